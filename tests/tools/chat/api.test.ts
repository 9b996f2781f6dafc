import { expect, test } from "bun:test";
import { createParser } from "eventsource-parser";
import { postJson, withProduct } from "#tests/support/product/product.ts";
import { type Received, sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;
const end = `${chunk("", "stop")}data: [DONE]\n\n`;

type Ask = (
  message: string,
  headers?: Record<string, string>,
  history?: object[],
  signal?: AbortSignal,
) => Promise<Response>;

/** A product whose model is a real server on loopback. */
async function withModel(
  answer: Parameters<typeof startHttpServer>[0],
  run: (product: { ask: Ask; asked: readonly Received[] }) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  await using server = await startHttpServer(answer);
  const env = { AI_BASE_URL: `${server.url}/v1`, AI_API_KEY: "key", AI_MODEL: "small", ...settings };
  await withProduct(
    (base) =>
      run({
        ask: (message, headers, history, signal) =>
          fetch(`${base}/api/chatgpt/chat`, {
            method: "POST",
            body: JSON.stringify({ message, ...(history && { history }) }),
            headers: { "Content-Type": "application/json", ...headers },
            ...(signal && { signal }),
          }),
        asked: server.received,
      }),
    { env },
  );
}

const events = { Accept: "text/event-stream" };

const readEvents = async (response: Response) => {
  const read: { event: string; data: unknown }[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => read.push({ event, data: JSON.parse(data) }),
  });
  parser.feed(await response.text());
  return read;
};

test("POST /api/chatgpt/chat gives the whole answer as JSON", () =>
  withModel(
    (_, reply) => reply.end(chunk("Hà ") + chunk("Nội") + end),
    async ({ ask }) => {
      const response = await ask("Thủ đô?");
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ response: "Hà Nội", complete: true });
    },
  ));

test("with Accept: text/event-stream the answer comes in pieces and ends with done", () =>
  withModel(
    (_, reply) => reply.end(chunk("Hà ") + chunk("") + chunk("Nội") + end),
    async ({ ask }) => {
      const response = await ask("Thủ đô?", events);
      expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
      expect(await readEvents(response)).toEqual([
        { event: "message", data: { text: "Hà " } },
        { event: "message", data: { text: "Nội" } },
        { event: "done", data: { complete: true } },
      ]);
    },
  ));

test("an answer that breaks in the middle ends with the problem as an event", () =>
  withModel(
    (_, reply) => reply.end(chunk("Hà ")),
    async ({ ask }) => {
      const read = await readEvents(await ask("Thủ đô?", { ...events, "Accept-Language": "en" }));
      expect(read[0]).toEqual({ event: "message", data: { text: "Hà " } });
      expect(read[1]).toMatchObject({
        event: "error",
        data: {
          status: 502,
          code: "upstream_error",
          detail: "The connection to the AI server broke off, so the answer is not complete.",
        },
      });
    },
  ));

test("a model that refuses the key is a 502 with the cause in words, followed or not", () =>
  withModel(
    (_, reply) => sendJson(reply, { error: { message: "secret details" } }, 401),
    async ({ ask }) => {
      for (const headers of [{}, events]) {
        const response = await ask("Thủ đô?", headers);
        expect(response.status).toBe(502);
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        const problem = await response.json();
        expect(problem).toMatchObject({ code: "upstream_error" });
        expect(problem.detail).toStartWith("Máy chủ AI từ chối khóa");
        expect(JSON.stringify(problem)).not.toContain("secret");
      }
    },
  ));

test("the first piece arrives while the model is still writing, and the model stops when the reader leaves", async () => {
  const left = Promise.withResolvers<void>();
  await withModel(
    (_, reply) => {
      reply.on("close", left.resolve);
      reply.write(chunk("Hà "));
    },
    async ({ ask }) => {
      const response = await ask("Thủ đô?", events);
      const reader = response.body?.getReader();
      const first = await reader?.read();
      expect(new TextDecoder().decode(first?.value)).toBe('data: {"text":"Hà "}\n\n');
      await reader?.cancel();
      await left.promise;
    },
  );
});

test.each([
  ["a whole answer", {}],
  ["an answer as it is written", events],
])("a visitor who leaves while waiting for %s ends the model's connection", async (_, headers) => {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const visitor = new AbortController();
  await withModel(
    (_, reply) => {
      reply.on("close", left.resolve);
      reply.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      asked.resolve();
    },
    async ({ ask }) => {
      const waiting = ask("Thủ đô?", headers, undefined, visitor.signal).catch(() => null);
      await asked.promise;
      visitor.abort();
      await left.promise;
      expect(await waiting).toBeNull();
    },
  );
});

test("earlier pairs go along as context", () =>
  withModel(
    (_, reply) => reply.end(chunk("Paris") + end),
    async ({ ask, asked }) => {
      const history = [{ question: "Thủ đô Việt Nam?", answer: "Hà Nội" }];
      await (await ask("Còn Pháp?", {}, history)).text();
      const { messages } = JSON.parse(asked[0]?.body ?? "");
      expect(messages.slice(1)).toEqual([
        { role: "user", content: "Thủ đô Việt Nam?" },
        { role: "assistant", content: "Hà Nội" },
        { role: "user", content: "Còn Pháp?" },
      ]);
    },
  ));

test("without a model the chat is not configured", () =>
  withProduct(async (base) => {
    const response = await postJson(`${base}/api/chatgpt/chat`, { message: "chào" });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "not_configured" });
  }));

test("a blank message is a 422 that names it", () =>
  withProduct(async (base) => {
    const response = await postJson(`${base}/api/chatgpt/chat`, { message: "  " });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: "message" }] });
  }));

test("the twenty-first answer of a day is refused; questions that got none do not count", () => {
  let received = 0;
  return withModel(
    (_, reply) => ((received += 1) <= 2 ? reply.destroy() : reply.end(chunk("Chào") + end)),
    async ({ ask }) => {
      const statuses: number[] = [];
      for (let count = 0; count < 23; count += 1) statuses.push((await ask("chào")).status);
      expect(statuses).toEqual([502, 502, ...Array.from({ length: 20 }, () => 200), 429]);
    },
    { RATE_LIMIT: "1" },
  );
});

test("an answer that breaks in the middle is not counted, whoever reads it as it is written", () => {
  let received = 0;
  return withModel(
    (_, reply) => reply.end((received += 1) <= 3 ? chunk("Hà ") : chunk("Hà Nội") + end),
    async ({ ask }) => {
      const remaining: (string | null)[] = [];
      for (let count = 0; count < 5; count += 1) {
        const response = await ask("Thủ đô?", events);
        await response.text();
        remaining.push(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1] ?? null);
      }
      expect(remaining).toEqual(["19", "19", "19", "19", "18"]);
    },
    { RATE_LIMIT: "1" },
  );
});
