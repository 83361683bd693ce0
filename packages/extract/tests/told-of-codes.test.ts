import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";

const codesOf = (subject: string, text: string) => analyse({ subject, text, html: null }).codes;

describe("a code that was entered already is none:", () => {
  test.each([
    ["English", "Payment approved", "At 9:12 you entered the code 447183 and the payment of $86.40 was approved."],
    ["German", "Auftrag ausgeführt", "Sie haben um 19:44 Uhr die TAN 385201 eingegeben, der Auftrag ist ausgeführt."],
    ["French", "Paiement validé", "Vous avez saisi le code 5093 à 21 h 06 et le paiement de 48,00 € a été accepté."],
    [
      "Spanish",
      "Operación realizada",
      "A las 13:47 introdujo la clave 912655 y la transferencia de 600,00 € se autorizó.",
    ],
    ["Czech", "Platba schválena", "V 10:21 jste zadali kód 5716 a platba 318 Kč byla schválena."],
    ["Serbian", "Plaćanje evidentirano", "Kod 6208 uneli ste juče u 18:41 i plaćanje od 3.150 dinara je odobreno."],
    ["Ukrainian", "Платіж проведено", "О 20:31 ви ввели код 5290, і платіж на 1 340 грн проведено."],
    [
      "Azerbaijani",
      "Ödəniş tamamlandı",
      "Saat 11:38-də daxil etdiyiniz 6204 kodu qəbul olundu və 140,00 AZN ödənildi.",
    ],
    ["Japanese", "お支払い完了", "10時51分にご入力いただいた認証コード 660238 を確認し、お支払いが完了しました。"],
    ["Korean", "이체 완료", "오전 9시 41분에 입력하신 인증번호 5513이 확인되어 350,000원이 이체되었습니다."],
    [
      "Vietnamese",
      "Giao dịch thành công",
      "Quý khách đã nhập mã 8153 lúc 16:07 và lệnh chuyển 1.200.000 đ đã hoàn tất.",
    ],
  ])("%s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });

  test("the new one is read beside it", () => {
    const text = "You entered the code 447183 too late. Your new code is 902561.";
    expect(codesOf("Your new code", text)[0]).toBe("902561");
  });

  test.each([
    ["Once you have entered the code 447183, your payment of $86.40 goes through.", "447183"],
    ["902 561 replaces code 447 183, which has been used.", "902561"],
    ["902561 replaces code 447183 10 minutes after it was sent.", "902561"],
    ["Sie haben die TAN 385201 angefordert. Geben Sie sie im Online-Banking ein.", "385201"],
    ["Ihr Einmalcode 884412 muss innerhalb von 5 Minuten korrekt eingegeben werden.", "884412"],
    ["De code die u om 14.22 uur hebt aangevraagd is 482913.", "482913"],
    ["Platbu 1 250 Kč, kterou jste zadali v aplikaci, potvrďte kódem 571644.", "571644"],
    ["Poniżej podano kod 482920. Wpisz go na stronie logowania.", "482920"],
    ["Girdiğiniz kod hatalı, yeni kodunuz 620401.", "620401"],
    ["メールアドレスを入力されたため、認証コード553110をお送りします。", "553110"],
    ["휴대폰 번호를 입력하셨고, 인증번호는 553107입니다.", "553107"],
  ])("one to enter stays one: %s", (text, code) => {
    expect(codesOf("Acme", text)[0]).toBe(code);
  });
});

describe("what another number is called holds the word for a code:", () => {
  test.each([
    ["a department's", "Payslip for March", "Employee no. 20931\nDepartment code 4405\nNet pay 3,012.50"],
    ["an exam's", "Imtahan cədvəli", "Fənn kodu 40159, 24 oktyabr, 11:30, otaq 106"],
    ["a line of business", "NACE kods", "Jūsu uzņēmumam piešķirts NACE kods 9604."],
    ["an article's", "Мал пристигна", "Производ со код на производ 8206351 е во продавницата."],
    ["a branch's", "Filial", "Filialkoden är 4188 och öppettiderna är 10 till 18."],
    ["a parking zone's", "Handyparken", "Ab 1. Juli gilt in der Brunnengasse der Zonencode 490213."],
    ["a course's", "Samba i vuxenskolan", "Kurskod 30418, tisdagar 18.15, 24 platser."],
    ["a subject's", "परीक्षा", "विषय कोड: 61205\nदिनांक: ४ मार्च"],
  ])("%s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });
});

describe("a meeting's passcode is none, though no link opens it:", () => {
  test.each([
    [
      "English",
      "Re: Thursday catch-up",
      "Moved to 2.30.\nMeeting ID: 841 2290 3376\nPasscode: 519903\nSpeak then, Dee",
    ],
    ["French", "Visio de lundi", "ID de réunion : 913 4406 2187\nCode secret : 667120\nOrdre du jour demain."],
    ["Dutch", "Online ouderavond", "Vergadering-ID 438 7712 0965, toegangscode 902514, start 19.30 uur."],
    ["Italian", "Assemblea online", "Lunedì alle 20:45, ID riunione 855 1930 2274, passcode 481036."],
    ["Marathi", "ऑनलाइन सभा", "मीटिंग आयडी: 816 4079 5523\nपासकोड: 928160"],
  ])("%s", (_, subject, text) => {
    expect(codesOf(subject, text)).toEqual([]);
  });
});

test("a coupon is none where a subject speaks of confirming, and the mail says how much it takes off", () => {
  const text = "Yes, sign me up: https://havely.test/c/8Zp3\n\nThen use the code HAVE15 in the shop.";
  expect(codesOf("Confirm your subscription and get 15 %", text)).toEqual([]);
  expect(codesOf("Confirm your subscription", text)).toEqual(["HAVE15"]);
});

test("a coupon is none where the mail says how much money it takes off, or it names a year", () => {
  const confirm = "Kliknij, aby aktywować konto: https://hau.test/c/8Zp3";
  expect(codesOf("Aktywuj konto i odbierz 20 zł", `${confirm}\n\nPo aktywacji kod HAU20 odejmie 20 zł.`)).toEqual([]);
  const offer = "กดปุ่มด้านล่างเพื่อยืนยันอีเมล\n\nรับส่วนลด 50 บาท ใช้โค้ด SAWASDEE50";
  expect(codesOf("กรุณายืนยันอีเมลของคุณ", offer)).toEqual([]);
  const delivery = "Aktiveeri konto.\n\nEsimese tellimuse puhul on tarne tasuta (kood TALU2025).";
  expect(codesOf("Aktiveeri oma konto", delivery)).toEqual([]);
  expect(codesOf("Your sign-in", "Enter WATER2026 to sign in.")).toEqual(["WATER2026"]);
  expect(codesOf("Your sign-in", "Type WKAZ10 to sign in. It expires in 10 minutes.")).toEqual(["WKAZ10"]);
});

test("an abbreviation that is inflected is none", () => {
  const text = "Izvod je u prilogu, zaštićen poslednjim ciframa Vašeg JMBG-a.\nStanje: 84.216,55 RSD";
  expect(codesOf("Izvod za račun", text)).toEqual([]);
});

test("a receipt's number is none below a code that was entered", () => {
  const text = "È stato inserito il codice 550 183 e il pagamento è andato a buon fine.\nN. autorizzazione: 047761";
  expect(codesOf("Pagamento autorizzato", text)).toEqual([]);
});

test.each([
  ["an inflected code", "Belépés", "A belépéshez írja be a QXKWPZ-t.", "QXKWPZ"],
  ["what opens a payslip", "Payslip", "Your verification code to open the payslip for March 2026: 553021", "553021"],
  ["a team's", "Sign in", "Your team code to sign in to Baseboard: 338104", "338104"],
  ["a one-time service code", "Login", "Your one-time service code is 915520. Enter it in the app.", "915520"],
  ["a webinar's sign-in code", "Вход", "Код для входа на вебинар: 772902", "772902"],
])("%s is one", (_, subject, text, code) => {
  expect(codesOf(subject, text)).toEqual([code]);
});
