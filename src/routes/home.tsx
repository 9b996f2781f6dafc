import type { Caller } from "../core/action.ts";
import { groups, localPath, tools } from "../core/catalog.ts";
import { FinderIsland } from "../ssr/finder.tsx";
import { definePage } from "../ssr/page.ts";
import { originPageOf } from "../tools/sign-in/cookies.ts";
import { finderActions } from "../tools/finder/actions.ts";
import { Icon } from "../ui/icon.tsx";
import { Refusal } from "../ui/result.tsx";
import { ToolCards } from "../ui/tool-cards.tsx";

/** The tool that the visitor has just signed in from. */
function originTool({ cookies }: Caller) {
  const [id, tab] = originPageOf(cookies) ?? [];
  const tool = tools.find((one) => one.id === id);
  return tool ? { path: tool.path, label: tool.label, query: tab ? `?tab=${tab}` : "" } : null;
}

export const homePage = () =>
  definePage({
    id: "home",
    actions: finderActions,
    cookies: [],
    load: async ({ caller }) => ({ origin: caller.user ? originTool(caller) : null }),
    // What was pasted may be a secret.
    isPrivate: ({ submission }) => submission !== null,
    heading: ({ t }) => ({
      label: t("home.title"),
      summary: t("home.summary"),
      lead: t("home.lead", { count: tools.length }),
    }),
    view: ({ lang, t, site, data: { origin }, state }) => {
      const { values, answer, problem } = state("find");
      return (
        <>
          {origin && (
            <p className="notice">
              <a className="button quiet" href={`${localPath(origin.path, lang)}${origin.query}#typed`}>
                <Icon name="arrow-right" />
                {t("home.back", { tool: t(origin.label) })}
              </a>
            </p>
          )}
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
