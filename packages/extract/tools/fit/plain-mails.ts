import type { Mail } from "../../src/index";

/** The plainest mails there are: one line in the words of many products, CODE where the number stands. */
const bringing: string[] = [
  "Your verification code is CODE",
  "CODE is your Acme verification code.",
  "Code: CODE",
  "Enter CODE to verify your email.",
  "Your one-time password is CODE. Do not share it.",
  "CODE to log in.",
  "Log in with CODE",
  "CODE zum Einloggen",
  "Mit CODE anmelden",
  "CODE pour vous connecter",
  "CODE para iniciar sesión",
  "CODE om in te loggen",
  "CODE för att logga in",
  "CODE, aby się zalogować",
  "CODE для входа",
  "Ihr Bestätigungscode lautet CODE",
  "CODE ist dein Acme-Code.",
  "Votre code de vérification est CODE",
  "CODE est votre code Acme.",
  "Tu código de verificación es CODE",
  "CODE es tu código de Acme.",
  "Il tuo codice di verifica è CODE",
  "CODE è il tuo codice Acme",
  "Seu código de verificação é CODE",
  "CODE é o seu código Acme.",
  "Je verificatiecode is CODE",
  "CODE is je Acme-code",
  "Din verifieringskod är CODE",
  "CODE är din kod för Acme",
  "Din bekræftelseskode er CODE",
  "Bekreftelseskoden din er CODE",
  "Vahvistuskoodisi on CODE",
  "Twój kod weryfikacyjny to CODE",
  "CODE to Twój kod do Acme",
  "Váš ověřovací kód je CODE",
  "Váš overovací kód je: CODE",
  "Az ellenőrző kódod: CODE",
  "Codul dvs. de verificare este CODE",
  "Vaš kod za provjeru je CODE",
  "Kodi juaj i verifikimit është CODE",
  "Jūsų patvirtinimo kodas: CODE",
  "Jūsu apstiprinājuma kods ir CODE",
  "Sinu kinnituskood on CODE",
  "Ο κωδικός επαλήθευσης είναι CODE",
  "Ваш код подтверждения: CODE",
  "CODE — ваш код для входа в Acme",
  "Ваш код підтвердження: CODE",
  "Вашият код за потвърждение е CODE",
  "Doğrulama kodunuz: CODE",
  "CODE Acme doğrulama kodunuz",
  "رمز التحقق الخاص بك هو CODE",
  "CODE هو رمز التحقق الخاص بك",
  "קוד האימות שלך הוא CODE",
  "کد تأیید شما CODE است",
  "आपका ओटीपी CODE है",
  "CODE आपका सत्यापन कोड है",
  "আপনার যাচাইকরণ কোড হল CODE",
  "உங்கள் சரிபார்ப்புக் குறியீடு CODE",
  "Kode verifikasi Anda: CODE",
  "CODE adalah kode verifikasi Anda",
  "Kod pengesahan anda ialah CODE",
  "Ang iyong verification code ay CODE",
  "Mã xác minh của bạn là CODE",
  "CODE là mã xác minh của bạn",
  "รหัสยืนยันของคุณคือ CODE",
  "CODE คือรหัสยืนยันของคุณ",
  "認証コード:CODE",
  "CODE があなたの認証コードです",
  "인증번호 [CODE]",
  "CODE은(는) 인증 코드입니다",
  "您的验证码是CODE",
  "【Acme】CODE是您的验证码",
  "您的驗證碼為 CODE",
];

/** The same with numbers that are no codes. */
const bringingNone: string[] = [
  "Your order number is CODE",
  "CODE is your booking reference.",
  "Ticket CODE has been closed.",
  "CODE people have logged in today.",
  "Build CODE has been deployed.",
  "Ihre Bestellnummer lautet CODE",
  "Votre numéro de commande est CODE",
  "Tu número de pedido es CODE",
  "Il tuo numero d'ordine è CODE",
  "O número do seu pedido é CODE",
  "Je bestelnummer is CODE",
  "Ditt ordernummer är CODE",
  "Tilausnumerosi on CODE",
  "Twój numer zamówienia to CODE",
  "Číslo vaší objednávky je CODE",
  "A rendelésszámod: CODE",
  "Numărul comenzii dvs. este CODE",
  "Ο αριθμός παραγγελίας σας είναι CODE",
  "Номер вашего заказа: CODE",
  "Номер вашого замовлення: CODE",
  "Sipariş numaranız: CODE",
  "رقم طلبك هو CODE",
  "מספר ההזמנה שלך הוא CODE",
  "شماره سفارش شما CODE است",
  "आपका ऑर्डर नंबर CODE है",
  "Nomor pesanan Anda: CODE",
  "Mã đơn hàng của bạn là CODE",
  "หมายเลขคำสั่งซื้อของคุณคือ CODE",
  "注文番号:CODE",
  "주문번호 [CODE]",
  "您的订单号是CODE",
];

const imprint =
  "© 2026 Acme Inc. 1600 Main Street, Springfield, CA 94043. Acme and its logo are trademarks of Acme Inc.";
