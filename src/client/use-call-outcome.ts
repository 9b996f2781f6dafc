import { useCallback, useRef } from "react";
import type { Lang } from "#core/i18n.ts";
import type { ReadBack } from "#core/read-back.ts";
import type { ToolFunctions } from "#core/tool.ts";
import type { AnswerOutcome, CallBody } from "./answer-order.ts";
import { type ApiTexts, callApi, isOfClient } from "./api.ts";
import type { LoadedPart } from "./device/loaded-part.ts";
import type { DeviceOutcome } from "./device/run.ts";
import type { Unfinished } from "./device/unfinished.ts";
import { filledQuery } from "./form-body.ts";
import { readBackOf } from "./read-back.ts";
import { reportFault } from "./report-fault.ts";

type DeviceInput = Readonly<Record<string, unknown>>;

const onDevice = () => import("./device/loaded-part.ts");

/**
 * A tool's actions run in the browser, fetched at the first use; null is what is left to the server, as everything is
 * when they cannot be had.
 */
function useDevice(
  loadDevicePart: (() => Promise<ToolFunctions>) | undefined,
  lang: Lang,
  texts: Readonly<Record<string, string>>,
): (path: string, body: DeviceInput) => Promise<DeviceOutcome | null> {
  const loadedPart = useRef<Promise<LoadedPart | null> | null>(null);
  return useCallback(
    async (path, body) => {
      if (!loadDevicePart) return null;
      loadedPart.current ??= loadDevicePart()
        .then(async (functions) => (await onDevice()).loadPart(functions, lang, texts))
        .catch((loadFault: unknown) => {
          reportFault("A tool's functions cannot be had on this device", loadFault);
          return null;
        });
      const tool = await loadedPart.current;
      return tool && (await onDevice()).runPart(tool, { path, body, lang, texts });
    },
    [loadDevicePart, lang, texts],
  );
}

/** What is called, below `/api`, and with what. */
export type CallRequest = { readonly address: string; readonly body: CallBody };

/** What a call came to, and what of the form's fields was read otherwise than they were typed. */
export type CallOutcome<Answer> = AnswerOutcome<Answer> & {
  readonly readBack: ReadBack | null;
  /** Of a refusal by the device. */
  readonly unfinished?: Unfinished;
};

const outcomeWith = <Answer>(
  outcome: Pick<AnswerOutcome<Answer>, "answer" | "problem" | "place" | "body">,
  readBack: ReadBack | null,
): CallOutcome<Answer> => ({ ...outcome, readBack, notes: readBack?.notes ?? {} });

/** Another action of the same tool; null when it gives nothing. */
type RunOnDevice = (path: string, body: CallBody) => Promise<unknown>;

export type OutcomeOptions<Answer> = {
  /** A GET has its body as a query; POST unless said otherwise. */
  readonly method?: "GET" | "POST";
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly accept?: string;
  /** Makes the answer of a response; JSON unless said otherwise. */
  readonly read?: (reply: Response, body: CallBody) => Promise<Answer>;
  /** The tool's own functions for the browser: what they take stays on the device, and is worked out while one types. */
  readonly device?: (() => Promise<ToolFunctions>) | undefined;
  /** Makes the answer of what the action gives on the device, which is what the API answers unless said otherwise. */
  readonly readDevice?: (
    value: unknown,
    body: CallBody,
    run: RunOnDevice,
  ) => Answer | null | Promise<Answer | null>;
  /** The server keeps what is pressed for, as it does for those who are signed in: only what is typed is the device's. */
  readonly isRecorded?: boolean;
};

/** Works out what a call comes to, on the device where the tool can, else on the server. */
export function useCallOutcome<Answer>({
  method = "POST",
  lang,
  texts,
  accept,
  read,
  device,
  // oxlint-disable-next-line no-unsafe-type-assertion -- the action of a path answers what the API does
  readDevice = (value) => value as Answer,
  isRecorded = false,
}: OutcomeOptions<Answer>) {
  const runOnDevice = useDevice(device, lang, texts);

  /** Null is what is left to the server. */
  async function onDevice({ address, body }: CallRequest): Promise<CallOutcome<Answer> | null> {
    const outcome = await runOnDevice(address, body);
    if (!outcome) return null;
    if (!outcome.ok)
      return {
        ...outcomeWith({ answer: null, problem: outcome.problem, place: "device", body }, null),
        unfinished: outcome.unfinished,
      };
    const answer = await readDevice(outcome.answer, body, async (path, fields) => {
      const other = await runOnDevice(path, fields);
      return other?.ok ? other.answer : null;
    });
    return answer === null
      ? null
      : outcomeWith({ answer, problem: null, place: "device", body }, outcome.readBack);
  }

  /** The device's answer, else the server's. Aborting rejects. */
  async function outcomeOf(request: CallRequest, signal: AbortSignal): Promise<CallOutcome<Answer>> {
    const { address, body } = request;
    const outcome = isRecorded ? null : await onDevice(request);
    if (signal.aborted) throw new Error("cancelled");
    if (outcome) return outcome;
    const reply = await callApi({
      method,
      ...(method === "GET" ? { path: `${address}${filledQuery(body)}` } : { path: address, body }),
      lang,
      texts,
      signal,
      ...(accept && { accept }),
      isStream: accept === "text/event-stream",
    });
    // Without a network nothing is recorded, but the answer need not be missed.
    const instead = isRecorded && !reply.ok && isOfClient(reply.problem);
    const offlineOutcome = instead ? await onDevice(request) : null;
    if (offlineOutcome) return offlineOutcome;
    if (!reply.ok) return outcomeWith({ answer: null, problem: reply.problem, place: "server", body }, null);
    const { response } = reply;
    const answer: Answer = read ? await read(response, body) : await response.json();
    const place = isRecorded ? "history" : "server";
    return outcomeWith({ answer, problem: null, place, body }, readBackOf(response));
  }

  return [onDevice, outcomeOf] as const;
}
