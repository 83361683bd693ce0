import type { Cues } from "@/lib/mail/extraction/cues/types";

export const pl: Cues = {
  code: `
    hasło nr, hasło do operacji, hasło operacji nr, hasło do przelewu, hasło do transakcji, kodem, kod* weryfikac*,
    kod* jednoraz*, kod* bezpieczeństwa, kod* aktywac*, kod* potwierdz*, kod* autoryz*, kod* uwierzyteln*, kod*
    dostępu, kod* logowania, kod* do logowania, kod* odzyskiwania, kod* sms, hasł* jednoraz*, jednoraz* hasł*, kodów,
    kodzie, kodami, kod* weryfikując*, kod* aktywując*, kod* resetowania, kod* do resetowania, kod* do zmiany hasła,
    kod* parowania, kod* urządzenia, kod* usunięcia, kod* do usunięcia, kod* transakc*, kod* do transakcji, kod*
    identyfikac*, kod* sprawdzając*, kod* tymczasow*, kod* do weryfikacji, kod* do potwierdzenia, kod* do autoryzacji,
    kod* z sms, smskod*, kodzik*, kod* rejestrac*, kod* wejści*, kod* parując*, kod* łącząc*, kod* odblokow*, kod*
    zatwierdz*, kod* dwuetapow*, pin* jednoraz*, jednoraz* pin*, hasł* sms, numer* weryfikac*, numer* autoryzac*, kod*
    operacji, kod* cyfrow*, kodom, kodach, kodowi, hasło z sms, hasło do tej płatności, hasło do płatności, hasło
    płatności, hasło transakcji, hasło do transakcji, hasło do tej transakcji, hasło operacji, hasło do operacji, hasło
    do tej operacji, hasło jednorazowe, hasło autoryzacyjne, hasło sms, kod do tej płatności, kod do płatności, kod do
    transakcji, kod do operacji, kod do przelewu, hasło do zakupu, twoje cyfry to, kod resetu, kod pin, kod do
    zatwierdzenia, kod do podpisu, kod zabezpieczający, kod walidacyjny, hasł* jednokrotnego użytku, hasł*
    jednokrotnego użycia, hasł* na jeden raz, hasł* weryfikac*, hasł* aktywac*, hasł* potwierdz*, hasł* autoryz*, hasł*
    dynamiczn*, dynamiczn* hasł*, hasł* do autoryzacji, hasł* do potwierdzenia, hasł* do weryfikacji, hasł* do
    przelew*, hasł* do zlecenia, hasł* do podpisu, hasł* z wiadomości, hasł* z maila, hasł* 3d secure, pin* do
    transakcji, pin* weryfikac*, pin* aktywac*, pin* do aktywacji, pin* logowania, pin* do logowania, pin* sms, klucz*
    weryfikac*, klucz* aktywac*, klucz* jednoraz*, jednoraz* klucz*, klucz* do logowania, klucz* potwierdz*, klucz*
    autoryz*, klucz* dostępu, token* jednoraz*, jednoraz* token*, token* weryfikac*, token* autoryz*, token* logowania,
    token* sms, numer* potwierdzając*, numer* jednoraz*, jednoraz* numer*, numer* kontroln* do, cyfr* kontroln*, cyfr*
    weryfikac*, liczb* kontroln*, liczb* weryfikac*, ciąg* weryfikac*, sekwencj* weryfikac*, słow* weryfikac*, słow*
    kontroln*, tajn* hasł*, tajn* numer*, kombinacj* do logowania, kombinacj* weryfikac*, kod do potwierdzenia
    płatności, kod do zatwierdzenia płatności, kod do autoryzacji płatności, kod do zakupu, kod akceptacji płatności
  `,
  maybeCode: `
    kod pin, tymczasowe hasło, cyfry, cyfr, poniższy numer, znaki, klucz, *ocyfrow*, ciąg, ciągiem, sekwencj*,
    kombinacj*, tę liczbę, tej liczby, poniższą liczbę, następującą liczbę, ten numer, tego numeru, następujący numer,
    numer poniżej, cyframi, litery, znaków, symboli, sylab*, poniższe słowo, tajne słowo, tego słowa, fraz*, hasło dnia,
    hasło dostępu, hasło jest, hasłem jest, szyfr*, numer pin, ta liczba, podaną liczbę, co znajduje się poniżej,
    poniższy zapis, znak rozpoznawczy, słowo dnia, literami, słowo poniżej, cyferk*, numerek, tajemn* słowo, tymi
    znakami, dostęp jednorazow*, jednorazow* dostęp, tych liter,
    hasło tymczasow*,
    powyższy numer, powyższą liczbę, podany numer, taką liczbę, taki numer, znakami, zestaw liter, numerkiem, liczbą,
    klucza, kluczem, klucze, hasło na dziś, hasło brzmi, hasło na dzisiaj, hasło to, twoje hasło na, poniższy wyraz,
    poniższy tekst, tekst poniżej, ciąg poniżej, znaki poniżej, cyfry poniżej, cyfry z tej wiadomości,
    znaki z tej wiadomości, hasło poniżej, poniższe hasło, tym hasłem, to hasło,
    hasłem, liczba którą, liczbę którą, numer który należy, numer który trzeba, cyfry które, znaki które,
    liczba do wpisania, liczba do przepisania, cyfry do przepisania, znaki do przepisania
  `,
  other: `
    zamówieni*, zakup*, faktur*, paragon*, rachun*, numer* referencyjn*, numer* seryjn*, numer* sprawy, numer* klienta,
    numer* konta, numer* kart*, nr klienta, nr konta, rezerwacj*, przesył*, paczk*, kod* odbioru, śledzeni*, dostaw*,
    zadzwoń, infolini*, umow*, kod* pocztow*, zniżk*, kod* promocyjn*, kod* podarunkow*, kod* polecając*, kod* błędu,
    kod* qr, kod* kreskow*, kod* źródłow*, kod* produktu, promocj*, błąd, nip, regon, pesel, wersj*, razem, kwot*,
    cena, zł, kod* kraju, numer* zgłoszenia, numer* transakcji, numer* operacji, list* przewozow*, numer* dokumentu,
    numer* członkowsk*, licznik*, numer* rejestracyjn*, zdarzeni*, incydent*, numer* wniosku, numer* zlecenia, nr tel,
    nr sprawy, nr zgłoszenia, nr ref, nr karty, nr transakcji, id transakcji, twój numer to, kod* vouchera, bon*
    podarunkow*, kart* podarunkow*, kod* bonusow*, kod* lojalnościow*, kod* partnersk*, kod* poleceni*, kod*
    zaproszenia, program* poleceń, poleć znajom*, zaproś znajom*, kod* statusu, kod* odpowiedzi, kod* wyjścia, kod*
    banku, kod* swift, kod* koloru, obniżk*, przecen*, koszyk*, płatność, płatności, płatnością, wizyt*, gabinet*, twój
    los, zakończył* się kodem, krs, rząd, sektor, kod do drzwi, kod do skrytki, kod do odbioru, kod skrytki, numer
    rzędu, przy wejściu, przy odbiorze, przy kasie, powołać się, powołując się, zgłoszenie, numer nadania, skrytk*,
    numer stacji, kod kierunkowy, gwarancj*, recepta, receptę, recepty, kod recepty, e recepta, podać numer, wystarczy
    podać numer, okazać numer, podaj numer przy, spotkanie, spotkania, wideorozmowa, pole wyszukiwania, wyszukiwark*,
    numer licznika, numer lotu, numer miejsca, numer pokoju, numer członka, sygnatura, numer startowy, numer naprawy,
    numer albumu, numer partii, numer karty bibliotecznej, tytule przelewu, tytuł przelewu, w tytule, opis przelewu,
    opisie przelewu, tytułem, strefa, strefę, strefy, strefie, hasł* do wi fi, hasł* do wifi, hasł* do sieci, hasł*
    wifi, hasł* sieci, kod* do furtki, kod* do bramy, kod* do domofonu, kod* domofonu, kod* do klatki, kod* do szafki,
    kod* do wejścia, kod* wejścia do budynku, kod* do sejfu, kod* kuriera, kod* nadania, kod* zwrotu, kod* produktow*,
    kod* towaru, kod* artykułu, kod* partii, kod* obszaru, kod* kierunkow*, kod* gminy, kod* sekcji, kod* pkd, kod*
    cpv, kod* oddziału, kod* placówki, kod* sprawy, kod* zadania, kod* kursu, kod* gry, kod* lekcji, kod* klasy, numer*
    szkody, numer* pacjenta, numer* studenta, numer* indeksu, numer* ucznia, numer* mandatu, numer* decyzji, numer*
    pisma, numer* reklamacji, numer* ppe, numer* identyfikacyjny klienta, numer* abonenta, numer* urządzenia, numer*
    domu, numer* mieszkania, numer* stolika, numer* kolejki, numer* drogi, numer* boksu, numer* zgłoszenia serwisowego,
    nr szkody, nr wniosku, nr seryjny, nr rejestracyjny, nr pacjenta, nr albumu, nr ewidencyjny, nr reklamacji, id
    klienta, id gracza, id urządzenia, dowód osobisty, dowodu osobistego, hasł* do pliku, hasł* do pliku pdf, pin* do
    karty, pin* karty, pin* sim, skierowani*, tytule przelewu wpisz*, tytule przelewu podaj*, tytule wpisz*, tytule
    podaj*, tytule proszę podać, tytule przelewu proszę podać, tytule proszę wpisać, tytule przelewu proszę wpisać,
    jako tytuł wpisz, jako tytuł podaj, klucz* api, ostatni* cztery cyfr*, ostatni* 4 cyfr*, cztery ostatni* cyfr*, 4
    ostatni* cyfr*, ostatni* czterech cyfr*, kod* dostawcy, kod* sklepu, kod* działu, kod* wydziału, kod* kierunku,
    kod* jednostki, kod* mpk, kod* pracownika, kod* zawodu, kod* pracodawcy, kod* płatnika, kod* przedmiotu, kod*
    modułu, kod* egzaminu, kod* arkusza, kod* zdającego, kod* ucznia, kod* sali, kod* grupy, kod* wydarzenia, kod*
    zajęć, kod* meczu, kod* drużyny, kod* zespołu, kod* sesji egzaminacyjnej, kod* szkolenia, kod* strefy, kod*
    parkingu, kod* regionu, kod* województwa, kod* powiatu, kod* miejscowości, kod* stacji, kod* przystanku, kod*
    taryfy, kod* licznika, kod* odbiorcy, kod* kontrahenta, kod* klienta, kod* umowy, kod* urzędu, kod* us, kod* tytułu
    ubezpieczenia, kod* działalności, kod* rodzaju działalności, kod* podatku, kod* klasyfikacji budżetowej, kod* bic,
    kod* gwarancji, kod* naprawy, kod* szkody, kod* usterki, kod* wersji, kod* kompilacji, kod* serii, kod* farby, kod*
    lakieru, kod* modelu, kod* części, kod* magazynu, kod* lokalizacji, kod* icd, kod* choroby, kod* procedury, kod*
    leku, kod* ean, kod* gtin, kod* teryt, kod* pkwiu, kod* waluty, kod* języka, kod* oferty, kod* kampanii, kod*
    ankiety, kod* projektu, kod* stanowiska, kod* centrum kosztów, kod* celny, kod* cn, kod* silnika, kod* szkoły, kod*
    ośrodka, kod* przewoźnika, kod* lotniska, kod* kategorii, kod* producenta, kod* rabatu, kod* dostępu do spotkania,
    kod* dostępu do wideokonferencji, kod* dostępu do webinaru, kod* dostępu do konferencji, kod* dostępu do sali,
    hasł* do spotkania, hasł* do wideokonferencji, hasł* do webinaru, hasł* do konferencji, pin* do spotkania, pin* do
    konferencji, kod* do spotkania, kod* do webinaru, kod* do konferencji, kod* do klasy, kod* do gry, hasł* dla gości,
    hasł* sieciow*, klucz* sieciow*, klucz* sieci, klucz* zabezpieczeń sieci, hasł* spotkania, pin* spotkania, kod*
    spotkania, kod abonenta, kod członkowski, kod partnera, kod studenta, kod faktury, kod rachunku, kod ppe, kod
    punktu poboru, kod budynku, kod lokalu, kod nieruchomości, kod państwa, kod podatkowy, kod taryfowy, kod
    zakończenia, kod awarii, kod zamówienia, kod rezerwacji, kod biletu, kod śledzenia, kod przesyłki, kod zbiórki, kod
    rozpoznania, kod e recepty, kod polisy, kod ubezpieczenia, kod sektora, klucz sieci
  `,
  promo: `
    rabat*, zniżk*, bon podarunkow*, bony podarunkow*, kart* podarunkow*, kod promocyjn*, wyprzedaż*, ofert* specjaln*,
    oszczędź teraz, przy kasie, koszyk*, darmow* wysyłk*, darmową dostaw*, bezpłatna dostawa, punkty lojalnościow*,
    punktów lojalnościow*, punkty bonusow*, zaproś znajom*, poleć znajom*, polecaj*, zwrot gotówki, urodzinow*,
    minimaln* wartoś* zamówieni*, do wyczerpania zapas*, kup teraz, sprawdź ofertę, taniej, tańsz*, loteri*, losowani*,
    prezent,
    promocj*, konkurs*, nagrod*, pod kapslem, zgarnij, przy zamówieniu, oferta ważna
  `,
  press: `
    w tym numerze, tego numeru, to wydanie, w tym wydaniu, czytaj dalej, czytaj więcej, wpis na blogu, wpisie na blogu,
    statystyk*, raport tygodniowy, raport miesięczny, tygodniow* raport*, miesięczn* raport*, podsumowanie tygodnia,
    podsumowanie miesiąca, średnio, w zeszłym miesiącu, w ubiegłym miesiącu, informacje o wydaniu, lista zmian,
    dziennik zmian, nowa wersja, nowej wersji, poprawki błędów, naprawione błędy, naprawiono błęd*, testy nie powiodły,
    warsztat*, porady dla, wskazówki dla, badanie pokazuje, z badania wynika, według badania, ankiet*, fala oszustw,
    fala phishingu, komunikat prasow*, informacja prasow*, w tym tygodniu, dziennie, etap testów, build, oszust*, fala
    sms*, zgłoszono, kwestionariusz, twoja opinia, badanie,
    przeczytaj cały, oszuści, fałszyw*, nowości w wersji, wyłudz*
  `,
  business: `
    weryfik*, potwierdz*, logowani*, zalogow*, zaloguj*, hasło, haseł, resetow*, zresetow*, odzysk*, konta, rejestrac*,
    bezpieczeństw*, aktyw*, dwuetapow*, dwuskładnikow*, uwierzytel*, autoryz*, urządzeni*, tożsamoś*, odblok*,
    jednorazow*, koncie, adres e mail*, adresu e mail*, adres email, zarejestr*, wypłat*, skrzynk*, podpis*, parowani*,
    to ty, to pani, dostęp*, poświadcz*, przelew*, urządzeń, zaprosił cię, zaprosiła cię, zaprasza cię, zaproszenie,
    dodał cię, dodała cię, bez hasła, zapomniałeś hasła, zablokowane, nazwa użytkownika,
    zmiana hasła, zmianę hasła, zapros*, połączyć z kontem, nowy telefon, płatność internetow*,
    logujesz, loguje się, logujemy, zatwierdz*, rejestrujesz, rejestrujemy, zlecono, zleciłeś, zleciłaś,
    z nowego telefonu, sparować, sparuj, zgodę na przetwarzanie, płatność kartą, płatności kartą,
    płatność w internecie, wykryliśmy,
    czeka na twoją zgodę, czeka na pani zgodę, czeka na pana zgodę, czeka na twoją decyzję, czeka na akceptację,
    czeka na twoją akceptację, oczekuje na akceptację, oczekuje na twoją, oczekuje na zgodę, wymaga akceptacji,
    wymaga twojej akceptacji, wymaga twojej zgody, zaakceptować płatność, zaakceptuj płatność, zaakceptować transakcję,
    zaakceptuj transakcję, zaakceptować operację, akceptacja płatności, akceptacja transakcji, akceptację płatności,
    akceptację transakcji, zlecenie płatnicze, zlecenia płatniczego, zwolnić płatność, zwolnienie płatności,
    dokończyć płatność, dokończ płatność, dokończyć transakcję, dokończyć zakup, dokończyć operację,
    sfinalizować płatność, sfinalizować transakcję, zrealizować płatność, zrealizować transakcję, wykonać operację,
    wykonać transakcję, zakup w internecie, zakupu w internecie, zakup online, zakupu online, zakup internetowy,
    zakupu internetowego, transakcj* internetow*, transakcj* online, transakcj* w internecie,
    płatnoś* internetow*, płatnoś* w sieci, 3d secure, 3 d secure, profil zaufany, profilem zaufanym, profilu zaufanego,
    zablokowan*,
    zablokowaliśmy, błędnych prób, nieudanych prób, błędne próby, nieudane próby, nieprawidłowych prób,
    niepoprawnych prób, zbyt wiele prób, zbyt wielu prób, za dużo prób, usunąć konto, zamknąć konto, zmiana adresu,
    zmianę adresu, zmiany adresu, zmienić adres, zmiana numeru, zmianę numeru, zmiany numeru, zmienić numer,
    zmiana e maila, zmianę e maila, zmiany e maila, nowy numer telefonu, nowy komputer, nowego komputera,
    nową przeglądarkę, nowej przeglądarki, nowa przeglądarka, nowego telefonu, nowym telefonie, nowy smartfon,
    nowym smartfonie, połączyć aplikację, zapomniałaś hasła, zapomniał* hasła, które zostawił*,
    którą zostawił*, które masz otwarte, którą masz otwartą, które pozostało otwarte, która pozostała otwarta,
    nadal otwart*, zostawione otwarte, zostawioną otwartą, otwartym oknie, otwartego okna, otwartej stronie,
    wróć do okna, wróć do strony, wrócić do okna, zaufany odbiorca, zaufanego odbiorcy, odbiorcę zaufanego,
    nowy odbiorca, nowego odbiorcy, zwiększenie limitu, zmianę limitu, zmiana limitu, pierwszy raz się loguj*,
    zgodę rodzica, zgoda rodzica, sprawdzić czy to
  `,
  fleeting: `
    ważny, ważności, wygas*, tylko raz, ważne, ważna, przestan* działać, sekund, sekundy, zniknie, przepadnie,
    kwadrans, najbliższe, działa raz, działa tylko, jednokrotn*, w ciągu, ważność, straci moc, traci moc, po godzinie,
    jednorazow*, do wykorzystania raz, przedawni, ulegnie dezaktywacji, po tym czasie, później będzie nieważn*
  `,
  secret: `
    nie udostępniaj*, nie podawaj*, nie ujawniaj*, nikomu, nigdy nie prosi*, poufn*, tylko dla ciebie, nie przekazuj*,
    nie mów, nie dyktuj, nie zdradzaj*, strzeż, zachowaj dla siebie, zachowaj go dla siebie, nie pokazuj, nikt z
    banku, nasz pracownik nigdy, pracownik banku nigdy, pracownicy nigdy, nigdy nie pytamy, nigdy o niego nie, nie
    zapytamy, nie dziel się kod*, nie dziel się nim, proszę nie udostępniać kodu, prosimy nie udostępniać kodu,
    prosimy nie podawać kodu, nie należy udostępniać kodu, kodu nie wolno udostępniać, kodu nie wolno ujawniać, nie
    wolno podawać kodu, osobom trzecim kodu, nie przesyłaj kodu, nie przesyłaj go dalej, nie wysyłaj kodu, nie
    pokazujcie kodu, nigdy nie poprosimy, nigdy cię nie poprosimy, nigdy nie zadzwonimy, nie poprosi o kod, nie prosi
    o kod, nasi pracownicy nie proszą, nasi konsultanci nigdy, pracownik nie poprosi, zachowaj kod dla siebie,
    zachowaj kod w tajemnicy, zachowaj w tajemnicy, zachowaj go w tajemnicy, trzymaj kod w tajemnicy, kod jest tajny,
    nie odczytuj kodu, nawet pracownikowi banku, nawet naszym pracownikom, to oszust
  `,
  enter: `
    wpisz*, wpisać, wprowadź*, podaj*, wklej*, użyj*, użyć, przepisz*, wpisując*, podać, wkleić, przepisać,
    przepisując*, skopiuj*, skopiować, kopiuj*, przekopiuj*, wystukaj*, wstukaj*, podyktuj*, dyktuj*, podyktować,
    odczytaj*, zeskanuj*, zeskanować, uzupełnij*, wystukać, wklep*, wbij kod, wbij go, wbij te, wpisani*, umieść*,
    dopisz*, powiedz konsultantowi, przekaż konsultantowi, posłuż się, posłużyć się, wypełnij pole, wypełnij okienko,
    dyktować, przekopiować, przepisani*, podani*, naciśnij kolejno, kiedy zapyta, gdy zapyta, gdy system o to zapyta,
    proszę odpowiedzieć, wypełnić pole, wstaw*, podsuń, tyle wystarczy, wyślij botowi, odeślij te, o które prosi, prosi
    formularz,
    wstaw tam, wpisz tam, wpisywan*, wpisujesz, wpisuje się, wpisujemy, wprowadzić, wprowadzając, wprowadzeni*,
    wprowadzasz, wstukać, trzeba wpisać, należy wpisać, należy podać, należy wprowadzić, powinno trafić, wpisane,
    wypełnij, wypełnić, uzupełnić, przekleić, przeklej, wpisał*,
    zapyta o, poprosi o, będzie prosić, strona prosi, aplikacja prosi, zażąda, będzie wymagać,
    wpisano, wpisywać, wpisuje, wpisują, wpisujcie, podasz, wkleisz, przepisujesz, przepisuje, przekleisz, skopiowanie,
    wstukując, wystukując, wbijasz, wbijesz, wbić, wbij, wrzuć w okienko, odpisz kodem, odpisz liczbą, odpowiedz kodem,
    odeślij, wyślij zwrotnie, wyślij w odpowiedzi, odesłać, uzupełniając, wskaż kod, zatwierdź kodem, zatwierdź hasłem,
    potwierdź kodem, potwierdź hasłem, potwierdź numerem, potwierdź liczbą, potwierdź cyframi, potwierdzić hasłem,
    potwierdzić kodem, autoryzuj hasłem, autoryzuj kodem, podpisz hasłem, podpisz kodem, odblokuj kodem,
    odblokuj hasłem, zaloguj się hasłem, przeczytaj konsultant*, przeczytać konsultant*, będzie potrzebny,
    będzie potrzebna, będzie potrzebne, będą potrzebne, potrzebny będzie, potrzebna będzie, potrzebne będzie,
    potrzebne będą, będziesz potrzebować, będziesz potrzebował*, wymagany jest, wymagane jest, wymagana jest,
    wymagane będzie, wymagany będzie, wymagane są, zostaniesz poproszon*, zostaną poproszeni,
    zostanie poproszon*, poproszony o, poproszona o, zapytany o, zapytana o, pojawi się prośba o, poprosimy o,
    poprosimy cię o, spyta o, pyta o, zapytamy o, spytamy o, poprosi cię, poprosi panią, poprosi pana, poprosi państwa,
    zapyta cię, zapyta panią, zapyta pana, system prosi, system poprosi, serwis poprosi, formularz prosi,
    formularz poprosi, prosi o kod, prosi o hasło,
    potwierd* kodem, potwierd* hasłem, potwierd* numerem, potwierd* liczbą, potwierd* cyframi, zatwierd* kodem,
    zatwierd* hasłem, zatwierd* numerem, zatwierd* liczbą, zatwierd* cyframi, autoryz* kodem, autoryz* hasłem,
    autoryz* numerem, autoryz* liczbą, autoryz* cyframi, podpisz* numerem, podpisz* liczbą, podpisz* cyframi,
    odblok* kodem, odblok* hasłem, odblok* numerem, odblok* liczbą, odblok* cyframi, potwierd* ją kodem,
    potwierd* ją hasłem, potwierd* ją numerem, potwierd* ją liczbą, potwierd* ją cyframi, potwierd* je kodem,
    potwierd* je hasłem, potwierd* je numerem, potwierd* je liczbą, potwierd* je cyframi, zatwierd* ją kodem,
    zatwierd* ją hasłem, zatwierd* ją numerem, zatwierd* ją liczbą, zatwierd* ją cyframi, zatwierd* je kodem,
    zatwierd* je hasłem, zatwierd* je numerem, zatwierd* je liczbą, zatwierd* je cyframi, przepisywan*,
    w nim powinno, powinno się znaleźć, powinien się znaleźć, powinna się znaleźć, powinny się znaleźć, ma się znaleźć,
    mają się znaleźć, musi się znaleźć, czeka na cztery, czeka na sześć, oczekuje czterech, oczekuje sześciu,
    wpisuj*, wpisany, wpisaną, wpisawszy, wstukiw*, wystukiw*, wbijają*, podawaj kod, podawanie kodu, odpisz*, odpisać,
    odpisując, odpowiedzieć kodem, odpowiadając kodem, odpowiedz tym, odpowiedz cyframi, odpowiedz hasłem,
    odpowiedz samym, wyślij kod, wyślij ten kod, wyślij nam kod, wysłać kod, prześlij kod, prześlij ten,
    prześlij nam kod, przesłać kod, odsyłając, powiedz operator*, powiedz doradcy, powiedzieć konsultant*,
    powiedzieć operator*, powiedz naszemu, proszę powiedzieć, wymień cyfry, wypowiedz cyfry, wypowiedz kod,
    wypowiedz słowo, wymów, przekaż operator*, przekaż doradcy, przekaż naszemu, przekazać konsultant*,
    przekazać operator*, przekazać doradcy, przeczytaj operator*, przeczytaj doradcy, przeczytaj na głos,
    przeczytaj kod, przeczytaj cyfry, przeczytać kod, zacytuj*, pokaż na urządzeniu, pokaż kod na, okaż kod, okaż ten,
    wybierz cyfry, wybierz liczbę, wybierz tę liczbę, wybierz tę samą liczbę, wybierz na klawiaturze, wybrać liczbę,
    wybrać cyfry, wskaż liczbę, wskaż tę liczbę, wskazać liczbę, zaznacz liczbę, dotknij liczby, naciśnij cyfry,
    naciskając kolejno, wciśnij kolejno, wciśnij cyfry, wciskając kolejno, nacisnąć cyfry, wykręć, na klawiaturze,
    zakończ kodem, dokończ kodem, kontynuuj z kodem, kontynuuj kodem, przejdź dalej z kodem, za pomocą kodu,
    za pomocą tego kodu, za pomocą poniższego, przy użyciu kodu, przy użyciu tego kodu, przy użyciu poniższego,
    przy pomocy kodu, z użyciem kodu, tym kodem, tym hasłem, tymi cyframi, poniższym kodem, poniższym hasłem,
    poniższymi cyframi, następującym kodem, posłużenie się kodem, posługując się, skorzystaj z kodu, skorzystaj z hasła,
    skorzystaj z tego kodu, skorzystaj z tego hasła, skorzystaj z poniższego, skorzystać z kodu, wykorzystaj kod,
    wykorzystaj ten kod, wykorzystaj poniższy, zaloguj się kodem, zaloguj się tym, zalogować się kodem,
    zalogować się tym, loguj* się kodem, potwierd* przelew kodem, potwierd* płatność kodem, potwierd* transakcję kodem,
    potwierd* operację kodem, potwierd* zakup kodem, potwierd* go kodem, zatwierd* go kodem, zatwierd* przelew kodem,
    zatwierd* płatność kodem, zatwierd* transakcję kodem, zatwierd* operację kodem, autoryz* płatność kodem,
    autoryz* transakcję kodem, autoryz* przelew kodem, podpis* kodem, podpis* hasłem, podpisz umowę kodem,
    podpisz dokument kodem, podpisać umowę kodem, odblok* konto kodem, odblok* kartę kodem, odblok* dostęp kodem,
    akcept* kodem, zaakcept* kodem, wetknij, wstukani*, wpis kodu
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
    dołącz* do zespołu, magiczny link, to byłem ja, dokończ* rejestracj*, usuń* moje konto, usuń* konto,
    aktywuj* konto, aktywuj* swoje konto, aktywować konto, aktywacj* konta, potwierd* mój adres*,
    potwierd* mój e mail*, potwierd* swój e mail*, potwierd* swój email*, potwierd* moje konto, potwierd* zapis*,
    potwierd* zmian*, potwierd* usunięci*, potwierd* urządzeni*, potwierd* prenumerat*, potwierd* założeni*,
    potwierd* swoją rejestracj*, potwierd* swoją subskrypcj*, potwierd* przyjęci*, zweryfikuj* email*,
    zweryfikuj* mój*, zweryfikować adres*, zweryfikować swój adres*, zweryfikować e mail*, zweryfikować konto,
    weryfik* swój adres*, link* logując*, link* do aktywacji, link* do weryfikacji, link* do potwierdzenia,
    odnośnik* aktywac*, odnośnik* weryfik*, odnośnik* do logowania, odnośnik* do resetowania, jednorazow* link*,
    ustaw* nowe hasł*, ustal* hasł*, nadaj* hasł*, wybierz* hasł*, wybierz* nowe hasł*, wybrać hasło, stwórz* hasł*,
    utwórz* nowe hasł*, zmian* hasł*, zmienić swoje hasło, przywróć* dostęp*, przywróć* konto, odblokow* konto,
    odblokow* konta, odblokować swoje konto, dołącz* do organizacji, dołącz* do projektu, to ja, zapisuję się,
    wejdź do aplikacji, wejdź bez hasła, zaloguj* bez hasła, logowanie bez hasła, usuń* profil, chcę dostawać*,
    będzie potwierdzon*, dołączam*, wpuść mnie, jesteś w środku, zatwierd* ją, uruchom* konto, wyrażam zgodę,
    wyraź zgodę, poświadcz*, odblokuj* dostęp, przyjmij* zapro*, potwierd* skrzynk*, potwierd* poczt*,
    potwierd* członkostwo, potwierd* tutaj, potwierd* jednym, zweryfikuj* skrzynk*, zweryfikuj* poczt*,
    zweryfikuj* się, tak to ja, tak to byłem ja, dołącz do grupy, tak zapisz mnie, zapisz mnie, tak chcę, ustalić je,
    zaloguj się bez hasła, otwórz konto, zgadzam się, zobacz zaproszenie, otwórz zaproszenie, odpowiedz na zaproszenie,
    przejdź do grupy, wchodzę w to, biorę udział, należy do ciebie, należy do pani, należy do pana,
    potrzebujemy twojej zgody, zaloguj jednym kliknięciem, zaloguj się jednym kliknięciem, zdejmij blokadę,
    potwierdź adres e-mail, aktywuj dostęp, tak to moja skrzynka, to moja skrzynka, tak to mój adres, to mój adres,
    zatwierdź urządzenie, zatwierdź logowanie, wejdź na konto, kontynuuj w przeglądarce, skrzynka należy,
    zmiany swojego hasła, zmiany hasła, aktywacji twojego konta, aktywacji konta, resetu hasła, resetowania hasła,
    zweryfikować swój adres, zweryfikować adres, potwierdzić swój adres, wprowadzić nowe hasło, ustawić nowe hasło,
    potwierd* nowy e mail, potwierd* nowy email, potwierd* usunięcie konta, potwierd* zmianę adresu,
    potwierd* adres e mail, potwierd* newsletter, potwierd* zapisanie się, potwierd* dostęp, potwierd* zaproszenie,
    aktywuj* profil, aktywuj* kartę, aktywuj* subskrypcję, aktywuj* swój profil, aktywuj* usługę,
    dokończ* zakładanie konta, dokończ* aktywację, dokończ* logowanie, dokończ* konfigurację, ukończ* rejestrację,
    zakończ* rejestrację, ustaw* hasło tutaj, zmienisz hasło, odzyskaj swoje konto, odzyskania konta, odblokujesz,
    odblokować dostęp, zaloguj się tym linkiem, zalogujesz się jednym, link do odblokowania, link do odzyskania,
    link jednorazowy, przyjąć zaproszenie, przyjmuję zaproszenie, zaakceptować zaproszenie, dołącz do rodziny,
    dołącz do planu, dołącz do przestrzeni, dołącz do folderu, odrzucić lub zatwierdzić, zatwierdź dostęp,
    zatwierdź zmianę, zatwierdź nowe urządzenie, zezwól na logowanie, zezwól na dostęp, zezwól na zalogowanie,
    zapisz mnie na listę, chcę się zapisać, chcę otrzymywać, usuń konto na zawsze, usunięcia konta,
    po przyjęciu zaproszenia, przyjęciu zaproszenia, przyjmiesz zaproszenie, przyjmie pani zaproszenie,
    przyjmie pan zaproszenie, dokończyć zapis, dokończ zapis, ustalisz nowe, nowe ustalisz, nowe ustawisz,
    że adres jest dobry, że adres jest prawidłowy, adres jest poprawny
  `,
  act: `
    potwierdź, potwierdzić, zweryfikuj, aktywuj, zatwierdź, zaakceptuj, kontynuuj, dołącz, dokończ, odblokuj, zresetuj,
    potwierdzam, akceptuję, zatwierdzam, zezwól, zezwalam, aktywować, dołączam, przyjmuję, zatwierdzić,
    uruchom, uruchamiam, wyrażam, zgadzam, weryfikuję, aktywuję, dalej, otwieram, zakończ, przejdź dalej,
    jeszcze jeden krok, ostatni krok, prawie gotowe, już prawie, został jeden krok, odblokować
  `,
  signIn: `
    zaloguj, logowanie, zalogować, przejdź do logowania,
    rozpocznij, zaczynamy
  `,
  never: `
    wypisz*, zrezygnuj*, ustawieni*, zarządzaj*, prywatnoś*, cookie*, regulamin*, pomoc, wsparci*, skontaktuj*,
    najczęściej zadawane, ankiet*, opini*, oceń*, śledź*, zobacz zamówienie, zobacz fakturę, pobierz*, zapłać*, czytaj
    więcej, dowiedz się więcej, kup teraz, rezygnacj*, warunki, wyświetl* w przeglądarce, zobacz* w przeglądarce,
    otwórz* w przeglądarce, czytaj w przeglądarce, wyświetl online, zobacz online, wersj* online, status zamówienia,
    stan zamówienia, potwierd* odbiór, potwierd* obecność, potwierd* udział, dołącz* do spotkania, udostępni*, poleć*,
    recenzj*, o nas, do sklepu, odwołaj*, gdzie jest, pokaż log*, przeczytaj*, opłać*, zobacz raport, do koszyka,
    sprawdź*, poznaj*, kupuj*, godziny otwarcia, jak dojechać, dojazd, zwroty, zwrot biletów, przebieg naprawy, pytania
    i odpowiedzi, dlaczego pytamy, obejrzyj w przeglądarce, zobacz ofertę, zadzwoń, kontynuuj rozmowę, kontynuować
    rozmowę, zobacz wiadomość, przeczytaj wiadomość, zobacz komentarz, dołącz do spotkania, dołącz do rozmowy, moje
    konto, zobacz zadanie, otwórz zadanie, wypróbuj teraz, wypróbuj, otwórz raport, otwórz plik, zobacz zdjęcia, zobacz
    wyniki, przeczytać cały temat, odwiedź forum, komentarz*, moderacj*, moderuj*, karta pokładowa, kartę pokładową,
    pobierz bilet, pobierz fakturę, centrum pomocy, pobierz aplikację, zarządzaj subskrypcj*, zmień termin, odwołaj
    wizytę, przełóż wizytę, zobacz szczegóły, szczegóły zamówienia, śledź przesyłkę, śledź paczkę, obserwuj nas, polub
    nas, mapa dojazdu, kup bilet, zamów ponownie, dokończ zakupy, wyrejestruj, przestań otrzymywać, nie chcę
    otrzymywać, preferencje powiadomień, ustawienia powiadomień, archiwum newslettera, newslettery, wszystkie
    newslettery, zmień dostawę, przekieruj paczkę, zmień rezerwację, zaktualizuj dane płatności, zmień metodę
    płatności, przedłuż umowę, przedłuż abonament, weź udział w ankiecie, aplikuj teraz, przejdź do wyprzedaży,
    wykorzystaj kupon, zrealizuj voucher, zaproś znajomych, zainstaluj aplikację, umów wizytę, zarezerwuj termin, wejdź
    na spotkanie, napisz do nas
  `,
  notMe: `
    to nie byłeś, to nie byłaś, zignoruj*, pomiń*, odrzuć*, anuluj*, zablokuj*, zabezpiecz*, to nie byłem, zlekceważ,
    nie ty, pomyłk*, nie zleca*, nie składał*, nie dokonywał*, nie wykonywał*, nie inicjował*, nie rejestrował*, nie
    logował*, nie próbował*, nie utworzył*, nie zakładał*, nie prosił*, nie poznajesz, nie wysłał*, nie zamawiał*, nic
    nie rób, nie musisz nic, jeśli to nie, jeśli to nie ty, to nie ty, to nie pani, to nie pan, prosimy nic nie robić,
    nie musisz nic robić, nie dziękuję, to nie ja, nic nie musisz robić, nie rozpoznajesz, jeśli ktoś inny, jeżeli ktoś
    inny, ktoś inny wpisał, ktoś inny podał, ktoś inny próbuje, nie próbowałeś, nie próbowałaś, nie próbujesz, nie
    próbowano, to nie ja się, nie zamierzał*, nie logujesz, nie zmieniał*, nie wnioskował*, nie zgłaszał*, nie
    podejmował*, ktoś się pomylił, skasuj tę wiadomość, usuń tę wiadomość, nie podejmuj żadnych działań, zignoruj tę
    wiadomość, prosimy o zignorowanie, nic się nie stanie, możesz usunąć tę wiadomość, nie rozpoznaje pan*, nie
    rozpoznają państwo, nie poznaje pan*, nie kojarzysz, nie znasz tego, nie znasz tej, to nie twoje, to nie jest twoje,
    nie należy do ciebie, nie należy do pani, nie należy do pana, nie należy do państwa, nie należą do ciebie, jeśli nie
    dokonał*, jeśli nie wykonał*, jeśli nie zmienił*, nie zainicjował*, nie zlecił*, nie autoryzował*, nie żądał*, nie
    upoważni*, bez twojej wiedzy, bez państwa wiedzy, bez twojej zgody, ktoś inny mógł, mógł ktoś inny, jeśli to błąd,
    że to błąd, że jest to błąd, usunąć swój adres, usuń swój adres, odłączyć swój adres, dezaktywuj konto, zalecamy
    zmianę hasła, natychmiast zmień hasło, jak najszybciej zmień hasło, niezwłocznie zmień hasło, zgłoś podejrzan*,
    zgłoś nam, daj nam znać, powiadom nas, sprawdź ostatnią aktywność, wyloguj* ze wszystkich, natychmiast skontaktuj
    się, cofnij tę zmianę
  `,
  done: `
    zostało potwierdzon*, zostało aktywowan*, został potwierdzon*, został zweryfikowan*, został aktywowan*, została
    zweryfikowan*, została dodan*, zmieniono, pomyślnie, jest już aktywn*, nowe logowanie, zalogowano, dziękujemy za
    potwierdzenie, zaakceptował*, zmieniłeś hasło, zmieniłaś hasło, zmieniłeś swoje, zmieniłaś swoje, zmieniłeś adres*,
    zmieniłaś adres*, został* zmienion*, został* usunięt*, został* zresetowan*, usunięto, hasło zmienione, ktoś
    zalogował, dodano, włączono, wizyta potwierdzon*, zakończona, potwierdziliśmy, opłacone, zapłacono, wypisano cię,
    został* wypisan*, wypisałeś się, wypisałaś się, zrezygnowałeś z subskrypcji, zrezygnowałaś z subskrypcji,
    subskrypcja została anulowana, subskrypcja została zakończona, subskrypcja anulowana, rezygnacja została przyjęta,
    nie będziesz już otrzymywa*, nie będą państwo już otrzymywa*, nie będzie pan* już otrzymywa*, usunięt* z listy
  `,
  here: `
    tutaj, kliknij*, naciśnij*, przycisk*, przejdź do, przeglądark*, pasku adresu, klikając, odwiedź, wejdź na,
    wejdź pod, odnośnik*, poniższy adres, pod adres*, otworzyć stronę, otwórz, skorzystać z adresu, ten adres, linku,
    linkiem, strony, stuknij*, dotknij*, pod tym adresem, skopiuj, wklej w przeglądarce, wkleić w przeglądarce,
    poniższego odnośnika, następujący odnośnik, poniższy odnośnik, następującą stronę, następujący adres,
    poniższej stronie
  `,
  onSite: `
    paczk*, paczek, przesylk*, dostawa, dostawy, dostawie, dostawę, dostawą, dostaw, dostawca, dostawcy, dostawcę,
    kurier*, paczkomat*, skrytk*, skrzynk* paczkow*, okienko nr, okienka nr, okienku nr, przy okienku, kasie, kasa
    biletowa, kasy, recepcj*, drzwi*, brama, bramie, bramę, bramą, bramk*, szlaban*, furtk*, wejsci*, wifi, wi fi,
    wizyt*, termin wizyty, rezerwacj*, bilet*, kolejk*, stolik*, miejsca na, odbioru, odbierz paczke, odbierz przesylke,
    punkt odbioru, numer spotkania, id spotkania, identyfikator spotkania, identyfikatora spotkania, numeru spotkania,
    kod spotkania, kodu spotkania, hasło do spotkania, hasło spotkania, link do spotkania, pin spotkania, spotkani*
    zoom, spotkani* teams, spotkani* na zoomie, spotkani* online, spotkani* w teams, spotkani* google, spotkani* meet,
    spotkani* wirtualn*, identyfikator konferencji, numer konferencji, kod konferencji, id konferencji,
    wideokonferencj*, videokonferencj*, wideospotkani*, wideorozmow*, wideo rozmow*, rozmow* wideo, połączeni* wideo,
    wideopołączeni*, telekonferencj*, konferencj* telefoniczn*, wideokonsultacj*, teleporad*, webinar*, dołącz do
    spotkania, dołączyć do spotkania, dołączenia do spotkania, dołącz do rozmowy, dołącz do wideo*, dołącz
    telefonicznie, dołącz przez telefon, numer dostępowy, numery dostępowe, wdzwaniani*, wdzwoń się, wdzwonić, pin
    uczestnika, id uczestnika, kod uczestnika, kodu uczestnika, numer uczestnika, sal* konferencyjn*, pokój spotkań,
    poczekalni*, bramy, domofon*, wideodomofon*, zamk* szyfrow*, zamek szyfrowy, rogatk*, schod*, lobby, garaż*,
    parking*, miejsc* postojow*, skrzynk* na klucz*, odbiór kluczy, wydani* kluczy, przekazani* kluczy, kłódk*, kłódek,
    szafk*, szafek, szafce, szatni*, przebieralni*, garderob*, rowerowni*, wiat* rowerow*, stojak* rowerow*,
    przechowalni*, komórk* lokatorsk*, kod alarmu, kodu alarmu, alarm* w domu, system* alarmow*, central* alarmow*,
    rozbroić alarm, rozbrojeni*, rozbrój, wyłączyć alarm, uzbrojeni* alarmu, sejf, sejfu, sejfie, sejfem, kołowrot*,
    bramek, stacj* ładowania, punkt* ładowania, ładowark* do samochod*, automat* vendingow*, automacie, automatu,
    parkomat*, parkometr*, kas* samoobsługow*, infokiosk*, kserokopiark*, kserograf*, ksero, kopiark*, przy drukarce,
    pralni*, pralk*, sieć dla gości, sieci dla gości, sieć gościnna, sieć bezprzewodow*, numer pokoju, kod nadania,
    odebrać zamówienie, odbiór zamówienia, odbiór osobisty, doręczyciel*, doręczym*, listonosz*, kierowc*, do rąk
    własnych, placówk* pocztow*, urząd pocztowy, urzędzie pocztowym, numer w kolejce, numer stanowiska, stanowisk* nr,
    przy ladzie, rejestracj* w przychodni, kasjer*, konduktor*, boarding*, kart* pokładow*, ochroniarz*, ochron*
    obiektu, portier*, dozorc*, potwierdź termin, potwierdzenie terminu, obecnoś*, twój udział, państwa udział,
    potwierdź udział, potwierdzić udział, potwierdzenie udziału, uczestnictw*, przybyci*, czy będziesz, czy przyjdziesz,
    przyjazd*, przyjeździe, odwiedzin*, oględzin*, identyfikator gościa, przepustk*, zameldowani*, odpraw*, check in,
    pobyt, pobytu, pobycie, adres doręczenia, stan licznika, stanu licznika, stany liczników, odczyt* licznik*, licznik*
    prądu, licznik* gazu, wodomierz*, gazomierz*, odbiór towaru, przyjęci* towaru, otrzymani* towaru, otrzymałem towar,
    wycieczk*, wycieczek, wyjście klasowe, zgod* na wyjście, zgod* rodzic* na wy*, zgod* na wyjazd, zielon* szkoł*,
    wywiadówk*, zebrani* rodziców, jazd* szkoleniow*, rozmow* kwalifikacyjn*, winda, windzie, windę, terminal*
    samoobsługow*, automat* samoobsługow*, do lady, w hotelu, numerek w kolejce, numerka w kolejce, numerkiem w kolejce,
    identyfikator zebrania, nazwa sieci, nazwę sieci, nazwa wifi, ssid, internet dla gości, internetu dla gości,
    dostęp dla gości hotelu, hotspot, hasło do sieci, sieć hotelowa, sieci hotelowej, link do webinaru, pokój
    konferencyjny, numer telekonferencji, numer wideokonferencji, klucz sieciowy, numer wydarzenia, numer webinaru
  `,
  entryPlace: `
    okn*, okienk*, stron*, ekran*, pole, polu, pola, polach, kratk*, kratek, rubryk*, formularz*, aplikacj*, apce,
    apki, apke, przegladark*, witryn*, urzadzeni*, portal*, serwis*, zakladk*, tablet*, komputer*, konsol*,
    telewizor*, terminal*, dekoder*, bankomat*, czat*, komunikator*, launcherze, launchera, launcherem, launcherovi,
    kliencie gry, klienta gry, wtyczk*, rozszerzeni*, sekcji, sekcję, wierszu, wiersza, linijk*, kreatorz*, kreator*,
    botowi, bocie, klawiatur*, pasku, przystawk*
  `,
  accountName: `
    twój login, nazwa użytkownika, nazwę użytkownika, nazwy użytkownika, nazwą użytkownika, nazwa konta, pseudonim*,
    ksywk*, nazwa profilu, login użytkownika, identyfikator użytkownika, nazwa gracza, nickiem
  `,
  subjectLine: "temat*, temacie, tytule wiadomości, tytule maila",
  outdated: `
    już nie działa, przestał działać, stracił ważność, nie jest już ważny, poprzedni kod, wcześniejszy kod, stary kod,
    unieważni*, już nie obowiązuje, nie obowiązuje już, już nie jest ważny, nie jest już aktualny, już nieaktualny,
    jest nieaktualny, nieaktualny kod, nieaktualnego kodu, nie jest już aktywny, nie działa już, nie można już użyć,
    nie można go już, nie da się już, nie można już skorzystać, utracił ważność, utracił moc, stracił moc, przestał
    obowiązywać, przestał być ważny, traci tym samym, jest już nieważny, jest nieważny, został anulowany,
    anulowaliśmy, anulowany kod, anulowanego kodu, został unieważniony, został cofnięty, został wycofany, wycofaliśmy,
    został odwołany, został zablokowany kod, kod został zablokowany, zablokowaliśmy kod, zablokowaliśmy ten kod,
    został zastąpiony, poprzedni* kod*, wcześniejsz* kod*, stary* kod*, starego kodu, starym kodem, dawny kod,
    pierwszy kod, pierwszego kodu, pierwotny kod, pierwotnego kodu, dotychczasowy kod, dotychczasowego kodu, poranny
    kod, porannego kodu, kod z rana, ten z rana, kod z dzisiejszego ranka, wczorajszy kod, wczorajszego kodu, kod z
    wczoraj, ten z wczoraj, kod sprzed, wysłany wcześniej, wcześniej wysłan*, przesłany wcześniej, wcześniej
    przesłan*, wysłany poprzednio, poprzednio wysłan*, wysłany rano, wysłany dziś rano, wysłany wczoraj, wysłany o,
    wysłaliśmy wcześniej, wysłaliśmy rano, wysłaliśmy wczoraj, który wysłaliśmy o, otrzymany wcześniej, otrzymany
    rano, kod wygasł, kod już wygasł, kodu wygasł, kodu wygasła, ważność kodu wygasła, ważność kodu minęła, ważność
    kodu upłynęła, kod stracił ważność, wygasły kod, wygasł o, wygasł wczoraj, przeterminowany kod, kod jest
    przeterminowany, kod przeterminowany, już wykorzystan*, już użyt*, został już wykorzystany, został już użyty, był
    już użyty, był już wykorzystany, kod wykorzystano, kodu użyto, użyto go do, użyto do zalogowania, użyty do
    logowania, wykorzystany do logowania, użyty do zalogowania, wykorzystany kod, zużyty kod, zużyty, użyty kod, kod
    którego użyto, kod którego użył*, nie można użyć ponownie, nie można ponownie użyć, nie można go użyć ponownie,
    nie można użyć powtórnie, nie można wykorzystać ponownie, nie można go ponownie, nie nadaje się do ponownego,
    zignoruj poprzedni*, zignoruj wcześniejsz*, zignoruj stary, prosimy zignorować poprzedni*, prosimy zignorować
    wcześniejsz*, proszę zignorować poprzedni*, proszę zignorować wcześniejsz*, zapomnij o kodzie, zapomnij o starym,
    nie używaj starego, zamiast kodu, zamiast poprzedniego, zamiast starego, zamiast wcześniejszego, w miejsce kodu, w
    miejsce poprzedniego, w miejsce starego, zastępuje kod, zastępuje poprzedni, zastępuje wcześniejszy, zastępuje
    stary, zastępuje ten, kod został wykorzystany, kod został użyty, wygasł, wygasła, został użyty, został
    wykorzystany, zostało użyte, nie został użyty, nie został wykorzystany, użyto kodu, wykorzystano kod,
    przeterminował się,
    kod wpisano o, kod blik został wpisany, kod blik zaakceptowano, wpisano kod, wprowadzono kod,
    zaakceptowano kod, przyjęto kod, wpisano kod pin, podano kod pin, wprowadzono kod pin,
    wprowadzono pin, wpisano poprawny kod, podano poprawny kod, wprowadzono poprawny kod, wpisałeś kod, wpisałaś
    kod, wprowadziłeś kod, wprowadziłaś kod, wpisałeś pin, wpisałaś pin, wprowadziłeś pin, wprowadziłaś pin, wpisał
    pan kod, wpisała pani kod, wpisany przez ciebie kod, podany przez ciebie kod, wprowadzony przez ciebie kod,
    wpisany przez państwa kod, kod podano o, kod blik wpisano, kod blik podano, kod sms wpisano, kod został wpisany,
    kod został wprowadzony, kod został zaakceptowany, kod został przyjęty, kod został pomyślnie zweryfikowany, kod
    zaakceptowano, kod przyjęto, kod wpisany o, kod wpisany dziś, zatwierdzono kodem, potwierdzono kodem,
    autoryzowano kodem, zalogowano kodem,
    potwierdzona kodem, zatwierdzona kodem, potwierdzony kodem, zatwierdzony kodem, potwierdzone kodem, została
    potwierdzona kodem
  `,
  toRead: `
    przeczyt*, czytaj*, poczytaj*, zobacz*, obejrzyj*, przejrzyj*, przeglądaj, przeglądać, przegląd, przeglądu,
    przeglądnij, sprawdź, znajdziesz, znajdzie, dowiedz*, poznaj, odkryj*, przejdź do konta, przejdź do swojego konta,
    przejdź do mojego konta, przejdź na konto, zobacz konto, zobacz swoje konto, stron* konta, panel* klienta, stref*
    klienta, portal* klienta, przejdź do panelu, otwórz panel, twoje rachunki, twoje faktury, bankowoś* internetow*,
    sprawdź zamówienie, sprawdź rezerwację, sprawdź szczegóły, sprawdź aktywność, ostatni* aktywnoś*, co się zmieniło,
    zarządzaj urządzeniami, sprawdź adres dostawy, przeczytaj wiadomość, otwórz aplikację, moje rezerwacje, odczytaj
    wiadomość, otwórz dokument, otwórz album, przejdź do pomocy
  `,
  plural: "kody, kodów, kodach",
  fault: "kod błędu, kodu błędu, błąd, błędu, błędy, awari*, usterk*, na wyświetlaczu",
  injection: "zignoruj powyższe, zignoruj wszystkie, zignoruj poprzednie, pomiń powyższe, zignoruj wszystko",
  codeWord: `
    słowo, słowem, słówko, tajne słowo, tajnego słowa, tajnym słowem, słowo kodowe, słowa kodowego, słowem kodowym,
    słowo klucz, słowo kluczowe, słowem kluczowym, słowo logowania, słowo do logowania, słowa do logowania, słowo
    dostępu, słowa dostępu, słowo dostępowe, słowo weryfikacyjne, słowo potwierdzające, słowo kontrolne, słowo
    bezpieczeństwa, słowo parowania, słowo jednorazowe, jednorazowe słowo, słowo na dziś, słowo na dzisiaj, słowo
    dnia, hasł* jednoraz*, jednoraz* hasł*, hasł* jednokrotnego użytku, hasł* jednokrotnego użycia, hasło dnia, hasła
    dnia, hasłem dnia, hasło na dziś, hasło na dzisiaj, hasło na dzień, hasło dzienne, dzisiejsze hasło, dzisiejszym
    hasłem, fraza hasłowa, frazę hasłową, fraza dostępu, frazę dostępu, fraza parowania, frazę parowania, fraza
    logowania, tajna fraza, tajną frazę, fraza, frazę, frazą, sylaby, sylabami, litery, literami, ciąg, ciągiem, ciąg
    liter, ciąg znaków, ciągu liter, ciągu znaków, sekwencja liter, sekwencja znaków, sekwencję liter, sekwencję
    znaków, klucz, kluczem
  `,
  example: `
    na przykład, np, dla przykładu, przykładowo, przykład:, przykłady:, jako przykład, w tym przykładzie, przykładowy
    kod*, przykładowego kodu, przykładowe kody, przykładowa wiadomość, przykładowy sms, przykładowa treść, wzór
    wiadomości, wzór kodu, przykład kodu, przykład wiadomości, wygląda tak, wyglądają tak, wygląda mniej więcej,
    wygląda następująco, wygląda na przykład, będzie wyglądać tak, wyglądać tak, w formacie, o postaci, w stylu, coś w
    rodzaju, coś takiego jak, typu:, kod taki jak, kod w rodzaju, wiadomość typu, sms typu, wiadomość w rodzaju,
    wiadomości takie jak, wiadomość taką jak, dostał wiadomość, dostała wiadomość, dostał sms*, dostała sms*, dostałem
    sms*, dostałam sms*, dostałem wiadomość, dostałam wiadomość, otrzymał wiadomość, otrzymała wiadomość, otrzymał
    sms*, otrzymała sms*, otrzymałem sms*, otrzymałam sms*, otrzymałem wiadomość, otrzymałam wiadomość, przyszedł mu
    sms, przyszedł jej sms, przyszedł sms, następującą wiadomość, następujący sms, taką wiadomość, takiego sms*, taki
    sms, wiadomość o treści, wiadomości o treści, sms o treści, smsa o treści, sms a o treści, o następującej treści,
    w wiadomości napisano, w wiadomości było, wiadomość brzmiała, wiadomość brzmi, fałszyw* wiadomoś*, fałszyw* sms*,
    fałszyw* mail*, oszust poprosił, oszust zadzwonił, oszust kazał, oszust wysłał, oszust podał, oszustka, oszustowi,
    pokrzywdzon*, ofiara otrzymała, ofiara podała, dzwoniący poprosił, dzwoniący podał, dzwoniący twierdził, rozmówca
    poprosił, poproszono go, poproszono ją, załóżmy że, wyobraź sobie
  `,
  matter: `
    urlop*, nieobecnoś*, zwolnieni* lekarski*, rozliczeni* wydatków, raport* wydatków, zwrot kosztów, zwrotu kosztów,
    rozliczeni* delegacji, podróż* służbow*, wyjazd* służbow*, nadgodzin*, ewidencj* czasu pracy, kart* czasu pracy,
    zamian* zmian*, wnios* zakupow*, wnios* o zakup, czeka na twoje zatwierdzenie, czeka na zatwierdzenie, do
    zatwierdzenia, przesłan* do akceptacji, przekazan* do akceptacji, udostępnion* folder*, udostępnion* plik*,
    udostępnion* dokument*, udostępnion* album*, wspóln* folder*, udostępnił ci, udostępniła ci, udostępnił plik*,
    udostępniła plik*, dostęp do folderu, gotow* do pobrania, transfer plików, eksport danych, kopi* zapasow*, nagrani*,
    załącznik*, ofert* cenow*, ofert* handlow*, umow* najmu, dokument* do podpis*, umow* do podpis*, podpisz dokument*,
    podpisz umowę, pasek wynagrodzeń, paragon*, wyciąg* z konta, wyciąg* bankow*, polis* ubezpieczeniow*, skomentował*,
    nowy komentarz, nowe komentarze, wspomniał* o tobie, odpowiedział* na, nowy post, nowy wpis, nowa wiadomość od,
    odpowied* na twoje pytanie, wystaw opinię, wystaw ocenę, ankiet*, głosowani*, oddaj głos, petycj*, dyskusj*,
    wydarzeni*, spotkani*, czy przyjdziesz, czy weźmiesz udział, list* oczekujących, zwolniło się miejsce, warsztat*,
    zebrani* rodziców, twoja wizyta, rezerwacj*, moderator*, moderacj*, kwarantann*, recenzj*, nowe zadanie, zadani*
    przypisan*, przypisano ci zadanie, dodan* do projektu, zapisan* na kurs, prawie pełn*, miejsca na dysku, uzupełnij
    swój profil, paczk*, darowizn*, alert* cenow*, podpisz dokument, usunął cię, usunęła cię, udostępnił* tobie,
    udostępnił* dla ciebie, udostępnił* dokument*, udostępnił* folder*, został* ci udostępnion*, udostępniono ci, ci
    zadanie, przypisał* do ciebie, przypisano do ciebie, przypisano ci zgłoszenie, czeka na moderację, czeka na
    akceptację, oczekuje na akceptację, oczekuje na zatwierdzenie, wiadomość wstrzyman*, wstrzyman* wiadomoś*, wycofaj
    wiadomość, plik* do pobrania, pliki czekają na pobranie, album* ze zdjęciami, zaproszenie na spotkanie, potwierdź
    obecność, potwierdź udział, potwierdź termin, przypomnienie o wizycie, badani* satysfakcji, weź udział w badaniu,
    zamówienie zostało wysłane, zamówienie zostało przyjęte, zamówienie zostało złożone, zamówienie zostało anulowane,
    zamówieni* przyjęt*, nowe zamówienie, śledzenie przesyłki, płatność otrzymana, otrzymaliśmy płatność, płatność nie
    powiodła się, zaległ* płatnoś*, zwrot* pieniędzy, zwrot* środków, nowa faktura, faktur* w załączniku, przypomnienie
    o płatności, wezwani* do zapłaty, porzucon* koszyk*, w twoim koszyku, kart* podarunkow*, ponownie dostępn*,
    odnowieni* członkostwa, okres próbny kończy się, okres próbny dobiegł końca, nowy artykuł, prywatn* wiadomoś* od,
    nieprzeczytan* wiadomoś*, nowy obserwując*, zaczął cię obserwować, zaczęła cię obserwować, zaproszenie do znajomych,
    dołączył* do grupy, opuścił* grupę, usunięto cię z, nowy wątek, podsumowanie tygodnia, raport tygodniowy, został*
    usunięt* z listy, kopia zapasowa nie powiodła się, certyfikat* wygasa*, certyfikat* ssl, utworzono klucz api, klucz*
    ssh, wykryto wirusa, wyciek* danych, niski stan magazynow*, wykryto ruch, przekroczon* limit* miejsca, termin
    zadania, zgłoszenie zostało zamknięte, zgłoszenie zostało zaktualizowane, nowa ocena, kandydat* na stanowisko,
    wyniki badań, twoje hasło wygasa za, twoje hasło wygaśnie za, statystyki za, zgłoszon* do publikacji
  `,
  receipt: `
    paragon*, paragon fiskalny, e paragon, dowód zakupu, dowód wpłaty, pokwitowani*, dziękujemy za zakup*, dziękujemy
    za dokonanie zakupu, dziękujemy za płatność, otrzymaliśmy płatność, otrzymaliśmy twoją płatność, płatność przyjęta,
    zapłacono, zapłacono kartą, suma pln, suma ptu, w tym vat, kasjer*, kopia dla klienta, odcinek dla klienta,
    potwierdzenie płatności, potwierdzenie zapłaty, potwierdzenie zakupu, nr terminala, numer terminala, id terminala,
    nr paragonu, saldo po operacji, saldo po transakcji, dostępne środki po, obciążono kartę, obciążono konto,
    obciążono rachunek, obciążono twoją kartę, pobrano z karty, pobrano z konta, zapłaciłeś w, zapłaciłaś w, dokonano
    zakupu, wydruk z terminala, kwota netto, kwota brutto, wynagrodzenie brutto, wynagrodzenie netto, odcinek wypłaty,
    potrącenia, płatność potwierdzona, płatność zrealizowana, płatność zaakceptowana, płatność zakończona, transakcja
    zaakceptowana, płatność została
  `,
};
