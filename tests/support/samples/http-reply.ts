import { ok } from "#core/result.ts";
import { bindTool } from "#core/tool.ts";
import httpTool from "#tools/http/tool.ts";
import type { HttpRequestBody, HttpReply, HttpRequest, TlsFacts } from "#tools/http/effects.ts";

export const httpBodyOf = (bytes: Uint8Array | string): HttpRequestBody => ({
  bytes: typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes,
  size: bytes.length,
  isCut: false,
  coding: null,
  fault: null,
});

export const soundTls: TlsFacts = {
  protocol: "TLSv1.3",
  cipher: "TLS_AES_128_GCM_SHA256",
  error: null,
  subject: "example.com",
  issuer: "Authority",
  names: ["example.com"],
  validFrom: new Date("2026-01-01T00:00:00Z"),
  validTo: new Date("2026-03-01T12:00:00Z"),
  fingerprint: "AA",
};

export const soundReply: HttpReply = {
  url: "https://example.com/end",
  status: 200,
  statusText: "OK",
  httpVersion: "1.1",
  address: "192.0.2.1",
  headers: [
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Set-Cookie", "a=1"],
    ["set-cookie", "b=2"],
    ["Vary", "a"],
    ["Vary", "b"],
  ],
  redirects: [{ url: "https://example.com/", status: 301, location: "/end" }],
  phases: { dns: 1.234, connect: 2, tls: 3, firstByte: 4 },
  totalMs: 20.06,
  tls: soundTls,
  body: httpBodyOf("xin chào"),
  warnings: [],
};

/** The actions with an outside that gives one and the same reply, and what they sent. */
export function httpActionsWith(reply: Partial<HttpReply> = {}, now = "2026-02-01T00:00:00Z") {
  const sent: HttpRequest[] = [];
  const actions = bindTool(httpTool, {
    send: async (request) => {
      sent.push(request);
      return ok({ ...soundReply, ...reply });
    },
    now: () => new Date(now),
  });
  return { ...actions, sent };
}
