import { threadPath } from "#compute/thread-time.ts";
import { loadConfig } from "#server/config.ts";
import { startProduct } from "#server/product.ts";
import { loadAssets } from "#ssr/asset-cache.ts";
import { plantCalls } from "./planted-calls.ts";
import { type Door, doorsOf } from "./text-doors.ts";

/** What the process of a product says of itself when it has started. */
export type ProductProcess = {
  readonly url: string;
  /** The thread that answers; null where the system does not tell how long one has been computing. */
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

/** What whoever starts it says: the settings, and whether calls with mistakes are among the others. */
export type ProductOrder = { readonly settings: Record<string, string>; readonly isPlanted: boolean };

// oxlint-disable-next-line no-unsafe-type-assertion -- whoever starts it says so
const order = JSON.parse(process.argv[2] ?? "") as ProductOrder;
if (order.isPlanted) plantCalls();

const product = await startProduct(loadConfig(order.settings), {
  now: () => new Date(),
  write: () => {},
  assets: await loadAssets(),
  storesAssets: false,
});

process.on("disconnect", () => process.exit());
process.on("message", () => {
  const asked: AskedNames = { query: [...query], headers: [...headers] };
  query.clear();
  headers.clear();
  process.send?.(asked);
});
const { declared, url } = product;
const started: ProductProcess = {
  url,
  path: threadPath(),
  doors: doorsOf(declared),
  paths: declared.routes
    .filter(({ method, path }) => method === "GET" && !path.includes("*"))
    .map(({ path }) => path.replace(/:(\w+)/g, "{$1}")),
};
process.send?.(started);
