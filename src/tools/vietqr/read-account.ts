import { fold } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { type Span, halfWidth, plainSigns, unquoted, withoutEmoji, wordsAround } from "#core/pasted.ts";
import type { FoundBeside, Reading } from "#core/reading.ts";
import { accountLabel, billLabel, labelBefore, otherLabel } from "./account-labels.ts";
import {
  type AccountNumber,
  type Doubtful,
  codesBesideBank,
  codesIn,
  digitsBeside,
  isAccount,
  isCardNumber,
  isInside,
  momentsIn,
  numbersIn,
  several,
} from "./account-numbers.ts";
import { type FoundAmount, amountsIn } from "./amount.ts";
import type { Bank } from "./bank.ts";
import { findBank } from "./banks.ts";
import { isMobile, wholeDigits } from "./digit-groups.ts";
import { holderAmong, holderIn, messageIn } from "./labelled-words.ts";
import { inThousands, moneyIn } from "./money.ts";
import {
  type BankOfWords,
  type NamedBank,
  type Token,
  bankOfWords,
  banksIn,
  tokensOf,
} from "./named-banks.ts";
import { twoBanks } from "./read-bank.ts";
import { isPaymentCode, readPaymentCode } from "./read-code.ts";
import { type Unglued, unglued } from "./unglued.ts";

/** In characters; a longer text is no message about one account. */
const maxMessage = 2000;

const maxBetween = 12;
const isEmpty = (text: string): boolean => text.length <= maxBetween && /^[^\p{L}\p{N}]*$/u.test(text);

const isBeside = (text: string, { at, end }: Span, bank: Span): boolean =>
  bank.end <= at ? isEmpty(text.slice(bank.end, at)) : isEmpty(text.slice(end, bank.at));

/** A telephone number beside an account that is named as one, where no bank stands next to it; no bank's BIN. */
function isAside(text: string, account: AccountNumber, banks: readonly Span[]): boolean {
  const { value, at } = account;
  if (findBank(value) !== null) return false;
  const isOr = /(?:^|[^\p{L}])(?:hoặc|hoac|hay|or)[^\p{L}\p{N}]*$/iu.test(
    text.slice(Math.max(0, at - maxBetween), at),
  );
  return (
    value.length < wholeDigits ||
    (isMobile(value) && !isOr && !banks.some((bank) => isBeside(text, account, bank)))
  );
}

/** `1.200.000` beside a number that is as long as an account. */
const isAmountBeside = (text: string, { at, end }: Span, candidates: readonly AccountNumber[]): boolean =>
  inThousands.test(text.slice(at, end)) &&
  candidates.some((other) => other.at !== at && other.value.length >= wholeDigits);

/** Beside other words, digits that are a bank's, or written as an amount (`57,210,676 150.000`), are no account. */
const isDoubtful = (text: string, { value, at, end, isLabelled }: AccountNumber): boolean =>
  !isLabelled &&
  (inThousands.test(text.slice(at, end)) || (/^\d{6}$/.test(value) && findBank(value) !== null));

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

/** `AB 1234567`: one word in capitals before the digits, which a bank's virtual accounts begin with too. */
function partOfAccount(text: string, account: AccountNumber): string | null {
  if (account.isLabelled) return null;
  const line = text.slice(text.lastIndexOf("\n", account.at - 1) + 1, account.at);
  const [, word] = /^[^\p{L}\p{N}]*([A-Z]{2,8})[ .-]*$/u.exec(line) ?? [];
  return word ?? null;
}

/** The amount that a message names, where it names one alone and no other number may be one. */
function amountOf(
  text: string,
  { money, meant, banks }: { money: readonly FoundAmount[]; meant: Span; banks: readonly Span[] },
): Span | null {
  const thousands = amountsIn(text).filter(
    (number) =>
      inThousands.test(text.slice(number.at, number.end)) && !money.some((span) => isInside(span, number)),
  );
  const [only, ...more] = [...money, ...thousands].filter((number) => !isInside(number, meant));
  if (!only || only.amount === null || only.isReckoned || more.length > 0) return null;
  const before = labelBefore(text, only.at);
  // "HD" is a bank and an invoice.
  const isOther = otherLabel.test(before) && !banks.some((bank) => isBeside(text, only, bank));
  if (money.includes(only) && billLabel.test(before)) return only;
  return isOther ? null : only;
}

const sureBank = ({ code, short_name }: Bank): FoundBeside => ({
  field: "bank",
  value: code,
  conflict: message("vietqr.otherBank", { bank: short_name }),
});

