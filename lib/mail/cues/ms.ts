import type { Cues } from "@/lib/mail/cues/types";

export const ms: Cues = {
  code: `
    kod, kata laluan sekali guna, kata laluan satu kali, kata laluan sekali sahaja, nombor pengesahan, nombor tac,
    kodnya, nombor otp, nombor pin sekali, pin sekali guna, kata laluan dinamik, nombor keselamatan,
    kata laluan sementara sekali, frasa sekali guna, nombor sekali guna
  `,
  maybeCode: `
    kata laluan, nombor, aksara, frasa laluan, angka, digit, huruf, rentetan, gabungan, *urutan, kata rahsia,
    pin anda, token, simbol, kunci, bilangan, deretan, rangkaian, jujukan, kekunci telefon, pad kekunci
  `,
  other: `
    nombor pesanan, no pesanan, no. pesanan, kod pesanan, invois, nombor invois, nombor bil, resit, nombor resit,
    nombor penjejakan, kod penjejakan, nombor bungkusan, bungkusan, penghantaran, tempahan, nombor tempahan,
    kod tempahan, rujukan, nombor rujukan, kod rujukan, nombor kes, nombor tiket, nombor pelanggan, nombor ahli,
    keahlian, nombor kontrak, nombor polisi, nombor akaun, no akaun, no. akaun, nombor kad, kad berakhir,
    berakhir dengan, poskod, kod pos, kod kawasan, kod negara, kod promosi, kod promo, kod diskaun, diskaun,
    kod kupon, kod baucar, baucar, kod hadiah, kod jemputan, kod penebusan, tebus, kod ralat, ralat, kod status,
    kod keluar, kod bank, kod cawangan, kod swift, kod qr, kod bar, kod sumber, kod etika, tatakelakuan, kod warna,
    kod produk, kod kursus, nombor siri, nombor cukai, nombor pendaftaran, nombor syarikat, no. pendaftaran,
    nombor transaksi, nombor telefon, telefon, talian, hubungi kami, faks, jumlah, baki, amaun, bayaran, rm, jalan,
    tingkat, mata ganjaran, versi, penerbangan, tempat duduk, bilik, nombor meter, no ahli, no. ahli, no matrik,
    no. matrik, nombor matrik, no pelajar, no pekerja, no kad, no. kad, no bil, no polisi, no siri, no. siri, no kes,
    no pendaftaran, akaun berakhir, kod rakan, kod ahli, kod pekerja, kod cukai, kod kelas, kod subjek, kod barang,
    kod item, kod kecemasan, kod balasan, kod respons, kod aset, mata terkumpul, mengumpul, pembelian, juruwang,
    semasa bayar, semasa membayar, troli, daftar keluar, percuma, hadiah, potongan, jimat, cabutan, rakan, kod rujuk,
    tiket, gerbang, pelepasan, bil elektrik, bacaan meter, tunggakan, ansuran, pinjaman, cukai, sdn bhd, berhad,
    cawangan, taman, harga, kaunter bayaran, kaunter pembayaran, nombor servis, no servis, nombor pembaikan
  `,
  promo: `
    diskaun*, kupon*, baucar*, kad hadiah, kod promosi, tawaran istimewa, tawaran hebat, tawaran khas, tawaran terhad,
    jualan murah, jualan hebat, jualan gudang, jimat sekarang, jimat sehingga, semasa daftar keluar belian,
    troli beli-belah, troli anda, bakul beli-belah, bakul belian, penghantaran percuma, penghantaran secara percuma,
    mata ganjaran, mata kesetiaan, mata bonus, cabutan bertuah, peraduan*, jemput rakan, jemput kawan, ajak kawan,
    rujuk rakan, pulangan tunai, rebat tunai, hadiah hari lahir, hadiah hari jadi, pesanan minimum, *belian minimum,
    selagi stok masih ada, sementara stok masih ada, selagi stok ada, tebus baucar, tebus ganjaran, beli sekarang,
    beli-belah sekarang, promosi hebat, promosi istimewa, untuk potongan, kod untuk potongan
  `,
  press: `
    edisi ini, keluaran ini kami, dalam artikel ini, baca lagi, baca lanjut, baca selanjutnya, teruskan membaca,
    kolumnis*, catatan blog, siaran blog, pembaca kami, para pembaca, statistik*, laporan mingguan, laporan bulanan,
    ringkasan mingguan, ringkasan bulanan, secara purata, purata*, bulan lepas, bulan lalu, nota keluaran, log
    perubahan, versi baharu, versi baru, pembetulan pepijat, pepijat dibaiki, ujian gagal, binaan gagal, webinar*,
    episod podcast, audio siar, petua untuk, tip untuk, kajian menunjukkan, menurut kajian, tinjauan menunjukkan,
    menurut tinjauan, gelombang penipuan, kenyataan media, siaran akhbar, para penyelidik, *makin meningkat, teruskan
    bacaan, bulan lepas sahaja, artikel tentang, tinjauan, soal selidik, pendapat anda
  `,
  business: `
    pengesahan, *sahkan, log masuk, daftar masuk, mendaftar, pendaftaran, akaun, e mel, emel, kata laluan, tetapkan
    semula, menetapkan semula, set semula, pemulihan, keselamatan, identiti, dua langkah, dua faktor, pengaktifan,
    mengaktifkan, peranti baharu, peranti baru, buka kunci, pengeluaran, pindahan, tukar peranti, peranti lain, telefon
    baru, telefon baharu, tukar e mel, tukar emel, menukar e mel, menjemput anda, jemputan, menambah anda, dikunci,
    adakah ini anda, nama pengguna
  `,
  fleeting: `
    tamat tempoh, luput, sah selama, sah untuk, sah sehingga, hanya sah, minit, sekali guna, satu kali, jangan kongsi,
    jangan kongsikan, jangan berkongsi, jangan dedahkan, jangan beri, sesiapa, tidak akan meminta, sulit, rahsia,
    dalam masa, dalam tempoh, tempoh sah, tidak akan sesekali, tidak sesekali, tidak pernah meminta,
    tidak akan menghubungi, jangan berikan, jangan beritahu, jangan maklumkan, jangan sebarkan, sekali sahaja,
    digunakan sekali, orang lain, akan tamat, tamat pada
  `,
  enter: `
    *masukkan, taip, taipkan, salin, tampal, guna, *gunakan, isikan, berikan, isi kod, menaip, ditaip, menyalin,
    tampalkan, imbas, sebutkan, beritahu kod, nyatakan, tulis, tuliskan, bacakan, kunci masuk, gunalah, dan isi,
    diisi, tekan angka, salin semula, hantarkan kod, dengan menghantar, isi kotak, tulislah
  `,
  complete: `
    *sahkan e mel, *sahkan emel, *sahkan alamat, *sahkan akaun, *sahkan identiti, sahkan sekarang, *sahkan pendaftaran,
    *sahkan langganan, *sahkan perubahan, sahkan log masuk, sahkan pemadaman, pengesahan e mel, pengesahan akaun,
    *aktifkan akaun, pengaktifan akaun, tetapkan semula kata laluan, menetapkan semula kata laluan, set semula kata
    laluan, reset kata laluan, tetapan semula kata laluan, tetapkan kata laluan, *cipta kata laluan, buat kata laluan,
    tukar kata laluan, menukar kata laluan, ubah kata laluan, kata laluan baharu, kata laluan baru, pilih kata laluan,
    pulihkan akaun, pemulihan akaun, pautan pengesahan, pautan pengaktifan, pautan log masuk, pautan tetapan semula,
    terima jemputan, lihat jemputan, sertai pasukan, sertai kumpulan, sertai sekarang, menyertai pasukan, buka kunci
    akaun, nyahsekat akaun, *luluskan log masuk, luluskan peranti, *lengkapkan pendaftaran, selesaikan pendaftaran,
    sediakan akaun, sahkan bahawa, pengesahan emel, pengesahan alamat, aktifkan sekarang, aktifkan profil, aktifkan
    kad, aktifkan keahlian, kata laluan set semula, menetapkan kata laluan, membuat kata laluan, mengubah kata laluan,
    memilih kata laluan, memulihkan akaun, pulihkan akses, pulihkan kata laluan, pautan ajaib, pautan set semula,
    pautan pemulihan, log masuk tanpa kata laluan, log masuk dengan satu klik, log masuk satu klik, terima pelawaan,
    menerima jemputan, menerima pelawaan, lihat pelawaan, sertai ruang, menyertai ruang, sertai projek, menyertai
    kumpulan, sertai organisasi, *nyahkunci akaun, membuka kunci akaun, buka sekatan akaun, luluskan permintaan,
    benarkan log masuk, benarkan peranti, percayai peranti, sahkan peranti, ini saya, itu saya, memang saya, saya yang
    log masuk, lengkapkan akaun, lengkapkan profil, selesaikan persediaan, padam akaun, memadam akaun, padam selamanya,
    sahkan padam, ya langgan, ya saya mahu, tuntut akaun, masuk kumpulan, ya saya, ya itu saya, saya setuju, bersetuju
    menukar, buka akaun, buka akaun saya, ini e mel saya, e mel saya, padamkan akaun, saya mahu melanggan, mahu
    menerima, buka semula, tentukan kata laluan, terima ajakan, benarkan masuk, hidupkan akaun, ya ini saya, saya
    sertai, buka kunci, padam akaun saya
  `,
  act: `
    *sahkan, pengesahan, aktifkan, terima, luluskan, benarkan, sertai, teruskan, seterusnya, lengkapkan, selesaikan,
    mulakan, tetapkan semula, buka kunci, sah, sambung, *setuju, tuntut, pulihkan, nyahkunci, tetapan semula, percayai,
    mula, satu langkah lagi, langkah terakhir, hampir siap
  `,
  signIn: `
    log masuk, daftar masuk, buka aplikasi, masuk ke akaun
  `,
  never: `
    nyahlanggan, berhenti melanggan, henti langganan, batal langganan, keutamaan, tetapan, uruskan,
    lihat dalam pelayar, lihat dalam penyemak imbas, versi web, privasi, terma, bantuan, sokongan, hubungi,
    soalan lazim, tinjauan, ulasan, lihat pesanan, sahkan pesanan, jejaki, lihat invois, bayar, lihat butiran,
    ketahui lebih lanjut, baca lagi, lihat semua, muat turun, beli, kedai, kongsi, ikuti kami, balas, lihat aktiviti,
    tentang kami, kerjaya, laman utama, naik taraf, jemput rakan, baca dalam pelayar, baca e mel ini dalam,
    buka dalam pelayar, versi pelayar, cawangan terdekat, jejak, tukar alamat, aduan, panduan, ikut kami,
    lihat baucar, lihat tawaran, lihat resit, komen baharu, lihat komen, tulis komen, sejarah, rekod,
    tidak mahu menerima, teruskan bacaan, sambung baca, baca berita, berita lain, lain kali, beri bintang,
    lihat tempahan, lihat gambar, lihat log, ke artikel, baca artikel, semak tetapan, papan pemuka
  `,
  notMe: `
    bukan anda, bukan saya, tidak meminta, tidak membuat, tidak mendaftar, tidak mengenali, *abaikan, tolak, batalkan,
    batal, laporkan, lindungi akaun, sekat, bukan daripada anda, jika bukan, sekiranya bukan, tidak memohon, tidak
    mencuba, tidak melakukan, tidak berbuat, tidak pernah mendaftar, tidak kenal, kekalkan akaun, simpan akaun,
    menolak, mencurigakan, orang lain yang, jika bukan anda, tidak perlu berbuat apa, tidak mahu
  `,
  done: `
    telah ditukar, telah diubah, telah dikemas kini, telah ditetapkan semula, telah disahkan, telah diaktifkan,
    telah ditambah, telah dipadam, telah dialih keluar, dilumpuhkan, dinyahaktifkan, berjaya, log masuk baharu,
    log masuk baru, baru sahaja log masuk, terima kasih kerana, telah menyertai, telah menerima jemputan,
    telah berubah, sudah ditukar, sudah disahkan, baru ditukar, telah diterima, telah dibuat, telah didaftarkan,
    telah dikunci, telah keluar, ditukar pada, cubaan log masuk, gagal
  `,
  here: `
    sini, klik, ketik, tekan, pautan, butang, lawati, layari, salin dan tampal, pelayar, penyemak imbas, bar alamat, di
    bawah, alamat berikut, url, *laman berikut, buka laman, buka halaman ini, alamat ini, salin
  `,
};
