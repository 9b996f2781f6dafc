import type { ReactNode } from "react";
import { type Lang, localizer } from "../core/i18n.ts";
import type { Site } from "../core/site.ts";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import { LanguageForm } from "./language-form.tsx";
import { Sidebar } from "./sidebar.tsx";

export function Layout({
  lang,
  path,
  heading,
  lead,
  site,
  finder,
  userMenu,
  query,
  year,
  children,
}: {
  lang: Lang;
  path: string | null;
  heading: string;
  /** One sentence under the title. */
  lead: string | undefined;
  site: Site;
  /** The field that finds tools; null where the page has it itself. */
  finder: ReactNode;
  userMenu: ReactNode;
  query: URLSearchParams;
  year: string;
  children: ReactNode;
}) {
  const t = localizer(lang);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <div className="busy-bar" aria-hidden="true" />
      <Sidebar lang={lang} path={path} site={site} query={query} />
      <div className="page">
        <header className="topbar">
          <div className="bar">
            <Brand lang={lang} site={site} />
            {finder !== null && (
              <button type="button" className="find-button" popoverTarget="find">
                <Icon name="search" />
                <span>{t("finder.short")}</span>
                <kbd>Ctrl K</kbd>
              </button>
            )}
            <LanguageForm lang={lang} path={path ?? "/"} query={query} />
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
          <h1>{heading}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {finder !== null && (
          <search id="find" className="find-overlay" popover="auto">
            {finder}
          </search>
        )}
        <Footer lang={lang} site={site} year={year} />
      </div>
    </>
  );
}
