import { parse } from "tldts";
import rdap from "./rdap-servers.json" with { type: "json" };
import whois from "./whois-servers.json" with { type: "json" };

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
const countries = letters.flatMap((first) => letters.map((second) => first + second));
const isCountry = (label: string): boolean => {
  const { publicSuffix, isIcann } = parse(`a.b.${label}`);
  return isIcann === true && (publicSuffix === label || (publicSuffix?.endsWith(`.${label}`) ?? false));
};

/** As DNS has them: those whose servers IANA names, and countries that have none. */
export const topLevelDomains: readonly string[] = [
  ...new Set([
    ...rdap.services.flatMap(([labels = []]) => labels),
    ...Object.values(whois.servers).flat(),
    ...countries.filter(isCountry),
  ]),
];
