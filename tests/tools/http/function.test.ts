import { expect, test } from "bun:test";
import { ok } from "#core/result.ts";
import { readAddress } from "#tools/http/address.ts";
import { curlOf } from "#tools/http/report.ts";
import type { HttpReply } from "#tools/http/effects.ts";
import { parseHeaderText, readHeaders } from "#tools/http/headers.ts";
import { showBody } from "#tools/http/charset.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { httpActionsWith, httpBodyOf, soundTls } from "#tests/support/samples/http-reply.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const caller = { ...anonymous, lang: "en" } as const;

test("a web address is read with and without its scheme, which may then be either", () => {
  const spellings = {
    "https://example.com": ["https://example.com/", null],
    " HTTP://EXAMPLE.com:80/a b#c ": ["http://example.com/a%20b#c", null],
    "example.com": ["https://example.com/", "http://example.com/"],
    "example.com:8080/x?y": ["https://example.com:8080/x?y", "http://example.com:8080/x?y"],
    "tiếng-việt.vn/đường": [
      "https://xn--ting-vit-e50d7c.vn/%C4%91%C6%B0%E1%BB%9Dng",
      "http://xn--ting-vit-e50d7c.vn/%C4%91%C6%B0%E1%BB%9Dng",
    ],
  } as const;
  for (const [given, [url, plainUrl]] of Object.entries(spellings))
    expect(readAddress(given)).toEqual(ok({ url, plainUrl }));
});

test("any other address is refused", () => {
  const wrong = [
    "nowhere",
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:,a",
    "http://",
    "//a.b",
  ];
  for (const url of [
    ...wrong,
    "http://u:p@example.com/",
    "http://u@example.com/",
    "http://[fe80::1%25eth0]/",
    "http://a b/",
  ])
    expect([url, readAddress(url)]).toMatchObject([url, { failure: { errors: [{ path: "url" }] } }]);
});

test("headers that would break out of their line, or frame the message, are refused", () => {
  const wrong: Record<string, unknown>[] = [
    { "x-a": "1\r\nx-b: 2" },
    { "x-a": "1\nx-b: 2" },
    { "x-a": "1\0" },
    { "x-a": "đ" },
    { "x-a": null },
    { "x-a": ["1"] },
    { "x-a": {} },
    { "x-a\r\nx-b": "1" },
    { "x a": "1" },
    { "x:a": "1" },
    { "": "1" },
    { Host: "a" },
    { "Content-Length": 1 },
    { "transfer-encoding": "chunked" },
    { Connection: "x-a" },
    { "Proxy-Authorization": "Basic a" },
    { "X-Forwarded-For": "127.0.0.1" },
    { "X-aws-ec2-metadata-token": "a" },
    { "Metadata-Flavor": "Google" },
    Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`x-${index}`, "1"])),
  ];
  for (const headers of wrong)
    expect([headers, readHeaders(headers)]).toMatchObject([
      headers,
      { failure: { errors: [{ path: "headers" }] } },
    ]);
});

test("other headers pass, numbers and booleans as text", () => {
  expect(readHeaders({ Accept: "text/html", "x-n": 5, "x-b": true, "x-é": "é" }).ok).toBe(false);
  expect(readHeaders({ Accept: " text/html ", "x-n": 5, "x-b": true, "x-l": "é" })).toEqual(
    ok([
      ["Accept", "text/html"],
      ["x-n", "5"],
      ["x-b", "true"],
      ["x-l", "é"],
    ]),
  );
});

test("the text of the headers' box is a JSON object, lines of headers, blank, or nothing that can be read", () => {
  expect(parseHeaderText("Accept: text/html\r\n  X-A:1\n\nx-time: 10:30\nAccept: */*\nx-empty:\n")).toEqual({
    Accept: "text/html, */*",
    "X-A": "1",
    "x-time": "10:30",
    "x-empty": "",
  });
  expect(parseHeaderText(' {"a": "b"} ')).toEqual({ a: "b" });
  expect(parseHeaderText("  ")).toEqual({});
  expect(parseHeaderText("Cookie: a=b\nCookie: c=d")).toEqual({ Cookie: "a=b; c=d" });
  for (const text of [
    "x-a 1",
    "x-a: 1\nnext",
    "x a: 1",
    "[]",
    "null",
    "5",
    '"a"',
    "{",
    '{"a": 1',
    "{a: 1}",
    ": 1",
  ])
    expect([text, parseHeaderText(text)]).toEqual([text, null]);
});

