import type { Cues } from "@/lib/mail/extraction/cues/types";

export const mi: Cues = {
  code: `
    waehere whakaū, waehere whakaūnga, waehere manatoko, waehere whakatūturu, waehere haumaru, waehere takiuru, waehere
    whakauru, waehere urunga, waehere whakahohe, waehere whakahohenga, waehere tautuhi anō, waehere whakaora, waehere
    motuhake, waehere huna, waehere matatapu, waehere kotahi te whakamahi, waehere mō te wā kotahi, waehere wā kotahi,
    waehere taupua, waehere rangitahi, waehere tuakiri, waehere motuhēhē, waehere tīmata, waehere otp, waehere pin,
    waehere hanga pūkete, waehere tango moni, waehere utu, waehere tuku moni, tō waehere, to waehere, tāu waehere, ō
    waehere, tēnei waehere, te waehere nei, i te waehere, ko te waehere, ki te waehere, he waehere, waehere e ono mati,
    waehere ono mati, waehere mati ono, waehere whā mati, kupuhipa kotahi, kupuhipa wā kotahi, kupuhipa mō te wā kotahi,
    kupuhipa kotahi te whakamahi, kupuhipa taupua, kupuhipa rangitahi, kupuhuna kotahi, kupuhuna wā kotahi, kupuhuna
    taupua, kupuhuna rangitahi, kupu huna wā kotahi, kupu huna taupua, kupu huna kotahi te whakamahi, kupu huna
    rangitahi, kuputuku wā kotahi, kuputuku taupua, kuputuku rangitahi, kupu uru wā kotahi, kupu uru taupua, tau
    manatoko, tau whakaū, tau whakatūturu, tau haumaru, tau takiuru, tau huna, nama manatoko, nama whakaū, nama
    whakatūturu, nama haumaru, nama takiuru
  `,
  maybeCode: `
    waehere, kupuhipa*, kupuhuna*, kupu huna, kuputuku*, kupu uru, kupu whakauru, tau e whai ake nei, tēnei tau, tēnei
    nama, te tau kei raro, nama kei raro nei, te nama kei raro, ngā mati, mati e ono, mati e whā, mati e waru, ono ngā
    mati, whā ngā mati, ngā tau e ono, ēnei tau, ēnei nama, ngā pū kei raro, ēnei pū, ngā kupu e whai ake, tohu haumaru,
    kī haumaru, pine huna, nama huna
  `,
  other: `
    nama ota, nama ota hoko, nama nama, nama pire, nama waea, nama waea pūkoro, nama pūkoro, nama pūkete, nama kaute,
    nama kiritaki, nama mema, nama mematanga, nama tohutoro, nama whai, nama whaiwhai, nama aru, nama mōkī, nama tīkiti,
    nama rere, nama tūru, nama rūma, nama whare, nama kāri, nama pēke, nama peeke, nama tāke, nama ird, nama uruwhenua,
    nama raihana, nama tono, nama kēhi, nama kōnae, nama akoranga, nama ākonga, nama kaimahi, nama rārangi, nama rihīti,
    nama kirimana, nama kaupapahere, nama hiko, nama hui, nama rēhita, nama motokā, nama nhi, nama whakaritenga, tau
    ota, tau waea, tau pūkete, tau tohutoro, tau kiritaki, tau mema, tau pire, tau tīkiti, tau whai, tau aru, tau tāke,
    tau ird, tō ota, tāu ota, te ota, ngā ota, tō nama hiko, te nama utu, pire utu, tō pire, nikau tohutoro, tohutoro
    utu, waehere poutāpeta, waehere poutapeta, waehere pōhi, waehere whakatairanga, waehere whakahekenga, waehere heke
    utu, waehere utu iti, waehere koha, waehere kāri koha, waehere tono hoa, waehere pōwhiri, waehere tohutoro, waehere
    hapa, waehere hē, waehere tūnga, waehere whenua, waehere rohe, waehere takiwā, waehere pēke, waehere peeke, waehere
    peka, waehere qr, waehere pae, waehere hua, waehere tae, waehere karaehe, waehere kura, waehere akoranga, waehere
    rorohiko, waehere puna, waehere mahi, waehere tari, waehere ota, waehere tāke, waehere mema, waehere kiritaki,
    waehere kaimahi, waehere ākonga, waehere pukapuka, waehere momo, waehere rahi, waehere whare, waehere wharau,
    waehere wai, waehere wi fi, waehere wifi, waehere kuaha, waehere kēti, waehere hui, waehere swift, waehere hs,
    waehere moni, waehere aru, pouaka poutāpeta, tapeke utu, te tapeke, tapeke katoa, te utu, utu katoa, nui o te utu,
    nama ka toe, toenga pūkete, toenga moni, ka mutu ki, e mutu ana ki, whakamutunga o tō kāri, mati whakamutunga e whā,
    whiwhinga, waea mai, waea utu kore, waeatia, putanga hou, putanga pūmanawa
  `,
  promo: `
    whakahekenga utu*, heke utu, hekenga utu, utu heke, utu iti, utu whakaheke, tuku utu kore, tuku kore utu, kāri koha,
    kāri perehana, tīkiti koha, hokohoko nui, hoko nui, hokona ināianei, hokona inaianei, hoko ināianei, tuku motuhake,
    tāpaetanga motuhake, utu motuhake, mō tēnei rā anake, tēnei wiki anake, mō te wā poto, whiwhi taonga, toa taonga,
    wini taonga, whakataetae, pūrei kia toa, pōwhiritia ō hoa, pōwhiria ō hoa, tonoa ō hoa, tonoa he hoa, ngā whiwhinga
    hoko, tō kāta, tō kāta hoko, tō tōneke, i te wā utu, i te takiutu, kia pau rā anō, hararei hoko, koha huritau
  `,
  press: `
    pānui ā wiki, pānui ā marama, pānui a wiki, pānuitanga pāpāho, ngā kōrero o te wiki, ngā pitopito kōrero, pitopito
    kōrero, he kōrero hou, ngā rongo o te wiki, i tēnei putanga, i tēnei tuhinga, tuhinga hou, pūrongo ā wiki, pūrongo ā
    tau, pūrongo ā marama, tatauranga, ōrau, rangahau hou, ngā kairangahau, uiuinga, kaipānui, hītori o te, kua puta te
    pānui, te marama kua hori, te tau kua hori, te wiki kua hori, ngā āhuatanga hou, te reo irirangi, ipurangi pāho,
    hunga tinihanga, kaitinihanga
  `,
  business: `
    whakaū*, manatoko*, whakatūturu*, takiuru*, takiputa*, kupuhipa*, kupuhuna*, kupu huna, tō pūkete, tāu pūkete, ō
    pūkete, he pūkete, te pūkete, pūkete hou, tō kaute, kaute hou, wāhitau īmēra, tō īmēra, tāu īmēra, īmēra hou,
    rēhita, rēhitatanga, kua rēhita, haumarutanga, te haumaru o tō, tautuhi anō, tautuhia anō, whakahohe, whakahohea,
    whakahohenga, kua wareware, wareware koe, tono takiuru, pūrere hou, tō pūrere, waea hou, uru ki tō, whai uru,
    urunga, tuakiri, motuhēhē*, pōwhiri, pōwhiritanga, hipanga rua, tauwehe rua, ara rua, panoni wāhitau, panoni īmēra,
    huri wāhitau, utu tuihono, whakawhiti moni, tuku moni, pēke tuihono, whakaaetanga, hainatanga, whakamana
  `,
  fleeting: `
    ka mōnehu, mōnehu ā*, mōnehu i roto, mōnehutanga, ka pau te wā, ka pau i roto, ka pau ā te, ka pau ā muri, ka pau
    tēnei, ka mutu i roto, ka mutu tēnei, ka mutu te mana, ka whai mana mō, whai mana mō, whaimana mō, e mana ana mō, ka
    mana mō, i roto i te meneti, meneti, miniti, ngā meneti, tekau meneti, rima meneti, hāora, ngā hāora, haora, kotahi
    hāora, 24 hāora, kotahi anake te whakamahi, kotahi te whakamahinga, whakamahia kia kotahi, mō te wā kotahi anake,
    kotahi noa iho, wā poto noa
  `,
  secret: `
    kaua e tohaina, kaua e toha, kaua e tiria, kaua e tiri, kaua e tuari, kaua e tuaria, kaua e hoatu, kaua e tukua,
    kaua e whāki, kaua e whākina, kaua e whakaaturia, kaua e kōrerotia, kaua e tukuna, kaua tēnei waehere, kaua e tukuna
    atu, ki tētahi atu, ki te tangata kē, ki tangata kē, ki ētahi atu, me noho muna, kia muna, noho matatapu, noho huna,
    puritia kia muna, huna rawa, mōu anake, māu anake, nāu anake, e kore mātou e tono, e kore mātou e pātai, kāore mātou
    e tono, kāore mātou e pātai, kore rawa mātou, kore rawa ā mātou, kāore ā mātou kaimahi, e kore ā mātou kaimahi,
    ahakoa ko wai
  `,
  enter: `
    tāuruhia, tāuru i te, tāurua, tāurutia, tāuru, patopato, patopatohia, patohia, pato i te, tuhia te waehere, tuhia
    tēnei, tuhia ki, tuhia te nama, tuhi i te waehere, whakauruhia, whakaurua, whakaurua te, whakauru i te waehere,
    whakauru waehere, tāruatia, tārua te, tārua i te, tārua me te whakapiri, whakapiri, whakapiria, whakamahia tēnei,
    whakamahia te, whakamahia te waehere, whakamahi i te, whakamahi i tēnei, hei whakamahi, anei te waehere, anei tō
    waehere, anei tō, ko tō waehere, ka tonoa koe, ka pātaia koe, ka hiahia koe, pānuitia te waehere, hoatu te waehere,
    whakautua ki te waehere, ki te pouaka, ki te āpure, i te mata takiuru, i te whārangi takiuru
  `,
  complete: `
    whakaū tō īmēra, whakaū tō wāhitau, whakaū tō pūkete, whakaū tō kaute, whakaū tō rēhitatanga, whakaū tō takiuru,
    whakaū tō tuakiri, whakaū i tō īmēra, whakaū i tō wāhitau, whakaū i tō pūkete, whakaū i tō kaute, whakaū i tō
    rēhitatanga, whakaū i tō takiuru, whakaū i tō tuakiri, whakaū te īmēra, whakaū te wāhitau, whakaū te pūkete, whakaū
    te kaute, whakaū te rēhitatanga, whakaū te takiuru, whakaū te tuakiri, whakaūngia tō īmēra, whakaūngia tō wāhitau,
    whakaūngia tō pūkete, whakaūngia tō kaute, whakaūngia tō rēhitatanga, whakaūngia tō takiuru, whakaūngia tō tuakiri,
    whakaūngia i tō īmēra, whakaūngia i tō wāhitau, whakaūngia i tō pūkete, whakaūngia i tō kaute, whakaūngia i tō
    rēhitatanga, whakaūngia i tō takiuru, whakaūngia i tō tuakiri, whakaūngia te īmēra, whakaūngia te wāhitau,
    whakaūngia te pūkete, whakaūngia te kaute, whakaūngia te rēhitatanga, whakaūngia te takiuru, whakaūngia te tuakiri,
    manatoko tō īmēra, manatoko tō wāhitau, manatoko tō pūkete, manatoko tō kaute, manatoko tō rēhitatanga, manatoko tō
    takiuru, manatoko tō tuakiri, manatoko i tō īmēra, manatoko i tō wāhitau, manatoko i tō pūkete, manatoko i tō kaute,
    manatoko i tō rēhitatanga, manatoko i tō takiuru, manatoko i tō tuakiri, manatoko te īmēra, manatoko te wāhitau,
    manatoko te pūkete, manatoko te kaute, manatoko te rēhitatanga, manatoko te takiuru, manatoko te tuakiri, manatokona
    tō īmēra, manatokona tō wāhitau, manatokona tō pūkete, manatokona tō kaute, manatokona tō rēhitatanga, manatokona tō
    takiuru, manatokona tō tuakiri, manatokona i tō īmēra, manatokona i tō wāhitau, manatokona i tō pūkete, manatokona i
    tō kaute, manatokona i tō rēhitatanga, manatokona i tō takiuru, manatokona i tō tuakiri, manatokona te īmēra,
    manatokona te wāhitau, manatokona te pūkete, manatokona te kaute, manatokona te rēhitatanga, manatokona te takiuru,
    manatokona te tuakiri, whakatūturu tō īmēra, whakatūturu tō wāhitau, whakatūturu tō pūkete, whakatūturu tō kaute,
    whakatūturu tō rēhitatanga, whakatūturu tō takiuru, whakatūturu tō tuakiri, whakatūturu i tō īmēra, whakatūturu i tō
    wāhitau, whakatūturu i tō pūkete, whakatūturu i tō kaute, whakatūturu i tō rēhitatanga, whakatūturu i tō takiuru,
    whakatūturu i tō tuakiri, whakatūturu te īmēra, whakatūturu te wāhitau, whakatūturu te pūkete, whakatūturu te kaute,
    whakatūturu te rēhitatanga, whakatūturu te takiuru, whakatūturu te tuakiri, whakatūturutia tō īmēra, whakatūturutia
    tō wāhitau, whakatūturutia tō pūkete, whakatūturutia tō kaute, whakatūturutia tō rēhitatanga, whakatūturutia tō
    takiuru, whakatūturutia tō tuakiri, whakatūturutia i tō īmēra, whakatūturutia i tō wāhitau, whakatūturutia i tō
    pūkete, whakatūturutia i tō kaute, whakatūturutia i tō rēhitatanga, whakatūturutia i tō takiuru, whakatūturutia i tō
    tuakiri, whakatūturutia te īmēra, whakatūturutia te wāhitau, whakatūturutia te pūkete, whakatūturutia te kaute,
    whakatūturutia te rēhitatanga, whakatūturutia te takiuru, whakatūturutia te tuakiri, whakaū īmēra, whakaū wāhitau,
    whakaū pūkete, whakaū takiuru, whakaū tuakiri, whakaū ināianei, whakaū inaianei, manatoko īmēra, manatoko wāhitau,
    manatoko pūkete, manatoko takiuru, manatoko tuakiri, manatoko ināianei, manatoko inaianei, whakaūngia ināianei,
    manatokona ināianei, whakaū i tēnei wāhitau, whakaū i te panonitanga, whakaū ohaurunga, whakaū i tō ohaurunga,
    tautuhi i tō kupuhipa, tautuhi i tō kupuhuna, tautuhi i tō kupu huna, tautuhi i tō kuputuku, tautuhia tō kupuhipa,
    tautuhia tō kupuhuna, tautuhia tō kupu huna, tautuhia tō kuputuku, tautuhi anō i tō kupuhipa, tautuhi anō i tō
    kupuhuna, tautuhi anō i tō kupu huna, tautuhi anō i tō kuputuku, tautuhia anō tō kupuhipa, tautuhia anō tō kupuhuna,
    tautuhia anō tō kupu huna, tautuhia anō tō kuputuku, tautuhia he kupuhipa, tautuhia he kupuhuna, tautuhia he kupu
    huna, tautuhia he kuputuku, hanga i tō kupuhipa, hanga i tō kupuhuna, hanga i tō kupu huna, hanga i tō kuputuku,
    hangaia tō kupuhipa, hangaia tō kupuhuna, hangaia tō kupu huna, hangaia tō kuputuku, hangaia he kupuhipa, hangaia he
    kupuhuna, hangaia he kupu huna, hangaia he kuputuku, panoni i tō kupuhipa, panoni i tō kupuhuna, panoni i tō kupu
    huna, panoni i tō kuputuku, panonihia tō kupuhipa, panonihia tō kupuhuna, panonihia tō kupu huna, panonihia tō
    kuputuku, huri i tō kupuhipa, huri i tō kupuhuna, huri i tō kupu huna, huri i tō kuputuku, hurihia tō kupuhipa,
    hurihia tō kupuhuna, hurihia tō kupu huna, hurihia tō kuputuku, kōwhiria he kupuhipa, kōwhiria he kupuhuna, kōwhiria
    he kupu huna, kōwhiria he kuputuku, whakarite i tō kupuhipa, whakarite i tō kupuhuna, whakarite i tō kupu huna,
    whakarite i tō kuputuku, whakaritea tō kupuhipa, whakaritea tō kupuhuna, whakaritea tō kupu huna, whakaritea tō
    kuputuku, whakarite i te kupuhipa, whakarite i te kupuhuna, whakarite i te kupu huna, whakarite i te kuputuku,
    tautuhi anō i te kupuhipa, tautuhi anō i te kupuhuna, tautuhi anō i te kupu huna, tautuhi anō i te kuputuku, tautuhi
    anō kupuhipa, tautuhi anō kupuhuna, tautuhi kupuhipa, panoni kupuhipa, huri kupuhipa, kupuhipa hou, kupuhuna hou,
    kupu huna hou, kuputuku hou, hono tautuhi anō, whakahohe i tō pūkete, whakahohe i tō kaute, whakahohe i te pūkete,
    whakahohe i te kaute, whakahohea tō pūkete, whakahohea tō kaute, whakahohea te pūkete, whakahohea te kaute,
    whakahohe tō pūkete, whakahohe tō kaute, whakahohe te pūkete, whakahohe te kaute, whakaora i tō pūkete, whakaora i
    tō kaute, whakaora i te pūkete, whakaora i te kaute, whakaorangia tō pūkete, whakaorangia tō kaute, whakaorangia te
    pūkete, whakaorangia te kaute, whakatuwhera i tō pūkete, whakatuwhera i tō kaute, whakatuwhera i te pūkete,
    whakatuwhera i te kaute, huakina tō pūkete, huakina tō kaute, huakina te pūkete, huakina te kaute, whakahohe pūkete,
    whakaora pūkete, whakaoti tō rēhitatanga, whakaoti te rēhitatanga, whakaoti i tō rēhitatanga, whakaoti i te
    rēhitatanga, whakaotia tō rēhitatanga, whakaotia te rēhitatanga, whakaoti rēhita, whakaae ki te pōwhiri, whakaae ki
    te pōwhiritanga, whakaaetia te pōwhiri, whakaaetia te pōwhiritanga, whakaae pōwhiri, uru ki te rōpū, uru ki te tīma,
    hono atu ki te rōpū, hono atu ki te tīma, whakaae ki te takiuru, whakaaetia te takiuru, whakaae takiuru, whakamana
    takiuru, whakamana pūrere, āe nāku, āe ko au, āe ko ahau, ko au tēnei, nāku tēnei, hono manatoko, hono whakaū, hono
    takiuru, hono whakahohe, hono makutu, hononga manatoko, hononga whakaū, hononga takiuru, hononga whakahohe, muku i
    taku pūkete, mukua taku pūkete, kati i taku pūkete
  `,
  act: `
    whakaū, whakaūngia, whakaūhia, manatoko, manatokona, manatokohia, whakatūturu, whakatūturuhia, whakahohe,
    whakahohea, whakaaetia, whakamana, whakamanahia, haere tonu, me haere tonu, whakaoti, whakaotia, whakaotingia,
    kotahi anake te hipanga, hipanga whakamutunga, te hipanga whakamutunga, kua tata oti, tata oti
  `,
  signIn: `
    takiuru, takiuru ināianei, takiuru inaianei, takiuru ki, takiuru mai, takiuruhia, takiuru ki tō pūkete, uru ki tō
    pūkete, uru ki taku pūkete, whakatuwherahia te taupānga, huakina te taupānga, tīmata ināianei, me tīmata
  `,
  never: `
    whakakore ohaurunga, whakakore ohauru, whakakore i te ohaurunga, whakakore i tō ohaurunga, ohauru kore, ohaurukore,
    kāore e hiahia kia whiwhi, whakamutu īmēra, kaua e tuku īmēra, tangohia ahau, tango i taku ingoa, mahuta i te
    rārangi, wehe i te rārangi, tautuhinga, ngā tautuhinga, tautuhinga īmēra, tautuhinga whakamōhio, manakohanga, ngā
    manakohanga, whakahaere ohaurunga, whakahaere whakamōhiotanga, whakahaere manakohanga, whakahaere tautuhinga, tiro i
    te ota, tiro i te nama, tiro i te pire, tiro i te rihīti, tiro i te pūtirotiro, tiro i tō ota, tiro i tō nama, tiro
    i tō pire, tiro i tō rihīti, tiro i tō pūtirotiro, tiro ki te ota, tiro ki te nama, tiro ki te pire, tiro ki te
    rihīti, tiro ki te pūtirotiro, tirohia te ota, tirohia te nama, tirohia te pire, tirohia te rihīti, tirohia te
    taipitopito, tirohia te karere, tirohia te tīkiti, tirohia tō ota, tirohia tō nama, tirohia tō pire, tirohia tō
    rihīti, tirohia tō taipitopito, tirohia tō karere, tirohia tō tīkiti, tirohia ki te pūtirotiro, tirohia ngā mea
    katoa, tirohia te katoa, titiro tuihono, pānuitia tuihono, aru i tō mōkī, aru i tō ota, aru i tō tukunga, aruhia tō
    mōkī, aruhia tō ota, aruhia tō tukunga, whai i tō mōkī, whai i tō ota, whai i tō tukunga, whāia tō mōkī, whāia tō
    ota, whāia tō tukunga, kaupapahere tūmataiti, kaupapahere tūmataitinga, kaupapa here tūmataiti, kaupapa here
    tūmataitinga, tūmataiti, tūmataititanga, tikanga me ngā here, ngā tikanga whakamahi, tikanga whakamahi, tikanga
    ratonga, ngā ture me ngā tikanga, pokapū āwhina, whārangi āwhina, āwhina me te tautoko, whakapā mai, whakapā ki a
    mātou, me whakapā mai, tuku īmēra mai, pātai auau, pātai putuputu, ngā pātai, ō whakaaro, homai ō whakaaro, urupare,
    uiuinga, whakautua te uiui, pānui tonu, pānui atu, pānui anō, pānuitia te roanga, pānuitia ngā kōrero, kōrero anō,
    ngā kōrero katoa, he kōrero anō, ētahi atu kōrero, he mōhiohio anō, mōhiohio anō, ako anō, tikiake, tikiakehia,
    tikiake i te taupānga, utua ināianei, utua inaianei, utu ināianei, hokona ināianei, toro ki te toa, toro ki te
    paetukutuku, toro ki tā mātou, whai i a mātou, whāia mātou, aru i a mātou, mō mātou, ko wai mātou, whārangi kāinga,
    tohaina ki ō hoa, tohaina, tuaritia, whakautua te karere, whakautu karere, tāpiri ki te maramataka, whakarerekē rā,
    panoni wā hui
  `,
  notMe: `
    ehara koe, ehara nāu, ehara i a koe, ehara māu, ehara i ahau, ehara nāku, mehemea ehara, mēnā ehara, ki te kore koe,
    mehemea kāore koe, mēnā kāore koe, ki te kāore koe, kāore koe i tono, kāore koe i rēhita, kāore koe i hanga, kāore
    koe i mahi, kāore koe i whakaae, kīhai koe i tono, nā tētahi atu, nā tangata kē, waiho noa, waihotia noa, waiho
    tēnei īmēra, waiho atu tēnei, me waiho noa, kaua e aro, kaua e arohia, kaua e mahi i tētahi mea, kaua e mahi aha,
    karekau he mahi, kāore he mahi, kāore koe e mōhio, mukua tēnei īmēra, muku i tēnei īmēra, i tae hē, i tukuna hētia,
    hē noa, nā te hapa, whakakāhore, whakahē, whakahēngia, whakakorea te tono, whakakore tono, pūrongotia, whakamōhio
    mai, whakamōhiotia mai, whakapā wawe mai, kati i tō pūkete, parea te pōwhiri, whakahaumaruhia
  `,
  done: `
    kua panonitia, kua panonihia, kua hurihia, kua whakahoutia, kua whakarerekētia, kua whakaūngia, kua manatokona, kua
    manatokohia, kua whakatūturuhia, kua whakahohea, kua whakahohetia, kua tāpirihia, kua mukua, kua murua, kua
    tangohia, kua hangaia, kua waihangatia, kua tautuhia anō, kua katia, kua huakina, kua tukuna, kua utua, kua utua
    katoatia, kua whiwhi, kua oti, kua tutuki, kua angitu, kua rēhitatia, kua takiuru, kua tae mai, kua tae atu, kua
    whakaaetia, kua whakaae, kua uru mai, kua hono mai, kua whakakorea, kua hokona, kua riro mai, takiuru hou, he
    takiuru hou, i takiuru angitu, angitu te, i angitu te, kua whakakorea tō ohaurunga, kua tangohia koe i te rārangi,
    kua tangohia tō ingoa, kāore koe e whiwhi anō, e kore koe e whiwhi anō, ngā mihi mō te whakaū, kua riro i a mātou
  `,
  here: `
    pāwhiri, pāwhiria, pāwhiritia, pāwhiri ki konei, pāwhiri i konei, pāwhiri i te hono, pāwhiri i te pātene, pāwhiri
    mai, pāwhiritia te hono, pāwhiritia te pātene, pēhia i konei, pēhi i konei, pēhia te pātene, pēhia te hono, pātōhia
    te hono, ki te hono, tēnei hono, te hono nei, te hono kei raro, te hono i raro, hono e whai ake, hononga kei raro,
    te hononga nei, tēnei hononga, te pātene kei raro, te pātene i raro, te pātene nei, tēnei pātene, whāia te hono,
    whāia tēnei hono, whai i te hono, tēnei whārangi, te whārangi nei, tōia te hono, tārua te hono, tāruatia te hono, tō
    pūtirotiro, i te pūtirotiro, ki te pūtirotiro, pūtirotiro, i raro iho nei
  `,
  onSite: `
    te mōkī, tō mōkī, kaituku, kaituku mōkī, kaitaraiwa, te taraiwa, tukunga mōkī, tikina tō, tiki mōkī, wāhi tiki,
    pouaka poutāpeta, tari poutāpeta, kaiwhakatau, te kuaha, te tatau, te kēti, te whare pukapuka, wifi, wi fi, wā
    whakarite, whakaritenga tākuta, wā tākuta, hui topa, id hui, nama hui, waehere hui, hono hui, uru ki te hui, hui
    tuihono, hui ipurangi, tīkiti, tō tīkiti, nama tīkiti, tūnga motokā, tūranga waka, taunga waka rererangi, pāhi eke,
    hōtēra, nama rūma, te hōhipera, whare hauora, ka haere mai koe
  `,
  entryPlace: `
    i te mata, ki te mata, te whārangi, i te whārangi, ki te whārangi, te puka, i te puka, puka tuihono, te pouaka, i te
    pouaka, te āpure, i te āpure, taupānga, te taupānga, i te taupānga, paetukutuku, te paetukutuku, pae tukutuku, te
    pūrere, i te pūrere, rorohiko, i tō rorohiko, i tō waea, pouaka whakaata, te matapihi, i te matapihi, pūtirotiro
  `,
  accountName: "ingoa kaiwhakamahi, ingoa pūkete, ingoa takiuru",
  outdated: `
    kāore e mahi ināianei, kua kore e mahi, kua kore e whaimana, kāore e whai mana, kua mōnehu, kua pau te wā, kua kore
    te waehere, te waehere o mua, waehere tawhito, waehere o mua, ngā waehere o mua, kua whakamahia, kua whakamahia
    kētia, te waehere i tāuruhia e koe, i tāuruhia e koe, te waehere i whakamahia e koe, kua whakakorea te waehere, hei
    whakakapi i te waehere
  `,
  toRead: `
    haere ki tō pūkete, haere ki taku pūkete, whārangi pūkete, tirohia tō pūkete, tiro i tō pūkete, papatohu, tirohia ō
    nama, pēke tuihono, tirohia ngā mahi, tirohia te mahi, whakahaere pūrere, ngā mahi o nā tata nei, kia pānui, hei
    pānui, hei tirotiro, kia kite, kia tirohia, kia mātakitaki, mātakihia, pānuitia te karere, pānuitia tō karere
  `,
  fault: "waehere hapa, waehere hē, tohu hapa, hapa pūnaha",
  receipt: `
    rihīti, tō rihīti, rihīti utu, ngā mihi mō te hoko, ngā mihi mō tō hoko, ngā mihi mō te utu, ngā mihi mō tō utu, kua
    riro mai tō utu, kua whiwhi mātou i tō utu, kua utua, i utua e koe, utu kua oti, tapeke i utua, i utua ki te kāri,
    tapeke iti, tae atu ki te gst, toenga hou, utu ā wiki, tō utu mahi
  `,
};