const notices =
  "YOUR ACCOUNT HELP CENTER\nThis email was sent to you because you asked to hear of text messages. If you don't want such emails, change your notification settings.\nAcme LLC\n1600 Main Street\nSpringfield CA 94043 USA";
const tradeImprint =
  "Acme Payments Ltd, 1842 Market Street, London EC2A 4NE. Company no. 08123456, VAT GB 123 4567 89, tel. +44 20 7946 0018. Orders, invoices and returns: https://acme.test/help";
const forwardingHead =
  "---------- Forwarded message ---------\nFrom: Acme <no-reply@acme.test>\nDate: Mon, Nov 23, 2026 at 10:05 AM\nSubject: Acme\nTo: <olu@acme.test>";
const registers = "--\nAcme GmbH | HRB 118204 | USt-IdNr. DE288221930 | +49 30 1234567";
/** A line alone; as somebody types it who tries a service out, signed in small letters; between a name in capitals and an imprint; within a letter that says no more than whom to ask; in the subject and below, above the numbers that a shop must tell of itself; as an operator passes on text messages; in the subject, with the code in a box of its own; with what a test run puts into the subject; passed on by hand; above what European companies must tell of themselves; above the build that sent it; named in the subject, with nothing below but such a build; with a link and a second code; of a payment; above a promotion. */
const SECOND = "338190";
const frames: Record<string, (line: string, code: string) => Mail> = {
  alone: (line, code) => fromText(line.replace("CODE", code)),
  typed: (line, code) => ({
    subject: "login",
    text: `hi bob,\n\n${line.replace("CODE", code)}\n\nthanks\nmaria\n\nmailpit`,
    html: null,
  }),
  imprint: (line, code) => fromText(`ACME\n\n${line.replace("CODE", code)}\n\n${imprint}`),
  letter: (line, code) => ({
    subject: line.replace("CODE", "").trim(),
    text: `Hi Olu Adeyemi,\n\n${line.replace("CODE", code)}\n\nPlease contact us if you have any problem: https://acme.test/acme/issues\n\nThe people of Acme, who keep your notes together wherever you are and whatever you write with`,
    html: null,
  }),
  trade: (line, code) => ({
    subject: line.replace("CODE", code),
    text: `Acme\n\n${line.replace("CODE", "").trim()}\n\n${code}\n\n${tradeImprint}`,
    html: null,
  }),
  notices: (line, code) => fromText(`${line.replace("CODE", code)}\n${notices}`),
  boxed: (line, code) => {
    const box = `<div style="font-size: 32px; font-weight: bold; letter-spacing: 6px">${code}</div>`;
    const paragraphs = line.split("CODE").map((part) => (/\p{L}/u.test(part) ? `<p>${part}</p>` : ""));
    return {
      subject: line.replace("CODE", code),
      text: "",
      html: `<h1>Acme</h1>${paragraphs.join(box)}<p>${imprint}</p>`,
    };
  },
  tagged: (line, code) => ({
    subject: `[PR-123] ${line.replace("CODE", "").trim()}`,
    text: `${line.replace("CODE", code)}\n`,
    html: null,
  }),
  forwarded: (line, code) => ({
    subject: "Fwd: Acme",
    text: `${forwardingHead}\n\n\n${line.replace("CODE", code)}\n`,
    html: null,
  }),
  registered: (line, code) => fromText(`${line.replace("CODE", code)}\n\n${registers}`),
  built: (line, code) => fromText(`${line.replace("CODE", code)}\n\nBuild 8821 (staging)`),
  bare: (line, code) => ({
    subject: line.replace("CODE", "").trim(),
    text: `${code}\n\nbuild 8821, 2026-11-23 10:05`,
    html: null,
  }),
  linked: (line, code) => ({
    subject: line.replace("CODE", code),
    text: `${line.replace("CODE", code)}\n\nhttps://acme.test/verify?token=6f1c07d2e95b\n\n${line.replace("CODE", SECOND)}`,
    html: null,
  }),
  paid: (line, code) => fromText(`${line.replace("CODE", code)}\n\n$59.90, SHOP24, Visa 4821`),
  promoted: (line, code) => fromText(`${line.replace("CODE", code)}\n\nPS: SAVE20 = 20 % off until 30 November.`),
};

const fromText = (text: string): Mail => ({ subject: "Acme", text, html: null });

export interface PlainMail extends Mail {
  /** Those that it brings, in its order. */
  codes: string[];
}

/** Each line in each of the frames, with one of these codes after the other. */
export function plainMails(codes: string[], within = Object.keys(frames)): PlainMail[] {
  const framed = (line: string, at: number, isCode: boolean) =>
    within.map((frame, index) => {
      const code = codes[(at + index) % codes.length] as string;
      const mail = (frames[frame] as (typeof frames)[string])(line, code);
      return { ...mail, codes: isCode ? [code, ...(mail.text?.includes(SECOND) ? [SECOND] : [])] : [] };
    });
  return [
    ...bringing.flatMap((line, at) => framed(line, at, true)),
    ...bringingNone.flatMap((line, at) => framed(line, at, false)),
  ];
}
