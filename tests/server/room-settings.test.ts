import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { hookSecret } from "#tests/support/product/mailbox.ts";
import { postJson, withProduct } from "#tests/support/product/product.ts";

test("NOTES_MAX_MB is what notes of nobody take together, whoever writes them, and somebody's own are not among them", () =>
  withProduct(
    async (base) => {
      const content = "a".repeat(60_000);
      const statuses: number[] = [];
      while (!statuses.includes(507) && statuses.length < 40)
        statuses.push((await postJson(`${base}/api/notes`, { content })).status);
      // Each takes its text twice, once to be searched.
      expect([statuses.length, statuses.at(-1)]).toEqual([9, 507]);
    },
    { env: { NOTES_MAX_MB: "1" } },
  ));

test("MAIL_MAX_MB is what all mailboxes hold together: a message beyond it is refused, until there is room", async () => {
  for (const [setting, status] of [
    ["150", 503],
    ["100000", 200],
  ] as const) {
    const url = await newDatabaseUrl();
    await withProduct(
      async (base) => {
        const { data: box }: { data: { email: string } } = await (
          await postJson(`${base}/api/temp-mail`, {})
        ).json();
        const deliver = async () =>
          (
            await fetch(`${base}/api/temp-mail/inbound?to=${box.email}`, {
              method: "POST",
              headers: { "Content-Type": "message/rfc822", Authorization: `Bearer ${hookSecret}` },
              body: "Subject: x\r\n\r\ny",
            })
          ).status;
        expect([setting, await deliver()]).toEqual([setting, 200]);
        // As if mailboxes of others held all but nothing of 150 MB.
        const { db, close } = await openDatabase(url);
        await db.runSql("UPDATE mail_totals SET bytes = bytes + 149999900", [], "run");
        await close();
        expect([setting, await deliver()]).toEqual([setting, status]);
      },
      {
        env: {
          DATABASE_URL: url,
          MAIL_MAX_MB: setting,
          MAIL_HOOK_SECRET: hookSecret,
          MAIL_DOMAIN: "hopthu.example",
        },
      },
    );
  }
});
