import type { HttpActions } from "../tools/http/actions.ts";
import { endpoint, outboundProblems } from "./endpoint.ts";

const exampleStatus = {
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
  warnings: [],
  curl: "curl --location --compressed 'http://example.com/'",
};

const body = {
  body: "<!doctype html>…",
  body_encoding: "text",
  content_type: "text/html; charset=utf-8",
  body_size: 1256,
  truncated: false,
};

export const httpApi = ({ status: checkStatus, request }: HttpActions) => [
  endpoint({
    method: "POST",
    path: "/http/status",
    summary: "Check an address: status, redirects, headers, times and certificate",
    problems: outboundProblems,
    action: checkStatus,
    example: { body: { url: "http://example.com/", method: "GET" }, answer: exampleStatus },
  }),
  endpoint({
    method: "POST",
    path: "/http/request",
    summary: "Send a request with headers and a body, and see the answer as text",
    problems: outboundProblems,
    action: request,
    example: {
      body: {
        url: "https://example.com/",
        method: "POST",
        headers: { Accept: "application/json" },
        body: "a=b",
      },
      answer: { ...exampleStatus, ...body },
    },
  }),
];
