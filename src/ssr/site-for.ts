import { originFor } from "#core/local-origin.ts";
import type { Site } from "#core/site.ts";

/**
 * The site as a visitor sees it. Where PUBLIC_URL was left at the machine's own name and somebody asks by another one,
 * the addresses on the page are those that they can follow.
 */
export function siteFor(site: Site, { url }: Request): Site {
  const ownOrigin = originFor(site.origin, url);
  return ownOrigin === site.origin ? site : { ...site, origin: ownOrigin };
}
