import type { OnQuery } from "#db/db.ts";
import { loadConfig } from "#server/config.ts";
import { type Product, startProduct } from "#server/product.ts";
import type { RuntimeDependencies } from "#server/product-parts.ts";
import type { Observe } from "#http/perform.ts";
import { checkAnswer } from "./answers.ts";
import { newMemoryUrl } from "./database.ts";
import { nobody } from "./nobody.ts";
import { loadAssets } from "#ssr/asset-cache.ts";
import type { Assets } from "#ssr/assets.ts";

// Built before any test begins: what a test that is too late has started is killed with it.
const assets = await loadAssets();

export type Options = {
  env?: Record<string, string>;
  now?: () => Date;
  /** What it draws; the runtime's own chance where it is not said. */
  chance?: Pick<RuntimeDependencies, "randomBytes" | "chance">;
  write?: (text: string) => void;
  computeTimeoutMs?: number;
  stopTimeoutMs?: number;
  onQuery?: OnQuery;
  /** Another version's, which it then shares with others. */
  ownAssets?: Assets;
  /** Sees every outcome as well. */
  observe?: Observe;
};

/** The real product on a free port of loopback, with a database in memory and no limits unless settings say so. */
export async function startTestProduct({
  env = {},
  now = () => new Date(),
  write = () => {},
  computeTimeoutMs = 120_000,
  stopTimeoutMs = 60_000,
  onQuery,
  ownAssets,
  observe,
  chance,
}: Options = {}): ReturnType<typeof startProduct> {
  const standard = {
    HOST: "127.0.0.1",
    DATABASE_URL: env["DATABASE_URL"] ?? (await newMemoryUrl()),
    RATE_LIMIT: "0",
    SMTP_PORT: "0",
    DNS_SERVERS: nobody,
  };
  const config = loadConfig({ ...standard, ...env });
  return startProduct(
    { ...config, PORT: env["PORT"] ? config.PORT : 0 },
    {
      now,
      write,
      assets: ownAssets ?? assets,
      storesAssets: ownAssets !== undefined,
      observe: (action, outcome) => {
        checkAnswer(action, outcome);
        observe?.(action, outcome);
      },
      ...(onQuery && { onQuery }),
      ...chance,
      computeTimeoutMs,
      stopTimeoutMs,
    },
  );
}

declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var testProduct: Promise<Product> | undefined;
}

/** The one product of this test process with standard settings, for tests that leave nothing which others would find. */
export const sharedProduct = (): Promise<Product> => (globalThis.testProduct ??= startTestProduct());

/** Runs a test against a product of its own. */
export async function withProduct(
  run: (base: string) => Promise<void>,
  options: Options = {},
): Promise<void> {
  const product = await startTestProduct(options);
  try {
    await run(product.url);
  } finally {
    await product.stop();
  }
}

export const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });

/** Sends a form as a browser without scripts does. */
export const postForm = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Origin: new URL(url).origin, ...headers },
  });
