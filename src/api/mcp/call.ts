import { type Lang, message } from "#core/i18n.ts";
import { pictureIn } from "#core/picture.ts";
import { problemOf } from "#core/problem.ts";
import type { RawInput } from "#core/read-fields.ts";
import type { Failure } from "#core/result.ts";
import { bodyLimit } from "#http/body.ts";
import type { RequestVisit } from "#http/caller.ts";
import { perform } from "#http/perform.ts";
import { refuseUnknown } from "#api/call-input.ts";
import { refusalOfKey, withinScopes } from "#api/key-scopes.ts";
import { plainTextOf } from "#api/plain-text.ts";
import type { ApiServer } from "#api/serve-api.ts";
import type { McpCall } from "./tools.ts";

type Content =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image"; readonly data: string; readonly mimeType: string };

export type McpResult = {
  readonly content: readonly Content[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
};

/** A refusal in the words of the product, so that a model can mend what it asked. */
export function refusedResult(failure: Failure, lang: Lang): McpResult {
  const { title, detail, errors = [] } = problemOf(failure, lang);
  const fields = errors.map(({ path, message }) => `${path}: ${message}`);
  return { content: [{ type: "text", text: [`${title}: ${detail}`, ...fields].join("\n") }], isError: true };
}

/** In characters: as much as a question may have. No model takes more, and an answer stands in its message twice. */
const maxAnswerLength = bodyLimit;
const tooLong: Failure = {
  code: "payload_too_large",
  detail: message("problem.payload_too_large.answer"),
};

function resultOf({ endpoint }: McpCall, answer: unknown, lang: Lang): McpResult {
  const picture = pictureIn(answer);
  if (picture?.type === "image/svg+xml")
    return { content: [{ type: "text", text: new TextDecoder().decode(picture.bytes) }] };
  if (picture)
    return { content: [{ type: "image", data: picture.bytes.toBase64(), mimeType: picture.type }] };
  const json = JSON.stringify(answer);
  if (json.length > maxAnswerLength) return refusedResult(tooLong, lang);
  const structured: unknown = JSON.parse(json);
  const text = plainTextOf(endpoint, answer)?.trimEnd() ?? json;
  const content = [{ type: "text" as const, text }];
  return typeof structured === "object" && structured !== null && !Array.isArray(structured)
    ? { content, structuredContent: { ...structured } }
    : { content };
}

/** Why whoever asks may not make a call; null where they may. */
export function refusalOfCaller(
  { endpoint }: McpCall,
  request: Request,
  visit: RequestVisit,
): Failure | null {
  const { caller } = visit;
  const refusedKey = refusalOfKey(endpoint, request, caller);
  if (refusedKey) return refusedKey;
  return endpoint.scope !== undefined && !caller.key ? { code: "unauthorized" } : null;
}

type PerformOptions = Parameters<typeof perform>[2];

/** Makes a call of whoever may: by the same schema, and in the same words, as the API. */
export async function performMcpCall(
  call: McpCall,
  given: RawInput,
  performance: Omit<PerformOptions, "from">,
): Promise<McpResult> {
  const { action } = call.endpoint;
  const { lang } = performance.visit.caller;
  const { outcome } = await perform(action, async () => refuseUnknown(given, action.input.properties), {
    ...performance,
    from: "json",
  });
  return outcome.ok ? resultOf(call, outcome.value, lang) : refusedResult(outcome.failure, lang);
}

/** Makes a call as the API would, by the same key and limit, or says why not. */
export async function makeMcpCall(
  call: McpCall,
  given: RawInput,
  { request, visit, server }: { request: Request; visit: RequestVisit; server: ApiServer },
): Promise<McpResult> {
  const { limiter, observe, idempotency } = server;
  const { caller } = visit;
  const refusal = refusalOfCaller(call, request, visit);
  if (refusal) {
    const limited = await limiter.take("read", caller);
    const isOver = limited !== null && !limited.allowance.isAllowed;
    return refusedResult(isOver ? { code: "rate_limited" } : refusal, caller.lang);
  }
  const own = { ...visit, caller: withinScopes(call.endpoint, caller) };
  return performMcpCall(call, given, { visit: own, limiter, observe, idempotency });
}
