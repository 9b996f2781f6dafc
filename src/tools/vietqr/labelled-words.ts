import type { Span } from "#core/pasted.ts";
import { withoutEnd } from "#core/without-end.ts";

/** Of a holder's name, in UTF-16 units. */
export const maxHolderLength = 100;

const messageLabel = /(?:^|[\s,;.–-])(?:nội dung|noi dung|nd|lời nhắn|loi nhan|content|memo)[^:\n]{0,20}:/iu;
/** What a line goes on with that was two before it was pasted into a field of one. */
const nextLabel =
  /[\s,;](?:số tiền|so tien|st|stk|tk|số tk|so tk|số tài khoản|chủ tk|chủ tài khoản|tên|ten|ngân hàng|ngan hang|nh)(?!\p{L})[^:\n]{0,12}:/iu;

type Labelled = { readonly at: number; readonly start: number; readonly said: string };

/** What stands behind a label, to the next one or the end of its line. */
function behind(label: RegExp, text: string): Labelled | null {
  const found = label.exec(text);
  if (!found) return null;
  const start = found.index + found[0].length;
  const [line = ""] = text.slice(start).split("\n", 1);
  const next = line.search(nextLabel);
  return { at: found.index, start, said: next < 0 ? line : line.slice(0, next) };
}

/** Without a colon: what is said is on the same line, or the label has a line of its own. */
const bareMessageLabel =
  /(?:^|[\s,;.(–-])(?:nội dung|noi dung|lời nhắn|loi nhan|nd)(?: (?:là|la|ghi))? *(?: |\n)(?=\S)/iu;
const bareNextLabel =
  /[\s,;](?:số tiền|so tien|stk|tk|số tk|so tk|số tài khoản|so tai khoan|chủ tk|chủ tài khoản|ctk|ngân hàng|ngan hang)(?!\p{L})/iu;
/** `nội dung gì cũng được`: words about the message, and no message. */
const isAboutMessage =
  /^(?:nào|nao|gì|gi|giúp|giup|như|nhu|nhé|nha|ạ|ck nhé|dưới|duoi|bên|ben|trên|tùy|tuy)(?!\p{L})/iu;

function behindBareMessage(text: string): Labelled | null {
  const labelled = behind(bareMessageLabel, text);
  if (!labelled || isAboutMessage.test(labelled.said)) return null;
  const next = labelled.said.search(bareNextLabel);
  return next < 0 ? labelled : { ...labelled, said: labelled.said.slice(0, next) };
}

/** "Nội dung: …", and `nội dung …` where that counts too. */
export function messageIn(text: string, { isBareToo }: { readonly isBareToo: boolean }): Span | null {
  const labelled = behind(messageLabel, text) ?? (isBareToo ? behindBareMessage(text) : null);
  if (!labelled) return null;
  const { at, start, said } = labelled;
  const value = withoutEnd(said, " \t\n\u00a0,;").trim();
  return value === "" ? null : { value, at, end: start + said.length };
}

const holderLabel =
  /(?:^|[\s,;.(–-])(?:chủ (?:tk|tài khoản|stk|thẻ)|chu (?:tk|tai khoan|stk|the)|ctk|(?:họ )?tên(?: chủ)?(?: tk| tài khoản| stk| người nhận)?|(?:ho )?ten(?: chu)?(?: tk| tai khoan| stk| nguoi nhan)?|người (?:nhận|thụ hưởng)|nguoi (?:nhan|thu huong)|account (?:name|holder)|holder|beneficiary|name) ?: ?/iu;
/** A name in letters that cards are written in: two words or more, since one may be a bank or half of a sentence. */
const holderShape =
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}.'-]*(?: (?:& )?\p{Script=Latin}[\p{Script=Latin}\p{M}.'-]*){1,7}/u;
/** What a sentence ends with; `Anh` and `Em` are names too, so they are left out behind another such word only. */
const particles =
  /(?: (?:ạ|dùm|đó|giúp|hộ|nè|nha|nhe|nhé|với|please))(?: (?:anh|chị|em|ạ|nhé|nha|với)){0,3}$|\.$/u;

/** Without a colon only a label that can be nothing else counts. */
const bareLabel =
  /(?:^|[\s,;.(–-])(?:chủ (?:tk|tài khoản|stk|thẻ)|chu (?:tk|tai khoan|stk|the)|ctk|người thụ hưởng|nguoi thu huong|account (?:name|holder)) (?:là |la |is )?(?=\p{L})/iu;
/** Behind it a name is told by its capitals, to the end of its line or sentence, or to what the message says next. */
const bareName =
  /^\p{Lu}[\p{L}\p{M}'-]*(?: \p{Lu}[\p{L}\p{M}'-]*){1,7}(?=[.,;)(\n]| [-–\d]|$| (?:số tiền|so tien|st|nội dung|noi dung|nd|stk|tk|số|so|ngân hàng|ngan hang|nh|tại|tai|giúp|giup|nhé|nha|ạ)(?!\p{L}))/u;

/** The same behind a label without a colon. */
function behindBare(text: string): Labelled | null {
  const labelled = behind(bareLabel, text);
  const said = bareName.exec(labelled?.said ?? "")?.[0];
  return labelled && said ? { ...labelled, said } : null;
}

/** "Chủ TK: …", as far as it is a name. */
export function holderIn(text: string): Span | null {
  const labelled = behind(holderLabel, text) ?? behindBare(text);
  if (!labelled) return null;
  const { at, start, said } = labelled;
  const [shaped = ""] = holderShape.exec(said) ?? [];
  const value = shaped.replace(particles, "");
  const isName = value.includes(" ") && value.length <= maxHolderLength;
  return isName ? { value, at, end: start + value.length } : null;
}
