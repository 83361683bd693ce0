import { describe, expect, test } from "vitest";
import { analyse } from "../src/index";

describe("the way out", () => {
  const addresses = {
    reset: "https://acme.test/reset?token=9f8e7d6c5b4a39281706f5e4d3c2b1a0",
    tracking: "https://u1.ct.acme.test/ls/click?upn=u001.IQLfsj4kk-2BK7jhYmNusRMmfwoG2v3nTgHW39",
  };

  function linksOf(subject: string, html: string, url: string): string[] {
    return analyse({ subject, text: "", html: html.replace("URL", url) }).verificationLinks;
  }

  /** The way out for who did not ask completes nothing. */
  const wayOut: [string, string][] = [
    [
      "Your Acme login code",
      "Enter this code: 841576</p><p>If you were not trying to log in, please LINK(reset your password).",
    ],
    ["New sign-in to Acme", "We noticed a new sign-in.</p><p>If this wasn't you, LINK(reset your password)."],
    [
      "Your password was changed",
      "Your password has been changed. If you did not do this, LINK(reset your password) now.",
    ],
    [
      "New device",
      "A new device signed in. If it was you, ignore this mail. If it wasn't you, LINK(change your password).",
    ],
    [
      "Neue Anmeldung",
      "Neue Anmeldung festgestellt.</p><p>Wenn Sie das nicht waren, LINK(setzen Sie Ihr Passwort zurück).",
    ],
    [
      "Nouvelle connexion",
      "Une nouvelle connexion a été détectée.</p><p>Si ce n'était pas vous, LINK(réinitialisez votre mot de passe).",
    ],
    ["Nuevo inicio de sesión", "Se ha iniciado sesión.</p><p>Si no fuiste tú, LINK(restablece tu contraseña)."],
    ["Il tuo codice", "Il tuo codice di verifica è 841576.</p><p>Se non sei stato tu, LINK(reimposta la password)."],
    [
      "Your Acme security code",
      "Security code: 841576</p><p>If you don't recognise the Acme account bo**, you can LINK(click here) to remove your e-mail address from it.",
    ],
    ["Your Acme code", "Your code is 841576</p><p>Didn't try to sign in?</p><p>LINK(Secure your account)"],
    [
      "Acme-Konto: Sicherheitscode",
      "Sicherheitscode: 841576</p><p>Falls Sie das Acme-Konto bo** nicht kennen, können Sie LINK(hier klicken), um Ihre E-Mail-Adresse daraus zu entfernen.",
    ],
    ["Verify your sign-in", "Your code is 841576</p><p>If this wasn't you, LINK(reset your password here)."],
    ["Twój kod logowania", "Twój kod: 841576</p><p>Jeśli to nie Ty, LINK(zresetuj hasło)."],
    ["ログインコード", "認証コード：841576</p><p>お心当たりがない場合は、LINK(パスワードをリセット)してください。"],
  ];

  /** The same words beside what does. */
  const completing: [string, string][] = [
    ["Confirm your address", "If you didn't sign up, ignore this mail, otherwise LINK(confirm your address)."],
    ["Reset your password", "If this wasn't you, ignore this mail. Else LINK(reset your password)."],
    ["Confirm your address", "Somebody entered your address. Wasn't it you? Ignore this mail.</p><p>LINK(Confirm)"],
    [
      "Passwort zurücksetzen",
      "Wenn Sie das nicht waren, ignorieren Sie diese Mail. Sonst: LINK(Passwort zurücksetzen)",
    ],
  ];

  const linked = (text: string): string => `<p>${text.replace(/LINK\(([^)]*)\)/, '<a href="URL">$1</a>')}</p>`;

  test.each(wayOut)("%s: %s", (subject, text) => {
    for (const url of Object.values(addresses)) expect(linksOf(subject, linked(text), url)).toEqual([]);
  });

  test.each(completing)("%s: %s", (subject, text) => {
    expect(linksOf(subject, linked(text), addresses.reset)).toEqual([addresses.reset]);
  });

  test.each([
    ["Swedish", "Glömt lösenordet?", "Om det inte var du behöver du inte göra något.\nSkapa nytt lösenord"],
    ["Turkish", "Şifrenizi mi unuttunuz?", "Talep size ait değilse hiçbir şey yapmanız gerekmez.\nŞifreyi Sıfırla"],
    ["Urdu", "پاس ورڈ بھول گئے؟", "اگر درخواست آپ نے نہیں کی تو آپ کو کچھ کرنے کی ضرورت نہیں۔\nپاس ورڈ ری سیٹ کریں"],
  ])("a link below what says that others need to do nothing is for who asked (%s)", (_, subject, lines) => {
    const text = `Acme\n\n${lines}: https://acme.test/r/1a9Zq`;
    expect(analyse({ subject, text, html: null }).verificationLinks).toEqual(["https://acme.test/r/1a9Zq"]);
  });

  test.each([
    [
      "English",
      "New sign-in to your account",
      "We noticed a new sign-in from Oslo.",
      "Wasn't you? Secure your account right away.",
      "Reset password",
    ],
    [
      "French",
      "Nouvelle connexion",
      "Nouvelle connexion depuis Oslo.",
      "Si ce n'était pas vous, changez immédiatement votre mot de passe.",
      "Réinitialiser le mot de passe",
    ],
    [
      "Russian",
      "Новый вход",
      "Выполнен вход с нового устройства.",
      "Если это были не вы, немедленно смените пароль.",
      "Сбросить пароль",
    ],
  ])("a reset below a notice is for who did not sign in (%s)", (_, subject, told, notMe, label) => {
    const html = `<p>${told}</p><p>${notMe}</p><p><a href="URL">${label}</a></p>`;
    expect(linksOf(subject, html, "https://acme.test/r/1a9Zq")).toEqual([]);
  });
});

