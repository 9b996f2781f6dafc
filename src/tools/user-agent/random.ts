import UserAgent from "user-agents";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import {
  type Browser,
  type BrowserProfile,
  type RandomUserAgentInput,
  type UserAgentsAnswer,
  browsers,
  systems,
} from "./schema.ts";

/**
 * How real browsers write themselves today. They freeze most of it (Chrome says "Android 10; K" on every phone,
 * Safari "10_15_7" on every Mac), so what names another model or build there was made up by a bot.
 * The first group with a browser's name is that browser's version.
 */
const webkit = String.raw`AppleWebKit/605\.1\.15 \(KHTML, like Gecko\)`;
const platform = String.raw`(?<windows>Windows NT 10\.0; Win64; x64)|(?<macos>Macintosh; Intel Mac OS X 10[_.]15(?:_7)?)|(?<linux>X11; Linux x86_64)|(?<chromeos>X11; CrOS x86_64 14541\.0\.0)|(?<android>Linux; Android 10; K)`;
const ios = String.raw`(?<ios>(?<phone>iPhone; CPU iPhone OS|)(?<tablet>iPad; CPU OS|) (?:1[89]|[2-9]\d)[\d_]+ like Mac OS X)`;
const chromeBuild = String.raw`\.\d+\.[1-9]\d*\.\d+`;

const forms = [
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
  const formGroups = forms.map((form) => form.exec(userAgent)?.groups).find(Boolean);
  const system = systems.find((systemName) => formGroups?.[systemName]);
  const browser = byWeight.find((browserName) => formGroups?.[browserName]);
  if (!formGroups || !system || !browser) return null;
  if (browser === "samsung" && system !== "android") return null;
  const isHandheld = system === "android" || system === "ios";
  const device = !isHandheld ? "desktop" : formGroups["phone"] ? "phone" : "tablet";
  return { userAgent, device, system, browser, version: Number(formGroups[browser]) };
}

/** `weight` is the root of how often it was seen, so that the commonest do not crowd out all others. */
type WeightedProfile = BrowserProfile & { weight: number };

/** How many major versions behind the newest one still counts as current; some come monthly, some yearly. */
const span: Record<Browser, number> = { chrome: 4, edge: 4, firefox: 4, opera: 4, samsung: 1, safari: 1 };

/** What was seen on the web lately, and how often, without what is old or contradicts itself. */
function collectProfiles(): readonly WeightedProfile[] {
  const weights = new Map<string, number>();
  for (const { userAgent, weight } of UserAgent.top()) {
    weights.set(userAgent, (weights.get(userAgent) ?? 0) + weight);
  }
  const real = [...weights].flatMap(([userAgent, profileWeight]) => {
    const profile = profileOf(userAgent);
    return profile ? [{ ...profile, weight: Math.sqrt(profileWeight) }] : [];
  });
  const newestRelease = (browser: Browser) =>
    Math.max(
      ...real
        .filter((browserRelease) => browserRelease.browser === browser)
        .map((browserRelease) => browserRelease.version),
    );
  const oldestReleases = new Map(
    browsers.map((browser) => [browser, newestRelease(browser) - span[browser]]),
  );
  return real.filter(
    (browserRelease) => browserRelease.version >= (oldestReleases.get(browserRelease.browser) ?? Infinity),
  );
}

let pool: readonly WeightedProfile[] | undefined;

/** Every current one, collected on first use. */
export const knownUserAgents = (): readonly WeightedProfile[] => (pool ??= collectProfiles());

function pickIndex(profiles: readonly WeightedProfile[], random: () => number): number {
  let weightLeft =
    random() * profiles.reduce((weightSum, browserRelease) => weightSum + browserRelease.weight, 0);
  const index = profiles.findIndex((browserRelease) => (weightLeft -= browserRelease.weight) < 0);
  return index < 0 ? profiles.length - 1 : index;
}

const isOnSystem = (device: RandomUserAgentInput["device"], browserRelease: BrowserProfile): boolean =>
  !device || (device === "desktop") === (browserRelease.device === "desktop");

/** Different ones, common ones more likely; `random` gives numbers from 0 up to 1. */
export function randomUserAgents(
  randomInput: RandomUserAgentInput,
  random: () => number,
): Result<UserAgentsAnswer> {
  const { device, system, browser, count } = randomInput;
  const onDevice = knownUserAgents().filter((browserRelease) => isOnSystem(device, browserRelease));
  const onSystem = onDevice.filter((browserRelease) => !system || browserRelease.system === system);
  if (system && onSystem.length === 0) return invalid("system", message("user-agent.error.system"));
  const profilesLeft = onSystem.filter((browserRelease) => !browser || browserRelease.browser === browser);
  const picked: BrowserProfile[] = [];
  while (picked.length < count && profilesLeft.length > 0) {
    for (const { weight: _, ...profile } of profilesLeft.splice(pickIndex(profilesLeft, random), 1))
      picked.push(profile);
  }
  const [firstProfile] = picked;
  return firstProfile
    ? ok({ ...firstProfile, userAgents: picked })
    : invalid("browser", message("user-agent.error.none"));
}
