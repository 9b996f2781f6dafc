import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import type { Database } from "#db/db.ts";
import { sharedPostgresql } from "#tests/support/servers/postgresql.ts";

/** What the tests run on: SQLite, or with `TEST_ENGINE=postgresql` a server that they start themselves. */
export const testsPostgresql = process.env["TEST_ENGINE"] === "postgresql";

/** The address of a database file that is not there yet, in a folder of its own. */
export const newFileUrl = (): string =>
  `file:${join(mkdtempSync(join(tmpdir(), "toolbox-")), "deep", "toolbox.db")}`;

/** The address of a database that nothing else uses; several processes may open it. */
export const newDatabaseUrl = async (): Promise<string> =>
  testsPostgresql ? (await sharedPostgresql()).newDatabase() : newFileUrl();

/** The address of one that is gone when it is closed, where there is such a thing. */
export const newMemoryUrl = async (): Promise<string> =>
  testsPostgresql ? newDatabaseUrl() : "file::memory:";

const opened: Database[] = [];

/** An empty database that nothing else uses, until many others have been asked for. */
export async function newDatabase(): Promise<Database> {
  if (opened.length > 40) await opened.shift()?.close();
  const database = await openDatabase(await newMemoryUrl());
  opened.push(database);
  return database;
}

/** Lets processes open one database at the same moment; how each ended, and what it complained of. */
export function openAtOnce(url: string, processes: number): Promise<readonly (readonly [number, string])[]> {
  const script = `import { openDatabase } from ${JSON.stringify(import.meta.resolve("#db/client.ts"))};
    const database = await openDatabase(${JSON.stringify(url)});
    // While another one writes, it is not healthy for as long.
    for (let looks = 0; !(await database.isHealthy()); looks += 1) if (looks === 20) process.exit(2);
    await database.close();`;
  const starts = Array.from({ length: processes }, () =>
    Bun.spawn([process.execPath, "-e", script], { stderr: "pipe" }),
  );
  return Promise.all(
    starts.map(async (one) => [await one.exited, await new Response(one.stderr).text()] as const),
  );
}