test("a status has everything that is known, in words and numbers", async () => {
  const { status, sent } = httpActionsWith();
  const outcome = await status.run({ url: "example.com", method: "HEAD" }, caller);
  expect(sent).toEqual([
    {
      url: "https://example.com/",
      method: "HEAD",
      headers: [],
      body: undefined,
      keepBytes: 0,
      showsBadCertificate: true,
    },
  ]);
  expect(outcome).toMatchObject({
    value: {
      url: "https://example.com/",
      final_url: "https://example.com/end",
      status: 200,
      ok: true,
      summary: "The site answers normally.",
      headers: { "set-cookie": "a=1\nb=2", vary: "a, b" },
      timings: { dns_ms: 1.2, connect_ms: 2, tls_ms: 3, first_byte_ms: 4, total_ms: 20.1 },
      tls: { valid: true, days_left: 28, valid_to: "2026-03-01T12:00:00.000Z" },
      warnings: [],
      curl: "curl --head --location --compressed 'https://example.com/'",
    },
  });
});

test("a certificate that ends soon, or is not to be trusted, is warned of", async () => {
  const warningsFor = async (reply: Partial<HttpReply>, now?: string) => {
    const outcome = await httpActionsWith(reply, now).status.run(
      { url: "example.com", method: "GET" },
      caller,
    );
    return outcome.ok ? outcome.value.warnings : [];
  };
  expect(await warningsFor({}, "2026-02-28T13:00:00Z")).toEqual([
    "The TLS certificate has only 0 days left.",
  ]);
  expect(await warningsFor({ tls: { ...soundTls, error: "CERT_HAS_EXPIRED" } })).toEqual([
    "The site's TLS certificate cannot be trusted; browsers will warn visitors.",
  ]);
  expect(await warningsFor({ tls: null, warnings: ["downgraded", "redirect_limit"] })).toHaveLength(2);
});

test("a request carries method, headers and body, and its answer the body as text", async () => {
  const { request, sent } = httpActionsWith();
  const input = {
    url: "https://example.com/",
    method: "POST",
    headers: { "x-a": "1" },
    body: "a=b",
  } as const;
  const outcome = await request.run(input, caller);
  expect(sent).toMatchObject([{ method: "POST", headers: [["x-a", "1"]], body: "a=b" }]);
  expect(outcome).toMatchObject({
    value: { body: "xin chào", body_encoding: "text", truncated: false, warnings: [] },
  });
});

test("a form's headers that cannot be read count as none, with a warning", async () => {
  const { requestForm, sent } = httpActionsWith();
  const outcome = await requestForm.run(
    { url: "example.com", method: "GET", headers: "{x-a: 1", body: "" },
    caller,
  );
  expect(sent).toMatchObject([{ headers: [], body: undefined }]);
  expect(outcome).toMatchObject({ value: { warnings: [expect.stringContaining("cannot be read")] } });
});

