import { databaseName, openDatabase, refuseMissing } from "#db/client.ts";
import { copyDatabase } from "#db/copy-database.ts";
import type { Command } from "./command.ts";

/** Copies everything from one database to another, of either engine, and says how many rows of each table. */
export const moveCommand: Command = async ([fromUrl, toUrl], { write, note }) => {
  if (!fromUrl || !toUrl) {
    write("move FROM TO, each as in DATABASE_URL; stop the site first\n");
    return 2;
  }
  note(`Database: from ${databaseName(fromUrl)} to ${databaseName(toUrl)}\n`);
  refuseMissing(fromUrl, (sentence) => `Nothing was moved: ${sentence}`);
  const patient = { isPatient: true };
  const [fromDatabase, toDatabase] = [
    await openDatabase(fromUrl, patient),
    await openDatabase(toUrl, patient),
  ];
  await copyDatabase(fromDatabase, toDatabase, ({ table, rows }) => write(`${table}: ${rows}\n`));
  await Promise.all([fromDatabase.close(), toDatabase.close()]);
  return 0;
};
