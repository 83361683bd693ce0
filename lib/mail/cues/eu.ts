import type { Cues } from "@/lib/mail/cues/types";

export const eu: Cues = {
  code: `
    kode, kodea*, egiaztapen kode*, segurtasun kode*, berrespen kode*, sarbide kode*, erabilera bakarreko kode*,
    behin erabiltzeko kode*, erabilera bakarreko pasahitz*, behin erabiltzeko pasahitz*, behin behineko kode*,
    aktibazio kode*, egiaztapen zenbaki*, segurtasun gako*
  `,
  maybeCode: `
    gako, gakoa*, digitu*, zifra*, karaktere*, zenbaki hau*, honako zenbaki*, behin behineko pasahitz*, sarbide gako*
  `,
  other: `
    eskaera*, eskari*, faktura*, txartel zenbaki*, erreserba*, erreserba kode*, pakete*, jarraipen*, jarraipen kode*,
    erreferentzia*, telefono*, deitu, kontu zenbaki*, bezero zenbaki*, kontratu*, amaitzen den, amaierako,
    posta kode*, herrialde kode*, promozio kode*, promozio*, deskontu*, deskontu kode*, kupoi*, kupoi kode*, opari*,
    opari kode*, gonbidapen kode*, errore*, errore kode*, ifz, bez, qr kode*, barra kode*, iturburu kode*,
    jokabide kode*, produktu kode*, bertsio*, zenbatekoa*, guztira, prezio*, saldo*, kalea, puntuak,
    espediente zenbaki*, transakzio zenbaki*, eskaera kode*, bezero kode*, gomendio kode*, lagun kode*, egoera kode*,
    entrega*, tiket*, espediente*, poliza*, artikulu kode*, kolore kode*, bidalketa*, erantzun kode*, hegaldi*
  `,
  business: `
    egiaztatu, egiaztatze*, egiaztapen*, berretsi, berrespen*, baieztatu, baieztapen*, autentifika*, baimen*,
    saio hasiera*, saioa hasi*, hasi saioa, erregistr*, pasahitz*, berrezarri*, berrezartze*, berreskura*,
    identitate*, segurtasun*, kontu*, posta elektroniko*, aktiba*, gailu*, desblokea*, bi faktore*, harpidetza*,
    sarbide*
  `,
  fleeting: `
    iraungi*, baliozko*, balio du, minutu*, ez partekatu, ez eman, inori, inoiz, behin bakarrik, erabilera bakar*,
    konfidentzial*
  `,
  enter: `
    idatz*, sartu, sartzeko, kopia*, itsats*, erabil*
  `,
  complete: `
    egiaztatu zure*, egiaztatu nire*, egiaztatu kontu*, egiaztatu helbide*, egiaztatu posta*, egiaztatu eposta*,
    egiaztatu e mail*, egiaztatu identitate*, kontu* egiazta*, helbide* egiazta*, elektroniko* egiazta*,
    eposta egiazta*, berretsi zure*, berretsi nire*, berretsi kontu*, berretsi helbide*, berretsi posta*,
    berretsi eposta*, berretsi erregistro*, berretsi harpidetza*, berretsi aldaketa*, kontu* berres*,
    kontu* berretsi*, helbide* berre*, elektroniko* berre*, eposta berre*, erregistro* berre*, harpidetza* berre*,
    baieztatu zure*, baieztatu kontu*, baieztatu helbide*, baieztatu posta*, baieztatu eposta*, baieztatu e mail*,
    baieztatu erregistro*, kontu* baiezta*, helbide* baiezta*, elektroniko* baiezta*, konfirmatu zure*,
    balioztatu zure*, balidatu zure*, aktibatu zure kontu*, aktibatu kontu*, kontu* aktiba*, berrezarri pasahitz*,
    berrezarri zure pasahitz*, berrezarri nire pasahitz*, pasahitz* berrezar*, pasahitza berri*, pasahitz berri*,
    pasahitz* alda*, aldatu pasahitz*, aldatu zure pasahitz*, sortu pasahitz*, sortu zure pasahitz*, pasahitz* sortu*,
    pasahitz* sortze*, ezarri pasahitz*, ezarri zure pasahitz*, pasahitz* ezar*, aukeratu pasahitz*,
    pasahitz* berreskura*, berreskuratu pasahitz*, berreskuratu kontu*, berreskuratu zure*, esteka magiko*,
    egiaztapen esteka*, egiaztatze esteka*, berrespen esteka*, baieztapen esteka*, aktibazio esteka*,
    saioa hasteko esteka*, onartu gonbidapen*, gonbidapen* onar*, ikusi gonbidapen*, batu talde*, talde* batu,
    desblokeatu kontu*, desblokeatu zure*, kontu* desblokea*, onartu saio*, baimendu gailu*, ni naiz, ni izan naiz,
    osatu erregistro*, osatu zure erregistro*, erregistro* osa*, ezabatu nire kontu*, nire kontua ezaba*
  `,
  act: `
    egiaztatu, berretsi, baieztatu, konfirmatu, balioztatu, balidatu, aktibatu, onartu, baimendu, desblokeatu,
    berrezarri, batu, jarraitu, osatu, amaitu
  `,
  signIn: `
    hasi saioa, saioa hasi, sartu
  `,
  never: `
    harpidetza kendu, kendu harpidetza, hobespen*, kudeatu*, ezarpen*, nabigatzaile*, web bertsio*, ikusi online,
    pribatutasun*, baldintza*, laguntza*, harremanetan, inkesta*, iritzi*, ikusi eskaera*, jarraitu gaitzazu,
    partekatu, deskargatu*, informazio gehiago, irakurri gehiago, erosi, ordaindu, ikusi xehetasun*,
    berretsi eskaera*, ohiko galdera*, xehetasunak
  `,
  notMe: `
    ez bazara, ni ez naiz izan, ez baduzu, ukatu, ez ikusi egin*, ez ikusiarena*, ezikusi*, kasurik ez*, ezeztatu,
    babestu kontu*, blokeatu, beste norbait*
  `,
  done: `
    aldatu da, eguneratu da, berrezarri da, egiaztatu da, berretsi da, baieztatu da, aktibatu da, gehitu da,
    ezabatu da, behar bezala, arrakastaz, saio hasiera berri*, saioa hasi da, saioa hasi berri,
    eskerrik asko berrest*, onartu du
  `,
  here: `
    hemen, egin klik, klikatu*, sakatu*, esteka, estekan, beheko botoi*, botoi hau*, helbide barra*
  `,
};
