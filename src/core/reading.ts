import type { Message } from "./i18n.ts";

/** What a pasted text says of another field: the bank that is named before an account. */
export type FoundBeside = {
  readonly field: string;
  /** Of an object where the field is one. */
  readonly value: string | Readonly<Record<string, unknown>>;
  /** Why the text is refused where the form says otherwise; without it the form's own word counts. */
  readonly conflict?: Message;
  /** It is not sure: the form has to say it too. */
  readonly isUnsure?: true;
  /** It counts, whatever the form says: a choice always says something. */
  readonly overrides?: true;
};

/**
 * The value that is meant by a text, with the words that stood around it; or why it cannot be told which one is meant. A
 * text in which there is nothing of the kind is its own value: what is wrong with it is the action's to say.
 */
export type Reading =
  | {
      readonly value: string;
      readonly took?: readonly string[];
      /** What is told of the field in place of the words that were taken off. */
      readonly note?: Message;
      readonly found?: readonly FoundBeside[];
    }
  | { readonly refused: Message };

/** Reads what was pasted into a field, in time that grows no faster than the text. Reading what was read changes nothing. */
export type Reader = (text: string) => Reading;

/** Longer texts are not read: no value of a field that has a reader, nor a message around it, is as long. */
export const maxPasted = 8192;
