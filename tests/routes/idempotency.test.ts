import { expect, test } from "bun:test";
import { count } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { idempotencyField } from "#core/idempotency.ts";
import { openDatabase } from "#db/client.ts";
import type { Database } from "#db/db.ts";
import { onlyRow } from "#db/rows.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { postForm, postJson, startTestProduct } from "#tests/support/product/product.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const keyPattern = new RegExp(`name="${idempotencyField}"[^>]* value="([^"]+)"`);

/** The key of the form on a page, as it was drawn for whoever asks. */
async function keyOn(address: string, headers: Record<string, string> = {}): Promise<string> {
  const html = await (await fetch(address, { headers })).text();
  return keyPattern.exec(html)?.[1] ?? "";
}

/** Two processes of one site, and its database. */
async function withSite(
  run: (site: { bases: readonly [string, string]; database: Database }) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const url = await newDatabaseUrl();
  const all = { ...env, DATABASE_URL: url };
  const products = [await startTestProduct({ env: all }), await startTestProduct({ env: all })] as const;
  const database = await openDatabase(url);
  try {
    await run({ bases: [products[0].url, products[1].url], database });
  } finally {
    await database.close();
    await Promise.all(products.map((product) => product.stop()));
  }
}

const making = [
  { table: "notes", path: "/notes", fields: { content: "một lần", expires_in: "never" } },
  { table: "links", path: "/links", fields: { url: "https://example.com/mot-lan" } },
  { table: "mailboxes", path: "/temp-mail", fields: { action: "create" } },
  { table: "deletionRequests", path: "/data-deletion", fields: { email: "an@people.example" } },
] as const;

async function rowsOf({ db }: Database, table: (typeof making)[number]["table"]): Promise<number> {
  return onlyRow(await db.select({ rows: count() }).from(db.tables[table])).rows;
}

const mail = { SMTP_PORT: "2525", ROLE: "web" };

for (const { table, path, fields } of making) {
  test(`without scripts a form sent twice to two processes makes one row of ${table}, and both answers lead to it`, () =>
    withSite(async ({ bases, database }) => {
      const [one, other] = bases;
      const key = await keyOn(one + path);
      expect(key).toMatch(/^[\w-]{22}$/);
      const sent = { ...fields, [idempotencyField]: key };
      const answers = await Promise.all([
        postForm(one + path, sent),
        postForm(other + path, sent),
        postForm(one + path, sent),
      ]);
      const seen = answers.map(({ status, headers }) =>
        [status, headers.get("location"), headers.get("set-cookie")].join(" "),
      );
      expect(seen[0]).toStartWith("303 ");
      expect(new Set(seen).size).toBe(1);
      expect(await rowsOf(database, table)).toBe(1);
      // A form that was drawn anew is another one.
      const again = { ...fields, [idempotencyField]: await keyOn(one + path) };
      expect((await postForm(one + path, again)).status).toBe(303);
      expect(await rowsOf(database, table)).toBe(2);
    }, mail));
}

