import { expect, test } from "bun:test";
import { formFields, queryOf, readFormBody, readJsonBody } from "../../src/http/body.ts";
import { ok } from "../../src/core/result.ts";

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });

test("a line break of a form is one character, although a browser sends two", async () => {
  const sent = new URLSearchParams({ text: "a\r\nb" });
  expect(await readFormBody(request(sent))).toEqual(ok({ text: "a\nb" }));
  expect(formFields(sent)).toEqual({ text: "a\nb" });
});

test("JSON keeps the line breaks it has", async () => {
  const sent = request(JSON.stringify({ text: "\r\n" }), { "content-type": "application/json" });
  expect(await readJsonBody(sent)).toEqual(ok({ text: "\r\n" }));
});

test("a question mark within a query belongs to its value", () => {
  const asked = new Request("http://localhost/ip?query=a?b&lang=en");
  expect(Object.fromEntries(queryOf(asked))).toEqual({ query: "a?b", lang: "en" });
  expect(queryOf(new Request("http://localhost/ip")).size).toBe(0);
});

test("a body whose sender breaks off is malformed, not a fault of ours", async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error("reset")) });
  const sent = request(broken, { "content-type": "application/json" });
  expect(await readJsonBody(sent)).toMatchObject({ ok: false, failure: { code: "malformed_body" } });
});
