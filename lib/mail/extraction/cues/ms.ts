import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ms: Cues = {
  code: `
    kod, kata laluan sekali guna, kata laluan satu kali, kata laluan sekali sahaja, nombor pengesahan, nombor tac,
    kodnya, nombor otp, nombor pin sekali, pin sekali guna, kata laluan dinamik, nombor keselamatan,
    kata laluan sementara sekali, frasa sekali guna, nombor sekali guna, tac, tac anda, kod tac, kod otp, nombor sulit,
    nombor rahsia sekali, kata laluan sekali, kata laluan otp, kata laluan sementara tac, kod laluan, passcode,
    angka pengesahan, angka keselamatan, pin sekali sahaja, pin otp, kunci sekali guna,
    kata laluan transaksi, kata laluan pembayaran, kata laluan untuk transaksi, kod untuk pembayaran, kod untuk
    transaksi,
    kod pengesahan, kod keselamatan, kod log masuk, kod pengaktifan, kod sekali guna, kod akses, kod tetapan semula,
    kod set semula, kod pemulihan, kod gandingan, kod kebenaran, kod anda, kod buka kunci, kod peranti, kod
    sementara, kod rahsia, kod pin, kod 6 digit, kod enam digit, kod verifikasi, kod semakan, kod kelulusan
  `,
  maybeCode: `
    kata laluan, nombor, aksara, frasa laluan, angka, digit, huruf, rentetan, gabungan, *urutan, kata rahsia,
    pin anda, token, simbol, kunci, bilangan, deretan, rangkaian, jujukan, kekunci telefon, pad kekunci,
    kata laluan sementara, kata laluan awal, pin sementara, angka berikut, angka ini, angka di bawah, nombor berikut,
    nombor ini, nombor di bawah, huruf berikut, aksara berikut, perkataan berikut, perkataan ini, enam digit,
    empat digit, lapan digit, 6 digit, 4 digit, 8 digit, enam angka, kod di atas, teks berikut, frasa berikut,
    taipkan ini, masukkan ini
  `,
  other: `
    nombor pesanan, no pesanan, no. pesanan, kod pesanan, invois, nombor invois, nombor bil, resit, nombor resit,
    nombor penjejakan, kod penjejakan, nombor bungkusan, bungkusan, penghantaran, tempahan, nombor tempahan,
    kod tempahan, rujukan, nombor rujukan, kod rujukan, nombor kes, nombor tiket, nombor pelanggan, nombor ahli,
    keahlian, nombor kontrak, nombor polisi, nombor akaun, no akaun, no. akaun, nombor kad, kad berakhir,
    berakhir dengan, poskod, kod pos, kod kawasan, kod negara, kod promosi, kod promo, kod diskaun, diskaun, kod kupon,
    kod baucar, baucar, kod hadiah, kod jemputan, kod penebusan, tebus, kod ralat, ralat, kod status, kod keluar,
    kod bank, kod cawangan, kod swift, kod qr, kod bar, kod sumber, kod etika, tatakelakuan, kod warna, kod produk,
    kod kursus, nombor siri, nombor cukai, nombor pendaftaran, nombor syarikat, no. pendaftaran, nombor transaksi,
    nombor telefon, telefon, talian, hubungi kami, faks, jumlah, baki, amaun, bayaran, rm, jalan, tingkat,
    mata ganjaran, versi, penerbangan, tempat duduk, bilik, nombor meter, no ahli, no. ahli, no matrik, no. matrik,
    nombor matrik, no pelajar, no pekerja, no kad, no. kad, no bil, no polisi, no siri, no. siri, no kes,
    no pendaftaran, akaun berakhir, kod rakan, kod ahli, kod pekerja, kod cukai, kod kelas, kod subjek, kod barang,
    kod item, kod kecemasan, kod balasan, kod respons, kod aset, mata terkumpul, mengumpul, pembelian, juruwang,
    semasa bayar, semasa membayar, troli, daftar keluar, percuma, hadiah, potongan, jimat, cabutan, rakan, kod rujuk,
    tiket, gerbang, pelepasan, bil elektrik, bacaan meter, tunggakan, ansuran, pinjaman, cukai, sdn bhd, berhad,
    cawangan, harga, kaunter bayaran, kaunter pembayaran, nombor servis, no servis, nombor pembaikan, no penjejakan,
    no. penjejakan, no bungkusan, no giliran, no. giliran, nombor giliran, no tempahan, no invois, no resit,
    no rujukan, no akaun pelanggan, no pelanggan, no meter, no telefon, no tel, no pesakit, no daftar pesakit,
    nombor pesakit, no daftar, no fail, nombor fail, no tiket, no tempat duduk, no kenderaan, nombor plat, no plat,
    nombor pendaftaran kenderaan, no ic, no kad pengenalan, kad pengenalan, no passport, no lesen, no kontrak,
    no permohonan, nombor permohonan, nombor aduan, no aduan, nombor calon, angka giliran, peti bungkusan,
    peti simpanan, peti parsel, loker, parsel, nombor parsel, pin pengambilan, kod pengambilan, kod ambil, pin peti,
    kod pintu, kod loker, kod agen, kod mesyuarat, id mesyuarat, kata laluan mesyuarat, kata laluan wifi, kod sekolah,
    kod jabatan, kod zon, kod lot, kod saham, kod stok, kod unik, kod tuntutan, kod ganjaran, kod percuma, kod ajakan,
    kod bonus, kod tawaran, kod baucer, baucer, nombor binaan, nombor versi, jaminan, waranti, insurans, bil air,
    bil anda, bil telefon, sewa, yuran, denda, kompaun, ansuran bulanan, tarikh akhir bayaran, pengikut, tontonan,
    unit digunakan, mesyuarat, taman perumahan,
    kotak carian, ruangan carian,
    nombor pekerja
  `,
  promo: `
    diskaun*, kupon*, baucar*, kad hadiah, kod promosi, tawaran istimewa, tawaran hebat, tawaran khas, tawaran terhad,
    jualan murah, jualan hebat, jualan gudang, jimat sekarang, jimat sehingga, semasa daftar keluar belian,
    troli beli-belah, troli anda, bakul beli-belah, bakul belian, penghantaran percuma, penghantaran secara percuma,
    mata ganjaran, mata kesetiaan, mata bonus, cabutan bertuah, peraduan*, jemput rakan, jemput kawan, ajak kawan,
    rujuk rakan, pulangan tunai, rebat tunai, hadiah hari lahir, hadiah hari jadi, pesanan minimum, *belian minimum,
    selagi stok masih ada, sementara stok masih ada, selagi stok ada, tebus baucar, tebus ganjaran, beli sekarang,
    beli-belah sekarang, promosi hebat, promosi istimewa, untuk potongan, kod untuk potongan, baucer*, percuma 1,
    beli 1 percuma, beli satu percuma, harga istimewa, harga runtuh, jualan kilat, tawaran masa terhad, hanya hari ini,
    ahli setia, pelanggan setia, kumpul mata, tebus mata, tebus hadiah, tebus sekarang, mata berganda, stok terhad,
    kuantiti terhad, promosi raya, jualan raya, dapatkan diskaun, hadiah percuma, tunjukkan di kaunter, cuba percuma,
    cubaan percuma, bebas penghantaran
  `,
  press: `
    edisi ini, keluaran ini kami, dalam artikel ini, baca lagi, baca lanjut, baca selanjutnya, teruskan membaca,
    kolumnis*, catatan blog, siaran blog, pembaca kami, para pembaca, statistik*, laporan mingguan, laporan bulanan,
    ringkasan mingguan, ringkasan bulanan, secara purata, purata*, bulan lepas, bulan lalu, nota keluaran, log
    perubahan, versi baharu, versi baru, pembetulan pepijat, pepijat dibaiki, ujian gagal, binaan gagal, webinar*,
    episod podcast, audio siar, petua untuk, tip untuk, kajian menunjukkan, menurut kajian, tinjauan menunjukkan,
    menurut tinjauan, gelombang penipuan, kenyataan media, siaran akhbar, para penyelidik, *makin meningkat, teruskan
    bacaan, bulan lepas sahaja, artikel tentang, tinjauan, soal selidik, pendapat anda, isu kali ini, edisi bulan,
    edisi minggu, sidang redaksi, dari meja, temu bual, wawancara, kajian kes, kedudukan, ringkasan aktiviti,
    ringkasan penggunaan, laporan penggunaan, penyelenggaraan sistem, gangguan perkhidmatan, laporan insiden,
    binaan berjaya, pengeluaran versi, jawab soal selidik, isi soal selidik, berita terkini, kisah pelanggan
  `,
  business: `
    pengesahan, *sahkan, log masuk, daftar masuk, mendaftar, pendaftaran, akaun, e mel, emel, kata laluan, tetapkan
    semula, menetapkan semula, set semula, pemulihan, keselamatan, identiti, dua langkah, dua faktor, pengaktifan,
    mengaktifkan, peranti baharu, peranti baru, buka kunci, pengeluaran, pindahan, tukar peranti, peranti lain, telefon
    baru, telefon baharu, tukar e mel, tukar emel, menukar e mel, menjemput anda, jemputan, menambah anda, dikunci,
    adakah ini anda, nama pengguna, kelulusan transaksi, transaksi dalam talian, transaksi kad, pemegang kad,
    meluluskan transaksi, tandatangan digital, tandatangan elektronik, biometrik, kunci laluan, pelayar baharu,
    lokasi baharu, peranti tidak dikenali, pautkan akaun, memautkan akaun, sambungkan akaun, padam akaun,
    pemadaman akaun, menutup akaun, lupa kata laluan, menukar kata laluan, tukar kata laluan, alamat baharu, dijemput,
    menjemput puan, menjemput tuan, menambahkan anda, hak akses, akses kepada, kerjasama, digantung, disekat,
    buletin ke, melanggan, langganan
  `,
  fleeting: `
    tamat tempoh, luput, sah selama, sah untuk, sah sehingga, hanya sah, minit, sekali guna, satu kali, jangan kongsi,
    jangan kongsikan, jangan berkongsi, jangan dedahkan, jangan beri, sesiapa, tidak akan meminta, sulit, rahsia,
    dalam masa, dalam tempoh, tempoh sah, tidak akan sesekali, tidak sesekali, tidak pernah meminta,
    tidak akan menghubungi, jangan berikan, jangan beritahu, jangan maklumkan, jangan sebarkan, sekali sahaja,
    digunakan sekali, orang lain, akan tamat, tamat pada, sah 2 minit, sah 3 minit, sah 5 minit, sah 10 minit,
    sah dalam, sah hingga, hanya sekali, sekali guna sahaja, tidak sah lagi, tidak boleh digunakan lagi, tamat dalam,
    jam sahaja, dalam 24 jam, jangan dedah, jangan didedahkan, jangan dikongsi, jangan diberikan, termasuk kakitangan,
    kakitangan bank tidak, pihak bank tidak, pegawai bank tidak, kakitangan kami tidak, kepada sesiapa,
    kepada orang lain, simpan rahsia, pihak kami tidak
  `,
  enter: `
    *masukkan, taipkan, salin, tampal, guna, *gunakan, isikan, berikan, isi kod, menaip, ditaip, menyalin, tampalkan,
    imbas, sebutkan, beritahu kod, nyatakan, tulis, tuliskan, bacakan, kunci masuk, gunalah, dan isi, diisi,
    tekan angka, salin semula, hantarkan kod, dengan menghantar, isi kotak, tulislah, sila taip, sila isi, sila salin,
    sila guna, sila masuk, dimasukkan, isikan di, isi di ruangan, dalam ruangan, di ruangan, ke dalam kotak,
    dalam kotak, taip semula, tulis semula, tampal di, balas dengan, sebutkan kepada, padankan, pilih nombor,
    pilih angka, kemukakan, taip kod, taip nombor, taip digit, taip di,
    taip, taip sahaja, masukkan sahaja, isi sahaja, tulis sahaja, cukup taip, cukup masukkan, taipkan di, perlu
    dimasukkan, perlu ditaip, isikan di sana, taip di sana, masukkan di sana,
    akan meminta, akan diminta, diminta memasukkan, meminta nombor
  `,
  complete: `
    *sahkan e mel, *sahkan emel, *sahkan alamat, *sahkan akaun, *sahkan identiti, sahkan sekarang, *sahkan pendaftaran,
    *sahkan langganan, *sahkan perubahan, sahkan log masuk, sahkan pemadaman, pengesahan e mel, pengesahan akaun,
    *aktifkan akaun, pengaktifan akaun, tetapkan semula kata laluan, menetapkan semula kata laluan,
    set semula kata laluan, reset kata laluan, tetapan semula kata laluan, tetapkan kata laluan, *cipta kata laluan,
    buat kata laluan, tukar kata laluan, menukar kata laluan, ubah kata laluan, kata laluan baharu, kata laluan baru,
    pilih kata laluan, pulihkan akaun, pemulihan akaun, pautan pengesahan, pautan pengaktifan, pautan log masuk,
    pautan tetapan semula, terima jemputan, lihat jemputan, sertai pasukan, sertai kumpulan, sertai sekarang,
    menyertai pasukan, buka kunci akaun, nyahsekat akaun, *luluskan log masuk, luluskan peranti,
    *lengkapkan pendaftaran, selesaikan pendaftaran, sediakan akaun, sahkan bahawa, pengesahan emel, pengesahan alamat,
    aktifkan sekarang, aktifkan profil, aktifkan kad, aktifkan keahlian, kata laluan set semula,
    menetapkan kata laluan, membuat kata laluan, mengubah kata laluan, memilih kata laluan, memulihkan akaun,
    pulihkan akses, pulihkan kata laluan, pautan ajaib, pautan set semula, pautan pemulihan,
    log masuk tanpa kata laluan, log masuk dengan satu klik, log masuk satu klik, terima pelawaan, menerima jemputan,
    menerima pelawaan, lihat pelawaan, sertai ruang, menyertai ruang, sertai projek, menyertai kumpulan,
    sertai organisasi, *nyahkunci akaun, membuka kunci akaun, buka sekatan akaun, luluskan permintaan,
    benarkan log masuk, benarkan peranti, percayai peranti, sahkan peranti, ini saya, itu saya, memang saya,
    saya yang log masuk, lengkapkan akaun, lengkapkan profil, selesaikan persediaan, padam akaun, memadam akaun,
    padam selamanya, sahkan padam, ya langgan, ya saya mahu, tuntut akaun, masuk kumpulan, ya saya, ya itu saya,
    saya setuju, bersetuju menukar, buka akaun, buka akaun saya, ini e mel saya, e mel saya, padamkan akaun,
    saya mahu melanggan, mahu menerima, buka semula, tentukan kata laluan, terima ajakan, benarkan masuk,
    hidupkan akaun, ya ini saya, saya sertai, buka kunci, padam akaun saya, ya hantarkan, hantarkan kepada saya,
    ya hantar, betul saya, betul ini saya, ya saya yang, saya yang buat, saya yang minta, saya yang melakukan,
    benar saya, guna alamat ini, gunakan alamat ini, guna e mel ini, gunakan e mel ini, e mel ini milik saya,
    sahkan e mel saya, sahkan alamat baharu, sahkan e mel baharu, sahkan transaksi, sahkan permintaan,
    sahkan penutupan, sahkan pemilikan, sahkan penerimaan, sahkan keahlian, sahkan diri, sahkan log, mengesahkan akaun,
    mengesahkan alamat, mengesahkan e mel, pengesahan identiti, saya mahu sertai, saya ingin menyertai,
    saya akan sertai, sertai kelas, sertai komuniti, sertai keluarga, sertai persatuan, sertai kami, menyertai kelas,
    menyertai projek, masuk ke kelas, masuk ke bilik, masuk kelas, terima permintaan, terima tawaran menyertai,
    luluskan transaksi, luluskan akses, luluskan permohonan, benarkan akses, benarkan pelayar, benarkan saya masuk,
    percayai pelayar, ingat peranti, teruskan di pelayar, teruskan dalam pelayar, sambung di pelayar,
    teruskan pendaftaran, sambung pendaftaran, sambung daftar, teruskan log masuk, sambung log masuk,
    lengkapkan log masuk, lengkapkan pengesahan, lengkapkan langkah, lengkapkan permohonan, selesaikan pengesahan,
    aktifkan e mel, aktifkan langganan, aktifkan semula, pengaktifan keahlian, hidupkan semula, pulihkan semula,
    dapatkan semula akaun, dapatkan semula kata laluan, mendapatkan semula akaun, gantikan kata laluan,
    menggantikan kata laluan, set kata laluan, buat kata laluan baharu, pin baharu, set semula pin,
    tetapkan semula pin, tukar pin, tetapkan pin, lupa kata laluan, log masuk automatik, log masuk terus, terus masuk,
    masuk terus, bawa saya masuk, log masuk melalui pautan, pautan sekali guna, pautan jemputan, pautan pemulihan kata,
    tutup akaun, menutup akaun saya, padam data saya, ya padam, ya padamkan, mula melanggan, mulakan langganan,
    saya mahu menerima, saya mahu terima, saya ingin menerima, menetapkan semula kata laluan*, mengesahkan e mel*,
    mengaktifkan akaun*, menukar kata laluan*
  `,
  act: `
    *sahkan, pengesahan, aktifkan, terima, luluskan, benarkan, sertai, teruskan, seterusnya, lengkapkan, selesaikan,
    mulakan, tetapkan semula, buka kunci, sah, sambung, *setuju, tuntut, pulihkan, nyahkunci, tetapan semula, percayai,
    mula, satu langkah lagi, langkah terakhir, hampir siap, lengkapkan sekarang, sambung semula, sahkan dahulu,
    tinggal satu, tinggal satu langkah, selangkah lagi, sedikit lagi, belum selesai, belum lengkap, langkah akhir
  `,
  signIn: `
    log masuk, daftar masuk, buka aplikasi, masuk ke akaun, buka dalam aplikasi, log masuk sekarang
  `,
  never: `
    nyahlanggan, berhenti melanggan, henti langganan, batal langganan, keutamaan, tetapan, uruskan,
    lihat dalam pelayar, lihat dalam penyemak imbas, versi web, privasi, terma, bantuan, sokongan, hubungi,
    soalan lazim, tinjauan, ulasan, lihat pesanan, sahkan pesanan, jejaki, lihat invois, bayar, lihat butiran,
    ketahui lebih lanjut, baca lagi, lihat semua, muat turun, beli, kedai, kongsi, ikuti kami, balas, lihat aktiviti,
    tentang kami, kerjaya, laman utama, naik taraf, jemput rakan, baca dalam pelayar, baca e mel ini dalam,
    buka dalam pelayar, versi pelayar, cawangan terdekat, jejak, tukar alamat, aduan, panduan, ikut kami, lihat baucar,
    lihat tawaran, lihat resit, komen baharu, lihat komen, tulis komen, sejarah, rekod, tidak mahu menerima,
    teruskan bacaan, sambung baca, baca berita, berita lain, lain kali, beri bintang, lihat tempahan, lihat gambar,
    lihat log, ke artikel, baca artikel, semak tetapan, papan pemuka, semak status, lihat status, lihat bil,
    muat turun bil, muat turun resit, muat turun invois, cetak tiket, cetak resit, lihat jadual, jadual kuliah,
    ubah tarikh, tukar tarikh, ubah temujanji, lihat temujanji, batalkan temujanji, batalkan tempahan, ubah tempahan,
    lihat peta, peta lokasi, cari kedai, cari cawangan, lihat laporan, lihat keputusan, lihat menu, lihat katalog,
    lihat produk, lihat polisi, guna baucar, tebus baucar, tebus sekarang, jawab tinjauan, isi tinjauan, mula tinjauan,
    mulakan tinjauan, jawab soal selidik, mula jawab, tonton video, lihat video, lihat senarai, tambah ke kalendar,
    muat turun aplikasi, jawatan kosong, kurangkan e mel, kekerapan e mel, tukar pelan, ubah pelan, lihat pelan,
    perbaharui, bayar sekarang, bayar bil, cara guna, teruskan perbualan, lihat mesej, baca mesej, sertai mesyuarat,
    akaun saya, buka tugasan, cuba sekarang, buka laporan, buka fail, komen, komen ini, ulasan ini
  `,
  notMe: `
    bukan anda, bukan saya, tidak meminta, tidak membuat, tidak mendaftar, tidak mengenali, *abaikan, tolak, batalkan,
    batal, laporkan, lindungi akaun, sekat, bukan daripada anda, jika bukan, sekiranya bukan, tidak memohon,
    tidak mencuba, tidak melakukan, tidak berbuat, tidak pernah mendaftar, tidak kenal, kekalkan akaun, simpan akaun,
    menolak, mencurigakan, orang lain yang, jika bukan anda, tidak perlu berbuat apa, tidak mahu, biarkan sahaja,
    biar sahaja, tidak pernah meminta, tidak pernah memohon, bukan puan, bukan tuan, bukan encik, bukan cik,
    bukan permintaan anda, bukan transaksi anda, bukan anda yang, kalau bukan, tidak ingat, tersalah taip, tersilap,
    silap alamat, padam e mel ini, padam emel ini, tidak perlu tindakan, tiada tindakan, tidak perlu buat apa,
    anggap tiada, segera hubungi, hubungi kami segera, kunci akaun, bekukan, batalkan permintaan, batalkan pertukaran,
    batalkan perubahan, ini bukan saya, kekalkan, tolak jemputan, saya tolak, tidak cuba
  `,
  done: `
    telah ditukar, telah diubah, telah dikemas kini, telah ditetapkan semula, telah disahkan, telah diaktifkan,
    telah ditambah, telah dipadam, telah dialih keluar, dilumpuhkan, dinyahaktifkan, berjaya, log masuk baharu,
    log masuk baru, baru sahaja log masuk, terima kasih kerana, telah menyertai, telah menerima jemputan,
    telah berubah, sudah ditukar, sudah disahkan, baru ditukar, telah diterima, telah didaftarkan, telah dikunci,
    telah keluar, ditukar pada, cubaan log masuk, gagal, telah dihantar, sudah dihantar, telah tiba, sudah tiba,
    telah sampai, sudah sampai, telah dibayar, sudah dibayar, bayaran diterima, pembayaran diterima,
    telah ditetapkan pada, telah ditempah, telah dibatalkan, sudah dibatalkan, telah dipautkan, telah disambungkan,
    telah dipulihkan, telah ditutup, telah diluluskan, sudah diluluskan, telah dibuka, sedia diambil,
    telah dimasukkan ke, telah log masuk, telah berjaya, jika ini anda, jika itu anda, jika anda yang,
    sekiranya anda yang
  `,
  here: `
    sini, klik, ketik, tekan, pautan, butang, lawati, layari, salin dan tampal, pelayar, penyemak imbas, bar alamat, di
    bawah, alamat berikut, url, *laman berikut, buka laman, buka halaman ini, alamat ini, salin, butang ini,
    butang berikut, butang di bawah, butang di atas, butang tidak berfungsi, tidak boleh diklik, tidak boleh dibuka,
    buka pautan, pautan berikut, pautan ini, pautan di bawah, buka alamat, salin alamat, alamat di bawah, alamat web,
    tampal ke pelayar, halaman berikut, laman ini, halaman ini
  `,
};
