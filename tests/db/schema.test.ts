import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type DrizzleSnapshotJSON,
  type DrizzleSQLiteSnapshotJSON,
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from "drizzle-kit/api";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { copiedTableKeys } from "#db/copy-database.ts";
import { postgresqlDialect } from "#db/postgresql-dialect.ts";
import { sqliteDialect } from "#db/sqlite-dialect.ts";
import { tablesOf } from "#db/schema.ts";
import * as postgresql from "#db/schema/postgresql.ts";
import * as sqlite from "#db/schema/sqlite.ts";

const snapshotOf = (engine: "sqlite" | "postgresql") => {
  const meta = join(import.meta.dirname, "../../src/db/migrations", engine, "meta");
  const last = readdirSync(meta)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  return Bun.file(join(meta, last ?? ""));
};

test("SQLite's committed migrations make the schema, so that generating would add nothing", async () => {
  const made: DrizzleSQLiteSnapshotJSON = await snapshotOf("sqlite").json();
  const meant = await generateSQLiteDrizzleJson(sqlite, made.id);
  expect(await generateSQLiteMigration(made, meant)).toEqual([]);
});

test("PostgreSQL's committed migrations make the schema, so that generating would add nothing", async () => {
  const made: DrizzleSnapshotJSON = await snapshotOf("postgresql").json();
  const meant = generateDrizzleJson(postgresql, made.id);
  expect(await generateMigration(made, meant)).toEqual([]);
});

test("every table is where drizzle-kit looks for it", () => {
  const namesOf = (tables: object) => Object.keys(tables).toSorted();
  expect(namesOf(sqlite)).toEqual(namesOf(tablesOf(sqliteDialect)));
  expect(namesOf(postgresql)).toEqual(namesOf(tablesOf(postgresqlDialect)));
});

test("each table is copied in the order of its primary key", () => {
  for (const [name, key] of Object.entries(copiedTableKeys)) {
    const table = Object.entries(sqlite).find(([one]) => one === name)?.[1];
    if (!table) throw new Error(`${name} is no table`);
    const { columns, primaryKeys } = getTableConfig(table);
    const own = columns.filter(({ primary }) => primary);
    const primary = [...own, ...primaryKeys.flatMap((one) => one.columns)].map((column) => column.name);
    const snake = key.map((one) => one.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect([name, snake]).toEqual([name, primary]);
  }
});
