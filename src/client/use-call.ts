import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "../core/problem.ts";
import { formBody, formValues } from "./form-body.ts";
import { renewIdempotencyKey } from "./idempotency-key.ts";
import { showCommand } from "./show-command.ts";
import { shareAddress } from "./share-address.ts";
import { focusFirst, showResult } from "./show-outcome.ts";
import { sendingButton } from "./submission.ts";
import {
  type CallBody,
  type CallPlace,
  type CallRequest,
  type OutcomeOptions,
  type PlacedOutcome,
  useCallOutcome,
} from "./use-call-outcome.ts";
import { useFormSubmission } from "./use-form-submission.ts";
import { useLatestTyping } from "./use-latest-typing.ts";

export type CallState<Answer> = {
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  /** Null until something was asked. */
  readonly place: CallPlace | null;
};

/** What a form needs of its call. */
export type FormCall = Pick<CallState<unknown>, "problem" | "isBusy"> & {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly follow?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  readonly cancel: () => void;
};

type CallOptions<Answer> = OutcomeOptions<Answer> & {
  /** Below `/api`; a function gets the value of the button that sends the form and the body. */
  readonly path: string | ((pressed: string, body: CallBody) => string);
  readonly initial: { readonly answer: Answer | null; readonly problem: Problem | null };
  readonly onAnswer?: (answer: Answer) => void;
  /** The answered form's fields go into the address, where a GET without scripts has them. */
  readonly isShareable?: boolean;
  /** What is typed by half is no fault yet: it only empties the answer, and a press says what is wrong. */
  readonly isLenient?: boolean;
};

/**
 * An island's form as a call of the API: `submit` sends it, `send` sends a body of one's own, `cancel` gives up.
 * A new call ends the one before. A refusal moves the focus to the first field that it names.
 */
export function useCall<Answer>(options: CallOptions<Answer>) {
  const { method = "POST", path, device, initial, isLenient = false } = options;
  const [state, setState] = useState<CallState<Answer>>({ ...initial, isBusy: false, place: null });
  const [onDevice, outcomeOf] = useCallOutcome(options);
  const running = useRef<AbortController | null>(null);
  const [followTyping, dropTyping] = useLatestTyping(() => running.current !== null);

  useEffect(() => () => running.current?.abort(), []);

  const requestOf = (pressed: string, body: CallBody): CallRequest => ({
    address: typeof path === "string" ? path : path(pressed, body),
    body,
  });

  async function send(body: CallBody, pressed = "", form?: HTMLFormElement): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    // What was typed before the click must not replace its answer.
    dropTyping();
    setState((before) => ({ ...before, problem: null, isBusy: true }));
    const request = requestOf(pressed, body);
    try {
      const outcome = await outcomeOf(request, control.signal);
      setState({ ...outcome, isBusy: false });
      announceOutcome(outcome, request, options, form);
    } catch (error) {
      const isCancelled = control.signal.aborted;
      // Another call that took the place of this one goes on.
      if (!isCancelled || running.current === control) setState((before) => ({ ...before, isBusy: false }));
      if (!isCancelled) throw error;
    } finally {
      if (running.current === control) running.current = null;
    }
  }

  const submit = useFormSubmission(send);

  /** While one types: the answer as the device has it, without a word to the server and without moving the focus. */
  function follow(event: FormEvent<HTMLFormElement>, button?: string): void {
    const form = event.currentTarget;
    const request = requestOf(button ?? sendingButton(form)?.value ?? "", formBody(form));
    void followTyping(
      () => onDevice(request),
      ({ answer, problem }) => {
        setState({ answer, problem: isLenient ? null : problem, isBusy: false, place: "device" });
        if (answer !== null) showCommand(method, request.address, request.body);
      },
    );
  }

  const cancel = () => running.current?.abort();
  return { ...state, submit, follow: device && follow, send, cancel, setState };
}

/** What the page does about an outcome, apart from showing it: the focus, the command line, the address. */
function announceOutcome<Answer>(
  { answer, problem }: PlacedOutcome<Answer>,
  { address, body }: CallRequest,
  { method = "POST", onAnswer, isShareable = false }: CallOptions<Answer>,
  form: HTMLFormElement | undefined,
): void {
  if (form && problem) focusFirst(form, problem);
  if (answer === null) return;
  showCommand(method, address, body);
  if (form) renewIdempotencyKey(form);
  onAnswer?.(answer);
  if (form && isShareable) shareAddress(formValues(form));
  if (form) showResult(form);
}
