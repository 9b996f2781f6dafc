import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { idempotencyField } from "#core/idempotency.ts";
import type { Problem } from "#core/problem.ts";
import {
  type AnswerOrder,
  type AnswerOutcome,
  type CallBody,
  type CallState,
  type Typing,
  createAnswerOrder,
} from "./answer-order.ts";
import { formBody, formValues } from "./form-body.ts";
import { shareAddress } from "./share-address.ts";
import type { FieldNotes } from "./state.ts";
import { sendingButton } from "./submission.ts";
import { said, useAsked } from "./use-asked.ts";
import {
  type CallOutcome,
  type CallRequest,
  type OutcomeOptions,
  useCallOutcome,
} from "./use-call-outcome.ts";

/** `pressed` is the value of the button that sends the form; blank where it has none. */
type SendForm = (body: Record<string, unknown>, pressed: string, form: HTMLFormElement) => Promise<void>;

/** What a form's button does, in place of the browser. */
function useFormSubmission(send: SendForm) {
  const underWay = useRef<string | null>(null);
  return function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = sendingButton(form, event.nativeEvent)?.value ?? "";
    const body = formBody(form);
    const call = JSON.stringify([pressed, body]);
    // Pressed again while the very same is under way: it counts once.
    if (underWay.current === call) return;
    underWay.current = call;
    void send(body, pressed, form).finally(() => {
      if (underWay.current === call) underWay.current = null;
    });
  };
}

/** Brings the outcome into sight, which on a phone stands below the form. */
function showResult(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const [, id = ""] = form.getAttribute("action")?.split("#") ?? [];
    document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  });
}

/** Leads to the first field that a refusal names, out of the options that it may be folded away in. */
function focusFirst(form: HTMLFormElement, problem: Problem): void {
  const wrongNames = problem.errors?.map(({ path }) => path) ?? [];
  const formFields = [...form.elements].filter(
    (formField): formField is HTMLInputElement => "name" in formField && "focus" in formField,
  );
  const wrongField = formFields.find((formField) => wrongNames.includes(formField.name));
  wrongField?.closest("details")?.setAttribute("open", "");
  wrongField?.focus();
}