test("a question sent twice is asked once", async () => {
  let asked = 0;
  const [reached, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await using model = await startHttpServer(async (_, reply) => {
    asked += 1;
    reached.resolve();
    await gone.promise;
    reply.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content: `lần ${asked}` }, finish_reason: "stop" }] })}\n\n`,
    );
  });
  await withSite(
    async ({ bases }) => {
      const sent = { message: "Thủ đô?", [idempotencyField]: await keyOn(`${bases[0]}/chatgpt`) };
      // A browser gives up the first answer when the form is sent again.
      const leaving = new AbortController();
      const first = fetch(`${bases[0]}/chatgpt`, {
        method: "POST",
        body: new URLSearchParams(sent),
        signal: leaving.signal,
      });
      await reached.promise;
      leaving.abort();
      await Promise.allSettled([first]);
      const second = postForm(`${bases[1]}/chatgpt`, sent);
      gone.resolve();
      const [answered, third] = [await second, await postForm(`${bases[0]}/chatgpt`, sent)];
      expect([await answered.text(), await third.text()].map((html) => html.includes("lần 1"))).toEqual([
        true,
        true,
      ]);
      expect(asked).toBe(1);
    },
    { AI_BASE_URL: model.url, AI_MODEL: "small" },
  );
});

test("a page from memory has a key for each visitor, and is not told to be the one of before", () =>
  withSite(async ({ bases: [base] }) => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const headers = { "Accept-Encoding": encoding };
      const keys = [
        await keyOn(`${base}/notes`, headers),
        await keyOn(`${base}/notes`, headers),
        await keyOn(`${base}/en/notes`, headers),
      ];
      expect(new Set(keys).size).toBe(3);
      const page = await fetch(`${base}/notes`, { headers });
      expect([page.headers.get("etag"), page.headers.get("cache-control")]).toEqual([
        null,
        "private, no-cache",
      ]);
      const [island = ""] = /data-island="[^"]*notes[^"]*"[^>]*>/.exec(await page.clone().text()) ?? [];
      expect(island).toContain((keyPattern.exec(await page.text()) ?? [])[1] ?? "no key");
    }
  }));

test("what was refused is no answer: corrected or not, the form is sent again", () =>
  withSite(async ({ bases: [base], database }) => {
    const key = { [idempotencyField]: await keyOn(`${base}/links`) };
    const refused = { ...key, url: "javascript:alert(1)" };
    expect((await postForm(`${base}/links`, refused)).status).toBe(422);
    expect((await postForm(`${base}/links`, refused)).status).toBe(422);
    expect((await postForm(`${base}/links`, { ...key, url: "https://example.com/dung" })).status).toBe(303);
    expect(await rowsOf(database, "links")).toBe(1);
  }));

test("the same key with other fields makes another, and a form without one is sent as often as it is", () =>
  withSite(async ({ bases: [base], database }) => {
    const key = { [idempotencyField]: await keyOn(`${base}/notes`) };
    for (const fields of [
      { ...key, content: "a" },
      { ...key, content: "b" },
      { content: "a" },
      { content: "a" },
    ])
      expect((await postForm(`${base}/notes`, fields)).status).toBe(303);
    expect(await rowsOf(database, "notes")).toBe(4);
  }));

test("a limit counts once what is sent twice, and the second is answered at the limit too", () =>
  withSite(
    async ({ bases: [base], database }) => {
      const visitor = new Visitor(base);
      const path = "/data-deletion";
      const fields = async () => ({
        email: "an@people.example",
        [idempotencyField]: await keyOn(base + path),
      });
      for (let made = 0; made < limits.deletion.points; made += 1) {
        const form = await fields();
        expect((await visitor.submit(path, form)).status).toBe(303);
        expect((await visitor.submit(path, form)).status).toBe(303);
      }
      expect((await visitor.submit(path, await fields())).status).toBe(429);
      expect(await rowsOf(database, "deletionRequests")).toBe(limits.deletion.points);
    },
    { RATE_LIMIT: "1" },
  ));

test("what an island sends and what the browser then sends by itself is one form", () =>
  withSite(async ({ bases: [base], database }) => {
    const fields = { content: "một lần", expires_in: "1d", [idempotencyField]: await keyOn(`${base}/notes`) };
    const made = await postJson(
      `${base}/api/notes`,
      { ...fields, title: "", burn: false },
      { "Content-Type": "application/json; profile=form" },
    );
    expect(made.status).toBe(200);
    expect((await postForm(`${base}/notes`, { ...fields, title: "" })).status).toBe(303);
    expect(await rowsOf(database, "notes")).toBe(1);
  }));

test("what was made is stored so that only the form's key opens it, and is forgotten", async () => {
  let at = new Date("2026-11-22T00:00:00Z");
  const url = await newDatabaseUrl();
  const product = await startTestProduct({ env: { DATABASE_URL: url }, now: () => at });
  const database = await openDatabase(url);
  const { db } = database;
  const form = { content: "rất kín đáo", [idempotencyField]: await keyOn(`${product.url}/notes`) };
  await postForm(`${product.url}/notes`, form);
  const [row] = await db.select().from(db.tables.idempotencyKeys);
  expect(new TextDecoder().decode(row?.answer ?? new Uint8Array())).not.toContain("kín");
  expect(JSON.stringify(row)).not.toContain(form[idempotencyField] ?? "");
  at = new Date("2026-11-22T00:06:00Z");
  await postForm(`${product.url}/notes`, form);
  expect(await rowsOf(database, "notes")).toBe(2);
  await database.close();
  await product.stop();
});
