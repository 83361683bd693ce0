import type { Cues } from "@/lib/mail/extraction/cues/types";

export const so: Cues = {
  code: `
    koodka, koodhka xaqiijinta, koodka xaqiijinta, koodhkaaga xaqiijinta, koodkaaga xaqiijinta, koodh xaqiijin, kood
    xaqiijin, koodhka, koodhkaaga, koodhkan, koodhkaagu, koodkaaga, koodkaagu, koodkan, koodhadh, koodhadhka, koodka
    sirta, koodhka sirta, koodka sirta ah, koodhka sirta ah, koodka hal mar, koodhka hal mar, koodhka otp, koodka otp,
    code ka xaqiijinta, code kaaga, code kaagu, codeka xaqiijinta, lambarka xaqiijinta, lambarkaaga xaqiijinta, lambar
    xaqiijin, nambarka xaqiijinta, nambarkaaga xaqiijinta, lambarka sirta ah, lambarkaaga sirta ah, lambarka sirta,
    lambarkaaga sirta, nambarka sirta, nambarkaaga sirta, lambar sireed, lambar sireedka, lambar sireedkaaga, nambar
    sireed, nambar sireedka, lambarka hubinta, lambarka amniga, lambarka ammaanka, lambarka gelitaanka, lambarka hal
    mar, erayga sirta ah ee hal mar, ereyga sirta ah ee hal mar, furaha sirta ah ee hal mar, erayga sirta ah ee ku meel
    gaarka, ereyga sirta ah ee ku meel gaarka, furaha sirta ah ee ku meel gaarka, password ka hal mar, fure sireed hal
    mar, otp gaaga, otp kaaga, otpgaaga
  `,
  maybeCode: `
    erayga sirta, eraygaaga sirta, ereyga sirta, ereygaaga sirta, furaha sirta, furahaaga sirta, fure sireed, fure
    sireedka, fure sireedkaaga, password kaaga, passwordkaaga, pin kaaga, pinkaaga, pin koodhka, lambarkan, lambarka
    hoose, lambarka soo socda, lambarradan, lambarada soo socda, lambarrada soo socda, lambarrada hoose, nambarkan,
    nambarka hoose, nambarka soo socda, xarfahan, xarfaha soo socda, xarfaha hoose, lix lambar, afar lambar, lix god,
    tirooyinkan, tirooyinka soo socda
  `,
  other: `
    lambarka dalabka, dalab lambar, dalabka lambarkiisu, dalabkaaga, lambarka tixraacaaga, tixraac, tixraaca, lambarka
    koontada, lambarka koontadaada, lambarka akoonka, lambarka akoonkaaga, lambarka akoontiga, lambarka akoontigaaga,
    lambarka xisaabta, lambarka xisaabtaada, lambarka taleefanka, lambarka taleefankaaga, lambarka telefoonkaaga,
    telefoonka, taleefan, taleefoon, nala soo hadal, naga soo wac, lambarka rasiidka, lambarka rasiidhka, lambarka
    qaansheegadka, qaansheegta, qaansheegad, lambarka raadraaca, lambarka raad raaca, lambarka la socodka, lambarka
    baakadda, lambarka macmiilka, lambarkaaga macmiilka, lambarka xubinnimada, lambarka aqoonsiga, lambarka
    aqoonsigaaga, lambarka kaadhka, lambarka kaarka, ku dhammaada, lambarka tikidka, lambarka tigidhka, lambarka
    kursiga, lambarka duulimaadka, lambarka mitirka, lambarka mitirkaaga, lambarka faylka, lambarka kiiska, lambarka
    codsiga, lambarka codsigaaga, lambarka safka, lambarka diiwaangelinta, aqoonsiga kulanka, lambarka macaamilka,
    lambarka lacag bixinta, lambarka xawaaladda, lambarka ganacsiga, koodhka dhimista, koodka dhimista, koodhka qiimo
    dhimista, koodka qiimo dhimista, koodhka qiima dhimista, koodka qiima dhimista, koodhka xayeysiiska, koodka
    xayaysiiska, koodhka promo, koodka promo, koodka kuuboonka, koodhka hadiyadda, koodka hadiyadda, koodhka
    casuumaadda, koodka casuumaadda, koodka casumaadda, koodka boostada, koodhka boostada, koodka wadanka, koodhka
    wadanka, koodka bangiga, koodhka bangiga, koodhka khaladka, koodka khaladka, koodka qaladka, koodhka qaladka,
    koodka qr, koodhka qr, sanduuqa boostada, sanduuqa boosta, wadarta, wadar ahaan, haraaga, haraagaaga, lacagta la
    bixiyay, lacagta lagaa jaray, shillin, dhibcaha, dhibco
  `,
  promo: `
    qiimo dhimis*, qiima dhimis*, qiimo jaban, sicir dhimis*, dhimis gaar, koodhka dhimista, koodka dhimista, kuuboon*,
    foojar*, kaadhka hadiyadda, kaarka hadiyadda, hadiyad bilaash, hadiyad lacag la'aan, bilaash ah, lacag la'aan ah,
    ku guuleyso, ku guulayso, tartanka, dalab gaar, dalabyo gaar, dalabka maanta, hadda iibso, iibso hadda, gaadhsiin
    bilaash, gaarsiin bilaash, keenid bilaash, casuun saaxiib*, saaxiibadaa, saaxiibbadaa, gaadhiga wax iibsiga,
    gaariga wax iibsiga, dambiisha wax, dambiishaada, marka aad lacag bixinayso, maanta oo keliya, maanta oo kaliya,
    inta alaabtu, dhibcaha abaalmarinta, abaal marin, badh qiimaha, nus qiime, dhalashadaada, gunno dheeri
  `,
  press: `
    warside*, wargeys*, warbixinta toddobaadka, warbixinta todobaadka, warbixinta bisha, warbixinta sannadka, warbixin
    toddobaadle, wararka toddobaadka, wararka todobaadka, wararka maanta, wararka ugu dambeeyay, wararka ugu danbeeyay,
    maqaalkan, maqaalka, akhri wax dheeraad, sii akhri, akhri faahfaahin, boqolkiiba, celcelis ahaan, tirakoob*, cilmi
    baaris*, cilmibaaris*, daraasad*, cilmi baarayaal*, akhristayaasha, akhristayaal*, saxaafadda, war saxaafadeed,
    siminaar*, tababarka, tababar ku saabsan, talooyin ku saabsan, khayaanada, khiyaanada, tuugada, dhagarta, nooca
    cusub, bishii hore, sannadkii hore, toddobaadkii hore, todobaadkii hore, marka loo barbar, fikirkaaga, ra'yigaaga
  `,
  business: `
    xaqiiji, xaqiijin, xaqiijinta, xaqiijiso, xaqiijisid, xaqiijiyo, hubinta, hubi aqoonsi*, koontada, koontadaada,
    koontadaadu, akoonka, akoonkaaga, akoonkaagu, akoontiga, akoontigaaga, xisaabta, xisaabtaada, soo gelitaan*, soo
    galitaan*, gelitaanka, diiwaangelin*, diiwaan gelin*, iska diiwaan, isdiiwaangel*, erayga sirta, ereyga sirta,
    furaha sirta, fure sireed*, dib u deji*, dib u dajin*, amniga, ammaanka, badbaadada, iimayl*, iimeyl*, iimeel*,
    emailkaaga, email kaaga, cinwaanka email, cinwaankaaga, aqoonsigaaga, aqoonsiga, laba tallaabo, laba talaabo, qalab
    cusub, aalad cusub, telefoon cusub, taleefan cusub, hawlgeli, hawlgelin*, firfircooni*, oggolow, ogolow,
    oggolaansho*, ogolaansho*, lacag bixin*, lacag dirid*, xawil*, xawaalad*, lacag wareejin*, kala bixid*, casuumaad*,
    casumaad*, lagugu casuumay, kugu casuumay, ku casuumay, beddelidda, bedelida, soo celin*, ilowday, hilmaantay,
    tirtirid*, saxiixa, isku dayga gelitaan, isku day gelitaan, isku dayaya inuu galo, isku dayay inuu galo, telefoonka
    cusub, taleefanka cusub, qalabka cusub
  `,
  fleeting: `
    daqiiqo, daqiiqadood, daqiiqadaha, daqiiqad, gudahood, saacadood, saacad gudaheed, hal saac, hal saacad, 24 saac,
    wuu dhacayaa, wuxuu dhacayaa, wuxuu dhacaa, way dhacaysaa, waxay dhacaysaa, waxay dhacdaa, dhici doona, dhici
    doonaa, dhici doontaa, waxa uu dhacayaa, wuxuu ku egyahay, ku eg yahay, waqtigiisu wuxuu, waxuu shaqaynayaa, wuxuu
    shaqaynayaa, wuxuu shaqeynayaa, shaqayn doonaa, shaqeyn doonaa, ansax yahay, ansax ku ah, ansax ah, hal mar oo
    keliya, hal mar oo kaliya, mar keliya, mar kaliya, hal mar uun
  `,
  secret: `
    la wadaagin, ha wadaagin, cid kale, qof kale, cidna, qofna, ha siin, ha siinin, ha u sheegin, ha u diran, ha u
    dirin, ha tusin, ha muujin, sir ah u hay, waa sir, sir ka dhig, weligeen, waligeen, weligayo, kuma weydiin doonno,
    kuma weydiin doono, kuma waydiin doono, kaama codsan doonno, kaama weydiin, shaqaalaheennu, shaqaalaheenu,
    shaqaalaha bangiga, adiga oo keliya, adiga oo kaliya
  `,
  enter: `
    geli kood*, geli lambar*, geli nambar*, geli code*, gali kood*, gali lambar*, fadlan geli, fadlan gali, gelinta,
    geliso, ku geli, ku qor, ku dhig, qor kood*, qor lambar*, isticmaal, isticmaalo, adeegso, ku dhaji, koobi gareey,
    koobi garee, nuqul ka samee, nuquli, guuri koodh*, u baahan tahay, waa kan kood*, waa kuwan, waa kan lambar*, ku
    jawaab, ku garaac, garaac koodh*, garaac lambar*, lagu weydiin doonaa, la geliyo, sanduuqa hoose, shaashadda, bogga
    gelitaanka, codsado koodh*
  `,
  complete: `
    xaqiiji iimayl*, xaqiiji iimeyl*, xaqiiji iimeel*, xaqiiji email*, xaqiiji cinwaan*, xaqiiji koonta*, xaqiiji
    akoon*, xaqiiji xisaabta*, xaqiiji aqoonsi*, xaqiiji diiwaangelin*, xaqiiji diiwaan*, xaqiiji inaad, xaqiiji
    isbeddel*, xaqiiji isbedel*, xaqiiji hadda, xaqiijiso iimayl*, xaqiijiso iimeyl*, xaqiijiso email*, xaqiijiso
    koonta*, xaqiijiso akoon*, xaqiijiso cinwaan*, xaqiijisid email*, u xaqiijiso, si aad u xaqiijiso, xaqiijinta
    email*, xaqiijinta iimayl*, xaqiijinta koonta*, xaqiijinta akoon*, dib u deji erayga, dib u deji ereyga, dib u deji
    furaha, dib u deji fure*, dib u deji password*, dib u dejiso erayga, dib u dejiso ereyga, dib u dejiso furaha, dib
    u dejinta erayga, dib u dejinta ereyga, dib u dejinta furaha, beddel erayga sirta, bedel erayga sirta, beddel
    ereyga sirta, bedel ereyga sirta, beddel furaha sirta, bedel furaha sirta, beddelo erayga sirta, beddesho erayga
    sirta, beddel password*, bedel password*, erayga sirta ah ee cusub, erayga sirta cusub, ereyga sirta ah ee cusub,
    ereyga sirta cusub, eray sir ah oo cusub, erey sir ah oo cusub, furaha sirta ah ee cusub, furaha sirta cusub, fure
    sireed cusub, samee erayga sirta, samee ereyga sirta, samee furaha sirta, sameyso erayga sirta, samayso erayga
    sirta, sameyso ereyga sirta, dooro erayga sirta, dooro ereyga sirta, hawlgeli koonta*, hawlgeli akoon*, hawlgeli
    xisaab*, hawl geli koonta*, hawl geli akoon*, firfircooni koonta*, firfircooni akoon*, u hawlgeliso, soo celi
    koonta*, soo celi akoon*, soo celi xisaab*, fur akoonkaaga, fur koontadaada, dhammaystir diiwaan*, dhamaystir
    diiwaan*, dhammeystir diiwaan*, dhameystir diiwaan*, aqbal casuumaad*, aqbal casumaad*, aqbasho casuumaad*, ku biir
    koox*, ku biir kooxda, oggolow gelitaan*, oggolow soo gelitaan*, haa waa aniga, haa aniga, waa aniga, linkiga
    xaqiijinta, xiriirka xaqiijinta, xidhiidhka xaqiijinta, linkiga gelitaanka, tirtir koontadaada, tirtir akoonkaaga
  `,
  act: `
    xaqiiji, xaqiijiso, xaqiijin, u xaqiijiso, aqbal, oggolow, ogolow, ansixi, sii wad, sii wado, dhammaystir,
    dhamaystir, dhammeystir, dhameystir, hawlgeli, hawl geli, firfircooni, ku biir, soo celi, tallaabada ugu dambaysa,
    talaabada ugu dambaysa, tallaabada u dambaysa, hal tallaabo ayaa, hal talaabo ayaa
  `,
  signIn: `
    gal koontadaada, gal akoonkaaga, gal akoontigaaga, soo gal, gal halkan, gal hadda, gasho koontadaada, gasho
    akoonkaaga, gal xisaabtaada, geli akoonkaaga, fur app*, bilow hadda
  `,
  never: `
    ka bax liiska, iska saar liiska, iska jooji, jooji helitaanka, jooji fariimaha, jooji farriimaha, ha ii soo dirina,
    ka noqo diiwaan*, dejinta, dejimaha, doorbidyada, ka fiiri browser*, ku fur browser*, ka eeg browser*, asturnaanta,
    arrimaha gaarka, shuruudaha, xarunta caawinta, caawin iyo, caawimaad, taageerada macaamiisha, nala soo xiriir, nala
    soo xidhiidh, la soo xiriir, su'aalaha badanaa, su'aalaha inta badan, qiimee, faallo, fikirkaaga, ra'yigaaga, la
    soco dalabka*, la soco alaabta, raad raac*, eeg dalabka*, arag dalabka*, fiiri dalabka*, eeg rasiidka, soo deji
    rasiid*, eeg qaansheeg*, soo degso, soo dejiso, soo deji app*, bixi biilka, hadda bixi, bixi hadda, hadda iibso,
    iibso hadda, wax ka baro, wax badan ka ogow, akhri wax dheeraad, sii akhri, akhri maqaal*, akhriso maqaal*,
    faahfaahin dheeraad*, macluumaad dheeraad*, arag dhammaan, eeg dhammaan, booqo dukaan*, nagala soo xiriir, nagu
    raac, nala wadaag, ku saabsan, bogga hore, la wadaag saaxiib*, casuun saaxiib*, jadwalka, dib u qorshee*
  `,
  notMe: `
    haddii aanad adiga ahayn, haddii aanad ahayn, haddii aadan ahayn, haddii aanu adiga ahayn, haddii aysan adiga
    ahayn, haddii aysan ahayn adiga, haddii aanay adiga ahayn, haddii uusan adiga ahayn, haddaanad adiga ahayn, adiga
    ma ahayn, aniga ma ahayn, adiga haddii aanay, haddaadan codsan, aadan codsan, aanad codsan, aadan samayn, aadan
    sameyn, aanad samayn, aadan iska diiwaan, aadan isdiiwaangelin, aadan isku dayin, aanad isku dayin, aadan aqoonsan,
    aadan garanayn, ma codsan, iska dhaaf, iska indho tir, iska indha tir, iska indho tirto, iska daa, waad iska dhaafi
    kartaa, waxba ha samayn, waxba ha sameyn, waxba uma baahnid, uma baahnid inaad, tirtir farriintan, tirtir
    fariintan, tirtir email*, si khalad ah, si qalad ah, khalad ahaan, diid casuumaad*, diid codsi*, nagu soo wargeli,
    noo soo sheeg, nala socodsii, ilaali koontadaada, ilaali akoonkaaga, xir koontadaada, xidh akoonkaaga
  `,
  done: `
    la beddelay, la bedelay, la xaqiijiyay, la xaqiijiyey, waa la cusbooneysiiyay, la hawlgeliyay, waa la furay, waa la
    xiray, waa la xidhay, waa la tirtiray, waa la saaray, waa lagu daray, waa la ansixiyay, waa la aqbalay, waa la
    helay, si guul leh, si guul ah, waad ku guulaysatay, waa lagu guulaystay, galitaan cusub, gelitaan cusub, la soo
    galay, ayaa la galay, waad xaqiijisay, waad ku mahadsan tahay xaqiijinta, waad isdiiwaangelisay, ku biiray, waa la
    bixiyay, waa lagaa saaray liiska, liiska waa lagaa saaray, waad ka baxday liiska, ka baxday liiska, laga saaray
    liiska, isdiiwaangelintaadii waa la joojiyay, isdiiwaangelintaada waa la joojiyay, rukumadaada waa la joojiyay,
    rukumadaada waa la kansalay, rukumadaadu way dhammaatay, mar dambe ma heli doontid, mar dambe ma heli doonto, dib
    dambe uma heli doontid
  `,
  here: `
    halkan guji, guji halkan, riix halkan, halkan riix, taabo halkan, guji link, guji xiriir*, guji xidhiidh*, guji
    badhan*, guji batoon*, guji isku xir*, riix badhan*, riix batoon*, riix xiriir*, fadlan guji, fadlan riix, gujiso,
    gujinta, badhanka, badhankan, batoonka, batoonkan, linkiga hoose, linkigan, xiriirkan, xiriirka hoose, xidhiidhkan,
    xidhiidhka hoose, isku xirka, isku xidhka, booqo, bogga soo socda, boggan, cinwaankan, browserkaaga, browser kaaga,
    biraawsarka
  `,
  onSite: `
    baakad*, xirmadaada, xirmada alaabta, darawalka, dirawalka, keenista, gaadhsiinta, gaarsiinta, keenidda alaab*,
    qaado alaab*, goobta qaadashada, xafiiska boostada, soo dhaweynta, albaabka, ballan*, dhakhtarka, isbitaal*,
    cusbitaal*, rugta caafimaadka, tikid*, tigidh*, safka sugitaanka, baarkinka, goobta gaadiidka, kulanka, shirka, ka
    qayb gal*, ka qeyb gal*, ka soo qayb*, imaan doontaa, imaanaysaa, hoteel*, duulimaad*, garoonka diyaarad*,
    xasuusin*, qolka sugitaanka
  `,
  entryPlace: `
    shaashad*, bogga, boggan, bogagga, daaqad*, foomka, sanduuqa, goobta banaan, meesha banaan, app ka, appka,
    barnaamij*, mareegta, mareegaha, website ka, websaydhka, websaytka, biraawsar*, browserka, qalabka, aaladda,
    aaladaada, kombiyuutar*, kumbuyuutar*, taleefishin*, talefishin*
  `,
  accountName: `
    magaca isticmaalaha, magacaaga isticmaale, magaca isticmaale, magaca adeegsadaha, magaca koontada, magaca akoonka
  `,
  outdated: `
    ma shaqaynayo, ma shaqeynayo, mar dambe ma shaqayn*, mar dambe ma shaqeyn*, mar danbe ma shaqayn*, wuu dhacay, way
    dhacday, waqtigiisu dhacay, wakhtigiisii dhacay, koodhkii hore, koodkii hore, koodhkii ugu horreeyay, koodhadhkii
    hore, lambarkii hore, nambarkii hore, koodhkii shalay, koodhkii aad gelisay, koodkii aad gelisay, koodhka aad
    gelisay, koodka aad gelisay, hore loo isticmaalay, waa la isticmaalay, waa la baajiyay, beddelka koodhka, halkii
    koodhka, ha isticmaalin koodhkii
  `,
  receipt: `
    rasiid*, cadaynta lacag*, caddeynta lacag*, caddaynta lacag*, ku mahadsan tahay iibsi*, mahadsanid iibsi*, ku
    mahadsan tahay lacag*, lacagta waa la helay, lacagtaada waa la helay, waan helnay lacag*, lacag bixintaadu waa,
    lacag bixintu way guulaysatay, waad bixisay, waxaad bixisay, lacagta la bixiyay, wadarta la bixiyay, wadarta guud,
    haraaga cusub, haraagaaga cusub, laga jaray, lagaa jaray, ayaad u dirtay, waxaad u dirtay, mushaharkaaga
  `,
  toRead: `
    tag koontadaada, u tag koontadaada, eeg koontadaada, fiiri koontadaada, arag koontadaada, bogga koontada, bogga
    koontadaada, bogga macaamiisha, fur dashboard*, tag dashboard*, eeg biilashaada, eeg biilasha, bangiga internetka,
    eeg dalabkaaga, hubi dalabkaaga, eeg faahfaahinta, hubi faahfaahinta, dhaqdhaqaaqii ugu dambeeyay, dib u eeg
    dhaqdhaqaaq*, eeg waxa isbeddelay, maamul qalabkaaga, taariikhda isticmaalka, akhri fariintaada, akhri farriinta,
    akhri, akhriso, akhriya, akhrido, si aad u aragto, si aad u eegto, eeg sida, fiiri, fiiriso, daawo, daawato,
    daalaco, sahami, wax badan ka ogow, wax badan ka baro
  `,
};
