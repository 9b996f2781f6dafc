import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { afterPaint } from "./after-paint.ts";
import { type ApiTexts, callApi, isOfClient } from "./api.ts";
import type { DevicePartModule } from "./device/part.ts";
import { formBody, formValues, filledQuery } from "./form-body.ts";
import { renewIdempotencyKey } from "./idempotency-key.ts";
import { showCommand } from "./show-command.ts";
import { shareAddress } from "./share-address.ts";
import { focusFirst, showResult } from "./show-outcome.ts";
import { sendingButton } from "./submission.ts";
import { useDevice } from "./use-device.ts";

/** Where an answer was worked out. */
export type CallPlace = "device" | "server";

export type CallState<Answer> = {
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  /** Null until something was asked. */
  readonly place: CallPlace | null;
};

type CallOptions<Answer> = {
  /** A GET has its body as a query; POST unless said otherwise. */
  readonly method?: "GET" | "POST";
  /** Below `/api`; a function gets the value of the button that sends the form and the body. */
  readonly path: string | ((pressed: string, body: CallBody) => string);
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly initial: { readonly answer: Answer | null; readonly problem: Problem | null };
  readonly accept?: string;
  /** Makes the answer of a response; JSON unless said otherwise. */
  readonly read?: (reply: Response, body: CallBody) => Promise<Answer>;
  readonly onAnswer?: (answer: Answer) => void;
  /** The answered form's fields go into the address, where a GET without scripts has them. */
  readonly isShareable?: boolean;
  /** The tool's own functions for the browser: what they take stays on the device, and is worked out while one types. */
  readonly device?: () => Promise<DevicePartModule>;
  /** Makes the answer of what the action gives on the device, which is what the API answers unless said otherwise. */
  readonly readDevice?: (
    value: unknown,
    body: CallBody,
    run: RunOnDevice,
  ) => Answer | null | Promise<Answer | null>;
  /** The server keeps what is pressed for, as it does for those who are signed in: only what is typed is the device's. */
  readonly isRecorded?: boolean;
  /** What is typed by half is no fault yet: it only empties the answer, and a press says what is wrong. */
  readonly isLenient?: boolean;
};

type CallOutcome<Answer> = { readonly answer: Answer | null; readonly problem: Problem | null };
type PlacedOutcome<Answer> = CallOutcome<Answer> & { readonly place: CallPlace };

type CallBody = Record<string, unknown>;

/** Another action of the same tool; null when it gives nothing. */
export type RunOnDevice = (path: string, body: CallBody) => Promise<unknown>;

/**
 * An island's form as a call of the API: `submit` sends it, `send` sends a body of one's own, `cancel` gives up.
 * A new call ends the one before. A refusal moves the focus to the first field that it names.
 */
