import { expect, test } from "bun:test";
import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { openDatabase } from "#db/client.ts";
import { copyDatabase } from "#db/copy-database.ts";
import type { Database } from "#db/db.ts";
import type { Tables } from "#db/schema.ts";
import { sessionSecretOf } from "#db/session-secret.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { hasPostgresql, sharedPostgresql } from "#tests/support/servers/postgresql.ts";

/** What visitors may have left in any text. */
const texts = [
  "",
  " ends with blanks  ",
  "a\u0001\u001F\u007F\uFFFE\uFFFF",
  "a\0b",
  "\u{10FFFF}👨‍👩‍👧",
  "half \uD83D of one",
  "e\u0302\u0301 \u1EBF \u202Eabc",
  '\'"\\; -- $1 ? %_ {"a":1} \\x00 \r\n\t',
  "NULL",
  "ế".repeat(30_000),
];

const moments = [0, -1, 1_795_000_000_123, Date.parse("9999-12-31T23:59:59.999Z")].map((ms) => new Date(ms));
const numbers = [0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER];
const blobs = [Buffer.of(), Buffer.of(0, 255, 92), Buffer.alloc(70_000, 254)];

/** Columns whose values name rows of other tables, are unique, or are one of few words. */
const given: Readonly<Record<string, (row: number) => unknown>> = {
  userId: () => "u0",
  linkId: () => "l0",
  mailboxId: () => 1,
  messageId: () => 1,
  id: (row) => row + 1,
  position: (row) => row + 1,
};

const textIds: readonly string[] = ["users", "links", "notes", "apiKeys", "assetBuilds"];
/** Texts that stand in a key, which is no place for 300 KB. */
const keyed =
  /hash$|^(code|name|key|day|value|host|client|address|publicKey|subject|target|id|browserId|idHash)$/i;

function valueOf(
  name: string,
  column: { dataType: string; enumValues?: readonly string[] | undefined },
  row: number,
) {
  const at = <Value>(values: readonly Value[]) => values[row % values.length];
  if (column.enumValues?.length) return at(column.enumValues);
  if (name in given) return given[name]?.(row);
  if (column.dataType === "date") return at(moments);
  if (column.dataType === "boolean") return row % 2 === 0;
  if (column.dataType === "number") return at(numbers);
  if (column.dataType === "buffer" || column.dataType === "custom") return at(blobs);
  if (column.dataType === "json") return { text: at(texts), "\u{10FFFF}": 1e300, flag: true };
  return keyed.test(name) ? `${row} ${at(texts)?.slice(0, 200)}` : at(texts);
}

// oxlint-disable-next-line no-unsafe-type-assertion -- the names of an object of exactly these tables
const namesOf = ({ db }: Database) => Object.keys(db.tables) as (keyof Tables)[];

async function fill(database: Database): Promise<void> {
  const { db } = database;
  for (const name of namesOf(database)) {
    const columns = Object.entries(getTableColumns(db.tables[name]));
    const rows = Array.from({ length: 53 }, (_, row) =>
      Object.fromEntries(
        columns.map(([column, kind]) => [
          column,
          column === "id" && textIds.includes(name) ? `${name[0]}${row}` : valueOf(column, kind, row),
        ]),
      ),
    );
    const table: PgTable = db.tables[name];
    await db.transaction(async (tx) => {
      for (const row of rows) await tx.insert(table).values(row).onConflictDoNothing();
    });
  }
}

async function rowsOf(database: Database) {
  const { db } = database;
  const tables = await Promise.all(
    namesOf(database).map(async (name) => {
      const rows = await db.select().from(db.tables[name]);
      const texts = rows.map((row) =>
        JSON.stringify(row, (_, value: unknown) =>
          value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value,
        ),
      );
      return [name, texts.filter((text) => !/schema_version|written_at/.test(text)).toSorted()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

test.skipIf(!hasPostgresql)(
  "whatever visitors have left in any table is the same after a move to PostgreSQL and back",
  async () => {
    const file = await openDatabase(newFileUrl());
    const server = await openDatabase(await (await sharedPostgresql()).newDatabase());
    const back = await openDatabase(newFileUrl());
    await sessionSecretOf(file);
    await fill(file);
    const before = await rowsOf(file);
    for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 0]).toEqual([name, true]);
    await copyDatabase(file, server);
    const moved = await rowsOf(server);
    await copyDatabase(server, back);
    const returned = await rowsOf(back);
    const differing = Object.keys(before).flatMap((name) =>
      [moved, returned].flatMap((after, way) =>
        (before[name] ?? []).flatMap((row, index) =>
          row === after[name]?.[index]
            ? []
            : [{ name, way, row: row.slice(0, 300), is: after[name]?.[index]?.slice(0, 300) }],
        ),
      ),
    );
    expect(differing).toEqual([]);
    await Promise.all([file, server, back].map((database) => database.close()));
  },
);
