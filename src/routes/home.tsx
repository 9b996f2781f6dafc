import type { Caller } from "../core/action.ts";
import { type Tool, type ToolId, groups, localPath, tools } from "../core/catalog.ts";
import type { Lang, Localize } from "../core/i18n.ts";
import { PageFinder } from "../ssr/finder.tsx";
import { definePage } from "../ssr/page.ts";
import { originPageOf } from "../tools/sign-in/cookies.ts";
import type { AccountActions } from "../tools/account/actions.ts";
import { finderActions } from "../tools/finder/actions.ts";
import { Icon } from "../ui/icon.tsx";
import { Refusal } from "../ui/result.tsx";
import { ToolCards } from "../ui/tool-cards.tsx";

/** The tool that the visitor has just signed in from. */
function originTool({ cookies }: Caller) {
  const [id, tab] = originPageOf(cookies) ?? [];
  const tool = tools.find((anyTool) => anyTool.id === id);
  return tool ? { path: tool.path, label: tool.label, query: tab ? `?tab=${tab}` : "" } : null;
}

/** What the account of whoever is signed in has pinned; undefined for anybody else. */
const pinnedTools = (pinnedIds: readonly ToolId[] | null | undefined) =>
  pinnedIds && tools.filter(({ id }) => pinnedIds.includes(id));

export const homePage = ({ pins, setPins }: Pick<AccountActions, "pins" | "setPins">) =>
  definePage({
    id: "home",
    actions: { ...finderActions, setPins },
    cookies: [],
    load: async ({ run, caller }) => {
      const storedPins = caller.user ? await run(pins, {}) : null;
      return {
        origin: caller.user ? originTool(caller) : null,
        pinned: storedPins?.ok ? pinnedTools(storedPins.value.tools) : undefined,
      };
    },
    choose: ({ action, q }) => (action === "setPins" ? "setPins" : q === undefined ? null : "find"),
    after: ({ name, outcome }, { lang }) =>
      name === "setPins" && outcome.ok ? `${localPath("/", lang)}#pinned` : null,
    // What was pasted may be a secret.
    isPrivate: ({ submission }) => submission !== null,
    heading: ({ t }) => ({
      label: t("home.title"),
      summary: t("home.summary"),
      lead: t("home.lead", { count: tools.length }),
    }),
    view: ({ lang, t, site, data: { origin, pinned }, state }) => {
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
            <PageFinder
              lang={lang}
              isOverlay={false}
              q={values["q"] ?? ""}
              answer={answer}
              {...(pinned !== undefined && { pinned: pinned?.map(({ path }) => path) ?? null })}
            />
            {problem && <Refusal problem={problem} />}
          </search>
          {pinned !== undefined && <Pins t={t} lang={lang} pinned={pinned ?? []} />}
          <nav className="catalogue" aria-label={t("home.tools")}>
            {groups.map((toolGroup) => (
              <section key={toolGroup} aria-labelledby={toolGroup}>
                <h2 id={toolGroup}>{t(`group.${toolGroup}`)}</h2>
                <ToolCards
                  lang={lang}
                  tools={tools.filter((tool) => tool.group === toolGroup)}
                  closed={site.closedTools}
                />
              </section>
            ))}
          </nav>
        </>
      );
    },
  });

/** One's pinned tools, and the choice of them: buttons of a plain form, for browsers without scripts or storage too. */
function Pins({ t, lang, pinned }: { t: Localize; lang: Lang; pinned: readonly Tool[] }) {
  const toggled = (tool: Tool) =>
    tools.filter((otherTool) => pinned.includes(otherTool) !== (otherTool === tool)).map(({ id }) => id);
  return (
    <section id="pinned" className="catalogue" aria-label={t("home.pinned")}>
      {pinned.length > 0 && (
        <>
          <h2>{t("home.pinned")}</h2>
          <ToolCards lang={lang} tools={pinned} />
        </>
      )}
      <details className="options">
        <summary>{t("home.pinned.choose")}</summary>
        <form method="post" className="actions">
          <input type="hidden" name="action" value="setPins" />
          {tools.map((tool) => (
            <button
              key={tool.id}
              className="button quiet"
              name="tools"
              value={toggled(tool).join()}
              aria-pressed={pinned.includes(tool)}
            >
              {pinned.includes(tool) && <Icon name="pin" />}
              {t(tool.short)}
            </button>
          ))}
        </form>
      </details>
    </section>
  );
}
