import { expect, test } from "bun:test";
import {
  bodyBytesOf,
  formFields,
  isCrossSite,
  queryOf,
  readBody,
  readFormBody,
  readJsonBody,
} from "#http/body.ts";
import { message } from "#core/i18n.ts";
import { ok } from "#core/result.ts";

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

test("JSON that is no object is not called no JSON", async () => {
  const detail = message("problem.malformed_body.object");
  const read = (body: string) => readJsonBody(request(body, { "content-type": "application/json" }));
  for (const body of ["[1]", '"a"', "1", "true"])
    expect(await read(body)).toEqual({ ok: false, failure: { code: "malformed_body", detail } });
  for (const body of ["{", "a", "[1"])
    expect(await read(body)).toEqual({ ok: false, failure: { code: "malformed_body" } });
});

test("a body that comes too slowly is given up, whether its length is told or not", async () => {
  for (const headers of [{}, { "content-length": "10" }]) {
    const endless = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await Bun.sleep(20);
        stream.enqueue(new Uint8Array(1));
      },
    });
    const outcome = await readBody(request(endless, headers), 1024 * 1024, 100);
    expect(outcome).toMatchObject({ ok: false, failure: { code: "request_timeout" } });
  }
});

test("a body is the same whether its length is told or not", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  const told = await readBody(request(bytes, { "content-length": "60000" }));
  const pieces = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += 7000) stream.enqueue(bytes.slice(at, at + 7000));
      stream.close();
    },
  });
  expect(await readBody(request(pieces))).toEqual(ok(bytes));
  expect(told).toEqual(ok(bytes));
  expect(await readBody(request(bytes, { "content-length": "60000" }), 50_000)).toMatchObject({
    failure: { code: "payload_too_large" },
  });
});

const unknownLength = { "transfer-encoding": "chunked" };

/** A body that comes in pieces of this size, and how much of it was asked for. */
function inPieces(bytes: Uint8Array, size: number) {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, asked: () => at };
}

test("a body of unknown length is read no further than its limit", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  expect(await readBody(request(inPieces(bytes, 7000).stream, unknownLength), 60_000)).toEqual(ok(bytes));
  const endless = inPieces(new Uint8Array(50_000_000), 65_536);
  expect(await readBody(request(endless.stream, unknownLength))).toMatchObject({
    failure: { code: "payload_too_large" },
  });
  expect(endless.asked()).toBeLessThan(1_300_000);
});

test("a small body may come byte by byte, a large one may not", async () => {
  const small = new TextEncoder().encode(JSON.stringify({ text: "a".repeat(900) }));
  expect(await readBody(request(inPieces(small, 1).stream, unknownLength))).toEqual(ok(small));
  const large = inPieces(new Uint8Array(900_000), 1);
  expect(await readBody(request(large.stream, unknownLength))).toMatchObject({
    failure: { detail: { key: "problem.payload_too_large.pieces" } },
  });
  expect(large.asked()).toBeLessThan(2000);
  const ordinary = new Uint8Array(900_000);
  expect(await readBody(request(inPieces(ordinary, 500).stream, unknownLength))).toEqual(ok(ordinary));
});

test("what a body may come to is what its sender says, up to the limit, and the limit where nothing is said", () => {
  const come = (method: string, headers: Record<string, string>) =>
    bodyBytesOf(new Request("http://localhost/", { method, headers }), 1000);
  expect(come("POST", { "content-length": "700" })).toBe(700);
  expect(come("PUT", { "content-length": "15000000" })).toBe(1000);
  expect(come("DELETE", unknownLength)).toBe(1000);
  expect(come("POST", { "content-length": "7, 7" })).toBe(1000);
  expect(come("POST", {})).toBe(0);
  expect(come("GET", { "content-length": "700" })).toBe(0);
});

test("a form of more fields than any of ours has is refused before it is read", async () => {
  const many = Array.from({ length: 60_000 }, (_, index) => `f${index}=1`).join("&");
  expect(await readFormBody(request(many))).toMatchObject({ failure: { code: "payload_too_large" } });
  const text = new URLSearchParams({ text: "a&b".repeat(3000) });
  expect((await readFormBody(request(text))).ok).toBe(true);
});

