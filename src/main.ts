import { runCommand } from "./server/commands/index.ts";
import { type Config, loadConfig } from "./server/config.ts";
import { startMailProcess } from "./server/mail-process.ts";
import { watchNpx } from "./server/launcher.ts";
import { databaseDisk, startNoticesOf } from "./server/notices.ts";
import { type Product, startProduct } from "./server/product.ts";
import { loadAssets } from "./ssr/asset-cache.ts";

const write = (text: string) => void process.stdout.write(text);

/** What keeps the product from starting is told in a sentence: a wrong setting, a port that is taken. */
function exitWithError(fault: unknown): never {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exit(1);
}

async function start(): Promise<{ config: Config; product: Product }> {
  const config = loadConfig(process.env);
  const runtime = { now: () => new Date(), write };
  if (config.ROLE === "mail") return { config, product: await startMailProcess(config, runtime) };
  return {
    config,
    product: await startProduct(config, { ...runtime, assets: await loadAssets(), storesAssets: true }),
  };
}

const code = await runCommand(process.argv.slice(2), { env: process.env, write }).catch(exitWithError);
if (code !== null) process.exit(code);

const { config, product } = await start().catch(exitWithError);

write(`${config.SITE_NAME}: ${config.PUBLIC_URL} (listening on ${config.HOST}:${config.PORT})\n`);

for (const notice of startNoticesOf(config, databaseDisk(config))) write(`${notice}\n`);

process.on("unhandledRejection", product.report);

const stop = () => void product.stop().then(() => process.exit(0));

for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);

watchNpx(stop);
