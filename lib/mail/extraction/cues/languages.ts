import { af } from "@/lib/mail/extraction/cues/languages/af";
import { am } from "@/lib/mail/extraction/cues/languages/am";
import { ar } from "@/lib/mail/extraction/cues/languages/ar";
import { asm } from "@/lib/mail/extraction/cues/languages/as";
import { az } from "@/lib/mail/extraction/cues/languages/az";
import { be } from "@/lib/mail/extraction/cues/languages/be";
import { bg } from "@/lib/mail/extraction/cues/languages/bg";
import { bn } from "@/lib/mail/extraction/cues/languages/bn";
import { br } from "@/lib/mail/extraction/cues/languages/br";
import { ca } from "@/lib/mail/extraction/cues/languages/ca";
import { ckb } from "@/lib/mail/extraction/cues/languages/ckb";
import { cs } from "@/lib/mail/extraction/cues/languages/cs";
import { cy } from "@/lib/mail/extraction/cues/languages/cy";
import { da } from "@/lib/mail/extraction/cues/languages/da";
import { de } from "@/lib/mail/extraction/cues/languages/de";
import { el } from "@/lib/mail/extraction/cues/languages/el";
import { en } from "@/lib/mail/extraction/cues/languages/en";
import { eo } from "@/lib/mail/extraction/cues/languages/eo";
import { es } from "@/lib/mail/extraction/cues/languages/es";
import { et } from "@/lib/mail/extraction/cues/languages/et";
import { eu } from "@/lib/mail/extraction/cues/languages/eu";
import { fa } from "@/lib/mail/extraction/cues/languages/fa";
import { fi } from "@/lib/mail/extraction/cues/languages/fi";
import { fil } from "@/lib/mail/extraction/cues/languages/fil";
import { fo } from "@/lib/mail/extraction/cues/languages/fo";
import { fr } from "@/lib/mail/extraction/cues/languages/fr";
import { fy } from "@/lib/mail/extraction/cues/languages/fy";
import { ga } from "@/lib/mail/extraction/cues/languages/ga";
import { gd } from "@/lib/mail/extraction/cues/languages/gd";
import { gl } from "@/lib/mail/extraction/cues/languages/gl";
import { gu } from "@/lib/mail/extraction/cues/languages/gu";
import { ha } from "@/lib/mail/extraction/cues/languages/ha";
import { he } from "@/lib/mail/extraction/cues/languages/he";
import { hi } from "@/lib/mail/extraction/cues/languages/hi";
import { hr } from "@/lib/mail/extraction/cues/languages/hr";
import { ht } from "@/lib/mail/extraction/cues/languages/ht";
import { hu } from "@/lib/mail/extraction/cues/languages/hu";
import { hy } from "@/lib/mail/extraction/cues/languages/hy";
import { id } from "@/lib/mail/extraction/cues/languages/id";
import { ig } from "@/lib/mail/extraction/cues/languages/ig";
import { is } from "@/lib/mail/extraction/cues/languages/is";
import { it } from "@/lib/mail/extraction/cues/languages/it";
import { ja } from "@/lib/mail/extraction/cues/languages/ja";
import { jv } from "@/lib/mail/extraction/cues/languages/jv";
import { ka } from "@/lib/mail/extraction/cues/languages/ka";
import { kk } from "@/lib/mail/extraction/cues/languages/kk";
import { km } from "@/lib/mail/extraction/cues/languages/km";
import { kn } from "@/lib/mail/extraction/cues/languages/kn";
import { ko } from "@/lib/mail/extraction/cues/languages/ko";
import { ku } from "@/lib/mail/extraction/cues/languages/ku";
import { ky } from "@/lib/mail/extraction/cues/languages/ky";
import { lb } from "@/lib/mail/extraction/cues/languages/lb";
import { lo } from "@/lib/mail/extraction/cues/languages/lo";
import { lt } from "@/lib/mail/extraction/cues/languages/lt";
import { lv } from "@/lib/mail/extraction/cues/languages/lv";
import { mi } from "@/lib/mail/extraction/cues/languages/mi";
import { mk } from "@/lib/mail/extraction/cues/languages/mk";
import { ml } from "@/lib/mail/extraction/cues/languages/ml";
import { mn } from "@/lib/mail/extraction/cues/languages/mn";
import { mr } from "@/lib/mail/extraction/cues/languages/mr";
import { ms } from "@/lib/mail/extraction/cues/languages/ms";
import { mt } from "@/lib/mail/extraction/cues/languages/mt";
import { my } from "@/lib/mail/extraction/cues/languages/my";
import { nb } from "@/lib/mail/extraction/cues/languages/nb";
import { ne } from "@/lib/mail/extraction/cues/languages/ne";
import { nl } from "@/lib/mail/extraction/cues/languages/nl";
import { oc } from "@/lib/mail/extraction/cues/languages/oc";
import { ori } from "@/lib/mail/extraction/cues/languages/or";
import { pa } from "@/lib/mail/extraction/cues/languages/pa";
import { pl } from "@/lib/mail/extraction/cues/languages/pl";
import { ps } from "@/lib/mail/extraction/cues/languages/ps";
import { pt } from "@/lib/mail/extraction/cues/languages/pt";
import { ro } from "@/lib/mail/extraction/cues/languages/ro";
import { ru } from "@/lib/mail/extraction/cues/languages/ru";
import { rw } from "@/lib/mail/extraction/cues/languages/rw";
import { si } from "@/lib/mail/extraction/cues/languages/si";
import { sk } from "@/lib/mail/extraction/cues/languages/sk";
import { sl } from "@/lib/mail/extraction/cues/languages/sl";
import { so } from "@/lib/mail/extraction/cues/languages/so";
import { sq } from "@/lib/mail/extraction/cues/languages/sq";
import { sr } from "@/lib/mail/extraction/cues/languages/sr";
import { su } from "@/lib/mail/extraction/cues/languages/su";
import { sv } from "@/lib/mail/extraction/cues/languages/sv";
import { sw } from "@/lib/mail/extraction/cues/languages/sw";
import { ta } from "@/lib/mail/extraction/cues/languages/ta";
import { te } from "@/lib/mail/extraction/cues/languages/te";
import { tg } from "@/lib/mail/extraction/cues/languages/tg";
import { th } from "@/lib/mail/extraction/cues/languages/th";
import { tk } from "@/lib/mail/extraction/cues/languages/tk";
import { tr } from "@/lib/mail/extraction/cues/languages/tr";
import { tt } from "@/lib/mail/extraction/cues/languages/tt";
import { ug } from "@/lib/mail/extraction/cues/languages/ug";
import { uk } from "@/lib/mail/extraction/cues/languages/uk";
import { ur } from "@/lib/mail/extraction/cues/languages/ur";
import { uz } from "@/lib/mail/extraction/cues/languages/uz";
import { vi } from "@/lib/mail/extraction/cues/languages/vi";
import { yo } from "@/lib/mail/extraction/cues/languages/yo";
import { zh } from "@/lib/mail/extraction/cues/languages/zh";
import { zu } from "@/lib/mail/extraction/cues/languages/zu";
import type { Cues } from "@/lib/mail/extraction/cues/types";