const bankToChoose = ({ bank: { code, short_name }, said }: BankOfWords): FoundBeside => ({
  field: "bank",
  value: code,
  conflict: message("vietqr.unsureBank", { said, bank: short_name }),
  isUnsure: true,
});

/** What the form's other fields are by the same message. */
const foundBeside = (
  bank: FoundBeside | null,
  amount: Span | null,
  info: Span | null,
  holder: Span | null,
): readonly FoundBeside[] => [
  ...(bank ? [bank] : []),
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

/** `STK 1: …`: one of several that a message lists. */
const isOrdinal = /(?:^|\n|stk|tk|khoản|khoan) ?\d ?[:)][^\p{L}\p{N}]*$/iu;

const maxReach = 60;

const refusedFor = (word: string): Doubtful => ({ refused: message("vietqr.unclearWord", { word }) });

const ofCard: Doubtful = { refused: message("vietqr.cardNumber") };
const valueOf = (account: string): Reading => (isCardNumber(account) ? ofCard : { value: account });

/** An account by itself, whose letters are no label and no bank. */
const isWhole = (text: string): boolean =>
  isAccount(text) && (/^\d+$/.test(text) || (unglued(text).text === text && unglued(text).unclear === null));

const isWholeAtBank = (text: string, meant: AccountNumber, banks: readonly Span[]): boolean =>
  meant.value.length >= wholeDigits && banks.some((bank) => isBeside(text, meant, bank));

/** What is glued to an account that is not named, or a word of capitals before it, may be a part of it. */
function unclearWord(
  { text, unclear }: Unglued,
  meant: AccountNumber,
  {
    tokens,
    told,
    banks,
    hasBank,
  }: { tokens: readonly Token[]; told: readonly Span[]; banks: readonly NamedBank[]; hasBank: boolean },
): Doubtful | null {
  if (meant.isLabelled) return null;
  const code = tokens.find(
    (token) =>
      /\d{6}/.test(token.value) &&
      /\p{L}/u.test(token.value) &&
      !told.some((span) => isInside(token, span)) &&
      !otherLabel.test(labelBefore(text, token.at)),
  );
  if (unclear !== null) return refusedFor(unclear);
  if (code && !isWholeAtBank(text, meant, banks)) return refusedFor(code.value);
  const word = hasBank ? null : partOfAccount(text, meant);
  return word === null ? null : { refused: message("vietqr.partOfAccount", { word }) };
}

const numberWord = /(?:no|so|number)(?: la)?[^a-z0-9]*$/;

/** A bank of another name than those that the text names surely: of words right beside the account. */
function unsureBank(text: string, meant: AccountNumber, banks: readonly NamedBank[]): BankOfWords | null {
  const start = Math.max(
    meant.at - maxReach,
    ...banks.map(({ end }) => end).filter((end) => end <= meant.at),
    0,
  );
  const end = Math.min(meant.end + maxReach, ...banks.map(({ at }) => at).filter((at) => at >= meant.end));
  const ahead = fold(text.slice(start, meant.at)).replace(accountLabel, "");
  const lastWords = (words: string) => words.split(/[^a-z ]+/).findLast((piece) => piece.trim() !== "") ?? "";
  const [behind = ""] = /^[^a-z0-9]*[a-z ]*/.exec(fold(text.slice(meant.end, end))) ?? [];
  for (const [words, side] of [
    [lastWords(ahead), "before"],
    [lastWords(ahead.replace(numberWord, "")), "before"],
    [`${lastWords(ahead)} so`, "before"],
    [behind, "behind"],
  ] as const) {
    const found = bankOfWords(words.match(/[a-z]+/g) ?? [], side);
    if (found && banks.every(({ bank }) => bank.code !== found.bank.code)) return found;
  }
  return null;
}

/** Digits beside the account with no word between, which may belong to it: no amount, day or other number of its own. */
function hasDigitsBeside(
  text: string,
  meant: AccountNumber,
  { told, candidates }: { told: readonly Span[]; candidates: readonly AccountNumber[] },
): boolean {
  const asides = candidates.filter(
    (other) => other.at !== meant.at && (isAmountBeside(text, other, candidates) || isMobile(other.value)),
  );
  return digitsBeside(text, meant).some((digit) => {
    if ([...told, ...asides].some((span) => isInside(span, digit))) return false;
    const isShort = meant.value.length < wholeDigits;
    return (
      digit.at > meant.at || isShort || !isOrdinal.test(text.slice(Math.max(0, digit.at - 12), meant.at))
    );
  });
}

