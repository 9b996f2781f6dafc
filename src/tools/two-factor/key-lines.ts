import { fold } from "#core/fold.ts";
import { type Message, message } from "#core/i18n.ts";
import { halfWidth, plainSigns } from "#core/pasted.ts";
import type { Reading } from "#core/reading.ts";
import { withoutEnd } from "#core/without-end.ts";
import { accountsOfMigration } from "./migration.ts";
import { isAlone, keyLabel, keysIn, readSecret } from "./read-secret.ts";
import { decodeSecret } from "./secret.ts";

/** What an address names: who asks for the code, and whose account it is. */
function nameInOtpauth(otpauthUri: string): string | null {
  const address = otpauthUri.trim();
  if (!/^otpauth:\/\/totp\//i.test(address)) return null;
  const [path = "", query = ""] = address.slice("otpauth://totp/".length).split("?");
  const label = textInAddress(path).trim();
  const issuer = new URLSearchParams(query).get("issuer")?.trim() ?? "";
  const name = issuer === "" || label.startsWith(`${issuer}:`) ? label : `${issuer}:${label}`;
  return withoutEnd(name, ":").replace(/:\s*/, ": ") || null;
}

/** As it was before it was escaped, also where it was not escaped right. */
const textInAddress = (part: string): string =>
  new URLSearchParams(`text=${part.replaceAll("+", "%2B").replaceAll("&", "%26")}`).get("text") ?? "";

export const maxNameLength = 100;

/** A line of a list of keys: what it is called, and its key, or the line itself where it has none. */
export type KeyLine = { readonly line: number; readonly name: string | null; readonly reading: Reading };

const migration = /otpauth-migration:\/\/[^\s|"'<>]+/gi;

/** What Google Authenticator exports in one code, as a line for each account; what cannot be read stays as it is. */
function withoutMigrations(text: string): { readonly text: string; readonly note?: Message } {
  let count = 0;
  const read = text.replace(migration, (address) => {
    const accounts = accountsOfMigration(address) ?? [];
    count += accounts.length;
    return accounts.length > 0 ? accounts.join("\n") : address;
  });
  return count > 0 ? { text: read, note: message("two-factor.migration", { count }) } : { text };
}

const plain = (text: string): string => halfWidth(plainSigns(text)).replace(/\p{Pd}/gu, "-");

/** What may have been meant as a key, with a letter too many or a wrong one. */
function isAttempt(line: string): boolean {
  if (/otpauth(?:-migration)?:/i.test(line)) return true;
  const last =
    line
      .split(/[|:,;]/)
      .at(-1)
      ?.replace(/[\s=-]/g, "") ?? "";
  return /^(?=.*\d)(?:[A-Z0-9]{12,}|[a-z0-9]{16,})$/.test(last);
}

const separators = [/\||--/, /[:,;/=→>]|\s-\s/, /\s/];

/** What a line calls its key: the first of what stands before it, never a password between the two. */
function nameBefore(line: string, key: string): string | null {
  const before = line.slice(0, Math.max(0, line.indexOf(key)));
  const separator = separators.find((each) => each.test(before)) ?? /$/;
  const name = before.split(separator)[0]?.trim() ?? "";
  return fold(name).replace(keyLabel, "") === "" ? null : name.slice(0, maxNameLength);
}

function lineOf(text: string, line: number): KeyLine {
  const reading = readSecret(text);
  if ("refused" in reading) return { line, name: null, reading };
  const { value } = reading;
  return {
    line,
    name: nameBefore(plain(text), value) ?? nameInOtpauth(value)?.slice(0, maxNameLength) ?? null,
    reading,
  };
}

/** The lines of a text that is a list of keys, one a line; none of one that is a single key, with whatever words around it. */
export function keyLines(text: string): readonly KeyLine[] {
  // A cell of a spreadsheet ends there, which a blank would not say.
  const lines = plainSigns(text.replaceAll("\t", "|"))
    .split("\n")
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter((line) => line.text !== "");
  const keys = lines.map((line) => keysIn(plain(line.text)));
  const isList = keys.every(({ isWhole }) => isWhole);
  // A name may be of such letters only, as Facebook is.
  const isNamed = lines.every(({ text: line }, index) => {
    const [only, ...others] = keys[index]?.found ?? [];
    return only !== undefined && others.length === 0 && line.replace(/[^a-z2-7]/gi, "").length > only.length;
  });
  if (!isList && !isNamed && decodeSecret(text) !== null && isAlone(plain(text))) return [];
  const found = new Set(keys.flatMap(({ found: inLine }) => inLine));
  const attempts = lines.filter(
    (line, index) => keys[index]?.found.length === 0 && isAttempt(plain(line.text)),
  );
  // Of accounts with the same key each has a name of its own.
  const addresses = new Set(lines.map((line) => line.text).filter((line) => /^otpauth:/i.test(line)));
  const isSeveral =
    addresses.size > 1 || (isList ? lines.length > 1 && found.size > 1 : found.size + attempts.length > 1);
  const withKeys = keys.filter(({ found: inLine }) => inLine.length > 0).length + attempts.length;
  return isSeveral && withKeys > 1 ? lines.map((line) => lineOf(line.text, line.line)) : [];
}

/** Reads a field of one key or of several, one a line: several stay as they are. */
export function readKeys(pasted: string): Reading {
  const { text, note } = withoutMigrations(pasted);
  const reading = keyLines(text).length > 0 ? { value: text } : readSecret(text);
  return "refused" in reading || !note ? reading : { ...reading, note };
}

/** The one key that is meant, out of an export of one account too. */
export const readKey = (pasted: string): Reading => readSecret(withoutMigrations(pasted).text);
