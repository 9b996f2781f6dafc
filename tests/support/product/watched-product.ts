import { fileURLToPath } from "node:url";
import { threadTimeMs } from "#compute/thread-time.ts";
import { onReferenceMachine } from "./machine-pace.ts";
import type { AskedNames, ProductOrder, ProductProcess } from "./product-process.ts";
import type { Door } from "./text-doors.ts";

/** What a request cost the thread that answers; `status` is 0 where it was ended because it held the thread. */
export type Cost = {
  readonly status: number;
  /** As the machine that budgets are given for computes it. */
  readonly cpuMs: number;
  readonly bytes: number;
  /** How much of the answer was given in one go, which is kept in memory for whoever does not read it. */
  readonly bytesAtOnce: number;
};

/** How long a request may hold the thread before the whole product is ended, and how often that is looked at. */
const heldMs = 400;
const lookEveryMs = 25;
/** What is shorter is within each budget, and tells nothing of how it grows. */
const pacedFromMs = 20;

const script = fileURLToPath(new URL("product-process.ts", import.meta.url));

export type WatchedProduct = {
  readonly doors: readonly Door[];
  readonly paths: readonly string[];
  readonly url: () => string;
  /** Sends a request and says what it cost. */
  readonly costOf: (path: string, init?: RequestInit) => Promise<Cost>;
  /** The names by which queries and headers were read since this was called last. */
  readonly askedNames: () => Promise<AskedNames>;
};

/**
 * Runs a test against the product in a process of its own, so that what holds it is measured and ended: a frozen product
 * is an answer here, and not a test that never ends. A thread that is in a regular expression cannot be ended. The settings name
 * a database that outlives the process.
 */
export async function withWatchedProduct(
  settings: Record<string, string>,
  run: (product: WatchedProduct) => Promise<void>,
  {
    isPlanted = false,
  }: { /** Its calls have others among them that have mistakes. */ readonly isPlanted?: boolean } = {},
): Promise<void> {
  const order: ProductOrder = { settings, isPlanted };
  const start = async () => {
    const said: ((message: unknown) => void)[] = [];
    /** What the process says next. */
    const next = () => new Promise<unknown>((resolve) => said.push(resolve));
    const first = next();
    const child = Bun.spawn([process.execPath, script, JSON.stringify(order)], {
      env: process.env,
      stdio: ["ignore", "inherit", "inherit"],
      ipc: (message) => said.shift()?.(message),
    });
    // oxlint-disable-next-line no-unsafe-type-assertion -- it is the first that the process says
    const { url, path, doors, paths } = (await Promise.race([first, child.exited])) as ProductProcess;
    if (path === null) throw new Error("This system does not tell what a thread has computed");
    const end = async () => {
      child.kill("SIGKILL");
      await child.exited;
    };
    return { child, next, end, url, path, doors, paths };
  };
  let current = await start();
  const computedMs = () => threadTimeMs(current.path) ?? 0;
  const costOf = async (path: string, init: RequestInit = {}): Promise<Cost> => {
    const before = computedMs();
    const answered = fetch(current.url + path, { redirect: "manual", ...init }).then(async (response) => ({
      status: response.status,
      bytes: (await response.arrayBuffer()).byteLength,
      // A stream says no length.
      bytesAtOnce: Number(response.headers.get("Content-Length")),
    }));
    for (;;) {
      const outcome = await Promise.race([answered, Bun.sleep(lookEveryMs).then(() => null)]);
      const cpuMs = computedMs() - before;
      if (outcome) return { ...outcome, cpuMs: cpuMs < pacedFromMs ? cpuMs : onReferenceMachine(cpuMs) };
      if (cpuMs < heldMs) continue;
      answered.catch(() => {});
      await current.end();
      current = await start();
      return { status: 0, cpuMs, bytes: 0, bytesAtOnce: 0 };
    }
  };
  try {
    await run({
      doors: current.doors,
      paths: current.paths,
      url: () => current.url,
      costOf,
      askedNames: async () => {
        const answer = current.next();
        current.child.send("names");
        // oxlint-disable-next-line no-unsafe-type-assertion -- it is what the process says after a message
        return (await answer) as AskedNames;
      },
    });
  } finally {
    await current.end();
  }
}
