import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type DrizzleSQLiteSnapshotJSON,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from "drizzle-kit/api";
import { migrationsFolder } from "../../src/db/migrate.ts";
import * as schema from "../../src/db/schema.ts";

test("the committed migrations make the schema, so that generating would add nothing", async () => {
  const meta = join(migrationsFolder, "meta");
  const last = readdirSync(meta)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const made: DrizzleSQLiteSnapshotJSON = await Bun.file(join(meta, last ?? "")).json();
  const meant = await generateSQLiteDrizzleJson(schema, made.id);
  expect(await generateSQLiteMigration(made, meant)).toEqual([]);
});
