import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ms: Cues = {
  code: `
    kod, kata laluan sekali guna, kata laluan satu kali, kata laluan sekali sahaja, nombor pengesahan, nombor tac,
    kodnya, nombor otp, nombor pin sekali, pin sekali guna, kata laluan dinamik, nombor keselamatan, kata laluan
    sementara sekali, frasa sekali guna, nombor sekali guna, tac, tac anda, kod tac, kod otp, nombor sulit, nombor
    rahsia sekali, kata laluan sekali, kata laluan otp, kata laluan sementara tac, kod laluan, passcode, angka
    pengesahan, angka keselamatan, pin sekali sahaja, pin otp, kunci sekali guna, kata laluan transaksi, kata laluan
    pembayaran, kata laluan untuk transaksi, kod untuk pembayaran, kod untuk transaksi, kod pengesahan, kod
    keselamatan, kod log masuk, kod pengaktifan, kod sekali guna, kod akses, kod tetapan semula, kod set semula, kod
    pemulihan, kod gandingan, kod kebenaran, kod anda, kod buka kunci, kod peranti, kod sementara, kod rahsia, kod pin,
    kod 6 digit, kod enam digit, kod verifikasi, kod semakan, kod kelulusan, nombor pin, no pin, nombor tac, no tac,
    kata laluan untuk sekali guna, kata laluan untuk satu kali, kata laluan untuk kegunaan sekali, kata laluan guna
    sekali, nombor guna sekali, pin guna sekali, kod guna sekali, nombor rahsia, angka rahsia, nombor log masuk, nombor
    pengaktifan, nombor akses, nombor kebenaran, nombor kelulusan, nombor pemulihan, nombor gandingan, nombor semakan,
    angka log masuk, angka sekali guna, kunci pengesahan, kunci pengaktifan, kunci pemulihan, token pengesahan, token
    sekali guna, token log masuk, pin pengesahan, pin transaksi, pin pengaktifan, perkataan pengesahan, frasa
    pengesahan, kata laluan pengesahan, kata laluan log masuk sekali, nombor tac anda, permintaan tac, kata laluan sms,
    nombor sms, kata kunci sekali guna, kata laluan dinamis, kod kelulusan bayaran, kod pengesahan pembayaran
  `,
  maybeCode: `
    kata laluan, nombor, aksara, frasa laluan, angka, digit, huruf, rentetan, gabungan, *urutan, kata rahsia,
    pin anda, token, simbol, kunci, bilangan, deretan, rangkaian, jujukan, kekunci telefon, pad kekunci,
    kata laluan sementara, kata laluan awal, pin sementara, angka berikut, angka ini, angka di bawah, nombor berikut,
    nombor ini, nombor di bawah, huruf berikut, aksara berikut, perkataan berikut, perkataan ini, enam digit,
    empat digit, lapan digit, 6 digit, 4 digit, 8 digit, enam angka, kod di atas, teks berikut, frasa berikut,
    taipkan ini, masukkan ini,
    lima angka, lima digit, lapan angka, empat angka, tujuh digit, 5 digit, 7 digit, 6 angka, 4 angka, 8 angka,
    enam aksara, lapan aksara, enam huruf, deretan nombor, kombinasi, gabungan nombor, aksara ini, huruf ini,
    angka tersebut, nombor tersebut, kata laluan berikut, pin berikut, pin ini, frasa ini
  `,
  other: `
    nombor pesanan, no pesanan, no. pesanan, kod pesanan, invois, nombor invois, nombor bil, resit, nombor resit,
    nombor penjejakan, kod penjejakan, nombor bungkusan, bungkusan, penghantaran, tempahan, nombor tempahan, kod
    tempahan, rujukan, nombor rujukan, kod rujukan, nombor kes, nombor tiket, nombor pelanggan, nombor ahli, keahlian,
    nombor kontrak, nombor polisi, nombor akaun, no akaun, no. akaun, nombor kad, kad berakhir, berakhir dengan,
    poskod, kod pos, kod kawasan, kod negara, kod promosi, kod promo, kod diskaun, diskaun, kod kupon, kod baucar,
    baucar, kod hadiah, kod jemputan, kod penebusan, tebus, kod ralat, ralat, kod status, kod keluar, kod bank, kod
    cawangan, kod swift, kod qr, kod bar, kod sumber, kod etika, tatakelakuan, kod warna, kod produk, kod kursus,
    nombor siri, nombor cukai, nombor pendaftaran, nombor syarikat, no. pendaftaran, nombor transaksi, nombor telefon,
    telefon, talian, hubungi kami, faks, jumlah, baki akaun, baki anda, baki semasa, amaun, bayaran, rm, jalan,
    tingkat, mata ganjaran, versi, penerbangan, tempat duduk, bilik, nombor meter, no ahli, no. ahli, no matrik, no.
    matrik, nombor matrik, no pelajar, no pekerja, no kad, no. kad, no bil, no polisi, no siri, no. siri, no kes, no
    pendaftaran, akaun berakhir, kod rakan, kod ahli, kod pekerja, kod cukai, kod kelas, kod subjek, kod barang, kod
    item, kod kecemasan, kod balasan, kod respons, kod aset, mata terkumpul, mengumpul, pembelian, juruwang, semasa
    bayar, semasa membayar, troli, daftar keluar, percuma, hadiah, potongan, jimat, cabutan, rakan, kod rujuk, tiket,
    gerbang, pelepasan, bil elektrik, bacaan meter, tunggakan, ansuran, pinjaman, cukai, sdn bhd, berhad, cawangan,
    harga, kaunter bayaran, kaunter pembayaran, nombor servis, no servis, nombor pembaikan, no penjejakan, no.
    penjejakan, no bungkusan, no giliran, no. giliran, nombor giliran, no tempahan, no invois, no resit, no rujukan, no
    akaun pelanggan, no pelanggan, no meter, no telefon, no tel, no pesakit, no daftar pesakit, nombor pesakit, no
    daftar, no fail, nombor fail, no tiket, no tempat duduk, no kenderaan, nombor plat, no plat, nombor pendaftaran
    kenderaan, no ic, no kad pengenalan, kad pengenalan, no passport, no lesen, no kontrak, no permohonan, nombor
    permohonan, nombor aduan, no aduan, nombor calon, angka giliran, peti bungkusan, peti simpanan, peti parsel, loker,
    parsel, nombor parsel, pin pengambilan, kod pengambilan, kod ambil, pin peti, kod pintu, kod loker, kod agen, kod
    mesyuarat, id mesyuarat, kata laluan mesyuarat, kata laluan wifi, kod sekolah, kod jabatan, kod zon, kod lot, kod
    saham, kod stok, kod unik, kod tuntutan, kod ganjaran, kod percuma, kod ajakan, kod bonus, kod tawaran, kod baucer,
    baucer, nombor binaan, nombor versi, jaminan, waranti, insurans, bil air, bil anda, bil telefon, sewa, yuran,
    denda, kompaun, ansuran bulanan, tarikh akhir bayaran, pengikut, tontonan, unit digunakan, mesyuarat, taman
    perumahan, kotak carian, ruangan carian, nombor pekerja, rujukan pembayaran, sebagai rujukan, butiran pembayaran,
    zon, direkod, nombor pengesahan tempahan, kod pengesahan tempahan, nombor pengesahan pesanan, kod pengesahan
    pesanan, id mesyuarat anda, kata laluan wi fi, kata laluan dokumen, kata laluan fail, kata laluan zoom, nombor
    penerbangan, nombor tuntutan, nombor insurans, nombor kad pengenalan, nombor ic, nombor pasport, nombor lesen,
    nombor kenderaan, nombor casis, nombor bilik, nombor tempat duduk, gerabak, kod kunci, kod bilik, kod parkir, kod
    kehadiran, kod pembekal, kod bil, kod penghantaran, kod pulangan, nombor lot, nombor kelompok, nombor waranti,
    nombor jaminan, nombor sebut harga, sebut harga, nombor surat, no surat, nombor peserta, nombor unit, no unit,
    nombor loket, nombor baucar, id pelanggan, id ahli, id transaksi, id rujukan, bil elektrik anda, nombor pengenalan
    cukai, nombor akaun bil, laporan nombor, permohonan nombor, kes nombor, empat digit terakhir, 4 digit terakhir,
    empat angka terakhir, 4 angka terakhir, kod bahagian, kod unit, kod seksyen, kod pusat kos, kod kakitangan, kod
    staf, kod personel, kod jawatan, kod pekerjaan, kod profesion, kod majikan, kod pengedar, kod pengilang, kod
    kilang, kod kedai, kod gerai, kod stor, kod gudang, kod syarikat, kod artikel, kod barangan, kod bahan, kod alat
    ganti, kod sku, kod katalog, kod mata pelajaran, kod modul, kod peperiksaan, kod kertas, kod kertas peperiksaan,
    kod pusat peperiksaan, kod dewan peperiksaan, kod bilik darjah, kod program, kod program pengajian, kod fakulti,
    kod universiti, kod institusi, kod kumpulan, kod pasukan, kod perlawanan, kod pertandingan, kod acara, kod
    aktiviti, kod program acara, kod sesi, kod belanjawan, kod peruntukan, kod vot, kod objek, kod zon parkir, kod
    kawasan parkir, kod petak parkir, kod tempat letak kereta, kod daerah, kod mukim, kod kampung, kod negeri, kod
    stesen, kod perhentian, kod lapangan terbang, kod syarikat penerbangan, kod tarif, kod meter, kod kontrak, kod
    cukai pendapatan, kod jenis cukai, kod msic, kod perniagaan, kod aktiviti perniagaan, kod industri, kod akaun
    belanjawan, kod pemulangan, kod waranti, kod jaminan, kod pembaikan, kod kerosakan, kod tuntutan insurans, kod
    versi, kod binaan, kod kelompok, kod batch, kod model, kod jenis, kod saiz, kod ubat, kod penyakit, kod icd, kod
    hospital, kod klinik, kod doktor, kod ekuiti, kod dana, kod buku, kod projek, kod tarif kastam, kod hs, kod
    pembeli, kod pelanggan, kod pembayar cukai, kod wilayah, kod kaunter, kod meja, kod menu, kod biller, kod jompay,
    kod bagi produk, kata laluan wifi tetamu, kata laluan wi fi tetamu, kata laluan rangkaian, kata laluan rangkaian
    tetamu, kata laluan internet tetamu, kata laluan hotspot, kata laluan tetamu, password wifi, password wi fi, kod
    laluan mesyuarat, kod laluan webinar, passcode mesyuarat, kata laluan webinar, kata laluan persidangan, kod
    persidangan, kod bilik mesyuarat, pin mesyuarat, pin persidangan, kod customer, kod pengguna bekalan, kod keahlian,
    kod vendor, kod pelajar, kod murid, kod invois, kod bangunan, kod hartanah, kod panggilan antarabangsa, kod bayaran
    cukai, kod kastam, kod order, kod booking, kod tiket, kod tracking, kod derma, kod kempen, kod sumbangan, kod
    diagnosis, kod preskripsi, kod polisi, kod insurans, kod tempat duduk, kod petak
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
    buletin ke, melanggan, langganan,
    kebenaran ibu bapa, menandatangani, tandatangani, tandatangan, pautan akaun, menukar nombor,
    pertukaran e mel, pertukaran nombor, pemadaman, telefon bimbit baharu, komputer baharu, log masuk di tv,
    kelulusan log masuk, pengesahan dua,
    menunggu kelulusan, menanti kelulusan, kelulusan anda, kelulusan tuan, kelulusan puan, perlu diluluskan,
    menunggu persetujuan, menunggu tandatangan*, pembayaran menunggu, pembayaran yang menunggu, transaksi menunggu,
    transaksi tertangguh, melengkapkan pembayaran, melengkapkan transaksi, melengkapkan pembelian,
    melengkapkan urus niaga, meneruskan transaksi, meneruskan pembayaran, menyelesaikan transaksi,
    meluluskan pembayaran, luluskan pembayaran, luluskan transaksi, melepaskan pembayaran, pemindahan wang,
    pemindahan dana, membenarkan transaksi, membenarkan pembayaran, kebenaran transaksi, kebenaran pembayaran,
    urus niaga dalam talian, pembelian dalam talian, pembelian atas talian, transaksi atas talian, 3d secure,
    3 d secure, ditandatangani, ditandatangan, gandingkan, gandingan peranti, menggandingkan, digandingkan,
    pasangkan peranti, pautkan peranti, paut peranti, memautkan, dipautkan, sambung peranti, menyambungkan peranti,
    peranti kedua, terkunci, percubaan gagal, percubaan salah, percubaan yang gagal, percubaan yang salah,
    percubaan tidak berjaya, terlalu banyak percubaan, beberapa kali salah, nyahkunci, menyahkunci, membuka kunci,
    nyahsekat*, menyahsekat, nombor baharu, tukar nombor, menukar telefon, pertukaran telefon, pertukaran peranti,
    pertukaran alamat, memulihkan, pulihkan akses, pulihkan, tetingkap yang anda, halaman yang anda buka,
    halaman yang anda tinggal*, yang anda biarkan terbuka, anda biarkan terbuka, dibiarkan terbuka,
    tab yang anda, penerima baharu, penerima baru,
    had pemindahan, menaikkan had, komputer baru, pelayar baru, kali pertama log
  `,
  fleeting: `
    tamat tempoh, luput, sah selama, sah untuk, sah sehingga, hanya sah, minit, sekali guna, satu kali, dalam masa,
    dalam tempoh, tempoh sah, sekali sahaja, digunakan sekali, akan tamat, tamat pada, sah 2 minit, sah 3 minit, sah 5
    minit, sah 10 minit, sah dalam, sah hingga, hanya sekali, sekali guna sahaja, tidak sah lagi, tidak boleh
    digunakan lagi, tamat dalam, jam sahaja, dalam 24 jam, hanya untuk sekali, untuk sekali guna, tidak boleh
    digunakan semula, tidak boleh diguna semula, luput dalam, luput selepas, tamat selepas, dalam 5 minit, dalam 3
    minit, dalam 10 minit, dalam 15 minit, dalam 30 minit, dalam 48 jam, setengah jam
  `,
  secret: `
    jangan kongsi, jangan kongsikan, jangan berkongsi, jangan dedahkan, jangan beri, sesiapa, tidak akan meminta,
    sulit, rahsia, tidak akan sesekali, tidak sesekali, tidak pernah meminta, tidak akan menghubungi, jangan berikan,
    jangan beritahu, jangan maklumkan, jangan sebarkan, orang lain, jangan dedah, jangan didedahkan, jangan dikongsi,
    jangan diberikan, termasuk kakitangan, kakitangan bank tidak, pihak bank tidak, pegawai bank tidak, kakitangan
    kami tidak, kepada sesiapa, kepada orang lain, simpan rahsia, pihak kami tidak, jangan tunjukkan, jangan beritahu
    sesiapa, jangan serahkan, jangan hantar kepada, mana mana pihak, pihak lain, kami tidak akan, kami tidak pernah,
    bank tidak akan, bank tidak pernah, tidak akan bertanya, tidak pernah bertanya, jangan kongsi kod, jangan
    kongsikan kod, jangan berkongsi kod, jangan sesekali kongsi*, jangan sesekali berkongsi, jangan sesekali dedah*,
    jangan dedahkan kod, jangan mendedahkan, jangan beri kod, jangan berikan kod, jangan memberikan, jangan
    memberitahu*, jangan bagi kod, jangan bagitahu, jangan hantar kod, jangan majukan, jangan bacakan, jangan sebut
    kod, jangan tunjuk kod, tidak boleh dikongsi, tidak boleh didedahkan, dengan sesiapa, dengan sesiapa pun, kepada
    mana mana pihak, rahsiakan kod*, rahsiakan, kekalkan kerahsiaan, tidak akan menelefon, tidak akan bertanyakan,
    pegawai kami tidak, petugas kami tidak, walaupun kepada kakitangan, walaupun kakitangan bank, sesiapa yang meminta
    kod, kami tidak pernah minta
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
    akan meminta, akan diminta, diminta memasukkan, meminta nombor,
    sahkan dengan, sahkan menggunakan, luluskan dengan, luluskan menggunakan, tandatangani dengan, tandatangan dengan,
    benarkan dengan, buka kunci dengan, aktifkan dengan, lengkapkan dengan, dengan memasukkan, dengan menaip,
    dengan menulis, dengan mengisi, menggunakan kod, menggunakan nombor, sebut, bacakan kepada, beritahu pegawai,
    beritahu ejen, maklumkan kepada pegawai, berikan kepada pegawai, tekan nombor, tekan butang, tekan digit, picit,
    dail, jawab dengan, hantar kepada chatbot, hantar ke chatbot, hantar kod, hantar nombor, akan bertanya,
    akan ditanya, ditanya, diminta, akan diminta mengisi, memerlukan kod, memerlukan angka, memerlukan nombor,
    akan diperlukan, apabila diminta, jika diminta, bila diminta, isikan dengan, tampal ke, tampalkan ke,
    tampalkan di, salin ke, salin kod, salin nombor, masukkan ke dalam, cantumkan, sisipkan, padankan dengan,
    nombor yang sama, pilih nombor yang, sila masukkan, sila tulis, sila tampal, sila tekan, mohon masukkan,
    ketuk nombor, ketuk angka, ketik nombor, salinkan, disalin dan, menampal, ditampal, menampalkan, hantar semula kod,
    hantar balik, hantarkan semula, hantarkan nombor, balas e mel ini dengan, balas mesej ini dengan,
    balas emel ini dengan, membalas dengan, dibalas dengan, menjawab dengan, jawab e mel ini dengan,
    jawab mesej ini dengan, katakan kod, katakan nombor, menyebut kod, disebut kepada, baca kod, baca nombor,
    baca kepada, dibacakan, membacakan, beritahu operator, beritahu penasihat, beritahu wakil, beritahu kakitangan,
    beritahukan kepada, beritahu nombor, maklumkan kod, maklumkan kepada ejen, beri kod, beri nombor, beri kepada ejen,
    beri kepada pegawai, beri kepada wakil, bagi kod, bagi nombor, tunjukkan kod, tunjuk kod, paparkan kod, pilih digit,
    memilih nombor, tekan kekunci, dailkan, mendail, teruskan dengan kod, sambung dengan kod, selesaikan dengan kod,
    tamatkan dengan, muktamadkan dengan, sempurnakan dengan kod, ditandatangani dengan, nyahkunci dengan,
    nyahsekat dengan, log masuk dengan kod, log masuk dengan nombor, disahkan dengan, diluluskan dengan,
    dibenarkan dengan, sahkan pembayaran dengan, sahkan pindahan dengan, sahkan transaksi dengan,
    sahkan pembelian dengan, sahkan akaun dengan, luluskan pembayaran dengan, luluskan pindahan dengan,
    luluskan transaksi dengan, benarkan pembayaran dengan, benarkan transaksi dengan, tandatangani kontrak dengan,
    tandatangani dokumen dengan, tandatangani perjanjian dengan, pakai kod, pakai nombor, dengan kod berikut,
    dengan kod di bawah, melalui kod ini, kepada ejen kami, kepada pegawai kami, kepada operator kami,
    kepada wakil kami, kepada penasihat kami, kod perlu di, kod hendaklah di, sebaik sahaja kod
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
    sediakan akaun, sahkan bahawa, pengesahan emel, pengesahan alamat, aktifkan sekarang, aktifkan profil, aktifkan kad,
    aktifkan keahlian, kata laluan set semula, menetapkan kata laluan, membuat kata laluan, mengubah kata laluan,
    memilih kata laluan, memulihkan akaun, pulihkan akses, pulihkan kata laluan, pautan ajaib, pautan set semula, pautan
    pemulihan, log masuk tanpa kata laluan, log masuk dengan satu klik, log masuk satu klik, terima pelawaan, menerima
    jemputan, menerima pelawaan, lihat pelawaan, sertai ruang, menyertai ruang, sertai projek, menyertai kumpulan,
    sertai organisasi, *nyahkunci akaun, membuka kunci akaun, buka sekatan akaun, luluskan permintaan, benarkan log
    masuk, benarkan peranti, percayai peranti, sahkan peranti, ini saya, itu saya, memang saya, saya yang log masuk,
    lengkapkan akaun, lengkapkan profil, selesaikan persediaan, padam akaun, memadam akaun, padam selamanya, sahkan
    padam, ya langgan, ya saya mahu, tuntut akaun, masuk kumpulan, ya saya, ya itu saya, saya setuju, bersetuju menukar,
    buka akaun, buka akaun saya, ini e mel saya, e mel saya, padamkan akaun, saya mahu melanggan, mahu menerima, buka
    semula, tentukan kata laluan, terima ajakan, benarkan masuk, hidupkan akaun, ya ini saya, saya sertai, buka kunci,
    padam akaun saya, ya hantarkan, hantarkan kepada saya, ya hantar, betul saya, betul ini saya, ya saya yang, saya
    yang buat, saya yang minta, saya yang melakukan, benar saya, guna alamat ini, gunakan alamat ini, guna e mel ini,
    gunakan e mel ini, e mel ini milik saya, sahkan e mel saya, sahkan alamat baharu, sahkan e mel baharu, sahkan
    transaksi, sahkan permintaan, sahkan penutupan, sahkan pemilikan, sahkan penerimaan, sahkan keahlian, sahkan diri,
    sahkan log, mengesahkan akaun, mengesahkan alamat, mengesahkan e mel, pengesahan identiti, saya mahu sertai, saya
    ingin menyertai, saya akan sertai, sertai kelas, sertai komuniti, sertai keluarga, sertai persatuan, sertai kami,
    menyertai kelas, menyertai projek, masuk ke kelas, masuk ke bilik, masuk kelas, terima permintaan, terima tawaran
    menyertai, luluskan transaksi, luluskan akses, luluskan permohonan, benarkan akses, benarkan pelayar, benarkan saya
    masuk, percayai pelayar, ingat peranti, teruskan di pelayar, teruskan dalam pelayar, sambung di pelayar, teruskan
    pendaftaran, sambung pendaftaran, sambung daftar, teruskan log masuk, sambung log masuk, lengkapkan log masuk,
    lengkapkan pengesahan, lengkapkan langkah, lengkapkan permohonan, selesaikan pengesahan, aktifkan e mel, aktifkan
    langganan, aktifkan semula, pengaktifan keahlian, hidupkan semula, pulihkan semula, dapatkan semula akaun, dapatkan
    semula kata laluan, mendapatkan semula akaun, gantikan kata laluan, menggantikan kata laluan, set kata laluan, buat
    kata laluan baharu, pin baharu, set semula pin, tetapkan semula pin, tukar pin, tetapkan pin, lupa kata laluan, log
    masuk automatik, log masuk terus, terus masuk, masuk terus, bawa saya masuk, log masuk melalui pautan, pautan sekali
    guna, pautan jemputan, pautan pemulihan kata, tutup akaun, menutup akaun saya, padam data saya, ya padam, ya
    padamkan, mula melanggan, mulakan langganan, saya mahu menerima, saya mahu terima, saya ingin menerima, menetapkan
    semula kata laluan*, mengesahkan e mel*, mengaktifkan akaun*, menukar kata laluan*, membukanya semula, buka semula
    di sini, buka kuncinya, lengkapkan melalui, selesaikan melalui, sahkan melalui, aktifkan melalui, tetapkan semula
    melalui, terima jemputan di sini, klik untuk mengesahkan, klik untuk sahkan, klik untuk mengaktifkan, klik untuk
    menetapkan, luluskan sebagai ibu bapa, beri kebenaran, berikan kebenaran, luluskan log masuk ini, benarkan log masuk
    ini, sahkan pertukaran, sahkan penukaran, sahkan e mel baru, pulihkan sekarang, tarik balik penggantungan, dapatkan
    semula akses, kembalikan akses, aktifkan semula akaun
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
    nyahlanggan, berhenti melanggan, henti langganan, batal langganan, keutamaan, tetapan, uruskan, lihat dalam
    pelayar, lihat dalam penyemak imbas, versi web, privasi, terma, bantuan, sokongan, hubungi, soalan lazim, tinjauan,
    ulasan, lihat pesanan, sahkan pesanan, jejaki, lihat invois, bayar, lihat butiran, ketahui lebih lanjut, baca lagi,
    lihat semua, muat turun, beli, kedai kami, lawati kedai, ke kedai, kongsi, ikuti kami, balas, lihat aktiviti,
    tentang kami, kerjaya, laman utama, naik taraf, jemput rakan, baca dalam pelayar, baca e mel ini dalam, buka dalam
    pelayar, versi pelayar, cawangan terdekat, jejak, tukar alamat, aduan, panduan, ikut kami, lihat baucar, lihat
    tawaran, lihat resit, komen baharu, lihat komen, tulis komen, sejarah, rekod, tidak mahu menerima, teruskan bacaan,
    sambung baca, baca berita, berita lain, lain kali, beri bintang, lihat tempahan, lihat gambar, lihat log, ke
    artikel, baca artikel, semak tetapan, papan pemuka, semak status, lihat status, lihat bil, muat turun bil, muat
    turun resit, muat turun invois, cetak tiket, cetak resit, lihat jadual, jadual kuliah, ubah tarikh, tukar tarikh,
    ubah temujanji, lihat temujanji, batalkan temujanji, batalkan tempahan, ubah tempahan, lihat peta, peta lokasi,
    cari kedai, cari cawangan, lihat laporan, lihat keputusan, lihat menu, lihat katalog, lihat produk, lihat polisi,
    guna baucar, tebus baucar, tebus sekarang, jawab tinjauan, isi tinjauan, mula tinjauan, mulakan tinjauan, jawab
    soal selidik, mula jawab, tonton video, lihat video, lihat senarai, tambah ke kalendar, muat turun aplikasi,
    jawatan kosong, kurangkan e mel, kekerapan e mel, tukar pelan, ubah pelan, lihat pelan, perbaharui, bayar sekarang,
    bayar bil, cara guna, teruskan perbualan, lihat mesej, baca mesej, sertai mesyuarat, akaun saya, buka tugasan, cuba
    sekarang, buka laporan, buka fail, komen, komen ini, ulasan ini, jejak bungkusan, jejak penghantaran, jejaki
    pesanan, jejaki bungkusan, muat turun penyata, lihat penyata, pas masuk, pas berlepas, daftar masuk dalam talian,
    pilih tempat duduk, hubungi sokongan, hubungi khidmat, sembang dengan, tulis ulasan, beri penilaian, lihat dokumen,
    lihat kontrak, lihat jadual penerbangan, app store, google play, simpan ke kalendar, urus tempahan, urus pesanan,
    urus langganan, tukar penghantaran, langganan saya, kemas kini maklumat pembayaran, kemas kini kad, lanjutkan
    langganan, isi kaji selidik, mohon sekarang, mohon jawatan, ajak kawan, dapatkan aplikasi, buat temu janji, tempah
    temu janji, masuk mesyuarat, urus pemberitahuan
  `,
  notMe: `
    bukan anda, bukan saya, tidak meminta, tidak membuat, tidak mendaftar, tidak mengenali, *abaikan, tolak, batalkan,
    batal, laporkan, lindungi akaun, sekat, bukan daripada anda, jika bukan, sekiranya bukan, tidak memohon, tidak
    mencuba, tidak melakukan, tidak berbuat, tidak pernah mendaftar, tidak kenal, kekalkan akaun, simpan akaun, menolak,
    mencurigakan, orang lain yang, jika bukan anda, tidak perlu berbuat apa, tidak mahu, biarkan sahaja, biar sahaja,
    tidak pernah meminta, tidak pernah memohon, bukan puan, bukan tuan, bukan encik, bukan cik, bukan permintaan anda,
    bukan transaksi anda, bukan anda yang, kalau bukan, tidak ingat, tersalah taip, tersilap, silap alamat, padam e mel
    ini, padam emel ini, tidak perlu tindakan, tiada tindakan, tidak perlu buat apa, anggap tiada, segera hubungi,
    hubungi kami segera, kunci akaun, bekukan, batalkan permintaan, batalkan pertukaran, batalkan perubahan, ini bukan
    saya, kekalkan, tolak jemputan, saya tolak, tidak cuba, jika anda tidak, sekiranya anda tidak, jika tuan tidak, jika
    puan tidak, bukan anda yang meminta, bukan anda yang melakukan, sila abaikan, abaikan sahaja, boleh abaikan, padam
    mesej ini, bukan dilakukan oleh anda, bukan milik anda, bukan kepunyaan anda, bukan akaun anda, bukan peranti anda,
    bukan aktiviti anda, tidak anda kenali, tidak anda kenal, tidak mengecam, bukan oleh anda, tidak dilakukan oleh
    anda, tidak memulakan, anda tidak membenarkan, tidak memberi kebenaran, tidak menukar kata laluan, tidak mengubah
    kata laluan, tanpa pengetahuan anda, tanpa kebenaran anda, orang lain mungkin, mungkin orang lain, mungkin ada orang
    lain, jika ini salah, jika ini satu kesilapan, ini adalah kesilapan, percaya ini satu kesilapan, secara tidak
    sengaja, alih keluar alamat, mengalih keluar alamat, buang alamat e mel, membuang alamat e mel, nyahaktifkan akaun,
    untuk menyahaktifkan akaun, untuk membekukan akaun, untuk mengunci akaun, mengesyorkan anda menukar, syorkan anda
    menukar, tukar kata laluan anda segera, tukar kata laluan anda dengan segera, segera tukar kata laluan, beritahu
    kami, maklumkan kepada kami, semak aktiviti, menyemak aktiviti, log keluar daripada semua, hubungi kami dengan
    segera, buat asal perubahan
  `,
  done: `
    telah ditukar, telah diubah, telah dikemas kini, telah ditetapkan semula, telah disahkan, telah diaktifkan, telah
    ditambah, telah dipadam, telah dialih keluar, dilumpuhkan, dinyahaktifkan, berjaya, log masuk baharu, log masuk
    baru, baru sahaja log masuk, telah menyertai, telah menerima jemputan, telah berubah, sudah ditukar, sudah
    disahkan, baru ditukar, telah diterima, telah didaftarkan, telah keluar, ditukar pada, gagal, telah dihantar, sudah
    dihantar, telah tiba, sudah tiba, telah sampai, sudah sampai, telah dibayar, sudah dibayar, bayaran diterima,
    pembayaran diterima, telah ditetapkan pada, telah ditempah, telah dibatalkan, sudah dibatalkan, telah dipautkan,
    telah disambungkan, telah dipulihkan, telah ditutup, telah diluluskan, sudah diluluskan, telah dibuka, sedia
    diambil, telah dimasukkan ke, telah log masuk, telah berjaya, jika ini anda, jika itu anda, jika anda yang,
    sekiranya anda yang, anda telah berhenti melanggan, anda tidak lagi melanggan, anda telah menyahlanggan, telah
    dinyahlanggan, langganan anda telah dibatalkan, langganan anda dibatalkan, langganan anda telah ditamatkan,
    langganan anda telah tamat, pembatalan anda berkuat kuasa, anda tidak akan lagi menerima, anda tidak akan menerima
    lagi, anda tidak lagi akan menerima, telah dikeluarkan daripada senarai, telah dialih keluar daripada senarai
  `,
  here: `
    sini, klik, ketik, tekan, pautan, butang, lawati, layari, salin dan tampal, pelayar, penyemak imbas, bar alamat, di
    bawah, alamat berikut, url, *laman berikut, buka laman, buka halaman ini, alamat ini, salin, butang ini,
    butang berikut, butang di bawah, butang di atas, butang tidak berfungsi, tidak boleh diklik, tidak boleh dibuka,
    buka pautan, pautan berikut, pautan ini, pautan di bawah, buka alamat, salin alamat, alamat di bawah, alamat web,
    tampal ke pelayar, halaman berikut, laman ini, halaman ini
  `,
  onSite: `
    bungkusan*, penghantaran*, kurier*, rider*, loker*, pengambilan*, ambil di, kaunter*, juruwang*, penyambut*, pintu*,
    wifi, wi fi, janji temu*, tempahan*, tiket*, giliran*, nombor meja, meja nombor, meja anda, pemandu*, peti
    bungkusan, peti parsel, id mesyuarat, nombor mesyuarat, kod mesyuarat, kata laluan mesyuarat, pautan mesyuarat, id
    persidangan, nombor persidangan, kod persidangan, mesyuarat zoom, perjumpaan zoom, panggilan zoom, mesyuarat teams,
    mesyuarat meet, google meet, mesyuarat dalam talian, mesyuarat maya, bilik mesyuarat, panggilan video, persidangan
    video, sidang video, video persidangan, panggilan persidangan, telesidang*, webinar*, sertai mesyuarat, menyertai
    mesyuarat, masuk mesyuarat, masuk ke mesyuarat, sertai panggilan, sertai melalui telefon, dail masuk, pin peserta,
    id peserta, kod peserta, nombor peserta, bilik menunggu, ruang menunggu, palang automatik, lobi, interkom*, garaj*,
    letak kereta, parkir*, kotak kunci, peti kunci, peti simpan kunci, ambil kunci, mangga kunci, mangga basikal, kunci
    kombinasi, mangga kombinasi, almari*, bilik persalinan, bilik salin, tempat simpan basikal, bangsal basikal,
    penggera*, peti besi, peti keselamatan, palang putar, stesen pengecasan, stesen pengecas, mesin layan diri, mesin
    jualan, mesin bayaran, fotostat*, mesin penyalin, di pencetak, bilik dobi, mesin basuh, rangkaian tetamu, rangkaian
    tanpa wayar, nombor bilik, kod ambil, parsel*, sedia untuk diambil, ambil pesanan, penghantar*, posmen*, pejabat
    pos, serahan*, penyerahan barang, nombor menunggu, barisan menunggu, konduktor*, menaiki pesawat, pas masuk pesawat,
    pas naik, pengawal keselamatan, kehadiran*, adakah anda akan hadir, saya akan hadir, sila maklumkan sebelum,
    penyertaan anda, sahkan penyertaan, ketibaan*, waktu tiba, sahkan lawatan, lawatan anda pada, lawatan anda ke,
    lawatan ke rumah, pas pelawat, daftar masuk hotel, daftar masuk ke hotel, daftar masuk penerbangan, daftar masuk
    bilik, check in, penginapan*, menginap*, bacaan meter, baca meter, meter elektrik, meter air, penerimaan barang,
    terima barang, barang diterima, lawatan sekolah, lawatan sambil belajar, rombongan*, kebenaran ibu bapa untuk
    lawatan, kebenaran untuk lawatan, mesyuarat ibu bapa, temu duga, temuduga*, di tangga, dalam lif, di hotel, pintu
    pagar,
    no mesyuarat, meeting id, id webinar, pautan zoom, nama rangkaian, nama wifi, nama wi fi, ssid, wifi tetamu, wi
    fi tetamu, wifi percuma, internet tetamu, butiran mesyuarat
  `,
  entryPlace: `
    tetingkap*, halaman*, laman*, skrin*, ruang*, ruangan*, kotak*, medan*, borang*, aplikasi*, apl, app, pelayar*,
    peranti*, tablet*, komputer*, dekoder, set top box, skrin tv, di tv, alat kawalan, mesin atm, kiosk, mesin kios,
    chatbot, sembang, dialog, kotak dialog, aplikasi mini, sambungan pelayar, pelancar, konsol, baris, langkah kedua,
    jam tangan, portal, komputer riba
  `,
  accountName: "nama pengguna, nama akaun, nama samaran, nama log masuk",
  subjectLine: "subjek*, baris subjek, tajuk e mel*, tajuk emel*",
  outdated: `
    tidak lagi sah, tidak sah lagi, kod terdahulu, kod sebelum ini, kod lama, dibatalkan, tidak lagi berfungsi, tidak
    berfungsi lagi, tidak lagi boleh digunakan, tidak boleh digunakan lagi, tidak lagi aktif, tidak lagi diterima,
    sudah tidak sah, sudah tidak boleh digunakan, telah terbatal, sudah terbatal, telah dibatalkan, kami telah
    membatalkan, kami batalkan, telah ditarik balik, ditarik balik, kod disekat, kod telah disekat, kami telah
    menyekat kod, kod yang lama, kod yang terdahulu, kod pertama, kod asal, kod awal, kod tadi, kod pagi tadi, yang
    pagi tadi, kod semalam, yang semalam, dihantar sebelum ini, dihantar terdahulu, dihantar tadi, dihantar pagi tadi,
    dihantar semalam, dihantar lebih awal, kami hantar sebelum ini, kami hantar tadi, kami hantar pada jam, dihantar
    pada jam, yang anda terima sebelum ini, kod telah tamat tempoh, kod sudah tamat tempoh, kod anda telah tamat
    tempoh, kod tersebut telah tamat, kod telah luput, kod sudah luput, sudah digunakan, telah pun digunakan, sudah
    dipakai, sudah pernah digunakan, digunakan untuk log masuk pada, kod yang telah anda gunakan, tidak boleh
    digunakan semula, tidak boleh diguna semula, tidak boleh digunakan sekali lagi, lupakan kod, jangan guna kod lama,
    jangan gunakan kod lama, sebagai ganti kod, sebagai pengganti kod, pengganti kod, menggantikan kod, menggantikan
    yang, kod telah digunakan, kod ini telah digunakan, kod tersebut telah digunakan, telah tamat tempoh, sudah tamat
    tempoh, telah luput, sudah luput, telah digunakan, telah tamat,
    kod yang anda masukkan, kod yang telah anda masukkan, kod yang anda taip, kod yang telah anda taip, kod tac yang
    anda masukkan, kod tac yang telah anda masukkan, tac yang anda masukkan, tac yang telah anda masukkan, kod otp
    yang anda masukkan, otp yang anda masukkan, otp yang telah anda masukkan, kod pengesahan yang anda masukkan, kod
    pengesahan yang telah anda masukkan, pin yang telah anda masukkan, kod yang dimasukkan pada, tac yang dimasukkan
    pada, anda telah memasukkan kod, anda telah memasukkan tac, anda telah memasukkan otp, anda baru sahaja
    memasukkan kod, kod telah dimasukkan, tac telah dimasukkan, otp telah dimasukkan, kod pengesahan telah
    dimasukkan, kod dimasukkan pada pukul, kod dimasukkan pada jam, kod telah disahkan, tac telah disahkan, otp
    telah disahkan, kod berjaya disahkan, kod telah diterima dan, tac telah digunakan, kod digunakan pada pukul,
    telah disahkan dengan kod, telah disahkan dengan tac, telah disahkan menggunakan kod, berjaya disahkan dengan
    kod, diluluskan dengan kod
  `,
  toRead: `
    membaca, baca, bacalah, melihat, lihat, lihatlah, dilihat, layari, ketahui, terokai, dibaca, pergi ke akaun anda,
    pergi ke akaun saya, lihat akaun anda, lihat akaun, halaman akaun, portal pelanggan, buka papan pemuka, pergi ke
    papan pemuka, ke papan pemuka, bil anda, lihat bil, perbankan dalam talian, semak pesanan, semak tempahan, semak
    butiran, semak aktiviti, aktiviti terkini, lihat perubahan, lihat apa yang berubah, urus* peranti, lihat penyata,
    semak alamat penghantaran, sejarah penggunaan, baca mesej, maklumat lanjut, baca seterusnya, buka portal, tempahan
    saya, buka dokumen, apa yang baharu
  `,
  plural: "kod kod, kod dihantar, jumlah kod, kod otp dihantar",
  fault: "kod ralat, ralat, kerosakan*",
  injection: "abaikan semua arahan, abaikan di atas, abaikan yang di atas",
  codeWord: `
    perkataan, perkataan anda, perkataan ini, perkataan berikut, perkataan rahsia, perkataan kod, perkataan log masuk,
    perkataan pengesahan, perkataan untuk log masuk, kata rahsia, kata kod, kata kunci anda, kata kunci rahsia, kata
    kunci berikut, kata pengesahan, kata masuk, kata laluan sekali guna, kata laluan sekali pakai, kata laluan satu
    kali, kata laluan sekali sahaja, kata laluan hari ini, kata laluan harian, frasa laluan, frasa rahsia, frasa
    kunci, frasa padanan, frasa gandingan, frasa ini, frasa berikut, frasa anda, huruf huruf ini, huruf huruf berikut,
    huruf berikut, suku kata, rentetan huruf, rentetan aksara, jujukan huruf, jujukan aksara, kunci anda
  `,
  example: `
    sebagai contoh, contohnya, misalnya, umpamanya, contoh:, cth, contoh kod, kod contoh, contoh mesej, mesej contoh,
    contoh sms, contoh tac, dalam contoh ini, kelihatan seperti ini, nampak seperti ini, rupanya seperti, lebih kurang
    begini, seperti ini:, dengan format, dalam format, berformat, formatnya, dalam bentuk:, kod seperti, mesej
    seperti, sms seperti, mesej berbunyi, mesej yang berbunyi, sms berbunyi, sms yang berbunyi, mesej tertulis, mesej
    yang tertulis, mesej yang mengatakan, mesej itu berbunyi, sms itu berbunyi, menerima satu mesej, menerima satu
    sms, beliau menerima, dia menerima mesej, dia menerima sms, saya menerima mesej, saya menerima sms, saya terima
    mesej, saya dapat sms, menerima mesej berikut:, mangsa menerima, mangsa diminta, mangsa dihubungi, mesej palsu,
    sms palsu, penipu itu, si penipu, scammer itu, suspek, pemanggil meminta, pemanggil itu, andaikan, bayangkan
  `,
  matter: `
    permohonan cuti, cuti tahunan, cuti sakit, laporan perbelanjaan, tuntutan perbelanjaan, perjalanan kerja, lebih
    masa, pertukaran syif, permohonan pembelian, permohonan bajet, menunggu kelulusan*, memerlukan kelulusan*, folder
    dikongsi, folder yang dikongsi*, fail yang dikongsi*, dikongsi dengan anda, berkongsi fail, berkongsi dokumen, telah
    berkongsi, album foto, lampiran*, sedia dimuat turun, eksport data, sandaran selesai, sebut harga, kontrak*,
    perjanjian sewa*, menandatangani dokumen, tandatangan elektronik, slip gaji, penyata bank, kad laporan, polisi
    insurans, mengulas, komen baharu, mengomen, menyebut anda, membalas komen, hantaran baharu, mesej baharu daripada,
    tinjauan*, undian*, petisyen*, perbincangan*, mesyuarat*, menghadiri, adakah anda akan hadir, senarai menunggu,
    tempat kosong, kursus*, bengkel*, latihan*, janji temu, tempahan*, perlawanan*, moderator*, mesej dikuarantin,
    kuarantin spam, tugasan*, ditugaskan*, ditambahkan ke projek, kerja rumah, insiden*, ruang storan, storan hampir
    penuh, domain anda akan tamat, bungkusan*, sumbangan*, hartanah*, permohonan jawatan, jawatan kosong, amaran harga,
    calon temu duga, derma anda, menderma, resit pembayaran, sijil, tulis ulasan, ulasan baharu, rakaman mesyuarat,
    tandatangani sekarang, tandatangani dokumen, lengkapkan tandatangan, mengeluarkan anda, dikongsikan dengan anda,
    dikongsi bersama anda, berkongsi folder, album dikongsi, dokumen yang dikongsi*, muat turun fail, fail telah
    dihantar kepada anda, menanti kelulusan*, mesej ditahan, tarik balik hantaran, tuntutan perjalanan, bayaran balik,
    dokumen untuk ditandatangani, menunggu tandatangan, soal selidik, kaji selidik, undi anda, komen anda, membalas
    hantaran, balasan baharu, jawapan baharu, jemputan kalendar, sahkan kehadiran, kehadiran anda ke, fail dikongsi,
    pesanan anda telah, pesanan telah dihantar, pesanan baharu, pesanan dibatalkan, bayaran diterima, pembayaran gagal,
    perlu dibayar sebelum, tunggakan*, peringatan bayaran, bil anda, invois dilampirkan, troli anda, dalam troli*, kad
    hadiah, stok semula, pembaharuan keahlian, keahlian anda telah diperbaharui, keahlian anda tamat, artikel baharu,
    mesej peribadi daripada, mesej yang belum dibaca, pengikut baharu, mula mengikuti anda, permintaan rakan, telah
    menyertai kumpulan, telah keluar daripada kumpulan, dikeluarkan daripada kumpulan, ringkasan mingguan, laporan
    mingguan, laporan bulanan, senarai pantau, telah dibuang daripada senarai, e mel melantun, gangguan perkhidmatan,
    gangguan pelayan, melebihi kuota, kata laluan anda akan luput dalam, kunci api, kunci ssh, virus dikesan, kebocoran
    data, stok rendah, pergerakan dikesan, aduan anda telah, tiket telah dikemas kini, tiket ditutup, temujanji*,
    keputusan peperiksaan, helaian masa, permohonan kerja, temu duga, acara dibatalkan
  `,
  receipt: `
    resit, resit anda, resit pembayaran, resit jualan, resit rasmi, bukti pembayaran, terima kasih atas pembelian anda,
    terima kasih kerana membeli belah, terima kasih kerana membeli, terima kasih atas pembayaran anda, pembayaran
    diterima, pembayaran telah diterima, pembayaran berjaya, dibayar dengan kad, jumlah dibayar, termasuk sst, termasuk
    cukai, juruwang, salinan pelanggan, salinan peniaga, appr code, no terminal, terminal id, slip jualan, slip kad
    kredit, baki wang, wang baki, baki selepas transaksi, baki tersedia selepas, anda telah membayar, telah didebitkan,
    telah ditolak daripada akaun, telah dicaj, gaji kasar, gaji bersih, gaji pokok, jumlah potongan, potongan kwsp,
    potongan perkeso, caruman kwsp, pendapatan kasar, pembundaran, bayaran berjaya, bayaran diterima, bayaran
    diluluskan, transaksi berjaya
  `,
};
