import { Heart, House, X } from "lucide-react";
import type { ComponentType, SVGProps } from "react";
import { localPath, tools } from "../core/catalog.ts";
import { type Lang, translator } from "../core/i18n.ts";
import type { Site } from "../core/site.ts";
import { Brand } from "./brand.tsx";

/** The navigation: a column on wide screens, else a drawer that the browser itself opens and closes (popover). */
export function Sidebar({ lang, path, site }: { lang: Lang; path: string | null; site: Site }) {
  const t = translator(lang);
  const link = (to: string, label: string, Icon: ComponentType<SVGProps<SVGSVGElement>>) => (
    <a href={localPath(to, lang)} {...(to === path && { "aria-current": "page" as const })}>
      <Icon aria-hidden="true" />
      {label}
    </a>
  );
  return (
    <nav id="menu" className="sidebar" popover="auto" aria-label={t("shell.menu")}>
      <div className="sidebar-head">
        <Brand lang={lang} site={site} />
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t("shell.closeMenu")}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul>
        <li>{link("/", t("home.label"), House)}</li>
        {tools.map((tool) => (
          <li key={tool.id}>{link(tool.path, t(tool.label), tool.icon)}</li>
        ))}
      </ul>
      <hr />
      <ul>
        <li>{link("/donate", t("donate.label"), Heart)}</li>
      </ul>
    </nav>
  );
}
