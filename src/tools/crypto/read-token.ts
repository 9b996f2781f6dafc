import { matchesBehind } from "#core/matches-behind.ts";
import type { Span } from "#core/pasted.ts";
import { type ValueOf, plainText, readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";

const scheme = /^(?:bearer|jwt|token)\s+/i;
/** Of five parts is an encrypted one. */
const parts = String.raw`eyJ[\w-]+(?:(?:\.[\w-]*){2}(?:\.[\w-]+){2}|(?:\.[\w-]*){2})`;
const whole = new RegExp(`^${parts}$`);
const inText = new RegExp(String.raw`(^|[^\w.-])${parts}(?![\w-])`, "g");

/** In letters: what HMAC, ECDSA, EdDSA and RSA make with the keys that are in use. */
const signatureLengths = new Set([43, 64, 86, 171, 176, 342, 512, 683]);
const isToken = (text: string): boolean => whole.test(text);
const isComplete = (token: string): boolean =>
  isToken(token) && signatureLengths.has(token.length - token.lastIndexOf(".") - 1);

/** A token alone, behind its scheme, or cut into lines: what follows a complete one is none of it. */
const tokenOf: ValueOf = (text) => {
  const lines = text
    .replace(scheme, "")
    .split("\n")
    .map((line) => line.trim());
  const joined = lines.join("");
  const isOne = lines.length === 1 || !(lines.some(isComplete) || lines.filter(isToken).length > 1);
  return isOne && isToken(joined) ? joined : null;
};

const tokensIn = (plain: string): readonly Span[] => matchesBehind(plain, inText);

/** A token out of a header, quotes, or the words around it; one alone stays to the letter. */
export function readToken(text: string): Reading {
  const reading = readValue(text, tokenOf, tokensIn);
  if ("refused" in reading || reading.value !== text) return reading;
  const behind = plainText(text).trim().replace(scheme, "");
  return behind.includes(".") && /^[\w.=\s-]+$/.test(behind) ? { value: behind } : reading;
}
