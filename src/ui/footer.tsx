import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";

const footerPages = ["api", "privacy", "terms", "data-deletion"] as const;

export function Footer({ lang, site, year }: { lang: Lang; site: Site; year: string }) {
  const t = localizer(lang);
  return (
    <footer>
      <div>
        <p>{`© ${year} ${site.name}`}</p>
        <ul>
          {footerPages.map((id) => (
            <li key={id}>
              <a href={localPath(pathOf(id), lang)}>{t(`${id}.label`)}</a>
            </li>
          ))}
          {site.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
