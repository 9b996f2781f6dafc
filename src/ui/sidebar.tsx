import { localPath } from "#core/pages.ts";
import { type TaskAddress, tools } from "#tools/catalog.ts";
import { groups } from "#core/tool.ts";
import type { IconName } from "#core/icons.ts";
import { type Lang, localizer } from "#core/i18n.ts";
import type { Site } from "#core/site.ts";
import { Brand } from "./brand.tsx";
import { Icon } from "./icon.tsx";
import { LanguageForm } from "./language-form.tsx";

/** The navigation: a column on wide screens, else a drawer that the browser itself opens and closes (popover). */
export function Sidebar({
  lang,
  path,
  addresses,
  site,
  query,
}: {
  lang: Lang;
  path: string | null;
  addresses: TaskAddress;
  site: Site;
  query: URLSearchParams;
}) {
  const t = localizer(lang);
  /** The page itself, or the tool whose task it is. */
  const currentAt = (to: string) => {
    if (to !== path) return undefined;
    return addresses[lang] === localPath(to, lang) ? "page" : "true";
  };
  const menuEntry = (to: string, label: string, icon: IconName) => (
    <li key={to}>
      <a href={localPath(to, lang)} aria-current={currentAt(to)}>
        <Icon name={icon} />
        {label}
      </a>
    </li>
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
          <Icon name="x" />
        </button>
      </div>
      <LanguageForm lang={lang} addresses={addresses} query={query} />
      <ul>{menuEntry("/", t("home.label"), "house")}</ul>
      {groups.map((group) => (
        <div key={group} className="group">
          <p id={`menu-${group}`}>{t(`group.${group}`)}</p>
          <ul aria-labelledby={`menu-${group}`}>
            {tools
              .filter((tool) => tool.group === group)
              .map((tool) => menuEntry(tool.path, t(tool.short), tool.icon))}
          </ul>
        </div>
      ))}
      <hr />
      <ul>{menuEntry("/donate", t("donate.label"), "heart")}</ul>
    </nav>
  );
}
