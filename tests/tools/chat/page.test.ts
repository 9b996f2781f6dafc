import { expect, test } from "bun:test";
import { limits } from "#core/limits.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;

test("the page answers a question without scripts, its Markdown drawn and its HTML not", async () => {
  await using server = await startHttpServer((_, reply) =>
    reply.end(chunk("Là **Hà Nội** <script>alert(1)</script>") + chunk("", "stop")),
  );
  await withProduct(
    async (base) => {
      const response = await postForm(`${base}/chatgpt`, { message: "Thủ đô?" });
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain("Là <strong>Hà Nội</strong>");
      expect(html).not.toContain("<script>alert");
      expect(html).toContain(">Thủ đô?</textarea>");
    },
    { env: { AI_BASE_URL: server.url, AI_MODEL: "small" } },
  );
});

test("a failure says the catalogue's words and the cause, in the page's language", async () => {
  await using server = await startHttpServer((_, reply) => reply.writeHead(500).end());
  await withProduct(
    async (base) => {
      const vi = await postForm(`${base}/chatgpt`, { message: "Thủ đô?" });
      expect(vi.status).toBe(502);
      expect(await vi.text()).toContain("Đã xảy ra lỗi. Vui lòng thử lại sau. Máy chủ AI trả về lỗi.");
      const en = await postForm(`${base}/en/chatgpt`, { message: "Capital?" });
      expect(await en.text()).toContain(
        "An error occurred. Please try again later. The AI server answered with an error.",
      );
    },
    { env: { AI_BASE_URL: server.url, AI_MODEL: "small" } },
  );
});

test("a chat that is not set up says so above its form and on its card, one that is set up does not", async () => {
  const textsOf = async (base: string) => {
    const [page = "", home = ""] = await Promise.all(
      ["/en/chatgpt", "/en"].map(async (path) => (await fetch(base + path)).text()),
    );
    const [beforeForm = ""] = page.split('data-island="chat"');
    const card = home.slice(home.indexOf('href="/en/chatgpt"')).split("</a>")[0] ?? "";
    return [beforeForm.includes("This site has not set up AI chat"), card.includes("Not set up")];
  };
  await withProduct(async (base) => expect(await textsOf(base)).toEqual([true, true]));
  await withProduct(async (base) => expect(await textsOf(base)).toEqual([false, false]), {
    env: { AI_API_KEY: "key" },
  });
});

test("the page says how many questions a day there are, as the table of limits has it", async () => {
  const { points, userPoints } = limits.chat;
  const signIn = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  for (const env of [{}, signIn])
    await withProduct(
      async (base) => {
        const page = await (await fetch(`${base}/chatgpt`)).text();
        expect(page).toContain(`Mỗi trình duyệt ${points} câu một ngày`);
        expect(page.includes(`đăng nhập thì ${userPoints};`)).toBe(env === signIn);
      },
      { env },
    );
});
