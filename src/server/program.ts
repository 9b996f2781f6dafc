import { runCommand } from "./commands/index.ts";
import { type Config, loadConfig } from "./config.ts";
import { errorMessage } from "../core/error-message.ts";
import { compileAsUsual } from "./jit-policy.ts";
import { watchNpx } from "./launcher.ts";
import { databaseDisk, startNoticesOf } from "./notices.ts";
import type { Product } from "./product.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const write = (text: string) => void process.stdout.write(text);

/** What keeps the product from starting is told in a sentence: a wrong setting, a port that is taken. */
function exitWithError(fault: unknown): never {
  process.stderr.write(`${errorMessage(fault)}\n`);
  process.exit(1);
}

/** Loads only what its role needs; a command has needed none of it. */
async function startRole(config: Config): Promise<Product> {
  const runtime = { now: () => new Date(), write };
  if (config.ROLE === "mail") {
    const { startMailProcess } = await import("./mail-process.ts");
    return startMailProcess(config, runtime);
  }
  const { startProduct } = await import("./product.ts");
  const { loadAssets } = await import("../ssr/asset-cache.ts");
  return startProduct(config, { ...runtime, assets: await loadAssets(), storesAssets: true });
}

async function start(env: Environment): Promise<{ config: Config; product: Product }> {
  const config = loadConfig(env);
  return { config, product: await startRole(config) };
}

/** Does what the arguments ask for: a command, or the site until a signal ends it. */
export async function run(args: readonly string[], env: Environment): Promise<void> {
  const code = await runCommand(args, { env, write }).catch(exitWithError);
  if (code !== null) process.exit(code);

  const { config, product } = await start(env).catch(exitWithError);

  compileAsUsual();
  write(`${config.SITE_NAME}: ${config.PUBLIC_URL} (listening on ${config.HOST}:${config.PORT})\n`);

  for (const notice of startNoticesOf(config, databaseDisk(config))) write(`${notice}\n`);

  process.on("unhandledRejection", product.report);

  const stop = () => void product.stop().then(() => process.exit(0));

  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);

  watchNpx(stop);
}
