import { expect, test } from "bun:test";
import type { ServerResponse } from "node:http";
import { payerOf } from "#core/client-key.ts";
import { createPlaces } from "#core/places.ts";
import { openAiModel } from "#net/providers/openai.ts";
import { type Result, fail, ok, spent } from "#core/result.ts";
import type { ChatModel, ChatPiece } from "#tools/chat/effects.ts";
import { type Received, sendJson, startHttpServer, writeParts } from "#tests/support/servers/http-server.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;
const usage = `data: {"choices":[],"usage":{"total_tokens":3}}\n\n`;
const end = `${chunk("", "stop")}${usage}data: [DONE]\n\n`;

const places = () => createPlaces({ client: 2, network: 3, site: 3, shared: 3 });

const limits = {
  silenceMs: 60_000,
  totalMs: { stream: 60_000, whole: 60_000 },
  maxBytes: 100_000,
};

const request = (signal: AbortSignal = new AbortController().signal, client = "192.0.2.1") => ({
  messages: [{ role: "user" as const, content: "xin chào" }],
  signal,
  payer: payerOf({ address: client, user: null }),
  delivery: "stream" as const,
});

type Read = { text: string; isCut: boolean; failed: Result<ChatPiece> | undefined };

async function read(model: ChatModel, onPiece?: () => void): Promise<Read> {
  const pieces: Result<ChatPiece>[] = [];
  for await (const piece of model(request())) {
    pieces.push(piece);
    onPiece?.();
  }
  return {
    text: pieces.map((piece) => (piece.ok ? piece.value.text : "")).join(""),
    isCut: pieces.some((piece) => piece.ok && piece.value.isCut),
    failed: pieces.find((piece) => !piece.ok),
  };
}

const streams =
  (write: (reply: ServerResponse) => unknown) =>
  (_: Received, reply: ServerResponse): unknown =>
    write(reply.writeHead(200, { "content-type": "text/event-stream" }));

const modelAt = (url: string, other: Partial<typeof limits> = {}) =>
  openAiModel({ baseUrl: `${url}/v1`, key: "secret", model: "small" }, places(), { ...limits, ...other });

const problem = (
  key: "broken" | "cut" | "silent" | "unreachable" | "refusedKey" | "noModel" | "overloaded",
) => fail(key === "silent" ? "upstream_timeout" : "upstream_error", { key: `chat.problem.${key}` });

test("the model is asked by its name and with the key, for a stream", async () => {
  await using server = await startHttpServer(streams((reply) => reply.end(chunk("chào") + end)));
  expect(await read(modelAt(server.url))).toEqual({ text: "chào", isCut: false, failed: undefined });
  const [asked] = server.received;
  expect(asked).toMatchObject({ url: "/v1/chat/completions", headers: { authorization: "Bearer secret" } });
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    model: "small",
    messages: [{ role: "user", content: "xin chào" }],
    stream: true,
  });
});

test("an answer is whole although every byte comes by itself", async () => {
  const answer = encode(
    `: keep-alive\r\n\r\n${chunk("Chữ ờ ")}${chunk("và 🍊 bưởi")}${end}`.replaceAll("\n\n", "\r\n\r\n"),
  );
  await using server = await startHttpServer(
    streams(async (reply) => {
      await writeParts(
        reply,
        Array.from(answer, (byte) => Uint8Array.of(byte)),
      );
      reply.end();
    }),
  );
  expect(await read(modelAt(server.url))).toEqual({
    text: "Chữ ờ và 🍊 bưởi",
    isCut: false,
    failed: undefined,
  });
});