/** `7803_151 200 k`: a number in units that is no amount, right behind other digits, may have begun in theirs. */
const isCut = (text: string, { at, amount }: FoundAmount): boolean =>
  amount === null && /\d[^\p{L}\p{N}]{1,3}$/u.test(text.slice(Math.max(0, at - 4), at));

type Account = AccountNumber & { readonly took: readonly string[]; readonly found: readonly FoundBeside[] };

/** The account that a message without its emoji and invisible signs names; null where it names none. */
function accountIn(plain: string, isBareToo: boolean): Account | Doubtful | null {
  const info = messageIn(plain, { isBareToo });
  const apart = unglued(info ? `${plain.slice(0, info.at)}\n${plain.slice(info.end)}` : plain);
  const { text } = apart;
  const tokens = tokensOf(text);
  const banks = banksIn(text, tokens);
  // "Đông Á" is no đồng.
  const money = moneyIn(text).filter((number) => !banks.some((bank) => isInside(number, bank)));
  if (money.some((number) => isCut(text, number))) return several;
  const told = [...money, ...momentsIn(text), ...banks];
  const numbers = numbersIn(text, told);
  if ("refused" in numbers) return numbers;
  const named = [...numbers.candidates, ...codesIn(text, tokens, told)];
  const isBesideBank = (token: Token) => banks.some((bank) => isBeside(text, token, bank));
  const candidates = named.length > 0 ? named : codesBesideBank(text, tokens, isBesideBank);
  const meant = chosen(text, candidates, banks);
  if (meant === "several" || (meant !== "none" && isDoubtful(text, meant))) return several;
  if (meant === "none" && numbers.hasCard) return ofCard;
  if (meant === "none") return apart.unclear === null ? null : refusedFor(apart.unclear);
  const isSure = isWholeAtBank(text, meant, banks);
  const isBroken = numbers.broken.some(
    (other) =>
      !isInside(other, meant) &&
      (meant.isLabelled ? other.isLabelled || findBank(other.value) !== null : !isSure),
  );
  if (isBroken || hasDigitsBeside(text, meant, { told, candidates })) return several;
  const [first] = banks;
  const other = banks.find(({ bank }) => bank.code !== first?.bank.code);
  if (first && other) return { refused: twoBanks([first.bank, other.bank]) };
  const unsure = unsureBank(text, meant, banks);
  if (first && unsure) return { refused: twoBanks([first.bank, unsure.bank]) };
  const unclear = unclearWord(apart, meant, {
    tokens,
    told,
    banks,
    hasBank: first !== undefined || unsure !== null,
  });
  if (unclear) return unclear;
  const amount = amountOf(text, { money, meant, banks });
  const holderNamed = holderIn(text);
  const isHolder = holderNamed && ![meant, ...banks].some((span) => isInside(span, holderNamed));
  const holder = isHolder ? holderNamed : holderAmong(text, [meant, ...told]);
  const bank = first ? sureBank(first.bank) : unsure ? bankToChoose(unsure) : null;
  const spans = [meant, ...banks, amount, holder].filter((span) => span !== null);
  return { ...meant, took: wordsAround(text, spans), found: foundBeside(bank, amount, info, holder) };
}

const plainOf = (text: string): string => withoutEmoji(plainSigns(halfWidth(text).normalize("NFC")));

const accountOf = (plain: string): Account | Doubtful | null =>
  accountIn(plain, true) ?? accountIn(plain, false);

/** Whether a message is about one account: it names its bank, or says that the number is one. */
export function namesAccount(text: string): boolean {
  const account = text.length > maxMessage ? null : accountOf(plainOf(text));
  if (!account || "refused" in account) return false;
  return account.isLabelled || account.found.some(({ field, isUnsure }) => field === "bank" && !isUnsure);
}

/**
 * An account out of a message: without the words that say what it is, the bank before it, the holder's name behind it. The
 * bank, an amount, a message and a name that are told beside it are what the form's other fields say.
 */
export function readAccount(text: string): Reading {
  if (text.length > maxMessage) return { value: text };
  const code = paymentCodeIn(text);
  if (isPaymentCode(code)) return readPaymentCode(code);
  const plain = plainOf(text);
  const alone = unquoted(plain);
  if (isWhole(alone)) return valueOf(alone);
  const account = accountOf(plain);
  if (account === null) return isAccount(text) ? { refused: message("vietqr.badAccount") } : { value: text };
  if ("refused" in account) return account;
  const { value, took, found } = account;
  const reading = valueOf(value);
  return "refused" in reading ? reading : { value, took, found };
}
