import { expect, test } from "bun:test";
import { en, vi } from "../../locales/index.ts";
import { postForm, postJson, withProduct } from "../support/product/product.ts";

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

test("what this site has not set up says so and nothing else: no scan, no way in, no trying again", () =>
  withProduct(async (base) => {
    const open = async (path: string) => mainOf(await (await fetch(base + path)).text());
    const donate = await open("/donate");
    expect(donate).toContain(vi["donate.none"]);
    expect(donate).not.toContain(vi["donate.lead"]);
    for (const [path, texts] of [
      ["/history", vi],
      ["/en/history", en],
      ["/account", vi],
      ["/en/account", en],
    ] as const) {
      const html = await open(path);
      expect([path, html.includes(texts["sign-in.off"])]).toEqual([path, true]);
      expect([path, html.includes(texts["sign-in.notConfigured"])]).toEqual([path, false]);
      expect([path, /bạn cần đăng nhập|you need to sign in/i.test(html)]).toEqual([path, false]);
    }
    const chat = mainOf(await (await postForm(`${base}/chatgpt`, { message: "Thủ đô?" })).text());
    expect(chat).toContain(vi["chat.problem.notConfigured"]);
    expect(chat).not.toContain(vi["chat.failed"]);
  }));

test.each([
  ["where nobody can sign in", {}, false],
  ["where somebody can", { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }, true],
])("a limit that is reached tells of signing in only %s", (_where, env, isTold) =>
  withProduct(
    async (base) => {
      let refusal = "";
      for (let sent = 0; sent < 40 && refusal === ""; sent += 1) {
        const answer = await postJson(
          `${base}/api/links`,
          { url: `https://example.com/${sent}` },
          { "Accept-Language": "vi" },
        );
        if (answer.status === 429) refusal = await answer.text();
      }
      expect(refusal).toContain("Bạn đã dùng hết số lượt");
      expect(refusal.includes("đăng nhập")).toBe(isTold);
    },
    { env: { RATE_LIMIT: "1", ...env } },
  ),
);
