import { dirname } from "node:path";
import { loadConfig } from "../src/server/config.ts";
import { backUp, backupPath, rotateBackups } from "../src/db/backup.ts";

const { DATABASE_URL: url, BACKUP_KEEP } = loadConfig(process.env);
const named = process.argv[2];
const to = named ?? backupPath(url, new Date());
try {
  backUp({ url, to });
  if (!named) rotateBackups(dirname(to), BACKUP_KEEP);
} catch (fault) {
  console.error(`No backup was made: ${fault instanceof Error ? fault.message : String(fault)}`);
  process.exit(1);
}
console.log(to);