test("a stream cut in a character, in a JSON object or in a line keeps what came and says it was cut", async () => {
  const first = encode(chunk("Xin "));
  const second = encode(chunk("chờ"));
  const inside = { character: second.indexOf(0xe1) + 1, object: 20, line: 3 };
  for (const length of Object.values(inside)) {
    const hasRead = Promise.withResolvers<void>();
    await using server = await startHttpServer(
      streams(async (reply) => {
        await writeParts(reply, [first]);
        await hasRead.promise;
        await writeParts(reply, [second.slice(0, length)]);
        reply.socket?.destroy();
      }),
    );
    const answer = await read(modelAt(server.url), hasRead.resolve);
    expect(answer).toEqual({ text: "Xin ", isCut: false, failed: problem("cut") });
  }
});

test("a stream that ends politely but without its end is cut too", async () => {
  await using server = await startHttpServer(streams((reply) => reply.end(chunk("Xin "))));
  expect(await read(modelAt(server.url))).toEqual({ text: "Xin ", isCut: false, failed: problem("cut") });
});

test("a stream may end without its last mark once the model has finished", async () => {
  await using server = await startHttpServer(streams((reply) => reply.end(chunk("chào", "stop"))));
  expect(await read(modelAt(server.url))).toEqual({ text: "chào", isCut: false, failed: undefined });
});

test("an error in the middle of a stream ends it", async () => {
  const error = `data: {"error":{"message":"out of memory","type":"server_error"}}\n\n`;
  await using server = await startHttpServer(
    streams((reply) => reply.end(chunk("Xin ") + error + chunk("chào"))),
  );
  expect(await read(modelAt(server.url))).toEqual({ text: "Xin ", isCut: false, failed: problem("broken") });
});

test("what is not JSON ends a stream", async () => {
  await using server = await startHttpServer(streams((reply) => reply.end("data: <html>\n\n")));
  expect(await read(modelAt(server.url))).toMatchObject({ failed: problem("broken") });
});

test("an answer that reached the model's own limit is marked as cut", async () => {
  await using server = await startHttpServer(
    streams((reply) => reply.end(chunk("dài", "length") + "data: [DONE]\n\n")),
  );
  expect(await read(modelAt(server.url))).toEqual({ text: "dài", isCut: true, failed: undefined });
});

test("a server that does not stream is understood", async () => {
  await using server = await startHttpServer((_, reply) =>
    sendJson(reply, {
      choices: [{ message: { role: "assistant", content: "chào", refusal: null }, finish_reason: "stop" }],
    }),
  );
  expect(await read(modelAt(server.url))).toEqual({ text: "chào", isCut: false, failed: undefined });
});

test("each refusal has its cause in words", async () => {
  const causes = {
    401: "refusedKey",
    403: "refusedKey",
    404: "noModel",
    429: "overloaded",
    500: "broken",
  } as const;
  for (const [status, cause] of Object.entries(causes)) {
    await using server = await startHttpServer((_, reply) =>
      sendJson(reply, { error: { message: "no" } }, Number(status)),
    );
    expect(await read(modelAt(server.url))).toEqual({ text: "", isCut: false, failed: problem(cause) });
  }
});

test("a redirect is not followed", async () => {
  await using target = await startHttpServer(streams((reply) => reply.end(chunk("lạc đường") + end)));
  await using server = await startHttpServer((_, reply) =>
    reply.writeHead(307, { location: target.url }).end(),
  );
  expect(await read(modelAt(server.url))).toMatchObject({ text: "", failed: problem("broken") });
  expect(target.received).toEqual([]);
});

test("nobody listening there is said as such", async () => {
  const server = await startHttpServer(() => undefined);
  await server[Symbol.asyncDispose]();
  expect(await read(modelAt(server.url))).toMatchObject({ failed: problem("unreachable") });
});

test("a model that falls silent is too slow, before its first word or after", async () => {
  await using dumb = await startHttpServer(() => undefined);
  expect(await read(modelAt(dumb.url, { silenceMs: 50 }))).toMatchObject({
    text: "",
    failed: spent(problem("silent")),
  });
  await using stuck = await startHttpServer(streams((reply) => reply.write(chunk("Xin "))));
  expect(await read(modelAt(stuck.url, { silenceMs: 1500 }))).toMatchObject({
    text: "Xin ",
    failed: spent(problem("silent")),
  });
});

