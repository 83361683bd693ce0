import type { Cues } from "@/lib/mail/cues/types";

export const id: Cues = {
  code: `
    kode, kodenya, kodemu, sandi sekali pakai, kata sandi sekali pakai, password sekali pakai, kata sandi satu kali,
    sandi satu kali, nomor verifikasi
  `,
  maybeCode: `
    password sementara, sandi, nomor pin, pin anda, angka, digit, nomor berikut, nomor di bawah, karakter, token,
    kunci
  `,
  other: `
    pesanan, kode pesanan, order, faktur, tagihan, invoice, kuitansi, struk, resi, kode resi, nomor pelacakan,
    pengiriman, paket, kode booking, kode pemesanan, pemesanan, reservasi, kode reservasi, tiket, kasus,
    nomor laporan, nomor pelanggan, id pelanggan, kode pelanggan, nomor anggota, nomor keanggotaan, kontrak, polis,
    rekening, kartu, berakhiran, berakhir dengan, nomor seri, kode pos, kodepos, kode area, kode negara, kode wilayah,
    kode promo, promo, promosi, kode promosi, kode diskon, diskon, kode kupon, kupon, voucher, kode voucher,
    kode hadiah, hadiah, kode referral, kode rujukan, referral, kode undangan, kode penukaran, tukarkan,
    kode kesalahan, kode error, kode galat, kode status, kode keluar, kode respons, kode bank, kode swift,
    kode cabang, kode virtual account, virtual account, kode bayar, kode pembayaran, kode billing, npwp, nomor pajak,
    nik, siup, nib, kode qr, kode batang, kode sumber, kode etik, kode warna, kode produk, kode barang, kode kursus,
    kode kelas, kode toko, kode referensi, nomor referensi, nomor transaksi, id transaksi, kode transaksi, telepon,
    telp, nomor ponsel, nomor hp, hubungi, faks, jumlah, total, harga, saldo, nominal, pembayaran, rp, jalan, jl,
    kelurahan, kecamatan, lantai, gedung, poin, versi, rilis, penerbangan, kursi, kamar, meteran, nomor meter,
    id rapat
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
    mengaktifkan, aktifkan, perangkat baru, buka kunci, penarikan, transfer
  `,
  fleeting: `
    kedaluwarsa, kadaluarsa, kadaluwarsa, kedaluarsa, berlaku, menit, sekali pakai, satu kali, jangan bagikan,
    jangan berikan, jangan membagikan, jangan memberikan, jangan beritahu, jangan sebarkan, siapa pun, siapapun,
    tidak akan pernah meminta, rahasia, rahasiakan
  `,
  enter: `
    masukkan, memasukkan, masukan kode, ketik, ketikkan, salin, tempel, tempelkan, gunakan, menggunakan, pakai, isi,
    isikan, inputkan, berikan, sebutkan
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
    siapkan akun, hapus akun saya
  `,
  act: `
    verifikasi, konfirmasi, konfirmasikan, aktifkan, aktivasi, terima, setujui, izinkan, buka kunci, atur ulang,
    gabung, bergabung, lanjutkan, selesaikan, mulai
  `,
  signIn: `
    masuk, masuk sekarang, log in, login sekarang, masuk ke akun, buka aplikasi, buka
  `,
  never: `
    berhenti berlangganan, batal berlangganan, berhenti menerima, preferensi, pengaturan, kelola, lihat di browser,
    buka di browser, versi web, lihat online, privasi, ketentuan, syarat, bantuan, dukungan, layanan pelanggan,
    hubungi kami, kontak, pertanyaan umum, survei, masukan, ulasan, nilai, lihat pesanan, konfirmasi pesanan, lacak,
    pesanan saya, lihat tagihan, lihat faktur, bayar, lihat detail, lihat rincian, selengkapnya,
    pelajari lebih lanjut, lihat semua, unduh, beli, belanja, toko, bagikan, ikuti kami, balas, komentar,
    lihat aktivitas, tentang kami, karier, beranda, dasbor, tingkatkan, perpanjang, ajak teman, undang teman,
    dokumentasi
  `,
  notMe: `
    bukan anda, bukan kamu, bukan saya, tidak meminta, tidak merasa, tidak melakukan, tidak mendaftar, tidak membuat,
    tidak mengenali, abaikan, tolak, batalkan, laporkan, amankan akun, blokir, cabut
  `,
  done: `
    telah diubah, sudah diubah, telah diperbarui, telah diatur ulang, telah direset, telah diverifikasi,
    telah dikonfirmasi, telah diaktifkan, sudah aktif, telah ditambahkan, telah dihapus, dinonaktifkan, berhasil,
    login baru, masuk baru, aktivitas masuk, baru saja masuk, baru saja login, terima kasih telah, telah bergabung,
    telah menerima undangan
  `,
  here: `
    di sini, disini, klik, ketuk, tekan, tautan, link, tombol, kunjungi, salin dan tempel, bilah alamat, peramban
  `,
};
