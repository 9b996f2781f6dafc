import { fold } from "#core/fold.ts";

/** Words right before a number that say what it is, without diacritics; what follows them is a sign, "là", or which of several. */
const endOfLabel = String.raw`(?: ?(?:la|is|no|number|cua [a-z0-9]+|so|nay|e|em|minh|m|mk|toi|tui|chi|anh|shop))*(?: ?\d ?[:)])?[^a-z0-9]*$`;
const endingIn = (words: string) => new RegExp(String.raw`(?:^|[^a-z])(?:${words})${endOfLabel}`);

export const accountLabel = endingIn(
  String.raw`(?:so)?(?:stk|tknh|account|accno|acct?|a\/c)|(?:so ?)?(?:tk|tai ?khoan)`,
);
/** Of an account too, where a bank stands before it. */
export const numberLabel = endingIn("no|so|number");
export const otherLabel = endingIn(
  "sdt|dt|so dt|dien thoai|so dien thoai|phone|tel|zalo|viber|hotline|call|goi|lien he|lh|mobile|cccd|cmnd|cmt|can cuoc|mst|ma so thue|otp|ma don|don hang|ma gd|ma giao dich|giao dich|ref|so du|sd|ma|dh|hd|hoa don|bill|order|ngay|luc|so the|the|atm|card|visa|master ?card|master|jcb|napas|van don|ghtk|ghn|spx",
);
export const cardLabel = endingIn("so the|the|atm|card|visa|master ?card|master|jcb|napas");
/** Of something to pay: an amount stands behind it too. */
export const billLabel = endingIn("bill|hoa don|don hang|don|order");
/** What follows is an amount, however long it is. */
export const amountLabel = endingIn("so ?tien|st|tong so tien|tong tien|tong cong|amount");
/** What follows may be an amount. */
export const priceLabel = endingIn("tien|gia|tong|thanh toan|can tra");

/** What stands on the same line before a place, or on the line above where the place begins one, as far as a label may reach. */
export function labelBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  return fold(before.slice(before.lastIndexOf("\n") + 1));
}

/** A label as it is written together with what follows, folded. */
const gluedLabel =
  /^(?:(?:so)?(?:stk|tknh|tk|taikhoan|account|acct?|acc)(?:no|number|so|la)?|no|so|ck|nganhang|nh|bank|(?:so)?(?:sdt|dt|dienthoai|phone)|tel|zalo|viber|hotline|cccd|cmnd|cmt|mst|otp|sotien|st|amount)/;

/** How many letters each of the labels has that folded letters begin with. */
export function gluedLabels(letters: string): readonly number[] {
  const lengths: number[] = [];
  for (let rest = letters; rest !== "";) {
    const length = gluedLabel.exec(rest)?.[0].length;
    if (length === undefined) break;
    lengths.push(length);
    rest = rest.slice(length);
  }
  return lengths;
}
