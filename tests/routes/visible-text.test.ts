import { expect, test } from "bun:test";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const foreign = "hóa đơn\u202Efdp.exe\u0007";
const visible = "hóa đơn⟨U+202E⟩fdp.exe␇";

test("a translation, an answer of the AI and decoded text show what would turn or hide the rest", async () => {
  await using translator = await startHttpServer((_, reply) =>
    sendJson(reply, { sentences: [{ trans: foreign }], src: "en" }),
  );
  await using model = await startHttpServer((_, reply) => {
    const chunk = { choices: [{ delta: { content: foreign }, finish_reason: "stop" }] };
    reply.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });
  const AI = { AI_BASE_URL: `${model.url}/v1`, AI_API_KEY: "key", AI_MODEL: "small" };
  await withProduct(
    async (base) => {
      const translated = { text: "one", from: "auto", to: "vi", provider: "google" };
      const encoded = { text: Buffer.from(foreign).toString("base64"), action: "b64decode" };
      for (const [path, fields] of [
        ["/translate", translated],
        ["/chatgpt", { message: "Đó là gì?" }],
        ["/tools", encoded],
      ] as const) {
        const html = await (await postForm(base + path, fields)).text();
        expect([path, html.includes(visible)]).toEqual([path, true]);
      }
    },
    { env: { TRANSLATE_URL: translator.url, ...AI } },
  );
});

test("a sentence that repeats what was typed shows it, on a page and in a call's answer", () =>
  withProduct(async (base) => {
    const typed = encodeURIComponent("\u202E5x");
    const every = "*+*+*+*+*";
    const pages = [
      `/cron?expr=${every}&tz=${typed}`,
      `/notes?q=${typed}`,
      `/en/cron?expr=${every}&tz=${typed}`,
    ];
    for (const path of pages) {
      const html = await (await fetch(base + path)).text();
      const shown = html.replaceAll(/<[^>]*>/g, "");
      expect([path, shown.includes("⟨U+202E⟩5x"), shown.includes("\u202E")]).toEqual([path, true, false]);
    }
    const refusal = await (await fetch(`${base}/api/cron/preview?expr=${every}&tz=${typed}`)).json();
    expect(JSON.stringify(refusal)).toContain("⟨U+202E⟩5x");
  }));

test("a token's claims show such characters as escapes, so that they stay the same JSON", () =>
  withProduct(async (base) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const token = `${part({ alg: "HS256" })}.${part({ name: foreign })}.AAAA`;
    const html = await (await postForm(`${base}/crypto?tab=jwt`, { token })).text();
    expect(html.includes("hóa đơn\\u202efdp.exe\\u0007")).toBe(true);
  }));
