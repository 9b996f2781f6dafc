import { message } from "#core/i18n.ts";
import { halfWidth, plainSigns, unquoted } from "#core/pasted.ts";
import type { Reading } from "#core/reading.ts";
import { bareWebAddress } from "#core/web-address.ts";
import { withoutEnd } from "#core/without-end.ts";
import { decodeSecret } from "./secret.ts";

/** Of sixteen letters and more, all capitals or all small, as services write them; or in groups of four. */
const secret =
  "(?:(?:[A-Z2-7]{4}[ -]){3,31}[A-Z2-7]{4}|(?:[a-z2-7]{4}[ -]){3,31}[a-z2-7]{4}|[A-Z2-7]{16,128}|[a-z2-7]{16,128})";
const whole = new RegExp(`^${secret}$`);
/** Between words of other letters, or of letters in the other size. */
const inWords = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(${secret})(?![\p{L}\p{N}])`, "gu");

/** What a secret is called, before it: all else that could be in Base32 too is part of it. */
export const keyLabel = /^(?:(?:2fa|key|secret|totp|otp|code|setup|token|khoa|ma)[ :]*)+/i;

/** Base32 of whole bytes has no such length (RFC 4648, section 6). */
const isImpossible = (letters: string): boolean => [1, 3, 6].includes(letters.length % 8);

const isOfOneSize = (letters: string): boolean =>
  letters === letters.toUpperCase() || letters === letters.toLowerCase();

const isCapital = (group: string): boolean => group === group.toUpperCase();

/** Words may stand before and behind a secret; groups that change their size more often are one of mixed sizes. */
const isMixedWithin = (groups: readonly string[]): boolean =>
  groups.filter((group, at) => at > 0 && isCapital(group) !== isCapital(groups[at - 1] ?? "")).length > 2;

const isFull = (letters: string): boolean => letters.length >= 16 && letters.length % 8 === 0;

/**
 * Whether a text is one secret and nothing else: in groups as long as each other, but for the last one, or cut anywhere
 * as long as it is full only as a whole.
 */
export function isAlone(text: string): boolean {
  if (/-{2,}/.test(text)) return false;
  const groups = withoutEnd(text.trim(), "=")
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean);
  if (groups.length === 1) return true;
  if ((!isOfOneSize(text) && !isMixedWithin(groups)) || groups.some(isFull)) return false;
  const [joined, length, last] = [groups.join(""), groups[0]?.length, groups.at(-1)?.length ?? 0];
  const isEven = groups.slice(0, -1).every((group) => group.length === length) && last <= (length ?? 0);
  return isFull(joined) || (isEven && !isImpossible(joined));
}

/** A secret without what it is called where it is glued to it, if it can be told from it. */
function withoutLabel(text: string): string {
  const behind = text.replace(keyLabel, "");
  if (behind === text || !whole.test(behind)) return text;
  const before = text.slice(0, -behind.length);
  const isTold = /[ :]/.test(before) || !isOfOneSize(text) || isImpossible(text);
  return isTold ? behind : text;
}

/** Of codes that are counted instead of timed: what is wrong with it is the action's to say. */
const otherAddress = /otpauth:\/\/(?!totp\/)/i;

const address = /otpauth:\/\/totp\/[^\s|"'<>]+/gi;
const hasDigit = (secret: string): boolean => /[2-7]/.test(secret);

/** The secrets in a text: between its signs, as a whole, else word by word. */
const secretsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N} -]+|-{2,}/u).flatMap((cell) => {
    const bare = withoutLabel(cell.trim());
    return whole.test(bare) ? [bare] : Array.from(bare.matchAll(inWords), ([, found = ""]) => found);
  });

/** The letters that are a secret, however they are written, or those of an address. */
const lettersOf = (written: string): string =>
  (/[?&]secret=([^&#]*)/i.exec(written)?.[1] ?? written).replace(/[^a-z2-7]/gi, "").toUpperCase();

/** The secrets in a line that was made plain, each once, and whether it is a full one with nothing else. */
export function keysIn(line: string): { readonly found: readonly string[]; readonly isWhole: boolean } {
  const addresses = line.match(address) ?? [];
  const secrets = addresses.length > 0 ? addresses : secretsIn(line);
  const letters = lettersOf(line);
  const isWhole = whole.test(line) && (/[ -]/.test(line) ? isFull(letters) : !isImpossible(letters));
  // A password may be of sixteen letters too; nearly every secret has a digit.
  return { found: [...new Set((isWhole ? secrets : secrets.filter(hasDigit)).map(lettersOf))], isWhole };
}

/**
 * A secret out of `id|password|KEY` and of the words around it, which are not told: there may be a password among them. A
 * secret alone stays as it is.
 */
export function readSecret(text: string): Reading {
  const plain = unquoted(halfWidth(plainSigns(text))).replace(/\p{Pd}/gu, "-");
  if (decodeSecret(text) !== null && isAlone(plain)) return { value: withoutLabel(text) };
  if (otherAddress.test(plain)) return { value: text };
  const addresses = (plain.match(address) ?? []).map(bareWebAddress);
  const secrets = secretsIn(plain);
  const keys = secrets.some(hasDigit) ? secrets.filter(hasDigit) : secrets;
  const found = new Set(addresses.length > 0 ? addresses : keys);
  const [value] = found;
  if (value === undefined) return { value: text };
  return found.size > 1 ? { refused: message("reading.several") } : { value };
}