test("an answer that takes longer than allowed is cut, not thrown away", async () => {
  await using server = await startHttpServer(streams((reply) => reply.write(chunk("một phần"))));
  const model = modelAt(server.url, { totalMs: { stream: 1500, whole: 1500 } });
  expect(await read(model)).toEqual({ text: "một phần", isCut: true, failed: undefined });
});

test("a server that floods is cut off", async () => {
  await using server = await startHttpServer(streams((reply) => reply.end(`: ${"x".repeat(200_000)}\n\n`)));
  expect(await read(modelAt(server.url))).toMatchObject({ text: "", failed: problem("cut") });
});

test("the upstream connection ends when the visitor leaves", async () => {
  const closed = Promise.withResolvers<void>();
  await using server = await startHttpServer(
    streams((reply) => {
      reply.on("close", closed.resolve);
      reply.write(chunk("Xin "));
    }),
  );
  const visitor = new AbortController();
  const seen: unknown[] = [];
  for await (const piece of modelAt(server.url)(request(visitor.signal))) {
    seen.push(piece);
    visitor.abort();
  }
  await closed.promise;
  expect(seen).toEqual([ok({ text: "Xin ", isCut: false })]);
});

test("only so many answers are written at once, fewer for one client, and an ended one makes room", async () => {
  await using server = await startHttpServer(streams((reply) => reply.write(chunk("a"))));
  const model = modelAt(server.url);
  const busy = { done: false, value: fail("busy", { key: "chat.problem.busy" }) };
  const begin = async (client: string) => {
    const answer = model(request(undefined, client))[Symbol.asyncIterator]();
    return { answer, first: await answer.next() };
  };
  const mine = [await begin("192.0.2.1"), await begin("192.0.2.1")];
  expect((await begin("192.0.2.1")).first).toEqual(busy);
  const yours = await begin("192.0.2.2");
  expect(yours.first).toMatchObject({ value: { ok: true } });
  expect((await begin("192.0.2.3")).first).toEqual(busy);
  await mine[0]?.answer.return?.();
  const next = await begin("192.0.2.3");
  expect(next.first).toMatchObject({ value: { ok: true } });
  for (const begun of [mine[1], yours, next]) await begun?.answer.return?.();
});

test("a reader who stops half-way ends the upstream connection", async () => {
  const closed = Promise.withResolvers<void>();
  await using server = await startHttpServer(
    streams((reply) => {
      reply.on("close", closed.resolve);
      reply.write(chunk("Xin "));
    }),
  );
  const answer = modelAt(server.url)(request())[Symbol.asyncIterator]();
  await answer.next();
  await answer.return?.();
  await closed.promise;
});

test("a local server is found by its address alone, and its first model is taken", async () => {
  await using server = await startHttpServer((request, reply) =>
    request.url === "/v1/models"
      ? sendJson(reply, { object: "list", data: [{ id: "qwen3:4b" }, { id: "llama3" }] })
      : streams((answer) => answer.end(chunk("chào") + end))(request, reply),
  );
  const model = openAiModel({ baseUrl: server.url, key: "", model: "" }, places(), limits);
  expect(await read(model)).toMatchObject({ text: "chào" });
  expect(await read(model)).toMatchObject({ text: "chào" });
  expect(server.received.map(({ url }) => url)).toEqual([
    "/v1/models",
    "/v1/chat/completions",
    "/v1/chat/completions",
  ]);
  expect(JSON.parse(server.received[1]?.body ?? "")).toMatchObject({ model: "qwen3:4b" });
  expect(server.received[1]?.headers.authorization).toBeUndefined();
});

test("an address that is none is a fault of the settings", () => {
  expect(() => openAiModel({ baseUrl: "file:///etc/passwd", key: "", model: "" }, places())).toThrow(
    "AI_BASE_URL",
  );
});
