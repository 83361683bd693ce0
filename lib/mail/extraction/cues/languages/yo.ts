import type { Cues } from "@/lib/mail/extraction/cues/types";

export const yo: Cues = {
  code: `
    kóòdù ìfìdímúlẹ̀, kóòdù ìfìdímúlẹ̀ rẹ, kóòdù ìjẹ́rìísí, kóòdù ìjẹ́risí, kóòdù ìjẹ́rìí, kóòdù ìdánilójú, kóòdù
    àṣírí, kóòdù ìkọ̀kọ̀, kóòdù otp, kóòdù, kodu ijerisi, kodu ifidimule, nọ́mbà ìfìdímúlẹ̀, nọ́mbà ìjẹ́rìísí, nọ́mbà
    ìjẹ́risí, nọ́mbà ìdánilójú, nọ́mbà àṣírí, nọ́mbà ìkọ̀kọ̀, nọ́mbà ìwọlé, nọ́mbà ààbò, nọ́mbà àṣírí rẹ, nọ́mbà
    ìkọ̀kọ̀ rẹ, nọ́ńbà ìfìdímúlẹ̀, nọ́ńbà ìjẹ́rìísí, nọ́ńbà àṣírí, nọ́ńbà ìkọ̀kọ̀, nọ́ńbà ìwọlé, nọ́ńbà ààbò, ọ̀rọ̀
    aṣínà ìgbà kan, ọ̀rọ̀ aṣínà ẹ̀ẹ̀kan, ọ̀rọ̀ aṣínà alẹ́ẹ̀kan, ọ̀rọ̀ aṣínà ìgbàdíẹ̀, ọ̀rọ̀ aṣínà ìgbà díẹ̀, ọ̀rọ̀
    aṣínà onígbà kan, ọ̀rọ̀ ìgbaniwọlé ìgbà kan, ọ̀rọ̀ ìgbaniwọlé ẹ̀ẹ̀kan, ọ̀rọ̀ ìgbaniwọlé ìgbà díẹ̀, ọ̀rọ̀igbaniwọle
    ìgbà kan, ọ̀rọ̀igbaniwọle ẹ̀ẹ̀kan, ọ̀rọ̀igbaniwọle ìgbà díẹ̀, ọ̀rọ̀ ìwọlé ìgbà kan, ọ̀rọ̀ ìwọlé ẹ̀ẹ̀kan, otp rẹ,
    otp yín
  `,
  maybeCode: `
    ọ̀rọ̀ aṣínà, ọ̀rọ̀aṣínà, ọ̀rọ̀ ìgbaniwọlé, ọ̀rọ̀igbaniwọle, ọ̀rọ̀ ìwọlé, ọ̀rọ̀ìwọlé, ọ̀rọ̀ ìpamọ́, ọ̀rọ̀ìpamọ́,
    ọ̀rọ̀ ìpamí, ọ̀rọ̀ìpamí, nọ́mbà yìí, nọ́ńbà yìí, nọ́mbà ìsàlẹ̀ yìí, nọ́mbà tó wà nísàlẹ̀, nọ́mbà tí ó wà nísàlẹ̀,
    nọ́mbà wọ̀nyí, nọ́mbà mẹ́fà, nọ́mbà mẹ́rin, nọ́ńbà mẹ́fà, nọ́ńbà mẹ́rin, pin rẹ, pin yín, àwọn lẹ́tà yìí, àwọn
    lẹ́tà wọ̀nyí, dígíìtì mẹ́fà, dígíìtì mẹ́rin
  `,
  other: `
    nọ́mbà ìbéèrè, nọ́mbà àṣẹ, nọ́mbà ọ́dà, nọ́mbà ìpaṣẹ, nọ́mbà ìtọ́kasí, nọ́ńbà ìtọ́kasí, nọ́mbà àkáǹtì, nọ́mbà
    àkáùǹtì, nọ́mbà àkọọ́lẹ̀, nọ́ńbà àkáǹtì, nọ́ńbà àkáùǹtì, nọ́mbà fóònù, nọ́ńbà fóònù, nọ́mbà tẹlifóònù, nọ́mbà ẹ̀rọ
    ìbánisọ̀rọ̀, nọ́mbà alágbèéká, fóònù wa, ẹ pè wá, pè wá lórí, nọ́mbà ìwé owó, nọ́mbà ìsanwó, nọ́mbà ìwé ẹ̀rí,
    nọ́mbà invoice, nọ́mbà ìtọpinpin, nọ́mbà ìtọpasẹ̀, nọ́mbà ìtọpa, nọ́mbà ẹrù, nọ́mbà oníbàárà, nọ́mbà ọmọ ẹgbẹ́,
    nọ́mbà ìforúkọsílẹ̀, nọ́mbà ìdánimọ̀, nọ́ńbà ìdánimọ̀, nọ́mbà bvn, nọ́mbà nin, nọ́mbà káàdì, nọ́ńbà káàdì, káàdì tó
    parí, tó parí pẹ̀lú, nọ́mbà tíkẹ́ẹ̀tì, nọ́mbà ìjókòó, nọ́mbà ọkọ̀, nọ́mbà mítà, nọ́ńbà mítà, nọ́mbà fáìlì, nọ́mbà
    ẹjọ́, nọ́mbà ẹ̀sùn, nọ́mbà ìlà, nọ́mbà ìdúnàádúrà, nọ́mbà ìdúnàdúrà, kóòdù ẹ̀dínwó, kóòdù ẹ̀dínwó rẹ, kóòdù ìdínkù,
    kóòdù ìpolówó, kóòdù ìpolongo, kóòdù promo, kóòdù ẹ̀bùn, kóòdù kúpọ́ọ̀nù, kóòdù fáúṣà, kóòdù ìpè, kóòdù ìfipè,
    kóòdù ìtọ́kasí, kóòdù ìfiránṣẹ́, kóòdù orílẹ̀ èdè, kóòdù agbègbè, kóòdù ìlú, kóòdù báńkì, kóòdù ẹ̀ka, kóòdù àṣìṣe,
    kóòdù qr, kóòdù ọjà, kóòdù ìfiwéránṣẹ́, kóòdù pósítì, àpótí ìfìwéránṣẹ́, ọ́dà rẹ, àpapọ̀, àròpọ̀ owó, iye owó, iye
    tó kù, owó tó kù, owó tí ó kù, iye tí o san, náírà, rìsíìtì
  `,
  promo: `
    ẹ̀dínwó*, ìdínkù owó*, ìdínkù iye*, owó pọ́ọ́kú, kúpọ́ọ̀nù*, káàdì ẹ̀bùn, ẹ̀bùn ọ̀fẹ́, gba ẹ̀bùn, jẹ ẹ̀bùn, ìfilọ̀
    pàtàkì, ìpèsè pàtàkì, ìpolongo ọjà, rà á báyìí, ra báyìí, ra ọjà báyìí, ọ̀fẹ́ ni, lọ́fẹ̀ẹ́, ìfijíṣẹ́ ọ̀fẹ́, gbígbé
    ọ̀fẹ́, pe ọ̀rẹ́ rẹ, pe àwọn ọ̀rẹ́, ké sí ọ̀rẹ́, ké sí àwọn ọ̀rẹ́, ìdíje*, jáǹfààní yìí, apẹ̀rẹ̀ ìrajà, apẹ̀rẹ̀ rẹ,
    nígbà ìsanwó, òní nìkan, kí ọjà tó tán, pọ́ìǹtì ẹ̀bùn, ìdajì owó, ẹ̀bùn ọjọ́ ìbí
  `,
  press: `
    ìwé ìròyìn, ìròyìn ọ̀sẹ̀, ìròyìn òní, ìròyìn oṣù, àwọn ìròyìn, nínú àtẹ̀jáde, nínú àpilẹ̀kọ, àpilẹ̀kọ yìí, ka
    síwájú, ka sí i, tẹ̀síwájú kíkà, ìròyìn ní kíkún, ìwádìí*, àwọn olùwádìí, ìpín nínú ọgọ́rùn, ìdá ọgọ́rùn, ìṣirò fi
    hàn, àwọn òǹkàwé, òǹkàwé wa, oníròyìn, àwọn akọ̀ròyìn, ìjábọ̀ ọ̀sẹ̀, ìjábọ̀ oṣù, ìjábọ̀ ọdún, àbọ̀ oṣù,
    ìdánilẹ́kọ̀ọ́, oníjìbìtì, àwọn ẹ̀rọ tuntun, oṣù tó kọjá, ọdún tó kọjá, ọ̀sẹ̀ tó kọjá, èrò rẹ lórí, ohun tuntun nínú
  `,
  business: `
    ìfìdímúlẹ̀, ìjẹ́rìísí, ìjẹ́risí, ìdánilójú, jẹ́rìísí, fìdí múlẹ̀, fìdí rẹ̀ múlẹ̀, àkáǹtì, àkáùǹtì, àkọọ́lẹ̀, láti
    wọlé, wọlé sí, ìwọlé, wíwọlé, ìforúkọsílẹ̀, forúkọ sílẹ̀, forúkọsílẹ̀, ọ̀rọ̀ aṣínà, ọ̀rọ̀ ìgbaniwọlé,
    ọ̀rọ̀igbaniwọle, ààbò, ímeèlì rẹ, ímeèlì yín, àdírẹ́sì ímeèlì, àdírẹ́sì rẹ, ìdánimọ̀, ẹ̀rọ tuntun, fóònù tuntun,
    ìgbésẹ̀ méjì, ìgbésẹ̀ kejì, ìsanwó, sísan owó, fi owó ránṣẹ́, fífi owó ránṣẹ́, gba owó jáde, ìfowóránṣẹ́,
    ìdúnàádúrà, ìfọwọ́sí, fọwọ́ sí, ìyípadà àdírẹ́sì, àdírẹ́sì tuntun, nọ́mbà tuntun, o gbàgbé, ìfipè, ti pè ọ́, pè ọ́
    láti, mú ṣiṣẹ́, àtúntò
  `,
  fleeting: `
    ìṣẹ́jú, láàárín wákàtí, láàrin wákàtí, fún wákàtí, wákàtí mẹ́rìnlélógún, yóò parí, yóò kú, máa parí, ma parí, yóò
    dópin, máa dópin, yóò tán, parí iṣẹ́, ẹ̀ẹ̀kan ṣoṣo, ẹ̀ẹ̀kan péré, lẹ́ẹ̀kan ṣoṣo, lẹ́ẹ̀kan péré, ìgbà kan ṣoṣo, ìgbà
    kan péré, kò ní ṣiṣẹ́ mọ́ lẹ́yìn, yóò ṣiṣẹ́ fún, títí di agogo, títí di aago, ṣáájú agogo
  `,
  secret: `
    má ṣe pín, má ṣe sọ, má sọ fún, ẹ má sọ, má ṣe fún, má ṣe fi han, má fi hàn, má ṣe fi ránṣẹ́, ẹnikẹ́ni, ẹlòmíràn,
    ẹlòmíì, àṣírí ni, ìkọ̀kọ̀ ni, pa á mọ́, fi í pamọ́, a kò ní béèrè, a ò ní béèrè, a kì í béèrè, a kò jẹ́ béèrè, àwọn
    òṣìṣẹ́ wa kò, òṣìṣẹ́ wa kì í, òṣìṣẹ́ báńkì
  `,
  enter: `
    tẹ kóòdù, tẹ nọ́mbà, tẹ nọ́ńbà, tẹ àwọn nọ́mbà, tẹ ọ̀rọ̀, fi kóòdù, fi nọ́mbà, fi nọ́ńbà, kọ kóòdù, kọ nọ́mbà, kọ
    ọ́ sí, tẹ̀ ẹ́ sí, tẹ ẹ sinu, fi sínú, fi sí inú, lo kóòdù, lo nọ́mbà, lo nọ́ńbà, láti lo, lo èyí láti, ṣe àdàkọ,
    ṣàdàkọ, da kóòdù, ẹ̀dà kóòdù, lẹ̀ ẹ́ mọ́, kóòdù yìí láti, kóòdù náà sí, nọ́mbà yìí láti, ka nọ́mbà yìí, nílò kóòdù,
    nílò nọ́mbà yìí, wọn yóò béèrè, yóò béèrè kóòdù, èyí ni kóòdù, kóòdù rẹ nìyí, nìyí láti, sínú àpótí, sí ojú ewé,
    lórí ojú ewé, lójú ewé
  `,
  complete: `
    fìdí ímeèlì, fìdí ímeèlì rẹ múlẹ̀, fìdí àkáǹtì, fìdí àkáùǹtì, fìdí àkọọ́lẹ̀, fìdí àdírẹ́sì, fìdí ìforúkọsílẹ̀, fìdí
    ìdánimọ̀, fìdí rẹ̀ múlẹ̀, jẹ́rìísí ímeèlì, jẹ́rìísí àkáǹtì, jẹ́rìísí àkọọ́lẹ̀, jẹ́rìísí àdírẹ́sì, jẹ́rìísí
    ìforúkọsílẹ̀, jẹ́rìí sí ímeèlì, jẹ́rìí sí àkáǹtì, jẹ́rìí sí àdírẹ́sì, jẹ́risí ímeèlì, jẹ́risí àkáǹtì, jẹ́risí
    àkọọ́lẹ̀, jẹrisi adirẹsi, jẹrisi iforukọsilẹ, ṣe ìfìdímúlẹ̀, ṣe ìjẹ́rìísí, dájú àkáǹtì, yí ọ̀rọ̀ aṣínà, yí ọ̀rọ̀
    ìgbaniwọlé, yí ọ̀rọ̀igbaniwọle, yí ọ̀rọ̀ ìwọlé, yí ọ̀rọ̀ ìpamọ́, yí ọ̀rọ̀ìpamọ́, tún ọ̀rọ̀ aṣínà, tún ọ̀rọ̀
    ìgbaniwọlé, tún ọ̀rọ̀igbaniwọle, tún ọ̀rọ̀ ìwọlé, ọ̀rọ̀ aṣínà tuntun, ọ̀rọ̀ ìgbaniwọlé tuntun, ọ̀rọ̀igbaniwọle
    tuntun, ọ̀rọ̀ ìwọlé tuntun, ọ̀rọ̀ ìpamọ́ tuntun, yan ọ̀rọ̀ aṣínà, yan ọ̀rọ̀ ìgbaniwọlé, yan ọ̀rọ̀igbaniwọle, ṣẹ̀dá
    ọ̀rọ̀ aṣínà, ṣẹ̀dá ọ̀rọ̀ ìgbaniwọlé, ṣẹ̀dá ọ̀rọ̀igbaniwọle, ṣètò ọ̀rọ̀ aṣínà, ṣètò ọ̀rọ̀ ìgbaniwọlé, ṣètò
    ọ̀rọ̀igbaniwọle, àtúntò ọ̀rọ̀, mú àkáǹtì, mú àkáùǹtì, mú àkọọ́lẹ̀, gba àkáǹtì rẹ padà, dá àkáǹtì rẹ padà, ṣí àkáǹtì
    rẹ, ṣí àkọọ́lẹ̀ rẹ, parí ìforúkọsílẹ̀, gba ìfipè, gba ìpè yìí, gba ìpè náà, tẹ́wọ́ gba ìpè, tẹ́wọ́gba ìpè, darapọ̀
    mọ́ ẹgbẹ́, dara pọ̀ mọ́ ẹgbẹ́, darapọ̀ mọ́ ikọ̀, fọwọ́ sí ìwọlé, bẹ́ẹ̀ ni èmi ni, èmi ni mo, ìjápọ̀ ìfìdímúlẹ̀,
    ìjápọ̀ ìjẹ́rìísí, ìjápọ̀ ìwọlé, líǹkì ìfìdímúlẹ̀, líǹkì ìjẹ́rìísí, wọlé láìsí ọ̀rọ̀
  `,
  act: `
    jẹ́rìísí, jẹ́risí, jẹ́rìí sí, fìdí múlẹ̀, fìdí rẹ múlẹ̀, láti fìdí, fọwọ́ sí, fọwọ́sí, tẹ́wọ́ gba, tẹ́wọ́gbà,
    tẹ̀síwájú, tẹ̀ síwájú, máa bá a lọ, láti parí, mú ṣiṣẹ́, darapọ̀ mọ́, dara pọ̀ mọ́, gba padà, ìgbésẹ̀ ìkẹyìn,
    ìgbésẹ̀ kan ló kù, ìgbésẹ̀ tó kẹ́yìn
  `,
  signIn: "wọlé sí, wọlé báyìí, wọlé níbí, wọlé síbí, ẹ wọlé, bẹ̀rẹ̀ báyìí, ṣí áàpù, ṣí ìṣàfilọ́lẹ̀",
  never: `
    yọ orúkọ rẹ, yọ ara rẹ, yọwọ́ kúrò, jáde kúrò nínú àkọsílẹ̀, fagi lé ìforúkọsílẹ̀, fagilé ìforúkọsílẹ̀, má fi
    ránṣẹ́ sí mi, dáwọ́ gbígba, ètò àṣàyàn, àwọn ààtò, ààtò rẹ, ìlànà ìpamọ́, ìlànà ààbò, ètò ìpamọ́, òfin àti ìlànà,
    àwọn ìlànà, ìrànlọ́wọ́, kàn sí wa, àwọn ìbéèrè, ìbéèrè tó wọ́pọ̀, èrò rẹ, wo ọ́dà, wo àṣẹ rẹ, tọpinpin*, tọpasẹ̀*,
    wo rìsíìtì, gba rìsíìtì, wo ìwé owó, sanwó báyìí, san owó báyìí, san owó iná, ra báyìí, ra ọjà, ka síwájú, ka sí i,
    mọ̀ sí i, kẹ́kọ̀ọ́ sí i, wo gbogbo, wo àlàyé, àlàyé síwájú, ṣàbẹ̀wò sí ilé ìtajà, tẹ̀lé wa, nípa wa, ojú ewé
    àkọ́kọ́, pín pẹ̀lú àwọn ọ̀rẹ́, pe àwọn ọ̀rẹ́, wò ó nínú ẹ̀rọ, wò lórí ayélujára, ṣe ìgbàsílẹ̀, gba áàpù, wo ìwé
    ìròyìn
  `,
  notMe: `
    bí kì í bá ṣe ìwọ, tí kì í bá ṣe ìwọ, bí kìí bá ṣe ìwọ, bí kìí ṣe ìwọ, tí kìí bá ṣe ìwọ, tí kìí ṣe ìwọ, bí kì í bá
    ṣe ẹ̀yin, tí kì í bá ṣe ẹ̀yin, tí kì í ṣe ẹ̀yin, kì í ṣe ìwọ, kì í ṣe èmi, kìí ṣe èmi, bí o kò béèrè, tí o kò
    béèrè, tí o ò bá béèrè, kò bá bèèrè, ìwọ kọ́ lo, ìwọ kọ́ ni, bí o kò bá forúkọ, tí o kò bá forúkọ, o kò bá mọ̀, má
    ṣe nǹkan kan, má ṣe ohunkóhun, kò sí ohun tí o ní láti ṣe, o kò ní láti ṣe, fojú fo, má kà á sí, má ka ìfiránṣẹ́,
    má ka ìwé yìí sí, gbójú fo, pa ìfiránṣẹ́ yìí rẹ́, pa ímeèlì yìí rẹ́, nípa àṣìṣe, kọ ìpè, kọ ìfipè, jọ̀wọ́ sọ fún
    wa, dáàbò bo àkáǹtì
  `,
  done: `
    ti yí padà, ti yípadà, ti yí ọ̀rọ̀, a ti yí, ti fìdí múlẹ̀, a ti fìdí, ti jẹ́rìísí, ti ní ìfìdímúlẹ̀, ti ṣiṣẹ́
    báyìí, ti parí, ti ṣí àkáǹtì, ti pa àkáǹtì, a ti yọ, a ti fi kún, ti ṣàṣeyọrí, ní àṣeyọrí, pẹ̀lú àṣeyọrí, wọlé
    tuntun, ìwọlé tuntun, ẹnìkan wọlé, o ti wọlé, o ti forúkọ, ẹ ṣé tí ẹ fìdí, a dúpẹ́ pé o fìdí, ti gba ìpè, ti
    darapọ̀, a ti gba owó, a ti gba ìsanwó, ti san owó, o ti yọ orúkọ rẹ kúrò, a ti yọ orúkọ rẹ kúrò, a ti yọ orúkọ yín
    kúrò, a ti yọ ọ́ kúrò, a ti yọ yín kúrò, a ti fagi lé ìforúkọsílẹ̀, a ti fagilé ìforúkọsílẹ̀, o ti fagi lé
    ìforúkọsílẹ̀, ìforúkọsílẹ̀ rẹ ti parí, o kò ní gba ímeèlì mọ́, o kò ní gba ìwé ìròyìn mọ́, ẹ kò ní gba ímeèlì mọ́,
    ẹ kò ní gba ìwé ìròyìn mọ́
  `,
  here: `
    tẹ ibí, tẹ níbí, tẹ líǹkì, tẹ àjápọ̀, ìjápọ̀, àjápọ̀ yìí, ìlujá, líǹkì yìí, líǹkì náà, líǹkì ìsàlẹ̀, bọ́tìnì,
    bọ́tìnnì, lọ sí ojú, ṣàbẹ̀wò sí, ojú ewé yìí, ojú òpó yìí, àdírẹ́sì yìí, ẹ̀rọ aṣàwákiri, aṣàwákiri rẹ
  `,
  onSite: `
    ẹrù rẹ, ìfijíṣẹ́*, gbígbé ọjà, awakọ̀*, ibi ìgbàlejò, ilé ìwòsàn, dókítà, àpèjọ*, tíkẹ́ẹ̀tì*, ẹnubodè, ẹnu ọ̀nà,
    ìlẹ̀kùn*, ibùdókọ̀, ibi ìgbọ́kọ̀sí, hòtẹ́ẹ̀lì*, ìránnilétí*, ìlà ìdúró, ilé ìfìwéránṣẹ́, wá gba ọjà, wá gba ẹrù,
    ìpàdé
  `,
  entryPlace: `
    ojú ewé, ojú ìwé, ojú ìwòye, ojú fóònù, ojú ẹ̀rọ, ojú òpó, fèrèsé, àpótí, fọ́ọ̀mù, áàpù, ìṣàfilọ́lẹ̀, ohun èlò,
    ẹ̀rọ aṣàwákiri, wẹ́ẹ̀bù*, ẹ̀rọ rẹ, kọ̀ǹpútà*, kọ̀m̀pútà*, amóhùnmáwòrán
  `,
  accountName: "orúkọ oníṣe, orúkọ olùmúlò, orúkọ àkáǹtì, orúkọ ìwọlé",
  outdated: `
    kò ṣiṣẹ́ mọ́, kò wúlò mọ́, ti kọjá àkókò, àkókò rẹ̀ ti parí, kóòdù àtijọ́, kóòdù ti tẹ́lẹ̀, kóòdù tẹ́lẹ̀, kóòdù
    ìṣáájú, kóòdù àkọ́kọ́, kóòdù àná, ti lo kóòdù, kóòdù tí o tẹ̀, kóòdù tí o lò, a ti fagi lé kóòdù, ti fagilé kóòdù,
    dípò kóòdù, dípò èyí tí
  `,
  receipt: `
    rìsíìtì*, ẹ̀rí ìsanwó, ìwé owó, a dúpẹ́ fún ìsanwó, a dúpẹ́ fún rírà, ẹ ṣé fún rírà, ẹ ṣé tí ẹ rajà, a dúpẹ́ pé ẹ
    rajà, a ti gba owó, a ti gba ìsanwó, a ti rí owó, ìsanwó rẹ ti, ìsanwó ti ṣàṣeyọrí, iye tí o san, iye tí ẹ san, o
    ti san, ẹ ti san, àpapọ̀ owó, owó tó kù, a ti yọ náírà, ti yọ owó
  `,
  toRead: `
    lọ sí àkáǹtì, lọ sí àkọọ́lẹ̀, lọ sí àkáùǹtì, wo àkáǹtì, wo àkọọ́lẹ̀, ojú ewé àkáǹtì, ojú ìwé àkáǹtì, ojú ewé
    àkọọ́lẹ̀, ṣí dáṣíbọọ̀dù, ṣí dashboard, lọ sí dashboard, wo àwọn ìwé owó, báńkì orí ayélujára, wo ọ́dà rẹ, ṣàyẹ̀wò
    ọ́dà, wo àlàyé, ṣàyẹ̀wò àlàyé, ṣàyẹ̀wò ìgbòkègbodò, wo ohun tó yí padà, wo ohun tó ti yípadà, ṣàkóso àwọn ẹ̀rọ,
    ìtàn ìlò, ka ìránṣẹ́, ka ìfiránṣẹ́, láti ka, kí o ka, kí ẹ ka, o lè ka, ẹ lè ka, ka àpilẹ̀kọ, ka nípa, láti wo
    gbogbo, láti wo bí, wo àwọn, wo fídíò, wo ìròyìn, ṣàwárí, ṣe àwárí, mọ̀ nípa, kọ́ nípa
  `,
};
