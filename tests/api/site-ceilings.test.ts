import { expect, test } from "bun:test";
import type { ServerResponse } from "node:http";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";
import { withProcesses } from "#tests/support/product/site.ts";
import { until } from "#tests/support/product/until.ts";
import { type Received, sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;
const answer = `${chunk("Chào")}${chunk("", "stop")}data: [DONE]\n\n`;
const says = (_: Received, reply: ServerResponse) => reply.end(answer);

const limitsOn = { RATE_LIMIT: "1", TRUST_PROXY: "1" };
const modelEnv = (url: string) => ({ AI_BASE_URL: `${url}/v1`, AI_MODEL: "small", ...limitsOn });
/** Each in a network of its own, of which none has more than a share. */
const from = (network: number) => ({ "X-Forwarded-For": `198.51.${network}.7` });

/** Asks from one address, and leaves as soon as the model has heard of it. */
async function askAndLeave(base: string, hears: () => Promise<unknown>, headers: Record<string, string>) {
  const leaving = new AbortController();
  const asked = fetch(`${base}/api/chatgpt/chat`, {
    method: "POST",
    body: JSON.stringify({ message: "chào" }),
    headers: { "Content-Type": "application/json", ...headers },
    signal: leaving.signal,
  }).catch(() => null);
  await hears();
  leaving.abort();
  expect(await asked).toBeNull();
}

test.each([
  ["a whole answer", {}],
  ["an answer as it is written", { Accept: "text/event-stream" }],
])(
  "who leaves before the first word of %s has asked all the same: twenty a day and no more",
  async (_, accept) => {
    let heard = Promise.withResolvers<void>();
    let closed = 0;
    await using model = await startHttpServer((_, reply) => {
      reply.on("close", () => (closed += 1));
      reply.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      heard.resolve();
    });
    await withProduct(
      async (base) => {
        const headers = { ...from(7), ...accept };
        for (let count = 1; count <= 20; count += 1) {
          await askAndLeave(base, () => heard.promise, headers);
          heard = Promise.withResolvers<void>();
          await until(() => closed, count);
        }
        const refused = await postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, headers);
        expect([refused.status, (await refused.json()).code]).toEqual([429, "rate_limited"]);
        expect(model.received).toHaveLength(20);
      },
      { env: modelEnv(model.url) },
    );
  },
);

test("a model that was asked and wrote nothing is counted, one that refused is not", async () => {
  const behaviours = [
    (reply: ServerResponse) => sendJson(reply, {}, 500),
    (reply: ServerResponse) => sendJson(reply, {}, 429),
    (reply: ServerResponse) => reply.destroy(),
    (reply: ServerResponse) => reply.end('data: {"error":{"message":"no"}}\n\n'),
    (reply: ServerResponse) => reply.end(`${chunk("")}${chunk("", "stop")}data: [DONE]\n\n`),
    (reply: ServerResponse) => reply.end(`${chunk("<think>long")}${chunk("", "stop")}data: [DONE]\n\n`),
  ];
  await using model = await startHttpServer((_, reply) => behaviours[model.received.length - 1]?.(reply));
  await withProduct(
    async (base) => {
      const left: unknown[] = [];
      for (const _ of behaviours) {
        const asked = await postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, from(7));
        left.push([asked.status, /r=(\d+)/.exec(asked.headers.get("ratelimit") ?? "")?.[1]]);
      }
      expect(left).toEqual([
        [502, "20"],
        [502, "20"],
        [502, "20"],
        [502, "20"],
        [502, "19"],
        [502, "18"],
      ]);
    },
    { env: { ...modelEnv(model.url), AI_DAILY: "30" } },
  );
});