/** The words of all languages, by their codes. */
export const languages: Record<string, Cues> = {
  af,
  am,
  ar,
  as: asm,
  az,
  be,
  bg,
  bn,
  br,
  ca,
  ckb,
  cs,
  cy,
  da,
  de,
  el,
  en,
  eo,
  es,
  et,
  eu,
  fa,
  fi,
  fil,
  fo,
  fr,
  fy,
  ga,
  gd,
  gl,
  gu,
  ha,
  he,
  hi,
  hr,
  ht,
  hu,
  hy,
  id,
  ig,
  is,
  it,
  ja,
  jv,
  ka,
  kk,
  km,
  kn,
  ko,
  ku,
  ky,
  lb,
  lo,
  lt,
  lv,
  mi,
  mk,
  ml,
  mn,
  mr,
  ms,
  mt,
  my,
  nb,
  ne,
  nl,
  oc,
  or: ori,
  pa,
  pl,
  ps,
  pt,
  ro,
  ru,
  rw,
  si,
  sk,
  sl,
  so,
  sq,
  sr,
  su,
  sv,
  sw,
  ta,
  te,
  tg,
  th,
  tk,
  tr,
  tt,
  ug,
  uk,
  ur,
  uz,
  vi,
  yo,
  zh,
  zu,
};