describe("links to approve", () => {
  const yes = "https://auth.acme.test/s/q8Zt2";
  const no = "https://auth.acme.test/s/m4Vp9";

  /** "It's me" stands within "it's not me". */
  test.each([
    ["Approve the sign-in?", "Somebody is signing in from Leeds.\nApprove: YES\nThat is not me: NO"],
    ["Schválit přihlášení?", "Někdo se v 8:17 přihlašuje z Plzně. Schválit: YES\nNejsem to já: NO"],
    ["Schváliť prihlásenie?", "Niekto sa o 8:17 prihlasuje z Nitry. Schváliť: YES\nNie som to ja: NO"],
    ["Aanmelding goedkeuren?", "Iemand meldt zich om 8:17 aan vanuit Breda. Goedkeuren: YES\nDit ben ik niet: NO"],
    ["Aprobi conectarea?", "Cineva se conectează din Cluj la 8:17. Aprobă: YES\nNu sunt eu: NO"],
    ["Jóváhagyja a belépést?", "Valaki 8:17-kor belép Győrből. Jóváhagyás: YES\nNem én vagyok: NO"],
    ["批准登录？", "8:17 有人从杭州登录。批准：YES\n不是我：NO"],
  ])("%s: the link to approve comes first", (subject, text) => {
    const mail = { subject, text: text.replace("YES", yes).replace("NO", no), html: null };
    expect(analyse(mail).verificationLinks[0]).toBe(yes);
  });
});

describe("alternatives", () => {
  const linksOf = (text: string, subject: string) => analyse({ subject, text, html: null }).verificationLinks;

  test('a link beside a code, behind an "or"', () => {
    const text = `Your code is 482913. Type it into the app, it expires in ten minutes.

Or open https://go.larkfield.example/v/Ku-20 and your address is confirmed.`;
    expect(linksOf(text, "Confirm your address")).toEqual(["https://go.larkfield.example/v/Ku-20"]);
  });

  test("an address that says no completes nothing", () => {
    const text = `Somebody has registered this address. To confirm that it is yours, open:

https://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848

If it is not, follow this link:

https://wiki.larkfield.example/Special:InvalidateEmail/f4426179ce4ac954`;
    expect(linksOf(text, "Confirm your address")[0]).toBe(
      "https://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848",
    );
  });

  test("the address alone tells, where no word of the language is known", () => {
    const text = "Kadarnait ar chomlec'h-mañ:\n\nhttps://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848";
    expect(linksOf(text, "Kadarnadur")).toEqual([
      "https://wiki.larkfield.example/Special:ConfirmEmail/37e7362853916848",
    ]);
  });

  test.each([
    ["Your appointment", "Please confirm your appointment on Friday: https://praxis.example/t/8fk20dm3/confirm"],
    ["Team outing", "Please confirm that your child will take part: https://school.example/outing/8fk20dm3"],
  ])("what is confirmed is no account: %s", (subject, text) => {
    expect(linksOf(text, subject)).toEqual([]);
  });
});

