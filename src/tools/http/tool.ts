import { type Caller, action } from "#core/action.ts";
import { type Message, type MessageKey, message } from "#core/i18n.ts";
import { type Result, ok } from "#core/result.ts";
import { call, outboundRefusals, tool } from "#core/tool.ts";
import { type HttpAddress, readAddress } from "./address.ts";
import type { HttpEffects, HttpMethod, HttpReply } from "./effects.ts";
import { parseHeaderText, readHeaders } from "./headers.ts";
import { type SentRequest, requestReport, statusReport } from "./report.ts";
import {
  type RequestReport,
  type StatusReport,
  RequestForm,
  RequestInput,
  RequestOutput,
  StatusInput,
  StatusOutput,
} from "./schema.ts";
import taskPages from "./task-pages.ts";

type Sent = { readonly sent: SentRequest; readonly reply: HttpReply; readonly warnings: readonly Message[] };

/** Why a site could not be reached over TLS, though it may be without. */
const notOverTls: readonly (MessageKey | undefined)[] = [
  undefined,
  "net.refused",
  "net.unreachable",
  "net.closed",
  "net.notHttp",
  "net.head.other",
  "net.tls",
  "net.tls.plain",
  "net.tls.version",
  "net.tls.closed",
];

/** Sends over https, and over http where the visitor left that open and nothing of theirs would be sent in clear. */
async function sendToEither(
  sendHttp: HttpEffects["send"],
  { url, plainUrl }: HttpAddress,
  request: Omit<SentRequest, "url"> & { readonly keepBytes: number },
  caller: Caller,
): Promise<Result<Sent>> {
  const { keepBytes, ...rest } = request;
  const sendTo = async (address: string, warnings: readonly Message[]): Promise<Result<Sent>> => {
    const sent = { ...rest, url: address };
    const reply = await sendHttp({ ...sent, keepBytes, showsBadCertificate: true }, caller);
    return reply.ok ? ok({ sent, reply: reply.value, warnings }) : reply;
  };
  const secure = await sendTo(url, []);
  if (secure.ok || plainUrl === null || request.headers.length > 0 || request.body !== undefined)
    return secure;
  const { code, detail } = secure.failure;
  const mayAnswer =
    code === "upstream_timeout" || (code === "upstream_error" && notOverTls.includes(detail?.key));
  if (!mayAnswer) return secure;
  const plain = await sendTo(plainUrl, [message("http.warning.overHttp")]);
  return plain.ok ? plain : secure;
}

/** How much of a body an answer holds. */
const maxShownBytes = 128 * 1024;

type Request = {
  readonly url: string;
  readonly method: HttpMethod;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: string;
};

async function sendRequest(
  { url, method, headers = {}, body }: Request,
  { send, now }: HttpEffects,
  caller: Caller,
  warnings: readonly Message[] = [],
): Promise<Result<RequestReport>> {
  const address = readAddress(url);
  if (!address.ok) return address;
  const read = readHeaders(headers);
  if (!read.ok) return read;
  const exchange = await sendToEither(
    send,
    address.value,
    { method, headers: read.value, body: body || undefined, keepBytes: maxShownBytes },
    caller,
  );
  if (!exchange.ok) return exchange;
  const { sent, reply, warnings: raised } = exchange.value;
  return ok(requestReport({ sent, reply, now: now(), lang: caller.lang }, [...raised, ...warnings]));
}

const exampleStatus: StatusReport = {
  url: "http://example.com/",
  method: "GET",
  final_url: "https://example.com/",
  status: 200,
  status_text: "OK",
  ok: true,
  summary: "The site answers normally.",
  http_version: "1.1",
  ip: "93.184.215.14",
  redirects: [{ url: "http://example.com/", status: 301, location: "https://example.com/" }],
  headers: { "content-type": "text/html; charset=utf-8" },
  header_lines: [["Content-Type", "text/html; charset=utf-8"]],
  timings: { dns_ms: 12.1, connect_ms: 20.4, tls_ms: 31, first_byte_ms: 25.2, total_ms: 112.8 },
  tls: {
    valid: true,
    error: null,
    error_text: null,
    protocol: "TLSv1.3",
    cipher: "TLS_AES_256_GCM_SHA384",
    subject: "example.com",
    issuer: "Example Authority",
    names: ["example.com", "www.example.com"],
    valid_from: "2026-01-01T00:00:00.000Z",
    valid_to: "2026-12-31T23:59:59.000Z",
    days_left: 90,
    fingerprint: "C4:12:…",
  },
  security: [
    {
      name: "Strict-Transport-Security",
      state: "none",
      text: "Not set: a visitor's first request may go in clear, and can be read and changed on its way.",
    },
    {
      name: "X-Content-Type-Options",
      state: "good",
      text: "Browsers take files for what the site says they are.",
    },
  ],
  warnings: [],
  curl: "curl --location --compressed 'http://example.com/'",
};

const exampleBody = {
  body: "<!doctype html>…",
  body_encoding: "text" as const,
  content_type: "text/html; charset=utf-8",
  body_size: 1256,
  truncated: false,
};

export default tool({
  id: "http",
  path: "/http",
  group: "network",
  icon: "activity",
  calls: {
    status: call(StatusInput, StatusOutput, {
      path: "/http/status",
      limit: "http",
      access: "site",
      address: "moment",
      form: "get",
      refusals: outboundRefusals,
      example: { body: { url: "http://example.com/", method: "GET" }, answer: exampleStatus },
      run:
        ({ send, now }: HttpEffects) =>
        async ({ url, method }, caller) => {
          const address = readAddress(url);
          if (!address.ok) return address;
          const exchange = await sendToEither(
            send,
            address.value,
            { method, headers: [], body: undefined, keepBytes: 0 },
            caller,
          );
          if (!exchange.ok) return exchange;
          const { sent, reply, warnings } = exchange.value;
          return ok(statusReport({ sent, reply, now: now(), lang: caller.lang }, warnings));
        },
    }),
    request: call(RequestInput, RequestOutput, {
      path: "/http/request",
      limit: "http",
      access: "site",
      address: "none",
      refusals: outboundRefusals,
      example: {
        body: {
          url: "https://example.com/",
          method: "POST",
          headers: { Accept: "application/json" },
          body: "a=b",
        },
        answer: { ...exampleStatus, ...exampleBody },
      },
      run: (effects: HttpEffects) => (input, caller) => sendRequest(input, effects, caller),
    }),
  },
  besides: (effects: HttpEffects) => ({
    /** `request` for the form: headers that are no JSON object count as none, and the answer says so. */
    requestForm: action(RequestForm, RequestOutput, "http", ({ headers: text = "", ...input }, caller) => {
      const headers = parseHeaderText(text);
      const warnings = headers ? [] : [message("http.warning.headersIgnored")];
      return sendRequest({ ...input, headers: headers ?? {} }, effects, caller, warnings);
    }),
  }),
  tasks: taskPages,
});
