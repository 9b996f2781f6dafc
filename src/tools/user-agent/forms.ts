import { type Browser, systems, type BrowserProfile } from "./schema.ts";

/**
 * How real browsers write themselves today. They freeze most of it (Chrome says "Android 10; K" on every phone,
 * Safari "10_15_7" on every Mac), so what names another model or build there was made up by a bot.
 * The first group with a browser's name is that browser's version.
 */
const webkit = String.raw`AppleWebKit/605\.1\.15 \(KHTML, like Gecko\)`;
const platform = String.raw`(?<windows>Windows NT 10\.0; Win64; x64)|(?<macos>Macintosh; Intel Mac OS X 10[_.]15(?:_7)?)|(?<linux>X11; Linux x86_64)|(?<chromeos>X11; CrOS x86_64 14541\.0\.0)|(?<android>Linux; Android 10; K)`;
const ios = String.raw`(?<ios>(?<phone>iPhone; CPU iPhone OS|)(?<tablet>iPad; CPU OS|) (?:1[89]|[2-9]\d)[\d_]+ like Mac OS X)`;
const chromeBuild = String.raw`\.\d+\.[1-9]\d*\.\d+`;

const userAgentForms = [
  String.raw`\((?:${platform})\) AppleWebKit/537\.36 \(KHTML, like Gecko\) (?:SamsungBrowser/(?<samsung>\d+)\.0 )?Chrome/(?<chrome>\d+)\.0\.0\.0 (?<phone>Mobile )?Safari/537\.36(?: EdgA?/(?<edge>\k<chrome>)\.0\.0\.0| OPR/(?<opera>\d+)\.0\.0\.0)?`,
  String.raw`\((?:${platform}); rv:(?<firefox>\d+)\.0\) Gecko/20100101 Firefox/\k<firefox>\.0`,
  String.raw`\((?<android>Android \d\d); (?:(?<phone>Mobile)|Tablet); rv:(?<firefox>\d+)\.0\) Gecko/\k<firefox>\.0 Firefox/\k<firefox>\.0`,
  String.raw`\((?<macos>Macintosh; Intel Mac OS X 10_15_7)\) ${webkit} Version/(?<safari>\d+)\.\d[\d.]* Safari/605\.1\.15`,
  String.raw`\(${ios}\) ${webkit} Version/(?<safari>\d+)\.\d[\d.]* Mobile/15E148 Safari/604\.1`,
  String.raw`\(${ios}\) ${webkit} (?:CriOS/(?<chrome>\d+)${chromeBuild}|FxiOS/(?<firefox>\d+)\.\d+|EdgiOS/(?<edge>\d+)${chromeBuild} Version/\d+\.\d) Mobile/15E148 Safari/604\.1`,
].map((form) => new RegExp(String.raw`^Mozilla/5\.0 ${form}$`));

/** Edge, Opera and Samsung's browser also name the Chrome that they are made of. */
const byWeight = ["samsung", "edge", "opera", "firefox", "safari", "chrome"] as const satisfies Browser[];

/** Null unless it is written as a real browser of today writes itself. */
export function profileOf(userAgent: string): BrowserProfile | null {
  const formGroups = userAgentForms.map((form) => form.exec(userAgent)?.groups).find(Boolean);
  const system = systems.find((systemName) => formGroups?.[systemName]);
  const browser = byWeight.find((browserName) => formGroups?.[browserName]);
  if (!formGroups || !system || !browser) return null;
  if (browser === "samsung" && system !== "android") return null;
  const isHandheld = system === "android" || system === "ios";
  const device = !isHandheld ? "desktop" : formGroups["phone"] ? "phone" : "tablet";
  return { userAgent, device, system, browser, version: Number(formGroups[browser]) };
}
