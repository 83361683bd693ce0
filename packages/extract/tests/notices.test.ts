import { describe, expect, test } from "vitest";
import { render } from "../src/html/render";
import { analyse } from "../src/index";

const fromText = (subject: string, text: string) => analyse({ subject, text, html: null }).verificationLinks;
const fromHtml = (subject: string, html: string) =>
  analyse({ subject, text: render(html).text, html }).verificationLinks;

/** Mails of every day whose only link carries a secret, in words that flows use too. */
test.each([
  [
    "Priya shared a folder with you",
    "Hi Sam,\n\nPriya Rao has shared the folder “Kitchen plans” with you. Follow this link to open it:\n\nhttps://drive.acme.test/s/HUW7gjHj0NKCrxK\n",
  ],
  [
    "Your message to Choir awaits moderator approval",
    "Your mail to 'Choir' with the subject\n\n    Rehearsal on Friday\n\nis being held until the list moderator can review it for approval. If you would like to cancel this posting, please visit:\n\nhttps://lists.acme.test/mailman/confirm/choir/9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c\n",
  ],
  [
    "Urlaubsantrag von Timo Kranz wartet auf Genehmigung",
    "Hallo Jana,\n\nTimo Kranz hat Urlaub vom 4. bis 15. August beantragt.\n\nGenehmigen: https://hr.acme.test/absence/52421/accept/fd45c08cbb05b9cd74ddd29d\nAblehnen: https://hr.acme.test/absence/52421/refuse/fd45c08cbb05b9cd74ddd29d\n",
  ],
  [
    "Léa a partagé un dossier avec vous",
    "Bonjour,\n\nLéa Martin a partagé le dossier « Devis » avec vous. Pour l'ouvrir, cliquez sur le lien suivant :\n\nhttps://fichiers.acme.test/s/Ym9xQ2LkT4vBn7R\n",
  ],
  [
    "Encuesta: ¿qué tal fue su visita?",
    "Hola, Lucía:\n\nSolo son tres preguntas. Pulse el enlace para responder a la encuesta:\n\nhttps://opina.acme.test/e/4471/86db4840a2a5cc4adf0f\n",
  ],
  [
    '[Kitchen] Please moderate: "Sourdough, hour by hour"',
    'A new comment on the post "Sourdough, hour by hour" is waiting for your approval\n\nAuthor: Piet\n\nApprove it: https://kitchen.acme.test/wp-admin/comment.php?action=approve&c=9043#wpbody-content\nTrash it: https://kitchen.acme.test/wp-admin/comment.php?action=trash&c=9043#wpbody-content\n',
  ],
])("%s: nothing to verify", (subject, text) => {
  expect(fromText(subject, text)).toEqual([]);
});

test("a document to sign, a quote to accept", () => {
  const sign =
    '<p>Hi there,</p><p>You have been invited to sign the "Office lease".</p><a href="https://sign.acme.test/s/mtZA0BW5cLKax9">Review and sign</a>';
  expect(fromHtml("You are invited to sign a document", sign)).toEqual([]);
});

test("what stands behind the settings in a footer, where nothing is said of it", () => {
  const text =
    "Marta commented on “Where to eat”.\n\nhttps://acme.test/discussions/4821\n\nManage notifications: https://acme.test/settings/notifications\nDonate: https://acme.test/quick?payload=jEW1pOPizFGdtlmTrELsqoPKo1u7&sig=onCqiX0a81\n";
  expect(fromText("Marta commented on Where to eat", text)).toEqual([]);
});

test("the page on which the mail's own code is to be entered", () => {
  const text =
    "To activate your account, open https://acme.test/activate and enter this activation key: ZL2L2VDI11HOVM5Q\n";
  const { codes, verificationLinks } = analyse({ subject: "Activate your account", text, html: null });
  expect(codes).toEqual(["ZL2L2VDI11HOVM5Q"]);
  expect(verificationLinks).toEqual([]);
});

test("an address that unsubscribes, whatever its words and tokens", () => {
  const text = "Ihre Stimme zählt. Bestätigen Sie mit einem Klick:";
  expect(fromText("Newsletter", `${text} https://acme.test/newsletter/abmelden?confirm=8Zk3LqP91xTe7Rb2`)).toEqual([]);
});

test("a link that Markdown writes as its own label", () => {
  const url = "https://acme.test/confirm_email/2aeb522bcb5e585220a9aa061d3048";
  const text = `Per favor seque iste ligamine:\n\n[${url}][1]\n\n[1]: ${url}\n\n[Clicca hic](https://acme.test/user/edit)`;
  expect(fromText("Per favor activa tu adresse", text)).toEqual([url]);
});

/** An address that says nothing, and words of the account that flows use too: it is only looked at. */
test.each([
  ["Your May bill is ready", "Your bill is 41.20.\n\nGo to your account:"],
  ["Ihre Rechnung ist da", "Ihre Rechnung für Mai liegt bereit.\n\nZum Kundenkonto:"],
  ["Квитанция за май", "Квитанция за май сформирована.\n\nПерейти в личный кабинет:"],
  ["Votre adresse est vérifiée", "Votre compte est ouvert.\n\nOuvrir le tableau de bord :"],
  ["Tu estado de cuenta", "Tu estado de cuenta de mayo está listo.\n\nIr a tu cuenta:"],
  ["新しい端末からログインがありました", "新しい端末からログインがありました。\n\nご利用履歴："],
  [
    "You've been unsubscribed",
    "You will no longer receive our letter.\n\nAn accident? Pick other letters on this page:",
  ],
  ["Sie wurden abgemeldet", "Sie erhalten keine weiteren Briefe.\n\nDoch nicht? Hier entlang:"],
])("%s: a page to look at", (subject, text) => {
  expect(fromText(subject, `${text}\nhttps://mail.acme.test/x/4CqBr8DNHrxoKvy9ieAE\n`)).toEqual([]);
});

