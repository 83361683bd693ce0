import type { Cues } from "@/lib/mail/cues/types";

export const sr: Cues = {
  code: `
    kod, koda, kodu, kodom, kodovi, код, кода, коду, кодом, кодови, кодове, pin kod*, пин код*, jednokratn* lozink*,
    једнократн* лозинк*, verifikacioni broj, верификациони број
  `,
  maybeCode: `
    šifra, šifre, шифра, шифре, пин, токен*, privremen* lozink*, привремен* лозинк*, цифара, sledeći broj, следећи
    број
  `,
  other: `
    porudžb*, поруџб*, faktur*, фактур*, promo kod*, промо код*, kod* za popust, код* за попуст, popust*, попуст*,
    kupon*, купон*, ваучер*, поклон*, позивни број*, poštanski broj*, поштански број*, pošiljk*, пошиљк*, kod* za
    praćenje, код* за праћење, пакет*, isporuk*, испорук*, rezervacij*, број захтева, број корисника, ugovor*,
    уговор*, polis*, полис*, matični broj, матични број, pib, пиб, пдв, kod* greške, код* грешке, телефон*, тел,
    iznos*, износ*, cena, цена, ukupno, укупно, ulic*, улиц*, верзиј*, završava na, завршава на, поен*, qr код*, bar
    kod*, бар код*, баркод*, изворни код*, кодекс*, kod nas, код нас, kod kuće, код куће
  `,
  business: `
    verifik*, верифик*, prover*, провер*, potvrd*, потврд*, одобр*, prijav*, пријав*, registr*, регистр*, lozink*,
    лозинк*, resetov*, ресетов*, идентитет*, bezbednos*, безбеднос*, једнократн*, nalog*, налог*, активир*,
    активациј*, уређај*
  `,
  fleeting: `
    ističe, истиче, isteć*, истећи, važi, важи, важећ*, минут*, ne delite, не делите, nemojte deliti, немојте делити,
    никоме, никада нећемо
  `,
  enter: `
    unesi*, унеси*, унети, upiši*, упиши*, укуцај*, копирај*, nalepi*, iskoristi*, искористи*, koristi*, користи*
  `,
  complete: `
    potvrd* imejl*, potvrd* mejl*, potvrd* e mail*, потврд* имејл*, потврд* мејл*, potvrd* e poš*, потврд* е пош*,
    potvrd* adres*, потврд* адрес*, potvrd* svoj*, потврд* свој*, потврд* своју, potvrd* vaš*, потврд* ваш*, potvrd*
    nalog*, потврд* налог*, potvrd* registracij*, потврд* регистрациј*, потврд* пријав*, потврд* претплат*, потврд*
    идентитет*, potvrd* promen*, потврд* промен*, verifikuj*, верификуј*, aktivir* nalog*, активир* налог*, aktivir*
    svoj*, активир* свој*, активациј* налог*, resetuj* lozink*, ресетуј* лозинк*, resetuj* svoj*, ресетуј* свој*,
    resetovanj* lozink*, ресетовањ* лозинк*, postav* lozink*, постав* лозинк*, promeni* lozink*, промени* лозинк*,
    promen* lozink*, промен* лозинк*, nov* lozink*, нов* лозинк*, prihvati* poziv*, прихвати* позив*, pridruži* se,
    придружи* се, otključaj* nalog*, откључај* налог*, одобри* пријав*, to sam ja, то сам ја, dovrši* registracij*,
    заврши* регистрациј*, доврши* регистрациј*, линк* за пријаву, линк* за потврду
  `,
  act: `
    potvrdi*, потврди*, потврда, aktiviraj*, активирај*, прихвати*, odobri*, одобри*, откључај*, resetuj*, ресетуј*,
    nastavite, настави, наставите, дозволи*
  `,
  signIn: `
    prijavi se, prijavite se, пријави се, пријавите се, пријава, uloguj* se, улогуј* се
  `,
  never: `
    odjavi*, одјави*, одјава, podešavanj*, подешавањ*, u pregledaču, у прегледачу, приватност*, uslovi korišćenja,
    услов*, pomoć, помоћ, podršk*, подршк*, контакт*, анкет*, oceni*, оцени*, прати* пошиљк*, plati*, плати*,
    преузми*, saznaj* više, сазнај* више, pročitaj* više, прочитај* више, pogledaj* porudžbin*, погледај* поруџбин*,
    podeli*, подели*, пратите нас, о нама
  `,
  notMe: `
    niste vi, нисте ви, нисам ја, niste zatražili, нисте затражили, niste tražili, нисте тражили, ne prepoznajete, не
    препознајете, zanemari*, занемари*, ignoriši*, игнориши*, odbij*, одбиј*, откажи*, блокирај*, неко други
  `,
  done: `
    je promenjen*, је промењен*, promenili ste, променили сте, je uspešno, је успешно, успешно сте, је потврђен*, је
    активиран*, nova prijava, нова пријава, је додат*, је уклоњен*, је обрисан*
  `,
  here: `
    dugme, ovde, овде, kliknite, кликните, klikni, кликни, klikom, кликом, дугме, линк, на линк, овај линк
  `,
};
