import { expect, test } from "bun:test";
import { sharedProduct } from "#tests/support/product/product.ts";

const { url } = await sharedProduct();

const json = { "Content-Type": "application/json" };
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({
  method: "POST",
  body,
  headers,
});
const from = { Origin: "https://shop.example" };

const asked: Readonly<Record<string, readonly [path: string, init?: RequestInit]>> = {
  "an answer": ["/api/tools/urlencode", post('{"text":"a b"}')],
  "an answer in English": [
    "/api/tools/urlencode",
    post('{"text":"a b"}', { ...json, "Accept-Language": "en" }),
  ],
  "an answer to another site": ["/api/tools/urlencode", post('{"text":"a b"}', { ...json, ...from })],
  "plain text": ["/api/tools/urlencode", post('{"text":"a b"}', { ...json, Accept: "text/plain" })],
  "text or JSON": [
    "/api/tools/urlencode",
    post('{"text":"a b"}', { ...json, Accept: "text/plain, application/json" }),
  ],
  "an answer that its address decides": ["/api/vietqr/payload?bank=vcb&account=123456"],
  "a picture that its address decides": ["/api/qr?text=a"],
  "a list of banks": ["/api/vietqr/banks"],
  "a picture": ["/api/qr", post('{"text":"a"}')],
  "a drawing": ["/api/qr", post('{"text":"a","format":"svg"}')],
  "bad input": ["/api/tools/urlencode", post("{}")],
  "bad input in English": ["/api/tools/urlencode?lang=en", post("{}")],
  "a misspelt field": ["/api/tools/urlencode", post('{"text":"a","texts":"b","other":1}')],
  "no JSON": ["/api/tools/urlencode", post("{")],
  "another type": ["/api/tools/urlencode", post("a", { "Content-Type": "text/csv" })],
  "somebody unknown": ["/api/account/keys"],
  "who it is": ["/api/auth/me"],
  "an answer for our own pages to another site": ["/api/notes", { headers: from }],
  "a key that is none": ["/api/links", { headers: { Authorization: "Bearer a" } }],
  "a name that is not there": ["/api/notes/public/abc"],
  "a mailbox that is not there": ["/api/temp-mail/mailbox/abc"],
  "mail without a secret": ["/api/temp-mail/inbound?to=a", post("x", {})],
  "a provider that is not set": ["/api/auth/google"],
  "a sign-out": ["/api/auth/logout", { method: "POST" }],
  "an AI that is not set": ["/api/chatgpt/chat", post('{"message":"a"}')],
  "no such call": ["/api/nothing"],
  "another method": ["/api/qr", { method: "DELETE" }],
  "a preflight": ["/api/qr", { method: "OPTIONS", headers: from }],
  "a preflight of what is closed": ["/api/account/keys", { method: "OPTIONS", headers: from }],
  "another site's change": [
    "/api/notes",
    post('{"content":"a"}', { ...json, ...from, "Sec-Fetch-Site": "cross-site" }),
  ],
  "the description": ["/api/openapi.json"],
  "a picture's address": ["/qr.png?text=a"],
  "a drawing's address": ["/qr.svg?text=a"],
  "a picture's address with a fault": ["/qr.png"],
  "a transfer's address": ["/vietqr/vcb-123456.svg"],
  "a transfer of no form": ["/vietqr/vcb.svg"],
  "a transfer to no bank": ["/vietqr/xyz-123456.svg"],
  "a quick link": ["/image/vcb-123456-compact.svg?amount=5000&addInfo=a"],
  "a quick link to no bank": ["/image/xyz-123456-compact.svg"],
  "a quick link of another layout": ["/image/vcb-123456-other.svg"],
  "a preflight of a picture": ["/qr.png", { method: "OPTIONS", headers: from }],
};

const changing = new Set([
  "date",
  "content-length",
  "etag",
  "x-request-id",
  "connection",
  "keep-alive",
  "transfer-encoding",
]);

/** What nearly every answer of the API has: an answer's own list says only what it has besides, and what it lacks. */
const usual = [
  "cache-control: no-store",
  "content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox",
  "cross-origin-opener-policy: same-origin",
  "cross-origin-resource-policy: same-origin",
  "permissions-policy: camera=(), microphone=(), geolocation=()",
  "referrer-policy: no-referrer",
  "x-content-type-options: nosniff",
  "x-frame-options: DENY",
];

test.each(Object.entries(asked))("every header of %s is as it was chosen", async (_, [path, init]) => {
  const response = await fetch(url + path, { redirect: "manual", ...init });
  await response.body?.cancel();
  const fields = [...response.headers]
    .filter(([name]) => !changing.has(name))
    .map(([name, value]) => `${name}: ${value}`);
  const besides = fields.filter((field) => !usual.includes(field));
  const lacking = usual.filter((field) => !fields.includes(field)).map((field) => `not ${field}`);
  expect([response.status, ...besides, ...lacking].join("; ")).toMatchSnapshot();
});
