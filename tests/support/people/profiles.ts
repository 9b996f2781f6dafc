import type { Browser, BrowserContext, Page } from "playwright-core";

/** A browser's profile; its first page keeps the process warm that draws the pages of this machine's sites. */
type Profile = { readonly context: BrowserContext; readonly origins: Set<string> };

type Unused = Record<"scripts" | "noScripts", Profile[]>;

declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var testProfiles: Map<Browser, Unused> | undefined;
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var emptySite: Bun.Server<undefined> | undefined;
}

/** What a page may take on a machine with much else to do. */
export const pageTimeoutMs = 240_000;

const emptyPage = () => new Response("", { headers: { "Content-Type": "text/html" } });

async function openProfile(browser: Browser, script: boolean): Promise<Profile> {
  const context = await browser.newContext({
    javaScriptEnabled: script,
    permissions: ["clipboard-read", "clipboard-write"],
    // Tests that are about it have a context of their own.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(pageTimeoutMs);
  const first = await context.newPage();
  globalThis.emptySite ??= Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: emptyPage });
  await first.goto(globalThis.emptySite.url.href);
  const origins = new Set<string>();
  context.on("request", (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  return { context, origins };
}

/** Closes a page; Chromium now and then never answers when it is told to close one that is on its way to another. */
async function close(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.close();
}

/** Closes what the visitor has opened, and forgets all that they have left behind. */
async function clean({ context, origins }: Profile): Promise<void> {
  const [first, ...pages] = context.pages();
  if (!first) throw new Error("A profile has lost its first page");
  await Promise.all(pages.map(close));
  await context.clearCookies();
  const session = await context.newCDPSession(first);
  for (const origin of origins)
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
  origins.clear();
}

const profilesOf = (browser: Browser): Unused => {
  const profiles = (globalThis.testProfiles ??= new Map());
  const unused = profiles.get(browser) ?? { scripts: [], noScripts: [] };
  profiles.set(browser, unused);
  return unused;
};

/** Lends a profile to one visitor at a time; the next one finds nothing of those before, whatever came of it. */
export async function withProfile(
  browser: Browser,
  script: boolean,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const unused = profilesOf(browser)[script ? "scripts" : "noScripts"];
  const profile = unused.pop() ?? (await openProfile(browser, script));
  try {
    await use(profile.context);
    await clean(profile);
  } catch (fault) {
    await Promise.all(profile.context.pages().map(close));
    await profile.context.close();
    throw fault;
  }
  unused.push(profile);
}
