import type { Cues } from "@/lib/mail/cues/types";

export const af: Cues = {
  code: `
    *kode, *kodes, eenmalige pin, eenmalige wagwoord, eenmaligewagwoord, verifikasienommer, bevestigings pin,
    enkelgebruik wagwoord, veiligheidspin
  `,
  maybeCode: `
    *sleutel, *syfer*, karakters, volgende nommer, nommer hieronder, tydelike wagwoord, tydelike pin
  `,
  other: `
    bestelling*, bestelnommer*, bestelkode*, kaartjie*, saaknommer*, *bespreking*, reservering*, besending*, pakkie*,
    aflewering*, opsporing*, vragbrief*, verwysing*, verwysingskode*, *telefoon*, selfoon*, rekeningnommer*,
    kliëntnommer*, lidmaatskap*, kontrak*, reeksnommer*, eindig op, eindig met, poskode*, areakode*, landkode*,
    promosiekode*, promokode*, afslagkode*, afslag*, koeponkode*, geskenkkode*, uitnodigingskode*, foutkode*,
    statuskode*, bankkode*, tak kode, belasting*, btw*, qr kode*, strepieskode*, bronkode*, gedragskode*, produkkode*,
    weergawe*, *bedrag, totaal*, subtotaal, prys*, saldo*, *straat, posbus, vlug*, punte*, bladsy, meternommer*,
    transaksienommer*, takkode*, kleurkode*, artikelkode*, antwoordkode*, streekkode*, vriendekode*, kliëntekode*,
    volgkode*, kleredragkode*, geskenkkaart*, polisnommer*, kliëntediens, betaling van
  `,
  business: `
    verifieer*, verifikasie*, *bevestig*, magtig*, *aanmeld*, aanteken*, teken aan, registreer*, registrasie*,
    *wagwoord*, herstel*, terugstel*, *sekuriteit*, beveilig*, *rekening, profiel*, identiteit*, tweestap*,
    tweefaktor*, aktiveer*, *toestel*, *adres, ontsluit*, goedkeur*, *toegang*
  `,
  fleeting: `
    verval, geldig*, minute, eenmalig*, een keer, moenie, nooit, niemand*, geheim*, met enigiemand
  `,
  enter: `
    voer, invoer*, tik, vul, invul*, gebruik*, kopieer*, plak*
  `,
  complete: `
    bevestig jou e pos*, bevestig jou epos*, bevestig u e pos*, bevestig e pos*, bevestig my e pos*,
    bevestig jou rekening, bevestig u rekening, bevestig my rekening, bevestig rekening, bevestig jou adres,
    bevestig jou registrasie, bevestig registrasie, bevestig jou inskrywing, bevestig inskrywing,
    bevestig jou intekening, bevestig jou identiteit, bevestig aanmelding, bevestig die verandering, bevestig nou,
    posadres te bevestig, rekening te bevestig, verifieer jou, verifieer u, verifieer my, verifieer e pos*,
    verifieer epos*, verifieer rekening, verifieer nou, posadres te verifieer, rekening te verifieer,
    aktiveer jou rekening, aktiveer u rekening, aktiveer my rekening, aktiveer rekening, aktiveer jou profiel,
    aktiveer nou, rekening te aktiveer, herstel wagwoord, herstel jou wagwoord, herstel u wagwoord,
    herstel my wagwoord, stel wagwoord, stel jou wagwoord, stel u wagwoord, stel 'n wagwoord, wagwoord terug*,
    wagwoord te herstel, wagwoordherstel*, wagwoordterugstel*, verander jou wagwoord, verander wagwoord,
    wagwoord te verander, nuwe wagwoord, skep wagwoord, skep 'n wagwoord, skep jou wagwoord, kies 'n wagwoord,
    herwin jou rekening, rekeningherstel*, towerskakel*, aanmeldskakel*, *bevestigingskakel*, verifikasieskakel*,
    aktiveringskakel*, herstelskakel*, aanvaar uitnodiging, aanvaar die uitnodiging, aanvaar jou uitnodiging,
    sluit aan by die span, sluit by die span, bekyk uitnodiging, ontsluit jou rekening, ontsluit rekening,
    keur aanmelding goed, magtig hierdie toestel, dit is ek, dit was ek, voltooi registrasie, voltooi jou registrasie,
    skrap my rekening
  `,
  act: `
    bevestig, verifieer, aktiveer, aanvaar, keur goed, magtig, ontsluit, herstel, sluit aan, gaan voort, voltooi
  `,
  signIn: `
    meld aan, teken aan, aanmeld
  `,
  never: `
    teken uit, meld af, kanselleer intekening, voorkeure, bestuur, *instellings, in jou blaaier, in 'n blaaier,
    bekyk aanlyn, privaatheid*, bepalings, hulp, hulpsentrum, ondersteuning, kontak, kliëntediens, terugvoer,
    jou bestelling, volg, lees meer, koop, winkel*, betaal nou, oor ons, bevestig jou afspraak, besonderhede,
    webweergawe, voorwaardes, bevestig afspraak
  `,
  notMe: `
    nie jy nie, dit nie was nie, was dit nie jy, nie u nie, ek was dit nie, nie ek nie, nie aangevra, nie versoek,
    nie geregistreer, nie herken*, nie geskep, weier, verwerp, ignoreer*, kanselleer, beveilig jou rekening,
    blokkeer*, iemand anders
  `,
  done: `
    is verander, suksesvol, is bygewerk, is bevestig, is geverifieer, is geaktiveer, is nou aktief, is verwyder,
    nuwe aanmelding, het ingeteken, het jy verander, dankie dat jy bevestig, het jou uitnodiging, is gewysig,
    is bygevoeg
  `,
  here: `
    hier, klik, hierdie skakel, onderstaande skakel, volgende skakel, skakel hieronder, die skakel, die knoppie,
    knoppie hieronder, adresbalk, gaan na
  `,
};
