import { groups, tools } from "../core/catalog.ts";
import { definePage } from "../ssr/page.ts";
import { ToolCards } from "../ui/tool-cards.tsx";

export const homePage = () =>
  definePage({
    id: "home",
    heading: ({ t }) => ({
      label: t("home.title"),
      summary: t("home.summary"),
      lead: t("home.lead", { count: tools.length }),
    }),
    view: ({ lang, t }) => (
      <nav className="catalogue" aria-label={t("home.tools")}>
        {groups.map((group) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group}>{t(`group.${group}`)}</h2>
            <ToolCards lang={lang} tools={tools.filter((tool) => tool.group === group)} />
          </section>
        ))}
      </nav>
    ),
  });
