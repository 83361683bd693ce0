import type { Cues } from "@/lib/mail/cues/types";

export const id: Cues = {
  code: `
    kode, kodenya, kodemu, sandi sekali pakai, password sekali pakai, sandi satu kali, nomor verifikasi, sandi otp,
    sandi dinamis, nomor otp, angka verifikasi, angka rahasia, pin sekali pakai, token sekali pakai,
    kata kunci sekali pakai, password satu kali, otp anda, nomor sekali pakai
  `,
  maybeCode: `
    password sementara, sandi, nomor pin, pin anda, angka, digit, nomor berikut, nomor di bawah, karakter, token,
    kunci, huruf, nomor ini, kata rahasia, frasa, simbol, pin sementara, deret, deretan, bilangan, untaian, rangkaian,
    tombol telepon, keypad telepon
  `,
  other: `
    pesanan, kode pesanan, order, faktur, tagihan, invoice, kuitansi, struk, resi, kode resi, nomor pelacakan,
    pengiriman, paket, kode booking, kode pemesanan, pemesanan, reservasi, kode reservasi, tiket, kasus, nomor laporan,
    nomor pelanggan, id pelanggan, kode pelanggan, nomor anggota, nomor keanggotaan, kontrak, polis, rekening, kartu,
    berakhiran, berakhir dengan, nomor seri, kode pos, kodepos, kode area, kode negara, kode wilayah, kode promo,
    promo, promosi, kode promosi, kode diskon, diskon, kode kupon, kupon, voucher, kode voucher, kode hadiah, hadiah,
    kode referral, kode rujukan, referral, kode undangan, kode penukaran, tukarkan, kode kesalahan, kode error, kode
    galat, kode status, kode keluar, kode respons, kode bank, kode swift, kode cabang, kode virtual account, virtual
    account, kode bayar, kode pembayaran, kode billing, npwp, kode qr, kode batang, kode sumber, kode etik, kode warna,
    kode produk, kode barang, kode toko, kode referensi, nomor referensi, nomor transaksi, id transaksi, kode
    transaksi, telepon, telp, nomor ponsel, nomor hp, hubungi, jumlah, total, harga, saldo, nominal, pembayaran, rp,
    jalan, lantai, poin, versi, rilis, penerbangan, kursi, meteran, nomor meter, id rapat, nomor booking, nomor
    antrean, nomor antrian, kuota, potongan, cashback, hemat, undian, keranjang, checkout, saat membayar, kasir, member
    get member, ajak teman, kode member, kode keamanan kartu, kode mahasiswa, whatsapp, pusat layanan, call center,
    pajak, cicilan, pinjaman, kwh, kilometer, nomor servis, nomor service, nomor perbaikan, kode pengambilan, kode
    pintu, kode loker, janji temu
  `,
  promo: `
    diskon*, potongan harga, kupon*, voucher*, kartu hadiah, kode promo, promo spesial, penawaran spesial,
    penawaran khusus, penawaran terbatas, obral*, cuci gudang, hemat sekarang, hemat hingga, saat checkout,
    keranjang belanja*, keranjang anda, keranjangmu, gratis ongkir, gratis ongkos kirim, bebas ongkir,
    pengiriman gratis, poin loyalitas, poin bonus, poin reward, undian*, undang teman*, ajak teman*, cashback,
    hadiah ulang tahun, minimum pembelian, minimal pembelian, minimum belanja, minimal belanja, minimum pemesanan,
    selama persediaan*, selama stok, tukarkan poin*, belanja sekarang, beli sekarang, promosi spesial, promosi menarik
  `,
  press: `
    edisi ini, dalam edisi, dalam artikel ini, baca selengkapnya, baca lebih lanjut, lanjutkan membaca, postingan blog,
    artikel blog, pembaca kami, para pembaca, statistik*, laporan bulanan, ringkasan bulanan, rata-rata, bulan lalu,
    catatan rilis, log perubahan, catatan perubahan, versi baru, versi terbaru menghadirkan, perbaikan bug, bug yang
    diperbaiki, pengujian gagal, tes gagal, build gagal, webinar*, episode podcast, lokakarya*, tips untuk, kiat untuk,
    studi menunjukkan, penelitian menunjukkan, menurut sebuah, menurut studi, menurut survei, gelombang penipuan,
    gelombang phishing, siaran pers, makin marak, bulan kemarin, lanjut baca, artikel tentang, mingguan, survei,
    kuesioner, pendapat anda
  `,
  business: `
    *verifikasi, *konfirmasi, mengonfirmasi, autentikasi, otentikasi, masuk, login, *daftar, pendaftaran, registrasi,
    akun, alamat email, surel, sandi, password, atur ulang, mengatur ulang, reset, pemulihan, memulihkan, keamanan,
    identitas, dua langkah, dua faktor, aktivasi, *aktifkan, perangkat baru, buka kunci, penarikan, transfer, akses,
    pergantian email, pindah perangkat, ganti perangkat, ganti hp, hp baru, *ganti email, mengundang anda, mengundang
    kamu, mengajak anda, undangan, menambahkan anda, terkunci, apakah ini anda, nama pengguna
  `,
  fleeting: `
    kedaluwarsa, kadaluarsa, kadaluwarsa, kedaluarsa, berlaku, menit, sekali pakai, satu kali, jangan bagikan,
    jangan berikan, jangan membagikan, jangan memberikan, jangan beritahu, jangan sebarkan, siapa pun, siapapun,
    tidak akan pernah meminta, rahasia, rahasiakan, dalam waktu, habis masa, hangus, jangan kasih, jangan disebar,
    jangan dibagikan, jangan diberikan, jangan sampaikan, jangan sebutkan, tidak pernah meminta, tidak akan meminta,
    orang lain, hanya bisa dipakai, hanya dapat digunakan, sekali saja
  `,
  enter: `
    *masukkan, masukan kode, *ketik, salin, *gunakan, pakai, isi kode, isi kolom, *isikan, isilah, inputkan, berikan,
    sebutkan, mengetik, mengisi, menyalin, menempel, bacakan, pindai, kasih tahu, input kode, copy paste,
    sampaikan ke petugas, *cantumkan, mengirimkan, dengan mengirim, kirimkan, diisi, dan isi, isi angka, tekan angka,
    ketik*, tulis*, tempel, *tempelkan, tempelin
  `,
  complete: `
    *verifikasi email, verifikasi alamat, *verifikasi akun, *verifikasi identitas, verifikasi sekarang, memverifikasi
    alamat email, *konfirmasi email, *konfirmasi alamat, *konfirmasi akun, konfirmasi pendaftaran, konfirmasi
    langganan, konfirmasi perubahan, konfirmasi login, konfirmasi penghapusan, konfirmasikan email, konfirmasikan akun,
    mengonfirmasi alamat, mengonfirmasi email, mengonfirmasi akun, *aktifkan akun, aktivasi akun, aktivasi sekarang,
    aktifkan sekarang, atur ulang kata sandi, atur ulang sandi, atur ulang password, mengatur ulang kata sandi,
    mengatur ulang sandi, mengatur ulang password, setel ulang kata sandi, setel ulang sandi, menyetel ulang, *reset
    kata sandi, reset sandi, *reset password, buat kata sandi, buat sandi, buat password, membuat kata sandi, ubah kata
    sandi, ubah password, mengubah kata sandi, *ganti kata sandi, *ganti password, kata sandi baru, password baru, atur
    kata sandi, setel kata sandi, pemulihan akun, tautan verifikasi, tautan konfirmasi, tautan aktivasi, tautan masuk,
    link verifikasi, link aktivasi, terima undangan, menerima undangan, lihat undangan, gabung tim, bergabung dengan
    tim, *gabung sekarang, setujui login, ini saya, itu saya, selesaikan pendaftaran, menyelesaikan pendaftaran,
    selesaikan penyiapan, siapkan akun, ini email saya, itu email saya, ya ini, saya yang masuk, saya yang login,
    verifikasikan, konfirmasikan alamat, konfirmasikan pendaftaran, konfirmasi identitas, konfirmasi bahwa,
    mengonfirmasi pendaftaran, mengonfirmasi langganan, mengonfirmasi bahwa, mengonfirmasi perubahan, *aktifkan
    langganan, pulihkan kata sandi, pulihkan sandi, ganti sandi, mengubah password, membuat password, membuat sandi,
    pasang kata sandi, masuk tanpa kata sandi, masuk dengan sekali klik, masuk sekali klik, login sekali klik, tautan
    ajaib, tautan login, tautan atur ulang, tautan pemulihan, link konfirmasi, link masuk, link login, setujui
    undangan, menyetujui undangan, bergabung dengan ruang, *gabung ke, gabung grup, masuk ke grup, setujui permintaan,
    menyetujui login, setujui masuk, izinkan masuk, izinkan login, selesaikan registrasi, menyelesaikan registrasi,
    selesaikan aktivasi, lengkapi pendaftaran, konfirmasi hapus akun, *hapus akun, hapus permanen, langganan saya, ya
    langganan, ya berlangganan, ikut grup, masuk grup, saya setuju, setujui perubahan, menyetujui perubahan,
    perbolehkan masuk, buka akun, saya mau berlangganan, hapus akunku, tentukan kata sandi, menentukan kata sandi,
    tentukan sandi, bikin kata sandi, bikin sandi, nyalakan akun, ya saya, *buka kunci akun, *ilih kata sandi, *ulihkan
    akun, *ulihkan akses, *buka blokir, ya ini saya, saya terima, saya ikut, ya saya mau, buka kunci, hapus akun saya,
    buka undangan, balas undangan, masuk ke tim, saya gabung, masuk tanpa sandi, cabut blokir, konfirmasi bahwa ini
    anda, saya konfirmasi
  `,
  act: `
    verifikasi, konfirmasi, konfirmasikan, aktifkan, aktivasi, terima, setujui, izinkan, buka kunci, atur ulang,
    *gabung, lanjutkan, selesaikan, mulai, verifikasikan, validasi, setuju, bergabunglah, pulihkan, otentikasi,
    autentikasi, percayai, ikut, lanjut, ayo mulai, satu langkah lagi, langkah terakhir, hampir selesai
  `,
  signIn: `
    masuk, log in, buka aplikasi, login
  `,
  never: `
    berhenti berlangganan, batal berlangganan, berhenti menerima, preferensi, pengaturan, kelola, lihat di browser,
    buka di browser, versi web, lihat online, privasi, ketentuan, syarat, bantuan, dukungan, layanan pelanggan,
    hubungi kami, pertanyaan umum, survei, masukan, ulasan, nilai, lihat pesanan, konfirmasi pesanan, lacak,
    pesanan saya, lihat tagihan, lihat faktur, bayar, lihat detail, lihat rincian, selengkapnya,
    pelajari lebih lanjut, lihat semua, unduh, belanja, toko, bagikan, ikuti kami, balas, komentar, lihat aktivitas,
    tentang kami, ajak teman, undang teman, dokumentasi, promo hari ini, pertanyaan yang sering, lihat promo,
    baca juga, lihat e tiket, lihat tiket, riwayat, konfirmasi pembayaran, konfirmasi penerimaan, jangan kirim lagi,
    tidak ingin menerima, atur notifikasi, beri bintang, lanjut baca, lihat reservasi, lihat foto, lihat log,
    lihat barang, stop kirim, lain kali saja, kontak kami, ke artikel, baca artikel, buka artikel, cek paket,
    cek pesanan, dasbor, periksa pengaturan
  `,
  notMe: `
    bukan anda, bukan kamu, bukan saya, tidak meminta, tidak merasa, tidak melakukan, tidak mendaftar, tidak membuat,
    tidak mengenali, *abaikan, tolak, batalkan, laporkan, amankan akun, blokir, cabut, bukan ibu, bukan bapak, bukan
    dari anda, jika bukan, kalau bukan, tidak memintanya, tidak pernah meminta ini, tidak mengajukan, tidak mengirim,
    tidak mencoba, tidak pernah mendaftar, tidak mengenal, hiraukan, pertahankan akun, batal hapus, menolak, orang lain
    yang, mencurigakan, jika bukan anda, kalau bukan kamu, tidak perlu melakukan apa, jangan lakukan apa, tidak mau,
    tidak terima kasih
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
    alamat berikut, url, browser, salin alamat, ini tautanmu, buka halaman ini, alamat ini, salin
  `,
};
