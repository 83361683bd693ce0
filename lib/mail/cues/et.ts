import type { Cues } from "@/lib/mail/cues/types";

export const et: Cues = {
  code: `
    kood*, kinnituskood*, turvakood*, ühekord* kood*, ühekord* parool*, ühekord* salasõn*, sisselogimiskood*,
    autentimiskood*, aktiveerimiskood*, taastamiskood*, taastekood*, lähtestamiskood*, pääsukood*, juurdepääsukood*,
    kontrollkood*, tuvastuskood*, tuvastamiskood*, sms kood*, ajuti* kood*
  `,
  maybeCode: `
    pin kood*, ajutine parool, numbrid, *kohaline, allolev number, järgmine number, võti, turvavõti, tähemärki
  `,
  other: `
    tellimus*, arve, arved, kviitung*, pilet*, pöördumise number, kliendinumber*, broneering*, saadetis*,
    jälgimisnumber*, pakk, pakiautomaa*, uksekood*, tarne*, viitenumber*, telefon*, helista*, kontonumber*,
    kaardinumber*, lõpeb numbritega, lõppev*, lepingu*, kindlustus*, arvesti*, seerianumber*, sihtnumber*,
    riigikood*, suunakood*, allahindlus*, sooduskood*, kampaaniakood*, pakkumi*, kupong*, kinkekaart*, kinkekood*,
    kutsekood*, veakood*, käitumiskoodeks*, qr kood*, vöötkood*, lähtekood*, isikukood*, registrikood*, reg nr,
    käibemaks*, kmkr*, kokku, summa*, jääk, hind, hinna*, makse, punkti*, tänav*, tehingu number, jälgimiskood*
  `,
  business: `
    kinnita*, verifitseeri*, autenti*, tuvasta*, sisselogimi*, logi sisse, sisse logida, parool*, salasõna*,
    lähtesta*, taasta*, kontot, kontole, registreeri*, meiliaadress*, turva*, aktiveeri*, kaheastmeli*, kahefaktori*,
    seade, seadme*, identiteet*, isikusamasus*, konto, e posti aadress*, e postiaadress*
  `,
  fleeting: `
    kehtiv*, aegub, aegun*, minut*, ära jaga, ärge jagage, ära jagage, ära anna, kellegagi, mitte kunagi, ühekordse*,
    salajas*, konfidentsiaal*, kehtib
  `,
  enter: `
    sisesta*, kirjuta*, kopeeri*, kleebi*, kasuta, kasutage, tipi*
  `,
  complete: `
    kinnita* e post*, kinnita* oma e post*, kinnita* uus e post*, kinnita* uut e post*, kinnita* meiliaadress*,
    kinnita* kont*, kinnita* oma kont*, kinnita* registreeri*, kinnita* oma registreeri*, kinnita* uudiskirja*,
    kinnita* sisselogimi*, kinnita* muudatus*, kinnita* identiteet*, kinnita* kustutami*, kinnita* et see oled sina,
    e posti* kinnitami*, e postiaadressi kinnitami*, konto kinnitami*, konto aktiveerimi*, konto taastami*,
    aktiveeri* kont*, aktiveeri* oma kont*, lähtesta* parool*, lähtesta* oma parool*, lähtesta* salasõn*,
    lähtesta* oma salasõn*, taasta* parool*, taasta* oma parool*, taasta* salasõn*, taasta* oma salasõn*,
    vaheta* parool*, vaheta* oma parool*, vaheta* salasõn*, vaheta* oma salasõn*, muuda* parool*, muuda* oma parool*,
    muuda* salasõn*, muuda* oma salasõn*, muutke parool*, muutke oma parool*, muutke salasõn*, muutke oma salasõn*,
    määra* parool*, määra* oma parool*, määra* uus parool*, määra* salasõn*, loo* parool*, loo* oma parool*,
    loo* uus parool*, loo* salasõn*, vali* parool*, vali* oma parool*, vali* uus parool*, vali* salasõn*,
    parooli lähtestami*, parooli taastami*, parooli muutmi*, parooli vahetami*, salasõna lähtestami*,
    salasõna taastami*, salasõna muutmi*, salasõna vahetami*, uus parool, uue parooli, uus salasõna, kinnituslin*,
    aktiveerimislin*, sisselogimislin*, võt* kutse vastu, aktsepteeri* kutse, liitu* meeskonnaga, see olin mina,
    lõpeta* registreeri*, kustuta* minu konto, kustuta* konto, ava* konto
  `,
  act: `
    kinnita, kinnitage, aktiveeri, aktiveerige, nõustu, aktsepteeri, jätka, jätkake, liitu, lähtesta, verifitseeri
  `,
  signIn: `
    logi sisse, logige sisse, sisene, sisenege, sisselogimine, ava rakendus
  `,
  never: `
    tühista tellimus, seaded, eelistus*, brauseris, veebiversioon*, privaatsus*, küpsis*, tingimus*, abi,
    klienditugi, kontakt*, võta ühendust, korduma kippuvad*, küsitlus*, tagasiside*, hinda*, jälgi*, vaata tellimus*,
    minu tellimused, vaata arvet, maksa*, loe lähemalt, vaata kõiki, osta kohe, meist, uudiskiri, loobu*
  `,
  notMe: `
    polnud sina, polnud teie, ei olnud sina, ei olnud teie, ei taotlenud, ei palunud, ei loonud, ei tunne ära,
    ei ole taotlenud, eira*, ignoreeri*, keeldu*, tühista*, blokeeri*, kaitse oma kontot, ekslikult
  `,
  done: `
    on muudetud, on lähtestatud, on kinnitatud, on aktiveeritud, on lisatud, on eemaldatud, on kustutatud,
    on edukalt*, muudeti, lähtestati, õnnestus, uus sisselogimine, logiti sisse, parool muudetud, täname kinnitamast,
    on vastu võtnud
  `,
  here: `
    siin, siia, kliki*, klikka*, klõpsa*, vajuta*, link, lingil, lingile, allolev*, sellel lingil, nupule,
    brauserisse, aadressiri*, nupp ei tööta
  `,
};
