import { runCommand } from "./server/commands/index.ts";
import { type Config, loadConfig } from "./server/config.ts";
import { startMailProcess } from "./server/mail-process.ts";
import { noticeOf } from "./server/notice.ts";
import { type Product, startProduct } from "./server/product.ts";
import { loadAssets } from "./ssr/asset-cache.ts";

const write = (text: string) => void process.stdout.write(text);

/** What keeps the product from starting is told in a sentence: a wrong setting, a port that is taken. */
function giveUp(fault: unknown): never {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

async function start(): Promise<{ config: Config; product: Product }> {
  const config = loadConfig(process.env);
  const world = { now: () => new Date(), write };
  if (config.ROLE === "mail") return { config, product: await startMailProcess(config, world) };
  return { config, product: await startProduct(config, { ...world, assets: await loadAssets() }) };
}

const code = await runCommand(process.argv.slice(2), { env: process.env, write }).catch(giveUp);
if (code !== null) process.exit(code);

const { config, product } = await start().catch(giveUp);

write(`${config.SITE_NAME}: ${config.PUBLIC_URL} (listening on ${config.HOST}:${config.PORT})\n`);

write(noticeOf(config));

process.on("unhandledRejection", product.report);

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => void product.stop().then(() => process.exit(0)));
}
