import type { Cues } from "@/lib/mail/cues/types";

export const pl: Cues = {
  code: `
    kod, kodu, kodem, kody, kod* weryfikac*, kod* jednoraz*, jednoraz* kod*, kod* bezpieczeństwa, kod* aktywac*,
    kod* potwierdz*, kod* autoryz*, kod* uwierzyteln*, kod* dostępu, kod* logowania, kod* do logowania,
    kod* odzyskiwania, kod* sms, sms kod*, hasł* jednoraz*, jednoraz* hasł*, kodów, kodzie, kodami, kod* weryfikując*,
    kod* aktywując*, kod* resetowania, kod* do resetowania, kod* do zmiany hasła, kod* parowania, kod* urządzenia,
    kod* usunięcia, kod* do usunięcia, kod* transakc*, kod* do transakcji, kod* identyfikac*, kod* sprawdzając*,
    kod* tymczasow*, tymczasow* kod*, kod* do weryfikacji, kod* do potwierdzenia, kod* do autoryzacji, kod* z sms
  `,
  maybeCode: `
    kod pin, tymczasowe hasło, cyfry, cyfr, poniższy numer, znaki, klucz, *ocyfrow*, ciąg, ciągiem, sekwencj*,
    kombinacj*, tę liczbę, tej liczby, poniższą liczbę, następującą liczbę, ten numer, tego numeru, następujący numer,
    numer poniżej, cyframi, litery, znaków, symboli, sylab*, poniższe słowo, tajne słowo, tego słowa, fraz*
  `,
  other: `
    zamówieni*, zakup*, faktur*, paragon*, rachun*, numer* referencyjn*, numer* seryjn*, numer* sprawy, numer* klienta,
    numer* konta, numer* kart*, nr klienta, nr konta, rezerwacj*, kod* rezerwacji, przesył*, paczk*, kod* odbioru,
    śledzeni*, dostaw*, telefon*, zadzwoń, infolini*, umow*, polis*, kod* pocztow*, rabat*, zniżk*, kod* rabatow*,
    kod* promocyjn*, kod* zniżkow*, kod* podarunkow*, kod* polecając*, kod* błędu, kod* qr, kod* kreskow*,
    kod* źródłow*, kod* produktu, promocj*, kupon*, ofert*, kodeks*, błąd, nip, regon, pesel, wersj*, razem, suma,
    kwot*, saldo, cena, zł, punkt*, ul, kod* kraju, numer* zgłoszenia, numer* transakcji, numer* operacji,
    list* przewozow*, numer* dokumentu, numer* członkowsk*, licznik*, numer* rejestracyjn*, zdarzeni*, incydent*,
    numer* wniosku, numer* zlecenia, nr tel, nr sprawy, nr zgłoszenia, nr ref, nr karty, nr transakcji, id transakcji,
    twój numer to, kod* vouchera, bon* podarunkow*, kart* podarunkow*, kod* bonusow*, kod* lojalnościow*,
    kod* partnersk*, kod* poleceni*, kod* zaproszenia, program* poleceń, poleć znajom*, zaproś znajom*, kod* statusu,
    kod* odpowiedzi, kod* wyjścia, kod* banku, kod* swift, kod* koloru, kod* kuponu, obniżk*, przecen*, koszyk*,
    płatność, płatności, płatnością
  `,
  promo: `
    rabat*, zniżk*, kupon*, bon podarunkow*, bony podarunkow*, karta podarunkow*, kart* podarunkow*, kod promocyjn*,
    promocja trwa, promocje, wyprzedaż*, okazj* cenow*, oferta specjaln*, ofert* specjaln*, oszczędź teraz, przy kasie,
    w koszyku, koszyk*, darmowa dostawa, darmow* wysyłk*, darmową dostaw*, bezpłatna dostawa, punkty lojalnościow*,
    punktów lojalnościow*, punkty bonusow*, losowani* nagród, konkurs z nagrodami, zaproś znajom*, poleć znajom*,
    polecaj*, zwrot gotówki, prezent urodzinow*, urodzinow*, minimalna wartość zamówieni*,
    minimaln* wartoś* zamówieni*, do wyczerpania zapas*, zrealizuj kod rabatow*, kup teraz, sprawdź ofertę
  `,
  press: `
    w tym numerze, tego numeru, to wydanie, w tym wydaniu, w tym artykule, czytaj dalej, czytaj więcej,
    przeczytaj artykuł, felieton*, wpis na blogu, wpisie na blogu, nasi czytelnicy, naszych czytelników, statystyk*,
    raport tygodniowy, raport miesięczny, tygodniow* raport*, miesięczn* raport*, podsumowanie tygodnia,
    podsumowanie miesiąca, średnio, w zeszłym miesiącu, w ubiegłym miesiącu, informacje o wydaniu, lista zmian,
    dziennik zmian, nowa wersja, nowej wersji, poprawki błędów, naprawione błędy, naprawiono błęd*, testy nie powiodły,
    kompilacja nie powiodła, odcinek podcastu, warsztat*, porady dla, wskazówki dla, badanie pokazuje,
    z badania wynika, według badania, ankiet*, fala oszustw, fala phishingu, komunikat prasow*, informacja prasow*
  `,
  business: `
    weryfik*, potwierdz*, logowani*, zalogow*, zaloguj*, hasło, haseł, resetow*, zresetow*, odzysk*, konto, konta,
    rejestrac*, bezpieczeństw*, aktyw*, dwuetapow*, dwuskładnikow*, uwierzytel*, autoryz*, urządzeni*, tożsamoś*,
    odblok*, jednorazow*, koncie, adres e mail*, adresu e mail*, adres email, zarejestr*, wypłat*
  `,
  fleeting: `
    ważny, ważności, wygas*, minut*, nie udostępniaj*, nie podawaj*, nie ujawniaj*, nikomu, nigdy nie prosi*,
    tylko raz, poufn*, tylko dla ciebie, ważne, ważna, straci ważność, traci ważność, przestan* działać, sekund,
    sekundy, nie przekazuj*
  `,
  enter: `
    wpisz*, wpisać, wprowadź*, podaj*, wklej*, użyj*, użyć, przepisz*, wpisując*, podać, wkleić, przepisać,
    przepisując*, skopiuj*, skopiować, kopiuj*, przekopiuj*, wystukaj*, wstukaj*, podyktuj*, dyktuj*, podyktować,
    odczytaj*, zeskanuj*, zeskanować, uzupełnij*
  `,
  complete: `
    potwierd* adres*, potwierd* swój adres*, potwierd* nowy adres*, potwierd* e mail*, potwierd* email*,
    potwierd* konto, potwierd* swoje konto, potwierd* rejestracj*, potwierd* subskrypcj*, potwierd* logowani*,
    potwierd* tożsamoś*, potwierd* swoją tożsamoś*, potwierd* że to ty, weryfik* adres*, weryfik* e mail*,
    weryfik* konta, zweryfikuj* adres*, zweryfikuj* swój adres*, zweryfikuj* e mail*, zweryfikuj* konto,
    zweryfikuj* swoje konto, zweryfikuj* tożsamość, link* aktywac*, link* weryfikac*, link* potwierdz*,
    link* do logowania, link* do resetowania, reset* hasł*, zreset* hasł*, zreset* swoje hasł*, zmień hasło,
    zmień swoje hasło, zmienić hasło, ustaw* hasł*, ustaw* swoje hasło, utwórz* hasło, odzysk* hasł*, odzysk* konto,
    odzysk* dostęp*, przypomnieni* hasła, nowe hasło, odblokuj* konto, akcept* zaproszeni*, zaakceptuj* zaproszeni*,
    przyjmij* zaproszeni*, dołącz* do zespołu, zatwierdź* logowanie, magiczny link, to byłem ja, dokończ* rejestracj*,
    usuń* moje konto, usuń* konto, aktywuj* konto, aktywuj* swoje konto, aktywować konto, aktywacj* konta,
    potwierd* mój adres*, potwierd* mój e mail*, potwierd* swój e mail*, potwierd* swój email*, potwierd* moje konto,
    potwierd* zapis*, potwierd* zmian*, potwierd* usunięci*, potwierd* urządzeni*, potwierd* prenumerat*,
    potwierd* założeni*, potwierd* swoją rejestracj*, potwierd* swoją subskrypcj*, potwierd* przyjęci*,
    zweryfikuj* email*, zweryfikuj* mój*, zweryfikować adres*, zweryfikować swój adres*, zweryfikować e mail*,
    zweryfikować konto, weryfik* swój adres*, link* logując*, link* do aktywacji, link* do weryfikacji,
    link* do potwierdzenia, odnośnik* aktywac*, odnośnik* weryfik*, odnośnik* do logowania, odnośnik* do resetowania,
    jednorazow* link*, ustaw* nowe hasł*, ustal* hasł*, nadaj* hasł*, wybierz* hasł*, wybierz* nowe hasł*,
    wybrać hasło, stwórz* hasł*, utwórz* nowe hasł*, zmian* hasł*, zmienić swoje hasło, przywróć* dostęp*,
    przywróć* konto, odblokow* konto, odblokow* konta, odblokować swoje konto, dołącz* do organizacji,
    dołącz* do projektu, to ja, zapisuję się, wejdź do aplikacji, wejdź bez hasła, zaloguj* bez hasła,
    logowanie bez hasła, usuń* profil, zapisz mnie
  `,
  act: `
    potwierdź, potwierdzić, zweryfikuj, aktywuj, zatwierdź, zaakceptuj, kontynuuj, dołącz, dokończ, odblokuj, zresetuj,
    potwierdzam, akceptuję, zgadzam się, zatwierdzam, zezwól, zezwalam, rozpocznij, aktywować
  `,
  signIn: `
    zaloguj, logowanie, zalogować, przejdź do logowania
  `,
  never: `
    wypisz*, zrezygnuj*, ustawieni*, zarządzaj*, prywatnoś*, cookie*, regulamin*, pomoc, wsparci*, kontakt*,
    skontaktuj*, najczęściej zadawane, ankiet*, opini*, oceń*, śledź*, zobacz zamówienie, zobacz fakturę, pobierz*,
    zapłać*, czytaj więcej, dowiedz się więcej, zobacz wszystkie, kup teraz, newsletter*, rezygnacj*,
    szczegóły zamówienia, warunki, wyświetl* w przeglądarce, zobacz* w przeglądarce, otwórz* w przeglądarce,
    przeczytaj* w przeglądarce, czytaj w przeglądarce, wyświetl online, zobacz online, wersj* online, sprawdź status,
    status zamówienia, stan zamówienia, sprawdź stan*, sprawdź ofert*, potwierd* rezygnacj*, potwierd* odbiór,
    potwierd* obecność, potwierd* udział, dołącz* do spotkania, udostępni*, poleć*, recenzj*, o nas, do sklepu
  `,
  notMe: `
    to nie ja, to nie byłeś, to nie byłaś, zignoruj*, pomiń*, odrzuć*, anuluj*, zablokuj*, zabezpiecz*, to nie byłem,
    zlekceważ, nie ty, pomyłk*, nie zleca*, nie składał*, nie dokonywał*, nie wykonywał*, nie inicjował*,
    nie rejestrował*, nie logował*, nie próbował*, nie utworzył*, nie zakładał*, nie prosił*, nie poznajesz,
    nie wysłał*, nie zamawiał*, ktoś inny, nic nie rób
  `,
  done: `
    zostało potwierdzon*, zostało aktywowan*, został potwierdzon*, został zweryfikowan*, został dodan*,
    został aktywowan*, została zweryfikowan*, została dodan*, zmieniono, pomyślnie, jest już aktywn*, nowe logowanie,
    zalogowano, dziękujemy za potwierdzenie, zaakceptował*, zmieniłeś hasło, zmieniłaś hasło, zmieniłeś swoje,
    zmieniłaś swoje, zmieniłeś adres*, zmieniłaś adres*, został* zmienion*, został* usunięt*, został* zresetowan*,
    usunięto
  `,
  here: `
    tutaj, kliknij*, naciśnij*, link, przycisk*, przejdź do, przeglądark*, pasku adresu, klikając, odwiedź, wejdź na,
    wejdź pod, odnośnik*, poniższy adres, pod adres*
  `,
};
