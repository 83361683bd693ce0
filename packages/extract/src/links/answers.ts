/** What a button answers: its label begins with "yes" or with "no", in any language. */
export function answerOf(label: string): "yes" | "no" | null {
  if (YES.test(label)) return "yes";
  return NO.test(label) ? "no" : null;
}

/** The answer ends: a mark, a dash, or no more words. */
const END = String.raw`(?: ?[,!،、，。！:–—]| ?\.(?! ?\d)| - |[^\p{L}\p{N}]*$)`;

const ALWAYS_YES =
  "yes|yeah|oui|kyllä|igen|evet|ναι|так|ndiyo|vâng|sí|sì|áno|jah|opo|иә|այո|დიახ|כן|نعم|بله|آری|جی ہاں|हाँ|हां|হ্যাঁ|ஆம்|అవును|होय|હા|ಹೌದು|അതെ|ਹਾਂ";
/** Yes in one language and something else in another, or as the first word of a sentence. */
const ALONE_YES = "tak|да|bai|sim|ano|jā|taip|po|oo|ya|ja|já|da|hai|hə|ha|є|네|예";
/** Of scripts without spaces. */
const OPEN_YES = "はい|是的|是，|对，|ใช่";
const YES = new RegExp(
  String.raw`^\P{L}{0,3}(?:(?:${ALWAYS_YES})(?: |${END})|(?:${ALONE_YES})${END}|${OPEN_YES})`,
  "iu",
);

const ALONE_NO =
  "no|nein|non|nej|nei|nee|não|nie|ne|ei|nem|nu|όχι|ні|нет|не|hayır|yo'q|yox|жоқ|ոչ|არა|לא|لا|خیر|نه|نہیں|नहीं|না|இல்லை|కాదు|hapana|hindi|tidak|bukan|không|nē|jo|ez";
const OPEN_NO = "いいえ|아니요|아니오|不是|不，|ไม่ใช่";
const NO = new RegExp(String.raw`^\P{L}{0,3}(?:(?:${ALONE_NO})${END}|${OPEN_NO})`, "iu");

/** The whole label locks an account or a card. Within a sentence the same words tell as well that one was locked. */
export function locks(label: string): boolean {
  return label.length <= LONGEST_LABEL && LOCKS.test(label);
}

const LONGEST_LABEL = 60;
const LOCKS =
  /^\P{L}*(?:(?:立即|马上|馬上)?(?:锁定|冻结|鎖定|凍結)(?!.*[解除])\p{L}{0,8}|\p{L}{0,8}を?ブロック(?:する)?|\p{L}{0,6} ?차단(?:하기)?|(?:ล็อก|ล็อค|ระงับ|บล็อก)[\p{L}\p{M}]{0,20}|(?:khoá|khóa) tài khoản(?: của tôi)?|(?:\p{L}{2,12} )?zárolása?)\P{L}*$/iu;

/** "Or", as what is said of a link begins: the code can be left alone. */
export function saysOr(before: string): boolean {
  return OR.test(before);
}

const OR =
  /(?:(?<![\p{L}\p{M}])(?:or|oder|ou|of|eller|tai|vagy|lub|albo|nebo|alebo|ili|ali|sau|ose|edo|nó|neu|või|arba|vai|eða|veya|ya da|yahut|yoki|atau|hoặc|o kaya|au|noma|або|или|илі|ці|ή|είτε|կամ|ან|немесе|буюу|эсвэл|או|أو|یا|अथवा|या|किंवा|অথবা|અથવા|ਜਾਂ|లేదా|அல்லது|ಅಥವಾ|അല്ലെങ്കിൽ|හෝ|নতুবা|또는|혹은|ወይም|o bien|oppure|alternativ\p{L}*|otherwise|instead|statt\p{L}*|sinon|sonst)(?![\p{L}\p{M}])|または|もしくは|或者|或是|或|หรือ|ຫຼື|ឬ|သို့မဟုတ်)/iu;

/** The whole label is a word for "here" that is too short, or too much of another word, to be looked for in a sentence. */
export function saysHereAlone(label: string): boolean {
  return HERE_ALONE.test(label);
}

const HERE_ALONE =
  /^\P{L}*(?:qui|tu|sem|tady|ide|отут|burası|rito|šeit|hérna|hemen|осы жерден|这儿|här|hit|her|hér|tässä|tänne|hierdie|ینجا|ဒီမှာ|burdan|kuta)\P{L}*$/iu;
