import UserAgent from "user-agents";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { profileOf } from "./forms.ts";
import {
  type Browser,
  browsers,
  type BrowserProfile,
  type RandomUserAgentInput,
  type UserAgentsAnswer,
} from "./schema.ts";

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
