import { localPath } from "#core/pages.ts";
import type { Lang } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";

/** The site's logo and name, a link to the home page. */
export function Brand({ lang, site }: { lang: Lang; site: Site }) {
  return (
    <a className="brand" href={localPath("/", lang)}>
      <img src="/favicon.svg" alt="" />
      <span>{site.name}</span>
    </a>
  );
}
