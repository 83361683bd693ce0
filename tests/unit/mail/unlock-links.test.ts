import { expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

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
  expect(extract({ subject, text: "", html }).verification_links).toEqual([url]);
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
  expect(extract({ subject, text: "", html }).verification_links).toEqual([]);
});
