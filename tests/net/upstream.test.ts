import { expect, test } from "bun:test";
import { parseUpstreamJson } from "#net/providers/read-json.ts";
import { type UpstreamReply, askJson, joinUrl } from "#net/providers/upstream.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const { signal } = new AbortController();
const times = { signal, deadlineMs: 60_000 };

test("an upstream that is silent past its deadline is late; one that is gone, and a visitor who has left, are not", async () => {
  await using silent = await startHttpServer(() => {});
  await using cutOff = await startHttpServer((_, reply) => {
    reply.write("{");
  });
  for (const { url } of [silent, cutOff])
    expect(await askJson(url, {}, { signal, deadlineMs: 50 })).toEqual({ kind: "late" });
  expect(await askJson(silent.url, {}, { ...times, signal: AbortSignal.abort() })).toEqual({
    kind: "unreachable",
  });
  expect(await askJson("http://127.0.0.1:1/", {}, times)).toEqual({ kind: "unreachable" });
});

test("an answer is JSON, something else, or too long to be read", async () => {
  const answers = ["null", '{"a":"đ"}', "no JSON", "", "1".repeat(101), "1".repeat(100)];
  await using server = await startHttpServer(({ url }, reply) =>
    reply.writeHead(url === "/1" ? 418 : 200).end(answers[Number(url.slice(1))]),
  );
  const outcomes = [];
  for (const index of answers.keys()) {
    const reply = await askJson(`${server.url}/${index}`, {}, { ...times, maxBytes: 100 });
    outcomes.push(reply.kind === "answered" ? [reply.status, reply.json] : reply.kind);
  }
  const [whole, tooLong] = [
    [200, Number("1".repeat(100))],
    [502, undefined],
  ];
  expect(outcomes).toEqual([
    [200, null],
    [418, { a: "đ" }],
    [200, undefined],
    [200, undefined],
    tooLong,
    whole,
  ]);
});

test("a server that closes a kept connection just when it is asked again is asked all the same", async () => {
  const asked = new WeakSet<object>();
  await using server = await startHttpServer(({ socket }, reply) => {
    if (asked.has(socket)) socket.destroy();
    else reply.end("{}");
    asked.add(socket);
  });
  for (const method of ["GET", "POST", "GET", "POST", "POST"] as const) {
    const request = method === "POST" ? { method, body: "a=b" } : { method };
    const answered: UpstreamReply = { kind: "answered", status: 200, json: {} };
    expect([method, await askJson(server.url, request, times)]).toEqual([method, answered]);
    const init = { signal, ...(method === "POST" && { method, body: new URLSearchParams("a=b") }) };
    expect([method, await parseUpstreamJson(server.url, init)]).toEqual([method, {}]);
  }
});

test("a redirect of an upstream is an answer, and is not followed", async () => {
  await using server = await startHttpServer((_, reply) => reply.writeHead(302, { location: "/b" }).end());
  expect(await askJson(`${server.url}/a`, {}, times)).toEqual({
    kind: "answered",
    status: 302,
    json: undefined,
  });
  expect(server.received.map(({ url }) => url)).toEqual(["/a"]);
});

test("an address of a setting is completed where it names only an origin, and refused where it is none", () => {
  const joined = (url: string) => joinUrl({ name: "AI_BASE_URL", url, path: "/v1" });
  expect(
    ["https://a.example", "https://a.example/", "http://a.example:1/v2/", "https://a.example/x"].map(joined),
  ).toEqual(["https://a.example/v1", "https://a.example/v1", "http://a.example:1/v2", "https://a.example/x"]);
  for (const wrong of ["", "a.example", "ftp://a.example", "/v1"])
    expect(() => joined(wrong)).toThrow(
      `Settings that cannot be used: AI_BASE_URL: "${wrong}" is not an http(s) address`,
    );
});
