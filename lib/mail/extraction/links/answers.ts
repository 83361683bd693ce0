/** What a button answers: its label begins with "yes" or with "no", in any language. */
export function answerOf(label: string): "yes" | "no" | null {
  if (YES.test(label)) return "yes";
  return NO.test(label) ? "no" : null;
}

// In some languages a word is yes and something else in others ("si", "da", "no", "ne"): only with a comma or as all there is.
const YES =
  /^\P{L}{0,3}(?:(?:yes|yeah|oui|kyllä|igen|evet|tak|ναι|так|нам|да|bai|ndiyo|vâng|sí|sì|sim|áno|ano|jah|jā|taip|po|oo|ya|ja|já|da|hai|opo|hə|ha|иә|այո|დიახ|є|כן|نعم|بله|آری|جی ہاں|हाँ|हां|হ্যাঁ|ஆம்|అవును|होय|હા|ಹೌದು|അതെ|ਹਾਂ)(?:[,.!،، :–-]|$)|はい|네(?:[,. !]|$)|예(?:[,. !]|$)|是的|是，|对，|ใช่)/iu;
const NO =
  /^\P{L}{0,3}(?:(?:no|nein|non|nej|nei|nee|não|nie|ne|ei|nem|nu|não|όχι|ні|нет|не|hayır|yo'q|yox|жоқ|ոչ|არა|לא|لا|خیر|نه|نہیں|नहीं|না|இல்லை|కాదు|hapana|hindi|tidak|bukan|không|nē|jo|ez)(?:[,.!،:–-]|$)|いいえ|아니요|아니오|不是|不，|ไม่ใช่)/iu;
