import type { Cues } from "@/lib/mail/cues/types";

export const hr: Cues = {
  code: `
    kod, koda, kodu, kodom, kodovi, kodove, pin kod*, jednokratn* lozink*, jednokratn* zapork*, jednokratn* šifr*,
    sigurnosn* šifr*, verifikacijski broj*, potvrdni broj*, kontrolni broj*, kod* za pristup
  `,
  maybeCode: `
    šifra, šifru, šifre, šifrom, token*, ključ, privremen* lozink*, privremen* zapork*, znamenk*, cifara,
    *znamenkast*, broj ispod, sljedeći broj
  `,
  other: `
    narudžb*, potvrd* narudžb*, faktur*, broj računa, račun br, ponud*, promo kod*, promotivni kod*, kod* za popust,
    popust*, kupon*, kod* kupon*, vaučer*, poklon bon*, poklon kod*, poklon kartic*, kod* preporuke, kod* pozivnice,
    pozivni broj*, poštanski broj*, poštanski kod*, pošiljk*, kod* za praćenje, broj za praćenje, paket*, dostav*,
    rezervacij*, potvrd* rezervacij*, referentn*, poziv na broj, broj zahtjeva, broj kupca, broj korisnika, korisnički
    broj, šifra kupca, ugovor*, polic*, brojil*, serijski broj, matični broj, oib, jib, jmbg, pdv, porezni broj, kod*
    greške, kod* pogreške, statusni kod*, telefon*, faks, nazovite*, iznos*, cijen*, ukupno, stanje računa, ulic*,
    trg, verzij*, kartic* završ*, završava na, broj kartice, bodov*, qr kod*, bar kod*, barkod*, izvorni kod*,
    kodeks*, kod proizvoda, šifra proizvoda, kod nas, kod vas, kod kuće, kod preuzimanja, broj transakcije
  `,
  business: `
    verifik*, provjer*, potvrd*, autentifik*, odobr*, prijav*, registr*, lozink*, zapork*, resetir*, ponovno postav*,
    identitet*, sigurnos*, dvofaktorsk*, u dva koraka, jednokratn*, e mail adres*, aktivir*, aktivacij*, uređaj*,
    nalog*
  `,
  fleeting: `
    istječe, ističe, isteć*, vrijedi, važi, valjan*, važeć*, minut*, samo jednom, ne dijelite, nemojte dijeliti, ne
    dijeli, nikome, nikada nećemo, povjerljiv*
  `,
  enter: `
    unesi*, unijeti, unos*, upiši*, ukucaj*, kopiraj*, zalijepi*, koristi*, iskoristi*
  `,
  complete: `
    potvrd* e mail*, potvrd* email*, potvrd* e pošt*, potvrd* adres*, potvrd* svoj*, potvrd* vaš*, potvrd* moj*,
    potvrd* račun*, potvrd* nalog*, potvrd* registracij*, potvrd* pretplat*, potvrd* prijav*, potvrd* identitet*,
    potvrd* promjen*, potvrd* nov*, potvrd* brisanj*, verificiraj*, verifikuj*, verifikacij* e mail*, aktivir* račun*,
    aktivir* svoj*, aktivir* moj*, aktivir* nalog*, aktivacij* račun*, resetir* lozink*, resetir* zapork*, resetiranj*
    lozink*, resetiranj* zapork*, resetuj* lozink*, resetovanj* lozink*, ponovno postav*, poništ* lozink*, postav*
    lozink*, postav* zapork*, postav* nov*, promijeni* lozink*, promijeni* zapork*, promjen* lozink*, promjen*
    zapork*, nov* lozink*, nov* zapork*, oporav* račun*, vrati* pristup, prihvati* poziv*, pridruži* se, otključaj*
    račun*, odobri* prijav*, odobri* uređaj*, to sam ja, dovrši* registracij*, završi* registracij*, magičn* link*,
    poveznic* za prijavu, link* za prijavu, poveznic* za potvrdu, link* za potvrdu, aktivacijsk* poveznic*, izbriši*
    račun
  `,
  act: `
    potvrdi*, potvrda, aktiviraj*, prihvati*, odobri*, otključaj*, resetiraj*, nastavi, nastavite, dovrši*, dozvoli*
  `,
  signIn: `
    prijavi se, prijavite se, prijava, ulogiraj* se, uloguj* se
  `,
  never: `
    odjavi*, odjava, otkaži* pretplat*, postavk*, upravljaj*, u pregledniku, privatnost*, uslovi korištenja, pomoć,
    podršk*, kontakt*, anket*, ocijeni*, prati* pošiljk*, prati* narudžb*, pogledaj* narudžb*, moje narudžbe, plati*,
    preuzmi*, saznaj* više, pročitaj* više, više informacija, detalj*, kupi*, podijeli*, pratite nas, o nama, obnovi*,
    odgovori*
  `,
  notMe: `
    niste vi, nisi ti, nisam ja, niste zatražili, nisi zatraži*, niste tražili, niste pokrenuli, niste se
    registrirali, ne prepoznajete, zanemari*, odbij*, otkaži*, zaštiti* račun*, zaključaj*, blokiraj*, netko drugi,
    neko drugi
  `,
  done: `
    je promijenjen*, promijenili ste, je ažuriran*, je uspješno, uspješno ste, je potvrđen*, je aktiviran*, nova
    prijava, je dodan*, je uklonjen*, je izbrisan*, je omogućen*, je uključen*
  `,
  here: `
    ovdje, kliknite, klikni, klikom, dodirnite, pritisnite, gumb, dugme, poveznic*, na link, link ispod, posjetite,
    idite na
  `,
};
