import { afterAll, expect, test } from "bun:test";
import { postJson, startTestProduct } from "#tests/support/product/product.ts";

const now = new Date("2026-11-21T05:00:00Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

const ask = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  (await postJson(`${product.url}/api${path}`, body, headers)).json();

const inEnglish = { "Accept-Language": "en" };

test("POST /api/cron/preview gives times in UTC, a sentence in the language asked for, and local times", async () => {
  const body = { expr: "0 9 * * 1", count: 2 };
  expect(await ask("/cron/preview", body)).toMatchObject({
    next: ["2026-11-23T02:00:00.000Z", "2026-11-30T02:00:00.000Z"],
    description: "Lúc 09:00, thứ Hai hằng tuần.",
    tz: "Asia/Ho_Chi_Minh",
    times: [{ local: "09:00 Thứ Hai, 23/11/2026" }, {}],
  });
  const { description } = await ask("/cron/preview", { ...body, tz: "UTC" }, inEnglish);
  expect(description).toBe("At 09:00, every Monday.");
});

test("POST /api/cron/preview says that a date never comes, and computes many times in a worker", async () => {
  const never = await ask("/cron/preview", { expr: "0 0 31 2 *", count: 100 });
  expect(never).toMatchObject({ next: [], description: expect.stringContaining("không bao giờ chạy") });
  const { next } = await ask("/cron/preview", { expr: "0 0 29 2 *", count: 100, tz: "UTC" });
  expect([next.length, next[99]]).toEqual([100, "2436-02-29T00:00:00.000Z"]);
});