test("all visitors together ask AI_DAILY questions a day: told in words until when, by the call, the stream and the page", async () => {
  await using model = await startHttpServer(says);
  const clock = { at: Date.parse("2026-11-23T12:00:00+07:00") };
  await withProduct(
    async (base) => {
      const ask = (address: number, headers = {}) =>
        postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, { ...from(address), ...headers });
      for (let address = 1; address <= 5; address += 1) expect((await ask(address)).status).toBe(200);
      for (const accept of [{}, { Accept: "text/event-stream" }]) {
        const refused = await ask(9, accept);
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(12 * 3600)]);
        expect(await refused.json()).toMatchObject({
          code: "site_limit",
          detail: expect.stringContaining("Từ 0 giờ đêm nay (giờ Việt Nam)"),
        });
        // Nothing of the visitor's own quota is gone.
        expect(refused.headers.get("ratelimit")).toContain("r=20;");
      }
      const page = await postForm(`${base}/en/chatgpt`, { message: "hello" }, from(10));
      expect([page.status, (await page.text()).includes("midnight, Vietnam time")]).toEqual([429, true]);
      expect(model.received).toHaveLength(5);
      clock.at += 12 * 3_600_000;
      expect((await ask(9)).status).toBe(200);
    },
    { env: { ...modelEnv(model.url), AI_DAILY: "5" }, now: () => new Date(clock.at) },
  );
});

test("a refusal by the provider leaves the day's ceiling as it was; an answer that breaks off does not", async () => {
  const replies = [
    (reply: ServerResponse) => sendJson(reply, {}, 503),
    (reply: ServerResponse) => reply.end(chunk("Hà ")),
    (reply: ServerResponse) => reply.end(answer),
    (reply: ServerResponse) => reply.end(answer),
  ];
  await using model = await startHttpServer((_, reply) => replies[model.received.length - 1]?.(reply));
  await withProduct(
    async (base) => {
      const statuses: number[] = [];
      for (const address of [1, 2, 3, 4])
        statuses.push(
          (await postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, from(address))).status,
        );
      expect([statuses, model.received.length]).toEqual([[502, 502, 200, 429], 3]);
    },
    { env: { ...modelEnv(model.url), AI_DAILY: "2" } },
  );
});

const translations = async () =>
  startHttpServer(({ body }, reply) => {
    const text = new URLSearchParams(body).get("q") ?? "";
    if (text.startsWith("no")) return sendJson(reply, {}, 503);
    return sendJson(reply, { sentences: [{ trans: text.toUpperCase() }], src: "vi" });
  });

test("all visitors together have TRANSLATE_DAILY characters translated; what is remembered or refused costs none", async () => {
  await using google = await translations();
  await withProduct(
    async (base) => {
      const send = (text: string, address: number) =>
        postJson(`${base}/api/translate`, { text, from: "vi", to: "en" }, from(address));
      const statusOf = async (text: string, address: number) => (await send(text, address)).status;
      expect(await statusOf("a".repeat(60), 1)).toBe(200);
      expect(await statusOf("a".repeat(60), 2)).toBe(200);
      expect(await statusOf(`no${"b".repeat(30)}`, 6)).toBe(502);
      const refused = await send("c".repeat(41), 3);
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
      expect(await refused.json()).toMatchObject({
        code: "site_limit",
        detail: expect.stringContaining("0 giờ đêm nay"),
      });
      expect(await statusOf("d".repeat(40), 4)).toBe(200);
      expect(await statusOf("e", 5)).toBe(429);
      // Into its own language nothing is translated.
      expect((await postJson(`${base}/api/translate`, { text: "x", from: "vi", to: "vi" })).status).toBe(200);
      expect(google.received).toHaveLength(3);
    },
    { env: { TRANSLATE_URL: google.url, TRANSLATE_DAILY: "100", ...limitsOn } },
  );
});

