import { runCommand } from "./commands/index.ts";
import { type Config, loadConfig } from "./config.ts";
import { errorMessage } from "../core/error-message.ts";
import { compileAsUsual } from "./jit-policy.ts";
import { watchNpx } from "./launcher.ts";
import { databaseDisk, startNoticesOf } from "./notices.ts";
import type { Product } from "./product.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const writeOut = (outputText: string) => void process.stdout.write(outputText);

/** What keeps the product from starting is told in a sentence: a wrong setting, a port that is taken. */
function exitWithError(startFault: unknown): never {
  process.stderr.write(`${errorMessage(startFault)}\n`);
  process.exit(1);
}

/** Loads only what its role needs; a command has needed none of it. */
async function startRole(config: Config): Promise<Product> {
  const runtime = { now: () => new Date(), write: writeOut };
  if (config.ROLE === "mail") {
    const { startMailProcess } = await import("./mail-process.ts");
    return startMailProcess(config, runtime);
  }
  const { startProduct } = await import("./product.ts");
  const { loadAssets } = await import("../ssr/asset-cache.ts");
  return startProduct(config, { ...runtime, assets: await loadAssets(), storesAssets: true });
}

async function startProgram(env: Environment): Promise<{ config: Config; product: Product }> {
  const config = loadConfig(env);
  return { config, product: await startRole(config) };
}

/** Does what the arguments ask for: a command, or the site until a signal ends it. */
export async function run(programArgs: readonly string[], env: Environment): Promise<void> {
  const exitCode = await runCommand(programArgs, { env, write: writeOut }).catch(exitWithError);
  if (exitCode !== null) process.exit(exitCode);

  const { config, product } = await startProgram(env).catch(exitWithError);

  compileAsUsual();
  writeOut(`${config.SITE_NAME}: ${config.PUBLIC_URL} (listening on ${config.HOST}:${config.PORT})\n`);

  for (const notice of startNoticesOf(config, databaseDisk(config))) writeOut(`${notice}\n`);

  process.on("unhandledRejection", product.report);

  const stopProduct = () => void product.stop().then(() => process.exit(0));

  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stopProduct);

  watchNpx(stopProduct);
}