test("another site is told from ours by the browser's word, else by our own origin, else by the host asked", () => {
  const own = "https://tools.example";
  const from = (headers: Record<string, string>) =>
    isCrossSite(new Request("http://x/", { headers: { host: "tools.example", ...headers } }), own);
  expect(from({})).toBe(false);
  expect(from({ origin: own })).toBe(false);
  expect(from({ origin: own, host: "127.0.0.1:3000" })).toBe(false);
  expect(from({ origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" })).toBe(false);
  expect(from({ origin: "http://tools.example" })).toBe(true);
  expect(from({ origin: "https://evil.example" })).toBe(true);
  expect(from({ origin: "https://evil.tools.example" })).toBe(true);
  expect(from({ origin: "null" })).toBe(true);
  expect(from({ "sec-fetch-site": "same-site", origin: own })).toBe(true);
  expect(from({ "sec-fetch-site": "same-origin" })).toBe(false);
});

test("a megabyte of brackets is refused before a parser goes down into it; brackets in a text are text", async () => {
  const headers = { "content-type": "application/json" };
  const read = (text: string) => readJsonBody(request(text, headers));
  expect(await read("[".repeat(1_000_000))).toMatchObject({ failure: { code: "malformed_body" } });
  const costs: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const start = process.cpuUsage();
    await read('{"a":'.repeat(200_000));
    costs.push(process.cpuUsage(start).user);
  }
  // What else the process does (compiling, collecting) falls into some of the turns only.
  expect(Math.min(...costs)).toBeLessThan(100_000);
  const deepest = `{"a":${"[".repeat(63)}${"]".repeat(63)}}`;
  expect((await read(deepest)).ok).toBe(true);
  expect((await read(`{"a":${"[".repeat(64)}${"]".repeat(64)}}`)).ok).toBe(false);
  for (const text of ["[".repeat(500), '"[{'.repeat(200), "\\[".repeat(200)]) {
    expect(await read(JSON.stringify({ text }))).toEqual(ok({ text }));
  }
});

test("an object of more fields than any call takes is refused before it is parsed", async () => {
  const objectOf = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, "a,b"])));
  const read = (text: string) => readJsonBody(request(text, { "content-type": "application/json" }));
  expect(await read(objectOf(60_000))).toMatchObject({ failure: { code: "payload_too_large" } });
  expect(await read(`{"text":${objectOf(60_000)}}`)).toMatchObject({
    failure: { code: "payload_too_large" },
  });
  expect((await read(objectOf(1000))).ok).toBe(true);
  expect((await read(JSON.stringify({ text: "a:b,".repeat(5000) }))).ok).toBe(true);
  expect((await read(JSON.stringify({ list: Array.from({ length: 5000 }, () => 1) }))).ok).toBe(true);
});

test.each([
  ["multipart/form-data; boundary=x", "problem.unsupported_media_type.form"],
  ["text/plain", "problem.unsupported_media_type.form"],
  ["application/json", "problem.unsupported_media_type.form"],
] as const)(
  "a form of the type %s is refused in words instead of being read as one field",
  async (type, key) => {
    const sent = request('--x\r\nContent-Disposition: form-data; name="text"\r\n\r\na\r\n--x--', {
      "content-type": type,
    });
    const failure = { code: "unsupported_media_type", detail: { key } };
    expect(await readFormBody(sent)).toMatchObject({ ok: false, failure });
  },
);

test("a compressed body is refused before anything of it is read", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const sent = request(Bun.gzipSync(JSON.stringify({ text: "a".repeat(1_000_000) })), headers);
  const detail = { key: "problem.unsupported_media_type.encoded" };
  expect(await readJsonBody(sent)).toMatchObject({ ok: false, failure: { detail } });
  expect(sent.bodyUsed).toBe(false);
});

test("a form that is not UTF-8 is not called JSON", async () => {
  const sent = request(new Uint8Array([0x61, 0x3d, 0xff]), {
    "content-type": "application/x-www-form-urlencoded",
  });
  const failure = { code: "malformed_body", detail: { key: "problem.malformed_body.form" } };
  expect(await readFormBody(sent)).toMatchObject({ ok: false, failure });
});
