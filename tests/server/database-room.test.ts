import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import { openDatabase } from "#db/client.ts";
import { databaseRoom } from "#db/database-room.ts";
import { newDatabase, newDatabaseUrl, testsPostgresql } from "#tests/support/product/database.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

/** What no database makes shorter. */
const noise = crypto.getRandomValues(new Uint8Array(45_000)).toBase64();
const text = (index: number) => `${index} ${noise}`;

/** What an empty database takes, in megabytes. */
async function emptyMegabytes(): Promise<number> {
  const database = await newDatabase();
  const report = (fault: unknown) => {
    throw fault;
  };
  const { bytes } = databaseRoom(database, { ceiling: 0, now: () => new Date(), report });
  return Math.ceil((await bytes()) / 1024 / 1024);
}

test("DATABASE_MAX_MB is what everybody together keeps, with accounts and without; nothing typed is lost, and what is deleted makes room", async () => {
  const clock = { at: Date.parse("2026-11-28T08:00:00+07:00") };
  const later = () => (clock.at += 6000);
  await withSignIn(
    async ({ base, signedIn }) => {
      const [an, binh] = [await signedIn(), await signedIn()];
      const call = (who: typeof an, path: string, body: object) =>
        who.call(path, { method: "POST", body: JSON.stringify(body) });
      const made: string[] = [];
      let refused: Response | null = null;
      for (let index = 0; index < 100 && !refused; index += 1) {
        later();
        const answered = await call(index % 2 ? an : binh, "/notes", { content: text(index) });
        if (answered.status === 200) made.push((await answered.json()).id);
        else refused = answered;
      }
      expect([refused?.status, made.length > 4]).toEqual([507, true]);
      expect(await refused?.json()).toMatchObject({ code: "storage_full", detail: vi["notes.siteFull"] });
      const anonymous = await fetch(`${base}/api/notes`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ content: "x" }),
      });
      expect(anonymous.status).toBe(507);
      const link = await call(an, "/links", { url: "https://example.com/" });
      expect([link.status, (await link.json()).detail]).toEqual([507, vi["links.siteFull"]]);
      // The form says it with all that was typed; a code is drawn all the same.
      const page = await an.submit("/en/notes", { action: "create", content: "typed by hand" });
      const html = await page.text();
      expect([page.status, html.includes(en["notes.siteFull"]), html.includes("typed by hand")]).toEqual([
        507,
        true,
        true,
      ]);
      expect((await call(an, "/qr", { text: "vẫn vẽ được" })).status).toBe(200);
      // Shorter and gone it may always be.
      const [id] = made;
      const change = (content: string) =>
        binh.call(`/notes/${id}`, { method: "PUT", body: JSON.stringify({ content }) });
      expect([(await change(text(0).padEnd(65_000, "b"))).status, (await change("ngắn")).status]).toEqual([
        507, 200,
      ]);
      if (testsPostgresql) return;
      for (const who of [an, binh])
        for (const note of made) await who.call(`/notes/${note}`, { method: "DELETE" });
      later();
      expect((await call(an, "/notes", { content: "lại viết được" })).status).toBe(200);
    },
    {
      DATABASE_URL: await newDatabaseUrl(),
      DATABASE_MAX_MB: String(1 + (await emptyMegabytes())),
    },
    { now: () => new Date(clock.at) },
  );
});

test("a size that cannot be had leaves room and is reported", async () => {
  const faults: unknown[] = [];
  const database = await openDatabase(await newDatabaseUrl());
  const room = databaseRoom(database, {
    ceiling: 1,
    now: () => new Date(0),
    report: (fault) => faults.push(fault),
  });
  expect(await room.hasRoom()).toBe(false);
  const gone = { ...database, db: { ...database.db, runSql: () => Promise.reject(new Error("away")) } };
  const blind = databaseRoom(gone, {
    ceiling: 1,
    now: () => new Date(0),
    report: (fault) => faults.push(fault),
  });
  expect([await blind.hasRoom(), faults.length]).toEqual([true, 1]);
  await database.close();
});
