import { message } from "../../core/i18n.ts";
import { type Span, halfWidth, plainSigns, unquoted, withoutEmoji, wordsAround } from "../../core/pasted.ts";
import type { FoundBeside, Reading } from "../../core/reading.ts";
import { withoutEnd } from "../../core/without-end.ts";
import {
  type AccountNumber,
  type Token,
  amountLabel,
  accountNumbersIn,
  hasUnit,
  isInside,
  labelBefore,
  otherLabel,
  tokensOf,
  wholeAccount,
  wholeDigits,
} from "./account-numbers.ts";
import { amountsIn } from "./amount.ts";
import type { Bank } from "./bank.ts";
import { plainName } from "./bank-names.ts";
import { bankAt } from "./banks.ts";
import { maxHolderLength } from "./bounds.ts";
import { twoBanks } from "./read-bank.ts";
import { isPaymentCode, readPaymentCode } from "./read-code.ts";

/** In characters; a longer text is no message about one account. */
const maxMessage = 2000;

const isMobile = (digits: string): boolean => /^0[35789]\d{8}$/.test(digits);

const maxBetween = 12;
const isEmpty = (text: string): boolean => text.length <= maxBetween && /^[^\p{L}\p{N}]*$/u.test(text);

/** A telephone number beside an account that is named as one, where no bank stands next to it. */
function isAside(text: string, { value, at, end }: AccountNumber, banks: readonly Span[]): boolean {
  const isBeside = (bank: Span) =>
    bank.end <= at ? isEmpty(text.slice(bank.end, at)) : isEmpty(text.slice(end, bank.at));
  const isOr = /(?:^|[^\p{L}])(?:hoặc|hoac|hay|or)[^\p{L}\p{N}]*$/iu.test(
    text.slice(Math.max(0, at - maxBetween), at),
  );
  return value.length < wholeDigits || (isMobile(value) && !isOr && !banks.some(isBeside));
}

/** Thousands in groups, as prices are written and hardly any account is. */
const inThousands = /^[1-9]\d{0,2}(?:\.\d{3})*\.\d00$/;

/** `1.200.000` beside a number that is as long as an account. */
const isAmountBeside = (text: string, { at, end }: Span, candidates: readonly AccountNumber[]): boolean =>
  inThousands.test(text.slice(at, end)) &&
  candidates.some((other) => other.at !== at && other.value.length >= wholeDigits);

/** The account that is meant, or why it cannot be told. */
function chosen(
  text: string,
  candidates: readonly AccountNumber[],
  banks: readonly Span[],
): AccountNumber | "none" | "several" {
  const hasLabel = candidates.some(({ isLabelled }) => isLabelled);
  const meant = candidates.filter(
    (candidate) =>
      !isAmountBeside(text, candidate, candidates) &&
      (!hasLabel || candidate.isLabelled || !isAside(text, candidate, banks)),
  );
  const first = meant.find(({ isLabelled }) => isLabelled === hasLabel);
  if (!first) return "none";
  return meant.every(({ value }) => value === first.value) ? first : "several";
}

type NamedBank = Span & { readonly bank: Bank };

/** The banks that a text names, the longest name at each place. */
function banksIn(tokens: readonly Token[]): readonly NamedBank[] {
  const words = tokens.map(({ text }) => plainName(text));
  const named: NamedBank[] = [];
  for (let at = 0; at < tokens.length;) {
    const here = bankAt(words, at);
    const [first, last] = [tokens[at], tokens[at + here.words - 1]];
    if (here.bank && first && last)
      named.push({ bank: here.bank, value: here.bank.code, at: first.at, end: last.end });
    at += Math.max(1, here.words);
  }
  return named;
}

/** `AB 1234567`: one word in capitals before the digits, which a bank's virtual accounts begin with too. */
function partOfAccount(text: string, account: AccountNumber, banks: readonly Span[]): string | null {
  if (account.isLabelled) return null;
  const line = text.slice(text.lastIndexOf("\n", account.at - 1) + 1, account.at);
  const [, word] = /^[^\p{L}\p{N}]*([A-Z]{2,8})[ .-]*$/u.exec(line) ?? [];
  return word !== undefined && !banks.some(({ end }) => end <= account.at) ? word : null;
}

