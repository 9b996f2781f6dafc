import { openDatabase, refuseMissing } from "#db/client.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import type { Command } from "./command.ts";

/** Lists requests to delete data; settles those whose codes are given. */
export const deletionsCommand: Command = async (confirmationCodes, { config, write }) => {
  refuseMissing(config.DATABASE_URL);
  const database = await openDatabase(config.DATABASE_URL, { isPatient: true });
  const requests = deletionRequestStore(database.db);
  if (confirmationCodes.length === 0) {
    const pending = await requests.pending();
    if (pending.length === 0) write("None wait.\n");
    for (const { code, email, createdAt } of pending) write(`${code} ${createdAt.toISOString()} ${email}\n`);
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
