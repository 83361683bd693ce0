import { af } from "@/lib/mail/cues/af";
import { ar } from "@/lib/mail/cues/ar";
import { az } from "@/lib/mail/cues/az";
import { bg } from "@/lib/mail/cues/bg";
import { bn } from "@/lib/mail/cues/bn";
import { ca } from "@/lib/mail/cues/ca";
import { cs } from "@/lib/mail/cues/cs";
import { da } from "@/lib/mail/cues/da";
import { de } from "@/lib/mail/cues/de";
import { el } from "@/lib/mail/cues/el";
import { en } from "@/lib/mail/cues/en";
import { es } from "@/lib/mail/cues/es";
import { et } from "@/lib/mail/cues/et";
import { eu } from "@/lib/mail/cues/eu";
import { fa } from "@/lib/mail/cues/fa";
import { fi } from "@/lib/mail/cues/fi";
import { fil } from "@/lib/mail/cues/fil";
import { fr } from "@/lib/mail/cues/fr";
import { gl } from "@/lib/mail/cues/gl";
import { gu } from "@/lib/mail/cues/gu";
import { he } from "@/lib/mail/cues/he";
import { hi } from "@/lib/mail/cues/hi";
import { hr } from "@/lib/mail/cues/hr";
import { hu } from "@/lib/mail/cues/hu";
import { hy } from "@/lib/mail/cues/hy";
import { id } from "@/lib/mail/cues/id";
import { is } from "@/lib/mail/cues/is";
import { it } from "@/lib/mail/cues/it";
import { ja } from "@/lib/mail/cues/ja";
import { ka } from "@/lib/mail/cues/ka";
import { kk } from "@/lib/mail/cues/kk";
import { km } from "@/lib/mail/cues/km";
import { kn } from "@/lib/mail/cues/kn";
import { ko } from "@/lib/mail/cues/ko";
import { lt } from "@/lib/mail/cues/lt";
import { lv } from "@/lib/mail/cues/lv";
import { mk } from "@/lib/mail/cues/mk";
import { ml } from "@/lib/mail/cues/ml";
import { mr } from "@/lib/mail/cues/mr";
import { ms } from "@/lib/mail/cues/ms";
import { my } from "@/lib/mail/cues/my";
import { nb } from "@/lib/mail/cues/nb";
import { nl } from "@/lib/mail/cues/nl";
import { pa } from "@/lib/mail/cues/pa";
import { pl } from "@/lib/mail/cues/pl";
import { pt } from "@/lib/mail/cues/pt";
import { ro } from "@/lib/mail/cues/ro";
import { ru } from "@/lib/mail/cues/ru";
import { sk } from "@/lib/mail/cues/sk";
import { sl } from "@/lib/mail/cues/sl";
import { sq } from "@/lib/mail/cues/sq";
import { sr } from "@/lib/mail/cues/sr";
import { sv } from "@/lib/mail/cues/sv";
import { sw } from "@/lib/mail/cues/sw";
import { ta } from "@/lib/mail/cues/ta";
import { te } from "@/lib/mail/cues/te";
import { th } from "@/lib/mail/cues/th";
import { tr } from "@/lib/mail/cues/tr";
import type { Cues } from "@/lib/mail/cues/types";
import { uk } from "@/lib/mail/cues/uk";
import { ur } from "@/lib/mail/cues/ur";
import { uz } from "@/lib/mail/cues/uz";
import { vi } from "@/lib/mail/cues/vi";
import { zh } from "@/lib/mail/cues/zh";

export const languages: Cues[] = [
  af,
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
  mr,
  ms,
  my,
  nb,
  nl,
  pa,
  pl,
  pt,
  ro,
  ru,
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
  zh,
];
