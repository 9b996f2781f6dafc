import { existsSync } from "node:fs";
import { isPostgresqlUrl, openDatabase } from "../../db/client.ts";
import { copyDatabase } from "../../db/copy-database.ts";
import { databasePath } from "../../db/sqlite.ts";
import type { Command } from "./command.ts";

/** Copies everything from one database to another, of either engine, and says how many rows of each table. */
export const moveCommand: Command = async ([fromUrl, toUrl], { write }) => {
  if (!fromUrl || !toUrl) {
    write("move FROM TO, each as in DATABASE_URL; stop the site first\n");
    return 2;
  }
  const path = isPostgresqlUrl(fromUrl) ? null : databasePath(fromUrl);
  if (path !== null && !existsSync(path))
    throw new Error(`Nothing was moved: ${path}: there is no such database`);
  const [fromDatabase, toDatabase] = [await openDatabase(fromUrl), await openDatabase(toUrl)];
  await copyDatabase(fromDatabase, toDatabase, ({ table, rows }) => write(`${table}: ${rows}\n`));
  await Promise.all([fromDatabase.close(), toDatabase.close()]);
  return 0;
};
