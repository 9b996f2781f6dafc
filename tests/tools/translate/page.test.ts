import { expect, test } from "bun:test";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";

const form = { text: "one\r\ntwo", from: "auto", to: "vi", provider: "google" };

test("the page translates without scripts, and keeps lines and choices", async () => {
  await using server = await startHttpServer((_, reply) =>
    sendJson(reply, { sentences: [{ trans: "một\n" }, { trans: "hai" }], src: "en" }),
  );
  await withProduct(
    async (base) => {
      const html = await (await postForm(`${base}/translate`, form)).text();
      expect(html).toContain('<pre lang="vi">một\nhai</pre>');
      expect(html).toContain("Ngôn ngữ nhận diện được: Tiếng Anh");
      expect(html).toContain('<option value="vi" selected="">Tiếng Việt</option>');
      expect(server.received[0]?.body).toBe("q=one%0Atwo");
    },
    { env: { TRANSLATE_URL: server.url } },
  );
});

test("a text that is in the language asked for is offered in the page's, or in the other one", async () => {
  await using server = await startHttpServer(({ url }, reply) => {
    const to = new URL(url, "http://localhost").searchParams.get("tl");
    return sendJson(reply, { sentences: [{ trans: `[${to}]` }], src: "en" });
  });
  await withProduct(
    async (base) => {
      const offered = async (path: string, to: string) => {
        const html = await (await postForm(base + path, { ...form, to })).text();
        return [
          html.includes('<input type="hidden" name="text" value="one\ntwo"/>'),
          /<input type="hidden" name="to" value="(\w+)"\/>/.exec(html)?.[1],
        ];
      };
      expect(await offered("/translate", "en")).toEqual([true, "vi"]);
      expect(await offered("/en/translate", "en")).toEqual([true, "vi"]);
      expect(await offered("/translate", "vi")).toEqual([false, undefined]);
    },
    { env: { TRANSLATE_URL: server.url } },
  );
});

test("a failure says the catalogue's words and the cause, in the page's language", async () => {
  await using server = await startHttpServer((_, reply) => reply.writeHead(429).end("Sorry..."));
  await withProduct(
    async (base) => {
      const vi = await (await postForm(`${base}/translate`, form)).text();
      expect(vi).toContain("Đã xảy ra lỗi khi dịch. Vui lòng thử lại sau. Google tạm thời");
      const en = await (await postForm(`${base}/en/translate`, form)).text();
      expect(en).toContain(
        "An error occurred while translating. Please try again later. Google is turning this server away",
      );
    },
    { env: { TRANSLATE_URL: server.url } },
  );
});
