import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../src/db/client.ts";
import type { Database } from "../../../src/db/db.ts";

/** An empty database that nothing else uses. */
export const newDatabase = (): Promise<Database> => openDatabase(":memory:");

/** The address of a database file that is not there yet, in a folder of its own. */
export const newDatabaseUrl = (): string =>
  `file:${join(mkdtempSync(join(tmpdir(), "toolbox-")), "deep", "toolbox.db")}`;
