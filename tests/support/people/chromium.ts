import { $ } from "bun";
import { existsSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { debianInstall } from "#tests/support/servers/debian-install.ts";
import { blocksStorage, launchProfile } from "./browser-profile.ts";
import { withPage } from "./profiles.ts";

/** Chromium without windows: a page of it costs a third of the computing of one of the whole browser. */
const headlessShells = ["chromium-headless-shell", "chrome-headless-shell"];
const wholeBrowsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
// Only the whole browser has the setting that blocks cookies.
const names = blocksStorage ? wholeBrowsers : [...headlessShells, ...wholeBrowsers];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The system's Chromium or Chrome; null when there is none. */
export const findChromium = (): string | null =>
  names.map((name) => Bun.which(name)).find(Boolean) ?? places.find((place) => existsSync(place)) ?? null;

/** Installs the one without windows, in a container of Debian; elsewhere the whole browser does. */
export async function installHeadlessShell(): Promise<void> {
  if (headlessShells.some((name) => Bun.which(name))) return;
  if (process.getuid?.() !== 0 || !Bun.which("apt-get")) return;
  await $`${debianInstall(["chromium-headless-shell", "fonts-liberation"])}`.quiet().nothrow();
}

const installers: Record<string, () => Promise<unknown>> = {
  "apt-get": () => $`${debianInstall(["chromium", "fonts-liberation"])}`.quiet(),
  apk: () => $`apk add --no-cache chromium`.quiet(),
  dnf: () => $`dnf install -y chromium`.quiet(),
  pacman: () => $`pacman -Sy --noconfirm chromium`.quiet(),
  brew: () => $`brew install --cask chromium`.quiet(),
};

/** Makes sure that there is a Chromium, through the system's package manager where it must be installed. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const manager = Object.keys(installers).find((name) => Bun.which(name));
  const install = manager && installers[manager];
  if (!install)
    throw new Error("The tests need Chromium, and no known package manager is here to install it.");
  await install();
  const installed = findChromium();
  if (!installed) throw new Error(`${manager} has installed Chromium, but it is not found.`);
  return installed;
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No name but this machine's own is looked up, so that a test says the same wherever it runs.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  // With this the pages of one visitor after another are drawn by a process that is already warm.
  "--process-per-site",
  // A page lives for a second: what compiling costs is not earned back (a fifth of all computing).
  "--js-flags=--no-opt,--max-lazy,--single-threaded",
];

async function launchBrowser(): Promise<Browser> {
  const found = findChromium();
  if (!found && process.env["CI"] === "true")
    throw new Error(`${names[0]}: bun run test:install has not installed it`);
  return launchProfile({ executablePath: found ?? (await ensureChromium()), args: flags });
}

declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var testBrowser: Promise<Browser> | undefined;
}

const whileConnected = async (browser: Browser): Promise<Browser> =>
  browser.isConnected() ? browser : launchBrowser();

/** The one browser of this test process, launched when the first test asks, or when it has gone, and ended with the process. */
export const sharedBrowser = (): Promise<Browser> =>
  (globalThis.testBrowser = (globalThis.testBrowser ?? launchBrowser()).then(whileConnected));

export type Look = (page: Page) => Promise<void>;

type Visit = { readonly script?: boolean; readonly width?: number; readonly fresh?: boolean };

/** A visitor with a page of their own, closed or emptied again whatever comes of it. */
export async function visitWith(
  browser: Browser,
  { script = true, width = 1280, fresh = false }: Visit,
  look: Look,
): Promise<void> {
  const living = browser.isConnected() ? browser : await sharedBrowser();
  await withPage(living, { script, fresh }, async (page) => {
    await page.setViewportSize({ width, height: 800 });
    await look(page);
  });
}