describe("links that unlock", () => {
  /** That an account was locked is no offer to lock it: the link that unlocks it completes the flow. */
  const locked: [string, string, string][] = [
    ["Ваш аккаунт заблокирован", "Ваш аккаунт заблокирован после пяти попыток входа.", "Разблокировать аккаунт"],
    ["계정이 잠겼습니다", "로그인 실패가 여러 번 있어 계정이 차단되었습니다.", "계정 잠금 해제"],
    ["บัญชีของคุณถูกล็อก", "เราล็อกบัญชีของคุณหลังจากเข้าสู่ระบบไม่สำเร็จหลายครั้ง", "ปลดล็อกบัญชี"],
    ["アカウントがロックされました", "ログインに失敗したため、アカウントをブロックしました。", "ロックを解除する"],
    ["您的帳號已暫時鎖定", "因連續輸入錯誤密碼，您的帳號已鎖定。請點選以下連結：", "解除帳號鎖定"],
    ["您的账户已锁定", "由于多次输入错误密码，您的账户已被冻结。请点击下面的链接：", "解除账户锁定"],
    ["Tài khoản đã bị khóa", "Chúng tôi đã khóa tài khoản của bạn sau nhiều lần đăng nhập sai.", "Mở khóa tài khoản"],
    ["Váš účet je zablokován", "Účet byl po pěti pokusech o přihlášení zablokován.", "Odblokovat účet"],
    ["Din konto er blokeret", "Din konto blev blokeret efter fem forsøg på at logge ind.", "Lås kontoen op"],
    ["Fiókját zároltuk", "Öt sikertelen belépés után zároltuk a fiókját.", "Fiók feloldása"],
    ["Jūsu konts ir bloķēts", "Pēc pieciem neveiksmīgiem mēģinājumiem konts ir bloķēts.", "Atbloķēt kontu"],
    ["Kontoen din er sperret", "Kontoen ble sperret etter fem forsøk på å logge inn.", "Lås opp kontoen"],
    ["Hesabınız kilitlendi", "Beş başarısız girişten sonra hesabınız kilitlendi.", "Hesabın kilidini aç"],
    ["تم قفل حسابك", "تم حظر حسابك بعد عدة محاولات لتسجيل الدخول.", "إلغاء قفل الحساب"],
    ["החשבון שלך ננעל", "החשבון חסום לאחר חמישה ניסיונות התחברות.", "שחרור החשבון"],
  ];

  test.each(locked)("%s", (subject, sentence, label) => {
    const url = "https://u1.ct.acme.test/ls/click?upn=u001.IQLfsj4kk-2BK7jhYmNusRMmfwoG2v3nTgHW39";
    const html = `<p>${sentence}</p><p><a href="${url}">${label}</a></p>`;
    expect(analyse({ subject, text: "", html }).verificationLinks).toEqual([url]);
  });

  /** Nor is the link that locks it what the mail is about. */
  const locking: [string, string, string][] = [
    ["新设备登录提醒", "您的账户刚刚在一台新设备上登录。如果不是您本人操作，请点击下面的按钮：", "锁定账户"],
    ["新裝置登入", "您的帳戶剛在新裝置登入。若非本人操作，請點選以下按鈕：", "凍結卡片"],
    [
      "新しいログイン",
      "新しい端末からログインがありました。お心当たりがない場合は以下を押してください。",
      "アカウントをブロック",
    ],
    ["새 로그인", "새 기기에서 로그인했습니다. 본인이 아니라면 아래 버튼을 누르세요.", "계정 차단"],
    ["เข้าสู่ระบบจากอุปกรณ์ใหม่", "มีการเข้าสู่ระบบจากอุปกรณ์ใหม่ หากไม่ใช่คุณ กดปุ่มด้านล่าง", "ล็อกบัญชี"],
    ["Đăng nhập mới", "Tài khoản vừa được đăng nhập từ thiết bị mới. Nếu không phải bạn:", "Khóa tài khoản"],
    ["Új bejelentkezés", "Új eszközről jelentkeztek be. Ha nem Ön volt, kattintson az alábbi gombra.", "Fiók zárolása"],
    ["Nové přihlášení", "Přihlášení z nového zařízení. Pokud jste to nebyli vy:", "Zablokování účtu"],
    ["Yeni giriş", "Yeni bir cihazdan giriş yapıldı. Siz değilseniz:", "Hesabı kilitlemek için tıklayın"],
  ];

  test.each(locking)("%s: %s", (subject, sentence, label) => {
    const html = `<p>${sentence}</p><p><a href="https://bank.test/l/Zk3xPq">${label}</a></p>`;
    expect(analyse({ subject, text: "", html }).verificationLinks).toEqual([]);
  });
});
