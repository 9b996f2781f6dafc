import { openDatabase } from "../../db/client.ts";
import { deletionRequestStore } from "../../db/deletion-requests.ts";
import type { Command } from "./command.ts";

/** Lists requests to delete data; settles those whose codes are given. */
export const deletionsCommand: Command = async (confirmationCodes, { config, write }) => {
  const database = await openDatabase(config.DATABASE_URL);
  const requests = deletionRequestStore(database.db);
  if (confirmationCodes.length === 0) {
    for (const { code, email, createdAt } of await requests.pending())
      write(`${code} ${createdAt.toISOString()} ${email}\n`);
  }
  for (const confirmationCode of confirmationCodes) {
    const accounts = await requests.settle(confirmationCode, new Date());
    write(
      `${confirmationCode} ${accounts === null ? "no such request waits" : `${accounts} account(s) deleted`}\n`,
    );
  }
  await database.close();
  return 0;
};