const messageLabel = /(?:^|[\s,;.–-])(?:nội dung|noi dung|nd|lời nhắn|loi nhan|content|memo)[^:\n]{0,12}:/iu;
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

/** "Nội dung: …". */
function messageIn(text: string): Span | null {
  const labelled = behind(messageLabel, text);
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
function holderIn(text: string): Span | null {
  const labelled = behind(holderLabel, text) ?? behindBare(text);
  if (!labelled) return null;
  const { at, start, said } = labelled;
  const [shaped = ""] = holderShape.exec(said) ?? [];
  const value = shaped.replace(particles, "");
  const isName = value.includes(" ") && value.length <= maxHolderLength;
  return isName ? { value, at, end: start + value.length } : null;
}

/** The amount that a message names, where it names one alone: with its unit or currency, or behind a word for it. */
function amountIn(text: string, isInside: (span: Pick<Span, "at" | "end">) => boolean): Span | null {
  const told = amountsIn(text).filter(
    (number) =>
      !isInside(number) &&
      (hasUnit(text, number) ||
        inThousands.test(text.slice(number.at, number.end)) ||
        amountLabel.test(labelBefore(text, number.at))),
  );
  const [only, ...more] = told;
  if (!only || only.amount === null || only.isReckoned || more.length > 0) return null;
  return otherLabel.test(labelBefore(text, only.at)) ? null : only;
}

/** What the form's other fields are by the same message. */
const foundBeside = (
  bank: Bank | undefined,
  amount: Span | null,
  info: Span | null,
  holder: Span | null,
): readonly FoundBeside[] => [
  ...(bank
    ? [{ field: "bank", value: bank.code, conflict: message("vietqr.otherBank", { bank: bank.short_name }) }]
    : []),
  ...(amount ? [{ field: "amount", value: amount.value }] : []),
  ...(info ? [{ field: "info", value: info.value }] : []),
  ...(holder ? [{ field: "name", value: holder.value }] : []),
];

/** The text of a payment code, from its first field to its checksum, without the words around it. */
function paymentCodeIn(text: string): string {
  const from = text.slice(Math.max(0, text.indexOf("000201")));
  const end = [...from.matchAll(/6304[\dA-F]{4}(?!\w)/gi)].at(-1);
  return end ? from.slice(0, end.index + end[0].length) : text.trim();
}

/**
 * An account out of a message: without the words that say what it is, the bank before it, the holder's name behind it. The
 * bank, an amount, a message and a name that are told beside it are what the form's other fields say.
 */
export function readAccount(text: string): Reading {
  if (text.length > maxMessage) return { value: text };
  const code = paymentCodeIn(text);
  if (isPaymentCode(code)) return readPaymentCode(code);
  const plain = withoutEmoji(plainSigns(halfWidth(text.normalize("NFC"))));
  const account = wholeAccount(unquoted(plain));
  if (account !== null) return { value: account };
  const info = messageIn(plain);
  const tokens = tokensOf(plain).filter((token) => !isInside(token, info));
  const numbers = amountsIn(plain).filter((number) => hasUnit(plain, number));
  const several = { refused: message("vietqr.twoAccounts") };
  const candidates = accountNumbersIn(plain, tokens, numbers);
  if (candidates === null) return several;
  const banks = banksIn(tokens);
  const meant = chosen(plain, candidates, banks);
  if (meant === "several") return several;
  if (meant === "none") return { value: text };
  const [first] = banks;
  const other = banks.find(({ bank }) => bank.code !== first?.bank.code);
  if (first && other) return { refused: twoBanks([first.bank, other.bank]) };
  const word = partOfAccount(plain, meant, banks);
  if (word !== null) return { refused: message("vietqr.partOfAccount", { word }) };
  const amount = amountIn(plain, (span) => isInside(span, info) || isInside(span, meant));
  const named = holderIn(plain);
  const isHolder = named && ![meant, ...banks, info].some((span) => span && isInside(span, named));
  const holder = isHolder ? named : null;
  const told = [meant, ...banks, amount, info, holder].filter((span) => span !== null);
  return {
    value: meant.value,
    took: wordsAround(plain, told),
    found: foundBeside(first?.bank, amount, info, holder),
  };
}
