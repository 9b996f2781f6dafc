import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../../src/db/client.ts";

export const memoryDatabase = (): Database => openDatabase(":memory:");

/** The address of a database file that is not there yet, in a folder of its own. */
export const newDatabaseUrl = (): string =>
  `file:${join(mkdtempSync(join(tmpdir(), "toolbox-")), "deep", "toolbox.db")}`;
