import { expect, test } from "vitest";
import { analyse } from "../src/index";

/** Mails that hold what other mails are framed by, and are it themselves. */
const reset = "https://acme.test/r?token=ab12cd34ef56gh78";
const mails: [string, string, string][] = [
  [
    "Login",
    "Log in with 482913. If you didn't request it or are not the intended recipient, please ignore this e-mail.",
    "482913",
  ],
  [
    "Sign in",
    "Enter 482913 to sign in. This message is confidential and intended solely for the addressee, do not share it.",
    "482913",
  ],
  [
    "Anmeldung",
    "Melden Sie sich mit 482913 an. Falls Sie nicht der Adressat sind, ignorieren Sie bitte diese vertrauliche E-Mail.",
    "482913",
  ],
  [
    "Dokument",
    "Diese Nachricht ist vertraulich und nur für den Adressaten bestimmt. Nutzen Sie die PIN 482913, um das Dokument zu öffnen. Wenn Sie nicht der richtige Adressat sind, informieren Sie bitte den Absender.",
    "482913",
  ],
  [
    "Connexion",
    "Saisissez 482913 pour vous connecter. Ce message est confidentiel et à l'usage exclusif de son destinataire.",
    "482913",
  ],
  [
    "Acceso",
    "Introduzca 482913 para acceder. Mensaje confidencial dirigido exclusivamente a usted; no lo comparta con nadie.",
    "482913",
  ],
  [
    "Entrar",
    "Use 482913 para entrar. Esta mensagem é confidencial e de uso exclusivo do destinatário, não partilhe.",
    "482913",
  ],
  [
    "Inloggen",
    "Deze e-mail is vertrouwelijk en alleen bestemd voor de geadresseerde: gebruik 482913 om in te loggen.",
    "482913",
  ],
  [
    "Accesso",
    "Usa 482913 per accedere. Se non è il destinatario di questa email, la ignori pure: è riservata.",
    "482913",
  ],
  [
    "Reset",
    `Reset your password at ${reset} - if you are not the intended recipient, ignore this mail and delete it from your system.`,
    reset,
  ],
  [
    "Your secure document",
    `This message is confidential and intended solely for the addressee.\nOpen it: ${reset}`,
    reset,
  ],
  [
    "Sign in",
    "This message is confidential and intended solely for the addressee.\n482913\nEnter it on the page.",
    "482913",
  ],
  ["Sign in", "The code for signing in to your account is: 482913\n2026 © Acme Inc.", "482913"],
  ["Sign in", "Your verification code to finish signing in to your Acme account is 482913\n2026 Acme Inc.", "482913"],
  ["Anmeldung", "Ihr Bestätigungscode für die Anmeldung lautet 482913\n0800 5550139 (kostenlose Hotline)", "482913"],
  [
    "Sign in",
    "The code for signing in to your Acme account is 482913\n548 Market Street, San Francisco, CA 94104",
    "482913",
  ],
  [
    "Sign in",
    "Use this verification code to finish signing in to your Acme: 4829\n1000 points are waiting for you",
    "4829",
  ],
  [
    "New code",
    "Your previous code for Acme has been replaced; the old one was 113355\n482913 is the new code.",
    "482913",
  ],
  ["Sign in", "Here is your one-time code to see the status of your order 778812\n482913", "482913"],
  [
    "Sign in to the staging environment",
    `Hi Anna,\n\nhttps://staging.acme.test/l?token=ab12cd34ef56gh78`,
    "https://staging.acme.test/l?token=ab12cd34ef56gh78",
  ],
  ["Login", "Test environment: 482913", "482913"],
  ["ログイン", "テスト環境: 482913\n\n10分間有効です。", "482913"],
  ["Anmeldung", "Testumgebung Acme: 482913", "482913"],
  [
    "Confirm your address",
    "Join our club and get 10% off, free shipping and exclusive offers.\n\nTo confirm your address type in 482913.",
    "482913",
  ],
  [
    "Confirma tu correo",
    "¡Gracias por unirte! 10 % de descuento, ofertas exclusivas y cupones te esperan.\n\nIntroduce 482913 para confirmar tu correo.",
    "482913",
  ],
  [
    "Bestätige deine Adresse",
    "Danke! 10 % Rabatt, exklusive Angebote und Gutscheine warten.\n\nGib 482913 ein, um deine Adresse zu bestätigen.",
    "482913",
  ],
  [
    "Your TechNews login",
    "TechNews – breaking news, analysis, reports\nRead the latest articles, press releases, our blog and podcast.\n\nEnter 482913 to log in.",
    "482913",
  ],
  [
    "Passwort zurücksetzen",
    `Sie haben ein neues Passwort angefordert.\n\nEinstellungen: https://acme.test/reset?token=ab12cd34ef56gh78`,
    "https://acme.test/reset?token=ab12cd34ef56gh78",
  ],
  [
    "Account recovery",
    `Recover your account.\n\nAccount help: https://acme.test/recover?token=ab12cd34ef56gh78`,
    "https://acme.test/recover?token=ab12cd34ef56gh78",
  ],
  [
    "Abmeldung bestätigen",
    `Bitte bestätigen Sie Ihre Abmeldung.\n\nAbmelden: https://acme.test/confirm?token=ab12cd34ef56gh78`,
    "https://acme.test/confirm?token=ab12cd34ef56gh78",
  ],
  ["[HKQZTR] is your Acme login code", "Type it on the page to sign in. It expires in 10 minutes.", "HKQZTR"],
  ["[Acme] [QXKTRM] your login code", "Use the code in the subject line.", "QXKTRM"],
  ["[WDJB] Your code", "Enter the code in the subject to sign in.", "WDJB"],
  ["Kod", "Kod weryfikacyjny dla p. 482913", "482913"],
  ["Код", "Код подтверждения стр. 482913", "482913"],
];

test.each(mails)("%s, %j", (subject, text, expected) => {
  const { codes, verificationLinks } = analyse({ subject, text, html: null });
  expect([codes[0], verificationLinks[0]]).toContain(expected);
});
