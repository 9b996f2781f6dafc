import { localPath } from "../core/catalog.ts";
import type { Lang } from "../core/i18n.ts";
import type { Site } from "../core/site.ts";

/** The site's logo and name, a link to the home page. */
export function Brand({ lang, site }: { lang: Lang; site: Site }) {
  return (
    <a className="brand" href={localPath("/", lang)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M7 14h18v10a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zM12 14v-3a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3M7 18.5h18M16 17v3" />
      </svg>
      <span>{site.name}</span>
    </a>
  );
}
