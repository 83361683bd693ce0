import type { Cues } from "@/lib/mail/extraction/cues/types";

export const su: Cues = {
  code: `
    kode pikeun asup, kode kanggo asup, kode kangge lebet, kode pikeun lebet, kode pikeun verifikasi, kode kanggo
    verifikasi, kode pikeun konfirmasi, kode pikeun muka, kode asup anjeun, kode anjeun, kode anjeun nyaéta, kode
    salira, kode kaamanan, kode rusiah, kode rasiah, kode sakali paké, kode sakali pakai anjeun, kode saheulaanan, kode
    samentara anjeun, kode verifikasi anjeun, kode konfirmasi anjeun, kode aktivasi anjeun, kode di handap ieu, kode di
    handap, kode ieu pikeun, kode kasebat, kode di luhur ieu, kodena nyaéta, kodena nyaeta, sandi sakali paké, sandi
    sakali pake, sandi sakali anggo, sandi saheulaanan, sandi sakali, kecap sandi sakali paké, kecap sandi sakali pake,
    kecap sandi sakali anggo, kecap sandi saheulaanan, kecap sandi sakali, kecap konci sakali paké, kecap konci sakali
    pake, kecap konci sakali anggo, kecap konci saheulaanan, kecap konci sakali, kecap akses sakali paké, kecap akses
    sakali pake, kecap akses sakali anggo, kecap akses saheulaanan, kecap akses sakali, sandi asup sakali paké, sandi
    asup sakali pake, sandi asup sakali anggo, sandi asup saheulaanan, sandi asup sakali, password sakali paké, password
    sakali pake, password sakali anggo, password saheulaanan, password sakali, nomer pikeun verifikasi, nomer rusiah,
    nomer rasiah, nomer kaamanan anjeun, nomer verifikasi anjeun, nomer konfirmasi asup, angka pikeun verifikasi, angka
    rusiah, angka rasiah, angka pikeun asup, pin rusiah, pin rasiah, pin sakali paké
  `,
  maybeCode: `
    kecap sandi*, kecap konci*, kecap akses*, kecap rusiah*, sandi anjeun, sandi salira, pin anjeun, pin salira, angka
    ieu, angka di handap, nomer ieu, nomer di handap, nomer handap ieu, genep angka, opat angka, dalapan angka, genep
    digit, opat digit, aksara di handap, hurup di handap, aksara ieu, token anjeun
  `,
  other: `
    nomer pesenan anjeun, nomer pesenan salira, nomer pesenan ieu, nomer faktur anjeun, nomer tagihan anjeun, nomer
    palanggan, nomer konsumen anjeun, nomer rekening anjeun, nomer telepon anjeun, nomer telepon salira, nomer hp
    anjeun, nomer hapé, nomer resi anjeun, nomer pakét, nomer tikét, nomer korsi, nomer kartu anjeun, nomer anggota
    anjeun, nomer rujukan, nomer kontrak anjeun, nomer polis anjeun, nomer méteran, nomer antrian anjeun, nomer kamar
    anjeun, nomer bumi, nomer transaksi anjeun, nomer pendaptaran, nomer siswa anjeun, nomer pagawé, nomer dokumén,
    nomer laporan anjeun, nomer pesawat anjeun, kode pos anjeun, kode promo anjeun, kode potongan harga, kode diskon
    anjeun, kode kupon anjeun, kode ondangan, kode uleman, kode kasalahan, kode nagara, kode wewengkon, kode cabang
    anjeun, kode barang anjeun, kode produk anjeun, kode sakola, kode siswa anjeun, kode palanggan, kode panto, kode
    gerbang anjeun, kode rapat anjeun, kode kelas anjeun, pesenan anjeun, pesenan salira, tagihan anjeun, tagihan
    salira, jumlah anu kedah dibayar, jumlah nu kudu dibayar, jumlah anu kudu dibayar, jumlah sadayana, jumlah kabéhna,
    total anu kedah, total nu kudu, hargana, pangaosna, saldo anjeun, saldo salira, sésa saldo, sesa saldo, poin anjeun,
    opat angka panungtung, opat angka terakhir kartu, telepon kami di, vérsi anyar
  `,
  promo: `
    potongan harga anjeun, potongan pangaos*, harga murah pisan, pangaos mirah, pangaos khusus, harga husus, meser
    ayeuna, beuli ayeuna, pésér ayeuna, peser ayeuna, ongkir haratis, kiriman haratis, dikirim haratis, haratis ongkos,
    kartu kado anjeun, kartu hadiah anjeun, hadiah ulang taun, meunang hadiah, kénging hadiah, undian berhadiah anjeun,
    ajak babaturan, ajak réréncangan, ajak rerencangan, ondang babaturan, ondang réréncangan, karanjang anjeun,
    karanjang balanja, ngan poé ieu, ngan poe ieu, mung dinten ieu, saméméh béak, sateuacan séép, husus dinten ieu
  `,
  press: `
    warta mingguan anjeun, warta minggu ieu, béja minggu ieu, wartos minggu ieu, warta poé ieu, béja panganyarna, warta
    panganyarna, wartos panganyarna, dina artikel ieu, dina édisi ieu, laporan bulanan anjeun, laporan mingguan anjeun,
    laporan taunan anjeun, panalungtikan, panalungtik, nurutkeun panalungtikan, sasih kamari, bulan kamari, taun kamari,
    minggu kamari, nu maraca, tukang tipu, fitur anyar
  `,
  business: `
    kecap sandi*, kecap konci*, kecap akses*, akun anjeun, akun salira, akun anyar, akun énggal, asup kana akun, asup ka
    akun, lebet kana akun, lebet ka akun, alamat surélék*, surélék*, surelek*, alamat email anjeun, alamat email salira,
    email anjeun, email salira, alamat anyar, alamat énggal, ngadaptar akun, ngadaptarkeun, pendaptaran, pandaptaran,
    nyieun akun, ngadamel akun, kaamanan akun, kaamanan anjeun, nyetél ulang, ngatur deui, ngaréset, ngareset, ngarobah
    sandi, ngarobih sandi, ngaganti sandi, gentos sandi, malikeun akun, mulangkeun akun, alat anyar, alat énggal,
    parangkat anyar, parangkat énggal, parangkat anjeun, hapé anyar, poho sandi, poho kecap, hilap sandi, hilap kecap,
    hilap kana, dua léngkah, dua lengkah, verifikasi dua léngkah, anjeun diondang, anjeun diulem, anjeun diajak, salira
    diulem, ngondang anjeun, ngulem anjeun, ngirim duit, ngirim artos, mindahkeun duit, nyokot duit, nyandak artos,
    pamayaran, idin asup, jati diri anjeun, idéntitas anjeun
  `,
  fleeting: `
    bakal kadaluwarsa dina, kadaluwarsa dina, kadaluwarsa saatos, kadaluwarsa sanggeus, ngan berlaku, mung berlaku, ngan
    lumaku, mung lumaku, lumaku salami, lumaku salila, berlaku salami, berlaku salila, lumaku dugi, lumaku nepi, berlaku
    dugi, berlaku nepi, béak waktuna, béak mangsana, séép waktosna, jero menit, dina menit, salami menit, menit deui,
    dina waktu, dina waktos, menit ka hareup, sakali wungkul, ngan sakali, mung sakali, hiji jam, dua jam deui, saatos
    sajam
  `,
  secret: `
    ulah dibagikeun, ulah dibagi, ulah dibikeun, ulah dipasihkeun, ulah dibéjakeun, ulah dibejakeun, ulah diwartoskeun,
    ulah ditunjukkeun, ulah ditémbongkeun, ulah dikirim, ulah dikirimkeun, ulah disebarkeun, ulah dicaritakeun, ulah
    ngabagikeun, ulah ngabagi, ulah méré, ulah masihan, ulah ngabéjakeun, ulah masihkeun, ulah dugi ka, ulah nepi ka
    dibéjakeun, entong dibagikeun, entong dibagi, entong dibikeun, entong dibéjakeun, entong ditunjukkeun, entong
    dikirim, entong dikirimkeun, entong disebarkeun, teu kénging dibagikeun, ka saha waé, ka saha wae, ka sasaha, ka
    saha ogé, ka saha baé, jeung saha waé, sareng saha waé, ka batur, ka jalma séjén, ka jalmi sanés, saha waé,
    rusiahkeun, jaga rusiahna, ieu rusiah, tetep rusiah, moal pernah ménta, moal pernah menta, moal naroskeun, moal
    nyuhunkeun, teu pernah ménta, tara ménta, tara nyuhunkeun, moal kantos nyuhunkeun, petugas kami moal
  `,
  enter: `
    asupkeun, lebetkeun, diasupkeun, dilebetkeun, ngasupkeun, ngalebetkeun, ketikkeun, tik kode, ngetik kode, tuliskeun,
    seratkeun, tulis kode, serat kode, salin jeung témpél, salin sareng témpél, témpélkeun, tempelkeun, anggo kode,
    anggo angka, paké kode, pake kode, gunakeun kode, gunakeun ieu, gunakeun nomer, ngagunakeun kode, nganggo kode,
    ngagunakeun angka, mangga anggo, mangga lebetkeun, mangga asupkeun, ieu kode, ieu kodena, kodena:, bakal ditanya,
    bakal dipénta, bakal ditaroskeun, bales ku kode, dina kotak, dina kolom
  `,
  complete: `
    konfirmasi email anjeun, konfirmasi email salira, konfirmasi alamat email anjeun, konfirmasi alamat email salira,
    konfirmasi surélék anjeun, konfirmasi alamat surélék, konfirmasi akun anjeun, konfirmasi akun salira, konfirmasikeun
    email anjeun, konfirmasikeun email salira, konfirmasikeun alamat email anjeun, konfirmasikeun alamat email salira,
    konfirmasikeun surélék anjeun, konfirmasikeun alamat surélék, konfirmasikeun akun anjeun, konfirmasikeun akun
    salira, verifikasi email anjeun, verifikasi email salira, verifikasi alamat email anjeun, verifikasi alamat email
    salira, verifikasi surélék anjeun, verifikasi alamat surélék, verifikasi akun anjeun, verifikasi akun salira,
    verifikasikeun email anjeun, verifikasikeun email salira, verifikasikeun alamat email anjeun, verifikasikeun alamat
    email salira, verifikasikeun surélék anjeun, verifikasikeun alamat surélék, verifikasikeun akun anjeun,
    verifikasikeun akun salira, ngonfirmasi email anjeun, ngonfirmasi email salira, ngonfirmasi alamat email anjeun,
    ngonfirmasi alamat email salira, ngonfirmasi surélék anjeun, ngonfirmasi alamat surélék, ngonfirmasi akun anjeun,
    ngonfirmasi akun salira, ngaverifikasi email anjeun, ngaverifikasi email salira, ngaverifikasi alamat email anjeun,
    ngaverifikasi alamat email salira, ngaverifikasi surélék anjeun, ngaverifikasi alamat surélék, ngaverifikasi akun
    anjeun, ngaverifikasi akun salira, pastikeun email anjeun, pastikeun email salira, pastikeun alamat email anjeun,
    pastikeun alamat email salira, pastikeun surélék anjeun, pastikeun alamat surélék, pastikeun akun anjeun, pastikeun
    akun salira, konfirmasi ayeuna, verifikasi ayeuna, konfirmasikeun ayeuna, konfirmasi pendaptaran, konfirmasi
    pandaptaran, ngonfirmasi alamat, ngonfirmasi akun, ngonfirmasi email, robah kecap sandi*, robah kecap konci*, robah
    kecap akses*, robah sandi anjeun, robih kecap sandi*, robih kecap konci*, robih kecap akses*, robih sandi anjeun,
    ngarobah kecap sandi*, ngarobah kecap konci*, ngarobah kecap akses*, ngarobah sandi anjeun, ngarobih kecap sandi*,
    ngarobih kecap konci*, ngarobih kecap akses*, ngarobih sandi anjeun, ganti kecap sandi*, ganti kecap konci*, ganti
    kecap akses*, ganti sandi anjeun, gentos kecap sandi*, gentos kecap konci*, gentos kecap akses*, gentos sandi
    anjeun, ngaganti kecap sandi*, ngaganti kecap konci*, ngaganti kecap akses*, ngaganti sandi anjeun, setél ulang
    kecap sandi*, setél ulang kecap konci*, setél ulang kecap akses*, setél ulang sandi anjeun, nyetél ulang kecap
    sandi*, nyetél ulang kecap konci*, nyetél ulang kecap akses*, nyetél ulang sandi anjeun, atur deui kecap sandi*,
    atur deui kecap konci*, atur deui kecap akses*, atur deui sandi anjeun, ngatur deui kecap sandi*, ngatur deui kecap
    konci*, ngatur deui kecap akses*, ngatur deui sandi anjeun, ngaréset kecap sandi*, ngaréset kecap konci*, ngaréset
    kecap akses*, ngaréset sandi anjeun, réset kecap sandi*, réset kecap konci*, réset kecap akses*, réset sandi anjeun,
    nyieun kecap sandi*, nyieun kecap konci*, nyieun kecap akses*, nyieun sandi anjeun, ngadamel kecap sandi*, ngadamel
    kecap konci*, ngadamel kecap akses*, ngadamel sandi anjeun, pilih kecap sandi*, pilih kecap konci*, pilih kecap
    akses*, pilih sandi anjeun, sandi anyar, kecap sandi anyar, kecap konci anyar, kecap akses anyar, kecap sandi
    énggal, sandi énggal, aktipkeun akun*, aktifkeun akun*, ngaktipkeun akun*, ngaktifkeun akun*, hirupkeun akun*, buka
    konci akun*, muka konci akun*, pulihkeun akun*, mulihkeun akun*, balikkeun akun*, malikeun akun*, réngsékeun
    pendaptaran, réngsékeun pandaptaran, réngsékeun pendaftaran, réngsékeun registrasi, réngsékeun verifikasi,
    rengsekeun pendaptaran, rengsekeun pandaptaran, rengsekeun pendaftaran, rengsekeun registrasi, rengsekeun
    verifikasi, ngaréngsékeun pendaptaran, ngaréngsékeun pandaptaran, ngaréngsékeun pendaftaran, ngaréngsékeun
    registrasi, ngaréngsékeun verifikasi, bérésan pendaptaran, bérésan pandaptaran, bérésan pendaftaran, bérésan
    registrasi, bérésan verifikasi, béréskeun pendaptaran, béréskeun pandaptaran, béréskeun pendaftaran, béréskeun
    registrasi, béréskeun verifikasi, lengkepan pendaptaran, lengkepan pandaptaran, lengkepan pendaftaran, lengkepan
    registrasi, lengkepan verifikasi, ngalengkepan pendaptaran, ngalengkepan pandaptaran, ngalengkepan pendaftaran,
    ngalengkepan registrasi, ngalengkepan verifikasi, tarima ondangan*, tarima uleman*, tarima undangan*, narima
    ondangan*, narima uleman*, narima undangan*, tampi ondangan*, tampi uleman*, tampi undangan*, nampi ondangan*, nampi
    uleman*, nampi undangan*, gabung ka grup, asup ka grup, ngiluan grup, gabung jeung tim, gabung sareng tim, satujuan
    asup, satujuan login, idinan asup, ngidinan asup, idinan alat, enya ieu kuring, leres ieu abdi, sumuhun ieu abdi,
    muhun ieu abdi, tumbu konfirmasi, tumbu verifikasi, tumbu aktivasi, tumbu asup, tumbu réset, tutumbu konfirmasi,
    tutumbu verifikasi, tutumbu aktivasi, tutumbu asup, tutumbu réset, hapus akun abdi, hapus akun kuring, asup tanpa
    sandi, lebet tanpa sandi
  `,
  act: `
    konfirmasikeun, verifikasikeun, aktipkeun, aktifkeun, satujuan, idinan, teraskeun, tuluykeun, lajengkeun, neraskeun,
    réngsékeun, rengsekeun, béréskeun, kari salengkah, kantun salengkah, léngkah panungtung, léngkah pamungkas, méh
    réngsé, ampir réngsé
  `,
  signIn: `
    asup kana akun, asup ka akun, lebet kana akun, lebet ka akun, asup ayeuna, lebet ayeuna, asup di dieu, lebet di
    dieu, buka aplikasina, muka aplikasi, mimitian ayeuna, ngamimitian ayeuna
  `,
  never: `
    eureun langganan, eureun ngalanggan, liren langganan, liren ngalanggan, ngeureunkeun langganan, batalkeun langganan,
    ngabatalkeun langganan, teu hayang narima, teu hoyong nampi, eureun narima, liren nampi, kaluar tina daptar, kaluar
    tina milis, setélan, pangaturan, préferénsi, atur langganan anjeun, tingali dina browser, tingali dina panyungsi,
    tingali dina pangaprak, tingali pesenan, tingali pesenan anjeun, tingali tagihan, tingali faktur, tingali rincian,
    tingali rinciana, tingali sadayana, tingali kabéh, tingali tikét, tingali resi, tingali laporan, tingali katerangan,
    tingali langkung seueur, tingali leuwih loba, tingali online, tempo dina browser, tempo dina panyungsi, tempo dina
    pangaprak, tempo pesenan, tempo pesenan anjeun, tempo tagihan, tempo faktur, tempo rincian, tempo rinciana, tempo
    sadayana, tempo kabéh, tempo tikét, tempo resi, tempo laporan, tempo katerangan, tempo langkung seueur, tempo leuwih
    loba, tempo online, ningali dina browser, ningali dina panyungsi, ningali dina pangaprak, ningali pesenan, ningali
    pesenan anjeun, ningali tagihan, ningali faktur, ningali rincian, ningali rinciana, ningali sadayana, ningali kabéh,
    ningali tikét, ningali resi, ningali laporan, ningali katerangan, ningali langkung seueur, ningali leuwih loba,
    ningali online, tingalikeun dina browser, tingalikeun dina panyungsi, tingalikeun dina pangaprak, tingalikeun
    pesenan, tingalikeun pesenan anjeun, tingalikeun tagihan, tingalikeun faktur, tingalikeun rincian, tingalikeun
    rinciana, tingalikeun sadayana, tingalikeun kabéh, tingalikeun tikét, tingalikeun resi, tingalikeun laporan,
    tingalikeun katerangan, tingalikeun langkung seueur, tingalikeun leuwih loba, tingalikeun online, tingal dina
    browser, tingal dina panyungsi, tingal dina pangaprak, tingal pesenan, tingal pesenan anjeun, tingal tagihan, tingal
    faktur, tingal rincian, tingal rinciana, tingal sadayana, tingal kabéh, tingal tikét, tingal resi, tingal laporan,
    tingal katerangan, tingal langkung seueur, tingal leuwih loba, tingal online, lacak pakét, lacak pesenan anjeun,
    lacak kiriman anjeun, ngalacak pakét, ngalacak pesenan anjeun, ngalacak kiriman anjeun, susud pakét, susud pesenan
    anjeun, susud kiriman anjeun, kawijakan privasi, kabijakan privasi, privasi anjeun, sarat jeung katangtuan, sarat
    sareng katangtuan, syarat jeung katangtuan, syarat sareng katangtuan, katangtuan pamakéan, puseur bantuan, puseur
    pitulung, butuh bantuan naon, peryogi bantuan, kontak kami di, hubungi kami di dieu, ngahubungan kami, taroskeun ka
    kami, patarosan anu sering, patalékan nu sering, pananya nu sering, pasihan eupan balik, eupan balik, eusian survéy,
    eusian survei, baca salajengna, baca saterusna, baca salengkepna, maca salajengna, baca terus, aos salajengna, aos
    salengkepna, maos salengkepna, baca artikelna, baca wartosna, langkung seueur, leuwih jéntré, terangkeun leuwih,
    inpormasi salengkepna, inpormasi langkung, katerangan salengkepna, undeur, ngundeur, undeur aplikasi, unduh
    aplikasina, bayar ayeuna, mayar ayeuna, beuli ayeuna, meser ayeuna, balanja ayeuna, sumping ka toko, datang ka toko,
    buka toko kami, tuturkeun kami, turutan kami, ngeunaan kami, perkawis kami, kaca hareup, kaca utama, tepas utama,
    bagikeun, bagikeun ka babaturan, ajak babaturan, bales pesen, walon pesen, ganti jadwal anjeun, robih jadwal
  `,
  notMe: `
    lamun lain anjeun, upami sanés anjeun, upami sanes anjeun, mun lain anjeun, lamun sanés anjeun, upami sanés salira,
    lain kuring, sanés abdi, sanes abdi, lamun anjeun teu, upami anjeun teu, upami anjeun henteu, lamun anjeun henteu,
    mun anjeun teu, upami salira henteu, teu rumasa ménta, teu rumaos nyuhunkeun, teu rumasa, teu rumaos, teu ménta ieu,
    teu menta ieu, teu nyuhunkeun, henteu nyuhunkeun, henteu ménta, teu kungsi ménta, teu kantos, teu wawuh, teu terang
    kana, antepkeun, antep waé, antepkeun waé, kantunkeun waé, teu kudu dipaliré, ulah dipaliré, teu kedah dipaliré,
    abaikeun, teu kudu nanaon, teu kedah nanaon, teu perlu nanaon, teu kudu ngalakukeun, teu kedah ngalakukeun, teu
    dihaja, teu ngahaja, kasalahan ngirim, jalma séjén, jalmi sanés, batur nu nyobaan, tolak ondangan, tolak uleman,
    batalkeun paménta, batalkeun panyuhun, béjaan kami, wartosan kami, geura hubungi, énggal hubungi, enggal hubungi,
    amankeun akun
  `,
  done: `
    geus dirobah, geus dirobih, geus diganti, geus digentos, geus dianyarkeun, geus dikonfirmasi, geus diverifikasi,
    geus diaktipkeun, geus diaktifkeun, geus ditambahkeun, geus dihapus, geus dipupus, geus ditutup, geus dibuka, geus
    dibatalkeun, geus ditarima, geus ditampi, geus réngsé, geus rengse, geus dikirim, geus dikintun, geus dibayar, geus
    disetél ulang, geus dijieun, geus didamel, geus junun, geus lunas, geus gabung, geus asup kana akun, geus lebet kana
    akun, atos dirobah, atos dirobih, atos diganti, atos digentos, atos dianyarkeun, atos dikonfirmasi, atos
    diverifikasi, atos diaktipkeun, atos diaktifkeun, atos ditambahkeun, atos dihapus, atos dipupus, atos ditutup, atos
    dibuka, atos dibatalkeun, atos ditarima, atos ditampi, atos réngsé, atos rengse, atos dikirim, atos dikintun, atos
    dibayar, atos disetél ulang, atos dijieun, atos didamel, atos junun, atos lunas, atos gabung, atos asup kana akun,
    atos lebet kana akun, parantos dirobah, parantos dirobih, parantos diganti, parantos digentos, parantos dianyarkeun,
    parantos dikonfirmasi, parantos diverifikasi, parantos diaktipkeun, parantos diaktifkeun, parantos ditambahkeun,
    parantos dihapus, parantos dipupus, parantos ditutup, parantos dibuka, parantos dibatalkeun, parantos ditarima,
    parantos ditampi, parantos réngsé, parantos rengse, parantos dikirim, parantos dikintun, parantos dibayar, parantos
    disetél ulang, parantos dijieun, parantos didamel, parantos junun, parantos lunas, parantos gabung, parantos asup
    kana akun, parantos lebet kana akun, tos dirobah, tos dirobih, tos diganti, tos digentos, tos dianyarkeun, tos
    dikonfirmasi, tos diverifikasi, tos diaktipkeun, tos diaktifkeun, tos ditambahkeun, tos dihapus, tos dipupus, tos
    ditutup, tos dibuka, tos dibatalkeun, tos ditarima, tos ditampi, tos réngsé, tos rengse, tos dikirim, tos dikintun,
    tos dibayar, tos disetél ulang, tos dijieun, tos didamel, tos junun, tos lunas, tos gabung, tos asup kana akun, tos
    lebet kana akun, junun dirobah, junun diganti, kalayan junun, kalawan hasil, asup anyar, login anyar kana, aya anu
    asup, aya nu asup, hatur nuhun parantos ngonfirmasi, hatur nuhun geus ngonfirmasi, geus eureun langganan, parantos
    liren langganan, moal narima deui, moal nampi deui, geus kaluar tina daptar, parantos kaluar tina daptar
  `,
  here: `
    klik di dieu, klik didieu, klik ieu, klik di handap, klik tumbu, klik tutumbu, klik tautan ieu, klik tombol di
    handap, klik tombol ieu, klik link ieu, klik link di handap, pencét tombol, pencet di dieu, pencét di dieu, toél di
    dieu, tutumbu ieu, tutumbu di handap, tumbu ieu, tumbu di handap, tumbu kasebut, tautan di handap, tautan ieu, link
    di handap, link ieu, tombol di handap, tombol ieu, tombol handap ieu, buka tumbu, buka tutumbu, buka tautan ieu,
    salin tumbu, salin tutumbu, kaca ieu, dina browser anjeun, dina panyungsi, dina pangaprak
  `,
  onSite: `
    pakét anjeun, pakét salira, kurirna, tukang nganteur, supirna, nyokot pakét, nyandak pakét, tempat nyokot, tempat
    nyandak, kantor pos, di panto, dina panto, di lawang, di lokét, di kasir, jadwal dokter anjeun, parios dokter,
    mariksa ka dokter, rumah sakit anjeun, nomer antrian, nomer antrean, tikét anjeun, tikét salira, ilubiung rapat,
    asup rapat, ngiring rapat, rapat daring anjeun, parkiran, bakal hadir, badé sumping, bade sumping, bakal datang,
    nomer kamar
  `,
  entryPlace: `
    dina kaca, kaca asup, kaca lebet, dina layar, dina aplikasi, dina formulir, dina kotak, dina jandéla, dina jandela,
    dina situs, dina ramatloka, ramatloka, dina parangkat, dina alat, dina hapé, dina komputer, dina panyungsi, dina tv
  `,
  accountName: "ngaran pamaké, nami pamaké, ngaran akun, nami akun, sandiasma",
  outdated: `
    teu bisa dipaké deui, teu tiasa dianggo deui, moal bisa dipaké deui, moal tiasa dianggo deui, geus teu lumaku, tos
    teu lumaku, parantos teu lumaku, geus teu berlaku, parantos teu berlaku, geus kadaluwarsa, parantos kadaluwarsa,
    kode saméméhna, kode sateuacanna, kode heubeul, kode lami, kode nu heubeul, kode anu diasupkeun, kode nu diasupkeun,
    kode anu dilebetkeun, geus dipaké, geus dipake, parantos dianggo, tos dianggo, gaganti kode
  `,
  toRead: `
    buka akun anjeun, ka akun anjeun, tingali akun anjeun, pikeun maca, kanggo maos, pikeun ningali, kanggo ningali,
    pikeun nempo, supados tiasa ningali, pikeun mikanyaho, maca pesen, baca pesen anjeun, kagiatan panganyarna, tingali
    kagiatan, tingalian, tempo geura
  `,
  fault: "kode kasalahan, kode éror",
  receipt: `
    hatur nuhun parantos meser, hatur nuhun parantos balanja, hatur nuhun geus meuli, hatur nuhun geus balanja, hatur
    nuhun parantos mayar, hatur nuhun kana pesenan, nuhun tos balanja, nuhun tos meser, bukti pamayaran, kuitansi
    anjeun, pamayaran junun, pamayaran hasil, pamayaran parantos ditampi, pamayaran geus ditarima, geus lunas, parantos
    lunas, jumlah anu dibayar, jumlah nu dibayar, anjeun mayar, anjeun parantos mayar
  `,
};