test("a body is shown by its charset, and as base64 when it is no text", () => {
  const viscii = Uint8Array.of(0x63, 0x68, 0xe0, 0x6f);
  expect(showBody(httpBodyOf(viscii), "text/html; charset=windows-1252")).toEqual({
    body: "chào",
    body_encoding: "text",
  });
  expect(showBody(httpBodyOf("được"), "application/json").body).toBe("được");
  expect(showBody(httpBodyOf("được"), "").body).toBe("được");
  expect(showBody(httpBodyOf("a"), "text/plain; charset=nonsense").body).toBe("a");
  const page = Uint8Array.of(...new TextEncoder().encode("<meta charset='windows-1258'>"), 0xf5);
  expect(showBody(httpBodyOf(page), "text/html").body).toEndWith("ơ");
  expect(showBody(httpBodyOf(Uint8Array.of(0x61, 0, 0x62, 0)), "text/plain; charset=utf-16le").body).toBe(
    "ab",
  );
  expect(showBody(httpBodyOf(new TextEncoder().encode("được").subarray(0, 7)), "").body).toBe(
    "đượ".slice(0, 3),
  );
  expect(showBody(httpBodyOf(Uint8Array.of(0, 1)), "text/plain")).toEqual({
    body: "AAE=",
    body_encoding: "base64",
  });
  expect(showBody(httpBodyOf(Uint8Array.of(0xff, 0xfe, 0x41)), "image/png").body_encoding).toBe("base64");
  expect(showBody(httpBodyOf("<svg/>"), "image/svg+xml").body_encoding).toBe("text");
});

test("a document that names its character set is shown in it, unless that cannot be", () => {
  const latin = (text: string) => httpBodyOf(Buffer.from(text, "latin1"));
  for (const type of ["text/xml", "application/rss+xml", "application/xml"]) {
    const xml = (label: string) => `<?xml version="1.0" encoding="${label}"?><a>caf\xe9</a>`;
    expect(showBody(latin(xml("ISO-8859-1")), type).body).toContain("café");
    expect(showBody(latin(xml("windows-1252")), type).body).toContain("café");
    expect(showBody(httpBodyOf(xml("utf-8")), type).body).toContain("café");
    expect(showBody(httpBodyOf(xml("UTF-16")), type).body).toContain("café");
  }
  expect(showBody(httpBodyOf('<meta charset="utf-16">được'), "text/html").body).toContain("được");
  expect(showBody(httpBodyOf('<?xml encoding="ISO-8859-1"?>được'), "text/plain").body).toContain("được");
});

test.skipIf(Bun.which("curl") === null)(
  "curl sends the request that its line says, to that very address",
  async () => {
    const asked: string[] = [];
    const server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const given = request.headers.get("x-a");
        asked.push(JSON.stringify([request.method, pathname + search, given, await request.text()]));
        return new Response();
      },
    });
    const below = randomFrom(13);
    const pieces = ["[1-3]", "{a,b}", "a", "'", "%20", "[]", "$x", "*", "đ", "!", "}"];
    const piece = () => Array.from({ length: below(4) }, () => pieces[below(pieces.length)] ?? "").join("");
    for (let round = 0; round < 8; round += 1) {
      const { href, pathname, search } = new URL(`http://127.0.0.1:${server.port}/${piece()}?q[]=${piece()}`);
      const body = round % 2 ? `@${piece()}` : undefined;
      const method = round % 2 ? "PUT" : "GET";
      const line = curlOf({ url: href, method, headers: [["X-A", "it's @b"]], body });
      const run = Bun.spawn(["sh", "-c", `${line} --silent --noproxy '*'`], { stdout: "ignore" });
      expect([line, await run.exited]).toEqual([line, 0]);
      expect(asked.pop()).toBe(JSON.stringify([method, pathname + search, "it's @b", body ?? ""]));
    }
    await server.stop(true);
  },
);

test("a curl line is one command to a shell, whatever is in it", () => {
  const line = curlOf({
    url: "https://example.com/?a='b'&c=$d",
    method: "PUT",
    headers: [
      ["X-A", "it's $(id) `id`"],
      ["X-Empty", ""],
    ],
    body: "one\\ two'",
  });
  const { stdout } = Bun.spawnSync(["sh", "-c", line.replace("curl", "printf '%s\n'")]);
  const words = stdout.toString().trimEnd().split("\n");
  expect(words.slice(0, 5)).toEqual(["--request", "PUT", "--location", "--compressed", "--header"]);
  expect(words.slice(5)).toEqual([
    "X-A: it's $(id) `id`",
    "--header",
    "X-Empty;",
    "--data-raw",
    "one\\ two'",
    "https://example.com/?a='b'&c=$d",
  ]);
});
