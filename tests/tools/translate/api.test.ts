import { expect, test } from "bun:test";
import { postJson, withProduct } from "#tests/support/product/product.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const hello = { text: "hello", from: "auto", to: "vi", provider: "google" };

test("POST /api/translate works without a key, and asks only once for equal texts", async () => {
  await using server = await startHttpServer((_, reply) =>
    sendJson(reply, { sentences: [{ trans: "xin chào" }], src: "en" }),
  );
  await withProduct(
    async (base) => {
      for (const _ of [1, 2]) {
        const response = await postJson(`${base}/api/translate`, hello);
        expect(await response.json()).toEqual({ translated: "xin chào", detected: "en" });
      }
      expect(server.received.length).toBe(1);
    },
    { env: { TRANSLATE_URL: server.url } },
  );
});

test("a LibreTranslate server of the operator's comes before Google", async () => {
  await using server = await startHttpServer((_, reply) => sendJson(reply, { translatedText: "xin chào" }));
  await withProduct(
    async (base) => {
      const response = await postJson(`${base}/api/translate`, hello);
      expect(await response.json()).toEqual({ translated: "xin chào", detected: null });
    },
    { env: { LIBRETRANSLATE_URL: server.url, GOOGLE_TRANSLATE_API_KEY: "key" } },
  );
});

test("Google's Sorry page is a 502 that says so in words", async () => {
  await using server = await startHttpServer((_, reply) =>
    reply.writeHead(429, { "content-type": "text/html" }).end("<title>Sorry...</title>"),
  );
  await withProduct(
    async (base) => {
      const response = await postJson(`${base}/api/translate`, hello, { "Accept-Language": "en" });
      expect(response.status).toBe(502);
      const problem = await response.json();
      expect(problem).toMatchObject({ code: "upstream_error" });
      expect(problem.detail).toStartWith("Google is turning this server away");
    },
    { env: { TRANSLATE_URL: server.url } },
  );
});
