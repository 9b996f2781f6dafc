import { useRef } from "react";
import { idempotencyField } from "#core/idempotency.ts";
import type { ReadBack } from "#core/read-back.ts";
import type { CallBody } from "./answer-order.ts";
import { isAsOpened } from "./as-opened.ts";
import { formBody } from "./form-body.ts";
import { writeBack } from "./read-back.ts";

/** The fields of a form as they were typed, what was read of them, and whether that came to an answer or to a refusal. */
export type FieldsAsked = {
  readonly typed: CallBody;
  readonly readBack: ReadBack | null;
  readonly isAnswered: boolean;
};

/** All that a form says, but for the key that only its next sending has. */
export const said = (form: HTMLFormElement | CallBody): string =>
  JSON.stringify({
    ...(form instanceof HTMLFormElement ? formBody(form) : form),
    [idempotencyField]: undefined,
  });

/** What a form said that the answer shown is of: its fields show what was read of them, and the answer its age. */
export function useAsked() {
  /** Null while the answer is the page's own. */
  const asked = useRef<string | null>(null);
  /** Answered while it was typed, so that it is written when its field is left. */
  const unwritten = useRef<FieldsAsked | null>(null);
  const isWriting = useRef(false);

  function write(
    form: HTMLFormElement,
    { typed, readBack, isAnswered }: FieldsAsked,
    typing: Element | null = null,
  ): void {
    const isUnchanged = said(form) === said(typed);
    isWriting.current = true;
    if (readBack) writeBack(form, typed, readBack, typing);
    isWriting.current = false;
    const now = isUnchanged ? formBody(form) : typed;
    // A refusal leaves the answer before it, which is still of what was asked then.
    if (isAnswered) asked.current = said(now);
    unwritten.current = typing && readBack ? { typed: now, readBack, isAnswered } : null;
  }

  return {
    write,
    /** The field that is typed in stays as it is until it is left; what is read of it for others stands there at once. */
    writeOthers: (form: HTMLFormElement, fields: FieldsAsked): void =>
      write(form, fields, document.activeElement),
    settle: (form: HTMLFormElement): void => {
      if (unwritten.current) write(form, unwritten.current);
    },
    isWriting: (): boolean => isWriting.current,
    isOf: (form: HTMLFormElement): boolean =>
      asked.current === null ? isAsOpened(form) : asked.current === said(form),
  };
}
