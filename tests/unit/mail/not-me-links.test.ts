import { expect, test } from "vitest";
import { extract } from "@/packages/extract/src/analyse";

const addresses = {
  reset: "https://acme.test/reset?token=9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  tracking: "https://u1.ct.acme.test/ls/click?upn=u001.IQLfsj4kk-2BK7jhYmNusRMmfwoG2v3nTgHW39",
};

function linksOf(subject: string, html: string, url: string): string[] {
  return extract({ subject, text: "", html: html.replace("URL", url) }).verification_links;
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
  ["Passwort zurücksetzen", "Wenn Sie das nicht waren, ignorieren Sie diese Mail. Sonst: LINK(Passwort zurücksetzen)"],
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
  expect(extract({ subject, text, html: null }).verification_links).toEqual(["https://acme.test/r/1a9Zq"]);
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
