import type { Lang } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { type ApiTexts, callApi, isOfClient } from "./api.ts";
import type { DevicePartModule } from "./device/part.ts";
import { filledQuery } from "./form-body.ts";
import { useDevice } from "./use-device.ts";

/** Where an answer was worked out. */
export type CallPlace = "device" | "server";

export type CallBody = Record<string, unknown>;

/** What is called, below `/api`, and with what. */
export type CallRequest = { readonly address: string; readonly body: CallBody };

type CallOutcome<Answer> = { readonly answer: Answer | null; readonly problem: Problem | null };
export type PlacedOutcome<Answer> = CallOutcome<Answer> & { readonly place: CallPlace };

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
  readonly device?: () => Promise<DevicePartModule>;
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
  const runOnDevice = useDevice(device, lang);

  /** Null is what is left to the server. */
  async function onDevice({ address, body }: CallRequest): Promise<CallOutcome<Answer> | null> {
    const outcome = await runOnDevice(address, body);
    if (!outcome || outcome.problem) return outcome;
    const answer = await readDevice(outcome.answer, body, async (path, fields) => {
      const other = await runOnDevice(path, fields);
      return other && other.answer;
    });
    return answer === null ? null : { answer, problem: null };
  }

  /** The device's answer, else the server's. Aborting rejects. */
  async function outcomeOf(request: CallRequest, signal: AbortSignal): Promise<PlacedOutcome<Answer>> {
    const { address, body } = request;
    const outcome = isRecorded ? null : await onDevice(request);
    if (signal.aborted) throw new Error("cancelled");
    if (outcome) return { ...outcome, place: "device" };
    const reply = await callApi({
      method,
      ...(method === "GET" ? { path: `${address}${filledQuery(body)}` } : { path: address, body }),
      lang,
      texts,
      signal,
      ...(accept && { accept }),
    });
    // Without a network nothing is recorded, but the answer need not be missed.
    const instead = isRecorded && !reply.ok && isOfClient(reply.problem);
    const offlineOutcome = instead ? await onDevice(request) : null;
    if (offlineOutcome) return { ...offlineOutcome, place: "device" };
    if (!reply.ok) return { answer: null, problem: reply.problem, place: "server" };
    const answer: Answer = read ? await read(reply.response, body) : await reply.response.json();
    return { answer, problem: null, place: "server" };
  }

  return [onDevice, outcomeOf] as const;
}
