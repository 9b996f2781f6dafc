import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { onReferenceMachine } from "#tests/support/product/machine-pace.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

const rows = 1_000_000;

/** Notes of nobody, and links of nobody, as many; what their transactions would have counted stands beside them. */
async function fill(url: string, numbers: string): Promise<void> {
  const { db, close } = await openDatabase(url, { isPatient: true });
  // What counts each row, at the end of a transaction, would take minutes for a million.
  if (!url.startsWith("file:"))
    for (const table of ["notes", "links"])
      await db.runSql(`ALTER TABLE ${table} DISABLE TRIGGER USER`, [], "run");
  const moment = url.startsWith("file:") ? "1795000000000" : "now()";
  const no = url.startsWith("file:") ? "0" : "false";
  const hash = (text: string) =>
    url.startsWith("file:") ? `printf('%06d', ${text})` : `lpad((${text})::text, 7, '0')`;
  await db.runSql(
    `INSERT INTO notes (id, browser_id, content, folded, public_key, burns, bytes, created_at, updated_at)
      SELECT 'n' || n, 'b' || (n % 50000), 'ghi chú ' || n, 'ghi chu', 'k' || n, ${no}, 900, ${moment}, ${moment} FROM ${numbers}`,
    [],
    "run",
  );
  await db.runSql(`INSERT INTO note_totals (id, bytes) VALUES (1, ${900 * rows})`, [], "run");
  await db.runSql(`INSERT INTO link_codes (code) SELECT ${hash("n")} FROM ${numbers}`, [], "run");
  await db.runSql(
    `INSERT INTO links (id, code, target, folded, created_at, host)
      SELECT 'l' || n, ${hash("n")}, 'https://a.example/' || n, '', ${moment}, ${url.startsWith("file:") ? "x'61'" : "'a'::bytea"} FROM ${numbers}`,
    [],
    "run",
  );
  await db.runSql(
    `INSERT INTO site_totals (kind, day, amount) VALUES ('links', '', ${520 * rows})`,
    [],
    "run",
  );
  await close();
}

async function startMs(url: string): Promise<number> {
  const before = process.cpuUsage();
  const product = await startTestProduct({ env: { DATABASE_URL: url } });
  const { user, system } = process.cpuUsage(before);
  expect((await fetch(`${product.url}/notes`)).status).toBe(200);
  await product.stop();
  return (user + system) / 1000;
}

const engines = [
  {
    engine: "SQLite",
    isThere: true,
    newUrl: async () => newFileUrl(),
    numbers: `(WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < ${rows}) SELECT n FROM t)`,
  },
  {
    engine: "PostgreSQL",
    isThere: hasPostgresql,
    newUrl: async () => (await sharedPostgresql()).newDatabase(),
    numbers: `generate_series(1, ${rows}) AS t(n)`,
  },
];

for (const { engine, isThere, newUrl, numbers } of engines)
  test.skipIf(!isThere)(
    `a start with a million notes and links takes no more than one with none (${engine})`,
    async () => {
      const [empty, full] = [await newUrl(), await newUrl()];
      await fill(full, numbers);
      await startMs(empty);
      const withNone = await startMs(empty);
      const withMany = await startMs(full);
      expect(onReferenceMachine(withMany - withNone)).toBeLessThan(300);
    },
    240_000,
  );