test("one address, or one network, does not end the day's translations for everybody: it is told of its share", async () => {
  await using google = await translations();
  const token = "a token for the metrics of tests";
  await withProduct(
    async (base) => {
      const send = (text: string, address: string) =>
        postJson(`${base}/api/translate`, { text, from: "vi", to: "en" }, { "X-Forwarded-For": address });
      const until429 = async (addressOf: (count: number) => string) => {
        for (let count = 0; count < 99; count += 1) {
          const answered = await send(`${addressOf(count)} ${count} `.padEnd(50, "x"), addressOf(count));
          if (answered.status === 429) return { count, problem: await answered.json() };
        }
        return null;
      };
      expect(await until429(() => "192.0.2.1")).toMatchObject({
        count: 2,
        problem: {
          code: "rate_limited",
          detail: expect.stringContaining("phần chữ của mình hôm nay"),
        },
      });
      // That it says another address itself changes nothing.
      expect((await send("y", "203.0.113.1, 192.0.2.1")).status).toBe(429);
      expect((await until429((count) => `2001:db8:1:${count.toString(16)}::1`))?.count).toBe(5);
      const page = await postForm(
        `${base}/en/translate`,
        { text: "typed by hand", from: "vi", to: "en" },
        { "X-Forwarded-For": "2001:db8:1:ffff::1" },
      );
      const html = await page.text();
      expect([page.status, html.includes("your share of the characters")]).toEqual([429, true]);
      expect(html).toContain("typed by hand");
      expect((await send("z", "198.51.100.1")).status).toBe(200);
      const metrics = await fetch(`${base}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
      expect(await metrics.text()).toContain('limit_refusals_total{limit="translate_daily"} 4');
    },
    {
      env: {
        TRANSLATE_URL: google.url,
        TRANSLATE_DAILY: "1000",
        METRICS_TOKEN: token,
        ...limitsOn,
      },
    },
  );
});

test("a ceiling of 0 is none", async () => {
  await using model = await startHttpServer(says);
  await withProduct(
    async (base) => {
      for (let address = 1; address <= 4; address += 1)
        expect((await postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, from(address))).status).toBe(
          200,
        );
    },
    { env: { ...modelEnv(model.url), AI_DAILY: "0" } },
  );
});

test("many at once take no more than the ceiling, and metrics show what is used, what there is and who was refused", async () => {
  await using model = await startHttpServer(says);
  const token = "a token for the metrics of tests";
  await withProduct(
    async (base) => {
      const asked = await Promise.all(
        Array.from({ length: 12 }, (_, address) =>
          postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, from(address)),
        ),
      );
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(7);
      const metrics = await fetch(`${base}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
      const lines = (await metrics.text()).split("\n");
      for (const line of [
        "chat_daily_questions_used 7",
        "chat_daily_questions_ceiling 7",
        "translate_daily_characters_used 0",
        "translate_daily_characters_ceiling 1000000",
        'site_limit_refusals_total{limit="chat"} 5',
      ])
        expect(lines).toContain(line);
    },
    { env: { ...modelEnv(model.url), AI_DAILY: "7", METRICS_TOKEN: token } },
  );
});

test("thorough: two processes and a restart share one ceiling", async () => {
  await using model = await startHttpServer(says);
  const env = { ...modelEnv(model.url), AI_DAILY: "9", DATABASE_URL: await newDatabaseUrl() };
  const ask = (base: string, address: number) =>
    postJson(`${base}/api/chatgpt/chat`, { message: "chào" }, from(address));
  await withProcesses([env, env], async (one, other) => {
    const asked = await Promise.all(
      Array.from({ length: 16 }, (_, address) => ask((address % 2 ? one : other).base, address)),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(9);
  });
  await withProcesses([env], async ({ base }) => expect((await ask(base, 20)).status).toBe(429));
  expect(model.received).toHaveLength(9);
});

test("thorough: two processes and a restart share what a network has of a day", async () => {
  await using google = await translations();
  const url = await newDatabaseUrl();
  const env = { TRANSLATE_URL: google.url, TRANSLATE_DAILY: "1000", DATABASE_URL: url, ...limitsOn };
  const send = (base: string, count: number, address = `203.0.113.${count}`) =>
    postJson(
      `${base}/api/translate`,
      { text: `${count} `.padEnd(50, "x"), from: "vi", to: "en" },
      { "X-Forwarded-For": address },
    );
  await withProcesses([env, env], async (one, other) => {
    const sent = await Promise.all(
      Array.from({ length: 16 }, (_, count) => send((count % 2 ? one : other).base, count)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
  });
  await withProcesses([env], async ({ base }) => {
    expect((await send(base, 40)).status).toBe(429);
    expect((await send(base, 41, "::ffff:203.0.113.41")).status).toBe(429);
    expect((await send(base, 42, "198.51.100.42")).status).toBe(200);
  });
});
