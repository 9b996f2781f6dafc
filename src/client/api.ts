import { type Lang, type Texts, fill } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { FailureCode } from "#core/result.ts";
import { pending } from "./pending.ts";
import { readStored } from "./storage.ts";

export const apiTexts = ["client.offline", "client.timeout", "client.unreadable"] as const;
export type ApiTexts = Texts<(typeof apiTexts)[number]>;

export type ApiReply =
  | { readonly ok: true; readonly response: Response }
  | { readonly ok: false; readonly problem: Problem };

export type ApiRequestCall = {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`. */
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
  readonly lang: Lang;
  readonly texts: ApiTexts;
  readonly signal?: AbortSignal;
  /** The answer comes bit by bit: it must begin within 30 s, and may then take its time. */
  readonly isStream?: boolean;
};

export const timeoutMs = 30_000;

/** A failure that only the browser knows of, in the shape of the API's own. */
export const ownProblem = (failureCode: FailureCode, problemDetail: string): Problem => ({
  type: "about:blank",
  title: problemDetail,
  status: 0,
  detail: problemDetail,
  code: failureCode,
});

/** Whether it never came from the server: there was no connection, or none in time. */
export const isOfClient = ({ status }: Problem): boolean => status === 0;

async function problemIn(response: Response, texts: ApiTexts): Promise<Problem> {
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json");
  if (isProblem) return response.json();
  return ownProblem("upstream_error", fill(texts["client.unreadable"], { status: String(response.status) }));
}

/** Where the sign-in's token is kept. */
export const tokenKey = "auth_token";

/** What `fetch` itself throws: no connection, or a connection given up. Anything else is an internal error. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === "AbortError");

/** One call of the API, with the visitor's token and language, given up after 30 s. Aborting rejects. */
export async function callApi({
  method = "POST",
  path,
  body,
  accept,
  lang,
  texts,
  signal,
  isStream = false,
}: ApiRequestCall): Promise<ApiReply> {
  const token = readStored(tokenKey);
  const control = new AbortController();
  const abortCall = () => control.abort();
  let isTimedOut = false;
  const callTimer = setTimeout(() => {
    isTimedOut = true;
    abortCall();
  }, timeoutMs);
  if (signal?.aborted) abortCall();
  else signal?.addEventListener("abort", abortCall, { once: true });
  pending.value += 1;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        "Accept-Language": lang,
        ...(accept && { Accept: accept }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "Content-Type": "application/json; profile=form" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: control.signal,
    });
    return response.ok ? { ok: true, response } : { ok: false, problem: await problemIn(response, texts) };
  } catch (error) {
    if (signal?.aborted || !isOfNetwork(error)) throw error;
    const failureCode = isTimedOut ? "upstream_timeout" : "upstream_error";
    return {
      ok: false,
      problem: ownProblem(failureCode, texts[isTimedOut ? "client.timeout" : "client.offline"]),
    };
  } finally {
    if (isStream) clearTimeout(callTimer);
    pending.value -= 1;
  }
}
