import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type LaunchOptions, chromium } from "playwright-core";
import { newerNames, takeAway } from "./old-browser.ts";

const profiles = ["current", "old", "no-storage", "old-no-storage"] as const;

/** Which browser the visitors of this run have: today's, one of the floor, one that blocks all cookies, or both at once. */
const browserProfile: (typeof profiles)[number] =
  profiles.find((profile) => profile === process.env["BROWSER_PROFILE"]) ?? "current";

export const isOldBrowser = browserProfile.startsWith("old");
export const blocksStorage = browserProfile.endsWith("no-storage");

/** What Playwright itself uses in a page to hand values over, and what Chromium needs to write an error's stack. */
const needed = new Set([
  "BigInt64Array",
  "BigUint64Array",
  "Error.stackTraceLimit",
  "Element.checkVisibility",
]);

/** Takes away what browsers at the floor lack, in every page of every visitor. */
function makeOld(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  const names = newerNames().filter(
    ({ owner, member }) => !needed.has(owner) && !needed.has(`${owner}.${member}`),
  );
  browser.newContext = async (wishes) => {
    const context = await open(wishes);
    await context.addInitScript(takeAway, names);
    return context;
  };
  return browser;
}

const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };

/** The browser's own setting "block all cookies": storage throws when it is mentioned. Every visitor inherits it. */
async function launchWithoutStorage(options: LaunchOptions): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "no-storage-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(blocked));
  const first = await chromium.launchPersistentContext(folder, options);
  const browser = first.browser();
  if (!browser) throw new Error("Chromium has started without its browser");
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}

export async function launchProfile(options: LaunchOptions): Promise<Browser> {
  const browser = await (blocksStorage ? launchWithoutStorage(options) : chromium.launch(options));
  return isOldBrowser ? makeOld(browser) : browser;
}
