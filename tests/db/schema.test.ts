import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type DrizzleSQLiteSnapshotJSON,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from "drizzle-kit/api";
import { sqliteKit } from "../../src/db/kit.ts";
import { tablesOf } from "../../src/db/schema.ts";
import * as sqlite from "../../src/db/schema/sqlite.ts";

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

test("every table is where drizzle-kit looks for it", () => {
  expect(Object.keys(sqlite).toSorted()).toEqual(Object.keys(tablesOf(sqliteKit)).toSorted());
});
