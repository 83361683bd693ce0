import type { Cues } from "@/lib/mail/cues/types";

export const id: Cues = {
  code: `
    kode, kodenya, kodemu, sandi sekali pakai, password sekali pakai, sandi satu kali, nomor verifikasi, sandi otp,
    sandi dinamis, nomor otp, angka verifikasi, angka rahasia, pin sekali pakai, token sekali pakai,
    kata kunci sekali pakai, password satu kali, otp anda
  `,
  maybeCode: `
    password sementara, sandi, nomor pin, pin anda, angka, digit, nomor berikut, nomor di bawah, karakter, token,
    kunci, huruf, nomor ini, kata rahasia, frasa, simbol, pin sementara
  `,
  other: `
    pesanan, kode pesanan, order, faktur, tagihan, invoice, kuitansi, struk, resi, kode resi, nomor pelacakan,
    pengiriman, paket, kode booking, kode pemesanan, pemesanan, reservasi, kode reservasi, tiket, kasus,
    nomor laporan, nomor pelanggan, id pelanggan, kode pelanggan, nomor anggota, nomor keanggotaan, kontrak, polis,
    rekening, kartu, berakhiran, berakhir dengan, nomor seri, kode pos, kodepos, kode area, kode negara, kode wilayah,
    kode promo, promo, promosi, kode promosi, kode diskon, diskon, kode kupon, kupon, voucher, kode voucher,
    kode hadiah, hadiah, kode referral, kode rujukan, referral, kode undangan, kode penukaran, tukarkan,
    kode kesalahan, kode error, kode galat, kode status, kode keluar, kode respons, kode bank, kode swift,
    kode cabang, kode virtual account, virtual account, kode bayar, kode pembayaran, kode billing, npwp, siup, nib,
    kode qr, kode batang, kode sumber, kode etik, kode warna, kode produk, kode barang, kode kursus, kode kelas,
    kode toko, kode referensi, nomor referensi, nomor transaksi, id transaksi, kode transaksi, telepon, telp,
    nomor ponsel, nomor hp, hubungi, faks, jumlah, total, harga, saldo, nominal, pembayaran, rp, jalan, jl, kelurahan,
    kecamatan, lantai, gedung, poin, versi, rilis, penerbangan, kursi, kamar, meteran, nomor meter, id rapat,
    nomor booking, nomor antrean, nomor antrian, nomor induk, nomor pokok, nomor mahasiswa, nomor pegawai,
    nomor polisi, gerbong, kuota, pulsa, potongan, cashback, hemat, undian, keranjang, checkout, saat membayar, kasir,
    member get member, ajak teman, kode teman, kode member, kode mitra, kode reseller, kode sales, kode agen,
    kode unit, kode keamanan kartu, kode mata uang, kode penerbangan, kode perusahaan, kode karyawan, kode mahasiswa,
    kode mata kuliah, kode program, whatsapp, pusat layanan, call center, kav, kabupaten, provinsi, pajak,
    jatuh tempo, cicilan, pinjaman, angsuran, kwh, stand meter, kilometer
  `,
  promo: `
    diskon*, potongan harga, kupon*, voucher*, kartu hadiah, kode promo, promo spesial, penawaran spesial,
    penawaran khusus, penawaran terbatas, obral*, cuci gudang, hemat sekarang, hemat hingga, saat checkout,
    keranjang belanja*, keranjang anda, keranjangmu, gratis ongkir, gratis ongkos kirim, bebas ongkir, pengiriman
    gratis, poin loyalitas, poin bonus, poin reward, undian*, undang teman*, ajak teman*, cashback, hadiah ulang
    tahun, minimum pembelian, minimal pembelian, minimum belanja, minimal belanja, minimum pemesanan, selama
    persediaan*, selama stok, tukarkan kupon*, tukarkan poin*, belanja sekarang, beli sekarang, promosi spesial,
    promosi menarik
  `,
  press: `
    edisi ini, dalam edisi, dalam artikel ini, baca selengkapnya, baca lebih lanjut, lanjutkan membaca, kolumnis*,
    postingan blog, artikel blog, pembaca kami, para pembaca, statistik*, laporan mingguan, laporan bulanan,
    ringkasan mingguan, ringkasan bulanan, rata-rata, bulan lalu, catatan rilis, log perubahan, catatan perubahan,
    versi baru, versi terbaru menghadirkan, perbaikan bug, bug yang diperbaiki, pengujian gagal, tes gagal, build
    gagal, webinar*, episode podcast, siniar*, lokakarya*, tips untuk, kiat untuk, studi menunjukkan, penelitian
    menunjukkan, menurut sebuah, menurut studi, menurut survei, gelombang penipuan, gelombang phishing, siaran
    pers, para peneliti
  `,
  business: `
    verifikasi, memverifikasi, diverifikasi, konfirmasi, mengonfirmasi, mengkonfirmasi, autentikasi, otentikasi,
    masuk, login, daftar, mendaftar, pendaftaran, registrasi, akun, alamat email, surel, sandi, password, atur ulang,
    mengatur ulang, reset, pemulihan, memulihkan, keamanan, identitas, dua langkah, dua faktor, aktivasi,
    mengaktifkan, aktifkan, perangkat baru, buka kunci, penarikan, transfer, akses, pergantian email
  `,
  fleeting: `
    kedaluwarsa, kadaluarsa, kadaluwarsa, kedaluarsa, berlaku, menit, sekali pakai, satu kali, jangan bagikan,
    jangan berikan, jangan membagikan, jangan memberikan, jangan beritahu, jangan sebarkan, siapa pun, siapapun,
    tidak akan pernah meminta, rahasia, rahasiakan, dalam waktu, habis masa, hangus, jangan kasih, jangan disebar,
    jangan dibagikan, jangan diberikan, jangan sampaikan, jangan sebutkan, tidak pernah meminta, tidak akan meminta,
    orang lain, hanya bisa dipakai, hanya dapat digunakan, sekali saja
  `,
  enter: `
    masukkan, memasukkan, masukan kode, ketik, ketikkan, salin, tempel, tempelkan, gunakan, menggunakan, pakai,
    isi kode, isi kolom, isikan, isilah, isikan, inputkan, berikan, sebutkan, masukin, ketikan, tulis, tuliskan,
    menuliskan, mengetik, mengetikkan, mengisi, mengisikan, dimasukkan, diketik, menyalin, menempel, menempelkan,
    bacakan, pindai, pakailah, gunakanlah, kasih tahu, isikanlah, input kode, tempelin, copy paste,
    sampaikan ke petugas
  `,
  complete: `
    verifikasi email, verifikasi alamat, verifikasi akun, verifikasi identitas, verifikasi sekarang,
    memverifikasi email, memverifikasi alamat email, memverifikasi akun, konfirmasi email, konfirmasi alamat,
    konfirmasi akun, konfirmasi pendaftaran, konfirmasi langganan, konfirmasi perubahan, konfirmasi login,
    konfirmasi penghapusan, konfirmasikan email, konfirmasikan akun, mengonfirmasi alamat, mengonfirmasi email,
    mengonfirmasi akun, aktifkan akun, aktivasi akun, mengaktifkan akun, aktivasi sekarang, aktifkan sekarang,
    atur ulang kata sandi, atur ulang sandi, atur ulang password, mengatur ulang kata sandi, mengatur ulang sandi,
    mengatur ulang password, setel ulang kata sandi, setel ulang sandi, menyetel ulang, reset kata sandi, reset sandi,
    reset password, buat kata sandi, buat sandi, buat password, membuat kata sandi, ubah kata sandi, ubah password,
    mengubah kata sandi, ganti kata sandi, ganti password, kata sandi baru, password baru, atur kata sandi,
    setel kata sandi, pulihkan akun, pemulihan akun, tautan verifikasi, tautan konfirmasi, tautan aktivasi,
    tautan masuk, link verifikasi, link aktivasi, terima undangan, menerima undangan, lihat undangan, gabung tim,
    bergabung dengan tim, gabung sekarang, bergabung sekarang, buka kunci akun, setujui login, setujui perangkat,
    percayai perangkat, ini saya, itu saya, selesaikan pendaftaran, menyelesaikan pendaftaran, selesaikan penyiapan,
    siapkan akun, ini email saya, itu email saya, ya ini, ya benar, ini memang saya, benar saya, saya yang masuk,
    saya yang login, verifikasi surel, konfirmasi surel, verifikasi data, verifikasikan, verifikasi langganan,
    konfirmasi sekarang, konfirmasikan alamat, konfirmasikan pendaftaran, konfirmasi identitas, konfirmasi bahwa,
    memverifikasi surel, memverifikasi identitas, mengonfirmasi pendaftaran, mengonfirmasi langganan,
    mengonfirmasi surel, mengonfirmasi bahwa, mengonfirmasi perubahan, mengkonfirmasi email, mengkonfirmasi akun,
    mengkonfirmasi alamat, mengaktifkan langganan, aktifkan kartu, aktifkan profil, aktifkan langganan,
    memulihkan akun, pulihkan akses, memulihkan akses, pulihkan kata sandi, pulihkan sandi, mereset kata sandi,
    mereset password, reset pin, atur ulang pin, ganti sandi, mengganti kata sandi, mengganti password,
    mengubah password, membuat password, membuat sandi, pilih kata sandi, memilih kata sandi, pasang kata sandi,
    buat pin, masuk tanpa kata sandi, masuk dengan sekali klik, masuk sekali klik, login sekali klik, tautan ajaib,
    tautan login, tautan reset, tautan atur ulang, tautan pemulihan, link konfirmasi, link masuk, link login,
    link reset, setujui undangan, menyetujui undangan, bergabung dengan ruang, gabung ke, bergabung ke, gabung grup,
    masuk ke grup, membuka kunci akun, buka blokir, membuka blokir, setujui permintaan, menyetujui login,
    setujui masuk, izinkan masuk, izinkan login, izinkan perangkat, selesaikan registrasi, menyelesaikan registrasi,
    selesaikan aktivasi, lengkapi pendaftaran, lengkapi akun, lengkapi profil, konfirmasi hapus akun, hapus akun,
    menghapus akun, hapus permanen, langganan saya, ya langganan, ya berlangganan, klaim akun
  `,
  act: `
    verifikasi, konfirmasi, konfirmasikan, aktifkan, aktivasi, terima, setujui, izinkan, buka kunci, atur ulang,
    gabung, bergabung, lanjutkan, selesaikan, mulai, verifikasikan, validasi, lanjut, setuju, bergabunglah, klaim,
    pulihkan, otentikasi, autentikasi
  `,
  signIn: `
    masuk, log in, buka aplikasi, login
  `,
  never: `
    berhenti berlangganan, batal berlangganan, berhenti menerima, preferensi, pengaturan, kelola, lihat di browser,
    buka di browser, versi web, lihat online, privasi, ketentuan, syarat, bantuan, dukungan, layanan pelanggan,
    hubungi kami, kontak, pertanyaan umum, survei, masukan, ulasan, nilai, lihat pesanan, konfirmasi pesanan, lacak,
    pesanan saya, lihat tagihan, lihat faktur, bayar, lihat detail, lihat rincian, selengkapnya,
    pelajari lebih lanjut, lihat semua, unduh, belanja, toko, bagikan, ikuti kami, balas, komentar, lihat aktivitas,
    tentang kami, karier, beranda, dasbor, tingkatkan, perpanjang, ajak teman, undang teman, dokumentasi,
    promo hari ini, cek paket, cetak, panduan, petunjuk, pertanyaan yang sering, faq, lihat promo, lihat katalog,
    berita, baca juga, ubah jadwal, lihat e tiket, lihat tiket, riwayat, cek pesanan, lihat struk,
    konfirmasi pembayaran, konfirmasi penerimaan, jangan kirim lagi, tidak ingin menerima, atur notifikasi
  `,
  notMe: `
    bukan anda, bukan kamu, bukan saya, tidak meminta, tidak merasa, tidak melakukan, tidak mendaftar, tidak membuat,
    tidak mengenali, abaikan, tolak, batalkan, laporkan, amankan akun, blokir, cabut, bukan ibu, bukan bapak,
    bukan dari anda, jika bukan, kalau bukan, tidak memintanya, tidak pernah meminta ini, tidak mengajukan,
    tidak mengirim, tidak mencoba, tidak pernah mendaftar, tidak mengenal, hiraukan, diabaikan, mengabaikan,
    hapus saja, pertahankan akun, batal hapus, tetap gunakan, menolak, orang lain yang, mencurigakan
  `,
  done: `
    telah diubah, sudah diubah, telah diperbarui, telah diatur ulang, telah direset, telah diverifikasi,
    telah dikonfirmasi, telah diaktifkan, sudah aktif, telah ditambahkan, telah dihapus, dinonaktifkan, berhasil,
    login baru, masuk baru, aktivitas masuk, baru saja masuk, baru saja login, terima kasih telah, telah bergabung,
    telah menerima undangan, sudah diganti, telah diganti, telah berubah, sudah berubah, telah diklaim, telah dikunci,
    dikunci sementara, kami terima, sudah dibuat, telah dibuat, telah terdaftar, sudah diverifikasi,
    sudah dikonfirmasi, gagal masuk, percobaan masuk, sukses
  `,
  here: `
    di sini, disini, klik, ketuk, tekan, tautan, link, tombol, kunjungi, salin dan tempel, bilah alamat, peramban,
    alamat berikut, url, browser, salin alamat
  `,
};
