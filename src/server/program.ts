import { runCommand } from "./commands/index.ts";
import { type Config, loadConfig } from "./config.ts";
import { embeddedPath } from "#core/embedded.ts";
import { explainStartFault } from "#db/client.ts";
import { errorMessage } from "#core/error-message.ts";
import { endingOf } from "./ending.ts";
import { compileAsUsual } from "./jit-policy.ts";
import { watchNpx } from "./launcher.ts";
import { surroundingsOf, startNoticesOf } from "./notices.ts";
import type { Product } from "./product.ts";
import { startAgain } from "./restart-in-place.ts";
import { type Watchdog, createWatchdog } from "./watchdog.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What a process ends with after a fault that nobody caught; one that is held ends with 70. */
const uncaughtCode = 71;

const writeOut = (outputText: string) => void process.stdout.write(outputText);

/** What keeps the product from starting is told in a sentence: a wrong setting, a port that is taken. */
function exitWithError(startFault: unknown): never {
  process.stderr.write(`${errorMessage(startFault)}\n`);
  process.exit(1);
}

/** Loads only what its role needs; a command has needed none of it. */
async function startRole(config: Config, { enter }: Watchdog): Promise<Product> {
  const runtime = { now: () => new Date(), write: writeOut, onWork: enter };
  if (config.ROLE === "mail") {
    const { startMailProcess } = await import("./mail-process.ts");
    return startMailProcess(config, runtime);
  }
  const { startProduct } = await import("./product.ts");
  const { loadAssets } = await import("#ssr/asset-cache.ts");
  return startProduct(config, { ...runtime, assets: await loadAssets(), storesAssets: true });
}

async function startProgram(
  env: Environment,
  watchdog: Watchdog,
): Promise<{ config: Config; product: Product }> {
  const config = loadConfig(env);
  try {
    return { config, product: await startRole(config, watchdog) };
  } catch (startFault) {
    throw await explainStartFault(config.DATABASE_URL, startFault);
  }
}

/** While somebody works on the program, it is started anew at each change, and stands at break points. */
const isInProduction = (env: Environment): boolean =>
  env["NODE_ENV"] === "production" || embeddedPath("watchdog-worker") !== null;

/** Does what the arguments ask for: a command, or the site until a signal ends it. */
export async function run(
  programArgs: readonly string[],
  env: Environment,
  watchdog = createWatchdog(),
): Promise<void> {
  const exitCode = await runCommand(programArgs, { env, write: writeOut }).catch(exitWithError);
  if (exitCode !== null) process.exit(exitCode);

  const { config, product } = await startProgram(env, watchdog).catch(exitWithError);

  compileAsUsual();
  writeOut(`${config.SITE_NAME}: ${config.PUBLIC_URL} (listening on ${config.HOST}:${config.PORT})\n`);

  for (const notice of startNoticesOf(config, surroundingsOf(config, new Date()))) writeOut(`${notice}\n`);

  process.on("unhandledRejection", (fault) => product.report(fault));

  const ending = endingOf(product, async () => {
    if (isInProduction(env)) await startAgain(env);
  });
  process.once("SIGTERM", ending.drain);
  // By hand, where nobody else has to hear of it.
  process.once("SIGINT", ending.stop);
  process.on("uncaughtException", (fault) => {
    product.report(fault, watchdog.underWay());
    ending.fail(uncaughtCode);
  });

  watchNpx(ending.stop);

  if (isInProduction(env)) watchdog.start(env, ending.drain);
}
