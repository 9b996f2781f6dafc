/**
 * Keeps visited pages for use without a network, each with all that it may load, in a cache named by the build they are
 * of: a page and its files are always of one build. Only pages that are the same for everybody are kept; they say so by
 * the header `X-Build`. Online, the network answers, and the worker is not in the way.
 */

/** Of the build that this worker came with; `serve-files.ts` writes it in front. */
declare const build: string;

type Lifetime = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lifetime & { readonly request: Request; respondWith: (reply: Promise<Response>) => void };
type Scope = {
  skipWaiting: () => Promise<void>;
  readonly clients: { claim: () => Promise<void> };
  addEventListener: ((name: "install" | "activate", listen: (event: Lifetime) => void) => void) &
    ((name: "fetch", listen: (event: Fetching) => void) => void) &
    ((name: "message", listen: (event: Lifetime & { readonly data: unknown }) => void) => void);
};
// oxlint-disable-next-line no-unsafe-type-assertion -- the types at hand are those of a page
const worker = globalThis as unknown as Scope;

const offlinePages = ["/offline", "/en/offline"];
/** A network that has not answered a page by then is as good as none. */
const networkTimeoutMs = 5000;
const isFile = (path: string): boolean => /^\/(assets|fonts)\//.test(path);

/** Puts files into the cache, after all that they name in turn. */
async function keepFiles(text: string, cache: Cache, seen: Set<string>): Promise<unknown> {
  const paths = [...new Set(text.match(/\/(?:assets|fonts)\/[\w.-]+/g))].filter((path) => !seen.has(path));
  paths.forEach((path) => seen.add(path));
  return Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const asset = await fetch(path);
      if (!asset.ok) throw new Error(path);
      if (/\.(js|css)$/.test(path)) await keepFiles(await asset.clone().text(), cache, seen);
      await cache.put(path, asset);
    }),
  );
}

/** Keeps a page and its tabs as nobody in particular sees them; not at all when one of its files cannot be had. */
async function keepPage(path: string): Promise<void> {
  const page = await fetch(path, { credentials: "omit" });
  const name = page.headers.get("X-Build");
  if (!page.ok || !name) return;
  const cache = await caches.open(name);
  const text = await page.clone().text();
  await keepFiles(text, cache, new Set());
  await cache.put(path, page);
  const tabs = (text.match(/\/[\w/-]+\?tab=[\w-]+/g) ?? []).filter((tab) => tab.startsWith(`${path}?`));
  await Promise.all([...new Set(tabs)].map(keepPage));
}

/** What is kept at an address, of this build before any other. */
async function findKept(...paths: readonly string[]): Promise<Response | undefined> {
  const names = (await caches.keys()).reduceRight<string[]>((all, name) => [...all, name], [build]);
  for (const path of paths) {
    for (const name of names) {
      const response = await (await caches.open(name)).match(path, { ignoreVary: true });
      if (response) return response;
    }
  }
  return undefined;
}

/** A page from the network, else as it was kept, else the one that says why there is none. */
async function answerPage(request: Request, { pathname, search }: URL): Promise<Response> {
  const answer = fetch(request);
  const cached = await findKept(pathname + search, pathname);
  const late = new Promise<undefined>((resolve) => {
    if (cached) setTimeout(resolve, networkTimeoutMs);
  });
  try {
    return (await Promise.race([answer, late])) ?? cached ?? (await answer);
  } catch {
    const isEnglish = /^\/en(\/|$)/.test(pathname);
    return cached ?? (await findKept(offlinePages[isEnglish ? 1 : 0] ?? "")) ?? Response.error();
  }
}

/** Every page that an earlier build's worker has kept, and the two for where nothing is kept. */
async function keepAllPages(): Promise<void> {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
  const pages = requests.map(({ url }) => url.slice(location.origin.length)).filter((path) => !isFile(path));
  await Promise.all(offlinePages.map(keepPage));
  await Promise.allSettled([...new Set(pages)].map(keepPage));
}

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAllPages().then(() => worker.skipWaiting()));
});

/** Pages that are still open may ask for files of the build before; what is older goes. */
worker.addEventListener("activate", (event) => {
  const clear = async () => {
    const others = (await caches.keys()).filter((name) => name !== build);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(Promise.allSettled(data.map((path) => keepPage(String(path)))));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (isFile(address.pathname))
    event.respondWith(findKept(address.pathname).then((file) => file ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(answerPage(request, address));
});
