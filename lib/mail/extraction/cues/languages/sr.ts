import type { Cues } from "@/lib/mail/extraction/cues/types";

export const sr: Cues = {
  code: `
    код, кода, коду, кодом, кодови, кодове, пин код*, једнократн* лозинк*, verifikacioni broj, верификациони број,
    кодовима, потврдн* код*, верификацион* код*, verifikacion* kod*, сигурносн* код*, bezbednosn* kod*, безбедносн*
    код*, једнократн* код*, приступн* код*, активацион* код*, aktivacion* kod*, аутентификацион* код*, ауторизацион*
    код*, контролн* код*, привремен* код*, код* за пријаву, код* за потврду, код* за верификацију, код* за проверу, kod*
    za proveru, код* за ресетовање, kod* za resetovanje, код* за потпис, код* за упаривање, код* за откључавање, код* за
    плаћање, код* за регистрацију, једнократн* пин*, тајн* код*, бројчан* код*, код* из поруке,
    kod za plaćanje,
    лозинка за плаћање, лозинка за трансакцију, лозинка трансакције, шифра за плаћање, шифра за трансакцију, код за
    плаћање, код за трансакцију, једнократна лозинка, једнократна шифра, lozinka za plaćanje, lozinka za
    transakciju, lozinka transakcije, šifra za plaćanje, šifra za transakciju, kod za transakciju, jednokratna
    lozinka, jednokratna šifra,
    код за активацију, код за опоравак, код уређаја,
    лозинк* за једнократну употребу, лозинк* за једну употребу, шифр* за једнократну употребу, једнократн* шифр*,
    једнократн* број*, једнократн* токен*, једнократн* кључ*, потврдн* лозинк*, потврдн* шифр*, потврдн* број*,
    верификацион* лозинк*, верификацион* шифр*, верификацион* кључ*, ауторизацион* лозинк*, ауторизацион* број*,
    активацион* шифр*, активацион* лозинк*, активацион* кључ*, активацион* број*, приступн* шифр*, сигурносн* шифр*,
    безбедносн* шифр*, безбедносн* број*, сигурносн* број*, контролн* број*, број* за потврду, број* за пријаву,
    број* за проверу, потврдн* пин*, активацион* пин*, пин* за пријаву, пин* за потврду, лозинк* из поруке,
    шифр* из поруке, лозинк* за пренос, лозинк* за потпис, лозинк* за ауторизацију,
    лозинк* за потврду, шифр* за потврду, шифр* за пријаву, кључ* за пријаву, кључ* за потврду, контролн* реч*,
    сигурносн* реч*, тајн* број*, тајн* шифр*, динамичк* шифр*, lozink* za jednokratnu upotrebu,
    šifr* za jednokratnu upotrebu, jednokratn* ključ*, jednokratn* broj*, potvrdn* lozink*, potvrdn* šifr*,
    verifikacion* šifr*, verifikacion* ključ*, autorizacion* šifr*, autorizacion* broj*, aktivacion* šifr*,
    aktivacion* ključ*, bezbednosn* šifr*, bezbednosn* broj*, šifr* za prijavu, šifr* za potvrdu, lozink* za prenos,
    lozink* za potpis, lozink* iz poruke, šifr* iz poruke, pin* za prijavu, kontroln* reč*,
    реч за улаз, reč za ulaz,
    kod za potvrdu plaćanja, kod za prenos, код за потврду плаћања, код за пренос
  `,
  maybeCode: `
    шифра, шифре, пин, токен*, привремен* лозинк*, цифара, sledeći broj, следећи број, шифру, шифром, шифри, цифре,
    цифру, цифрама, бројке, бројеве, овај број, доле наведени број, знакове, знакова, комбинациј*, низ бројева, тајну
    реч, тајна реч, кључ, кључем, једнократн* кључ*, ова слова, слова испод, лозинка за ову, данашња лозинка, оно што
    стоји испод, ове цифре, ове бројеве, шест цифара, šest cifara, низ знакова, карактер*, једнократн* приступ, бројева,
    četiri broja, šestocifren*, četvorocifren*,
    следећу реч, следећу лозинку, следећи низ, овај низ, овај текст, ову реч, ову лозинку, овом лозинком, овим бројем,
    овим знацима, бројке испод, бројеви испод, цифре испод, знакови испод, знаке испод, шифра испод, лозинка испод,
    лозинка је, лозинка гласи, шифра гласи, шифра је, горњи број, низом, знаковима, словима, слова, знакови, кључа,
    sledeću reč, sledeću lozinku, sledeći niz, ovu reč, ovu lozinku, ovim brojem, cifre ispod, znakovi ispod,
    osmocifren*, petocifren*, ciframa, šifra glasi, lozinka glasi, tajnu reč, tajna reč, reč ispod,
    лозинком, lozinkom, број који треба, бројеви које, знакови које, цифре које, је број који, тражи низ, упишите низ,
    унесите низ, препишите низ, broj koji treba, cifre koje, traži niz, unesite niz, upišite niz,
    za ovaj put dovoljna je reč, за овај пут довољна је реч
  `,
  other: `
    porudžb*, поруџб*, фактур*, промо код*, код* за попуст, попуст*, купон*, ваучер*, поклон*, позивни број*, поштански
    број*, пошиљк*, код* за праћење, пакет*, isporuk*, испорук*, број захтева, број корисника, уговор*, полис*, pib,
    пиб, пдв, код* грешке, телефон*, тел, износ*, цена, укупно, улиц*, верзиј*, завршава на, поен*, qr код*, бар код*,
    баркод*, изворни код*, кодекс*, код нас, код куће, захтеву број, захтев број, број предмета, број потврде,
    резервациј*, број картице, картиц* завршава, број рачуна, позив на број, број карте, улазниц*, број члана, чланск*
    број*, бројил*, регистарск*, број трансакције, ид трансакције, рефернтни, референтни број, сериjски број, серијски
    број, порески број, јмбг, матичн* број, шифра артикла, шифра производа, šifra artikla, код* за препоруку,
    препоручи* пријатељ*, доведи* пријатељ*, dovedi* prijatelj*, dovedi* drugaric*, доведи* другариц*, позовите
    пријатељ*, učlanjenj*, рабат*, снижењ*, sniženj*, распродај*, акциј*, благајн*, динара, korpi, korpe, korpu, корпи,
    корпе, корпу, термин број, број термина, ординациј*, седишт*, sedišt*, сектор, број лета, перон, срећк*, завршио се
    са кодом, završio se sa kodom, završila se sa kodom, рекламациј*, рачуна број, код за преузимање, pouzeće, otkup,
    откуп, pregradak, преградак, reklamacij*, ser br, šifra korisnika, шифра корисника, redni broj, састанак, састанка,
    sastanak, polje za pretragu, поље за претрагу, претраживач*, број бројила, broj brojila, број купца, број клијента,
    број за праћење, број собе, регистарски број, стартни број, број поправке, broj sobe, broj zahteva, сврха плаћања,
    сврху уплате, сврха уплате, svrha plaćanja, svrhu uplate, svrha uplate, зона, зону, зоне, zona, zonu, лозинк* за
    вај фај, лозинк* за wi fi, лозинк* за wifi, шифр* за wifi, шифр* за wi fi, лозинк* мреже, lozink* za wifi, lozink*
    za wi fi, šifr* za wifi, šifr* za wi fi, код* за врата, код* врата, код* за улаз, код* за улазна врата, код* за
    гаражу, код* за ормарић, код* ормарића, код* за сеф, код* курира, код* предмета, код* игре, код* експозитуре, код*
    општине, код* аеродрома, код* валуте, код* делатности, код* производа, код* артикла, број* штете, број* пацијента,
    број* осигураника, број* личне карте, број* пасоша, број* стола, број* претплатника, број* упута, број* мерног
    места, број* ормарића, број* записника, број* здравствене, број* картона, редни број, инвентарни број, телефонски
    број, шифр* артикла, шифр* купца, шифр* предмета, ид купца, ид играча, бр рачуна, пин картице, казн*, broj* štete,
    broj* pacijenta, broj* studenta, broj* lične karte, broj* pasoša, broj* indeksa, šifr* kupca, šifr* predmeta, br
    računa, позив на број упишите, позив на број наведите, сврху уплате упишите, сврху уплате наведите, сврси уплате
    наведите, poziv na broj upišite, poziv na broj navedite, svrhu uplate upišite, svrhu uplate navedite, број*
    случаја, број* пријаве, api ključ*, апи кључ*, poslednj* četiri cifr*, poslednj* 4 cifr*, zadnj* četiri cifr*,
    zadnj* 4 cifr*, последњ* четири цифр*, последњ* 4 цифр*, задњ* четири цифр*, задњ* 4 цифр*, kod* proizvoda, kod*
    artikla, kod* dobavljača, kod* prodavnice, kod* odeljenja, kod* jedinice, kod* organizacione jedinice, kod*
    zaposlenog, kod* zanimanja, kod* poslodavca, kod* platioca, kod* kupca, kod* klijenta, kod* kursa, kod* modula,
    kod* predmeta, kod* ispita, kod* učionice, kod* sale, kod* sobe, kod* razreda, kod* grupe, kod* događaja, kod*
    aktivnosti, kod* utakmice, kod* ekipe, kod* tima, kod* obuke, kod* radionice, kod* studijskog programa, kod*
    fakulteta, kod* parking zone, kod* zone, kod* parkinga, kod* područja, kod* regiona, kod* opštine, kod* mesta, kod*
    naselja, kod* stanice, kod* stajališta, kod* tarife, kod* brojila, kod* mernog mesta, kod* ugovora, kod* usluge,
    kod* filijale, kod* ekspoziture, kod* povraćaja, kod* garancije, kod* popravke, kod* reklamacije, kod* štete, kod*
    kvara, kod* verzije, kod* serije, kod* boje, kod* laka, kod* nijanse, kod* modela, kod* dela, kod* rezervnog dela,
    kod* magacina, kod* proizvođača, kod* leka, kod* dijagnoze, kod* kategorije, kod* projekta, kod* jezika, kod*
    države, kod* valute, kod* prevoznika, kod* linije, kod* ankete, kod* sastanka, kod* konferencije, kod* vebinara,
    kod* mreže, šifr* proizvoda, šifr* artikla, šifr* dobavljača, šifr* zaposlenog, šifr* radnika, šifr* delatnosti,
    šifr* zanimanja, šifr* mesta troška, šifr* odeljenja, šifr* ispita, šifr* učenika, šifr* usluge, šifr* opštine,
    šifr* škole, šifr* materijala, šifr* boje, šifr* osiguranika, šifr* bolesti, šifr* osnova osiguranja, poresk* kod*,
    tarifn* kod*, servisni kod, pin* sastanka, mrežn* ključ*, ključ* mreže, lozink* za goste, lozink* mreže, lozink* za
    mrežu, lozink* za sastanak, lozink* sastanka, lozink* za vebinar, kod* za sastanak, код* добављача, код*
    продавнице, код* одељења, код* јединице, код* организационе јединице, код* запосленог, код* занимања, код*
    послодавца, код* платиоца, код* купца, код* клијента, код* курса, код* модула, код* испита, код* учионице, код*
    сале, код* собе, код* разреда, код* групе, код* догађаја, код* активности, код* утакмице, код* екипе, код* тима,
    код* обуке, код* радионице, код* студијског програма, код* факултета, код* паркинг зоне, код* зоне, код* паркинга,
    код* подручја, код* региона, код* места, код* насеља, код* станице, код* стајалишта, код* тарифе, код* бројила,
    код* мерног места, код* уговора, код* услуге, код* филијале, код* повраћаја, код* гаранције, код* поправке, код*
    рекламације, код* штете, код* квара, код* верзије, код* серије, код* боје, код* лака, код* нијансе, код* модела,
    код* дела, код* резервног дела, код* магацина, код* произвођача, код* лека, код* дијагнозе, код* категорије, код*
    пројекта, код* језика, код* државе, код* превозника, код* линије, код* анкете, код* састанка, код* конференције,
    код* вебинара, код* мреже, шифр* производа, шифр* добављача, шифр* запосленог, шифр* радника, шифр* делатности,
    шифр* занимања, шифр* места трошка, шифр* одељења, шифр* испита, шифр* ученика, шифр* услуге, шифр* општине, шифр*
    школе, шифр* материјала, шифр* боје, шифр* осигураника, шифр* болести, шифр* основа осигурања, пореск* код*,
    тарифн* код*, сервисни код, пин* састанка, мрежн* кључ*, кључ* мреже, лозинк* за госте, лозинк* за мрежу, лозинк*
    за састанак, лозинк* састанка, лозинк* за вебинар, приступн* код* састанка, приступн* код* за састанак, приступн*
    код* конференције, код* за састанак, шифра клијента, шифра претплатника, šifra pretplatnika, чланска шифра, članski
    kod, шифра партнера, partnerski kod, šifra partnera, шифра дела, šifra rezervnog dela, шифра модела, шифра
    филијале, šifra ekspoziture, шифра банке, šifra banke, шифра плаћања, шифра рачуна, шифра уговора, šifra ugovora,
    šifra mernog mesta, шифра објекта, šifra zgrade, kod zgrade, шифра места, код земље, kod zemlje, шифра државе, kod
    za pozive, шифра врсте прихода, шифра валуте, šifra greške, статусни код, шифра квара, kod porudžbine, šifra
    porudžbine, код резервације, kod karte, kod ulaznice, шифра кампање, kod kampanje, шифра дијагнозе, šifra
    dijagnoze, mkb šifra, šifra recepta, šifra osiguranja, šifra štete, шифра пројекта, šifra projekta, šifra parking
    zone, šifra za ulaz, šifra interfona, kod termina, šifra zakazivanja, шифра учесника, šifra ispitanika
  `,
  promo: `
    na kasi, u korpi, potrošačk* korp*, poeni lojalnosti, bonus poen*, nagradna igra, nagradno izvlačenje, nagradnoj
    igri, minimalna porudžbin*, попуст*, купон*, ваучер*, поклон картиц*, поклон бон*, промо код, акцијск*, посебна
    понуда, распродај*, снижењ*, уштедите, на каси, у корпи, потрошачк* корп*, бесплатна достав*, бесплатну доставу,
    поени лојалности, бонус поен*, позови пријатељ*, позовите пријатељ*, препоручи пријатељ*, рођенданск*, минимална
    поруџбин*, док трају залихе, до истека залиха, купи одмах, купите одмах, јефтиниј*, уштеди, поклон за, наград*,
    освоји*, извлачењ*, препоручи нас, пријатељ добија, prijatelj dobija, само данас, до недеље, не пропусти*,
    акција
  `,
  press: `
    u ovom članku, tekst na blogu, naši čitaoci, naših čitalaca, nedeljni izveštaj, mesečni izveštaj, nedeljni pregled,
    u proseku, prosečno, prošlog meseca, prošli mesec, beleške o izdanju, spisak promena, lista izmena, testovi nisu
    uspeli, podkast*, saveti za, talas prevara, saopštenje za javnost, saopštenje za medije, у овом броју, у овом
    издању, у овом чланку, прочитај више, прочитајте више, читајте даље, колумн*, текст на блогу, објава на блогу, наши
    читаоци, наших читалаца, статистик*, недељни извештај, месечни извештај, недељни преглед, у просеку, просечно,
    прошлог месеца, прошли месец, напомене о издању, белешке о издању, списак промена, листа измена, нова верзија,
    новој верзији, исправљене грешке, тестови нису успели, вебинар*, подкаст*, радиониц*, савети за, истраживање
    показује, према истраживању, талас превара, саопштење за јавност, саопштење за медије, ове недеље, ove nedelje,
    дневно, је послато, je poslato, стручњаци, истраживач*, анализа, корак тестова, читај даље, чланак, интервју,
    репортаж*, билтен доноси, преварант*, prevarant*, талас порука, анкета, упитник, ваше мишљење, истраживање,
    pročitajte tekst, прочитајте текст, spisak izmena, novosti u verziji
  `,
  business: `
    верифик*, prover*, провер*, потврд*, одобр*, пријав*, регистр*, лозинк*, ресетов*, идентитет*, bezbednos*,
    безбеднос*, једнократн*, налог, налога, налогу, налогом, активир*, активациј*, уређај*, исплат*, вас је позвао, вас
    је позвала, те је позвао, вас позива, позивница, вас је додао, закључан, јесте ли то ви, корисничко име, pozvao vas,
    dodao vas, dodala vas, додао вас, нови телефон, новог телефона, новог рачунара, потпис уговора, потписати,
    потписивањ*, онлајн плаћање, плаћање картицом, картично плаћање, повезати, повезивањ*, упаривањ*, упарити, ауториз*,
    овер*, сагласност*, пренос средстава, novi telefon, novog telefona, novog računara, potpisati, potpisivanj*, online
    plaćanje, plaćanje karticom, uparivanj*, saglasnost*, чека на вашу одлуку, чекају на вашу одлуку, чека вашу одлуку,
    трансфер на чекању, пренос на чекању, уплата на чекању, извршит* плаћање, извршит* трансфер, извршит* пренос,
    извршит* куповину, извршит* трансакцију, завршит* плаћање, завршит* трансфер, завршит* пренос, завршит* куповину,
    завршит* трансакцију, реализоват* плаћање, реализоват* трансфер, реализоват* пренос, реализоват* куповину,
    реализоват* трансакцију, довршит* плаћање, довршит* трансфер, довршит* пренос, довршит* куповину, довршит*
    трансакцију, пустит* плаћање, пустит* трансфер, пустит* пренос, пустит* куповину, пустит* трансакцију, извршењ*
    плаћања, извршењ* трансфера, извршењ* преноса, извршењ* трансакције, извршавањ* плаћања, извршавањ* трансфера,
    извршавањ* преноса, извршавањ* трансакције, реализациј* плаћања, реализациј* трансфера, реализациј* преноса,
    реализациј* трансакције, довршавањ* плаћања, довршавањ* трансфера, довршавањ* преноса, довршавањ* трансакције,
    потписа, потпису, потписом, потписује*, потписаћ*, електронск* потпис*, куповин* на интернету, интернет куповин*,
    плаћањ* на интернету, плаћањ* преко интернета, погрешн* покушај*, погрешн* шифр*, погрешн* унос*, неуспешн*
    покушај*, неуспешн* шифр*, неуспешн* унос*, неисправн* покушај*, неисправн* шифр*, неисправн* унос*, превише
    покушаја, више пута погрешн*, закључан*, откључ*, промен* мејла, промен* мејл адресе, промен* имејла, промен* броја,
    промен* адресе, промен* телефона, измен* мејла, измен* мејл адресе, измен* имејла, измен* броја, измен* адресе,
    промени* мејл, промени* имејл, промени* адресу, промени* број, нов* број телефона, нов* претраживач*, нов*
    прегледач*, са новог таблета, новом телефону, новом рачунару, повраћај приступа, повратак приступа, враћањ*
    приступа, обнов* приступа, упари*, повежи* телефон, повежи* телевизор, повежи* сат, отворен* прозор, отворен*
    прозору, отворен* страници, отворен* страницу, отворен* страница, отворен* картици прегледача, оставили отворен*,
    остала отворен*, повлачењ* новца, нов* прималац, новог примаоца, čeka na vašu odluku, čekaju na vašu odluku, čeka
    vašu odluku, prenos na čekanju, uplata na čekanju, izvršit* plaćanje, izvršit* prenos, izvršit* kupovinu, izvršit*
    transakciju, završit* plaćanje, završit* prenos, završit* kupovinu, završit* transakciju, realizovat* plaćanje,
    realizovat* prenos, realizovat* kupovinu, realizovat* transakciju, dovršit* plaćanje, dovršit* prenos, dovršit*
    kupovinu, dovršit* transakciju, pustit* plaćanje, pustit* prenos, pustit* kupovinu, pustit* transakciju, izvršenj*
    plaćanja, izvršenj* prenosa, izvršenj* transakcije, izvršavanj* plaćanja, izvršavanj* prenosa, izvršavanj*
    transakcije, realizacij* plaćanja, realizacij* prenosa, realizacij* transakcije, dovršavanj* plaćanja, dovršavanj*
    prenosa, dovršavanj* transakcije, potpiš*, kupovin* na internetu, internet kupovin*, plaćanj* na internetu, plaćanj*
    preko interneta, onlajn transakcij*, pogrešn* pokušaj*, pogrešn* šifr*, pogrešn* unos*, neuspešn* šifr*, neuspešn*
    unos*, neispravn* pokušaj*, neispravn* šifr*, neispravn* unos*, previše pokušaja, više puta pogrešn*, zaključan*,
    otključ*, deblokir*, promen* mejla, promen* mejl adrese, promen* imejla, promen* broja, promen* adrese, promen*
    telefona, izmen* mejla, izmen* mejl adrese, izmen* imejla, izmen* broja, izmen* adrese, izmen* telefona, promeni*
    mejl, promeni* imejl, promeni* adresu, promeni* broj, nov* broj telefona, nov* pretraživač*, nov* pregledač*, sa
    novog tableta, novom telefonu, novom računaru, upari*, poveži* telefon, poveži* televizor, poveži* sat, otvoren*
    prozor, otvoren* prozoru, otvoren* stranici, otvoren* stranicu, otvoren* stranica, otvoren* kartici pregledača,
    ostavili otvoren*, nov* primalac, novog primaoca
  `,
  fleeting: `
    истиче, истећи, важи, важећ*, минут*, рок је, рок важења, престаће, нестаје, ради само, само једном, у року, u
    roku od, секунд*, престају да раде, prestaju da rade, после сат времена, jednokratn*, више неће важити, по истеку,
    пропада, за једнократну употребу, po isteku
  `,
  secret: `
    ne delite, не делите, nemojte deliti, немојте делити, никоме, никада нећемо, никад не тражи, не говори*, не одај*,
    не откривај*, наши запослени, ne saopštavajte, не показујте, не прослеђуј*, не диктирајте, нико из, никад не
    тражимо, никада не тражимо, ne pokazujte, ne prosleđuj*, ne diktirajte, nikad ne tražimo, nikada ne tražimo, не
    дели код, не дели га, немој делити, ни са ким, не дајте код, не дај код, немојте давати код, не шаљите код, не
    шаљи код, не показуј код, не показуј га, не диктирај код, немојте откривати, немој откривати, не саопштавај*, код
    се не сме делити, код трећим лицима, никад нећемо тражити, никад нећемо питати, никада неће тражити, нико од нас,
    нико од запослених, запослени у банци никада, наша подршка никада, банка никада не тражи, чувајте у тајности,
    чувај у тајности, чувајте га за себе, задржите за себе, задржи за себе, код је тајан, код је поверљив, чак ни
    нашим, ни запосленима у банци, је преварант, ne deli kod, ne deli ga, nemoj deliti, ni sa kim, ne dajte kod, ne
    daj kod, nemojte davati kod, ne šaljite kod, ne šalji kod, ne pokazuj kod, ne pokazuj ga, ne diktiraj kod, nemojte
    otkrivati, ne otkrivajte kod, ne odajte kod, ne govorite nikome, ne saopštavaj kod, kod se ne sme deliti, kod
    trećim licima, nikad nećemo tražiti, nikada nećemo tražiti, nikad nećemo pitati, nikada neće tražiti, niko od nas,
    niko od zaposlenih, niko iz banke, naši zaposleni nikada, naša podrška nikada, banka nikada ne traži, čuvajte u
    tajnosti, čuvaj u tajnosti, čuvajte ga za sebe, zadržite za sebe, zadrži za sebe, kod je tajan, kod je poverljiv,
    čak ni našim, je prevarant
  `,
  enter: `
    унеси*, унети, упиши*, укуцај*, копирај*, nalepi*, искористи*, користи*, унесете, унос, препиши*, преписати,
    откуцај*, укуцати, налепи*, залепи*, наведи*, реците, диктирај*, скенирај*, уписати, убаци*, уношењ*, прекуцај*,
    prekucaj*, одговори са, реци оператер*, прочитај* оператер*, изговори*, попуни*, употреби*, upotrebi*, уметни*,
    пошаљи боту, тражи образац,
    укуцате, укуцавањем, уписивањем, упишете, напишите, напиши, написати, откуцати, копирати, треба унети, треба
    уписати, потребно је унети, потребно је уписати, упишите тамо, навести, допишите, ukucajte, ukucaj*, ukucate,
    ukucati, unesite, unesi*, uneti, upišite, upiši*, upisati, unesete, napišite, napiši*, napisati, prepišite,
    prepiši*, otkucaj*, otkucati, kopiraj*, zalepite, zalepi*, koristite, koristi*, iskoristi*, navedite, popunite,
    treba uneti, treba upisati, potrebno je uneti,
    тражи четири, тражи шест, затражиће, тражиће, питаће вас, упитаће, zatražiće, tražiće, pitaće vas,
    унесе, унесеш, уносом, унета, унели, унесен*, упишеш, упише, уписом, уписујете, уписан*, укуца, укуцаш, откуцате,
    преписивањем, наведете, издиктирајте, издиктирај*, диктирати, прочитајте нам, кажите, кажи, саопштите оператеру,
    одговорите кодом, одговорите бројем, пошаљите назад, потврдите кодом, потврдите лозинком, потврдите шифром,
    потврдите бројем, потврдите уносом, потврдити кодом, потпишите кодом, одобрите кодом, откључајте кодом,
    биће потребан, биће потребна, биће потребно, биће вам потребан, биће вам потребна, потребан је, потребна је,
    требаће вам, требаће ти, захтева се, биће затражен*, затражићемо, замолићемо, питаћемо, бићете упитани,
    бићете замољени, упитани за, замољени за, тражи код, тражи шифру, тражи лозинку, од вас ће се тражити, пита за,
    затражи, затраже, uneta, unesen*, ukucaš, kucajte, otkucate, navedete, kažite, odgovorite kodom, potvrdite lozinkom,
    potvrdite šifrom, potpišite kodom, umetnite, biće potreban, biće potrebna, biće vam potreban, trebaće vam,
    trebaće ti, biće zatražen*, zatražićemo, zamolićemo, pitaćemo, bićete upitani, bićete zamoljeni, traži kod,
    traži šifru, traži lozinku, pita za, zatraži,
    потврд* кодом, потврд* лозинком, потврд* шифром, потврд* бројем, потврд* бројевима, потврд* цифрама, одобри* кодом,
    одобри* лозинком, одобри* шифром, одобри* бројем, одобри* бројевима, одобри* цифрама, потпиш* кодом,
    потпиш* лозинком, потпиш* шифром, потпиш* бројем, потпиш* бројевима, потпиш* цифрама, откључај* кодом,
    откључај* лозинком, откључај* шифром, откључај* бројем, откључај* бројевима, откључај* цифрама, потврд* га кодом,
    потврд* га лозинком, потврд* га шифром, потврд* га бројем, потврд* га бројевима, потврд* га цифрама,
    потврд* је кодом, потврд* је лозинком, потврд* је шифром, потврд* је бројем, потврд* је бројевима,
    потврд* је цифрама, потврд* их кодом, потврд* их лозинком, потврд* их шифром, потврд* их бројем,
    потврд* их бројевима, потврд* их цифрама, одобри* га кодом, одобри* га лозинком, одобри* га шифром,
    одобри* га бројем, одобри* га бројевима, одобри* га цифрама, одобри* је кодом, одобри* је лозинком,
    одобри* је шифром, одобри* је бројем, одобри* је бројевима, одобри* је цифрама, одобри* их кодом,
    одобри* их лозинком, одобри* их шифром, одобри* их бројем, одобри* их бројевима, одобри* их цифрама,
    potvrd* lozinkom, potvrd* šifrom, potvrd* ciframa, odobri* lozinkom, odobri* šifrom, odobri* ciframa,
    potpiš* lozinkom, potpiš* šifrom, potpiš* ciframa, potvrd* ga lozinkom, potvrd* ga šifrom, potvrd* ga ciframa,
    potvrd* je lozinkom, potvrd* je šifrom, potvrd* je ciframa, potvrd* ih lozinkom, potvrd* ih šifrom,
    potvrd* ih ciframa, odobri* ga lozinkom, odobri* ga šifrom, odobri* ga ciframa, odobri* je lozinkom,
    odobri* je šifrom, odobri* je ciframa, odobri* ih lozinkom, odobri* ih šifrom, odobri* ih ciframa, питати за,
    упитати за, ће питати, ће упитати, ће тражити, ће затражити, уписује се, се уписује, се уноси, уноси се,
    се преписује, преписује се, укуцава се, pitati za, će pitati, će tražiti, će zatražiti,
    у њега иде, у њу иде, тамо иде, у поље иде, иде у поље, у њему треба, у њему мора, u njega ide, u polje ide,
    ide u polje, u njemu treba, чека четири, чека шест, čeka četiri, čeka šest,
    унес* код, уносит*, уноше*, укуцав*, уписивати, уписујте, притисни* цифре, притисни* бројеве, притисни* тастере са,
    изабери* цифре, изабери* бројеве, изабери* број на, изабери* исти број, изабери* број који, одабери* цифре, одабери*
    бројеве, одабери* број на, одабери* исти број, одабери* број који, означи* цифре, означи* бројеве, означи* број на,
    означи* исти број, означи* број који, покажи* шифру, покажи* овај код, покажи* на уређају, прикажи* код, прикажи*
    шифру, прикажи* овај код, прикажи* на уређају, саопшти* код, саопшти* шифру, саопшти* цифре, саопшти* овај код,
    саопшти* оператеру, саопшти* агенту, саопшти* наглас, реци* код, реци* шифру, реци* цифре, реци* овај код, реци*
    оператеру, реци* агенту, реци* наглас, каж* код, каж* шифру, каж* цифре, каж* овај код, каж* оператеру, каж* агенту,
    каж* наглас, прочита* шифру, прочита* цифре, прочита* овај код, прочита* оператеру, прочита* наглас, диктира* код,
    диктира* шифру, диктира* цифре, диктира* овај код, диктира* оператеру, диктира* агенту, диктира* наглас, нам шифру,
    нам бројеве, га оператеру, нашем оператеру, нашем агенту, нашем саветнику, нашем оператерки, нашој оператеру, нашој
    агенту, нашој саветнику, нашој оператерки, пошаљи* код, пошаљи* шифру, пошаљи* овај код, пошаљи* цифре, врати* код,
    одговори* кодом, одговори* шифром, одговори* бројем, одговори* лозинком, одговори* са кодом, одговори* овим кодом,
    одговору код, врати се у апликацију, врати се на страницу, врати се у прозор, врати се на екран, врати се на
    образац, вратите се у апликацију, вратите се на страницу, вратите се у прозор, вратите се на екран, вратите се на
    образац, назад у апликацију, назад у апликацији, назад у прозор, настави* кодом, настави* овим кодом, настави* са
    кодом, настави* шифром, заврши* кодом, заврши* овим кодом, заврши* са кодом, заврши* шифром, ауторизуј* кодом,
    ауторизуј* овим кодом, ауторизуј* са кодом, ауторизуј* шифром, овери* кодом, овери* овим кодом, овери* са кодом,
    овери* шифром, активирај* овим кодом, активирај* са кодом, активирај* шифром, пријави* се кодом, пријави* се овим
    кодом, пријави* се са кодом, пријави* се шифром, потврд* плаћање кодом, потврд* плаћање овим кодом, потврд* плаћање
    шифром, потврд* уплату кодом, потврд* уплату овим кодом, потврд* уплату шифром, потврд* трансфер кодом, потврд*
    трансфер овим кодом, потврд* трансфер шифром, потврд* пренос кодом, потврд* пренос овим кодом, потврд* пренос
    шифром, потврд* куповину кодом, потврд* куповину овим кодом, потврд* куповину шифром, потврд* пријаву кодом, потврд*
    пријаву овим кодом, потврд* пријаву шифром, потврд* промену кодом, потврд* промену овим кодом, потврд* промену
    шифром, потврд* трансакцију кодом, потврд* трансакцију овим кодом, потврд* трансакцију шифром, одобри* плаћање
    кодом, одобри* плаћање овим кодом, одобри* плаћање шифром, одобри* уплату кодом, одобри* уплату овим кодом, одобри*
    уплату шифром, одобри* трансфер кодом, одобри* трансфер овим кодом, одобри* трансфер шифром, одобри* пренос кодом,
    одобри* пренос овим кодом, одобри* пренос шифром, одобри* куповину кодом, одобри* куповину овим кодом, одобри*
    куповину шифром, одобри* пријаву кодом, одобри* пријаву овим кодом, одобри* пријаву шифром, одобри* промену кодом,
    одобри* промену овим кодом, одобри* промену шифром, одобри* трансакцију кодом, одобри* трансакцију овим кодом,
    одобри* трансакцију шифром, ауторизуј* плаћање кодом, ауторизуј* плаћање овим кодом, ауторизуј* плаћање шифром,
    ауторизуј* уплату кодом, ауторизуј* уплату овим кодом, ауторизуј* уплату шифром, ауторизуј* трансфер кодом,
    ауторизуј* трансфер овим кодом, ауторизуј* трансфер шифром, ауторизуј* пренос кодом, ауторизуј* пренос овим кодом,
    ауторизуј* пренос шифром, ауторизуј* куповину кодом, ауторизуј* куповину овим кодом, ауторизуј* куповину шифром,
    ауторизуј* пријаву кодом, ауторизуј* пријаву овим кодом, ауторизуј* пријаву шифром, ауторизуј* промену кодом,
    ауторизуј* промену овим кодом, ауторизуј* промену шифром, ауторизуј* трансакцију кодом, ауторизуј* трансакцију овим
    кодом, ауторизуј* трансакцију шифром, потпиш* уговор кодом, потпиш* уговор овим кодом, потпиш* уговор шифром,
    потпиш* документ кодом, потпиш* документ овим кодом, потпиш* документ шифром, потпиш* га кодом, потпиш* га овим
    кодом, потпиш* га шифром, откључај* налог кодом, откључај* налог овим кодом, откључај* налог шифром, откључај*
    картицу кодом, откључај* картицу овим кодом, откључај* картицу шифром, откључај* телефон кодом, откључај* телефон
    овим кодом, откључај* телефон шифром, потврђује се кодом, потврђује се шифром, потписује се кодом, одобрава се
    кодом, по уносу, након уноса, после уноса, додајте код, додај код, спелуј*, попуњавањ*, преписуј*, прекуцат*, uneli,
    unes* kod, ukucav*, kucnite cifre, kucnite brojeve, pritisni* cifre, pritisni* brojeve, pritisni* tastere sa,
    izaberi* cifre, izaberi* brojeve, izaberi* broj na, izaberi* isti broj, izaberi* broj koji, odaberi* cifre, odaberi*
    brojeve, odaberi* broj na, odaberi* isti broj, odaberi* broj koji, označi* cifre, označi* brojeve, označi* broj na,
    označi* isti broj, označi* broj koji, pokaži* kod, pokaži* šifru, pokaži* ovaj kod, pokaži* na uređaju, prikaži*
    kod, prikaži* šifru, prikaži* ovaj kod, prikaži* na uređaju, saopšti* kod, saopšti* šifru, saopšti* cifre, saopšti*
    ovaj kod, saopšti* operateru, saopšti* agentu, saopšti* naglas, reci* kod, reci* šifru, reci* cifre, reci* ovaj kod,
    reci* operateru, reci* agentu, reci* naglas, kaž* kod, kaž* šifru, kaž* cifre, kaž* ovaj kod, kaž* operateru, kaž*
    agentu, kaž* naglas, pročita* kod, pročita* šifru, pročita* cifre, pročita* ovaj kod, pročita* operateru, pročita*
    agentu, pročita* naglas, diktira* kod, diktira* šifru, diktira* cifre, diktira* ovaj kod, diktira* operateru,
    diktira* agentu, diktira* naglas, nam kod, nam šifru, nam brojeve, ga operateru, našem operateru, našem agentu,
    našem savetniku, našem operaterki, našoj operateru, našoj agentu, našoj savetniku, našoj operaterki, pošalji* kod,
    pošalji* šifru, pošalji* ovaj kod, pošalji* cifre, vrati* kod, odgovori* kodom, odgovori* šifrom, odgovori* brojem,
    odgovori* lozinkom, odgovori* sa kodom, odgovoru kod, vrati se u aplikaciju, vrati se na stranicu, vrati se u
    prozor, vrati se na ekran, vrati se na obrazac, vratite se u aplikaciju, vratite se na stranicu, vratite se u
    prozor, vratite se na ekran, vratite se na obrazac, nazad u aplikaciju, nazad u aplikaciji, nazad u prozor, nastavi*
    kodom, nastavi* sa kodom, nastavi* šifrom, završi* kodom, završi* sa kodom, završi* šifrom, autorizuj* sa kodom,
    autorizuj* šifrom, overi* sa kodom, overi* šifrom, aktiviraj* kodom, aktiviraj* sa kodom, aktiviraj* šifrom,
    prijavi* se kodom, prijavi* se sa kodom, prijavi* se šifrom, potvrd* plaćanje kodom, potvrd* plaćanje šifrom,
    potvrd* uplatu kodom, potvrd* uplatu šifrom, potvrd* transfer kodom, potvrd* transfer šifrom, potvrd* prenos kodom,
    potvrd* prenos šifrom, potvrd* kupovinu kodom, potvrd* kupovinu šifrom, potvrd* prijavu kodom, potvrd* prijavu
    šifrom, potvrd* promenu kodom, potvrd* promenu šifrom, potvrd* transakciju kodom, potvrd* transakciju šifrom,
    odobri* plaćanje kodom, odobri* plaćanje šifrom, odobri* uplatu kodom, odobri* uplatu šifrom, odobri* transfer
    kodom, odobri* transfer šifrom, odobri* prenos kodom, odobri* prenos šifrom, odobri* kupovinu kodom, odobri*
    kupovinu šifrom, odobri* prijavu kodom, odobri* prijavu šifrom, odobri* promenu kodom, odobri* promenu šifrom,
    odobri* transakciju kodom, odobri* transakciju šifrom, autorizuj* plaćanje kodom, autorizuj* plaćanje šifrom,
    autorizuj* uplatu kodom, autorizuj* uplatu šifrom, autorizuj* transfer kodom, autorizuj* transfer šifrom, autorizuj*
    prenos kodom, autorizuj* prenos šifrom, autorizuj* kupovinu kodom, autorizuj* kupovinu šifrom, autorizuj* prijavu
    kodom, autorizuj* prijavu šifrom, autorizuj* promenu kodom, autorizuj* promenu šifrom, autorizuj* transakciju kodom,
    autorizuj* transakciju šifrom, potpiš* ugovor kodom, potpiš* ugovor šifrom, potpiš* dokument kodom, potpiš* dokument
    šifrom, potpiš* ga kodom, potpiš* ga šifrom, otključaj* nalog kodom, otključaj* nalog šifrom, otključaj* karticu
    kodom, otključaj* karticu šifrom, otključaj* telefon kodom, otključaj* telefon šifrom, potvrđuje se kodom, potvrđuje
    se šifrom, potpisuje se kodom, odobrava se kodom, dodajte kod, dodaj kod, speluj*, popunjavanj*, prekucat*
  `,
  complete: `
    potvrd* imejl*, potvrd* mejl*, потврд* имејл*, потврд* мејл*, potvrd* e poš*, потврд* е пош*, потврд* адрес*,
    потврд* свој*, потврд* ваш*, потврд* налог*, потврд* регистрациј*, потврд* пријав*, потврд* претплат*, потврд*
    идентитет*, potvrd* promen*, потврд* промен*, верификуј*, активир* налог*, активир* свој*, активациј* налог*,
    ресетуј* лозинк*, resetuj* svoj*, ресетуј* свој*, ресетовањ* лозинк*, постав* лозинк*, promen* lozink*, промен*
    лозинк*, нов* лозинк*, прихвати* позив*, придружи* се, otključaj* nalog*, откључај* налог*, одобри* пријав*, то сам
    ја, заврши* регистрациј*, доврши* регистрациј*, линк* за пријаву, линк* за потврду, потврд* електронск*, потврд*
    мој*, потврд* ову адрес*, потврдите да сте, potvrdite da ste, потврд* уређај*, потврд* лозинк*, потврд* нов*,
    потврд* брисањ*, провери* адрес*, proveri* adres*, провери* имејл*, верификациј* налог*, верификациј* адрес*,
    verifikacij* nalog*, активир* мој*, активациј* профил*, обнов* лозинк*, заборављен* лозинк*, изабери* лозинк*,
    одабери* лозинк*, направи* лозинк*, napravi* lozink*, једнократн* линк*, пријава без лозинке, obriši* nalog*, уђи*
    у апликацију, отворити ову страницу, otvoriti ovu stranicu, отворите ову страницу, otvorite ovu stranicu, да желим,
    želim da primam, желим да примам, пријави ме, запиши ме, биће потврђен*, biće potvrđen*, биће активн*, biće
    aktivn*, придружујем се, пусти ме, унутра си, унутра сте, одобри* промен*, odobri* promen*, одобри* приступ, да то
    сам, то сам био ја, то сам била ја, покрени* налог, прихватам позив*, дајем сагласност, dajem saglasnost, откључај*
    приступ, потврђујем брисањ*, активир* картиц*, активир* чланств*, активир* приступ, уђи* у налог, уђи* без лозинке,
    отвори* мој налог, смисли* лозинк*, трајно обриши*, обриши* налог, обриши* мој*, избриши* налог, избриши* мој*,
    веруј овом уређају, дозволи* приступ, дозволи* пријав*, обнови* приступ, врати* приступ, магичн* линк*, линк* за
    активацију, линк* за ресетовање, линк* за верификацију, оспособи*, да то сам ја, da to sam ja, веза за пријаву,
    отвори налог, обриши мој налог, nastavi u pregledaču, настави у прегледачу, то је моја адреса, промену лозинке,
    промену ваше лозинке, промену своје лозинке, активацију налога, активацију вашег налога, активацију корисничког
    налога, ресетовали своју лозинку, ресетовали лозинку, ресетовање лозинке, подесили своју лозинку, подесили лозинку,
    поставили лозинку, потврдили адресу, promenu lozinke, promenu vaše lozinke, aktivaciju naloga, aktivaciju vašeg
    naloga, resetovali svoju lozinku, resetovali lozinku, resetovanje lozinke, podesili lozinku, potvrdili adresu,
    потврдите своју адресу, потврдите чланство, откључати налог, одблокирајте, ресетовати лозинку, придружите се тиму,
    придружити се тиму, придружите се групи, одобрите или одбијте, обрисати налог, да обриши, линк за откључавање, линк
    за постављање, веза за откључавање, пријавите се без лозинке, пријавите се једним кликом, deblokirajte, pridružite
    se timu, dozvolite pristup, link za otključavanje, прихватању позива, нову поставите, адреса је исправна, novu
    postavite, adresa je ispravna, povrati pristup
  `,
  act: `
    потврди*, потврда, активирај*, прихвати*, одобри*, откључај*, resetuj*, ресетуј*, настави, наставите, дозволи*,
    потврђујем, potvrđujem, прихватам, prihvatam, слажем се, омогући*, завршите, придружи, izaberi, покрени, дајем,
    одобравам, даље, почни, још један корак, последњи корак, скоро готово
  `,
  signIn: `
    пријави се, пријавите се, пријава, улогуј* се, пријавити се
  `,
  never: `
    одјави*, одјава, podešavanj*, подешавањ*, приватност*, uslovi korišćenja, услов*, помоћ, подршк*, контакт*, анкет*,
    оцени*, прати* пошиљк*, преузми*, сазнај* више, прочитај* више, pogledaj* porudžbin*, погледај* поруџбин*, podeli*,
    подели*, пратите нас, о нама, платите, плати одмах, плати рачун*, отвори* у прегледачу, погледај* у прегледачу,
    прикажи* у прегледачу, otvori* u pregledaču, pogledaj* u pregledaču, статус поруџбине, stanje porudžbine, стање
    поруџбине, потврди* долаз*, потврди* учешћ*, придружи* се састанку, детаљ*, упутств*, uputstv*, правила, pravila,
    откажи* термин, где је, gde je, прикажи* записник, прочитај*, читај*, напиши* рецензиј*, додај у календар, моје
    поруџбин*, у корпу, погледај* детаљ*, погледај* резултат*, обавештењ*, otvori pregradak, отвори преградак, produži
    rok, продужи рок, prikaži u pregledaču, u prodavnicu, potvrdi termin, настави разговор, наставите разговор,
    погледај поруку, погледај коментар, придружи се састанку, мој налог, отвори задатак, отвори извештај, погледај
    слике, nastavi razgovor, pogledaj poruku, pridruži se sastanku, moj nalog, коментар*, модерир*, бординг карт*,
    преузмите рачун, преузмите апликацију, пратите поруџбину, детаљи поруџбине, оцените куповину, контактирајте нас,
    јавите нам се, пишите нам, промените термин, поново наручи, заврши куповину, завршите куповину, управљање
    претплат*, не желим да примам, како до нас, bording kart*, preuzmite račun, preuzmite aplikaciju, pratite
    porudžbinu, detalji porudžbine, ocenite kupovinu, oceni kupovinu, kontaktirajte nas, promenite termin, završite
    kupovinu, nazad u korpu, ne želim da primam, podešavanja obaveštenja, odjavite se, прати пакет, izmeni isporuku,
    измени резервацију, измени претплату, ažuriraj podatke o plaćanju, промени картицу, продужи одмах, napiši utisak,
    konkuriši odmah, пријави се на конкурс, iskoristi kupon, искористи ваучер, pozovi prijatelje, препоручи пријатељу,
    инсталирај апликацију, zakaži termin, уђи на састанак, proveri bezbednosna podešavanja
  `,
  notMe: `
    нисте ви, нисам ја, нисте затражили, нисте тражили, не препознајете, занемари*, ignoriši*, игнориши*, одбиј*,
    откажи*, блокирај*, ако то нисте, нисте то ви, ниси ти, нисте поднели, niste podneli, нисте покренули, нисте
    покушали, нисте се регистровали, niste se registrovali, нисте послали, ако то ниси, не очекуј*, не морате ништа, не
    желим, није ваше, ако то нисте били ви, нисте били ви, немојте ништа, не хвала, ako ovo nisi tražila, ako nisi
    tražio, nisi tražil*, ако неко други, ако је неко други, неко други је унео, неко други покушава, нисте покушавали,
    нисте мењали, нисте се пријављивали, неко је погрешио, грешком, обришите поруку, ништа не предузимајте, не морате
    ништа да, није потребно ништа, niste menjali, greškom, neko drugi pokušava, не препознајеш, није ваш налог, налог
    није ваш, није твој налог, вам не припада, нисте извршили, нисте одобрили, ниси покуша*, нисте захтевали, без вашег
    знања, без твог знања, можда је неко други, ако је ово грешка, да је реч о грешци, уклоните своју адресу, заштитите
    свој налог, закључајте налог, препоручујемо да промените лозинку, одмах промените лозинку, пријавите сумњив*,
    обавестите нас, јавите нам, ne prepoznaješ, nije vaš nalog, nalog nije vaš, nije tvoj nalog, vam ne pripada, niste
    izvršili, niste odobrili, nisi pokuša*, niste zahtevali, bez vašeg znanja, bez tvog znanja, možda je neko drugi, ako
    je ovo greška, da je reč o grešci, uklonite svoju adresu, zaštitite svoj nalog, zaključajte nalog, preporučujemo da
    promenite lozinku, odmah promenite lozinku, prijavite sumnjiv*, obavestite nas, javite nam, одмах нас контактирајте,
    nisam ja, to nisam ja, nisam to ja, to nisam bio ja, to nisam bila ja, то нисам ја
  `,
  done: `
    je promenjen*, је промењен*, promenili ste, променили сте, je uspešno, је успешно, успешно сте, је потврђен*, је
    активиран*, нова пријава, је додат*, је уклоњен*, је обрисан*, је ресетован*, је верификован*, је искључен*, је
    укључен*, је откључан*, је закључан*, је омогућен*, је постављен*, променили смо, термин потврђен, резервација
    потврђен*, поруџбина примљен*, je rešena, је решена, je obrisan, potvrđeno, потврђено, plaćeno, плаћено, је
    промењена, је промењен, промењена на, промењен на, напомена промене, обавештење о промени, je promenjena, je
    promenjen, одјавили сте се, одјавио си се, одјавила си се, сте се одјавили, успешно сте одјављен*, претплата је
    отказана, претплата је прекинута, више нисте претплаћен*, више нећете добијати, више нећете примати, више нећеш
    добијати, уклоњен* са листе, обрисан* са листе, отказивање је ступило на снагу, odjavili ste se, odjavio si se,
    odjavila si se, ste se odjavili, uspešno ste odjavljen*, pretplata je otkazana, pretplata je prekinuta, više niste
    pretplaćen*, više nećete dobijati, više nećete primati, više nećeš dobijati, uklonjen* sa liste, obrisan* sa liste,
    otkazivanje je stupilo na snagu
  `,
  here: `
    ovde, овде, кликните, кликни, кликом, дугме, линк, на линку, овом линку, следећ* линк*, прегледач*, отворите,
    отвори, otvorite, један клик, линка, ову страницу, ево везе, ову везу, на овој адреси, следећу везу, копирајте,
    veza, веза, следећу адресу, следећу страницу, следећи линк, притиснете на, посетите следећу, sledeću adresu,
    sledeći link, sledeću stranicu
  `,
  onSite: `
    paket*, posiljk*, dostava, dostave, dostavi, dostavu, dostavom, dostavljač*, kurir*, paketomat*, ormaric*,
    pretinac*, preuzim*, preuzm*, salter*, blagajn*, recepcij*, vrata, vratima, ramp*, wifi, wi fi, rezervacij*,
    ulaznic*, karta za, kartu za, karte za, карта за, карту за, карте за, пакет*, пошиљк*, достав*, курир*, пакетомат*,
    ормарић*, преузим*, преузм*, шалтер*, благајн*, врат*, рампа*, термин*, резервациј*, улазниц*, карте, termin, vašeg
    termina, svog termina, terminu, id састанка, број састанка, id sastanka, broj sastanka, шифра састанка, код
    састанка, лозинка састанка, лозинка за састанак, линк за састанак, веза за састанак, id конференције, број
    конференције, код конференције, зум састан*, састан* на зуму, састан* преко зума, зум позив*, тимс састан*, састан*
    на тимсу, онлајн састан*, виртуелн* састан*, сала за састанке, видео позив*, видеопозив*, видео конференциј*,
    видеоконференциј*, видео састан*, телеконференциј*, конференцијск* позив*, телефонск* конференциј*, видео
    консултациј*, вебинар*, придружите се састанку, придружи се састанку, прикључите се састанку, прикључи се састанку,
    уђите на састанак, позивни број, пин учесника, код учесника, шифра учесника, број учесника, id учесника, чекаониц*,
    улаз у зграду, улазу у зграду, улаза у зграду, главни улаз, главном улазу, на улазу, капиј*, шифра улаза, хаустор*,
    предворј*, лоби, лобију, степеништ*, интерфон*, звонцет*, гараж*, паркинг*, паркирањ*, лифта, лифту, лифтом, кутиј*
    за кључеве, сеф за кључеве, кутиј* са кључ*, предај* кључева, катанац*, катанц*, брава на шифру, гардероб*,
    свлачиониц*, шифр* аларма, код аларма, код за аларм, алармн* систем*, искључ* аларм, искључивање аларма, сеф у соби,
    хотелск* сеф*, шифра сефа, пуњач за електричн*, станиц* за пуњење, аутомату, продајн* аутомат*, паркомат*,
    самонаплатн*, фотокопир*, копир апарат*, код штампача, на штампачу, вешерниц*, веш машин*, мреж* за госте, гостујућ*
    мреж*, бежичн* мреж*, број собе, поштар*, возач*, кућн* адрес*, примопредај*, уручењ*, уручит*, пошт* испостав*,
    редни број, број у реду, ред чекања, реду чекања, чекањ* у реду, на пулту, за пултом, пулт, рецепционар*,
    рецепционер*, кондуктер*, контролор*, укрцавањ*, укрцај*, бординг, обезбеђењ* зграде, чувар*, портир*, лекарск*
    преглед*, преглед код, долазак, доласка, доласку, доласком, присуств*, присутност*, учешћ*, да ли долазите, долазим,
    потврдите посет*, потврда посете, вашу посету дана, кућн* посет*, разгледањ* стана, пропусниц*, пријава у хотел,
    чекирањ*, чек ин, смештај*, боравак*, боравк*, испорук*, испоруч*, бројил*, водомер*, струјомер*, гасомер*, сто за,
    пријем робе, пријема робе, примљена роба, излет*, екскурзиј*, школа у природи, школу у природи, сагласност родитеља
    за, родитељск* састан*, разговор за посао, час вожње, браву, брави, остава за бицикле, оставу за бицикле,
    самоуслужн* кас*, самоуслужн* апарат*, у хотелу, у лифт, лифтови, šifra sastanka, kod sastanka, lozinka sastanka,
    lozinka za sastanak, link za sastanak, veza za sastanak, id konferencije, broj konferencije, kod konferencije, zoom
    sastan*, sastan* na zoomu, sastan* preko zooma, zoom poziv*, teams sastan*, sastan* na teamsu, onlajn sastan*,
    virtueln* sastan*, sala za sastanke, video poziv*, videopoziv*, video konferencij*, videokonferencij*, video
    sastan*, telekonferencij*, konferencijsk* poziv*, telefonsk* konferencij*, video konsultacij*, vebinar*, pridružite
    se sastanku, pridruži se sastanku, priključite se sastanku, priključi se sastanku, uđite na sastanak, pozivni broj,
    pin učesnika, kod učesnika, šifra učesnika, broj učesnika, id učesnika, čekaonic*, ulaz u zgradu, ulazu u zgradu,
    ulaza u zgradu, glavni ulaz, glavnom ulazu, na ulazu, kapij*, šifra ulaza, haustor*, predvorj*, lobi, lobiju,
    stepeništ*, interfon*, zvoncet*, garaž*, parking*, parkiranj*, lifta, liftu, liftom, kutij* za ključeve, sef za
    ključeve, kutij* sa ključ*, predaj* ključeva, katanac*, katanc*, brava na šifru, garderob*, svlačionic*, šifr*
    alarma, kod alarma, kod za alarm, alarmn* sistem*, isključ* alarm, isključivanje alarma, sef u sobi, hotelsk* sef*,
    šifra sefa, punjač za električn*, stanic* za punjenje, automat za karte, automatu, prodajn* automat*, parkomat*,
    samonaplatn*, fotokopir*, kopir aparat*, kod štampača, na štampaču, vešernic*, veš mašin*, mrež* za goste, gostujuć*
    mrež*, bežičn* mrež*, broj sobe, poštar*, vozač*, kućn* adres*, primopredaj*, uručenj*, uručit*, pošt* ispostav*,
    redni broj, broj u redu, red čekanja, redu čekanja, čekanj* u redu, na pultu, za pultom, pult, recepcionar*,
    recepcioner*, kondukter*, kontrolor*, ukrcavanj*, ukrcaj*, bording, obezbeđenj* zgrade, čuvar*, portir*, lekarsk*
    pregled*, pregled kod, dolazak, dolaska, dolasku, dolaskom, prisustv*, prisutnost*, učešć*, da li dolazite, dolazim,
    potvrdite poset*, potvrda posete, vašu posetu dana, kućn* poset*, razgledanj* stana, propusnic*, prijava u hotel,
    čekiranj*, ček in, smeštaj*, boravak*, boravk*, isporuk*, isporuč*, brojil*, vodomer*, strujomer*, gasomer*, sto za,
    prijem robe, prijema robe, primljena roba, izlet*, ekskurzij*, škola u prirodi, školu u prirodi, saglasnost
    roditelja za, roditeljsk* sastan*, razgovor za posao, čas vožnje, bravu, bravi, ostava za bicikle, ostavu za
    bicikle, samouslužn* kas*, samouslužn* aparat*, u hotelu, u lift, liftovi, online sastan*, google meet,
    id vebinara, broj vebinara, naziv mreže, ime mreže, ssid, internet za goste, interneta za goste, lozinka za
    wifi, lozinka mreže, hotelska mreža, id вебинара, број вебинара, назив мреже, име мреже, интернет за госте,
    интернета за госте, лозинка за wifi, лозинка мреже, хотелска мрежа
  `,
  entryPlace: `
    прозор*, страниц*, екран*, поље, поља, пољу, кућиц*, оквир*, образац, обрасц*, формулар*, апликациј*, прегледач*,
    сајт*, уређај*, prozor*, stranic*, ekran*, polje, polja, polju, kucic*, obrazac, obrasc*, aplikacij*, pregledac*,
    pretrazivac*, sajt*, uredaj*, апп*, портал*, таблет*, рачунар*, tablet*, racunar*, картиц* подешавања, одељк*,
    одељак, реду за унос, дијалог*, четбот*, ћаскањ*, банкомат*, пријемник*, проширењ*, тастатур*, боту, рубрик*,
    конзол*, модул*, odeljk*, odeljak, dijalog*, tastatur*, rubrik*, kvadratić*, лончер*, покретач*
  `,
  accountName: `
    корисничко име, корисничког имена, корисничким именом, име налога, назив налога, надимак, надимка, korisničko ime,
    korisničkog imena, ime naloga, nadimak, име играча, надимком, ime igrača
  `,
  subjectLine: "наслову, наслов поруке, предмет*, naslov poruke, naslovu, predmet*",
  outdated: `
    више не важи, више не ради, претходни код, стари код, поништен*, više ne važi, prethodni kod, stari kod, више није
    важећи, није више важећи, више не функционише, више не може да се користи, више се не може користити, не важи
    више, не ради више, више није активан, престао је да важи, престао је да ради, изгубио је важност, је неважећи,
    сада је неважећи, поништили смо, је поништен, отказан је, је отказан, отказали смо, повучен је, је повучен,
    повукли смо, опозван*, код је блокиран, блокирали смо код, замењен је, претходн* код*, ранијег кода, ранији код*,
    пређашњ* код*, први код, првог кода, првобитни код, првобитног кода, јутрошњ* код*, онај од јутрос, код од јутрос,
    јучерашњ* код*, онај од јуче, код од јуче, раније послат*, претходно послат*, послат раније, послат јутрос, послат
    јуче, послали раније, послали јутрос, послали јуче, код је истекао, кода је истекао, кода је истекло, важење кода
    је истекло, важност кода је истекла, истекли код, је већ искоришћен*, већ искоришћен*, већ употребљен*, већ
    коришћен*, код је искоришћен*, код је употребљен*, искоришћен је, употребљен је, искоришћен* код*, употребљен*
    код*, код који сте користили, код који сте употребили, код који си користио, занемарите претходни, занемарите
    стари, игноришите претходни, заборавите код, заборавите стари, уместо кода, умјесто кода, уместо претходног,
    уместо старог, замењује код, замењује претходн*, замењује стари, замјењује претходн*, više nije važeći, nije više
    važeći, više ne radi, više ne funkcioniše, više ne može da se koristi, više se ne može koristiti, ne važi više, ne
    radi više, više nije aktivan, prestao je da važi, prestao je da radi, izgubio je važnost, je nevažeći, poništen*,
    poništili smo, je poništen, otkazan je, je otkazan, otkazali smo, povučen je, je povučen, povukli smo, kod je
    blokiran, blokirali smo kod, zamenjen je, prethodn* kod*, ranijeg koda, raniji kod*, pređašnj* kod*, prvi kod,
    prvog koda, prvobitni kod, jutrošnj* kod*, onaj od jutros, kod od jutros, jučerašnj* kod*, onaj od juče, kod od
    juče, ranije poslat*, prethodno poslat*, poslat ranije, poslat jutros, poslat juče, poslali ranije, poslali
    jutros, poslali juče, kod je istekao, koda je istekao, koda je isteklo, važenje koda je isteklo, važnost koda je
    istekla, istekli kod, već iskorišćen*, već upotrebljen*, već korišćen*, kod je iskorišćen*, kod je upotrebljen*,
    iskorišćen je, upotrebljen je, iskorišćen* kod*, upotrebljen* kod*, kod koji ste koristili, kod koji ste
    upotrebili, zanemarite prethodni, zanemarite stari, ignorišite prethodni, zaboravite kod, umesto koda, umesto
    prethodnog, umesto starog, zamenjuje kod, zamenjuje prethodn*, zamenjuje stari, старог кода, старом коду, старим
    кодом, starog koda, starom kodu, starim kodom, коришћен је за пријаву, korišćen je za prijavu, код којим сте, kod
    kojim ste, не може поново да се користи, не може се поново користити, не може се поново употребити, ne može ponovo
    da se koristi, ne može se ponovo koristiti, ne može se ponovo upotrebiti, занемари претходни, истекао, истекао је,
    је искоришћен, је употребљен, је употријебљен, није искоришћен, istekao, je iskorišćen, je upotrebljen, nije
    iskorišćen,
    je potvrđeno kodom, je potvrđena kodom, je odobreno kodom, je autorizovana kodom, uneli ste kod, ukucali ste
    kod, upisali ste kod, uneo si kod, unela si kod, ukucao si kod, ukucala si kod, uneli ste pin, ukucali ste pin,
    upisali ste pin, uneo si pin, unela si pin, ukucao si pin, ukucala si pin, kod ste uneli, kod koji ste uneli,
    kod koji ste ukucali, kod koji si uneo, kod koji si unela, vaš uneti kod, kod je unet, kod je upisan, unet je
    kod, pin je unet, unet je pin, kod je prihvaćen, prihvaćen je kod, kod prihvaćen u, kod je uspešno potvrđen, kod
    je uspešno proveren, prihvatili smo kod, prijavili ste se kodom, uspešno ste uneli kod, ispravno ste uneli kod,
    је потврђено кодом, је потврђена кодом, је одобрено кодом, је ауторизована кодом, унели сте код, укуцали сте
    код, уписали сте код, унео си код, унела си код, укуцао си код, укуцала си код, унели сте пин, укуцали сте пин,
    уписали сте пин, унео си пин, унела си пин, укуцао си пин, укуцала си пин, код сте унели, код који сте унели,
    код који сте укуцали, код који си унео, код који си унела, ваш унети код, код је унет, код је уписан, унет је
    код, пин је унет, унет је пин, код је прихваћен, прихваћен је код, код прихваћен у, код је успешно потврђен, код
    је успешно проверен, прихватили смо код, пријавили сте се кодом, успешно сте унели код, исправно сте унели код, ste uneli kod, сте унели код, ste ukucali kod,
    uneli ste juče u, унели сте јуче у
  `,
  toRead: `
    прочит*, читај*, погледај*, види, видите, преглед*, сазнај*, открије*, наћи, pročit*, čitaj*, pogledaj*, saznaj*,
    prelistaj*, иди* на налог, иди* на свој налог, иди* на мој налог, погледај* налог, погледај* свој налог, страниц*
    налога, кориснич* портал*, портал* за кориснике, портал* за клијенте, контролн* табл*, ваши рачуни, твоји рачуни,
    погледај* рачуне, електронско банкарство, провери* поруџбину, провери* резервацију, провери* детаље, провери*
    активност*, недавн* активност*, шта се променило, управљај* уређајима, погледај* извод, провери* адресу за
    испоруку, прочитај* поруку, отвори* апликацију, idi* na nalog, idi* na svoj nalog, idi* na moj nalog, pogledaj*
    nalog, pogledaj* svoj nalog, stranic* naloga, korisnič* portal*, portal* za korisnike, portal* za klijente,
    kontroln* tabl*, vaši računi, tvoji računi, pogledaj* račune, elektronsko bankarstvo, proveri* porudžbinu, proveri*
    rezervaciju, proveri* detalje, proveri* aktivnost*, nedavn* aktivnost*, šta se promenilo, upravljaj* uređajima,
    pogledaj* izvod, proveri* adresu za isporuku, pročitaj* poruku, otvori* aplikaciju, прикажи поруџбину, иди на
    портал, moje rezervacije, otvori dokument, отвори фајл, отвори албум, честа питања, заштита података о личности
  `,
  plural: "кодови, кодова, кодове, кодовима, kodovi, kodova, kodove",
  fault: `
    код грешке, грешка, грешке, квар*, kod greške, greška, kvar, kvara, kvaru, kvarovi, kvarova, квар, квара, квару
  `,
  injection: "игнориши све, занемари све, игнориши претходно, ignoriši sve, zanemari sve",
  codeWord: `
    реч, речју, ријеч, тајна реч, тајну реч, кодна реч, кодну реч, кључна реч, кључну реч, приступна реч, приступну
    реч, улазна реч, сигурносна реч, безбедносна реч, контролна реч, контролну реч, реч за пријаву, реч за улаз, реч
    за приступ, реч за потврду, реч за данас, једнократн* лозинк*, лозинк* за једнократну употребу, лозинка дана,
    лозинку дана, лозинка за данас, данашња лозинка, приступна фраза, приступну фразу, тајна фраза, тајну фразу, фраза
    за упаривање, фразу за упаривање, фраза, фразу, слогови, слогове, ова слова, следећа слова, низ слова, низ
    знакова, кључ, кључем, reč je, vaša reč, tvoja reč, ova reč, ovu reč, sledeća reč, sledeću reč, unesite reč, unesi
    reč, ukucajte reč, ukucaj reč, upišite reč, otkucajte reč, rečju, tajna reč, tajnu reč, kodna reč, kodnu reč,
    ključna reč, ključnu reč, pristupna reč, pristupnu reč, ulazna reč, sigurnosna reč, bezbednosna reč, kontrolna
    reč, kontrolnu reč, reč za prijavu, reč za ulaz, reč za pristup, reč za potvrdu, reč za danas, jednokratn*
    lozink*, lozink* za jednokratnu upotrebu, lozinka dana, lozinku dana, lozinka za danas, današnja lozinka,
    pristupna fraza, pristupnu frazu, fraza za uparivanje, frazu za uparivanje, slogovi, slogove, ova slova, sledeća
    slova, niz slova, niz znakova
  `,
  example: `
    на пример, нпр, пример:, примери:, као пример, у овом примеру, пример кода, пример поруке, пример смс, узорак
    кода, изгледа овако, изгледају овако, изгледа отприлике, изгледаће овако, у формату, облика:, типа:, нешто попут,
    нешто као, код попут, поруку попут, поруке попут, смс попут, поруку типа, добио поруку, добила поруку, добио је
    поруку, добила је поруку, добио смс, добила смс, добио је смс, добила је смс, примио поруку, примила поруку,
    примио је поруку, примила је поруку, стигла му је, стигла јој је, стигла ми је порука, следећу поруку, следећи
    смс, овакву поруку, такву поруку, поруку следеће садржине, порука следеће садржине, поруку са садржајем, у поруци
    је писало, у поруци пише, у поруци стоји, у којој пише, у којој је писало, порука гласи, лажна порука, лажну
    поруку, лажне поруке, лажни смс, преварант је, преварант му, преварант јој, жртва је, жртви, позивалац је, na
    primer, npr, primer:, primeri:, kao primer, u ovom primeru, primer koda, primer poruke, uzorak koda, izgleda
    ovako, izgledaju ovako, izgleda otprilike, izgledaće ovako, u formatu, nešto poput, nešto kao, kod poput, poruku
    poput, poruke poput, sms poput, poruku tipa, dobio poruku, dobila poruku, dobio je poruku, dobila je poruku, dobio
    sms, dobila sms, dobio je sms, dobila je sms, primio je poruku, primila je poruku, stigla mu je, stigla joj je,
    stigla mi je poruka, sledeću poruku, sledeći sms, ovakvu poruku, takvu poruku, poruku sledeće sadržine, poruka
    sledeće sadržine, u poruci je pisalo, u poruci piše, u poruci stoji, u kojoj piše, u kojoj je pisalo, poruka
    glasi, lažna poruka, lažnu poruku, lažne poruke, lažni sms, prevarant je, prevarant mu, prevarant joj, žrtva je,
    žrtvi, pozivalac je
  `,
  matter: `
    godišnj* odmor*, zahtev* za odmor, odsustv*, bolovanj*, izvešta* o troškovima, naknad* troškova, putn* trošk*, putn*
    nalog*, služben* put*, prekovremen*, evidencij* radnog vremena, zamen* smen*, zahtev* za nabavku, čeka vaše
    odobrenje, čeka na vaše odobrenje, čeka odobrenje, na odobrenje, deljen* folder*, deljen* fascikl*, zajedničk*
    folder*, deljen* datotek*, deljen* dokument*, zajedničk* album*, deli sa vama, podelio sa vama, podelila sa vama,
    podelio je, podelila je, podeljen* sa vama, pristup folderu, spremn* za preuzimanje, prenos datoteka, izvoz
    podataka, rezervn* kopij*, snimak sastanka, snimk* sastanka, u prilogu, predračun*, ugovor* o zakupu, na potpis,
    potpišite dokument*, potpisati dokument*, potpišite ugovor, elektronsk* potpis*, platn* listić*, izvod* po računu,
    polis* osiguranja, komentarisa*, novi komentar*, vas je pomenuo, vas je pomenula, odgovorio na, odgovorila na, nova
    objava, nove objave, nova poruka od, odgovor na vaše pitanje, ostavite recenziju, anket*, glasanj*, upitnik*,
    peticij*, diskusij*, rasprav*, nova tema, sastan*, događaj*, da li dolazite, list* čekanja, oslobodilo se mesto,
    radionic*, rezervacij*, vaš termin, moderator*, moderacij*, karantin*, recenzij*, novi zadatak, dodeljen* zadat*,
    domać* zadat*, dodat* u projekat, upisan* na kurs, skoro pun*, prostor* na disku, dopunite svoj profil, pošiljk*,
    donacij*, sačuvan* pretrag*, prijav* za posao, годишњ* одмор*, захтев* за одмор, одсуств*, боловањ*, извешта* о
    трошковима, накнад* трошкова, путн* трошк*, путн* налог*, службен* пут*, прековремен*, евиденциј* радног времена,
    замен* смен*, захтев* за набавку, чека ваше одобрење, чека на ваше одобрење, чека одобрење, на одобрење, дељен*
    фолдер*, дељен* фасцикл*, заједничк* фолдер*, дељен* датотек*, дељен* документ*, заједничк* албум*, дели са вама,
    поделио са вама, поделила са вама, поделио је, поделила је, подељен* са вама, приступ фолдеру, спремн* за
    преузимање, пренос датотека, извоз података, резервн* копиј*, снимак састанка, снимк* састанка, у прилогу,
    предрачун*, уговор* о закупу, на потпис, потпишите документ*, потписати документ*, потпишите уговор, електронск*
    потпис*, платн* листић*, извод* по рачуну, полис* осигурања, коментариса*, нови коментар*, вас је поменуо, вас је
    поменула, одговорио на, одговорила на, нова објава, нове објаве, нова порука од, одговор на ваше питање, оставите
    рецензију, гласањ*, упитник*, петициј*, дискусиј*, расправ*, нова тема, састан*, догађај*, да ли долазите, лист*
    чекања, ослободило се место, радиониц*, резервациј*, ваш термин, модератор*, модерациј*, карантин*, рецензиј*, нови
    задатак, додељен* задат*, домаћ* задат*, додат* у пројекат, уписан* на курс, скоро пун*, простор* на диску, допуните
    свој профил, пошиљк*, донациј*, сачуван* претраг*, пријав* за посао, потпишите документ, вас је уклонио, вас је
    уклонила, vas je uklonio, vas je uklonila, podelio s vama, podelila s vama, deljen* fajl*, čeka moderaciju, čeka na
    moderaciju, čeka na odobrenje, zadržan* poruk*, zadržan* objav*, preuzmite datoteku, preuzmite fajl*, datotek* za
    preuzimanje, foto album*, album fotografija, poziv na sastanak, poziv na događaj, potvrdite dolazak, potvrđujem
    dolazak, potvrdite termin, podsetnik za termin, zakazan* termin*, termin je zakazan, glasajte, ostavio je komentar,
    ostavila je komentar, novi odgovor, porudžbina je poslata, porudžbina je otkazana, porudžbina je primljena,
    porudžbina je potvrđena, nova porudžbina, vaša porudžbina br*, uplata primljena, primili smo uplatu, plaćanje nije
    uspelo, dospel* račun*, rok za plaćanje, povraćaj* novca, povraćaj* sredstava, račun u prilogu, opomen* za plaćanje,
    podsetnik za plaćanje, u vašoj korpi, napušten* korp*, poklon kartic*, ponovo na stanju, ocenite proizvod, potvrda o
    donaciji, obnov* članstva, članstvo ističe, probni period ističe, probni period je istekao, novi članak, privatna
    poruka od, nepročitan* poruk*, vas je zapratio, vas je zapratila, novi pratilac, zahtev* za prijateljstvo, se
    pridružio grupi, se pridružila grupi, napustio je grupu, napustila je grupu, uklonjen* iz grupe, nedeljni pregled,
    nedeljni izveštaj, mesečni izveštaj, pregled izmene, uklonjeni ste sa liste, rezervna kopija nije uspela, kvot*
    sandučeta, sertifikat* ističe, kreiran je api ključ, ssh ključ*, pronađen virus, curenj* podataka, nisk* zalih*,
    detektovan pokret, rok zadatka, tiket je zatvoren, tiket je ažuriran, nova ocena, kandidat* za posao, prihvatite
    ponudu, поделио с вама, поделила с вама, дељен* фајл*, чека модерацију, чека на модерацију, чека на одобрење,
    задржан* порук*, задржан* објав*, преузмите датотеку, преузмите фајл*, датотек* за преузимање, фото албум*, албум
    фотографија, позив на састанак, позив на догађај, потврдите долазак, потврђујем долазак, потврдите термин, подсетник
    за термин, заказан* термин*, термин је заказан, гласајте, оставио је коментар, оставила је коментар, нови одговор,
    поруџбина је послата, поруџбина је отказана, поруџбина је примљена, поруџбина је потврђена, нова поруџбина, ваша
    поруџбина бр*, уплата примљена, примили смо уплату, плаћање није успело, доспел* рачун*, рок за плаћање, повраћај*
    новца, повраћај* средстава, рачун у прилогу, опомен* за плаћање, подсетник за плаћање, у вашој корпи, напуштен*
    корп*, поклон картиц*, поново на стању, оцените производ, потврда о донацији, обнов* чланства, чланство истиче,
    пробни период истиче, пробни период је истекао, нови чланак, приватна порука од, непрочитан* порук*, вас је
    запратио, вас је запратила, нови пратилац, захтев* за пријатељство, се придружио групи, се придружила групи,
    напустио је групу, напустила је групу, уклоњен* из групе, недељни преглед, недељни извештај, месечни извештај,
    преглед измене, уклоњени сте са листе, резервна копија није успела, квот* сандучета, сертификат* истиче, креиран је
    api кључ, ssh кључ*, пронађен вирус, цурењ* података, ниск* залих*, детектован покрет, рок задатка, тикет је
    затворен, тикет је ажуриран, нова оцена, кандидат* за посао, прихватите понуду, dodeljen vam je zadatak, vam je
    dodelio zadatak, vam je dodelila zadatak, vaša lozinka ističe za, statistika za, predložen* za objavljivanje,
    додељен вам је задатак, вам је доделио задатак, вам је доделила задатак, ваша лозинка истиче за, статистика за,
    предложен* за објављивање
  `,
  receipt: `
    hvala na kupovini, хвала на куповини, hvala vam na kupovini, хвала вам на куповини, fiskalni račun, фискални рачун,
    fiskalnog računa, фискалног рачуна, potvrda o uplati, потврда о уплати, plaćeno karticom, плаћено картицом, uplata
    je primljena, уплата је примљена, ukupan iznos poreza, укупан износ пореза, pfr broj računa, пфр број рачуна,
    primerak za kupca, примерак за купца, ukupno rsd, slip, odobreno, kartično plaćanje, одобрено, broj terminala,
    terminal br, id terminala, stanje nakon transakcije, raspoloživo stanje nakon, raspoloživo nakon transakcije,
    platili ste u, platio si u, platila si u, kartica je zadužena, račun je zadužen, račun je terećen, kupovina je
    izvršena, kupovina je realizovana, obračun zarade, bruto zarada, bruto zarade, neto zarada, neto zarade, obustave
    od zarade, doprinosi iz zarade, број терминала, терминал бр, id терминала, стање након трансакције, расположиво
    стање након, расположиво након трансакције, платили сте у, платио си у, платила си у, картица је задужена, рачун је
    задужен, рачун је терећен, куповина је извршена, куповина је реализована, слип, обрачун зараде, бруто зарада, бруто
    зараде, нето зарада, нето зараде, обуставе од зараде, доприноси из зараде, плаћање потврђено, плаћање успешно,
    uplata primljena, plaćanje potvrđeno, plaćanje uspešno, уплата примљена
  `,
};
