import type { Cues } from "@/lib/mail/cues/types";

export const ms: Cues = {
  code: `
    kod, kata laluan sekali guna, kata laluan satu kali, kata laluan sekali sahaja, nombor pengesahan, nombor tac,
    kodnya
  `,
  maybeCode: `
    kata laluan, nombor, aksara, kunci keselamatan, frasa laluan
  `,
  other: `
    nombor pesanan, no pesanan, no. pesanan, kod pesanan, invois, nombor invois, nombor bil, resit, nombor resit,
    nombor penjejakan, kod penjejakan, nombor bungkusan, bungkusan, penghantaran, tempahan, nombor tempahan,
    kod tempahan, rujukan, nombor rujukan, kod rujukan, nombor kes, nombor tiket, nombor pelanggan, nombor ahli,
    keahlian, nombor kontrak, nombor polisi, nombor akaun, no akaun, no. akaun, nombor kad, kad berakhir,
    berakhir dengan, poskod, kod pos, kod kawasan, kod negara, kod promosi, kod promo, kod diskaun, diskaun,
    kod kupon, kod baucar, baucar, kod hadiah, kad hadiah, kod jemputan, kod penebusan, tebus, kod ralat, ralat,
    kod status, kod keluar, kod bank, kod cawangan, kod swift, kod qr, kod bar, kod sumber, kod etika, tatakelakuan,
    kod warna, kod produk, kod kursus, nombor siri, nombor cukai, nombor pendaftaran, nombor syarikat,
    no. pendaftaran, nombor transaksi, nombor telefon, telefon, talian, hubungi kami, faks, jumlah, baki, amaun,
    bayaran, rm, jalan, tingkat, mata ganjaran, versi, penerbangan, tempat duduk, bilik, nombor meter
  `,
  promo: `
    diskaun*, kupon*, baucar*, kad hadiah, kod promosi, tawaran istimewa, tawaran hebat, tawaran khas, tawaran
    terhad, jualan murah, jualan hebat, jualan gudang, jimat sekarang, jimat sehingga, semasa daftar keluar
    belian, troli beli-belah, troli anda, bakul beli-belah, bakul belian, penghantaran percuma, penghantaran
    secara percuma, mata ganjaran, mata kesetiaan, mata bonus, cabutan bertuah, peraduan*, jemput rakan, jemput
    kawan, ajak kawan, rujuk rakan, pulangan tunai, rebat tunai, hadiah hari lahir, hadiah hari jadi, pesanan
    minimum, pembelian minimum, belian minimum, selagi stok masih ada, sementara stok masih ada, selagi stok ada,
    tebus baucar, tebus ganjaran, beli sekarang, beli-belah sekarang, promosi hebat, promosi istimewa
  `,
  press: `
    edisi ini, keluaran ini kami, dalam artikel ini, baca lagi, baca lanjut, baca selanjutnya, teruskan membaca,
    kolumnis*, catatan blog, siaran blog, pembaca kami, para pembaca, statistik*, laporan mingguan, laporan
    bulanan, ringkasan mingguan, ringkasan bulanan, secara purata, purata*, bulan lepas, bulan lalu, nota
    keluaran, log perubahan, versi baharu, versi baru, pembetulan pepijat, pepijat dibaiki, ujian gagal, binaan
    gagal, webinar*, episod podcast, audio siar, petua untuk, tip untuk, kajian menunjukkan, menurut kajian,
    tinjauan menunjukkan, menurut tinjauan, gelombang penipuan, kenyataan media, siaran akhbar, para penyelidik
  `,
  business: `
    pengesahan, mengesahkan, disahkan, sahkan, log masuk, daftar masuk, mendaftar, pendaftaran, akaun, e mel, emel,
    kata laluan, tetapkan semula, menetapkan semula, set semula, pemulihan, keselamatan, identiti, dua langkah,
    dua faktor, pengaktifan, mengaktifkan, peranti baharu, peranti baru, buka kunci, pengeluaran, pindahan
  `,
  fleeting: `
    tamat tempoh, luput, sah selama, sah untuk, sah sehingga, hanya sah, minit, sekali guna, satu kali, jangan kongsi,
    jangan kongsikan, jangan berkongsi, jangan dedahkan, jangan beri, sesiapa, tidak akan meminta, sulit, rahsia
  `,
  enter: `
    masukkan, taip, taipkan, salin, tampal, guna, gunakan, menggunakan, isikan, berikan
  `,
  complete: `
    sahkan e mel, sahkan emel, sahkan alamat, sahkan akaun, sahkan identiti, sahkan sekarang, sahkan pendaftaran,
    sahkan langganan, sahkan perubahan, sahkan log masuk, sahkan pemadaman, mengesahkan alamat, mengesahkan e mel,
    mengesahkan akaun, pengesahan e mel, pengesahan akaun, aktifkan akaun, mengaktifkan akaun, pengaktifan akaun,
    tetapkan semula kata laluan, menetapkan semula kata laluan, set semula kata laluan, reset kata laluan,
    tetapan semula kata laluan, tetapkan kata laluan, cipta kata laluan, buat kata laluan, tukar kata laluan,
    menukar kata laluan, ubah kata laluan, kata laluan baharu, kata laluan baru, pilih kata laluan, pulihkan akaun,
    pemulihan akaun, pautan pengesahan, pautan pengaktifan, pautan log masuk, pautan tetapan semula, terima jemputan,
    lihat jemputan, sertai pasukan, sertai kumpulan, sertai sekarang, menyertai pasukan, buka kunci akaun,
    nyahsekat akaun, luluskan log masuk, luluskan peranti, ya ini saya, ya itu saya, lengkapkan pendaftaran,
    selesaikan pendaftaran, sediakan akaun, padam akaun saya
  `,
  act: `
    sahkan, pengesahan, aktifkan, terima, luluskan, benarkan, sertai, teruskan, seterusnya, lengkapkan, selesaikan,
    mulakan, tetapkan semula, buka kunci
  `,
  signIn: `
    log masuk, log masuk sekarang, daftar masuk, buka aplikasi
  `,
  never: `
    nyahlanggan, berhenti melanggan, henti langganan, batal langganan, keutamaan, tetapan, urus, uruskan,
    lihat dalam pelayar, lihat dalam penyemak imbas, versi web, privasi, terma, bantuan, sokongan, hubungi,
    soalan lazim, tinjauan, ulasan, lihat pesanan, sahkan pesanan, jejak pesanan, jejaki, lihat invois, bayar,
    lihat butiran, ketahui lebih lanjut, baca lagi, lihat semua, muat turun, beli, kedai, kongsi, ikuti kami, balas,
    komen, lihat aktiviti, tentang kami, kerjaya, laman utama, naik taraf, jemput rakan
  `,
  notMe: `
    bukan anda, bukan saya, tidak meminta, tidak membuat, tidak mendaftar, tidak mengenali, abaikan, tolak, batalkan,
    batal, laporkan, lindungi akaun, sekat
  `,
  done: `
    telah ditukar, telah diubah, telah dikemas kini, telah ditetapkan semula, telah disahkan, telah diaktifkan,
    telah ditambah, telah dipadam, telah dialih keluar, dilumpuhkan, dinyahaktifkan, berjaya, log masuk baharu,
    log masuk baru, baru sahaja log masuk, terima kasih kerana, telah menyertai, telah menerima jemputan
  `,
  here: `
    sini, klik, ketik, tekan, pautan, butang, lawati, layari, salin dan tampal, pelayar, penyemak imbas, bar alamat
  `,
};
