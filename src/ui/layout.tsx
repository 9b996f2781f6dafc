import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { type Lang, translator } from "../core/i18n.ts";
import type { Site } from "../core/site.ts";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import { LanguageForm } from "./language-form.tsx";
import { Sidebar } from "./sidebar.tsx";

export function Layout({
  lang,
  path,
  heading,
  site,
  userMenu,
  query,
  year,
  children,
}: {
  lang: Lang;
  path: string | null;
  heading: string;
  site: Site;
  userMenu: ReactNode;
  query: URLSearchParams;
  year: string;
  children: ReactNode;
}) {
  const t = translator(lang);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <div className="busy-bar" aria-hidden="true" />
      <Sidebar lang={lang} path={path} site={site} />
      <div className="page">
        <header className="topbar">
          <button
            type="button"
            className="icon-button menu-button"
            popoverTarget="menu"
            aria-label={t("shell.openMenu")}
          >
            <Menu aria-hidden="true" />
          </button>
          <a className="icon-button menu-link" href="#menu" aria-label={t("shell.openMenu")}>
            <Menu aria-hidden="true" />
          </a>
          <Brand lang={lang} site={site} />
          <h1>{heading}</h1>
          <LanguageForm lang={lang} path={path ?? "/"} query={query} />
          {userMenu}
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer lang={lang} site={site} year={year} />
      </div>
    </>
  );
}
