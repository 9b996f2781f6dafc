import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { type ApiTexts, callApi } from "./api.ts";
import type { DeviceActions } from "./device/run.ts";
import { formBody } from "./form-body.ts";
import { showCommand } from "./show-command.ts";
import { shareAddress } from "./share-address.ts";
import { defaultButton, pressedButton } from "./submission.ts";
import { useDevice } from "./use-device.ts";

/** Where an answer was worked out. */
export type Place = "device" | "server";

export type CallState<Answer> = {
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  /** Null until something was asked. */
  readonly place: Place | null;
};

type Options<Answer> = {
  /** A GET has its body as a query; POST unless said otherwise. */
  readonly method?: "GET" | "POST";
  /** Below `/api`; a function gets the value of the button that was pressed and the body. */
  readonly path: string | ((pressed: string, body: Record<string, unknown>) => string);
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly initial: { readonly answer: Answer | null; readonly problem: Problem | null };
  readonly accept?: string;
  /** Makes the answer of a response; JSON unless said otherwise. */
  readonly read?: (response: Response, body: Record<string, unknown>) => Promise<Answer>;
  readonly onAnswer?: (answer: Answer) => void;
  /** The answered form's fields go into the address, where a GET without scripts has them. */
  readonly isShareable?: boolean;
  /** The tool's own functions for the browser: what they take stays on the device, and is worked out while one types. */
  readonly device?: (lang: Lang) => Promise<DeviceActions>;
};

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
}: Options<Answer>) {
  const [state, setState] = useState<CallState<Answer>>({ ...initial, isBusy: false, place: null });
  const onDevice = useDevice<Answer>(device, lang);
  const running = useRef<AbortController | null>(null);
  const underWay = useRef<string | null>(null);
  const latestTyping = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  async function send(body: Record<string, unknown>, pressed = "", form?: HTMLFormElement): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    // What was typed before the press, and is still being worked out, must not replace its answer.
    latestTyping.current += 1;
    setState((before) => ({ ...before, problem: null, isBusy: true }));
    const address = typeof path === "string" ? path : path(pressed, body);
    try {
      const outcome = await onDevice(address, body);
      if (control.signal.aborted) return;
      if (outcome) {
        setState({ ...outcome, isBusy: false, place: "device" });
        if (form && outcome.problem) focusFirst(form, outcome.problem);
        if (outcome.answer !== null) showCommand(method, address, body);
        if (outcome.answer !== null) onAnswer?.(outcome.answer);
        if (form && outcome.answer !== null) showResult(form);
        return;
      }
      const answered = await callApi({
        method,
        ...(method === "GET" ? { path: `${address}${queryOf(body)}` } : { path: address, body }),
        lang,
        texts,
        signal: control.signal,
        ...(accept && { accept }),
      });
      if (!answered.ok) {
        setState({ answer: null, problem: answered.problem, isBusy: false, place: "server" });
        if (form) focusFirst(form, answered.problem);
        return;
      }
      const answer: Answer = read ? await read(answered.response, body) : await answered.response.json();
      setState({ answer, problem: null, isBusy: false, place: "server" });
      showCommand(method, address, body);
      onAnswer?.(answer);
      if (form && isShareable) shareAddress(fieldsOf(form));
      if (form) showResult(form);
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
    const pressed = pressedButton(form, event.nativeEvent)?.value ?? "";
    const body = formBody(form);
    const call = JSON.stringify([pressed, body]);
    // Pressed again while the very same is under way: it counts once.
    if (underWay.current === call) return;
    underWay.current = call;
    void send(body, pressed, form).finally(() => {
      if (underWay.current === call) underWay.current = null;
    });
  }

  /** While one types: the answer as the device has it, without a word to the server and without moving the focus. */
  function follow(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const pressed = (pressedButton(form) ?? defaultButton(form))?.value ?? "";
    const body = formBody(form);
    const address = typeof path === "string" ? path : path(pressed, body);
    const typing = (latestTyping.current += 1);
    void onDevice(address, body).then((outcome) => {
      if (!outcome || typing !== latestTyping.current || running.current) return null;
      setState({ ...outcome, isBusy: false, place: "device" });
      if (outcome.answer !== null) showCommand(method, address, body);
      return outcome;
    });
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

/** Brings the outcome into sight, which on a phone stands below the form. */
function showResult(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const [, id = ""] = form.getAttribute("action")?.split("#") ?? [];
    document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  });
}

/** The fields that say something, as a form without scripts would send them. */
function queryOf(body: Record<string, unknown>): string {
  const said = Object.entries(body).filter(([, value]) => value !== "" && value !== undefined);
  return said.length === 0
    ? ""
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

function focusFirst(form: HTMLFormElement, problem: Problem): void {
  const names = problem.errors?.map(({ path }) => path) ?? [];
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement => "name" in field && "focus" in field,
  );
  const wrong = fields.find((field) => names.includes(field.name));
  wrong?.closest("details")?.setAttribute("open", "");
  wrong?.focus();
}
