import type { Browser, BrowserContext, Page } from "playwright-core";
import { blocksStorage } from "./browser-profile.ts";

/** A browser's profile with its one page; the next visitor gets both, for a new page costs more than all it then shows. */
type Profile = { readonly context: BrowserContext; readonly page: Page; readonly origins: Set<string> };

type Use = (page: Page) => Promise<void>;

type Unused = Record<"scripts" | "noScripts", Profile[]>;

declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var testProfiles: Map<Browser, Unused> | undefined;
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var emptySite: Bun.Server<undefined> | undefined;
}

/** What a page may take on a machine with much else to do. */
export const pageTimeoutMs = 60_000;

const emptyPage = () => new Response("", { headers: { "Content-Type": "text/html" } });

/** As long as a form waits for its island before it goes to the server by itself, in `loader.ts`. */
const formTimeoutMs = 1200;

/** What a form does with its island is not another thing where a machine with much else to do takes longer to load it. */
function waitForIslands(waitMs: number): void {
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...values: unknown[]) =>
      start(run, ms === waitMs ? 10 * ms : ms, ...values),
  });
}

async function openProfile(browser: Browser, script: boolean): Promise<Profile> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    permissions: ["clipboard-read", "clipboard-write"],
    // Tests that are about it have a context of their own.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(pageTimeoutMs);
  if (script) await context.addInitScript(waitForIslands, formTimeoutMs);
  const page = await context.newPage();
  const origins = new Set<string>();
  context.on("request", (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  return { context, page, origins };
}

const refuse = () => {
  throw new Error("This outlives its visitor: visit with { fresh: true }");
};

/** A page that will be lent again refuses what no later visit could take back. */
function guard({ context, page }: Profile): void {
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse });
  Object.assign(context, { addInitScript: refuse, exposeFunction: refuse, exposeBinding: refuse });
  Object.assign(context.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

/** Closes a page; Chromium now and then never answers when it is told to close one that is on its way to another. */
async function close(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.close();
}

const events = [
  "console",
  "dialog",
  "download",
  "filechooser",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/** Closes what the visitor has opened beside the one page, and forgets all that they have left behind. */
async function clean({ context, page, origins }: Profile): Promise<void> {
  for (const event of events) page.removeAllListeners(event);
  await Promise.all(
    context
      .pages()
      .filter((opened) => opened !== page)
      .map(close),
  );
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null });
  if (!blocksStorage) await page.evaluate(() => sessionStorage.clear());
  // The process stays warm that draws the pages of this machine's sites.
  globalThis.emptySite ??= Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: emptyPage });
  await page.goto(globalThis.emptySite.url.href);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  for (const origin of origins)
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.send("Page.resetNavigationHistory");
  await session.detach();
  origins.clear();
}

/** Ends what is done with a page that has crashed or answers nobody any more: not every step has an end of its own. */
export async function whileItAnswers(page: Page, use: Use, patienceMs = pageTimeoutMs): Promise<void> {
  const death = Promise.withResolvers<never>();
  const tellCrash = () => death.reject(new Error("The page has crashed"));
  let askedAt: number | null = null;
  const ask = () => {
    if (askedAt !== null && performance.now() - askedAt > patienceMs)
      death.reject(new Error(`The page has answered nobody for ${patienceMs} ms`));
    if (askedAt !== null) return;
    askedAt = performance.now();
    const answered = () => (askedAt = null);
    page.evaluate(() => null).then(answered, answered);
  };
  const asking = setInterval(ask, patienceMs / 10);
  page.on("crash", tellCrash);
  try {
    await Promise.race([death.promise, use(page)]);
  } finally {
    clearInterval(asking);
    page.off("crash", tellCrash);
  }
}

const profilesOf = (browser: Browser): Unused => {
  const profiles = (globalThis.testProfiles ??= new Map());
  const unused = profiles.get(browser) ?? { scripts: [], noScripts: [] };
  profiles.set(browser, unused);
  return unused;
};

/** A visitor with a profile that was never used, and is not used again. */
async function withFreshProfile(browser: Browser, script: boolean, use: Use): Promise<void> {
  const { context, page } = await openProfile(browser, script);
  try {
    await whileItAnswers(page, use);
    await Promise.all(context.pages().map(close));
  } finally {
    await context.close();
  }
}

/** Lends a profile to one visitor at a time; the next one finds nothing of those before, whatever came of it. */
async function withLentProfile(browser: Browser, script: boolean, use: Use): Promise<void> {
  const unused = profilesOf(browser)[script ? "scripts" : "noScripts"];
  let profile = unused.pop();
  if (!profile) guard((profile = await openProfile(browser, script)));
  try {
    await whileItAnswers(profile.page, use);
    await clean(profile);
  } catch (fault) {
    await profile.context.close();
    throw fault;
  }
  unused.push(profile);
}

/** A visitor's own page. `fresh`: for what outlives a visit (scripts at the start of each page, a clock, the first page of a history). */
export const withPage = (
  browser: Browser,
  { script, fresh }: { readonly script: boolean; readonly fresh: boolean },
  use: Use,
): Promise<void> => (fresh ? withFreshProfile : withLentProfile)(browser, script, use);
