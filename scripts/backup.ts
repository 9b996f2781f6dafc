import { dirname, join } from "node:path";
import { loadConfig } from "../src/server/config.ts";
import { backUp } from "../src/db/backup.ts";
import { databasePath } from "../src/db/sqlite.ts";

const from = databasePath(loadConfig(process.env).DATABASE_URL);
if (!from) throw new Error("A database in memory has nothing to copy.");
const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "");
const to = process.argv[2] ?? join(dirname(from), "backups", `toolbox-${stamp}Z.db`);
backUp({ from, to });
console.log(to);