export function useCall<Answer>({
  method = "POST",
  path,
  lang,
  texts,
  initial,
  accept,
  read,
  onAnswer,
  isShareable = false,
  device,
  // oxlint-disable-next-line no-unsafe-type-assertion -- the action of a path answers what the API does
  readDevice = (value) => value as Answer,
  isRecorded = false,
  isLenient = false,
}: CallOptions<Answer>) {
  const [state, setState] = useState<CallState<Answer>>({ ...initial, isBusy: false, place: null });
  const runOnDevice = useDevice(device, lang);
  const running = useRef<AbortController | null>(null);
  const underWay = useRef<string | null>(null);
  const latestTyping = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  /** Null is what is left to the server. */
  async function onDevice(address: string, callBody: CallBody): Promise<CallOutcome<Answer> | null> {
    const outcome = await runOnDevice(address, callBody);
    if (!outcome || outcome.problem) return outcome;
    const answer = await readDevice(outcome.answer, callBody, async (path, fields) => {
      const other = await runOnDevice(path, fields);
      return other && other.answer;
    });
    return answer === null ? null : { answer, problem: null };
  }

  /** The device's answer, else the server's; null when the call was cancelled meanwhile. */
  async function outcomeOf(
    address: string,
    callBody: CallBody,
    signal: AbortSignal,
  ): Promise<PlacedOutcome<Answer> | null> {
    const outcome = isRecorded ? null : await onDevice(address, callBody);
    if (signal.aborted) return null;
    if (outcome) return { ...outcome, place: "device" };
    const reply = await callApi({
      method,
      ...(method === "GET"
        ? { path: `${address}${filledQuery(callBody)}` }
        : { path: address, body: callBody }),
      lang,
      texts,
      signal,
      ...(accept && { accept }),
    });
    // Without a network nothing is recorded, but the answer need not be missed.
    const instead = isRecorded && !reply.ok && isOfClient(reply.problem);
    const offlineOutcome = instead ? await onDevice(address, callBody) : null;
    if (offlineOutcome) return { ...offlineOutcome, place: "device" };
    if (!reply.ok) return { answer: null, problem: reply.problem, place: "server" };
    const answer: Answer = read ? await read(reply.response, callBody) : await reply.response.json();
    return { answer, problem: null, place: "server" };
  }

  function show(
    { answer, problem, place }: PlacedOutcome<Answer>,
    { address, callBody, form }: { address: string; callBody: CallBody; form: HTMLFormElement | undefined },
  ): void {
    setState({ answer, problem, isBusy: false, place });
    if (form && problem) focusFirst(form, problem);
    if (answer === null) return;
    showCommand(method, address, callBody);
    if (form) renewIdempotencyKey(form);
    onAnswer?.(answer);
    if (form && isShareable) shareAddress(formValues(form));
    if (form) showResult(form);
  }

  async function send(callBody: CallBody, pressed = "", form?: HTMLFormElement): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    // What was typed before the click, and is still being worked out, must not replace its answer.
    latestTyping.current += 1;
    setState((before) => ({ ...before, problem: null, isBusy: true }));
    const address = typeof path === "string" ? path : path(pressed, callBody);
    try {
      const outcome = await outcomeOf(address, callBody, control.signal);
      if (outcome) show(outcome, { address, callBody, form });
    } catch (error) {
      if (!control.signal.aborted) {
        setState((before) => ({ ...before, isBusy: false }));
        throw error;
      }
      if (running.current === control) setState((before) => ({ ...before, isBusy: false }));
    } finally {
      if (running.current === control) running.current = null;
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = sendingButton(form, event.nativeEvent)?.value ?? "";
    const callBody = formBody(form);
    const call = JSON.stringify([pressed, callBody]);
    // Pressed again while the very same is under way: it counts once.
    if (underWay.current === call) return;
    underWay.current = call;
    void send(callBody, pressed, form).finally(() => {
      if (underWay.current === call) underWay.current = null;
    });
  }

  /** While one types: the answer as the device has it, without a word to the server and without moving the focus. */
  function follow(event: FormEvent<HTMLFormElement>, button?: string): void {
    const form = event.currentTarget;
    const pressed = button ?? sendingButton(form)?.value ?? "";
    const callBody = formBody(form);
    const address = typeof path === "string" ? path : path(pressed, callBody);
    const typing = (latestTyping.current += 1);
    const isStale = () => typing !== latestTyping.current || running.current !== null;
    void answer();
    // The letter is seen first; what is typed faster than that is answered once.
    async function answer(): Promise<void> {
      await afterPaint();
      const outcome = isStale() ? null : await onDevice(address, callBody);
      if (!outcome || isStale()) return;
      const problem = isLenient ? null : outcome.problem;
      setState({ answer: outcome.answer, problem, isBusy: false, place: "device" });
      if (outcome.answer !== null) showCommand(method, address, callBody);
    }
  }

  return {
    ...state,
    submit,
    follow: device && follow,
    send,
    cancel: () => running.current?.abort(),
    setState,
  };
}
