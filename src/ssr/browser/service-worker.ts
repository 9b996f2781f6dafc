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
/** As long as this worker is at work, the next one does not begin: what is not kept by then is kept another time. */
const keepingTimeoutMs = 20_000;
const isFile = (path: string): boolean => /^\/(assets|fonts)\//.test(path);

/** Puts files into the cache, after all that they name in turn. */
async function keepFiles(pageHtml: string, pageCache: Cache, seenPaths: Set<string>): Promise<unknown> {
  const filePaths = [...new Set(pageHtml.match(/\/(?:assets|fonts)\/[\w.-]+/g))].filter(
    (path) => !seenPaths.has(path),
  );
  filePaths.forEach((path) => seenPaths.add(path));
  return Promise.all(
    filePaths.map(async (path) => {
      if (await pageCache.match(path)) return;
      const asset = await fetch(path);
      if (!asset.ok) throw new Error(path);
      if (/\.(js|css)$/.test(path)) await keepFiles(await asset.clone().text(), pageCache, seenPaths);
      await pageCache.put(path, asset);
    }),
  );
}

/** Keeps a page and its tabs as nobody in particular sees them; not at all when one of its files cannot be had. */
async function keepPage(path: string): Promise<void> {
  const page = await fetch(path, { credentials: "omit" });
  const buildName = page.headers.get("X-Build");
  if (!page.ok || !buildName) return;
  const buildCache = await caches.open(buildName);
  const pageHtml = await page.clone().text();
  await keepFiles(pageHtml, buildCache, new Set());
  await buildCache.put(path, page);
  const tabs = [...pageHtml.matchAll(/"(\/[\w/-]+\?tab=[\w-]+)/g)]
    .map(([, tab = ""]) => tab)
    .filter((tab) => tab.startsWith(`${path}?`));
  await Promise.all([...new Set(tabs)].map(keepPage));
}

/** What is kept at an address, of this build before any other. */
async function findKept(path: string): Promise<Response | undefined> {
  const cacheNames = (await caches.keys()).reduceRight<string[]>(
    (laterNames, cacheName) => [...laterNames, cacheName],
    [build],
  );
  for (const cacheName of cacheNames) {
    const response = await (await caches.open(cacheName)).match(path, { ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/** What others add to an address to see where visitors come from; it asks for nothing. */
const isTracking = (name: string): boolean => /^(utm_\w+|fbclid|gclid|zarsrc)$/.test(name);

/** An address by what it asks for. */
function askedPath({ pathname, search, searchParams }: URL): string {
  const names = [...searchParams.keys()];
  return names.length > 0 && names.every(isTracking) ? pathname : pathname + search;
}

/**
 * A page from the network, else as it was kept, else the one that says why there is none. What was kept stands for no other
 * address: it would show its own example as the answer to what that asks.
 */
async function answerPage(request: Request, requestUrl: URL): Promise<Response> {
  const { pathname } = requestUrl;
  const networkAnswer = fetch(request);
  const keptPage = await findKept(askedPath(requestUrl));
  const late = new Promise<undefined>((resolve) => {
    if (keptPage) setTimeout(resolve, networkTimeoutMs);
  });
  try {
    return (await Promise.race([networkAnswer, late])) ?? keptPage ?? (await networkAnswer);
  } catch {
    const isEnglish = /^\/en(\/|$)/.test(pathname);
    return keptPage ?? (await findKept(offlinePages[isEnglish ? 1 : 0] ?? "")) ?? Response.error();
  }
}

/** Every page that an earlier build's worker has kept, and the two for where nothing is kept. */
async function keepAllPages(): Promise<void> {
  const openCaches = await Promise.all((await caches.keys()).map((cacheName) => caches.open(cacheName)));
  const requests = (await Promise.all(openCaches.map((openCache) => openCache.keys()))).flat();
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
    const otherCaches = (await caches.keys()).filter((cacheName) => cacheName !== build);
    await Promise.all(otherCaches.slice(0, -1).map((cacheName) => caches.delete(cacheName)));
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (!Array.isArray(data)) return;
  const end = new Promise((resolve) => setTimeout(resolve, keepingTimeoutMs));
  event.waitUntil(Promise.race([end, Promise.allSettled(data.map((path) => keepPage(String(path))))]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const requestUrl = new URL(request.url);
  if (request.method !== "GET" || requestUrl.origin !== location.origin) return;
  if (isFile(requestUrl.pathname))
    event.respondWith(findKept(requestUrl.pathname).then((keptFile) => keptFile ?? fetch(request)));
  else if (request.mode === "navigate") event.respondWith(answerPage(request, requestUrl));
});
