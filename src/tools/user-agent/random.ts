import UserAgent from "user-agents";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { profileOf } from "./forms.ts";
import { type Browser, browsers } from "./names.ts";
import type { BrowserProfile, RandomUserAgentInput, UserAgentsAnswer } from "./schema.ts";

/** `weight` is the root of how often it was seen, so that the commonest do not crowd out all others. */
type WeightedProfile = BrowserProfile & { weight: number };

/** How many major versions behind the newest one still counts as current; some come monthly, some yearly. */
const span: Record<Browser, number> = { chrome: 4, edge: 4, firefox: 4, opera: 4, samsung: 1, safari: 1 };

/** What was seen on the web lately, and how often, without what is old or contradicts itself. */
function collect(): readonly WeightedProfile[] {
  const weights = new Map<string, number>();
  for (const { userAgent, weight } of UserAgent.top()) {
    weights.set(userAgent, (weights.get(userAgent) ?? 0) + weight);
  }
  const real = [...weights].flatMap(([userAgent, weight]) => {
    const profile = profileOf(userAgent);
    return profile ? [{ ...profile, weight: Math.sqrt(weight) }] : [];
  });
  const newest = (browser: Browser) =>
    Math.max(
      ...real
        .filter((browserRelease) => browserRelease.browser === browser)
        .map((browserRelease) => browserRelease.version),
    );
  const oldest = new Map(browsers.map((browser) => [browser, newest(browser) - span[browser]]));
  return real.filter(
    (browserRelease) => browserRelease.version >= (oldest.get(browserRelease.browser) ?? Infinity),
  );
}

let pool: readonly WeightedProfile[] | undefined;

/** Every current one, collected on first use. */
export const knownUserAgents = (): readonly WeightedProfile[] => (pool ??= collect());

function pick(from: readonly WeightedProfile[], random: () => number): number {
  let left = random() * from.reduce((sum, browserRelease) => sum + browserRelease.weight, 0);
  const index = from.findIndex((browserRelease) => (left -= browserRelease.weight) < 0);
  return index < 0 ? from.length - 1 : index;
}

const isOn = (device: RandomUserAgentInput["device"], browserRelease: BrowserProfile): boolean =>
  !device || (device === "desktop") === (browserRelease.device === "desktop");

/** Different ones, common ones more likely; `random` gives numbers from 0 up to 1. */
export function randomUserAgents(
  input: RandomUserAgentInput,
  random: () => number,
): Result<UserAgentsAnswer> {
  const { device, system, browser, count } = input;
  const onDevice = knownUserAgents().filter((browserRelease) => isOn(device, browserRelease));
  const onSystem = onDevice.filter((browserRelease) => !system || browserRelease.system === system);
  if (system && onSystem.length === 0) return invalid("system", message("user-agent.error.system"));
  const left = onSystem.filter((browserRelease) => !browser || browserRelease.browser === browser);
  const picked: BrowserProfile[] = [];
  while (picked.length < count && left.length > 0) {
    for (const { weight: _, ...profile } of left.splice(pick(left, random), 1)) picked.push(profile);
  }
  const [first] = picked;
  return first ? ok({ ...first, userAgents: picked }) : invalid("browser", message("user-agent.error.none"));
}
