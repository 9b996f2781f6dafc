import { openDatabase } from "../../db/client.ts";
import { copyDatabase } from "../../db/copy-database.ts";
import type { Command } from "./command.ts";

/** Copies everything from one database to another, of either engine, and says how many rows of each table. */
export const moveCommand: Command = async ([fromUrl, toUrl], { write }) => {
  if (!fromUrl || !toUrl) {
    write("move FROM TO, each as in DATABASE_URL; stop the site first\n");
    return 2;
  }
  const [from, to] = [await openDatabase(fromUrl), await openDatabase(toUrl)];
  await copyDatabase(from, to, ({ table, rows }) => write(`${table}: ${rows}\n`));
  await Promise.all([from.close(), to.close()]);
  return 0;
};
