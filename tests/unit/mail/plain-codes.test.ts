import { describe, expect, test } from "vitest";
import { extract } from "@/lib/mail/extraction/extract";

/** The plainest mails there are: a line that names the code, in the words of many products. */
const lines: Record<string, string[]> = {
  en: [
    "Your verification code is CODE",
    "CODE is your Acme verification code.",
    "Code: CODE",
    "Enter CODE to verify your email.",
    "Your one-time password is CODE. Do not share it.",
  ],
  de: ["Ihr Bestätigungscode lautet CODE", "CODE ist dein Acme-Code."],
  fr: ["Votre code de vérification est CODE", "CODE est votre code Acme."],
  es: ["Tu código de verificación es CODE", "CODE es tu código de Acme."],
  it: ["Il tuo codice di verifica è CODE", "CODE è il tuo codice Acme"],
  pt: ["Seu código de verificação é CODE", "CODE é o seu código Acme."],
  nl: ["Je verificatiecode is CODE", "CODE is je Acme-code"],
  sv: ["Din verifieringskod är CODE", "CODE är din kod för Acme"],
  pl: ["Twój kod weryfikacyjny to CODE", "CODE to Twój kod do Acme"],
  cs: ["Váš ověřovací kód je CODE"],
  hu: ["Az ellenőrző kódod: CODE"],
  ro: ["Codul dvs. de verificare este CODE"],
  el: ["Ο κωδικός επαλήθευσης είναι CODE"],
  ru: ["Ваш код подтверждения: CODE", "CODE — ваш код для входа в Acme"],
  tr: ["Doğrulama kodunuz: CODE", "CODE Acme doğrulama kodunuz"],
  ar: ["رمز التحقق الخاص بك هو CODE", "CODE هو رمز التحقق الخاص بك"],
  he: ["קוד האימות שלך הוא CODE"],
  fa: ["کد تأیید شما CODE است"],
  hi: ["आपका ओटीपी CODE है", "CODE आपका सत्यापन कोड है"],
  id: ["Kode verifikasi Anda: CODE", "CODE adalah kode verifikasi Anda"],
  vi: ["Mã xác minh của bạn là CODE", "CODE là mã xác minh của bạn"],
  th: ["รหัสยืนยันของคุณคือ CODE", "CODE คือรหัสยืนยันของคุณ"],
  ja: ["認証コード:CODE", "CODE があなたの認証コードです"],
  ko: ["인증번호 [CODE]", "CODE은(는) 인증 코드입니다"],
  zh: ["您的验证码是CODE", "【Acme】CODE是您的验证码"],
};

/** Some end in zeros by chance, and those of a test system are made up. */
const codes = ["482913", "731500", "0417", "83921", "604817", "123456", "000000"];
const imprint = "© 2026 Acme Inc. 1600 Main Street, Springfield, CA 94043. Acme and its logo are trademarks of Acme Inc.";

describe.each(Object.entries(lines))("in %s", (_, texts) => {
  test.each(texts)("%j", (text) => {
    for (const code of codes) {
      const line = text.replace("CODE", code);
      for (const mail of [line, `ACME\n\n${line}\n\n${imprint}`])
        expect(extract({ subject: "Acme", text: mail, html: null }).otp_codes, mail).toEqual([code]);
    }
  });
});
