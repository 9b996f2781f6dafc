import { matchesBehind } from "./matches-behind.ts";
import type { Span } from "./pasted.ts";
import { type ValueOf, readValue } from "./pasted-value.ts";
import type { Reading } from "./reading.ts";

const mailbox = String.raw`[\w.+-][\w.+&'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}[\p{L}\p{N}-]{1,62}`;
const whole = new RegExp(String.raw`^(?:mailto:)?(${mailbox})$`, "iu");
const inText = new RegExp(String.raw`(^|[^\p{L}\p{N}_.+&'-])${mailbox}`, "giu");

const mailOf: ValueOf = (text) => whole.exec(text)?.[1] ?? null;

const mailsIn = (plain: string): readonly Span[] => matchesBehind(plain, inText);

/** One word and a blank before an address may be a slip within it: "thu ha@mail.example". */
const maybeParted = new RegExp(
  String.raw`^\s*(?!e?-?mails?\s|gmail\s|to\s)\w(?:[\w.+&'-]*\w)?[ \t]+${mailbox}\s*$`,
  "iu",
);

/** A mail address out of its brackets, a link, or the words around it; one alone stays as it is. */
export const readMailAddress = (text: string): Reading =>
  maybeParted.test(text) ? { value: text } : readValue(text, mailOf, mailsIn);
