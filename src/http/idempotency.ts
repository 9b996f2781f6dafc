import type { Caller } from "#core/action.ts";
import type { RawInput } from "#core/read-fields.ts";
import type { Result } from "#core/result.ts";

/** A form that was sent: its key, and a hash of all that was sent with it. */
export type SentForm = {
  readonly key: string;
  readonly hash: string;
  /** A hash of the key where it stands for one input alone, as a program's does; null for a page's form, which one may go back to. */
  readonly ofOneInput: string | null;
};

/** Forms that make something, which make it once however often they are sent. */
export type Idempotency = {
  /** Null for what has no key. The same key of somebody else is another form, and so is a form's with another input. */
  readonly sentForm: (raw: RawInput, input: unknown, caller: Caller) => SentForm | null;
  /** What was made of a form that was sent before, once it is made; null where none was, or it came to nothing. */
  readonly replay: <Output>(sent: SentForm, caller: Caller) => Promise<Result<Output> | null>;
  /**
   * Makes it, or waits for what the same form has made. A visitor who goes does not end it: a form that is sent again
   * makes the browser give up the first answer.
   */
  readonly run: <Output>(
    sent: SentForm,
    caller: Caller,
    make: (caller: Caller) => Result<Output> | Promise<Result<Output>>,
  ) => Promise<{ readonly outcome: Result<Output>; readonly isReplay: boolean }>;
};
