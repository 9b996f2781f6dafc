import { parentPort, workerData } from "node:worker_threads";
import { threadPath } from "../../../src/compute/thread-time.ts";
import { loadConfig } from "../../../src/server/config.ts";
import { startProduct } from "../../../src/server/product.ts";
import { loadAssets } from "../../../src/ssr/asset-cache.ts";
import { type Door, doorsOf } from "./text-doors.ts";

/** What the thread of a product says of itself when it has started. */
export type ProductThread = {
  readonly url: string;
  /** Null where the system does not tell how long a thread has been computing. */
  readonly path: string | null;
  readonly doors: readonly Door[];
  /** All paths that a GET may go to, `{name}` for a parameter. */
  readonly paths: readonly string[];
};

/** What it says after any message: the names by which it has read queries and headers since the message before. */
export type AskedNames = { readonly query: readonly string[]; readonly headers: readonly string[] };

type Read = (this: unknown, name: string) => unknown;
type Readable = { get: Read; has: Read };

/** Whatever reads one of these from now on says by which name. */
function noteNames(readable: Readable): Set<string> {
  const names = new Set<string>();
  for (const method of ["get", "has"] as const) {
    const read = readable[method];
    readable[method] = function (this: unknown, name) {
      names.add(name);
      return read.call(this, name);
    };
  }
  return names;
}

const query = noteNames(URLSearchParams.prototype);
const headers = noteNames(Headers.prototype);

const product = await startProduct(loadConfig(workerData.settings), {
  now: () => new Date(),
  write: () => {},
  assets: await loadAssets(),
  storesAssets: false,
});

parentPort?.on("message", () => {
  const asked: AskedNames = { query: [...query], headers: [...headers] };
  query.clear();
  headers.clear();
  parentPort?.postMessage(asked);
});
const { declared, url } = product;
const started: ProductThread = {
  url,
  path: threadPath(),
  doors: doorsOf(declared),
  paths: declared.routes
    .filter(({ method, path }) => method === "GET" && !path.includes("*"))
    .map(({ path }) => path.replace(/:(\w+)/g, "{$1}")),
};
parentPort?.postMessage(started);
