import { groups, tools } from "../core/catalog.ts";
import { FinderIsland } from "../ssr/finder.tsx";
import { definePage } from "../ssr/page.ts";
import { finderActions } from "../tools/finder/actions.ts";
import { Refusal } from "../ui/result.tsx";
import { ToolCards } from "../ui/tool-cards.tsx";

export const homePage = () =>
  definePage({
    id: "home",
    actions: finderActions,
    // What was pasted may be a secret.
    isPrivate: ({ submission }) => submission !== null,
    heading: ({ t }) => ({
      label: t("home.title"),
      summary: t("home.summary"),
      lead: t("home.lead", { count: tools.length }),
    }),
    view: ({ lang, t, site, state }) => {
      const { values, answer, problem } = state("find");
      return (
        <>
          <search id="find">
            <FinderIsland lang={lang} isOverlay={false} q={values["q"] ?? ""} answer={answer} />
            {problem && <Refusal problem={problem} />}
          </search>
          <nav className="catalogue" aria-label={t("home.tools")}>
            {groups.map((group) => (
              <section key={group} aria-labelledby={group}>
                <h2 id={group}>{t(`group.${group}`)}</h2>
                <ToolCards
                  lang={lang}
                  tools={tools.filter((tool) => tool.group === group)}
                  closed={site.closedTools}
                />
              </section>
            ))}
          </nav>
        </>
      );
    },
  });
