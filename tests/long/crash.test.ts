import { expect, test } from "bun:test";
import { newFileUrl } from "#tests/support/product/database.ts";
import { checkKills } from "#tests/support/product/kill-while-writing.ts";
import { withProcesses } from "#tests/support/product/site.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

test("twenty times killed while it is written to, the server has lost nothing that it acknowledged", () =>
  checkKills(newFileUrl(), 20));

test.skipIf(!hasPostgresql)("the same on PostgreSQL, while another process of the site goes on", async () => {
  const url = await (await sharedPostgresql()).newDatabase();
  await withProcesses([{ DATABASE_URL: url }], async (other) => {
    await checkKills(url, 20);
    expect((await fetch(`${other.base}/readyz`)).status).toBe(200);
  });
});
