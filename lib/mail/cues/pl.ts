import type { Cues } from "@/lib/mail/cues/types";

export const pl: Cues = {
  code: `
    kod, kodu, kodem, kody, kod* weryfikac*, kod* jednoraz*, jednoraz* kod*, kod* bezpieczeństwa, kod* aktywac*,
    kod* potwierdz*, kod* autoryz*, kod* uwierzyteln*, kod* dostępu, kod* logowania, kod* do logowania,
    kod* odzyskiwania, kod* sms, sms kod*, hasł* jednoraz*, jednoraz* hasł*
  `,
  maybeCode: `
    kod pin, tymczasowe hasło, cyfry, cyfr, *cyfrowy, poniższy numer, znaki, klucz
  `,
  other: `
    zamówieni*, zakup*, faktur*, paragon*, rachun*, numer* referencyjn*, numer* rachunku, numer* seryjn*,
    numer* przesyłki, numer* sprawy, numer* klienta, numer* konta, numer* telefonu, numer* kart*, numer* umowy,
    numer* polisy, numer* rezerwacji, numer* zamówienia, numer* faktury, nr klienta, nr konta, nr zamówienia,
    rezerwacj*, kod* rezerwacji, przesył*, paczk*, kod* odbioru, śledzeni*, dostaw*, telefon*, zadzwoń, infolini*,
    kończąc* się na, umow*, polis*, kod* pocztow*, rabat*, zniżk*, kod* rabatow*, kod* promocyjn*, kod* zniżkow*,
    kod* podarunkow*, kod* polecając*, kod* błędu, kod* qr, kod* kreskow*, kod* źródłow*, kod* produktu, promocj*,
    kupon*, ofert*, kodeks*, błąd, nip, regon, pesel, wersj*, razem, suma, kwot*, saldo, cena, zł, płatnoś*, punkt*,
    ul, kod* kraju
  `,
  business: `
    weryfik*, potwierdz*, logowani*, zalogow*, zaloguj*, hasło, haseł, resetow*, zresetow*, odzysk*, konto, konta,
    rejestrac*, bezpieczeństw*, aktyw*, dwuetapow*, dwuskładnikow*, uwierzytel*, autoryz*, urządzeni*, tożsamoś*,
    odblok*, jednorazow*, koncie, adres e mail*, adresu e mail*, adres email
  `,
  fleeting: `
    ważny, ważności, wygas*, minut*, nie udostępniaj*, nie podawaj*, nie ujawniaj*, nikomu, nigdy nie prosi*,
    tylko raz, poufn*, tylko dla ciebie, nigdy nie podawaj*
  `,
  enter: `
    wpisz*, wpisać, wprowadź*, podaj*, wklej*, użyj*, użyć, przepisz*
  `,
  complete: `
    potwierd* adres*, potwierd* swój adres*, potwierd* nowy adres*, potwierd* e mail*, potwierd* email*,
    potwierd* konto, potwierd* swoje konto, potwierd* rejestracj*, potwierd* subskrypcj*, potwierd* logowani*,
    potwierd* tożsamoś*, potwierd* swoją tożsamoś*, potwierd* że to ty, weryfik* adres*, weryfik* e mail*,
    weryfik* konta, zweryfikuj* adres*, zweryfikuj* swój adres*, zweryfikuj* e mail*, zweryfikuj* konto,
    zweryfikuj* swoje konto, zweryfikuj* tożsamość, link* aktywac*, link* weryfikac*, link* potwierdz*,
    link* do logowania, link* do resetowania, reset* hasł*, zreset* hasł*, zreset* swoje hasł*, zmień hasło,
    zmień swoje hasło, zmienić hasło, zmiana hasła, ustaw* hasł*, ustaw* swoje hasło, utwórz* hasło, odzysk* hasł*,
    odzysk* konto, odzysk* dostęp*, przypomnieni* hasła, nowe hasło, odblokuj* konto, akcept* zaproszeni*,
    zaakceptuj* zaproszeni*, przyjmij* zaproszeni*, dołącz* do zespołu, zatwierdź* logowanie, magiczny link,
    tak to ja, to byłem ja, dokończ* rejestracj*, usuń* moje konto, usuń* konto, aktywuj* konto,
    aktywuj* swoje konto, aktywować konto, aktywacj* konta
  `,
  act: `
    potwierdź, potwierdzić, zweryfikuj, aktywuj, zatwierdź, zaakceptuj, kontynuuj, dołącz, dokończ, odblokuj,
    zresetuj
  `,
  signIn: `
    zaloguj się, zaloguj, zaloguj się teraz, logowanie, otwórz aplikację
  `,
  never: `
    wypisz*, zrezygnuj*, ustawieni*, zarządzaj*, w przeglądarce, prywatnoś*, cookie*, regulamin*, pomoc, wsparci*,
    kontakt*, skontaktuj*, najczęściej zadawane, ankiet*, opini*, oceń*, śledź*, zobacz zamówienie, zobacz fakturę,
    pobierz*, zapłać*, czytaj więcej, dowiedz się więcej, zobacz wszystkie, kup teraz, newsletter*, rezygnacj*,
    szczegóły zamówienia, warunki
  `,
  notMe: `
    to nie ty, to nie ja, to nie byłeś, to nie byłaś, nie prosiłeś, nie prosiłaś, nie zakładałeś, nie rozpoznajesz,
    zignoruj*, pomiń*, odrzuć*, anuluj*, zablokuj*, zabezpiecz*, przez pomyłkę, to nie byłem, zlekceważ
  `,
  done: `
    zostało zmienion*, został zmienion*, została zmienion*, zostało zresetowan*, zostało potwierdzon*,
    zostało aktywowan*, zostało usunięt*, zostało zaktualizowan*, został potwierdzon*, został zweryfikowan*,
    został dodan*, został aktywowan*, została zweryfikowan*, została dodan*, zmieniono, pomyślnie, jest już aktywn*,
    nowe logowanie, zalogowano, dziękujemy za potwierdzenie, zmieniłeś, zaakceptował*
  `,
  here: `
    tutaj, kliknij*, kliknij tutaj, naciśnij*, link, przycisk*, przejdź do, przeglądark*, pasku adresu,
    przycisk nie działa, klikając, ten link, poniższy przycisk, odwiedź
  `,
};
