import { Type } from "@sinclair/typebox";
import { action, type Caller } from "../../core/action.ts";
import { type Message, message } from "../../core/i18n.ts";
import { ok, type Result } from "../../core/result.ts";
import { choice } from "../../core/schema.ts";
import { readAddress } from "./address.ts";
import type { HttpEffects } from "./effects.ts";
import { parseHeaderText, readHeaders } from "./headers.ts";
import { type RequestReport, requestReport, statusReport } from "./report.ts";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] as const;

const target = {
  url: Type.String({ minLength: 1, maxLength: 2048 }),
  method: choice(methods, { default: "GET" }),
};
const body = Type.Optional(Type.String({ maxLength: 65_536 }));

export const StatusInput = Type.Object(target);
export const RequestInput = Type.Object({
  ...target,
  headers: Type.Optional(Type.Object({}, { additionalProperties: true, message: "http.badHeaders" })),
  body,
});
/** The page's form, where the headers are a text that a visitor types. */
export const RequestForm = Type.Object({
  ...target,
  headers: Type.Optional(Type.String({ maxLength: 100_000 })),
  body,
});

/** How much of a body is shown. */
const shownBytes = 128 * 1024;

type Request = {
  readonly url: string;
  readonly method: (typeof methods)[number];
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: string;
};

export const httpActions = ({ send, now }: HttpEffects) => {
  async function request(
    input: Request,
    caller: Caller,
    warnings: readonly Message[] = [],
  ): Promise<Result<RequestReport>> {
    const url = readAddress(input.url);
    if (!url.ok) return url;
    const headers = readHeaders(input.headers ?? {});
    if (!headers.ok) return headers;
    const asked = {
      url: url.value,
      method: input.method,
      headers: headers.value,
      body: input.body || undefined,
    };
    const reply = await send({ ...asked, keep: shownBytes, showsBadCertificate: true }, caller);
    if (!reply.ok) return reply;
    return ok(requestReport({ asked, reply: reply.value, now: now(), lang: caller.lang }, warnings));
  }

  return {
    status: action(StatusInput, "http", async (input, caller) => {
      const url = readAddress(input.url);
      if (!url.ok) return url;
      const asked = { url: url.value, method: input.method, headers: [], body: undefined };
      const reply = await send({ ...asked, keep: 0, showsBadCertificate: true }, caller);
      if (!reply.ok) return reply;
      return ok(statusReport({ asked, reply: reply.value, now: now(), lang: caller.lang }));
    }),
    request: action(RequestInput, "http", (input, caller) => request(input, caller)),
    /** The same for the form: headers that are no JSON object count as none, and the answer says so. */
    requestForm: action(RequestForm, "http", ({ headers: text = "", ...input }, caller) => {
      const headers = parseHeaderText(text);
      const warnings = headers ? [] : [message("http.warning.headersIgnored")];
      return request({ ...input, headers: headers ?? {} }, caller, warnings);
    }),
  };
};

export type HttpActions = ReturnType<typeof httpActions>;
