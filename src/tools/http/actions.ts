import { action, type Caller } from "../../core/action.ts";
import { type Message, message } from "../../core/i18n.ts";
import { ok, type Result } from "../../core/result.ts";
import { readAddress } from "./address.ts";
import type { HttpEffects } from "./effects.ts";
import { parseHeaderText, readHeaders } from "./headers.ts";
import type { HttpMethod } from "./names.ts";
import { requestReport, statusReport } from "./report.ts";
import {
  RequestForm,
  RequestInput,
  RequestOutput,
  type RequestReport,
  StatusInput,
  StatusOutput,
} from "./schema.ts";

/** How much of a body an answer holds. */
const maxShownBytes = 128 * 1024;

type Request = {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: string;
};

export const httpActions = ({ send: sendHttp, now }: HttpEffects) => {
  async function request(
    httpInput: Request,
    caller: Caller,
    warnings: readonly Message[] = [],
  ): Promise<Result<RequestReport>> {
    const url = readAddress(httpInput.url);
    if (!url.ok) return url;
    const headers = readHeaders(httpInput.headers ?? {});
    if (!headers.ok) return headers;
    const sentRequest = {
      url: url.value,
      method: httpInput.method,
      headers: headers.value,
      body: httpInput.body || undefined,
    };
    const httpReply = await sendHttp(
      { ...sentRequest, keepBytes: maxShownBytes, showsBadCertificate: true },
      caller,
    );
    if (!httpReply.ok) return httpReply;
    return ok(
      requestReport({ sent: sentRequest, reply: httpReply.value, now: now(), lang: caller.lang }, warnings),
    );
  }

  return {
    status: action(StatusInput, StatusOutput, "http", async (httpInput, caller) => {
      const url = readAddress(httpInput.url);
      if (!url.ok) return url;
      const sentRequest = { url: url.value, method: httpInput.method, headers: [], body: undefined };
      const httpReply = await sendHttp({ ...sentRequest, keepBytes: 0, showsBadCertificate: true }, caller);
      if (!httpReply.ok) return httpReply;
      return ok(statusReport({ sent: sentRequest, reply: httpReply.value, now: now(), lang: caller.lang }));
    }),
    request: action(RequestInput, RequestOutput, "http", (httpInput, caller) => request(httpInput, caller)),
    /** The same for the form: headers that are no JSON object count as none, and the answer says so. */
    requestForm: action(
      RequestForm,
      RequestOutput,
      "http",
      ({ headers: headersText = "", ...httpInput }, caller) => {
        const headers = parseHeaderText(headersText);
        const warnings = headers ? [] : [message("http.warning.headersIgnored")];
        return request({ ...httpInput, headers: headers ?? {} }, caller, warnings);
      },
    ),
  };
};

export type HttpActions = ReturnType<typeof httpActions>;
