import type { Cues } from "@/lib/mail/extraction/cues/types";

export const jv: Cues = {
  code: `
    kode kanggo mlebu, kode kanggo mlebet, kode kangge mlebet, kode kanggo verifikasi, kode kangge verifikasi, kode
    kanggo konfirmasi, kode kanggo mbukak, kode kangge mbikak, kode mlebu, kode mlebet, kode panjenengan, kode sampeyan,
    kode pangesahan, kode keslametan, kode kaamanan, kode wewadi, kode sepisan, kode sepisan enggo, kode sapisan, kode
    sak nganggoan, kode sementara panjenengan, kode konfirmasi panjenengan, kode verifikasi panjenengan, kode verifikasi
    sampeyan, kode ing ngisor iki, kode ing ngandhap punika, kode ing ngandhap menika, kode iki kanggo, kode punika,
    kode menika, kode kasebut, kode aktivasi panjenengan, kode pemulihan panjenengan, kodemu yaiku, kodene yaiku,
    kodenipun, kode sampeyan yaiku, kode panjenengan inggih, sandi sepisan enggo, sandi sepisan pakai, sandi sapisan
    enggo, sandi sepisan, sandi sementara panjenengan, sandi sauntara, sandi sawetara, tembung sandi sepisan enggo,
    tembung sandi sepisan pakai, tembung sandi sapisan enggo, tembung sandi sepisan, tembung sandi sementara
    panjenengan, tembung sandi sauntara, tembung sandi sawetara, tembung wewadi sepisan enggo, tembung wewadi sepisan
    pakai, tembung wewadi sapisan enggo, tembung wewadi sepisan, tembung wewadi sementara panjenengan, tembung wewadi
    sauntara, tembung wewadi sawetara, sandhi sepisan enggo, sandhi sepisan pakai, sandhi sapisan enggo, sandhi sepisan,
    sandhi sementara panjenengan, sandhi sauntara, sandhi sawetara, tembung sandhi sepisan enggo, tembung sandhi sepisan
    pakai, tembung sandhi sapisan enggo, tembung sandhi sepisan, tembung sandhi sementara panjenengan, tembung sandhi
    sauntara, tembung sandhi sawetara, password sepisan enggo, password sepisan pakai, password sapisan enggo, password
    sepisan, password sementara panjenengan, password sauntara, password sawetara, nomer verifikasi, nomer konfirmasi,
    nomer kaamanan, nomer wewadi, nomer aktivasi, nomer otp, angka kanggo mlebu, angka kanggo verifikasi, angka wewadi,
    pin wewadi, pin sepisan
  `,
  maybeCode: `
    tembung sandi*, tembung sandhi*, tembung wewadi*, tembung kunci*, sandi panjenengan, sandi sampeyan, sandhi
    panjenengan, pin panjenengan, pin sampeyan, angka iki, angka ing ngisor, angka ing ngandhap, nomer iki, nomer ing
    ngisor, nomer ing ngandhap, nomer punika, nomer menika, enem angka, nem angka, patang angka, sekawan angka, nem
    digit, patang digit, aksara ing ngisor, aksara iki, token panjenengan
  `,
  other: `
    nomer pesenan, nomer pesanan, nomer order, nomer faktur, nomer tagihan, nomer nota, nomer pelanggan, nomer
    langganan, nomer rekening, nomer telpon, nomer telepon, nomer hp, nomer ponsel, nomer resi, nomer paket, nomer
    tiket, nomer kursi, nomer lungguhan, nomer kertu, nomer anggota, nomer referensi, nomer kontrak, nomer polis, nomer
    meteran, nomer plat, nomer antrian, nomer kamar, nomer omah, nomer griya, nomer transaksi, nomer induk, nomer
    pendaftaran, nomer siswa, nomer karyawan, nomer pegawai, nomer seri, nomer dokumen, nomer laporan, nomer paspor,
    nomer npwp, nomer bpjs, nomer pemesanan, nomer penerbangan, nomer sepur, kode pos panjenengan, kode promo
    panjenengan, kode potongan, kode potongan rega, kode diskon panjenengan, kode kupon panjenengan, kode undangan, kode
    ulem, kode ajakan, kode kesalahan, kode kaluputan, kode negara, kode wilayah, kode cabang panjenengan, kode barang,
    kode produk, kode sekolah, kode siswa, kode pelanggan panjenengan, kode lawang, kode gapura, kode pager, kode rapat,
    kode kelas, kode mata pelajaran, kode bank panjenengan, pesenan panjenengan, pesenan sampeyan, pesenanmu, pesanan
    panjenengan, pesanan sampeyan, tagihan panjenengan, tagihan sampeyan, jumlah kang kudu dibayar, jumlah sing kudu
    dibayar, gunggung rega, gunggung bayaran, gunggunge, gunggungipun, total sing kudu, regane, reginipun, saldo
    panjenengan, saldo sampeyan, turahan saldo, poin panjenengan, kertu sing pungkasane, patang angka pungkasan, sekawan
    angka pungkasan, telpon kita, hubungi telpon, versi anyar
  `,
  promo: `
    potongan rega*, potongan regi*, rega murah, rega mirah, rega khusus, regi khusus, rega promo, tuku saiki, tumbas
    sapunika, tumbas samenika, tumbas saiki, ongkir gratis, dikirim gratis, kirim tanpa bayar, kertu hadiah, kertu kado,
    hadiah ulang taun, menang hadiah, menangna hadiah, undian hadiah, ajak kanca, ajak kancamu, undang kanca, ulem
    kanca, kranjang panjenengan, kranjang sampeyan, kranjangmu, kranjang belanja, dina iki wae, dinten punika kemawon,
    dinten menika kemawon, sakdurunge entek, sadurunge entek, mumpung durung entek
  `,
  press: `
    kabar mingguan, warta mingguan, pawarta minggu iki, warta dina iki, kabar paling anyar, warta paling anyar, ing
    artikel iki, ing edisi iki, laporan mingguan panjenengan, laporan saben sasi, laporan taunan, statistik saben,
    miturut panaliten, panaliten, para panaliti, sasi kepungkur, taun kepungkur, minggu kepungkur, wulan kapengker, taun
    kapengker, para maos, tukang ngapusi, rilis pers
  `,
  business: `
    tembung sandi*, tembung sandhi*, tembung wewadi*, akun panjenengan, akun sampeyan, akunmu iki, akun anyar, akun
    enggal, mlebu akun, mlebu menyang akun, mlebu ing akun, mlebet akun, mlebet dhateng akun, alamat email panjenengan,
    alamat email sampeyan, email panjenengan, email sampeyan, layang elektronik, alamat anyar, ndhaftar akun, ndaftar
    akun, nggawe akun, ndamel akun, pendhaftaran, pandaftaran, kaamanan akun, keamanan akun panjenengan, nata ulang,
    natani ulang, nyetel ulang, ngganti sandi, gantos sandi, mbalekake akun, mbalèkaké akun, piranti anyar, piranti
    enggal, piranti panjenengan, piranti sampeyan, lali sandi, lali tembung, kesupen sandi, kesupen tembung, kesupen
    password, rong langkah, kalih langkah, verifikasi rong, panjenengan diundang, panjenengan dipunundang, panjenengan
    dipunulemi, sampeyan diundang, sampeyan diajak, ngirim dhuwit, ngirim arta, transfer dhuwit, njupuk dhuwit, mbayar,
    pambayaran, pembayaran panjenengan, ngesahake, ngesahaken, jatidhiri, identitas panjenengan
  `,
  fleeting: `
    bakal kadaluwarsa, badhe kadaluwarsa, kadaluwarsa ing, kadaluwarsa sawise, kadaluwarsa sasampunipun, mung berlaku,
    namung berlaku, namung saged dipunginakaken, mung bisa digunakake, mung bisa dienggo, berlaku suwene, berlaku
    kanggo, berlaku nganti, berlaku ngantos, lumaku nganti, entek wektune, telas wekdalipun, sajrone, salebeting,
    salebetipun, ing sajroning, menit maneh, menit sabanjure, menit salajengipun, sepisan wae, sepindhah kemawon, mung
    sepisan, namung sepindhah, sak jam, setunggal jam, rong jam, kalih jam
  `,
  secret: `
    aja diwenehake, aja diwènèhaké, aja dikandhakake, aja dikandakake, aja dibagekake, aja dibagikake, aja dibagi, aja
    dituduhake, aja diwenehne, aja dikirim, aja diumumake, aja disebar, aja nganti wong liya, aja menehi, aja mbagi, aja
    nuduhake, aja kandha, ojo diwenehake, ojo dikandakake, ojo dibagekake, ojo dibagikake, ojo dibagi, ojo dituduhake,
    ojo diwenehne, ojo dikirim, ojo disebar, ampun dipunparingaken, ampun dipunaturaken, ampun dipunbagi, ampun
    dipunbagekaken, ampun dipuntuduhaken, ampun diparingaken, ampun dibagi, ampun dikirim, sampun ngantos dipun*, marang
    sapa wae, marang sapa waé, marang wong liya, marang sapa sapa, karo sapa wae, karo wong liya, dhateng sinten
    kemawon, dhateng sintena kemawon, dhateng tiyang sanes, kaliyan tiyang sanes, kaliyan sinten kemawon, sapa sapa,
    sinten kemawon, rahasiakna, simpen dadi wewadi, iki wewadi, ora bakal njaluk, ora tau njaluk, ora nate njaluk,
    mboten badhe nyuwun, boten badhe nyuwun, mboten nate nyuwun, boten nate nyuwun, petugas kita ora
  `,
  enter: `
    lebokna, lebokake, lebokaken, lebokno, lebetaken, dilebokake, dilebokna, dipunlebetaken, nglebokake, nglebetaken,
    mlebokake, ketiken, ketikna, ketikaken, ngetik kode, tulisen, tulisna, tulisno, serataken, nyerat kode, salin lan
    tempel, tempelna, gunakna, gunakake kode, gunakake iki, nganggo kode, nganggo angka, ginakaken, ngginakaken kode,
    ngginakaken angka, enggonen, mangga gunakake, mangga lebokake, mangga lebetaken, punika kode, menika kode, iki kode,
    iki kodene, iki kodemu, bakal ditakoni, badhe dipunsuwuni, wangsulana nganggo, ing kothak, ing kolom kang, wonten
    kothak
  `,
  complete: `
    konfirmasi email panjenengan, konfirmasi email sampeyan, konfirmasi emailmu, konfirmasi alamat email panjenengan,
    konfirmasi alamat email sampeyan, konfirmasi akun panjenengan, konfirmasi akun sampeyan, konfirmasekake email
    panjenengan, konfirmasekake email sampeyan, konfirmasekake emailmu, konfirmasekake alamat email panjenengan,
    konfirmasekake alamat email sampeyan, konfirmasekake akun panjenengan, konfirmasekake akun sampeyan, konfirmasikna
    email panjenengan, konfirmasikna email sampeyan, konfirmasikna emailmu, konfirmasikna alamat email panjenengan,
    konfirmasikna alamat email sampeyan, konfirmasikna akun panjenengan, konfirmasikna akun sampeyan, verifikasi email
    panjenengan, verifikasi email sampeyan, verifikasi emailmu, verifikasi alamat email panjenengan, verifikasi alamat
    email sampeyan, verifikasi akun panjenengan, verifikasi akun sampeyan, verifikasekake email panjenengan,
    verifikasekake email sampeyan, verifikasekake emailmu, verifikasekake alamat email panjenengan, verifikasekake
    alamat email sampeyan, verifikasekake akun panjenengan, verifikasekake akun sampeyan, ngonfirmasi email panjenengan,
    ngonfirmasi email sampeyan, ngonfirmasi emailmu, ngonfirmasi alamat email panjenengan, ngonfirmasi alamat email
    sampeyan, ngonfirmasi akun panjenengan, ngonfirmasi akun sampeyan, ngesahake email panjenengan, ngesahake email
    sampeyan, ngesahake emailmu, ngesahake alamat email panjenengan, ngesahake alamat email sampeyan, ngesahake akun
    panjenengan, ngesahake akun sampeyan, konfirmasi saiki, konfirmasi sapunika, verifikasi saiki, konfirmasi
    pandaftaran, konfirmasi pendhaftaran, ngonfirmasi alamat, ngonfirmasi akun, ngonfirmasi email, ganti tembung sandi*,
    ganti tembung sandhi*, ganti sandi panjenengan, ganti sandi sampeyan, gantinen tembung sandi*, gantinen tembung
    sandhi*, gantinen sandi panjenengan, gantinen sandi sampeyan, ngganti tembung sandi*, ngganti tembung sandhi*,
    ngganti sandi panjenengan, ngganti sandi sampeyan, gantos tembung sandi*, gantos tembung sandhi*, gantos sandi
    panjenengan, gantos sandi sampeyan, nggantos tembung sandi*, nggantos tembung sandhi*, nggantos sandi panjenengan,
    nggantos sandi sampeyan, ngowahi tembung sandi*, ngowahi tembung sandhi*, ngowahi sandi panjenengan, ngowahi sandi
    sampeyan, setel ulang tembung sandi*, setel ulang tembung sandhi*, setel ulang sandi panjenengan, setel ulang sandi
    sampeyan, nyetel ulang tembung sandi*, nyetel ulang tembung sandhi*, nyetel ulang sandi panjenengan, nyetel ulang
    sandi sampeyan, atur ulang tembung sandi*, atur ulang tembung sandhi*, atur ulang sandi panjenengan, atur ulang
    sandi sampeyan, ngatur ulang tembung sandi*, ngatur ulang tembung sandhi*, ngatur ulang sandi panjenengan, ngatur
    ulang sandi sampeyan, nata ulang tembung sandi*, nata ulang tembung sandhi*, nata ulang sandi panjenengan, nata
    ulang sandi sampeyan, nggawe tembung sandi*, nggawe tembung sandhi*, nggawe sandi panjenengan, nggawe sandi
    sampeyan, gawenen tembung sandi*, gawenen tembung sandhi*, gawenen sandi panjenengan, gawenen sandi sampeyan, milih
    tembung sandi*, milih tembung sandhi*, milih sandi panjenengan, milih sandi sampeyan, password anyar, tembung sandi
    anyar, tembung sandhi anyar, tembung sandi enggal, sandi anyar, sandi enggal, aktifna akun*, aktifake akun*,
    aktifaken akun*, ngaktifake akun*, ngaktifaken akun*, uripna akun*, nguripake akun*, bukaken akun*, mbukak kunci
    akun*, mbalekake akun*, mbalèkaké akun*, pulihna akun*, mulihake akun*, rampungna pendaftaran, rampungna
    pendhaftaran, rampungna pandaftaran, rampungna registrasi, rampungna verifikasi, rampungake pendaftaran, rampungake
    pendhaftaran, rampungake pandaftaran, rampungake registrasi, rampungake verifikasi, rampungaken pendaftaran,
    rampungaken pendhaftaran, rampungaken pandaftaran, rampungaken registrasi, rampungaken verifikasi, ngrampungake
    pendaftaran, ngrampungake pendhaftaran, ngrampungake pandaftaran, ngrampungake registrasi, ngrampungake verifikasi,
    ngrampungaken pendaftaran, ngrampungaken pendhaftaran, ngrampungaken pandaftaran, ngrampungaken registrasi,
    ngrampungaken verifikasi, tampanen undangan*, tampanen undhangan*, tampanen ulem*, tampa undangan*, tampa
    undhangan*, tampa ulem*, nampa undangan*, nampa undhangan*, nampa ulem*, trima undangan*, trima undhangan*, trima
    ulem*, trimanen undangan*, trimanen undhangan*, trimanen ulem*, nrima undangan*, nrima undhangan*, nrima ulem*,
    tampi undangan*, tampi undhangan*, tampi ulem*, nampi undangan*, nampi undhangan*, nampi ulem*, tampia undangan*,
    tampia undhangan*, tampia ulem*, melu grup, gabung karo grup, mlebu grup, gabung tim iki, setujonana mlebu, setujoni
    mlebu, idinana mlebu, idini mlebu, iya iki aku, ya iki aku, inggih punika kula, inggih menika kula, nggih niki kula,
    pranala konfirmasi, pranala verifikasi, pranala aktivasi, pranala mlebu, pranala sandi anyar, tautan kanggo
    konfirmasi, mbusak akunku, busak akunku, mlebu tanpa sandi, mlebu tanpa tembung
  `,
  act: `
    konfirmasekake, konfirmasikna, verifikasekake, aktifna, aktifake, aktifaken, tampanen, trimanen, setujonana,
    idinana, terusna, terusake, lajengaken, banjurake, rampungna, rampungake, rampungaken, kari sak langkah, kantun
    setunggal langkah, langkah pungkasan, meh rampung, sekedhap malih rampung
  `,
  signIn: `
    mlebu menyang akun, mlebu ing akun, mlebu akun, mlebet dhateng akun, mlebu saiki, mlebu ing kene, mlebu kene, mlebet
    sapunika, mlebet samenika, bukak aplikasi, bukaken aplikasi, bikak aplikasi, wiwiti saiki, miwiti saiki
  `,
  never: `
    mandheg langganan, mandheg anggone langganan, mandhegake langganan, mungkasi langganan, ora langganan maneh,
    batalake langganan, mbatalake langganan, ora pengin nampa, ora arep nampa, mboten kersa nampi, boten kersa nampi,
    mandheg nampa, metu saka daftar, setelan, setèlan, pangaturan, pilihan email, ngatur langganan, ngatur kabar, deleng
    ing browser, deleng ing peramban, deleng wonten browser, deleng pesenan, deleng pesanan, deleng pesenan panjenengan,
    deleng tagihan, deleng faktur, deleng rincian, deleng rinciane, deleng kabeh, deleng sedaya, deleng tiket, deleng
    resi, deleng nota, deleng laporan, deleng katrangan, deleng luwih akeh, deleng kabeh produk, deleng online, delengen
    ing browser, delengen ing peramban, delengen wonten browser, delengen pesenan, delengen pesanan, delengen pesenan
    panjenengan, delengen tagihan, delengen faktur, delengen rincian, delengen rinciane, delengen kabeh, delengen
    sedaya, delengen tiket, delengen resi, delengen nota, delengen laporan, delengen katrangan, delengen luwih akeh,
    delengen kabeh produk, delengen online, ndeleng ing browser, ndeleng ing peramban, ndeleng wonten browser, ndeleng
    pesenan, ndeleng pesanan, ndeleng pesenan panjenengan, ndeleng tagihan, ndeleng faktur, ndeleng rincian, ndeleng
    rinciane, ndeleng kabeh, ndeleng sedaya, ndeleng tiket, ndeleng resi, ndeleng nota, ndeleng laporan, ndeleng
    katrangan, ndeleng luwih akeh, ndeleng kabeh produk, ndeleng online, pirsani ing browser, pirsani ing peramban,
    pirsani wonten browser, pirsani pesenan, pirsani pesanan, pirsani pesenan panjenengan, pirsani tagihan, pirsani
    faktur, pirsani rincian, pirsani rinciane, pirsani kabeh, pirsani sedaya, pirsani tiket, pirsani resi, pirsani nota,
    pirsani laporan, pirsani katrangan, pirsani luwih akeh, pirsani kabeh produk, pirsani online, mirsani ing browser,
    mirsani ing peramban, mirsani wonten browser, mirsani pesenan, mirsani pesanan, mirsani pesenan panjenengan, mirsani
    tagihan, mirsani faktur, mirsani rincian, mirsani rinciane, mirsani kabeh, mirsani sedaya, mirsani tiket, mirsani
    resi, mirsani nota, mirsani laporan, mirsani katrangan, mirsani luwih akeh, mirsani kabeh produk, mirsani online,
    tingali ing browser, tingali ing peramban, tingali wonten browser, tingali pesenan, tingali pesanan, tingali pesenan
    panjenengan, tingali tagihan, tingali faktur, tingali rincian, tingali rinciane, tingali kabeh, tingali sedaya,
    tingali tiket, tingali resi, tingali nota, tingali laporan, tingali katrangan, tingali luwih akeh, tingali kabeh
    produk, tingali online, lacak paket*, lacak pesenan*, lacak kiriman*, nglacak paket*, nglacak pesenan*, nglacak
    kiriman*, lacaken paket*, lacaken pesenan*, lacaken kiriman*, kabijakan privasi, kawicaksanan privasi, privasi
    panjenengan, syarat lan katemtuan, syarat lan ketentuan, paugeran lan, aturan pakai lan, pusat pitulungan, butuh
    pitulungan, butuh bantuan, betah pitulungan, pitulungan lan, hubungi kita ing, hubungana kita, ngubungi kita,
    hubungi kawula, pitakonan sing asring, pitakon sing asring, pitakenan ingkang asring, wenehi panemu, paring
    pamrayogi, isi survei iki, waca liyane, wacanen, waca luwih akeh, waca sateruse, waca sabanjure, waca sakteruse,
    waos salajengipun, waos sajangkepipun, waca artikel, maca artikel, sinau luwih akeh, mangertosi langkung, katrangan
    luwih, katrangan jangkep, informasi luwih, undhuhen, ngundhuh aplikasi, undhuh aplikasi, undhuh tagihan, undhuh
    nota, unduh nota, bayar saiki, bayaren saiki, mbayar saiki, bayar sapunika, tuku saiki, tumbas sapunika, menyang
    toko, mampir toko, tindak dhateng situs, tututi kita, melua kita, babagan kita, babagan kawula, kaca ngarep, kaca
    utama, bagekna, bagekake marang kanca, ajak kanca, wangsuli pesen, balesen, ganti jadwal
  `,
  notMe: `
    yen dudu sampeyan, yen dudu panjenengan, yen dudu kowe, nek dudu sampeyan, nek dudu kowe, menawi sanes panjenengan,
    menawi dede panjenengan, yen sanes panjenengan, yen sanes sampeyan, dudu aku, sanes kula, dede kula, yen sampeyan
    ora, yen panjenengan ora, yen kowe ora, nek sampeyan ora, nek ora rumangsa, yen ora rumangsa, menawi panjenengan
    mboten, menawi panjenengan boten, menawi mboten rumaos, ora rumangsa njaluk, ora njaluk iki, mboten nyuwun, boten
    nyuwun, mboten naté nyuwun, ora tau ndaftar, lirwakna, lirwakaken, abaikna, jarna wae, jarke wae, jarno wae,
    umbaren, kersane kemawon, aja digatekake, ora usah digatekake, mboten sisah dipungatosaken, ora perlu nindakake, ora
    prelu nindakake, mboten perlu nindakaken, ora kudu nindakake, kanthi ora sengaja, wong liya nyoba, tiyang sanes
    nyobi, tolaken, nolak undangan, tolak undangan iki, batalna panyuwunan, batalake panyuwunan, kandhanana kita, kabari
    kita, enggal hubungi, age age hubungi, amanake akun, ngamanake akun
  `,
  done: `
    wis diganti, wis diowahi, wis dianyari, wis dikonfirmasi, wis diverifikasi, wis diaktifake, wis ditambahake, wis
    dibusak, wis dihapus, wis ditutup, wis dibukak, wis dibatalake, wis ditampa, wis dirampungake, wis dikirim, wis
    dibayar, wis disetel ulang, wis digawe, wis kasil, wis mlebu akun, wis rampung, wis lunas, wis gabung, wis
    dipungantos, wis dipunewahi, wis dipunkonfirmasi, wis dipunaktifaken, wis dipuntambahaken, wis dipunbusak, wis
    dipuntampi, wis dipunkintun, wis dipunbayar, wis dipunbatalaken, uwis diganti, uwis diowahi, uwis dianyari, uwis
    dikonfirmasi, uwis diverifikasi, uwis diaktifake, uwis ditambahake, uwis dibusak, uwis dihapus, uwis ditutup, uwis
    dibukak, uwis dibatalake, uwis ditampa, uwis dirampungake, uwis dikirim, uwis dibayar, uwis disetel ulang, uwis
    digawe, uwis kasil, uwis mlebu akun, uwis rampung, uwis lunas, uwis gabung, uwis dipungantos, uwis dipunewahi, uwis
    dipunkonfirmasi, uwis dipunaktifaken, uwis dipuntambahaken, uwis dipunbusak, uwis dipuntampi, uwis dipunkintun, uwis
    dipunbayar, uwis dipunbatalaken, sampun diganti, sampun diowahi, sampun dianyari, sampun dikonfirmasi, sampun
    diverifikasi, sampun diaktifake, sampun ditambahake, sampun dibusak, sampun dihapus, sampun ditutup, sampun dibukak,
    sampun dibatalake, sampun ditampa, sampun dirampungake, sampun dikirim, sampun dibayar, sampun disetel ulang, sampun
    digawe, sampun kasil, sampun mlebu akun, sampun rampung, sampun lunas, sampun gabung, sampun dipungantos, sampun
    dipunewahi, sampun dipunkonfirmasi, sampun dipunaktifaken, sampun dipuntambahaken, sampun dipunbusak, sampun
    dipuntampi, sampun dipunkintun, sampun dipunbayar, sampun dipunbatalaken, kanthi sukses, kanthi kasil, sukses mlebu,
    mlebu anyar, mlebu log anyar, ana sing mlebu, matur nuwun wis konfirmasi, matur nuwun sampun ngonfirmasi, wis ora
    langganan, sampun mboten langganan, ora bakal nampa maneh, mboten badhe nampi malih, wis metu saka daftar
  `,
  here: `
    klik ing kene, klik kene, klik ing ngisor, klik ing ngandhap, klik wonten mriki, klik ing mriki, klik mriki, klik
    pranala, klik tombol ing, kliken, kliken tombol, penceten, pencet tombol, pencet ing kene, pijeten, tutul ing kene,
    pranala iki, pranala ing ngisor, pranala ing ngandhap, pranala punika, pranala menika, pranala kasebut, tautan ing
    ngisor, tautan ing ngandhap, link ing ngisor, link ing ngandhap, link punika, link menika, link iki, tombol ing
    ngisor, tombol ing ngandhap, tombol punika, tombol menika, tombol iki, bukaken pranala, bukak pranala, bukak link,
    salin pranala, kaca iki, kaca punika, ing peramban panjenengan, ing browser sampeyan, ing browser panjenengan
  `,
  onSite: `
    paket panjenengan, paket sampeyan, paketmu, kurire, tukang ngirim, sopire, njupuk paket, mendhet paket, panggonan
    njupuk, papan pamendhetan, kantor pos, ing lawang, ing gapura, ing loket, wonten loket, ing kasir, ing resepsionis,
    jadwal prekso, priksa dhokter, prikso dhokter, griya sakit, nomer antrian, nomer antrean, tiket panjenengan, tiket
    sampeyan, tiket sepur, melu rapat, mlebu rapat, ndherek rapat, patemon daring, parkiran, hotel panjenengan, bakal
    rawuh, badhe rawuh, kersa rawuh, nomer kamar
  `,
  entryPlace: `
    ing kaca, wonten kaca, kaca mlebu, ing layar, wonten layar, ing aplikasi, wonten aplikasi, ing formulir, wonten
    formulir, ing kothak, ing jendhela, ing situs web, wonten situs, ing piranti, wonten piranti, ing hp sampeyan, ing
    komputer, ing peramban, ing tv
  `,
  accountName: "jeneng panganggo, jeneng pangguna, asma panganggo, jeneng akun",
  outdated: `
    ora bisa digunakake maneh, ora bisa dienggo maneh, mboten saged dipunginakaken malih, wis ora berlaku, sampun mboten
    berlaku, wis kadaluwarsa, sampun kadaluwarsa, wis entek wektune, kode sadurunge, kode sakdurunge, kode saderengipun,
    kode lawas, kode lami, kode sing lawas, kode sing sampeyan lebokake, kode sing panjenengan lebokake, kode ingkang
    panjenengan lebetaken, wis digunakake, wis dienggo, sampun dipunginakaken, wis tau digunakake, minangka gantine kode
  `,
  toRead: `
    bukak akun panjenengan, menyang akun sampeyan, dhateng akun panjenengan, kanggo maca, kangge maos, kanggo ndeleng,
    kangge mirsani, supaya bisa ndeleng, kanggo mangerteni, maca pesen, waca pesen, kagiyatan anyar, deleng kagiyatan,
    delengen, pirsani
  `,
  fault: "kode kaluputan, kode kesalahan sistem",
  receipt: `
    matur nuwun wis tuku, matur nuwun sampun tumbas, matur nuwun wis blanja, matur nuwun sampun blanja, matur nuwun wis
    mbayar, matur nuwun sampun mbayar, matur nuwun kanggo pesenan, maturnuwun sampun tumbas, maturnuwun wis tuku, nota
    pambayaran, bukti pambayaran, pambayaran kasil, pambayaran sukses, pambayaran sampun dipuntampi, pambayaran wis
    ditampa, wis lunas, sampun lunas, gunggung sing dibayar, sampeyan mbayar, panjenengan mbayar
  `,
};
