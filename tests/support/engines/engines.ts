import { debianProgram } from "#tests/support/servers/debian.ts";
import { chromiumEngine } from "./chromium-page.ts";
import { type PackedYear, packedChromium } from "./chromium-packages.ts";
import type { OpenEngine } from "./engine.ts";
import { firefoxEngine } from "./firefox-page.ts";
import { webKitEngine } from "./webkit-page.ts";

const packed = async (version: PackedYear): Promise<OpenEngine | null> => {
  const binary = await packedChromium(version);
  return binary === null ? null : chromiumEngine(binary);
};

async function webKit(): Promise<OpenEngine | null> {
  const screen = debianProgram("xvfb");
  const driver = debianProgram("webKitDriver");
  const browser = debianProgram("miniBrowser");
  return screen && driver && browser ? webKitEngine({ screen, driver, browser }) : null;
}

async function firefox(): Promise<OpenEngine | null> {
  const binary = debianProgram("firefox");
  return binary === null ? null : firefoxEngine(binary);
}

/** The browsers that the site is set before in CI; README says so of each. Null where one cannot be had. */
export const engines = {
  "Chromium 80": () => packed(80),
  "Chromium 109": () => packed(109),
  "Firefox ESR": firefox,
  WebKitGTK: webKit,
} as const satisfies Record<string, () => Promise<OpenEngine | null>>;

export type EngineName = keyof typeof engines;
