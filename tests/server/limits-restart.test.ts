import { expect, test } from "bun:test";
import { limits } from "#core/limits.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { postJson } from "#tests/support/product/product.ts";
import { withProcesses } from "#tests/support/product/site.ts";

test("thorough: who has used up a day's links has used them up after a restart, too", async () => {
  const env = { DATABASE_URL: await newDatabaseUrl(), RATE_LIMIT: "1" };
  const shorten = (base: string) => postJson(`${base}/api/links`, { url: "https://example.com/" });
  await withProcesses([env], async ({ base }) => {
    for (let count = 0; count < limits.link.points; count += 1)
      expect((await shorten(base)).status).toBe(200);
    expect((await shorten(base)).status).toBe(429);
  });
  await withProcesses([env], async ({ base }) => {
    const refused = await shorten(base);
    const { detail } = await refused.json();
    expect([refused.status, detail]).toEqual([429, expect.stringMatching(/Thử lại sau (23|24) giờ/)]);
    expect((await postJson(`${base}/api/crypto/password`, {})).status).toBe(200);
  });
});
