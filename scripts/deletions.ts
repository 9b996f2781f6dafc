import { loadConfig } from "../src/server/config.ts";
import { openDatabase } from "../src/db/client.ts";
import { deletionRequestStore } from "../src/db/deletion-requests.ts";

const database = await openDatabase(loadConfig(process.env).DATABASE_URL);
const requests = deletionRequestStore(database.db);
const codes = process.argv.slice(2);

if (codes.length === 0) {
  for (const { code, email, createdAt } of await requests.pending())
    console.log(code, createdAt.toISOString(), email);
}
for (const code of codes) {
  const accounts = await requests.settle(code, new Date());
  console.log(code, accounts === null ? "no such request waits" : `${accounts} account(s) deleted`);
}
await database.close();
