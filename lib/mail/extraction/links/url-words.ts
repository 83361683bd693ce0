/** What paths of links that complete something are made of, in the languages that addresses are written in. */
const COMPLETING = `
  verif, confirm, action=(?:sign-?(?:in|up)|subscribe), activat, validat, reset, recover, magic, passwordless, set-?password, new-?password, invit, accept,
  opt-?in, unlock, approve, one-?time, register[^\\s]{0,80}?(?:token|code)=, auth/(?:callback|email), double-?opt, sign-?in-?link,
  login-?link, wp-login\\.php\\?action=(?:rp|confirm), set-?pass, reactivat, restore-?account, claim-?account,
  join-?(?:team|workspace|org), complete-?(?:registration|sign-?up|sign-?in|login|profile), finish-?(?:registration|sign-?up|sign-?in|login),
  login-?(?:token|email), email-?(?:login|change), change-?email, lost-?password, spip_pass, resend-?pwd, pwd?-?auth,
  bestaetig, bestatig, aktivier, freischalt, einladung, passwort-?(?:neu|zurueck|vergessen), anmeldelink,
  reinitialis, activer, valider, rejoindre, deverrouill, mot-?de-?passe,
  confirma, verifica, activa, restablec, recupera, invitaci, desbloque, contrasena, alta/, validar,
  ativa, redefin, convite, nova-?senha,
  conferm, attiva, reimposta, invito, sblocca,
  bevestig, activeer, uitnodig, wachtwoord, herstel, bekraft, aktiver, inbjudan, losenord, bekraeft, godkend, godkjenn,
  invitasjon, adgangskode, passord, vahvista, aktivoi, salasana, kutsu/, kinnita, aktiveeri, parool,
  potwierdz, aktywuj, aktywac, zaproszen, haslo, potvrd, potvrz, aktivac, pozvan, overen, overit, obnov, heslo, lozink,
  megerosit, aktival, meghiv, jelszo, onayla, dogrula, davet, etkinlestir, sifre, podtverd, podtverzhd, pidtverd,
  aktivats, aktyvats, priglas, zaproshen, parol, apstiprin, patvirtin, konfirm, verifikasi, aktivasi, undangan,
  kata-?sandi, xac-?nhan, kich-?hoat, dat-?lai, mat-?khau,
  potrdi, aktivuj, aktivir, bekreft, stadfest, berretsi, baieztatu, cadarnhau, deimhn, pengesahan, sahkan, kumpirma,
  tesdiq, tasdiq, rastau, thibitish, epivevai, energopoi, potvarzhd, potvurzhd, dadastur, hastatel, satyapan, pushti,
  kakunin, ninsho, injeung, yan-?zheng, ji-?huo, que-?ren, yuen-?yan
`;

export const COMPLETE_URL = new RegExp(
  COMPLETING.split(/,\s/)
    .map((word) => word.trim().replaceAll("-?", "[-_]?"))
    .join("|"),
  "i",
);