/** What was made is made: what the form sends from now on is another one. */
function renewIdempotencyKey(form: HTMLFormElement): void {
  const keyField = form.querySelector<HTMLInputElement>(`input[name=${idempotencyField}]`);
  if (!keyField) return;
  const keyBytes = crypto.getRandomValues(new Uint8Array(16));
  keyField.value = [...keyBytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Resolves when what was just typed has been painted; at once on a page that nobody sees, which is not painted. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** What a form needs of its call. */
export type FormCall = Pick<CallState<unknown>, "problem" | "isBusy" | "notes" | "typing"> & {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly follow: (event: FormEvent<HTMLFormElement>) => void;
  readonly settle: (event: FormEvent<HTMLFormElement>) => void;
  readonly cancel: () => void;
};

type CallOptions<Answer> = OutcomeOptions<Answer> & {
  /** Below `/api`; a function gets the value of the button that sends the form and the body. */
  readonly path: string | ((pressed: string, body: CallBody) => string);
  readonly initial: {
    readonly answer: Answer | null;
    readonly problem: Problem | null;
    readonly notes?: FieldNotes | undefined;
  };
  /**
   * Told of every answer to a press, shown or not, since the server may have kept something; and whether the form still
   * says what was sent.
   */
  readonly onMade?: (answer: Answer, isUnchanged: boolean) => void;
  /** Told of every answer to a press that is shown. */
  readonly onAnswer?: (answer: Answer, body: CallBody) => void;
  /** The answered form's fields go into the address, where a GET without scripts has them. */
  readonly isShareable?: boolean;
  /** Whether the device answers while one types; it does unless said otherwise. */
  readonly isLive?: boolean;
  /** What was asked before is not shown beside what is asked now, not even as such: somebody might pay it. */
  readonly hidesStale?: boolean;
};

/** So long does nobody pause between two letters: what is wrong by then, and no letter more mends, is said. */
const restMs = 1000;

/** A press lasts no longer, from its beginning, which leaves the field, to what it does. */
const pressMs = 300;

const isPasted = ({ nativeEvent }: FormEvent): boolean =>
  "inputType" in nativeEvent && /^insertFrom(?:Paste|Drop)/.test(String(nativeEvent.inputType));

const isFile = ({ target }: FormEvent): boolean =>
  target instanceof HTMLInputElement && target.type === "file";

const initialState = <Answer>({
  answer,
  problem,
  notes = {},
}: CallOptions<Answer>["initial"]): CallState<Answer> => ({
  answer,
  problem,
  notes,
  isBusy: false,
  place: null,
  body: null,
  typing: null,
  isStale: false,
});

/**
 * An island's form as a call of the API: `submit` sends it, `send` sends a body of one's own, `cancel` gives up, `follow`
 * answers while one types where the device can. A refusal of what was pressed moves the focus to the first field it names.
 */
export function useCall<Answer>(options: CallOptions<Answer>) {
  const { path, hidesStale = false } = options;
  const [state, setState] = useState(() => initialState(options.initial));
  const [onDevice, outcomeOf] = useCallOutcome(options);
  const order = useMemo(
    () =>
      createAnswerOrder<Answer>((change) => setState((before) => ({ ...before, ...change })), {
        isSteady: !hidesStale,
      }),
    [hidesStale],
  );
  const asked = useAsked();
  useEffect(() => order.end, [order]);

  const requestOf = (pressed: string, body: CallBody): CallRequest => ({
    address: typeof path === "string" ? path : path(pressed, body),
    body,
  });

  function markStale(form: HTMLFormElement): void {
    const isStale = !asked.isOf(form);
    setState((before) => (before.isStale === isStale ? before : { ...before, isStale }));
  }

  async function send(body: CallBody, pressed = "", form?: HTMLFormElement): Promise<void> {
    const request = requestOf(pressed, body);
    const typed = form ? formBody(form) : body;
    const ended = await order.press((signal) => outcomeOf(request, signal));
    if (!ended) return;
    const { outcome, isShown } = ended;
    const isUnchanged = !form || said(form) === said(typed);
    const isAnswered = outcome.answer !== null;
    if (isShown && form) {
      asked.write(form, { typed, readBack: outcome.readBack, isAnswered });
      if (isAnswered) markStale(form);
    }
    if (outcome.answer !== null) {
      if (form) renewIdempotencyKey(form);
      options.onMade?.(outcome.answer, isUnchanged);
    }
    if (isShown) announceOutcome(outcome, request, options, form);
  }

  const submit = useFormSubmission(send);
  const follow = followerOf({ options, order, asked, onDevice, requestOf, markStale });

  /** The same once more, of what was asked then. */
  const renew = (body: CallBody, pressed: string): Promise<void> =>
    order.again(() => outcomeOf(requestOf(pressed, body), new AbortController().signal));

  /** What everybody sees as the page opens gives way to one's own, which nobody has asked for, where the device makes it. */
  const makeOwn = (body: CallBody): Promise<void> => order.again(() => onDevice(requestOf("", body)));

  const { typing } = state;
  /** What was typed so far is left as it is: what is wrong with it is said, unless something else was asked meanwhile. */
  const refuse = useCallback(
    (left: Typing | null) =>
      setState((before) =>
        left === null || before.typing !== left ? before : { ...before, problem: left.problem, typing: null },
      ),
    [],
  );
  useEffect(() => {
    if (typing === null || typing.unfinished !== null) return undefined;
    const rest = setTimeout(refuse, restMs, typing);
    return () => clearTimeout(rest);
  }, [typing, refuse]);

  const settle = ({ currentTarget, target }: FormEvent<HTMLFormElement>): void => {
    asked.settle(currentTarget);
    // A field that is left empty has nothing wrong in it yet; and no button may move under the finger that leaves the field.
    if ("value" in target && target.value !== "") setTimeout(refuse, pressMs, typing);
  };
  const { edit, replace } = order;
  return { ...state, submit, follow, settle, send, renew, makeOwn, edit, replace, cancel: () => replace({}) };
}

type Following<Answer> = {
  readonly options: CallOptions<Answer>;
  readonly order: AnswerOrder<Answer>;
  readonly asked: ReturnType<typeof useAsked>;
  readonly onDevice: (request: CallRequest) => Promise<CallOutcome<Answer> | null>;
  readonly requestOf: (pressed: string, body: CallBody) => CallRequest;
  readonly markStale: (form: HTMLFormElement) => void;
};

/** While one types: the answer as the device has it, without a word to the server and without moving the focus. */
const followerOf =
  <Answer>({ options, order, asked, onDevice, requestOf, markStale }: Following<Answer>) =>
  (event: FormEvent<HTMLFormElement>, button?: string): void => {
    const { method = "POST", device, isLive = true } = options;
    if (asked.isWriting() || isFile(event)) return;
    const form = event.currentTarget;
    if (!device || !isLive) return markStale(form);
    const pasted = isPasted(event);
    const typed = formBody(form);
    const request = requestOf(button ?? sendingButton(form)?.value ?? "", typed);
    const workOut = async (isLatest: () => boolean): Promise<AnswerOutcome<Answer> | null> => {
      // The letter is seen first; what is typed faster than that is answered once.
      await afterPaint();
      const outcome = isLatest() ? await onDevice(request) : null;
      if (!outcome || !isLatest()) return null;
      const fields = { typed, readBack: outcome.readBack, isAnswered: outcome.answer !== null };
      if (pasted) asked.write(form, fields);
      else asked.writeOthers(form, fields);
      if (pasted || !outcome.problem) return outcome;
      const { problem, unfinished = null } = outcome;
      return { ...outcome, problem: null, typing: { problem, unfinished } };
    };
    const isStale = (): boolean => !asked.isOf(form);
    void order.edit(workOut, isStale).then((outcome) => {
      if (outcome && outcome.answer !== null) tellCommand(method, request);
      return outcome;
    });
  };

/** Writes the call into the page's command line, by a module that comes with the first answer. */
const tellCommand = (method: "GET" | "POST", { address, body }: CallRequest): void =>
  void import("./show-command.ts").then(
    ({ showCommand }) => showCommand(method, address, body),
    // Without a network the line stays that of the answer before.
    () => {},
  );

/** What the page does about an outcome that it shows: the focus, the command line, the address. */
function announceOutcome<Answer>(
  { answer, problem }: CallOutcome<Answer>,
  request: CallRequest,
  { method = "POST", onAnswer, isShareable = false }: CallOptions<Answer>,
  form: HTMLFormElement | undefined,
): void {
  if (form && problem) focusFirst(form, problem);
  if (answer === null) return;
  tellCommand(method, request);
  onAnswer?.(answer, request.body);
  if (form && isShareable) shareAddress(formValues(form));
  if (form) showResult(form);
}
