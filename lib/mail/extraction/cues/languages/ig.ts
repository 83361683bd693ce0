import type { Cues } from "@/lib/mail/extraction/cues/types";

export const ig: Cues = {
  code: `
    akara nkwenye, akara nkwenye gị, akara nnyocha, akara nchekwa, akara nzuzo, akara nbanye, akara otu oge, akara otu
    ugboro, koodu nkwenye, koodu nkwenye gị, koodu nkwado, koodu nnyocha, koodu njirimara, koodu nchekwa, koodu nzuzo,
    koodu nbanye, koodu mbanye, koodu ịbanye, koodu iji banye, koodu otu oge, koodu otu ugboro, koodu nwa oge, koodu
    nwa oge a, koodu mweghachi, koodu ntọgharị, koodu ikike, koodu nnweta, kodu nkwenye, kodu nkwenye gị, kodu nkwado,
    kodu nnyocha, kodu njirimara, kodu nchekwa, kodu nzuzo, kodu nbanye, kodu mbanye, kodu ịbanye, kodu iji banye, kodu
    otu oge, kodu otu ugboro, kodu nwa oge, kodu nwa oge a, kodu mweghachi, kodu ntọgharị, kodu ikike, kodu nnweta,
    nọmba nkwenye, nọmba nnyocha, nọmba nchekwa, nọmba nzuzo, nọmba nbanye, nọmba mbanye, nọmba otu oge, nọmba otu
    ugboro, nọmba gị nkwenye, nọmba gị nnyocha, nọmba gị nchekwa, nọmba gị nzuzo, nọmba gị nbanye, nọmba gị mbanye,
    nọmba gị otu oge, nọmba gị otu ugboro, ọnụọgụ nkwenye, ọnụọgụ nnyocha, ọnụọgụ nchekwa, ọnụọgụ nzuzo, ọnụọgụ nbanye,
    ọnụọgụ mbanye, ọnụọgụ otu oge, ọnụọgụ otu ugboro, paswọọdụ otu oge, paswọọdụ otu ugboro, paswọọdụ nke otu oge,
    paswọọdụ nke otu ugboro, paswọọdụ nwa oge, paswọọdụ nke nwa oge, paswọọdụ a na-eji otu ugboro, paswọọdụ a na-eji
    naanị otu ugboro, paswọdụ otu oge, paswọdụ otu ugboro, paswọdụ nke otu oge, paswọdụ nke otu ugboro, paswọdụ nwa
    oge, paswọdụ nke nwa oge, paswọdụ a na-eji otu ugboro, paswọdụ a na-eji naanị otu ugboro, okwuntughe otu oge,
    okwuntughe otu ugboro, okwuntughe nke otu oge, okwuntughe nke otu ugboro, okwuntughe nwa oge, okwuntughe nke nwa
    oge, okwuntughe a na-eji otu ugboro, okwuntughe a na-eji naanị otu ugboro, okwu ntughe otu oge, okwu ntughe otu
    ugboro, okwu ntughe nke otu oge, okwu ntughe nke otu ugboro, okwu ntughe nwa oge, okwu ntughe nke nwa oge, okwu
    ntughe a na-eji otu ugboro, okwu ntughe a na-eji naanị otu ugboro, okwu nzuzo otu oge, okwu nzuzo otu ugboro, okwu
    nzuzo nke otu oge, okwu nzuzo nke otu ugboro, okwu nzuzo nwa oge, okwu nzuzo nke nwa oge, okwu nzuzo a na-eji otu
    ugboro, okwu nzuzo a na-eji naanị otu ugboro, okwu mbanye otu oge, okwu mbanye otu ugboro, okwu mbanye nke otu oge,
    okwu mbanye nke otu ugboro, okwu mbanye nwa oge, okwu mbanye nke nwa oge, okwu mbanye a na-eji otu ugboro, okwu
    mbanye a na-eji naanị otu ugboro, koodu, koodu gị, koodu a, koodu ndị a, koodu otp, koodu sms, koodu ọnụọgụ isii,
    koodu mkpụrụedemede, otp gị, otp unu, koodu dị n'okpuru, koodu na-eso, koodu na-esonụ, code nkwenye, code nzuzo,
    code nchekwa, code gị bụ
  `,
  maybeCode: `
    paswọọdụ, paswọdụ, paswọd gị, okwuntughe, okwu ntughe, okwu nzuzo, okwu mbanye, nọmba a, nọmba ndị a, nọmba na-eso,
    nọmba na-esonụ, nọmba dị n'okpuru, nọmba dị n'ala, ọnụọgụ a, ọnụọgụ ndị a, ọnụọgụ na-esonụ, ọnụọgụ dị n'okpuru,
    ọnụọgụ isii, ọnụọgụ anọ, nọmba isii, nọmba anọ, mkpụrụ ọnụọgụ isii, mkpụrụ ọnụọgụ anọ, mkpụrụedemede ndị a, mkpụrụ
    edemede ndị a, mkpụrụedemede na-esonụ, pin gị, pin unu, akara ndị a, okwu na-esonụ, okwu dị n'okpuru
  `,
  other: `
    nọmba akaụntụ, nọmba ekwentị, nọmba fon, nọmba mkpanaka, nọmba gị akaụntụ, nọmba gị ekwentị, nọmba gị fon, nọmba gị
    mkpanaka, nọmba akaụntụ gị, nọmba ekwentị gị, nọmba ọda, nọmba ọda gị, nọmba iwu, nọmba iwu gị, nọmba ịtụ ahịa,
    nọmba ntụaka, nọmba ntụnyere, nọmba nrụtụ aka, nọmba invoice, nọmba invọọsị, nọmba akwụkwọ ọnụahịa, nọmba akwụkwọ
    ụgwọ, nọmba rasiti, nọmba risiti, nọmba nsochi, nọmba nsuso, nọmba ngwugwu, nọmba ngwongwo, nọmba onye ahịa, nọmba
    ndị ahịa, nọmba onye otu, nọmba ndebanye aha, nọmba id, nọmba njirimara mba, nọmba nin, nọmba bvn, nọmba tin, nọmba
    ụtụ isi, nọmba kaadị, nọmba kaadị gị, nọmba tiketi, nọmba oche, nọmba ụgbọ elu, nọmba ụgbọ ala, nọmba mita, nọmba
    mita gị, nọmba faịlụ, nọmba mkpesa, nọmba ikpe, nọmba azụmahịa, nọmba nkwụnye ego, nọmba ịkwụ ụgwọ, nọmba paspọọtụ,
    nọmba nnọkọ, nọmba nzukọ, nọmba ụlọ, nọmba ụlọ akụ, nọmba nwa akwụkwọ, nọmba atụmatụ, koodu mbelata, koodu mbelata
    ọnụahịa, koodu mbelata ego, koodu ego mbelata, koodu nkwalite, koodu nkwalite ahịa, koodu promo, koodu mgbasa ozi,
    koodu kupọn, koodu vautcha, koodu onyinye, koodu ịkpọ òkù, koodu òkù, koodu ọkpụkpọ òkù, koodu ntụaka, koodu
    ntụnyere, koodu njehie, koodu njehie a, koodu ọnọdụ, koodu qr, koodu zip, koodu posta, koodu nzipu ozi, koodu
    akwụkwọ ozi, koodu obodo, koodu mba, koodu mpaghara, koodu steeti, koodu ụlọ akụ, koodu alaka, koodu swift, koodu
    ngwaahịa, koodu onye ahịa, koodu onye otu, koodu ọda, koodu iwu, koodu nsochi, koodu ngwugwu, koodu wifi, koodu
    wi-fi, koodu ọnụ ụzọ, koodu ọnụ ụzọ ámá, koodu nzukọ, koodu agba, koodu ụtụ isi, koodu ego mba, koodu asụsụ, koodu
    akwụkwọ, koodu klas, koodu ule, koodu ụlọ akwụkwọ, koodu nwa akwụkwọ, koodu ussd, koodu isi mmalite, koodu mmemme,
    koodu tiketi, akara mbelata, akara promo, akara qr, akara njehie, akara posta, akara ule, akara ahịa, akara mba,
    akara ekwentị, okwuntughe wifi, okwuntughe wi-fi, paswọọdụ wifi, paswọọdụ wi-fi, ọda gị, iwu gị, ihe ị zụtara,
    ngwugwu gị, ngwongwo gị, akwụkwọ ọnụahịa gị, invoice gị, tiketi gị, ekwentị anyị, kpọọ anyị na, kpọọ anyị
    n'ekwentị, igbe ozi, igbe akwụkwọ ozi, mkpokọta, mkpokọta ego, ego niile, ego ole, ego fọdụrụ, ego fọdụrụnụ, ego dị
    n'akaụntụ, ego ị ga-akwụ, ego a ga-akwụ, ụgwọ ị ga-akwụ, ọnụahịa, nke na-agwụ na, kaadị na-agwụ na, na-agwụ na,
    na-ejedebe na, ọnụọgụ anọ ikpeazụ, nọmba anọ ikpeazụ, naịra, akara ule gị, ụdị ọhụrụ nke
  `,
  promo: `
    mbelata ọnụahịa*, mbelata ọnụ ahịa, mbelata ego, ego mbelata, belata ọnụahịa, e belatara ọnụahịa, ọnụahịa dị ala,
    ọnụ ala, ọnụ dị ala, ọnụ ahịa pụrụ iche, kaadị onyinye, onyinye n'efu, onyinye pụrụ iche, onyinye ụbọchị ọmụmụ,
    nweta onyinye, merie onyinye, merie ihe nrite, ihe nrite, vautcha*, koodu kupọn, koodu promo, koodu mbelata, zụta
    ugbu a, zụrụ ugbu a, zụọ ahịa ugbu a, nnyefe n'efu, mbupu n'efu, nzipu n'efu, bunye n'efu, ibunye n'efu, asọmpi,
    kpọọ enyi gị òkù, kpọọ enyi òkù, kpọọ ndị enyi, kpọọ ndị enyi gị, kpọọ enyi, kpọta enyi, zigara enyi, kaatị gị,
    nkata ịzụ ahịa, nkata gị, mgbe ị na-akwụ ụgwọ, n'oge ịkwụ ụgwọ, naanị taa, taa naanị, n'izu a naanị, tupu ya agwụ,
    tupu ngwaahịa agwụ, isi ihe iguzosi ike, isi iguzosi ike, chekwaa ego, chekwaa ruo, ọkara ọnụahịa, data n'efu, ego
    ntinye n'efu, nkwalite ahịa
  `,
  press: `
    akwụkwọ akụkọ, akwụkwọ ozi izu, ozi akụkọ, akụkọ izu, akụkọ izu a, akụkọ taa, akụkọ ọnwa, akụkọ kacha ọhụrụ,
    n'isiokwu a, isiokwu a, n'akwụkwọ a, n'akụkọ a, na mbipụta a, mbipụta a, gụkwuo, gụọ akụkọ niile, gaa n'ihu na-agụ,
    ndị na-agụ akwụkwọ, ndị na-agụ anyị, ndị ntaakụkọ, ndị nta akụkọ, nchọpụta gosiri, nchọcha gosiri, nnyocha gosiri,
    ndị nchọcha, ndị nnyocha, ọnụ ọgụgụ gosiri, akụkọ kwa izu, akụkọ kwa ọnwa, akụkọ kwa afọ, nchịkọta izu, nchịkọta
    ọnwa, ọnwa gara aga, afọ gara aga, izu gara aga, e jiri ya tụnyere, mmelite ọhụrụ, ihe ọhụrụ na, atụmatụ ọhụrụ, ndị
    wayo, ndị aghụghọ, ndị omempụ, ndụmọdụ maka, ọzụzụ, pọdkastị, nkwupụta mgbasa ozi
  `,
  business: `
    nkwenye*, ikwenye, njirimara, njirimara gị, nbanye, mbanye, banye na, ịbanye na, banye n'akaụntụ, ịbanye n'akaụntụ,
    akaụntụ, akaụntụ gị, akaụntụ unu, akaụntụ ọhụrụ, ndebanye aha, debanye aha, ịdebanye aha, debanyere aha, paswọọdụ,
    paswọdụ, okwuntughe, okwu ntughe, okwu nzuzo, tọgharịa, ịtọgharị, hazigharịa, nchekwa, nchekwa akaụntụ, chekwaa
    akaụntụ, adreesị email, adreesị ozi-e, adreesị gị, adreesị ọhụrụ, email gị, ozi-e gị, i meelụ gị, imel gị, ngwaọrụ
    ọhụrụ, ngwaọrụ gị, ekwentị ọhụrụ, nọmba ọhụrụ, nzọụkwụ abụọ, nzọụkwụ nke abụọ, usoro abụọ, ịkwụ ụgwọ, nkwụnye ụgwọ,
    nkwụ ụgwọ, ịnyefe ego, nnyefe ego, izipu ego, zipu ego, iwepụ ego, wepụ ego, ikike ịbanye, ichefu, chefuru, i
    chefuru, ọkpụkpọ òkù, akwụkwọ òkù, akwụkwọ ịkpọ òkù, akpọrọ gị òkù, akpọọla gị òkù, kpọrọ gị ka, kpọrọ gị òkù, mee
    ka ọ rụọ ọrụ, rụọ ọrụ, weghachi akaụntụ, iweghachi akaụntụ, mgbanwe adreesị, ịgbanwe adreesị, ịgbanwe nọmba, mbinye
    aka, ịbịanye aka, ihichapụ akaụntụ, imechi akaụntụ, azụmahịa gị
  `,
  fleeting: `
    nkeji iri, nkeji ise, nkeji iri na ise, nkeji iri abụọ, nkeji iri atọ, nkeji iri isii, nkeji ole na ole, nkeji 5,
    nkeji 10, nkeji 15, nkeji 20, nkeji 30, nkeji 60, nkeji ndị, n'ime nkeji, nkeji, minit iri, minit ise, n'ime minit,
    n'ime awa, n'ime otu awa, n'ime elekere, otu awa, otu elekere, awa iri abụọ na anọ, awa 24, elekere 24, awa 48, awa
    ole na ole, ga-agwụ, ga-agwụ n'ime, oge ya ga-agwụ, ga-agwụ n'oge, ga-agafe, ga-emebi, ga-akwụsị ịrụ ọrụ, agaghị
    arụ ọrụ ọzọ, agaghị arụzi ọrụ, na-agwụ n'ime, ga-adị irè, ga-adị ire ruo, dị irè ruo, dị irè maka, dị irè n'ime,
    na-arụ ọrụ ruo, na-arụ ọrụ naanị, ga-arụ ọrụ naanị, otu ugboro, naanị otu ugboro, otu ugboro naanị, sọọsọ otu
    ugboro, naanị otu mgbe, otu oge naanị, naanị otu oge, tupu elekere, ruo elekere
  `,
  secret: `
    ekekwala, ekerịtala, ekekọrịtala, ekesala, ekwusala, ekwula, agwala, agwala onye, agwakwala, agwala onye ọ bụla,
    enyela onye, enyela, enyekwala, enyekwala onye, egosila, egosikwala, egosila onye, ezigala, ezigakwala, ezigarala,
    zigakwara onye, ka gị na onye, gị na onye ọ bụla, na onye ọ bụla, onye ọ bụla, onye ọbụla, mmadụ ọzọ, onye ọzọ,
    anyị agaghị ajụ, anyị anaghị ajụ, anyị agaghị arịọ, anyị anaghị arịọ, agaghị ajụ gị, anaghị ajụ gị, agaghị arịọ gị,
    ndị ọrụ anyị agaghị, ndị ọrụ anyị anaghị, ndị ọrụ ụlọ akụ, onye ọrụ anyị, onye ọrụ ụlọ akụ, debe ya na nzuzo, debe
    ya nzuzo, mee ya ka ọ bụrụ nzuzo, zochie ya, bụ ihe nzuzo, bụ nzuzo, bụ maka naanị gị, maka gị naanị, gị naanị,
    dịrị gị naanị
  `,
  enter: `
    tinye koodu, tinye nọmba, tinye ọnụọgụ, tinye akara, itinye koodu, itinye nọmba, itinye ọnụọgụ, itinye akara, pịnye
    koodu, pịnye nọmba, pịnye ọnụọgụ, pịnye akara, ịpịnye koodu, ịpịnye nọmba, ịpịnye ọnụọgụ, ịpịnye akara, dee koodu,
    dee nọmba, dee ọnụọgụ, dee akara, ide koodu, ide nọmba, ide ọnụọgụ, ide akara, jiri koodu, jiri nọmba, jiri ọnụọgụ,
    jiri akara, were koodu, were nọmba, were ọnụọgụ, were akara, detuo koodu, detuo nọmba, detuo ọnụọgụ, detuo akara,
    nyefee koodu, nyefee nọmba, nyefee ọnụọgụ, nyefee akara, mado koodu, mado nọmba, mado ọnụọgụ, mado akara, tinye
    kodu, jiri kodu, iji koodu, iji nọmba, tinye ya, tinye ha, tinye okwuntughe, tinye paswọọdụ, tinye otp, tinye pin,
    jiri otp, jiri ya, jiri ya banye, jiri ya mezue, jiri nke a, jiri mkpụrụedemede, detuo ma mado, detuo ya, mado ya,
    ka ị tinye, biko tinye, kwesịrị itinye, nke a bụ koodu, ndị a bụ koodu, lee koodu, nke a bụ nọmba, koodu gị nke a,
    ị ga-achọ koodu, a ga-ajụ gị koodu, ga-ajụ gị koodu, ga-arịọ gị koodu, na igbe, n'igbe, n'ihuenyo, na ihuenyo, na
    peeji, na ibe nbanye, iji banye, iji mezue, zaghachi na, gwa onye ọrụ, ka ị banye
  `,
  complete: `
    kwenye email gị, kwenye email m, kwenye adreesị email, kwenye adreesị ozi-e, kwenye adreesị gị, kwenye akaụntụ gị,
    kwenye akaụntụ m, ikwenye email gị, ikwenye email m, ikwenye adreesị email, ikwenye adreesị ozi-e, ikwenye adreesị
    gị, ikwenye akaụntụ gị, ikwenye akaụntụ m, kwado email gị, kwado email m, kwado adreesị email, kwado adreesị ozi-e,
    kwado adreesị gị, kwado akaụntụ gị, kwado akaụntụ m, ịkwado email gị, ịkwado email m, ịkwado adreesị email, ịkwado
    adreesị ozi-e, ịkwado adreesị gị, ịkwado akaụntụ gị, ịkwado akaụntụ m, nyochaa email gị, nyochaa email m, nyochaa
    adreesị email, nyochaa adreesị ozi-e, nyochaa adreesị gị, nyochaa akaụntụ gị, nyochaa akaụntụ m, inyocha email gị,
    inyocha email m, inyocha adreesị email, inyocha adreesị ozi-e, inyocha adreesị gị, inyocha akaụntụ gị, inyocha
    akaụntụ m, kwenye ndebanye aha, kwenye njirimara gị, kwenye nọmba ekwentị gị, kwenye nbanye, kwenye nbanye gị,
    kwenye nbanye a, kwenye mgbanwe, kwenye mgbanwe a, kwenye ozi-e gị, kwenye na ọ bụ gị, kwenye ugbu a, kwenye ndenye
    aha gị, ikwenye ndebanye aha, ikwenye njirimara gị, ikwenye nọmba ekwentị gị, ikwenye nbanye, ikwenye nbanye gị,
    ikwenye nbanye a, ikwenye mgbanwe, ikwenye mgbanwe a, ikwenye ozi-e gị, ikwenye na ọ bụ gị, ikwenye ugbu a, ikwenye
    ndenye aha gị, kwado ndebanye aha, kwado njirimara gị, kwado nọmba ekwentị gị, kwado nbanye, kwado nbanye gị, kwado
    nbanye a, kwado mgbanwe, kwado mgbanwe a, kwado ozi-e gị, kwado na ọ bụ gị, kwado ugbu a, kwado ndenye aha gị,
    ịkwado ndebanye aha, ịkwado njirimara gị, ịkwado nọmba ekwentị gị, ịkwado nbanye, ịkwado nbanye gị, ịkwado nbanye
    a, ịkwado mgbanwe, ịkwado mgbanwe a, ịkwado ozi-e gị, ịkwado na ọ bụ gị, ịkwado ugbu a, ịkwado ndenye aha gị,
    nyochaa ndebanye aha, nyochaa njirimara gị, nyochaa nọmba ekwentị gị, nyochaa nbanye, nyochaa nbanye gị, nyochaa
    nbanye a, nyochaa mgbanwe, nyochaa mgbanwe a, nyochaa ozi-e gị, nyochaa na ọ bụ gị, nyochaa ugbu a, nyochaa ndenye
    aha gị, tọgharịa paswọọdụ, tọgharịa paswọdụ, tọgharịa okwuntughe, tọgharịa okwu nzuzo, ịtọgharị paswọọdụ, ịtọgharị
    paswọdụ, ịtọgharị okwuntughe, ịtọgharị okwu nzuzo, hazigharịa paswọọdụ, hazigharịa paswọdụ, hazigharịa okwuntughe,
    hazigharịa okwu nzuzo, ịhazigharị paswọọdụ, ịhazigharị paswọdụ, ịhazigharị okwuntughe, ịhazigharị okwu nzuzo,
    gbanwee paswọọdụ, gbanwee paswọdụ, gbanwee okwuntughe, gbanwee okwu nzuzo, gbanwe paswọọdụ, gbanwe paswọdụ, gbanwe
    okwuntughe, gbanwe okwu nzuzo, ịgbanwe paswọọdụ, ịgbanwe paswọdụ, ịgbanwe okwuntughe, ịgbanwe okwu nzuzo, mepụta
    paswọọdụ, mepụta paswọdụ, mepụta okwuntughe, mepụta okwu nzuzo, imepụta paswọọdụ, imepụta paswọdụ, imepụta
    okwuntughe, imepụta okwu nzuzo, họrọ paswọọdụ, họrọ paswọdụ, họrọ okwuntughe, họrọ okwu nzuzo, ịhọrọ paswọọdụ,
    ịhọrọ paswọdụ, ịhọrọ okwuntughe, ịhọrọ okwu nzuzo, tọọ paswọọdụ, tọọ paswọdụ, tọọ okwuntughe, tọọ okwu nzuzo, ịtọ
    paswọọdụ, ịtọ paswọdụ, ịtọ okwuntughe, ịtọ okwu nzuzo, weghachi paswọọdụ, weghachi paswọdụ, weghachi okwuntughe,
    weghachi okwu nzuzo, paswọọdụ ọhụrụ, paswọdụ ọhụrụ, okwuntughe ọhụrụ, okwu ntughe ọhụrụ, okwu nzuzo ọhụrụ, weghachi
    akaụntụ gị, weghachi akaụntụ m, iweghachi akaụntụ gị, iweghachi akaụntụ m, weghachite akaụntụ gị, weghachite
    akaụntụ m, kpọghee akaụntụ gị, kpọghee akaụntụ m, ịkpọghe akaụntụ gị, ịkpọghe akaụntụ m, kpọghe akaụntụ gị, kpọghe
    akaụntụ m, rụnye akaụntụ gị, rụnye akaụntụ m, mee ka akaụntụ gị rụọ ọrụ, mee ka akaụntụ m rụọ ọrụ, mee ka akaụntụ
    gị malite, mezue ndebanye aha, mezue ndebanye aha gị, mezue ịdebanye aha, mezue nhazi akaụntụ, imezue ndebanye aha,
    imezue ndebanye aha gị, imezue ịdebanye aha, imezue nhazi akaụntụ, mezuo ndebanye aha, mezuo ndebanye aha gị, mezuo
    ịdebanye aha, mezuo nhazi akaụntụ, rụchaa ndebanye aha, rụchaa ndebanye aha gị, rụchaa ịdebanye aha, rụchaa nhazi
    akaụntụ, ịrụcha ndebanye aha, ịrụcha ndebanye aha gị, ịrụcha ịdebanye aha, ịrụcha nhazi akaụntụ, wuchaa ndebanye
    aha, wuchaa ndebanye aha gị, wuchaa ịdebanye aha, wuchaa nhazi akaụntụ, nabata ọkpụkpọ òkù, nabata akwụkwọ òkù,
    nabata akwụkwọ ịkpọ òkù, nabata òkù a, nabata òkù gị, nabata ịkpọ òkù, ịnabata ọkpụkpọ òkù, ịnabata akwụkwọ òkù,
    ịnabata akwụkwọ ịkpọ òkù, ịnabata òkù a, ịnabata òkù gị, ịnabata ịkpọ òkù, nara ọkpụkpọ òkù, nara akwụkwọ òkù, nara
    akwụkwọ ịkpọ òkù, nara òkù a, nara òkù gị, nara ịkpọ òkù, ịnara ọkpụkpọ òkù, ịnara akwụkwọ òkù, ịnara akwụkwọ ịkpọ
    òkù, ịnara òkù a, ịnara òkù gị, ịnara ịkpọ òkù, kwere ọkpụkpọ òkù, kwere akwụkwọ òkù, kwere akwụkwọ ịkpọ òkù, kwere
    òkù a, kwere òkù gị, kwere ịkpọ òkù, kweta ọkpụkpọ òkù, kweta akwụkwọ òkù, kweta akwụkwọ ịkpọ òkù, kweta òkù a,
    kweta òkù gị, kweta ịkpọ òkù, sonye n'otu a, sonye na otu a, sonye na otu, sonye n'otu, sonye n'otu ndị ọrụ, sonye
    na ndị otu, sonye na oru ngo, isonye n'otu a, isonye na otu a, isonye na otu, isonye n'otu, isonye n'otu ndị ọrụ,
    isonye na ndị otu, isonye na oru ngo, soro sonye n'otu a, soro sonye na otu a, soro sonye na otu, soro sonye n'otu,
    soro sonye n'otu ndị ọrụ, soro sonye na ndị otu, soro sonye na oru ngo, banye n'otu a, banye na otu a, banye na
    otu, banye n'otu ndị ọrụ, banye na ndị otu, banye na oru ngo, kwado ngwaọrụ, kwado ngwaọrụ a, kwe ka ngwaọrụ, nye
    ikike ịbanye, nye nbanye ikike, kwe nbanye, ee ọ bụ m, ee ọ bụ mụ, ọ bụ m banyere, ọ bụ m mere ya, njikọ nkwenye,
    njikọ nnyocha, njikọ nbanye, njikọ mbanye, njikọ ịtọgharị, njikọ ntọgharị, linkị nkwenye, linkị nbanye, link
    nkwenye, link nbanye, banye na-enweghị paswọọdụ, banye n'enweghị paswọọdụ, ihichapụ akaụntụ m, hichapụ akaụntụ m,
    hichapụ akaụntụ gị, kwenye nhichapụ, kwado nhichapụ, bịanye aka n'akwụkwọ, debanye aka n'akwụkwọ
  `,
  act: `
    kwenye ugbu a, biko kwenye, ikwenye, kwenyesie ike, ịkwado, kwadoo, nyochaa ugbu a, nabata ya, ịnabata, gaa n'ihu,
    ịga n'ihu, gaa n'iru, mezue, imezue, isonye, rụọ ọrụ ugbu a, nye ikike, nzọụkwụ ikpeazụ, otu nzọụkwụ fọdụrụ, naanị
    otu nzọụkwụ fọdụrụ, ọ fọrọ nke nta, ị fọrọ nke nta ka ị mezue
  `,
  signIn: `
    banye n'akaụntụ, banye na akaụntụ, banye n'ime akaụntụ, banye ugbu a, banye ebe a, ịbanye ugbu a, mepee ngwa, mepee
    app, malite ugbu a, bido ugbu a
  `,
  never: `
    wepụ aha gị, wepu aha m, wepụ onwe gị, iwepụ aha gị, iwepụ onwe gị, kwụsị ịnata, ịkwụsị ịnata, kwụsị inweta, ịkwụsị
    inweta, kwụsị izitere m, kagbuo ndebanye aha, ịkagbu ndebanye aha, kagbuo ndenye aha, kagbuo ndebanye, ị chọghị
    ịnata, ị chọghịzi ịnata, ọ bụrụ na ị chọghịzi, pụọ na ndepụta, jikwaa ndenye aha, jikwaa ndebanye aha, jikwaa ọkwa,
    jikwaa nhọrọ, jikwaa mmasị, jikwaa akaụntụ, ntọala, ntọala gị, ntọala akaụntụ, ntọala ọkwa, ntọala email, nhọrọ gị,
    nhọrọ email, mmasị gị, mmasị email, gbanwee ntọala, lelee n'ịntanetị, lelee na ihe nchọgharị, lelee n'ihe
    nchọgharị, lelee ọda, lelee ọda gị, lelee iwu gị, lelee invoice, lelee akwụkwọ ọnụahịa, lelee rasiti, lelee nkọwa,
    lelee nkọwa ndị ọzọ, lelee ihe niile, lelee ha niile, lelee ozi, lelee akụkọ, lelee n'elu weebụ, lee n'ịntanetị,
    lee na ihe nchọgharị, lee n'ihe nchọgharị, lee ọda, lee ọda gị, lee iwu gị, lee invoice, lee akwụkwọ ọnụahịa, lee
    rasiti, lee nkọwa, lee nkọwa ndị ọzọ, lee ihe niile, lee ha niile, lee ozi, lee akụkọ, lee n'elu weebụ, ilele
    n'ịntanetị, ilele na ihe nchọgharị, ilele n'ihe nchọgharị, ilele ọda, ilele ọda gị, ilele iwu gị, ilele invoice,
    ilele akwụkwọ ọnụahịa, ilele rasiti, ilele nkọwa, ilele nkọwa ndị ọzọ, ilele ihe niile, ilele ha niile, ilele ozi,
    ilele akụkọ, ilele n'elu weebụ, hụ n'ịntanetị, hụ na ihe nchọgharị, hụ n'ihe nchọgharị, hụ ọda, hụ ọda gị, hụ iwu
    gị, hụ invoice, hụ akwụkwọ ọnụahịa, hụ rasiti, hụ nkọwa, hụ nkọwa ndị ọzọ, hụ ihe niile, hụ ha niile, hụ ozi, hụ
    akụkọ, hụ n'elu weebụ, mepee n'ihe nchọgharị, soro ngwugwu, soro ọda, sochie ngwugwu, sochie ọda, sochie ngwongwo,
    chọpụta ebe ngwugwu, soro anyị, soro anyị na, banyere anyị, gbasara anyị, maka anyị, onye anyị bụ, iwu nzuzo, amụma
    nzuzo, amụma nzuzo anyị, iwu gbasara nzuzo, usoro nzuzo, nzuzo na usoro, usoro na ọnọdụ, usoro ojiji, usoro iwu,
    ọnọdụ ojiji, iwu na ọnọdụ, ebe enyemaka, enyemaka na nkwado, nweta enyemaka, ịchọrọ enyemaka, ị chọrọ enyemaka,
    kpọtụrụ anyị, ịkpọtụrụ anyị, kpọtụrụ ndị nkwado, ajụjụ a na-ajụkarị, ajụjụ ndị a na-ajụkarị, ajụjụ ndị mmadụ
    na-ajụ, nye echiche gị, echiche gị, zaa ajụjụ ndị a, zaa nnyocha, malite nnyocha, gụkwuo, gụkwuo banyere, gụọ
    karịa, gụọ ihe ndị ọzọ, mụtakwuo, matakwuo, mụta karịa, chọpụtakwuo, nweta nkọwa, ozi ndị ọzọ, nkọwa ndị ọzọ,
    budata, budata rasiti, budata ngwa, budata invoice, budata akwụkwọ, ibudata ngwa, nweta ngwa, zụta ugbu a, zụrụ
    ugbu a, kwụọ ụgwọ ugbu a, kwụọ ugbu a, kwụọ ụgwọ ọkụ, kwụọ ụgwọ gị, gaa na webụsaịtị anyị, gaa na saịtị anyị, gaa
    n'ụlọ ahịa, gaa na ụlọ ahịa, webụsaịtị anyị, ibe mbụ, ibe izizi, kesaa, kesaa ya ndị enyi, kesaara ndị enyi, kpọọ
    ndị enyi, kpọọ enyi gị, zaghachi ozi, zaa ozi, tinye na kalenda, gbanwee ndoputa, kagbuo ọda, kagbuo ndoputa,
    hazigharịa oge, gbanwee oge nnyefe, sonye na nzukọ, banye na nzukọ, melite kaadị, melite nkọwa ịkwụ ụgwọ, tinye
    akwụkwọ ugbu a
  `,
  notMe: `
    ọ bụrụ na ọ bụghị gị, ọ bụrụ na ọbụghị gị, ọ bụrụ na ị rịọghị, ọ bụrụ na ị chọghị, ọ bụrụ na i meghị, ọ bụrụ na ị
    debanyeghị, ọ bụrụ na ị mepụtaghị, ọ bụrụ na ị maghị, ọ bụrụ na ị ghọtaghị, ọ bụrụ na ị nwaghị, ọ bụrụ na ị
    banyeghị, ọ bụrụ na ị tụghị anya, ọ bụrụ na i kpọghị, ọbụrụ na ọ bụghị gị, ọbụrụ na ọbụghị gị, ọbụrụ na ị rịọghị,
    ọbụrụ na ị chọghị, ọbụrụ na i meghị, ọbụrụ na ị debanyeghị, ọbụrụ na ị mepụtaghị, ọbụrụ na ị maghị, ọbụrụ na ị
    ghọtaghị, ọbụrụ na ị nwaghị, ọbụrụ na ị banyeghị, ọbụrụ na ị tụghị anya, ọbụrụ na i kpọghị, ma ọ bụrụ na ọ bụghị
    gị, ma ọ bụrụ na ọbụghị gị, ma ọ bụrụ na ị rịọghị, ma ọ bụrụ na ị chọghị, ma ọ bụrụ na i meghị, ma ọ bụrụ na ị
    debanyeghị, ma ọ bụrụ na ị mepụtaghị, ma ọ bụrụ na ị maghị, ma ọ bụrụ na ị ghọtaghị, ma ọ bụrụ na ị nwaghị, ma ọ
    bụrụ na ị banyeghị, ma ọ bụrụ na ị tụghị anya, ma ọ bụrụ na i kpọghị, ọ bụghị gị, ọbụghị gị, ọ bụghị m, ọ bụghị mụ,
    ọbụghị m, ọ bụghị unu, ị rịọghị, unu arịọghị, leghara ozi a anya, leghara ozi-e a anya, leghara email a anya,
    leghara ya anya, ileghara ozi, ileghara email, ileghara ya anya, eleghara anya, ị nwere ike ileghara, hapụ ozi a,
    hapụ email a, hichapụ ozi a, hichapụ email a, ihichapụ ozi a, ị gaghị eme ihe ọ bụla, emela ihe ọ bụla, enweghị ihe
    ị ga-eme, enweghị ihe ọ bụla ị ga-eme, ọ dịghị ihe ị ga-eme, ọ dịghị mkpa ka ị mee, na ndudue, na mmejọ, site na
    mmejọ, n'amaghị ama, onye ọzọ nwere ike, jụ ọkpụkpọ òkù, ịjụ ọkpụkpọ òkù, jụ akwụkwọ òkù, jụ òkù a, kagbuo arịrịọ,
    ịkagbu arịrịọ, gwa anyị ozugbo, gwa anyị ngwa ngwa, mee ka anyị mata, kpọtụrụ anyị ozugbo, kpọtụrụ anyị ngwa ngwa,
    chebe akaụntụ, chekwaa akaụntụ gị, gbanwee paswọọdụ gị ozugbo, gbanwee okwuntughe gị ozugbo, kpesa ya, amaghị
    banyere
  `,
  done: `
    agbanweela, a gbanweela, agbanwere, a gbanwere, agbanweela paswọọdụ, agbanweela okwuntughe, ị gbanweela, ekwenyela,
    e kwenyela, ị kwenyela, akwadola, akwadoro, a kwadola, a kwadoro, anyochaala, enyochaala, e nyochaala, emelitela, e
    melitela, emepụtala, e mepụtala, emepere, emeghela, emechiela, e mechiela, ewepụla, e wepụla, ehichapụla, e
    hichapụla, agbakwunyela, a gbakwunyela, etinyela, e tinyela, atọgharịala, a tọgharịala, ahazigharịala, emezuola, e
    mezuola, gara nke ọma, mere nke ọma, emechaala nke ọma, na-arụ ọrụ ugbu a, nbanye ọhụrụ, mbanye ọhụrụ, mmadụ
    banyere, onye banyere, ị banyela, abanyela na akaụntụ, abanyela n'akaụntụ, ị debanyela aha, daalụ maka ikwenye,
    daalụ maka nkwenye, imeela maka ikwenye, nabatara ọkpụkpọ, anabatala ọkpụkpọ, nabatara òkù, esonyela, sonyere
    n'otu, anyị natara ịkwụ ụgwọ, anyị anatala ịkwụ ụgwọ, anyị anatala ego, anyị natara ego, a natala ego, akwụọla
    ụgwọ, a kwụọla ụgwọ, ị kwụọla, ewepụla aha gị, e wepụla aha gị, ewepụla gị, ị wepụla aha gị, ị gaghị anatazi, ị
    gaghịzi anata, ị gaghị enwetazi, anyị agaghị ezitere gị ozi, akagbuola ndebanye, a kagbuola ndebanye, a kagbuola
    ndenye
  `,
  here: `
    pịa ebe a, pịa njikọ, pịa bọtịnụ, pịa linkị, pịa link a, pịa na njikọ, pịa na bọtịnụ, pịa n'elu njikọ, ịpịa ebe a,
    ịpịa njikọ, ịpịa bọtịnụ, ịpịa linkị, ịpịa link a, ịpịa na njikọ, ịpịa na bọtịnụ, ịpịa n'elu njikọ, kụọ njikọ, kụọ
    bọtịnụ, kụọ linkị, kụọ na njikọ, kụọ na bọtịnụ, kụọ n'elu njikọ, soro njikọ, soro linkị, jiri njikọ, site na njikọ,
    mepee njikọ, mepee linkị, detuo njikọ, mado njikọ, detuo linkị, njikọ a, njikọ dị n'okpuru, njikọ dị n'ala, njikọ
    na-eso, njikọ na-esonụ, linkị dị n'okpuru, linkị na-esonụ, bọtịnụ a, bọtịnụ dị n'okpuru, bọtịnụ na-esonụ, gaa na
    ibe, gaa na peeji, gaa na webụsaịtị, gaa na adreesị, gaa n'adreesị, ihe nchọgharị gị, na ihe nchọgharị, n'ihe
    nchọgharị weebụ, adreesị a dị n'okpuru, peeji a, ibe weebụ a
  `,
  onSite: `
    ngwugwu gị, ngwongwo gị, ibu ngwugwu, mbupu ngwaahịa, nnyefe ngwaahịa, ndị na-ebuga, onye na-ebuga, onye ọkwọ
    ụgbọala, onye ọkwọ ụgbọ, ebe nnara, ebe ị ga-anara, bịa nara, bịa were, ịbịa were, ụlọ ozi, ụlọ nzipụ ozi, ọnụ ụzọ,
    n'ọnụ ụzọ, n'ọnụ ụzọ ámá, ebe nnabata, ebe a na-adọba ụgbọala, ebe ndọba ụgbọala, ụlọ ọgwụ, dọkịta, oge ọhụhụ, oge
    nhọpụta, nhọpụta gị, ụgbọ elu, ụgbọ oloko, ọdụ ụgbọ, ụlọ oriri, ihe ncheta, ncheta, nzukọ, nnọkọ, id nzukọ, nzukọ
    vidiyo
  `,
  matter: `
    kesaara gị faịlụ, kesara gị faịlụ, kekọrịtara gị faịlụ, kekọrịtara faịlụ, kekọrịtara folda, kesara folda, kesaara
    gị akwụkwọ, ekekọrịtara gị, faịlụ ekekọrịtara, folda ekekọrịtara, kwuru okwu na, nkwupụta ọhụrụ, azịza ọhụrụ, kpọrọ
    aha gị, ozi ọhụrụ sitere, ozi ọhụrụ site, posti ọhụrụ, na-eso gị ugbu a, arịrịọ ịgbaso, arịrịọ ezumike, na-eche
    nkwado, na-eche nnabata, na-echere nkwado, ịtụ vootu, tụọ vootu, ntuli aka, nnyocha echiche, nkwekọrịta ịbịanye aka
  `,
  entryPlace: `
    ihuenyo, n'ihuenyo, na ihuenyo, ihu ekwentị, ihu ekwentị gị, peeji, na peeji, ibe nbanye, ibe weebụ, ibe webụ, na
    ibe, n'igbe, igbe ederede, ngwa ahụ, na ngwa, n'ime ngwa, webụsaịtị*, na saịtị, ihe nchọgharị, ngwaọrụ, na ngwaọrụ,
    kọmputa*, telivishọn, igwe onyonyo
  `,
  accountName: "aha njirimara, aha onye ọrụ, aha ojiarụ, aha mbanye, aha nbanye, aha akaụntụ",
  subjectLine: "isiokwu ozi, isiokwu email, isiokwu ozi a, n'isiokwu ozi",
  outdated: `
    anaghịzi arụ ọrụ, anaghị arụzi ọrụ, anaghị arụ ọrụ ọzọ, adịghịzi irè, adịghị irè ọzọ, abaghịzi uru, oge agwụla, oge
    ya agwụla, oge gwụrụ, oge koodu agwụla, agafeela oge, koodu ochie, koodu mbụ, koodu gara aga, koodu ndị mbụ, koodu
    ndị gara aga, koodu nke mbụ, ejirila koodu, e jirila koodu, ejirila ya, koodu ị tinyere, koodu i jiri, akagbuola
    koodu, a kagbuola koodu, e kagbuola koodu, nọchiri koodu, n'ọnọdụ koodu
  `,
  toRead: `
    gaa na akaụntụ, gaa n'akaụntụ, lelee akaụntụ, lee akaụntụ, ibe akaụntụ, peeji akaụntụ, mepee dashboard, gaa na
    dashboard, ụlọ akụ n'ịntanetị, lelee ihe omume, lelee mmemme, ihe omume na nso nso a, lelee mgbanwe, hụ mgbanwe,
    jikwaa ngwaọrụ, gụọ ozi, ịgụ ozi, gụọ akụkọ, ịgụ akụkọ, gụọ banyere, gụọ maka, iji gụọ, ka ị gụọ, ị nwere ike ịgụ,
    lelee vidiyo, lee vidiyo, kirie vidiyo, ikiri vidiyo, ilele, mepee faịlụ, mepee folda, mepee akwụkwọ, lelee faịlụ,
    lelee profaịlụ, lee profaịlụ, lelee nsonaazụ, lelee akụkọ, lelee ọnọdụ, chọpụta karịa, chọpụta ihe, mata ihe, mụta
    banyere, mụta maka, lelee nkwupụta, hụ azịza
  `,
  fault: "koodu njehie, ozi njehie, njehie sistemụ",
  example: "dịka ọmụmaatụ, dị ka ọmụmaatụ, ọmụmaatụ, ihe atụ, ozi dị ka",
  receipt: `
    rasiti*, risiti gị, akwụkwọ nnata ego, akwụkwọ nkwụ ụgwọ, ihe akaebe ịkwụ ụgwọ, ihe akaebe nkwụ ụgwọ, daalụ maka
    ịzụ, daalụ maka ịzụta, daalụ maka ahịa, daalụ maka ịkwụ ụgwọ, imeela maka ịzụ, anyị ekele gị maka ịzụ, anyị natara
    ego, anyị anatala ego, anyị natara ịkwụ ụgwọ, anyị anatala ịkwụ ụgwọ, ịkwụ ụgwọ gị gara nke ọma, nkwụ ụgwọ gara nke
    ọma, ị kwụrụ, ego ị kwụrụ, ego a kwụrụ, a kwụrụ site na kaadị, mkpokọta ego, ego fọdụrụ, ego ọhụrụ fọdụrụ, ewepụrụ
    na akaụntụ, ewepụtara na akaụntụ, e wepụrụ n'akaụntụ, ụgwọ ọnwa gị
  `,
};
