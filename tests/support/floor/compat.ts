import type { Identifier, SupportBlock, SupportStatement } from "@mdn/browser-compat-data";
import { oldestBrowsers } from "#ssr/bundle.ts";

const { chrome, safari, firefox } = oldestBrowsers;

export const supportOf = (feature: Identifier | undefined): SupportBlock | undefined =>
  // oxlint-disable-next-line no-underscore-dangle -- what the data calls it
  feature?.__compat?.support;

export const membersOf = (feature: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature).flatMap(([name, inner]) =>
    name === "__compat" || !inner || !("__compat" in inner) ? [] : [[name, inner] as const],
  );

/** Whether one of the browsers at the floor lacks it under its own name; where the data says nothing, it is there. */
export function isNewer(support: SupportBlock | undefined): boolean {
  const isAfter = (statement: SupportStatement | undefined, version: number): boolean => {
    const statements = [statement].flat();
    const added = statements.find((one) => one && !one.flags && !one.prefix && !one.alternative_name);
    if (statements.some(Boolean) && !added) return true;
    const since = added?.version_added;
    return (
      since === false || (typeof since === "string" && Number.parseFloat(since.replace("≤", "")) > version)
    );
  };
  return (
    isAfter(support?.chrome, chrome) || isAfter(support?.safari, safari) || isAfter(support?.firefox, firefox)
  );
}
