import type { Cues } from "@/lib/mail/cues/types";

export const sr: Cues = {
  code: `
    kod, koda, kodu, kodom, kodovi, код, кода, коду, кодом, кодови, кодове, pin kod*, пин код*, jednokratn* lozink*,
    једнократн* лозинк*, verifikacioni broj, верификациони број, kodova, кодовима, потврдн* код*, верификацион* код*,
    verifikacion* kod*, сигурносн* код*, bezbednosn* kod*, безбедносн* код*, једнократн* код*, приступн* код*,
    активацион* код*, aktivacion* kod*, аутентификацион* код*, ауторизацион* код*, контролн* код*, привремен* код*,
    код* за пријаву, код* за потврду, код* за верификацију, код* за проверу, kod* za proveru, код* за ресетовање,
    kod* za resetovanje
  `,
  maybeCode: `
    šifra, šifre, шифра, шифре, пин, токен*, privremen* lozink*, привремен* лозинк*, цифара, sledeći broj,
    следећи број, шифру, шифром, шифри, цифре, цифру, цифрама, бројке, бројеве, овај број, доле наведени број, знакове,
    знакова, комбинациј*, низ бројева, тајну реч, тајна реч, кључ, кључем, једнократн* кључ*, ова слова, слова испод
  `,
  other: `
    porudžb*, поруџб*, faktur*, фактур*, promo kod*, промо код*, kod* za popust, код* за попуст, popust*, попуст*,
    kupon*, купон*, ваучер*, поклон*, позивни број*, poštanski broj*, поштански број*, pošiljk*, пошиљк*,
    kod* za praćenje, код* за праћење, пакет*, isporuk*, испорук*, rezervacij*, број захтева, број корисника, ugovor*,
    уговор*, polis*, полис*, matični broj, pib, пиб, пдв, kod* greške, код* грешке, телефон*, тел, iznos*, износ*,
    cena, цена, ukupno, укупно, ulic*, улиц*, верзиј*, završava na, завршава на, поен*, qr код*, bar kod*, бар код*,
    баркод*, изворни код*, кодекс*, kod nas, код нас, kod kuće, код куће, захтеву број, захтев број, број предмета,
    број потврде, резервациј*, број картице, картиц* завршава, број рачуна, позив на број, број карте, улазниц*,
    број члана, чланск* број*, бројил*, регистарск*, број трансакције, ид трансакције, рефернтни, референтни број,
    сериjски број, серијски број, порески број, јмбг, матичн* број, шифра артикла, шифра производа, šifra artikla,
    код* за препоруку, kod* za preporuku, препоручи* пријатељ*, preporuči* prijatelj*, доведи* пријатељ*,
    dovedi* prijatelj*, dovedi* drugaric*, доведи* другариц*, позовите пријатељ*, učlanjenj*, рабат*, снижењ*,
    sniženj*, распродај*, акциј*, благајн*, динара, korpi, korpe, korpu, корпи, корпе, корпу
  `,
  promo: `
    popust*, kupon*, vaučer*, poklon vaučer*, poklon kartic*, poklon bon*, promotivni kod, promo kod, akcijsk*,
    posebna ponuda, rasprodaj*, sniženj*, uštedite, na kasi, u korpi, potrošačk* korp*, besplatna dostav*,
    besplatnu dostavu, poeni lojalnosti, bonus poen*, nagradna igra, nagradno izvlačenje, nagradnoj igri,
    pozovi prijatelj*, pozovite prijatelj*, preporuči prijatelj*, rođendanski poklon, rođendansk*,
    minimalna porudžbin*, dok traju zalihe, do isteka zaliha, kupi odmah, kupite odmah, попуст*, купон*, ваучер*,
    поклон картиц*, поклон бон*, промо код, акцијск*, посебна понуда, распродај*, снижењ*, уштедите, на каси, у корпи,
    потрошачк* корп*, бесплатна достав*, бесплатну доставу, поени лојалности, бонус поен*, наградна игра,
    наградно извлачење, позови пријатељ*, позовите пријатељ*, препоручи пријатељ*, рођенданск*, минимална поруџбин*,
    док трају залихе, до истека залиха, купи одмах, купите одмах
  `,
  press: `
    u ovom broju, u ovom izdanju, u ovom članku, pročitaj više, pročitajte više, čitajte dalje, kolumn*,
    tekst na blogu, objava na blogu, naši čitaoci, naših čitalaca, statistik*, nedeljni izveštaj, mesečni izveštaj,
    nedeljni pregled, u proseku, prosečno, prošlog meseca, prošli mesec, napomene o izdanju, beleške o izdanju,
    spisak promena, lista izmena, nova verzija, novoj verziji, ispravljene greške, testovi nisu uspeli,
    epizoda podkasta, podkast*, radionic*, saveti za, istraživanje pokazuje, prema istraživanju, talas prevara,
    saopštenje za javnost, saopštenje za medije, у овом броју, у овом издању, у овом чланку, прочитај више,
    прочитајте више, читајте даље, колумн*, текст на блогу, објава на блогу, наши читаоци, наших читалаца, статистик*,
    недељни извештај, месечни извештај, недељни преглед, у просеку, просечно, прошлог месеца, прошли месец,
    напомене о издању, белешке о издању, списак промена, листа измена, нова верзија, новој верзији, исправљене грешке,
    тестови нису успели, вебинар*, подкаст*, радиониц*, савети за, истраживање показује, према истраживању,
    талас превара, саопштење за јавност, саопштење за медије
  `,
  business: `
    verifik*, верифик*, prover*, провер*, potvrd*, потврд*, одобр*, prijav*, пријав*, registr*, регистр*, lozink*,
    лозинк*, resetov*, ресетов*, идентитет*, bezbednos*, безбеднос*, једнократн*, nalog*, налог*, активир*, активациј*,
    уређај*, исплат*, isplat*
  `,
  fleeting: `
    ističe, истиче, isteć*, истећи, važi, важи, важећ*, минут*, ne delite, не делите, nemojte deliti, немојте делити,
    никоме, никада нећемо, рок је, рок важења, престаће, ne govorite, никад не тражи
  `,
  enter: `
    unesi*, унеси*, унети, upiši*, упиши*, укуцај*, копирај*, nalepi*, iskoristi*, искористи*, koristi*, користи*,
    унесете, unesete, унос, препиши*, prepiši*, преписати, откуцај*, укуцати, налепи*, залепи*, наведи*, navedi*,
    реците, recite, диктирај*, скенирај*
  `,
  complete: `
    potvrd* imejl*, potvrd* mejl*, potvrd* e mail*, потврд* имејл*, потврд* мејл*, potvrd* e poš*, потврд* е пош*,
    potvrd* adres*, потврд* адрес*, potvrd* svoj*, потврд* свој*, potvrd* vaš*, потврд* ваш*, potvrd* nalog*,
    потврд* налог*, potvrd* registracij*, потврд* регистрациј*, потврд* пријав*, потврд* претплат*, потврд* идентитет*,
    potvrd* promen*, потврд* промен*, verifikuj*, верификуј*, aktivir* nalog*, активир* налог*, aktivir* svoj*,
    активир* свој*, активациј* налог*, resetuj* lozink*, ресетуј* лозинк*, resetuj* svoj*, ресетуј* свој*,
    resetovanj* lozink*, ресетовањ* лозинк*, postav* lozink*, постав* лозинк*, promen* lozink*, промен* лозинк*,
    nov* lozink*, нов* лозинк*, prihvati* poziv*, прихвати* позив*, pridruži* se, придружи* се, otključaj* nalog*,
    откључај* налог*, одобри* пријав*, to sam ja, то сам ја, dovrši* registracij*, заврши* регистрациј*,
    доврши* регистрациј*, линк* за пријаву, линк* за потврду, потврд* електронск*, потврд* мој*, потврд* ову адрес*,
    потврдите да сте, potvrdite da ste, потврд* уређај*, потврд* лозинк*, потврд* нов*, потврд* брисањ*,
    провери* адрес*, proveri* adres*, провери* имејл*, верификациј* налог*, верификациј* адрес*, verifikacij* nalog*,
    активир* мој*, активациј* профил*, обнов* лозинк*, obnov* lozink*, заборављен* лозинк*, zaboravljen* lozink*,
    изабери* лозинк*, izaberi* lozink*, одабери* лозинк*, направи* лозинк*, napravi* lozink*, kreiraj* lozink*,
    једнократн* линк*, пријава без лозинке, prijava bez lozinke, obriši* nalog*, уђи* у апликацију, uđi* u aplikaciju,
    отворити ову страницу, otvoriti ovu stranicu, отворите ову страницу, otvorite ovu stranicu
  `,
  act: `
    potvrdi*, потврди*, потврда, aktiviraj*, активирај*, прихвати*, odobri*, одобри*, откључај*, resetuj*, ресетуј*,
    nastavite, настави, наставите, дозволи*, потврђујем, potvrđujem, прихватам, prihvatam, слажем се, slažem se,
    омогући*, omogući*, завршите
  `,
  signIn: `
    prijavi se, prijavite se, пријави се, пријавите се, пријава, uloguj* se, улогуј* се, пријавити се
  `,
  never: `
    odjavi*, одјави*, одјава, podešavanj*, подешавањ*, приватност*, uslovi korišćenja, услов*, pomoć, помоћ, podršk*,
    подршк*, контакт*, анкет*, oceni*, оцени*, прати* пошиљк*, преузми*, saznaj* više, сазнај* више, pročitaj* više,
    прочитај* више, pogledaj* porudžbin*, погледај* поруџбин*, podeli*, подели*, пратите нас, о нама, plati odmah,
    plati račun*, платите, плати одмах, плати рачун*, отвори* у прегледачу, погледај* у прегледачу,
    прикажи* у прегледачу, otvori* u pregledaču, pogledaj* u pregledaču, статус поруџбине, stanje porudžbine,
    стање поруџбине, потврди* долаз*, потврди* учешћ*, придружи* се састанку, детаљ*, упутств*, uputstv*, правила,
    pravila
  `,
  notMe: `
    niste vi, нисте ви, нисам ја, niste zatražili, нисте затражили, niste tražili, нисте тражили, ne prepoznajete,
    не препознајете, zanemari*, занемари*, ignoriši*, игнориши*, odbij*, одбиј*, откажи*, блокирај*, неко други,
    ако то нисте, нисте то ви, niste to vi, ниси ти, нисте поднели, niste podneli, нисте покренули, нисте покушали,
    нисте се регистровали, niste se registrovali, нисте послали, obrišite poruku
  `,
  done: `
    je promenjen*, је промењен*, promenili ste, променили сте, je uspešno, је успешно, успешно сте, је потврђен*,
    је активиран*, nova prijava, нова пријава, је додат*, је уклоњен*, је обрисан*, је ресетован*, је верификован*,
    је искључен*, је укључен*, је откључан*, је закључан*, је омогућен*, је постављен*, променили смо
  `,
  here: `
    dugme, ovde, овде, kliknite, кликните, klikni, кликни, klikom, кликом, дугме, линк, на линку, овом линку,
    следећ* линк*, ovu stranicu, прегледач*
  `,
};
