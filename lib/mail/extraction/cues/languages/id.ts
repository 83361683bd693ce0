import type { Cues } from "@/lib/mail/extraction/cues/types";

export const id: Cues = {
  code: `
    kode, kodenya, kodemu, sandi sekali pakai, password sekali pakai, sandi satu kali, nomor verifikasi, sandi otp,
    sandi dinamis, nomor otp, angka verifikasi, angka rahasia, pin sekali pakai, token sekali pakai, kata kunci sekali
    pakai, password satu kali, otp anda, nomor sekali pakai, otp, nomor kode, nomor otp anda, angka otp, kode-kode, pin
    otp, sandi sementara sekali, angka sekali pakai, kata sandi sekali pakai, kata sandi satu kali, kata sandi dinamis,
    kata sandi otp, passcode, kode sandi, kunci sekali pakai, nomor rahasia, kata sandi transaksi, kata sandi untuk
    transaksi, kata sandi pembayaran, sandi transaksi, kode untuk pembayaran, kode untuk transaksi ini, kode
    verifikasi, kode konfirmasi, kode keamanan, kode masuk, kode login, kode aktivasi, kode sekali pakai, kode akses,
    kode reset, kode pengaturan ulang, kode autentikasi, kode otentikasi, kode pemulihan, kode otorisasi, kode anda,
    kode kamu, kode pembuka, kode perangkat, kode sementara, kode rahasia, kode pin, kode 6 digit, kode enam digit,
    kode validasi, kode persetujuan, kode tanda tangan, kode pengesahan, kata sandi untuk satu kali, kata sandi untuk
    sekali, password untuk satu kali, sandi untuk sekali, sandi untuk satu kali, kata sandi yang hanya berlaku sekali,
    sandi yang berlaku sekali, sandi hanya sekali, pin satu kali, pin untuk satu kali, token satu kali, angka
    konfirmasi, angka otentikasi, angka keamanan, angka masuk, angka aktivasi, nomor konfirmasi masuk, nomor keamanan,
    nomor aktivasi, nomor otentikasi, nomor autentikasi, nomor otorisasi, nomor akses, nomor login, nomor pemulihan,
    nomor pencocokan, nomor penyandingan, kunci verifikasi, kunci aktivasi, kunci pemulihan, kunci konfirmasi, token
    verifikasi, token konfirmasi, token masuk, token login, token akses sementara, token transaksi, pin transaksi, pin
    verifikasi, pin konfirmasi, pin aktivasi, kata verifikasi, kata konfirmasi, frasa verifikasi, kata sandi
    verifikasi, sandi verifikasi, sandi konfirmasi, sandi dinamik, password dinamis, password otp, mtan, nomor tac,
    kode untuk transfer, kode untuk transaksi, kode untuk konfirmasi pembayaran, kode persetujuan pembayaran
  `,
  maybeCode: `
    password sementara, sandi, nomor pin, pin anda, angka, digit, nomor berikut, nomor di bawah, karakter, token,
    kunci, huruf, nomor ini, kata rahasia, frasa, simbol, pin sementara, deret, deretan, bilangan, untaian, rangkaian,
    tombol telepon, keypad telepon, kata sandi sementara, kata sandi awal, sandi sementara, sandi awal, angka berikut,
    angka ini, angka di bawah, enam angka, empat angka, enam digit, empat digit, delapan digit, 6 digit, 4 digit,
    8 digit, digit berikut, digit ini, huruf berikut, huruf ini, kombinasi, karakter berikut, karakter ini,
    kata berikut, kata ini, teks berikut, ketikkan ini, masukkan ini, tulis ini, nomor tersebut,
    lima angka, lima digit, delapan angka, tujuh digit, 5 digit, 7 digit, 4 angka, 6 angka, 8 angka, enam karakter,
    delapan karakter, enam huruf, angka tersebut, angka rahasia ini, deretan angka, rangkaian angka, kombinasi angka,
    kombinasi huruf, sandi berikut, sandi ini, sandi di bawah, pin berikut, pin ini, frasa berikut, frasa ini,
    kalimat berikut, tulisan berikut
  `,
  other: `
    pesanan, kode pesanan, order, faktur, tagihan, invoice, kuitansi, struk, resi, kode resi, nomor pelacakan,
    pengiriman, paket, kode booking, kode pemesanan, pemesanan, reservasi, kode reservasi, tiket, kasus, nomor laporan,
    nomor pelanggan, id pelanggan, kode pelanggan, nomor anggota, nomor keanggotaan, kontrak, polis, kartu, berakhiran,
    berakhir dengan, nomor seri, kode pos, kodepos, kode area, kode negara, kode wilayah, kode promo, promo, promosi,
    kode promosi, kode diskon, diskon, kode kupon, kupon, voucher, kode voucher, kode hadiah, hadiah, kode referral,
    kode rujukan, referral, kode undangan, kode penukaran, tukarkan, kode kesalahan, kode error, kode galat, kode
    status, kode keluar, kode respons, kode bank, kode swift, kode cabang, kode virtual account, virtual account, kode
    bayar, kode pembayaran, kode billing, npwp, kode qr, kode batang, kode sumber, kode etik, kode warna, kode produk,
    kode barang, kode toko, kode referensi, nomor referensi, nomor transaksi, id transaksi, kode transaksi, telepon,
    telp, nomor ponsel, nomor hp, hubungi, jumlah, total, harga, saldo, nominal, pembayaran, rp, jalan, lantai, poin,
    versi, rilis, penerbangan, kursi, meteran, nomor meter, id rapat, nomor booking, nomor antrean, nomor antrian,
    kuota, potongan, cashback, hemat, undian, keranjang, checkout, saat membayar, kasir, member get member, ajak teman,
    kode member, kode keamanan kartu, kode mahasiswa, whatsapp, pusat layanan, call center, pajak, cicilan, pinjaman,
    kwh, kilometer, nomor servis, nomor service, nomor perbaikan, kode pengambilan, kode pintu, kode loker, janji temu,
    pin pengambilan, kode ambil, kode ambil paket, kode pengambilan paket, loker, loker paket, pintu loker, pin loker,
    resi nomor, nomor resi, no resi, no. resi, no pesanan, no. pesanan, nomor pesanan, nomor order, nomor invoice,
    nomor faktur, nomor tagihan, nomor tiket, nomor kursi, nomor kontrak, nomor polis, nomor rekening, nomor kartu,
    nomor antre, nomor urut, nomor pasien, nomor rekam medis, rekam medis, nomor pendaftaran, nomor registrasi, nomor
    peserta, nomor ujian, nomor induk, nomor mahasiswa, nomor karyawan, nomor pegawai, nomor polisi, nomor kendaraan,
    nomor rangka, nomor va, nomor kwitansi, kwitansi, nomor nota, nomor surat, nomor dokumen, nomor berkas, nomor
    laporan polisi, nomor aduan, nomor pengaduan, nomor tiket bantuan, nomor telepon, nomor whatsapp, token listrik,
    stroom, id pesanan, id meter, idpel, nomor kk, kode unik transfer, kode klaim, klaim, kode tukar, kode poin, kode
    bonus, kode gratis, kode gratis ongkir, kode ajakan, kode teman, kode mitra, kode agen, kode cabang bank, kode
    kelas, kode mata kuliah, kode kursus, kode sekolah, kode meeting, kode rapat, passcode rapat, kode sandi rapat,
    sandi rapat, sandi wifi, password wifi, kode plat, kode part, kode seri, kode warna cat, kode saham, kode emiten,
    kode hs, nomor build, nomor versi, garansi, pengikut, tayangan, biaya admin, angsuran, jatuh tempo, rapat, rekening
    bank, rekening tujuan, no rekening, rekening koran, ke rekening, kolom pencarian, kotak pencarian, nomor meter*,
    nomor kamar, nomor perkara, nomor permohonan, berita transfer, keterangan transfer, sebagai berita, catatan
    transfer, zona, kode zona, area parkir, kode konfirmasi pemesanan, kode konfirmasi booking, kode konfirmasi
    reservasi, kode konfirmasi pesanan, nomor konfirmasi pemesanan, nomor konfirmasi booking, nomor konfirmasi
    reservasi, kode verifikasi dokumen, nota servis, nota nomor, nomor berkas perkara, nomor paspor, nomor ktp, nomor
    bpjs, nomor kartu keluarga, nomor klaim, nomor penerbangan, nomor gerbong, gerbong, peron, nomor pintu, kode kamar,
    kode kunci, kode akses pintu, kode gerbang, kode parkir, karcis, nomor karcis, kode absen, kode presensi, kode
    kelompok, kode supplier, kode vendor, kode pelunasan, kode tagihan, kode wilayah telepon, kode verval, kode pajak,
    kode akun pajak, kode lelang, nomor lelang, kode pengiriman, kode kurir, kode ekspedisi, nomor pengiriman, kode
    pengembalian, kode retur, nomor retur, nomor garansi, nomor batch, nomor lot, kode lot, kode produksi, password
    file, sandi file, kata sandi file, sandi dokumen, kata sandi dokumen, kata sandi wifi, kata sandi wi fi, sandi wi
    fi, kata sandi rapat, password rapat, password zoom, passcode zoom, meeting id, nomor nota dinas, nomor seri
    faktur, nomor bukti, bukti bayar, nomor bukti bayar, nomor tagihan listrik, nomor pelanggan pln, nomor anggota
    perpustakaan, laporan nomor, permohonan nomor, kunci api, empat digit terakhir, 4 digit terakhir, empat angka
    terakhir, 4 angka terakhir, kode departemen, kode divisi, kode bagian, kode unit, kode unit kerja, kode satuan
    kerja, kode satker, kode pusat biaya, kode cost center, kode pegawai, kode karyawan, kode personel, kode jabatan,
    kode profesi, kode pekerjaan, kode pemasok, kode distributor, kode penyalur, kode gerai, kode outlet, kode gudang,
    kode kantor, kode perusahaan, kode merchant, kode artikel, kode item, kode material, kode bahan, kode suku cadang,
    kode sparepart, kode sku, kode katalog, kode mapel, kode mata pelajaran, kode modul, kode ujian, kode soal, kode
    paket soal, kode ruang, kode ruangan, kode ruang ujian, kode lokasi ujian, kode prodi, kode program studi, kode
    jurusan, kode fakultas, kode kampus, kode perguruan tinggi, kode grup, kode tim, kode regu, kode pertandingan, kode
    lomba, kode acara, kode event, kode kegiatan, kode sesi, kode sub kegiatan, kode rekening belanja, kode anggaran,
    kode mak, kode akun anggaran, kode zona parkir, kode area parkir, kode slot parkir, kode desa, kode kelurahan, kode
    kecamatan, kode kabupaten, kode provinsi, kode stasiun, kode halte, kode terminal, kode bandara, kode maskapai,
    kode tarif, kode golongan tarif, kode meter, kode meteran, kode kontrak, kode kpp, kode kantor pajak, kode jenis
    pajak, kode jenis setoran, kode kjs, kode map, kode objek pajak, kode klu, kode kbli, kode lapangan usaha, kode
    usaha, kode industri, kode kliring, kode garansi, kode servis, kode perbaikan, kode klaim asuransi, kode kerusakan,
    kode versi, kode build, kode batch, kode model, kode tipe, kode varian, kode ukuran, kode obat, kode penyakit, kode
    diagnosa, kode icd, kode faskes, kode rumah sakit, kode dokter, kode poli, kode efek, kode reksa dana, kode buku,
    kode proyek, kode lowongan, kode formasi, kode meja, kode menu, kode nasabah, kode debitur, kode wajib pajak, nomor
    kode barang, kode dari produk, kode untuk warna, sandi wifi tamu, kata sandi wifi tamu, password wifi tamu,
    password wi fi, password wi fi tamu, sandi jaringan, kata sandi jaringan, password jaringan, sandi internet tamu,
    kata sandi hotspot, password hotspot, passcode meeting, password meeting, kata sandi meeting, sandi meeting, kata
    sandi zoom, sandi zoom, kode sandi meeting, kode konferensi, passcode webinar, kata sandi webinar, kode ruang
    rapat, kode customer, kode anggota, kode partner, kode siswa, kode mk, kode peserta ujian, kode invoice, kode
    bangunan, kode gedung, kode properti, kode telepon, kode klasifikasi usaha, kode pabean, kode gangguan, kode order,
    kode tiket, kode lacak, kode pelacakan, kode donasi, kode kampanye, kode unik donasi, kode diagnosis, kode resep,
    kode polis, kode asuransi, kode kursi, kode stan
  `,
  promo: `
    diskon*, potongan harga, kupon*, voucher*, kartu hadiah, kode promo, promo spesial, penawaran spesial,
    penawaran khusus, penawaran terbatas, obral*, cuci gudang, hemat sekarang, hemat hingga, saat checkout,
    keranjang belanja*, keranjang anda, keranjangmu, gratis ongkir, gratis ongkos kirim, bebas ongkir,
    pengiriman gratis, poin loyalitas, poin bonus, poin reward, undian*, undang teman*, ajak teman*, cashback,
    hadiah ulang tahun, minimum pembelian, minimal pembelian, minimum belanja, minimal belanja, minimum pemesanan,
    selama persediaan*, selama stok, tukarkan poin*, belanja sekarang, beli sekarang, promosi spesial, promosi menarik,
    gratis 1, beli 1 gratis 1, beli satu gratis satu, gratis biaya, harga spesial, harga coret, promo gajian,
    promo akhir, kejutan untuk, khusus member, khusus anggota, khusus pengguna baru, pelanggan setia, poin ganda,
    kumpulkan poin, klaim sekarang, klaim voucher, klaim hadiah, ambil voucher, terbatas hanya, stok terbatas,
    kuota terbatas, flash sale, dapatkan potongan, dapatkan diskon, berhadiah, tunjukkan ke kasir, tunjukkan kode ini,
    uji coba gratis
  `,
  press: `
    edisi ini, dalam edisi, dalam artikel ini, baca selengkapnya, baca lebih lanjut, lanjutkan membaca, postingan blog,
    artikel blog, pembaca kami, para pembaca, statistik*, laporan bulanan, ringkasan bulanan, rata-rata, bulan lalu,
    catatan rilis, log perubahan, catatan perubahan, versi baru, versi terbaru menghadirkan, perbaikan bug, bug yang
    diperbaiki, pengujian gagal, tes gagal, build gagal, webinar*, episode podcast, lokakarya*, tips untuk, kiat untuk,
    studi menunjukkan, penelitian menunjukkan, menurut sebuah, menurut studi, menurut survei, gelombang penipuan,
    gelombang phishing, siaran pers, makin marak, bulan kemarin, lanjut baca, artikel tentang, mingguan, survei,
    kuesioner, pendapat anda, edisi minggu, edisi bulan, redaksi, dari redaksi, wawancara, liputan, studi kasus,
    buletin edisi, peringkat, ringkasan pekan, ringkasan minggu, ringkasan aktivitas, laporan pemakaian,
    laporan penggunaan, laporan mingguan, ringkasan mingguan, pemeliharaan sistem, gangguan layanan, laporan insiden,
    deploy gagal, deploy berhasil, pipeline gagal, isi survei, kabar terbaru, berita minggu
  `,
  business: `
    *verifikasi, *konfirmasi, mengonfirmasi, autentikasi, otentikasi, masuk, login, *daftar, pendaftaran, registrasi,
    akun, alamat email, surel, sandi, password, atur ulang, mengatur ulang, reset, pemulihan, memulihkan, keamanan,
    identitas, dua langkah, dua faktor, aktivasi, *aktifkan, perangkat baru, buka kunci, penarikan, transfer, akses,
    pergantian email, pindah perangkat, ganti perangkat, ganti hp, hp baru, *ganti email, mengundang anda, mengundang
    kamu, mengajak anda, undangan, menambahkan anda, terkunci, apakah ini anda, nama pengguna, pemegang kartu,
    transaksi online, transaksi kartu, transaksi daring, otorisasi, tanda tangan elektronik, tanda tangan digital,
    penandatanganan, kunci sandi, biometrik, browser baru, lokasi baru, perangkat yang tidak dikenal, perangkat lain,
    menautkan, hubungkan akun, menghubungkan akun, tautkan akun, hapus akun, penghapusan akun, penutupan akun,
    lupa sandi, lupa kata sandi, ganti sandi, penggantian email, mengganti alamat email, mengubah email, alamat baru,
    undangan bergabung, diundang, mengundang ibu, mengundang bapak, menambahkan kamu, hak akses, akses ke, kolaborasi,
    dibekukan, diblokir, emailnya benar, pendaftar,
    persetujuan orang tua, menandatangani, tandatangani, penautan akun, ganti nomor, perubahan email,
    perubahan nomor, penghapusan, penggantian kata sandi, ponsel baru, laptop baru, komputer baru, masuk di tv,
    masuk dari, otentikasi dua, persetujuan login,
    menunggu persetujuan*, persetujuan anda, persetujuan kamu, persetujuanmu, menunggu konfirmasi anda, menyetujui
    pembayaran, setujui pembayaran, persetujuan pembayaran, menyetujui transaksi, setujui transaksi, persetujuan
    transaksi, menyelesaikan transaksi, melanjutkan transaksi, memproses transaksi, mengotorisasi*, diotorisasi,
    mengesahkan transaksi, mengesahkan pembayaran, pengesahan transaksi, pencairan dana, mencairkan dana, 3d secure*,
    tanda tangan kontrak, tanda tangan dokumen, tanda tangan perjanjian, tanda tangani, teken kontrak, memasangkan
    perangkat, pasangkan perangkat, menyandingkan, penyandingan, perangkat tertaut, tautkan perangkat, penautan
    perangkat, hubungkan perangkat, menghubungkan perangkat, tambahkan perangkat, penambahan perangkat, perangkat asing,
    peramban baru, membuka kunci, pembukaan kunci, buka blokir, membuka blokir, pembukaan blokir, dikunci, percobaan
    gagal, percobaan salah, percobaan yang salah, percobaan yang gagal, gagal beberapa kali, terlalu banyak percobaan,
    salah pin, pin salah, salah memasukkan, ubah nomor, mengubah nomor, mengganti nomor, penggantian nomor, nomor ponsel
    baru, nomor hp baru, penerima baru, rekening tujuan baru, menambahkan penerima, multifaktor, multi faktor, dua
    tahap, halaman yang masih terbuka, jendela yang masih terbuka, layar yang masih terbuka, halaman yang tadi, jendela
    yang tadi, yang anda tinggalkan terbuka, kembali ke jendela, kembali ke aplikasi, kembali ke layar, alamat email
    baru, dari gawai baru, di gawai baru, kembali ke halaman tadi, kembali ke halaman yang tadi, kamu tinggalkan
    terbuka,
    menanti persetujuan, transaksi menunggu, menuntaskan transaksi, menjalankan transaksi, melepaskan pembayaran,
    otorisasikan, pembelian online dengan kartu, pembayaran online dengan kartu, pembelian di internet, tanda tangan
    anda, tanda tanganmu, menunggu tanda tangan, pemasangan perangkat, sandingkan, menyambungkan perangkat, sambungkan
    perangkat, beberapa kali salah, nomor baru anda, ubah email, jendela yang terbuka, halaman yang terbuka, jendela
    yang anda buka, halaman yang anda buka, halaman yang kamu buka, halaman yang anda tinggalkan, layar yang anda buka,
    biarkan terbuka
  `,
  fleeting: `
    kedaluwarsa, kadaluarsa, kadaluwarsa, kedaluarsa, berlaku, menit, sekali pakai, satu kali, dalam waktu, habis
    masa, hangus, hanya bisa dipakai, hanya dapat digunakan, sekali saja, berlaku sampai, berlaku hingga, berlaku
    selama, tidak berlaku lagi, tidak bisa dipakai lagi, hanya berlaku, akan hangus, habis dalam, jam ke depan, dalam
    24 jam, dalam 10 menit, setengah jam, satu jam, hanya sekali, sekali klik saja, dipakai sekali, digunakan sekali,
    hanya untuk satu kali, cuma sekali, cuma berlaku, tidak bisa digunakan lagi, tidak dapat digunakan kembali, tidak
    dapat digunakan lagi, lewat waktu, otomatis hangus, dalam 5 menit, dalam 3 menit, dalam 15 menit, dalam 30 menit,
    dalam 48 jam
  `,
  secret: `
    jangan bagikan, jangan berikan, jangan membagikan, jangan memberikan, jangan beritahu, jangan sebarkan, siapa pun,
    siapapun, tidak akan pernah meminta, rahasia, rahasiakan, jangan kasih, jangan disebar, jangan dibagikan, jangan
    diberikan, jangan sampaikan, jangan sebutkan, tidak pernah meminta, tidak akan meminta, orang lain, jangan
    diteruskan, jangan teruskan, jangan ceritakan, termasuk petugas, termasuk pihak, petugas bank tidak, karyawan kami
    tidak, pihak bank tidak, kepada siapa, ke siapa, jaga kerahasiaan, bersifat rahasia, jangan tunjukkan, jangan
    perlihatkan, jangan diberitahukan, jangan beri tahu, jangan beritahukan, jangan berikan kepada, pihak mana pun,
    kepada pihak, tidak akan menanyakan, tidak pernah menanyakan, kami tidak pernah, kami tidak akan, bank tidak
    pernah, jangan bagikan kode, jangan berikan kode, jangan beri kode, jangan kasih kode, jangan kirim kode, jangan
    kirimkan kode, jangan bocorkan, jangan membocorkan, jangan ungkapkan, jangan mengungkapkan, jangan memberitahu*,
    jangan menyebarkan, jangan menyebutkan, jangan meneruskan email ini, jangan teruskan email ini, jangan teruskan
    kode, jangan bacakan, jangan membacakan, jangan pernah bagikan, jangan pernah membagikan, jangan pernah
    memberikan, mohon tidak membagikan, mohon tidak memberikan, tidak boleh dibagikan, tidak boleh diberikan, dengan
    siapa pun, kepada orang lain, jaga kerahasiaan kode, rahasiakan kode, tidak akan menelepon, petugas kami tidak,
    staf kami tidak, pegawai bank tidak, bahkan kepada petugas, bahkan kepada karyawan, yang meminta kode ini, kami
    tidak pernah minta, kami tidak akan minta
  `,
  enter: `
    *masukkan, masukan kode, *ketik, salin, *gunakan, pakai, isi kode, isi kolom, *isikan, isilah, inputkan, berikan,
    sebutkan, mengetik, mengisi, menyalin, menempel, bacakan, pindai, kasih tahu, input kode, copy paste,
    sampaikan ke petugas, *cantumkan, mengirimkan, dengan mengirim, kirimkan, diisi, dan isi, isi angka, tekan angka,
    ketik*, tulis*, tempel, *tempelkan, tempelin, tolong ketik, tolong isi, silakan isi, mohon isi, silakan tulis,
    mohon masukkan, isikan pada, isi pada, masukin, dimasukkan, diketik, dituliskan, disalin, ditempel, isi form,
    isi formulir dengan, pada kolom, di kolom, ke kolom, dalam kotak, di kotak, balas dengan, sebutkan kepada,
    tunjukkan kepada petugas, cocokkan, pilih angka, pilih nomor,
    diisikan, tinggal ketik, tinggal masukkan, tinggal isi, cukup ketik, cukup isikan, cukup masukkan, cukup tulis,
    ketikkan di, tuliskan di, isi di, harus diketik, harus dimasukkan, masukkan di sana, ketik di sana, isikan di
    sana, pakai angka, gunakan angka, salin dan tempel,
    akan meminta, akan diminta, diminta memasukkan, meminta angka, menanyakan,
    konfirmasi dengan, konfirmasikan dengan, verifikasi dengan, verifikasikan dengan, setujui dengan,
    tandatangani dengan, tanda tangani dengan, otorisasi dengan, otorisasikan dengan, buka kunci dengan,
    aktifkan dengan, selesaikan dengan, lanjutkan dengan memasukkan, dengan memasukkan, dengan mengetik,
    dengan menuliskan, dengan mengisi, menggunakan angka, menggunakan sandi, menggunakan kode, sebut, ucapkan,
    bacakan kepada, bacakan ke, katakan kepada, beri tahu petugas, beritahu petugas, sampaikan kepada petugas,
    sampaikan kepada agen, berikan kepada petugas, tekan tombol, tekan nomor, pencet, pencet angka, pijit, tuliskan,
    jawab dengan, balas pesan dengan, kirim ke chatbot, kirim angka, kirim ke bot, akan dimintai, dimintai,
    akan ditanyai, ditanyakan, ditanya, akan ditanya, diminta mengisi, diminta mengetik, memerlukan angka,
    memerlukan kode, memerlukan sandi, membutuhkan kode, membutuhkan angka, butuh kode, akan diperlukan, saat diminta,
    ketika diminta, bila diminta, jika diminta, apabila diminta, isi dengan, lengkapi dengan, tempelkan ke,
    tempelkan pada, salin ke, salin kode, salin angka, pindahkan ke kolom, putar nomor, sisipkan, cocokkan dengan,
    angka yang sama, pilih angka yang,
    entri kode, entri angka, entrikan, dientri*, diinput*, menginput*, input angka, input nomor, inputlah, ngetik,
    isiin, isikan angka, mengisikan, memasukan kode, masukan angka, masukan nomor, masukan sandi, dimasukin, diketikkan,
    ditulis di kolom, ditulis pada kolom, menuliskan angka, menuliskan kode, tuliskan kembali, copas, salinlah, salin
    lalu tempel, kirim balik, kirim kembali angka, kirim kembali kode, kirim kodenya, kirim angkanya, dikirim balik,
    balas pesan ini dengan, balas email ini dengan, balas surel ini dengan, membalas dengan, jawablah dengan, jawab
    pesan ini dengan, diktekan, mendiktekan, bacakan kodenya, disebutkan kepada, menyebutkan kode, menyebutkan angka,
    kasih ke petugas, kasih ke agen, kasih kodenya, beri kepada petugas, berikan kepada agen, berikan kepada operator,
    serahkan kepada petugas, serahkan ke agen, sampaikan ke agen, sampaikan kepada operator, beri tahu agen, beri tahu
    operator, beritahu agen, beritahukan kepada petugas, perlihatkan kepada petugas, perlihatkan ke petugas, tunjukkan
    ke petugas, tunjukkan kepada operator, tampilkan kepada petugas, tampilkan di perangkat, tekan digit, tekan angka
    angka, pilih digit, pilih angka yang sama, lanjutkan dengan kode, lanjutkan dengan angka, lanjutkan menggunakan
    kode, lanjutkan pakai kode, lanjut dengan kode, lanjut pakai kode, selesaikan menggunakan kode, selesaikan pakai
    kode, akhiri dengan kode, memakai angka, memakai kode, memakai sandi, konfirmasi menggunakan, konfirmasi memakai,
    konfirmasi pakai, konfirmasikan menggunakan, setujui menggunakan, setujui memakai, setujui pakai, sahkan dengan,
    otorisasi menggunakan, verifikasi menggunakan, verifikasi pakai, tanda tangani menggunakan, tandatangani
    menggunakan, tandatangani pakai, buka kunci menggunakan, buka kunci pakai, buka blokir dengan, masuk dengan kode,
    masuk dengan angka, masuk dengan sandi, masuk pakai kode, masuk menggunakan kode, login dengan kode, login pakai
    kode, login menggunakan kode, dengan menyalin, dengan menyebutkan, dengan membacakan, dengan membalas, kolom kosong,
    kotak kosong, kolom yang tersedia, kotak yang tersedia, dibacakan kepada, dibacakan ke, membacakan kode, membacakan
    angka,
    tekan berurutan, kirim kode, menjawab dengan, katakan kode, baca kode, bacalah, baca keras, dibacakan, didiktekan,
    tunjukkan angka, lanjutkan dengan ini, teruskan dengan kode, tuntaskan dengan, akhiri dengan, selesaikan pembayaran
    dengan kode, tanda tangan dengan kode, setujui pembayaran dengan, konfirmasi pembayaran dengan, konfirmasi pembelian
    dengan, konfirmasikan pembayaran dengan, tandatangani kontrak dengan, tandatangani dokumen dengan, buka kunci akun
    dengan, dimasukan, masukan pin, menuliskan, disisipkan, menyisipkan, kutip kode, mengutip kode, tik kode,
    mengetikkan tunjukkan kode ini kepada petugas, tunjukkan kode kepada petugas, tunjukkan kode kepada agen
  `,
  complete: `
    *verifikasi email, verifikasi alamat, *verifikasi akun, *verifikasi identitas, verifikasi sekarang, memverifikasi
    alamat email, *konfirmasi email, *konfirmasi alamat, *konfirmasi akun, konfirmasi pendaftaran, konfirmasi langganan,
    konfirmasi perubahan, konfirmasi login, konfirmasi penghapusan, konfirmasikan email, konfirmasikan akun,
    mengonfirmasi alamat, mengonfirmasi email, mengonfirmasi akun, *aktifkan akun, aktivasi akun, aktivasi sekarang,
    aktifkan sekarang, atur ulang kata sandi, atur ulang sandi, atur ulang password, mengatur ulang kata sandi, mengatur
    ulang sandi, mengatur ulang password, setel ulang kata sandi, setel ulang sandi, menyetel ulang, *reset kata sandi,
    reset sandi, *reset password, buat kata sandi, buat sandi, buat password, membuat kata sandi, ubah kata sandi, ubah
    password, mengubah kata sandi, *ganti kata sandi, *ganti password, kata sandi baru, password baru, atur kata sandi,
    setel kata sandi, pemulihan akun, tautan verifikasi, tautan konfirmasi, tautan aktivasi, tautan masuk, link
    verifikasi, link aktivasi, terima undangan, menerima undangan, lihat undangan, gabung tim, bergabung dengan tim,
    *gabung sekarang, setujui login, ini saya, itu saya, selesaikan pendaftaran, menyelesaikan pendaftaran, selesaikan
    penyiapan, siapkan akun, ini email saya, itu email saya, ya ini, saya yang masuk, saya yang login, verifikasikan,
    konfirmasikan alamat, konfirmasikan pendaftaran, konfirmasi identitas, konfirmasi bahwa, mengonfirmasi pendaftaran,
    mengonfirmasi langganan, mengonfirmasi bahwa, mengonfirmasi perubahan, *aktifkan langganan, pulihkan kata sandi,
    pulihkan sandi, ganti sandi, mengubah password, membuat password, membuat sandi, pasang kata sandi, masuk tanpa kata
    sandi, masuk dengan sekali klik, masuk sekali klik, login sekali klik, tautan ajaib, tautan login, tautan atur
    ulang, tautan pemulihan, link konfirmasi, link masuk, link login, setujui undangan, menyetujui undangan, bergabung
    dengan ruang, *gabung ke, gabung grup, masuk ke grup, setujui permintaan, menyetujui login, setujui masuk, izinkan
    masuk, izinkan login, selesaikan registrasi, menyelesaikan registrasi, selesaikan aktivasi, lengkapi pendaftaran,
    konfirmasi hapus akun, *hapus akun, hapus permanen, langganan saya, ya langganan, ya berlangganan, ikut grup, masuk
    grup, saya setuju, setujui perubahan, menyetujui perubahan, perbolehkan masuk, buka akun, saya mau berlangganan,
    hapus akunku, tentukan kata sandi, menentukan kata sandi, tentukan sandi, bikin kata sandi, bikin sandi, nyalakan
    akun, ya saya, *buka kunci akun, *ilih kata sandi, *ulihkan akun, *ulihkan akses, *buka blokir, ya ini saya, saya
    terima, saya ikut, ya saya mau, buka kunci, hapus akun saya, buka undangan, balas undangan, masuk ke tim, saya
    gabung, masuk tanpa sandi, cabut blokir, konfirmasi bahwa ini anda, saya konfirmasi, ya pakai alamat, pakai alamat
    ini, gunakan alamat ini, pakai email ini, gunakan email ini, sahkan alamat, sahkan email, sahkan akun, sahkan
    perubahan, pastikan email, pastikan alamat, benar ini email, benar ini saya, benar saya, betul ini saya, betul saya,
    iya saya, iya ini saya, ya saya yang, memang saya, saya yang melakukan, saya yang meminta, ini memang saya, ini akun
    saya, saya ikut gabung, saya bersedia, ya gabung, ikut bergabung, gabung ke tim, gabung kelas, gabung ke kelas,
    gabung komunitas, gabung proyek, gabung organisasi, gabung keluarga, masuk kelas, masuk ke kelas, masuk ke ruang,
    bergabung ke tim, bergabung dengan grup, bergabung dengan proyek, bergabung dengan kelas, terima ajakan, terima
    undangannya, terima permintaan, izinkan akses, izinkan perangkat, izinkan browser, setujui perangkat, setujui
    transaksi, setujui akses, percayai perangkat, percayai browser, konfirmasi perangkat, konfirmasi alamat baru,
    konfirmasi transaksi, konfirmasi penghapusan akun, konfirmasi penutupan, konfirmasi permintaan, konfirmasi
    berlangganan, konfirmasi kepemilikan, lanjutkan di browser, lanjut di browser, lanjutkan pendaftaran, lanjut daftar,
    lanjutkan masuk, lanjutkan login, lanjut login, teruskan pendaftaran, tuntaskan pendaftaran, selesaikan verifikasi,
    selesaikan proses, selesaikan profil, lengkapi akun, lengkapi profil, mulai pakai akun, mulai gunakan akun, aktifkan
    email, aktifkan profil, aktifkan keanggotaan, aktifkan kartu, aktifkan kembali, hidupkan akun, hidupkan kembali,
    buka lagi akun, buka kembali akun, pulihkan akses, pulihkan akun, kembalikan akun, ambil alih akun, klaim akun, ubah
    sandi, ubah kata kunci, buat ulang sandi, buat ulang kata sandi, buat kata sandi baru, pasang sandi, pasang
    password, pilih sandi, pilih password, pilih kata sandi, sandi baru, setel sandi, setel password, atur sandi, atur
    password, atur pin baru, pin baru, reset pin, atur ulang pin, ganti pin, lupa kata sandi, login tanpa sandi, login
    tanpa password, masuk tanpa password, masuk dengan tautan, langsung masuk, bawa saya masuk, antar saya masuk,
    masukkan saya, izinkan saya masuk, masuk dengan satu klik, masuk otomatis, tautan sekali pakai, tautan pengaturan
    ulang, tautan reset, tautan undangan, link reset, link undangan, link atur ulang, hapus data saya, tutup akun,
    nonaktifkan akun saya, ya hapus, ya kirimkan, kirimi saya, saya mau menerima, saya ingin berlangganan, mulai
    berlangganan, aktifkan langganan, pengaturan ulang kata sandi, penyetelan ulang sandi, penyetelan ulang kata sandi,
    memverifikasi email*, mengaktifkan akun*, mengubah kata sandi*, menyetel ulang*, mengatur ulang kata sandi*,
    ketikkan sandi baru, membukanya kembali, buka kembali di sini, buka kuncinya, selesaikan lewat, selesaikan melalui,
    tuntaskan lewat, konfirmasi lewat, konfirmasi melalui, verifikasi lewat, verifikasi melalui, aktifkan lewat,
    aktifkan melalui, atur ulang melalui, atur ulang lewat, terima undangan di sini, undangan di sini, klik untuk
    konfirmasi, klik untuk mengonfirmasi, klik untuk verifikasi, klik untuk memverifikasi, klik untuk mengaktifkan, klik
    untuk mengatur ulang, setujui sebagai orang tua, selesaikan penandatanganan, setujui masuk ini, izinkan login ini,
    setujui login ini, konfirmasi kepindahan, konfirmasi penggantian, konfirmasi email baru, gunakan email baru, sahkan
    pendaftaran, pulihkan sekarang, cabut penangguhan, batalkan penangguhan, kembalikan akses
  `,
  act: `
    verifikasi, konfirmasi, konfirmasikan, aktifkan, aktivasi, terima, setujui, izinkan, buka kunci, atur ulang,
    *gabung, lanjutkan, selesaikan, mulai, verifikasikan, validasi, setuju, bergabunglah, pulihkan, otentikasi,
    autentikasi, percayai, ikut, lanjut, ayo mulai, satu langkah lagi, langkah terakhir, hampir selesai, sahkan,
    tuntaskan, lengkapi, gabung, iya, ya benar, betul, setujui saja, satu lagi, selangkah lagi, sedikit lagi,
    tinggal satu langkah, tahap terakhir, belum selesai, belum lengkap
  `,
  signIn: `
    masuk, log in, buka aplikasi, login, masuk ke akun, buka di aplikasi, login sekarang
  `,
  never: `
    berhenti berlangganan, batal berlangganan, berhenti menerima, preferensi, pengaturan, kelola, lihat di browser,
    buka di browser, versi web, lihat online, privasi, ketentuan, syarat, bantuan, dukungan, layanan pelanggan, hubungi
    kami, pertanyaan umum, survei, masukan, ulasan, nilai, lihat pesanan, konfirmasi pesanan, lacak, pesanan saya,
    lihat tagihan, lihat faktur, bayar, lihat detail, lihat rincian, selengkapnya, pelajari lebih lanjut, lihat semua,
    unduh, belanja, toko, bagikan, ikuti kami, balas, komentar, lihat aktivitas, tentang kami, ajak teman, undang
    teman, dokumentasi, promo hari ini, pertanyaan yang sering, lihat promo, baca juga, lihat e tiket, lihat tiket,
    riwayat, konfirmasi pembayaran, konfirmasi penerimaan, jangan kirim lagi, tidak ingin menerima, atur notifikasi,
    beri bintang, lanjut baca, lihat reservasi, lihat foto, lihat log, lihat barang, stop kirim, lain kali saja, kontak
    kami, ke artikel, baca artikel, buka artikel, cek paket, cek pesanan, dasbor, periksa pengaturan, unduh struk,
    unduh resi, unduh kuitansi, unduh laporan, unduh e-tiket, cetak tiket, cetak struk, lihat struk, lihat resi, lihat
    status, cek status, cek resi, cek tagihan, lihat laporan, laporan penyaluran, lihat hasil, lihat peta, petunjuk
    arah, peta lokasi, lokasi toko, cari toko, toko terdekat, cabang terdekat, lihat jadwal, ubah jadwal, jadwal ulang,
    batalkan pesanan, batalkan reservasi, ubah reservasi, lihat polis, unduh polis, lihat menu, lihat katalog, lihat
    produk, lihat semua produk, pakai voucher, klaim voucher, klaim hadiah, dapatkan promo, tukar poin, isi survei,
    ikuti survei, mulai survei, isi kuesioner, beri ulasan, tonton, lihat video, jawab pertanyaan, lihat daftar, lihat
    iklan, tambahkan ke kalender, unduh aplikasi, pasang aplikasi, lowongan, karier, kurangi email, jeda email, atur
    frekuensi, ubah paket, ganti paket, upgrade, perpanjang, bayar sekarang, bayar tagihan, cara pakai, panduan, tanya
    jawab, lanjutkan percakapan, lihat pesan, baca pesan, lihat komentar, gabung rapat, ikuti rapat, akun saya, buka
    tugas, lihat tugas, coba sekarang, buka laporan, buka berkas, komentar*, moderasi, lacak kiriman, lacak paket,
    lacak pesanan, unduh tagihan, unduh faktur, unduh invoice, boarding pass, check in online, pilih kursi, hubungi
    dukungan, hubungi cs, obrolan, chat dengan, tulis ulasan, beri nilai, beri rating, lihat jadwal penerbangan, lihat
    dokumen, lihat kontrak, app store, google play, simpan ke kalender, kelola pesanan, kelola pemesanan, kelola
    reservasi, lihat secara online, ubah pengiriman, ubah alamat pengiriman, ubah pemesanan, atur langganan, perbarui
    metode pembayaran, perbarui info pembayaran, lamar sekarang, kirim lamaran, tukarkan voucher, buat janji temu, buat
    janji, booking jadwal, masuk ke rapat, tinjau setelan keamanan, periksa aktivitas, cek keamanan akun
  `,
  notMe: `
    bukan anda, bukan kamu, bukan saya, tidak meminta, tidak merasa, tidak melakukan, tidak mendaftar, tidak membuat,
    tidak mengenali, *abaikan, tolak, batalkan, laporkan, amankan akun, blokir, cabut, bukan ibu, bukan bapak, bukan
    dari anda, jika bukan, kalau bukan, tidak memintanya, tidak pernah meminta ini, tidak mengajukan, tidak mengirim,
    tidak mencoba, tidak pernah mendaftar, tidak mengenal, hiraukan, pertahankan akun, batal hapus, menolak, orang lain
    yang, mencurigakan, jika bukan anda, kalau bukan kamu, tidak perlu melakukan apa, jangan lakukan apa, tidak mau,
    tidak terima kasih, diamkan saja, biarkan saja, tidak merasa daftar, tidak merasa mendaftar, tidak merasa meminta,
    merasa tidak, bukan anda yang, bukan kamu yang, bukan ibu yang, bukan bapak yang, bukan permintaan anda, bukan
    transaksi anda, anda tidak pernah, kamu tidak pernah, tidak ingat, salah kirim, salah ketik, salah alamat, keliru
    memasukkan, hapus email ini, hapus saja email, lewati saja, tidak usah, tidak perlu tindakan, tak perlu, anggap
    tidak ada, segera hubungi, segera laporkan, kunci akun, bekukan, batalkan penggantian, batalkan perubahan, batalkan
    permintaan, bukan aku, ini bukan saya, tetap pertahankan, tolak undangan, saya menolak, saya tidak ikut, tidak
    sedang mencoba, bukan anda yang melakukan, jika tidak merasa, bila tidak merasa, apabila tidak merasa, jika anda
    tidak, kalau anda tidak, bila anda tidak, apabila anda tidak, jika kamu tidak, kalau kamu tidak, jika bukan kamu,
    silakan abaikan, mohon abaikan, cukup abaikan, hapus pesan ini, bukan ulah anda, bukan milik anda, bukan milikmu,
    bukan milik kamu, bukan akun anda, bukan akunmu, bukan perangkat anda, bukan aktivitas anda, tidak anda kenali,
    tidak kamu kenali, tidak anda kenal, tidak dilakukan oleh anda, tidak memulai, tidak mengotorisasi, anda tidak
    mengizinkan, tidak memberi izin, belum pernah meminta, tanpa sepengetahuan anda, tanpa sepengetahuanmu, tanpa izin
    anda, orang lain mungkin, mungkin orang lain, mungkin ada orang lain, jika ini keliru, jika ini salah, ini adalah
    kesalahan, merupakan kesalahan, secara tidak sengaja, menghapus alamat email anda, hapus alamat email saya, hapus
    alamat email anda, nonaktifkan akun, untuk menonaktifkan akun, untuk membekukan akun, untuk mengunci akun, sarankan
    untuk mengubah kata sandi, menyarankan anda mengubah, segera ubah kata sandi, segera ganti kata sandi, segera ubah
    sandi, beri tahu kami, beritahu kami, tinjau aktivitas, periksa aktivitas, keluar dari semua perangkat, hubungi kami
    segera
  `,
  done: `
    telah diubah, sudah diubah, telah diperbarui, telah diatur ulang, telah direset, telah diverifikasi, telah
    dikonfirmasi, telah diaktifkan, sudah aktif, telah ditambahkan, telah dihapus, dinonaktifkan, berhasil, login baru,
    masuk baru, aktivitas masuk, baru saja masuk, baru saja login, terima kasih telah, telah bergabung, telah menerima
    undangan, sudah diganti, telah diganti, telah berubah, sudah berubah, telah diklaim, kami terima, telah terdaftar,
    sudah diverifikasi, sudah dikonfirmasi, gagal masuk, percobaan masuk, sukses, telah dikirim, sudah dikirim, telah
    terkirim, sudah sampai, telah sampai, telah tiba, sudah tiba, sudah dibayar, telah dibayar, telah lunas, pembayaran
    diterima, pembelian berhasil, pesanan dikonfirmasi, pemesanan dikonfirmasi, telah dipesan, telah ditautkan, sudah
    ditautkan, telah terhubung, sudah terhubung, telah dibatalkan, sudah dibatalkan, telah dipulihkan, telah ditutup,
    sudah ditutup, telah disetujui, sudah disetujui, telah dibuka, sudah kami taruh, sudah dihapus, sudah bergabung,
    sudah diatur ulang, sudah diperbarui, telah login, telah masuk, jika ini anda, jika itu anda, kalau ini kamu, kalau
    memang anda, bila anda yang, anda telah berhenti berlangganan, kamu telah berhenti berlangganan, anda sudah
    berhenti berlangganan, kamu sudah berhenti berlangganan, berhasil berhenti berlangganan, langganan anda telah
    dibatalkan, langganan kamu telah dibatalkan, langgananmu telah dibatalkan, langganan anda telah berakhir, telah
    dihapus dari daftar, sudah dihapus dari daftar, tidak akan lagi menerima, tidak akan menerima lagi, pembatalan anda
    telah berlaku
  `,
  here: `
    di sini, disini, klik, ketuk, tekan, tautan, link, tombol, kunjungi, salin dan tempel, bilah alamat, peramban,
    alamat berikut, url, browser, salin alamat, ini tautanmu, buka halaman ini, alamat ini, salin, tombol berikut,
    tombol di bawah, tombol di atas, tombol ini, tombolnya, tombol tidak berfungsi, tidak bisa diklik,
    tidak dapat diklik, tidak bisa dibuka, buka tautan, buka link, buka alamat, alamat di bawah, alamat web,
    tempel di browser, tempelkan di, tautan berikut, tautan ini, tautan di bawah, link berikut, link ini,
    link di bawah, halaman berikut, halaman ini, laman berikut, laman ini, menuju halaman, buka laman, laman di bawah
  `,
  onSite: `
    paket*, kiriman*, pengiriman*, kurir*, loker*, ambil paket, pengambilan*, konter*, loket*, kasir*, resepsionis*,
    pintu*, gerbang*, portal parkir, wifi, wi fi, janji temu*, jadwal*, pemesanan*, reservasi*, tiket*, antrean*,
    antrian*, nomor meja, meja nomor, meja anda, pengemudi*, driver*, id rapat, id pertemuan, nomor rapat, id meeting,
    kode rapat, kode meeting, kode pertemuan, sandi rapat, tautan rapat, link rapat, link meeting, id konferensi, nomor
    konferensi, kode konferensi, rapat zoom, meeting zoom, pertemuan zoom, panggilan zoom, rapat teams, meeting teams,
    pertemuan teams, google meet, rapat meet, rapat online, rapat daring, pertemuan daring, pertemuan online, rapat
    virtual, ruang rapat, ruang meeting, panggilan video, panggilan konferensi, konferensi video, konferensi telepon,
    telekonferensi*, video conference*, telekonsultasi*, konsultasi video, webinar*, seminar daring, gabung rapat,
    bergabung ke rapat, bergabung dengan rapat, bergabung dalam rapat, bergabung ke meeting, masuk ke rapat, ikuti
    rapat, ikut rapat, gabung ke panggilan, bergabung melalui telepon, bergabung lewat telepon, dial in, pin peserta, id
    peserta, kode peserta, nomor peserta, ruang tunggu, kode pagar, palang otomatis, portal perumahan, lobi, interkom*,
    tangga darurat, garasi*, parkir*, kotak kunci, gembok*, kunci kombinasi, kunci sepeda, lemari*, ruang ganti,
    penitipan barang, tempat penitipan, kode alarm, sistem alarm, matikan alarm, menonaktifkan alarm, alarm rumah,
    brankas*, stasiun pengisian, spklu, mesin penjual, kios mandiri, mesin swalayan, fotokopi*, di printer, ruang cuci,
    mesin cuci, jaringan tamu, jaringan nirkabel, nomor kamar, kode ambil, siap diambil, ambil pesanan, mengambil
    pesanan, sopir*, supir*, tukang pos, kantor pos, depan rumah, serah terima, penyerahan barang, nomor urut, nomor
    tunggu, resepsi*, kondektur*, kernet*, naik pesawat, boarding*, pas naik, satpam*, petugas keamanan, konfirmasi
    janji, kehadiran*, absensi*, hadir di, menghadiri, apakah anda akan hadir, saya akan hadir, mohon konfirmasi
    sebelum, rsvp, partisipasi anda, konfirmasi partisipasi, keikutsertaan*, kedatangan*, waktu tiba, kunjungan anda
    pada, kunjungan anda ke, konfirmasi kunjungan, kunjungan rumah, kartu tamu, check in, menginap*, masa inap,
    meteran*, stand meter, pembacaan meter, baca meter, penerimaan barang, terima barang, barang diterima, pesanan
    diterima, karyawisata*, darmawisata*, study tour, studi wisata, piknik*, izin orang tua untuk, persetujuan orang tua
    untuk kegiatan, surat izin kegiatan, izin mengikuti kegiatan, rapat orang tua, wawancara kerja, teller bank, di
    tangga, mesin layanan mandiri, di hotel, dalam lift, di lift,
    meeting id, nomor meeting, id webinar, nama jaringan, nama wifi, nama wi fi, ssid, wifi tamu, wi fi tamu, wifi
    gratis, internet tamu, hotspot tamu, link zoom
  `,
  entryPlace: `
    jendela*, halaman*, laman*, layar*, kolom*, kotak*, formulir*, form, isian, aplikasi*, app, browser*, peramban*,
    situs*, perangkat*, tablet*, komputer*, konsol*, dekoder, set top box, layar tv, di tv, mesin atm, mesin kios,
    kios, chatbot, obrolan, dialog, kotak dialog, jendela obrolan, mini app, ekstensi, peluncur, konsol game, baris,
    langkah kedua, jam tangan, portal, laptop
  `,
  accountName: "nama pengguna, nama user, username anda, nama akun, nama panggilan, nama profil",
  subjectLine: "subjek*, baris subjek, judul email*, judul surel",
  outdated: `
    tidak berlaku lagi, sudah tidak berlaku, tidak dapat digunakan lagi, kode sebelumnya, kode lama, dibatalkan, tak
    berlaku lagi, sudah tak berlaku, tidak lagi berlaku, tidak valid lagi, tidak lagi valid, sudah tidak valid, sudah
    tidak aktif, tidak aktif lagi, tidak berfungsi lagi, tidak lagi berfungsi, sudah tidak berfungsi, tidak bisa
    dipakai lagi, sudah tidak bisa digunakan, tidak bisa digunakan lagi, tidak dapat dipakai lagi, sudah hangus, telah
    hangus, sudah tidak dapat digunakan, telah dibatalkan, kami batalkan, kami telah membatalkan, telah dicabut, sudah
    dicabut, ditarik kembali, kode diblokir, kode telah diblokir, kode sudah diblokir, kode yang sebelumnya, kode
    terdahulu, kode pertama, kode awal, kode yang lama, kode tadi, kode tadi pagi, yang tadi pagi, kode kemarin, yang
    kemarin, dikirim sebelumnya, dikirim tadi, dikirim tadi pagi, dikirim kemarin, dikirimkan sebelumnya, kami kirim
    sebelumnya, kami kirimkan sebelumnya, kami kirim tadi, kami kirim pukul, dikirim pukul, yang anda terima
    sebelumnya, kode telah kedaluwarsa, kode sudah kedaluwarsa, kode telah kadaluarsa, kode sudah kadaluarsa, kode
    anda telah kedaluwarsa, kode anda sudah kedaluwarsa, kode kedaluwarsa, kode telah habis masa, masa berlakunya
    sudah habis, masa berlakunya telah habis, sudah digunakan, sudah pernah digunakan, sudah dipakai, telah dipakai,
    sudah terpakai, digunakan untuk masuk pada, dipakai untuk masuk, kode yang telah anda gunakan, kode bekas, tidak
    dapat digunakan kembali, tidak bisa digunakan kembali, tidak dapat dipakai ulang, lupakan kode, jangan gunakan
    kode lama, jangan pakai kode lama, sebagai ganti kode, sebagai pengganti kode, pengganti kode, alih alih kode,
    menggantikan kode, menggantikan yang, kode telah digunakan, kode ini telah digunakan, kode tersebut telah
    digunakan, telah kedaluwarsa, sudah kedaluwarsa, telah kadaluarsa, sudah kadaluarsa, telah digunakan,
    kode yang anda masukkan, kode yang kamu masukkan, kode yang telah anda masukkan, kode yang sudah anda masukkan,
    kode otp yang anda masukkan, kode otp yang telah anda masukkan, kode verifikasi yang anda masukkan, kode
    verifikasi yang telah anda masukkan, otp yang anda masukkan, otp yang telah anda masukkan, pin yang telah anda
    masukkan, kode yang anda ketik, kode yang telah anda ketik, kode yang dimasukkan pada, kode otp yang dimasukkan
    pada, anda telah memasukkan kode, anda telah memasukkan otp, kamu telah memasukkan kode, anda baru saja
    memasukkan kode, kode telah dimasukkan, kode otp telah dimasukkan, otp telah dimasukkan, kode sudah dimasukkan
    pada, kode dimasukkan pada pukul, kode dimasukkan pukul, kode telah diterima sistem, kode telah diterima dan,
    kode diterima pukul, kode telah diverifikasi, kode otp telah diverifikasi, kode berhasil diverifikasi, otp
    berhasil diverifikasi, kode otp telah digunakan, kode digunakan pada pukul, telah diverifikasi dengan kode,
    telah dikonfirmasi dengan kode, berhasil diverifikasi dengan kode, telah disetujui dengan kode,
    anda memasukkan kode, anda memasukkan otp, anda sudah memasukkan kode
  `,
  toRead: `
    membaca, baca, bacalah, melihat, lihat, lihatlah, dilihat, simak, telusuri, jelajahi, temukan, dibaca, kunjungi
    akun anda, pergi ke akun anda, pergi ke akun saya, menuju akun saya, halaman akun saya, halaman akun anda, area
    pribadi, area pelanggan, portal pelanggan, buka dasbor, buka dashboard, pergi ke dasbor, tagihan anda, perbankan
    online, internet banking, cek pesanan*, periksa pesanan*, cek detail*, periksa detail*, tinjau aktivitas*,
    aktivitas terbaru, kelola perangkat*, apa yang berubah, cek alamat pengiriman, buka rekening saya, buka rekening
    anda, buka akun saya, buka portal, buka pesan, buka dokumen, buka file, apa yang baru
  `,
  plural: "kode kode, kode otp terkirim, kode terkirim, kode dikirim, jumlah kode",
  fault: "kode kesalahan, kode error, kesalahan, kerusakan*",
  injection: "abaikan semua instruksi, abaikan yang di atas, abaikan instruksi, abaikan pesan di atas",
  codeWord: `
    kata ini, kata berikut, kata anda, ketik kata, ketikkan kata, masukkan kata, kata masuk, kata rahasia, kata kode,
    kata kunci anda, kata kunci masuk, kata kunci rahasia, kata kunci berikut, kata sakti, kata akses, kata
    verifikasi, kata konfirmasi, kata keamanan, kata pengaman, kata pemulihan, kata untuk masuk, kata hari ini, kata
    sandi sekali pakai, kata sandi sekali guna, kata sandi satu kali, sandi sekali pakai, sandi sekali guna, password
    sekali pakai, kata sandi hari ini, password hari ini, sandi hari ini, kata sandi harian, frasa sandi, frasa kunci,
    frasa rahasia, frasa masuk, frasa pemasangan, frasa, frasa ini, frasa berikut, huruf huruf ini, huruf huruf
    berikut, huruf berikut, suku kata, suku kata berikut, rangkaian huruf, deretan huruf, deret huruf, urutan huruf,
    untaian karakter, rangkaian karakter, string berikut, kunci anda
  `,
  example: `
    misalnya, misal, contohnya, sebagai contoh, contoh:, umpamanya, contoh kode, kode contoh, contoh pesan, pesan
    contoh, contoh sms, contoh otp, dalam contoh ini, terlihat seperti ini, tampak seperti ini, tampilannya seperti,
    bentuknya seperti, kira kira seperti, seperti ini:, berbentuk seperti, dengan format, dalam format, berformat,
    formatnya, kode seperti, pesan seperti, sms seperti, pesan semacam, pesan berbunyi, pesan yang berbunyi, sms
    berbunyi, sms yang berbunyi, pesan bertuliskan, pesan yang bertuliskan, pesan yang isinya, isi pesannya, isi
    smsnya, isi sms tersebut, isi pesan tersebut, menerima sebuah pesan, menerima sebuah sms, ia menerima pesan, dia
    menerima pesan, ia menerima sms, dia menerima sms, saya menerima pesan, saya menerima sms, saya mendapat pesan,
    saya mendapat sms, menerima pesan berikut:, pesan palsu, sms palsu, penipu itu, penipu tersebut, si penipu, pelaku
    meminta, pelaku menelepon, pelaku mengaku, korban menerima, korban mendapat, korban diminta, penelepon meminta, si
    penelepon, penelepon mengaku, andaikan, bayangkan, ia dikirimi, dia dikirimi, korban dikirimi, ia mendapat sms,
    dia mendapat sms, dia mendapat pesan
  `,
  matter: `
    pengajuan cuti, permohonan cuti, cuti tahunan, cuti sakit, laporan pengeluaran, klaim pengeluaran, penggantian
    biaya, perjalanan dinas, jam lembur, tukar shift, permintaan pembelian, pengajuan anggaran, menunggu persetujuan*,
    membutuhkan persetujuan*, folder bersama, folder yang dibagikan, dibagikan dengan anda, dibagikan kepada anda,
    membagikan folder, membagikan file, membagikan dokumen, album foto, lampiran*, siap diunduh, ekspor data,
    pencadangan selesai, surat penawaran, kontrak*, perjanjian sewa, menandatangani dokumen, tanda tangan elektronik,
    slip gaji, kuitansi, rekening koran, rapor siswa, polis asuransi, mengomentari, komentar baru, menyebut anda,
    membalas komentar*, postingan baru, pesan baru dari, pemungutan suara, petisi*, diskusi*, menghadiri, apakah anda
    akan hadir, daftar tunggu, kursi kosong, kursus*, pelatihan*, lokakarya*, janji temu, reservasi*, pemesanan kamar,
    pertandingan*, moderator*, pesan yang dikarantina, karantina spam, proposal*, tugas baru, ditugaskan*, menugaskan
    anda, ditambahkan ke proyek, ditambahkan ke papan, pekerjaan rumah, insiden*, kuota penyimpanan, penyimpanan hampir
    penuh, domain anda akan berakhir, donasi*, lamaran pekerjaan, pelamar*, kandidat*, lowongan*, rapat, survei, tulis
    ulasan, beri ulasan, ulasan baru, properti baru, rekaman rapat, tandatangani sekarang, tandatangani dokumen, tanda
    tangani sekarang, menghapus anda, mengeluarkan anda, telah membagikan, dibagikan denganmu, dibagikan kepadamu, album
    bersama, file yang dibagikan, berkas yang dibagikan, unduh file, unduhan anda, mengirim file kepada anda, menunggu
    moderasi, menunggu ditinjau, pesan ditahan, menarik kiriman, izin sakit, pengajuan izin, reimburse*, penawaran
    harga, tanda tangani dokumen, dokumen untuk ditandatangani, kuesioner, jajak pendapat, berikan suara anda, komentar
    anda, menyebutmu, membalas kiriman, balasan baru, undangan kalender, konfirmasi kehadiran, pesanan anda telah,
    pesanan anda sudah, pesananmu sudah, pesanan baru, pesanan dibatalkan, pesanan dikonfirmasi, pembayaran diterima,
    pembayaran berhasil, pembayaran gagal, jatuh tempo, menunggak*, tunggakan*, pengembalian dana, faktur terlampir,
    tagihan anda, keranjang belanja*, di keranjang*, kartu hadiah, tersedia kembali, ulasan produk, perpanjangan
    keanggotaan, keanggotaan anda telah diperpanjang, artikel baru, pesan pribadi dari, pesan yang belum dibaca,
    pengikut baru, mulai mengikuti anda, permintaan pertemanan, bergabung dengan grup anda, keluar dari grup,
    dikeluarkan dari grup, ringkasan mingguan, laporan mingguan, telah dihapus dari daftar, email terpental, gangguan
    server, gangguan layanan, melebihi kuota, pekerjaan gagal, kata sandi anda akan kedaluwarsa dalam, kunci api, kunci
    ssh, virus terdeteksi, kebocoran data, stok menipis, gerakan terdeteksi, tiket anda telah diperbarui, tiket ditutup,
    pengingat janji, nilai baru, lembar waktu, lamaran anda, acara dibatalkan
  `,
  receipt: `
    terima kasih atas pembelian anda, terima kasih telah berbelanja, terima kasih sudah berbelanja, terima kasih atas
    pembayaran anda, struk belanja, struk pembayaran, struk, kuitansi, kwitansi, bukti pembayaran, bukti pembelian,
    pembayaran berhasil, pembayaran diterima, pembayaran telah diterima, dibayar dengan kartu, termasuk ppn, kembalian,
    kasir, salinan pelanggan, tidak perlu tanda tangan, appr code, no terminal, nomor terminal, terminal id, slip
    pembayaran, uang kembali, saldo setelah transaksi, sisa saldo setelah, anda telah membayar, telah didebit, telah
    didebet, telah dipotong dari, telah ditagihkan, gaji kotor, gaji bersih, gaji pokok, total potongan, jumlah
    potongan, potongan pajak, take home pay, penghasilan bruto, penghasilan neto, pembayaran dikonfirmasi, transaksi
    berhasil, pembayaran disetujui, pembayaran anda berhasil
  `,
};
