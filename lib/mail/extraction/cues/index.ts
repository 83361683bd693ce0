import { af } from "@/lib/mail/extraction/cues/af";
import { am } from "@/lib/mail/extraction/cues/am";
import { ar } from "@/lib/mail/extraction/cues/ar";
import { az } from "@/lib/mail/extraction/cues/az";
import { be } from "@/lib/mail/extraction/cues/be";
import { bg } from "@/lib/mail/extraction/cues/bg";
import { bn } from "@/lib/mail/extraction/cues/bn";
import { ca } from "@/lib/mail/extraction/cues/ca";
import { ckb } from "@/lib/mail/extraction/cues/ckb";
import { cs } from "@/lib/mail/extraction/cues/cs";
import { cy } from "@/lib/mail/extraction/cues/cy";
import { da } from "@/lib/mail/extraction/cues/da";
import { de } from "@/lib/mail/extraction/cues/de";
import { el } from "@/lib/mail/extraction/cues/el";
import { en } from "@/lib/mail/extraction/cues/en";
import { eo } from "@/lib/mail/extraction/cues/eo";
import { es } from "@/lib/mail/extraction/cues/es";
import { et } from "@/lib/mail/extraction/cues/et";
import { eu } from "@/lib/mail/extraction/cues/eu";
import { fa } from "@/lib/mail/extraction/cues/fa";
import { fi } from "@/lib/mail/extraction/cues/fi";
import { fil } from "@/lib/mail/extraction/cues/fil";
import { fr } from "@/lib/mail/extraction/cues/fr";
import { ga } from "@/lib/mail/extraction/cues/ga";
import { gl } from "@/lib/mail/extraction/cues/gl";
import { gu } from "@/lib/mail/extraction/cues/gu";
import { he } from "@/lib/mail/extraction/cues/he";
import { hi } from "@/lib/mail/extraction/cues/hi";
import { hr } from "@/lib/mail/extraction/cues/hr";
import { hu } from "@/lib/mail/extraction/cues/hu";
import { hy } from "@/lib/mail/extraction/cues/hy";
import { id } from "@/lib/mail/extraction/cues/id";
import { is } from "@/lib/mail/extraction/cues/is";
import { it } from "@/lib/mail/extraction/cues/it";
import { ja } from "@/lib/mail/extraction/cues/ja";
import { ka } from "@/lib/mail/extraction/cues/ka";
import { kk } from "@/lib/mail/extraction/cues/kk";
import { km } from "@/lib/mail/extraction/cues/km";
import { kn } from "@/lib/mail/extraction/cues/kn";
import { ko } from "@/lib/mail/extraction/cues/ko";
import { ku } from "@/lib/mail/extraction/cues/ku";
import { ky } from "@/lib/mail/extraction/cues/ky";
import { lb } from "@/lib/mail/extraction/cues/lb";
import { lo } from "@/lib/mail/extraction/cues/lo";
import { lt } from "@/lib/mail/extraction/cues/lt";
import { lv } from "@/lib/mail/extraction/cues/lv";
import { mk } from "@/lib/mail/extraction/cues/mk";
import { ml } from "@/lib/mail/extraction/cues/ml";
import { mn } from "@/lib/mail/extraction/cues/mn";
import { mr } from "@/lib/mail/extraction/cues/mr";
import { ms } from "@/lib/mail/extraction/cues/ms";
import { mt } from "@/lib/mail/extraction/cues/mt";
import { my } from "@/lib/mail/extraction/cues/my";
import { nb } from "@/lib/mail/extraction/cues/nb";
import { ne } from "@/lib/mail/extraction/cues/ne";
import { nl } from "@/lib/mail/extraction/cues/nl";
import { pa } from "@/lib/mail/extraction/cues/pa";
import { pl } from "@/lib/mail/extraction/cues/pl";
import { ps } from "@/lib/mail/extraction/cues/ps";
import { pt } from "@/lib/mail/extraction/cues/pt";
import { ro } from "@/lib/mail/extraction/cues/ro";
import { ru } from "@/lib/mail/extraction/cues/ru";
import { si } from "@/lib/mail/extraction/cues/si";
import { sk } from "@/lib/mail/extraction/cues/sk";
import { sl } from "@/lib/mail/extraction/cues/sl";
import { sq } from "@/lib/mail/extraction/cues/sq";
import { sr } from "@/lib/mail/extraction/cues/sr";
import { sv } from "@/lib/mail/extraction/cues/sv";
import { sw } from "@/lib/mail/extraction/cues/sw";
import { ta } from "@/lib/mail/extraction/cues/ta";
import { te } from "@/lib/mail/extraction/cues/te";
import { tg } from "@/lib/mail/extraction/cues/tg";
import { th } from "@/lib/mail/extraction/cues/th";
import { tr } from "@/lib/mail/extraction/cues/tr";
import type { Cues } from "@/lib/mail/extraction/cues/types";
import { uk } from "@/lib/mail/extraction/cues/uk";
import { ur } from "@/lib/mail/extraction/cues/ur";
import { uz } from "@/lib/mail/extraction/cues/uz";
import { vi } from "@/lib/mail/extraction/cues/vi";
import { zh } from "@/lib/mail/extraction/cues/zh";

export const languages: Cues[] = [
  af,
  am,
  ar,
  az,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fa,
  fi,
  fil,
  fr,
  gl,
  gu,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  is,
  it,
  ja,
  ka,
  kk,
  km,
  kn,
  ko,
  lt,
  lv,
  mk,
  ml,
  mn,
  mr,
  ms,
  my,
  nb,
  ne,
  nl,
  pa,
  pl,
  pt,
  ro,
  ru,
  si,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tr,
  uk,
  ur,
  uz,
  vi,
  be,
  lb,
  eo,
  ky,
  tg,
  ga,
  cy,
  lo,
  mt,
  ps,
  ckb,
  ku,
  zh,
];
