import type { Cues } from "@/lib/mail/cues/types";

export const sw: Cues = {
  code: `
    msimbo, misimbo, nambari ya uthibitishaji, nambari ya kuthibitisha, namba ya uthibitisho, namba ya uthibitishaji,
    namba ya kuthibitisha, nambari ya uthibitisho, kodi ya uthibitisho, kodi ya uthibitishaji, nenosiri la mara moja,
    nywila ya mara moja, neno la siri la mara moja, nambari ya kuingia, nambari ya usalama, namba ya usalama
  `,
  maybeCode: `
    nambari ya siri, namba ya siri, pin yako, nenosiri, nywila, neno la siri, tarakimu, nambari ifuatayo,
    namba ifuatayo, nambari hii, namba hii, nambari zifuatazo, herufi
  `,
  other: `
    agizo, oda, ankara, risiti, stakabadhi, bili, kifurushi, mzigo, usafirishaji, nambari ya ufuatiliaji,
    namba ya ufuatiliaji, nambari ya kuhifadhi, nafasi, tiketi, kesi, kumbukumbu, namba ya mteja, nambari ya mteja,
    mwanachama, mkataba, nambari ya akaunti, namba ya akaunti, nambari ya kadi, inayoishia, msimbo wa posta,
    sanduku la posta, s.l.p, slp, msimbo wa ofa, msimbo wa punguzo, msimbo wa kuponi, msimbo wa zawadi,
    msimbo wa rufaa, msimbo wa mwaliko, msimbo wa hitilafu, msimbo wa kosa, msimbo wa nchi, msimbo wa eneo,
    msimbo wa qr, msimbo wa benki, msimbo wa bidhaa, msimbo wa chanzo, msimbopau, punguzo, kuponi, vocha, zawadi, ofa,
    hitilafu, simu, piga, faksi, kiasi, jumla, salio, malipo, tsh, ksh, barabara, mtaa, ghorofa, pointi, toleo, ndege,
    kiti, chumba, mita, muamala, namba ya mlipa kodi, namba ya usajili, kitambulisho cha taifa
  `,
  promo: `
    punguzo*, mapunguzo*, kuponi*, vocha ya zawadi, vocha ya punguzo, kadi ya zawadi, kadi za zawadi, msimbo wa
    ofa, msimbo wa punguzo, promosheni*, ofa maalum, ofa maalumu, ofa ya kipekee, ofa kabambe, mauzo makubwa, okoa
    sasa, okoa hadi, wakati wa kulipia bidhaa, kikapu cha ununuzi, kikapu chako, kikapuni*, usafirishaji wa bure,
    usafirishaji bure, uwasilishaji wa bure, pointi za uaminifu, alama za uaminifu, pointi za bonasi, droo ya
    zawadi, bahati nasibu, alika marafiki, alika rafiki, waalike marafiki, rejesho la pesa taslimu, zawadi ya siku
    ya kuzaliwa, zawadi ya kuzaliwa, oda ya chini, kiwango cha chini cha oda, ununuzi wa chini, hadi bidhaa
    ziishe, wakati bidhaa zipo, komboa zawadi, komboa punguzo, nunua sasa
  `,
  press: `
    toleo hili la jarida, katika toleo hili, katika makala hii, soma zaidi, endelea kusoma, soma makala, mwandishi
    wa safu, chapisho la blogu, makala ya blogu, wasomaji wetu, takwimu*, ripoti ya wiki, ripoti ya kila wiki,
    ripoti ya mwezi, ripoti ya kila mwezi, muhtasari wa wiki, muhtasari wa kila wiki, muhtasari wa mwezi, kwa
    wastani, mwezi uliopita, madokezo ya toleo, maelezo ya toleo, orodha ya mabadiliko, toleo jipya, hitilafu
    zilizorekebishwa, marekebisho ya hitilafu, majaribio yameshindwa, majaribio yalishindwa, semina ya mtandaoni,
    kipindi cha podikasti, podikasti*, warsha*, vidokezo vya, utafiti unaonyesha, kwa mujibu wa utafiti, kulingana
    na utafiti, wimbi la utapeli, wimbi la ulaghai, taarifa kwa vyombo vya habari, watafiti
  `,
  business: `
    thibitisha, kuthibitisha, uthibitishaji, uthibitisho, ingia, kuingia, jisajili, kujisajili, usajili, akaunti,
    barua pepe, nenosiri, nywila, weka upya, kuweka upya, rejesha, kurejesha, usalama, utambulisho, hatua mbili,
    wezesha, kuwezesha, amilisha, washa, kuwasha, kifaa kipya, kutoa pesa, kuhamisha
  `,
  fleeting: `
    itaisha, utaisha, itakwisha muda, muda wa matumizi, halali kwa, itakuwa halali, hudumu kwa, dakika, mara moja,
    usishiriki, usimpe, usimwambie, usishirikishe, usitoe, yeyote, hatutawahi kuuliza, hatutakuuliza, siri
  `,
  enter: `
    weka, ingiza, andika, nakili, bandika, tumia, kutumia, jaza, toa
  `,
  complete: `
    thibitisha barua pepe, thibitisha anwani, thibitisha akaunti, thibitisha utambulisho, thibitisha usajili,
    thibitisha mabadiliko, thibitisha kuingia, thibitisha sasa, kuthibitisha barua pepe, kuthibitisha anwani,
    kuthibitisha akaunti, kuthibitisha usajili, wezesha akaunti, amilisha akaunti, washa akaunti, anzisha akaunti,
    kuwezesha akaunti, kuamilisha akaunti, kuwasha akaunti, weka upya nenosiri, kuweka upya nenosiri,
    weka upya nywila, badilisha nenosiri, badilisha nywila, badili nenosiri, kubadilisha nenosiri, unda nenosiri,
    tengeneza nenosiri, weka nenosiri, weka nywila, nenosiri jipya, nywila mpya, rejesha akaunti, rejesha nenosiri,
    kurejesha akaunti, kiungo cha uthibitishaji, kiungo cha kuthibitisha, kiungo cha kuingia, kubali mwaliko,
    kukubali mwaliko, tazama mwaliko, jiunge na timu, jiunge sasa, jiunge na kikundi, fungua akaunti yako,
    kufungua akaunti yako, idhinisha kuingia, idhinisha kifaa, ndiyo ni mimi, ndio ni mimi, ni mimi,
    kamilisha usajili, kukamilisha usajili, kamilisha kujisajili, futa akaunti yangu
  `,
  act: `
    thibitisha, wezesha, amilisha, washa, kubali, idhinisha, ruhusu, fungua, weka upya, jiunge, endelea, kamilisha,
    maliza, anza, ndiyo, ndio
  `,
  signIn: `
    ingia, ingia sasa, ingia kwenye akaunti, fungua programu
  `,
  never: `
    jiondoe, jitoe, acha kupokea, ghairi usajili, mapendeleo, mipangilio, dhibiti, tazama kwenye kivinjari,
    fungua kwenye kivinjari, tazama mtandaoni, faragha, masharti, msaada, usaidizi, wasiliana nasi, maswali, utafiti,
    maoni, kadiria, tathmini, tazama agizo, angalia agizo, thibitisha agizo, fuatilia, tazama ankara, lipa sasa,
    lipa bili, tazama maelezo, soma zaidi, jifunze zaidi, pata maelezo, tazama zote, pakua, nunua, duka, shiriki,
    tufuate, jibu, kuhusu sisi, ukurasa wa nyumbani, alika marafiki
  `,
  notMe: `
    si wewe, sio wewe, haikuwa wewe, si mimi, sio mimi, hukuomba, haukuomba, hukufanya, haukufanya, hukujisajili,
    haukujisajili, huitambui, hautambui, puuza, kataa, ghairi, ripoti, linda akaunti, zuia
  `,
  done: `
    imebadilishwa, limebadilishwa, yamebadilishwa, imewekwa upya, limewekwa upya, imesasishwa, imethibitishwa,
    umethibitisha, imewezeshwa, imeamilishwa, imewashwa, imezimwa, imeongezwa, kimeongezwa, imeondolewa, imefutwa,
    umefanikiwa, kwa mafanikio, umeingia kwa, kuingia kupya, kuingia mpya, ameingia, asante kwa kuthibitisha,
    amekubali mwaliko, amejiunga
  `,
  here: `
    hapa, bofya, bonyeza, gusa, gonga, kiungo, kitufe, tembelea, nenda kwenye, nakili na ubandike, kivinjari
  `,
};
