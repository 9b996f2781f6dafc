import { openDatabase } from "../src/db/client.ts";
import { moveDatabase } from "../src/db/move.ts";

const [fromUrl, toUrl] = process.argv.slice(2);
if (!fromUrl || !toUrl) {
  console.error("bun run move FROM TO, each as in DATABASE_URL; stop the site first");
  process.exit(2);
}
const [from, to] = [await openDatabase(fromUrl), await openDatabase(toUrl)];
await moveDatabase(from, to, ({ table, rows }) => console.log(`${table}: ${rows}`));
await Promise.all([from.close(), to.close()]);
