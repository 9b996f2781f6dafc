import { fold } from "#core/fold.ts";
import { type Span, unquoted, withoutEdges } from "#core/pasted.ts";
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

/** `Nội dung: họ tên + SĐT`: what whoever pays is to write there. */
const isAsked = /^(?:ghi |rõ )*(?:họ |và )*tên *(?:$|[-+&,(]|(?:và|của|khách|học|người|bạn|sđt)(?!\p{L}))/iu;

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
  const value = unquoted(withoutEnd(said, " \t\n\u00a0,;").trim());
  return value === "" || isAsked.test(value) ? null : { value, at, end: start + said.length };
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

/** Vietnamese surnames without diacritics: what a name begins with that no label tells. */
const surnames = new Set(
  "an au bach bui cao chau chu cu dam dang dao diep dinh do doan doanh duong giang ha ho hoang hua huynh khong khuat kieu kim la lai lam le lieu luong luu ly ma mac mai mau nghiem ngo nguyen ninh nong ong phan phi phung pham quach ta tang thach thai than tieu to ton tong tran trieu trinh truong tu ung vi vien vo vu vuong".split(
    " ",
  ),
);
/** Places that begin as names do; branches of banks are named after them. */
const places =
  /^(?:cao bang|ha (?:dong|giang|nam|noi|tinh)|ho chi minh|hoang mai|kim (?:lien|ma|son)|lai chau|lam dong|ninh (?:binh|thuan)|phan (?:rang|thiet)|thai (?:binh|ha|nguyen)|to hien thanh|tu liem|vu(?:ng)? tau)$/;
/** What a name is led in by. */
const title = /^(?:anh|chi|em|co|chu|bac|ba|ong|mr|mrs|ms|ten)\.?$/;
/** What a message goes on with behind a holder's name; "Nguyen Van An ck" is who pays. */
const nextWord =
  /^(?:nhe|nha|ne|a|giup|ho|dum|voi|em|e|anh|chi|c|cam|thanks|stk|tk|sdt|dt|zalo|lh|vnd|bank|ship|nd)$/;
const isNamePart = (word: string): boolean => /^\p{Lu}[\p{L}\p{M}'.-]*$/u.test(word);

/** Words as far as they are a name in capitals, where nothing follows that belongs to it. */
function nameIn(written: string): string | null {
  const words = written.split(" ");
  if (title.test(fold(words[0] ?? ""))) words.shift();
  const end = words.findIndex(
    (word, at) => !isNamePart(word) || (at > 1 && /^(?:CK|STK|TK|SDT|SĐT|ND)$/.test(word)),
  );
  const name = words.slice(0, end < 0 ? words.length : end);
  const value = withoutEnd(name.join(" "), ".");
  const plain = fold(value);
  const isEnded = end < 0 || nextWord.test(fold(words[end] ?? ""));
  const isName =
    surnames.has(fold(name[0] ?? "")) &&
    /^\S+ (?!chuyen)/.test(plain) &&
    !places.test(plain) &&
    name.length <= 6;
  return isEnded && isName && value.length <= maxHolderLength ? value : null;
}

/**
 * The one name that stands by itself among the words around the other values of a message, and has no label: `MB 0912345678
 * TRAN THI B`. Capitals and a surname tell it.
 */
export function holderAmong(text: string, spans: readonly Pick<Span, "at" | "end">[]): Span | null {
  const rest = spans.reduce(
    (left, { at, end }) => `${left.slice(0, at)}${"\n".repeat(end - at)}${left.slice(end)}`,
    text,
  );
  const names = [...rest.matchAll(/[^\n,;:|/()[\]"“”•\d–—]+/gu)].flatMap(
    ({ 0: piece, index }): readonly Span[] =>
      [...piece.matchAll(/(?:(?! - |\. ).)+/gu)].flatMap((match) => {
        const value = nameIn(withoutEdges(match[0]));
        if (value === null) return [];
        const at = index + match.index + match[0].indexOf(value);
        return [{ value, at, end: at + value.length }];
      }),
  );
  const [first] = names;
  return first && names.every(({ value }) => fold(value) === fold(first.value)) ? first : null;
}
