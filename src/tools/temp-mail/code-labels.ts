/**
 * What a number in a mail is called: a one-time code for certain, a code of some kind, or something else that has
 * numbers too, such as an order or a hotline.
 */
type LabelKind = "oneTime" | "code" | "other";
export type Label = { readonly kind: LabelKind; readonly start: number; readonly end: number };

const any = (...patterns: readonly string[]): string => patterns.join("|");
/** Letters of the scripts that part words by spaces. */
const letter = ["Latin", "Cyrillic", "Greek", "Hebrew", "Arabic"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const whole = (pattern: string): string => `(?<![${letter}\\d_])(?:${pattern})(?![${letter}\\d_])`;

/** What a one-time code is for, as beginnings of words, without marks on Latin letters. */
const purposeStem = any(
  "verif|authenti|autenti|authori[sz]|autori[sz]|secur|segur|sicur|sicherh|confirm|conferm|activ|aktiv|attiva|acces|acess|access",
  "steam guard|log[- ]?(?:in|on)|sign[- ]?(?:ing|in|up)|one[- ]?time|single[- ]?use|temporary|recover|reset|two[- ]factor|2fa|mfa|device auth",
  "connexion|usage unique|uso unico|un solo uso|temporal|bestatig|an(?:zu)?meld|einmal|verifizier|inlog|bevestig|beveilig|weryfik|logowan",
  "potwierdz|jednoraz|overen|overov|prihlas|ellenorz|belepes|megerosit|engang|bekreft|bekraft|vahvistu|kertakaytt|todennu",
  "dogrula|giris|guvenlik|onay|verifikasi|masuk|pengesahan|keselamatan|potvrd|kontroln|prijav",
  "podtver|подтвержд|підтвердж|провер|вход|вхід|безопасн|безпек|одноразов|επιβεβα|ασφαλ",
);
const purpose = `(?:${purposeStem})[\\p{L}]{0,12}`;

const codeNoun = any(
  "(?:pass)?code|password|pin|token|codigo|clave|contrasena|senha|codice|mot de passe|kennwort|passwort|wachtwoord|tan|otp",
  "cod(?:ul)?|ko(?:d|od|de)[\\p{L}]{0,9}|haslo|heslo|jelszo|sifre[\\p{L}]{0,4}|код[\\p{L}]{0,3}|парол[\\p{L}]{1,3}|parol|κωδικ[\\p{L}]{1,4}",
);
const ofTheir =
  "(?: (?:de|d|di|da|do|del|na|pro|a|for|to|untuk|для|о|ze)[ '’])?(?: ?(?:la|l|su|sua|tu|tua|votre)[ '’])?";

const oneTime = any(
  whole(
    any(
      "ma (?:so )?(?:xac (?:nhan|thuc|minh)|otp|pin|kich hoat|dang nhap|bao mat|bi mat|truy cap|khoi phuc|dat lai|(?:dung |su dung )?(?:mot|1) lan)" +
        "(?: (?:rut tien|nap tien|chuyen (?:tien|khoan)|thanh toan|dang (?:ky|nhap)|doi mat khau|lien ket|mua hang|vay|mo (?:khoa|the)))?",
      "ma steam guard|mat khau (?:otp|(?:dung |su dung )?(?:mot|1) lan|tam thoi)",
      "(?:verification|security|authentication|activation) number|otp|one[- ]time p/w|passcode|verifycode|(?:m|sms-|(?:ihre|deine|die) )tan",
      `${purpose}[ -](?:in[ -])?(?:[\\p{L}]{1,12}[ -])?(?:${codeNoun})`,
      `(?:${codeNoun})${ofTheir} ?${purpose}`,
      `[\\p{L}]{0,12}(?:${purposeStem})[\\p{L}]{0,12}(?:code|kode?|kod[\\p{L}]{0,6}|koodi[\\p{L}]{0,6}|pin|kennwort|passwort|tan)`,
    ),
  ),
  // scripts that do not part words
  "(?:验证|驗證|校验|确认|確認|动态|動態|認証|検証)(?:密[码碼]|[码碼]|コード|番号)|安全代?[码碼]|(?:ワンタイム|セキュリティ|ログイン)(?:パスワード|コード)",
  "인증 ?(?:번호|코드)|(?:확인|보안) ?코드|รหัส ?(?:otp|ยืนยัน|ความปลอดภัย)|رمز (?:التحقق|الأمان|التأكيد|الدخول)|(?:सत्यापन|सुरक्षा) कोड",
);

/** What has a code, a number or a PIN that is not for signing in. */
const otherOwner = any(
  "promo\\p{L}*|discount|coupon|voucher|gift(?: card)?|offer|referral|invit\\p{L}*|redeem|rabat\\p{L}*|reduction|descuento|desconto|sconto|korting\\p{L}*|indirim",
  "job|vacancy|position|property|listing|unit|house|course|lesson|subject|module|exam|test|contestant|candidate|voter|player|team|entry|survey|cost|expense|budget|ledger|project|task",
  "bin|shelf|aisle|box|colou?r|paint|model|part|vehicle|plant|fault|trouble|diagnostic|diagnosis|procedure|patient|charge|medical|store|branch|site|station|route|trip|stop|airport|city",
  "state|region|district|province|currency|language|industry|occupation|vendor|supplier|dealer|agent|plan|package|menu|table|document|form|file|claim|warranty|lot",
  "zip|post|postal|pocztowy|pos|area|country|swift|sort|tax|bar|qr|source|error|status|exit|color|dress|class|meeting|webinar|door|gate|room|wi-?fi",
  "product|item|tracking|reference|pick-?up|collection|student|staff|employee|batch|stock|asset|department|rastreio|order|booking|reservation|client|epp|parrainage",
);
const other = any(
  whole(
    any(
      `(?:${otherOwner})[ -]?(?:code|pin|passcode|password|number|no|id|kod\\p{L}{0,5})|(?:code|codigo|codice|kode?|cod) (?:${otherOwner})`,
      "[\\p{L}]{0,12}(?:gutschein|kortings|rabatt|bar|uni|post|promo|en|vs|fan)(?:code|kod|код)|codex|plz|cep|cap",
      "(?:confirmation|reference) (?:number|no)|order|invoice|receipt|ticket|case|ref(?:erence)?|tracking|booking|reservation|account|card|customer|member|policy|contract",
      "phone|mobile|tel(?:ephone)?|hotline|fax|call|dial|text|ending|last (?:four|4) digits|serial|imei|sku|version|build|unit|room|flight|seat|booth|locker|zone|plate|draw|conference|job|parcel|payment|effective|since|due|until|ip|request|issue",
      "hotline|tong dai|lien he|cskh|don hang|hoa don|van don|giao dich|tai khoan|stk|khach hang|hop dong|ho so|dien thoai|sdt|so (?:cuoi|the|may|du|tien|bao danh|tham chieu|seri)|mst|mssv|cccd",
      "commande|facture|carte|compte|telephone|appelez|bestellung|rechnung|konto|telefon|pedido|cuenta|tarjeta|llama|conta|cartao|ordine|conto|bestelling|zamowieni[ea]|pesanan|siparis\\p{L}*|заказ\\p{L}*|телефон\\p{L}*",
    ),
  ),
  "优惠[码券]|折扣码|邮编|订单|运单号?|电话|クーポン(?:コード)?|郵便番号|注文番号|주문(?:번호)?|쿠폰 ?(?:코드)?|우편번호|รหัสไปรษณีย์|โค้ดส่วนลด|คำสั่งซื้อ|промокод|©",
);
/** Vietnamese words that are others without their marks: `thẻ` a card, `the` an article. */
const accentedOther = whole("thẻ|đơn|gọi|năm|ngày|phòng|chuyến|ghế|phiếu|lúc|tầng|bàn|đuôi|dư|trước");

/** The noun says what a Vietnamese code is of: any that does not ask to be typed is of something else. */
const bareCode = any(
  whole(any(codeNoun, "ma(?: so)?(?: \\p{L}+)?", "رمز|کد|ה?קוד|ה?סיסמ[א-ת]{0,3}")),
  "コード|パスワード|코드|โค้ด|รหัส|कोड|密[码碼]",
);
/** What may follow `mã` itself without naming what it is of. */
const noOwner = /^ma(?: so)?(?: (?:cua|sau|nay|do|duoi|ben|la|tren|moi|gom|tam|gui|\p{Lu}[\p{L}\d]*))?$/u;

/** Words of signing in and confirming, anywhere in a mail: they tell what a mere "code" is. */
export const purposePattern = new RegExp(
  whole(
    any(
      `(?:${purposeStem})[\\p{L}]{0,12}`,
      "(?:this|that|ce|diesen?|questo|este|esse|deze|dit|ten|tento|bu|detta|denne|dette|kodet) (?:pass|pin)?[ck]od[\\p{L}]{0,4}|ma nay|saisir|entrar|acceder|accedere|accedi|connecter|einzuloggen|anzumelden",
      "xac (?:nhan|thuc|minh)|dang nhap|dat lai|tiep tuc|continue|kich hoat|khoi phuc|hoan tat|otp|identity|approve|expires?|valid|share|chia se|hieu luc|het han",
    ),
  ) + "|登[录錄入]|验证|驗證|認証|人証|인증|ログイン",
  "iu",
);

/** A clause that warns of giving codes away announces none. */
export const warningPattern = new RegExp(
  any(
    whole(
      any(
        "khong|dung (?=chia|cung cap|dua|tiet lo|gui|cho|doc)|chang|tuyet doi|never|not|don['’]?t|won['’]?t|didn['’]?t|jamais|ne|niemals|nie|nicht|kein|nunca|nao|non|nooit|niet|nigdy|nikomu|aldrig|ikke|inte|jangan|никому|никогда|не|asla|kimse\\p{L}*",
        "(?:has been|have been|was|were|be) sent|(?:se|da|duoc|vua) (?:duoc )?gui|sent (?:you )?(?:a|the)|da dat|successful\\p{L}*|thanh cong|changed",
      ),
    ),
    "勿提供|请勿|不要|勿|切勿|他人に|말|ห้าม|อย่า",
  ),
  "iu",
);

const patterns = {
  folded: new RegExp(`(?<oneTime>${oneTime})|(?<other>${other})|(?<code>${bareCode})`, "giu"),
  accented: new RegExp(accentedOther, "giu"),
};

/** `text` and `folded` are of the same length, the second without marks on Latin letters. */
export function labelsIn({ text, folded }: { text: string; folded: string }, most: number): Label[] {
  const labels: Label[] = [];
  for (const { index, 0: word, groups = {} } of folded.matchAll(patterns.folded)) {
    if (labels.length >= most) break;
    const isOwned =
      /^ma /i.test(word) && groups["code"] !== undefined && !noOwner.test(word.replace(/^../, "ma"));
    const kind = groups["oneTime"] ? "oneTime" : groups["code"] && !isOwned ? "code" : "other";
    const previous = labels.at(-1);
    // "mã xác thực giao dịch" is one name
    const isPart =
      kind === "other" && previous?.kind === "oneTime" && folded.slice(previous.end, index) === " ";
    if (isPart) labels.splice(-1, 1, { ...previous, end: index + word.length });
    else labels.push({ kind, start: index, end: index + word.length });
  }
  for (const { index, 0: word } of text.matchAll(patterns.accented)) {
    if (labels.length >= 2 * most) break;
    labels.push({ kind: "other", start: index, end: index + word.length });
  }
  return labels.sort((a, b) => a.start - b.start || b.end - a.end);
}
