import type { ReactNode } from "react";
import { type Lang, localizer } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import type { Site } from "#core/site.ts";
import { type TaskAddress, pathOf, tools } from "#tools/catalog.ts";
import { Brand } from "./brand.tsx";
import { Icon } from "./icon.tsx";
import { LanguageForm } from "./language-form.tsx";
import { Sidebar } from "./sidebar.tsx";

const footerPages = ["api", "privacy", "terms", "data-deletion"] as const;

function Footer({ lang, site, year }: { lang: Lang; site: Site; year: string }) {
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

type LayoutProps = {
  readonly lang: Lang;
  readonly path: string | null;
  /** The page in each language. */
  readonly addresses: TaskAddress;
  readonly heading: string;
  /** One sentence under the title. */
  readonly lead: string | undefined;
  readonly site: Site;
  /** The field that finds tools; null where the page has it itself. */
  readonly finder: ReactNode;
  readonly userMenu: ReactNode;
  readonly query: URLSearchParams;
  readonly year: string;
  readonly children: ReactNode;
};

/** The group of the tool whose page, or page of a task, stands at a path. */
const groupOf = (path: string | null) =>
  tools.find((tool) => path === tool.path || path?.startsWith(`${tool.path}/`))?.group;

export function Layout(props: LayoutProps) {
  const { lang, path, addresses, heading, lead, site, finder, query, year, children } = props;
  const t = localizer(lang);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <a className="skip-link to-menu" href="#menu">
        {t("shell.skipToMenu")}
      </a>
      <div className="busy-bar" aria-hidden="true" />
      <div className="page" data-home={path === "/" ? "" : undefined}>
        <header className="topbar">
          <TopBar {...props} />
          <h1>{heading}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </header>
        <main id="main" tabIndex={-1} data-group={groupOf(path)}>
          {children}
        </main>
        {finder !== null && (
          <search id="find" className="find-overlay" popover="auto">
            {finder}
          </search>
        )}
        <Footer lang={lang} site={site} year={year} />
      </div>
      {/* Beside the page for the eye, after it for the keyboard: whoever comes for one tool is not led through all. */}
      <Sidebar lang={lang} path={path} addresses={addresses} site={site} query={query} />
    </>
  );
}

/** The site's name, and what opens over the page: the finder, the menus. */
function TopBar({ lang, addresses, site, finder, userMenu, query }: LayoutProps) {
  const t = localizer(lang);
  return (
    <div className="bar">
      <Brand lang={lang} site={site} />
      {finder !== null && (
        <button type="button" className="find-button" popoverTarget="find">
          <Icon name="search" />
          <span>{t("finder.short")}</span>
          <kbd>Ctrl K</kbd>
        </button>
      )}
      <LanguageForm lang={lang} addresses={addresses} query={query} />
      {userMenu}
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget="menu"
        aria-label={t("shell.openMenu")}
      >
        <Icon name="menu" />
      </button>
      <a className="icon-button menu-link" href="#menu" aria-label={t("shell.openMenu")}>
        <Icon name="menu" />
      </a>
    </div>
  );
}