/** Their near twins, which complete a flow. */
test.each([
  [
    "Confirm your subscription to Choir",
    "We have received a request to add this address to the list Choir. To confirm your subscription, visit:\n\nhttps://lists.acme.test/mailman/confirm/choir/9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c\n",
  ],
  [
    "Priya invited you to the workspace Kitchen",
    "Hi Sam,\n\nPriya Rao has invited you to work with her on the folder “Kitchen plans”. Accept the invitation to join:\n\nhttps://drive.acme.test/invite/HUW7gjHj0NKCrxK\n",
  ],
  [
    "[Acme Workshop] Reset your password",
    "Somebody asked for a new password for Acme Workshop. To choose one, open this link:\n\nhttps://workshop.acme.test/reset/9f8e7d6c5b4a39281706f5e4\n",
  ],
  [
    "Encuestas Ya: confirma tu correo",
    "Hola, Lucía:\n\nConfirma tu correo para crear tu primera encuesta:\n\nhttps://encuestas.acme.test/c/9f8e7d6c5b4a39281706f5e4\n",
  ],
  [
    "Bewerbungsportal: Registrierung abschließen",
    "Guten Tag,\n\nbitte bestätigen Sie Ihre E-Mail-Adresse für das Bewerbungsportal:\n\nhttps://bewerbung.acme.test/c/9f8e7d6c5b4a39281706f5e4\n",
  ],
  ["Acme", "Activa tu área de cliente:\n\nhttps://mail.acme.test/c/8Zk3LqP91xTe7Rb2\n"],
  ["Acme", "Aktivera din kundportal:\n\nhttps://mail.acme.test/c/8Zk3LqP91xTe7Rb2\n"],
  ["Acme", "Müşteri panelinizi etkinleştirin:\n\nhttps://mail.acme.test/c/8Zk3LqP91xTe7Rb2\n"],
  ["Acme", "Set a password for the customer portal: https://mail.acme.test/c/8Zk3LqP91xTe7Rb2"],
  ["Bestätigung", "Bestätigen Sie Ihre Adresse: https://acme.test/confirm?token=8Zk3LqP91xTe7Rb2&cancel=/abmelden/"],
  [
    "Завершите регистрацию",
    "Чтобы войти в личный кабинет, подтвердите адрес:\n\nhttps://mail.acme.test/x/4CqBr8DNHrxoKvy9ieAE\n",
  ],
  [
    "Ihr Kundenkonto",
    "Damit Ihr Konto freigeschaltet wird, öffnen Sie bitte diesen Link:\n\nhttps://mail.acme.test/x/4CqBr8DNHrxoKvy9ieAE\n",
  ],
  [
    "Присоединись к команде «Опросы»",
    "Ирина приглашает тебя в команду «Опросы». Присоединись:\n\nhttps://oprosy.acme.test/j/9f8e7d6c5b4a39281706f5e4\n",
  ],
])("%s: its link", (subject, text) => {
  expect(fromText(subject, text)).toEqual([/https\S+/.exec(text)?.[0]]);
});

describe("buttons", () => {
  const url = "https://t.acme.test/c/8Jq2-uu1z";

  function linksOf(subject: string, text: string, label: string): string[] {
    const html = `<p>${text}</p><p><a href="${url}" style="background:#36c;padding:12px 24px">${label}</a></p>`;
    return analyse({ subject, text: "", html }).verificationLinks;
  }

  describe("a button of a notice completes nothing", () => {
    test.each([
      ["Danish", "Din eksport er klar", "Filen ligger klar i syv dage.", "Hent eksport"],
      ["German", "Ihre Buchung in Lindau", "Raum 2, 14. Mai, 9 bis 11 Uhr.", "Buchung bearbeiten"],
      ["Hebrew", "החשבון לחודש מאי", "הסכום לתשלום: 184 ₪ עד 15 ביוני.", "צפייה בחשבון"],
      ["Hungarian", "Új üzenete érkezett", "Kovács Anna írt Önnek a portálon.", "Üzenet megnyitása"],
      ["Korean", "계약 문서 안내", "3월 계약 문서가 등록되었습니다.", "문서 열기"],
      ["Turkish", "Mayıs faturanız", "Tutar 184 TL, son ödeme 15 Haziran.", "Faturayı Öde"],
    ])("%s", (_, subject, text, label) => {
      expect(linksOf(subject, text, label)).toEqual([]);
    });
  });

  describe("a button of a mail that asks for something completes it", () => {
    test.each([
      ["Danish", "Ny enhed", "En ny enhed vil bruge din konto hos Acme.", "Godkend ny enhed"],
      ["Georgian", "მოწვევა", "ნინო გეპატიჟებათ Acme-ს გუნდში.", "მოწვევაზე დათანხმება"],
      ["Luxembourgish", "Nei Umeldung", "Een huet sech mat Ärem Kont ugemellt.", "Jo, dat sinn ech"],
      ["Swedish", "Glömt lösenordet?", "Vi har fått en begäran om ditt konto hos Acme.", "Återfå åtkomst till kontot"],
    ])("%s", (_, subject, text, label) => {
      expect(linksOf(subject, text, label)).toEqual([url]);
    });
  });
});
