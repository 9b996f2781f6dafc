import type { Caller } from "#core/action.ts";
import { type Tool, tools } from "#tools/catalog.ts";
import type { ToolId } from "#tools/registry.ts";
import { glanceAt } from "#core/glance.ts";
import { localPath } from "#core/pages.ts";
import type { Lang, Localize } from "#core/i18n.ts";
import { problemOf } from "#core/problem.ts";
import type { BoundCall } from "#core/tool.ts";
import { PageFinder } from "#ssr/finder.tsx";
import { type PageLoad, definePage } from "#ssr/page.ts";
import { originPageOf } from "#tools/sign-in/cookies.ts";
import type { AccountActions } from "#tools/account/actions.ts";
import type { FinderAnswer } from "#tools/finder/find.ts";
import { finderActions } from "#tools/finder/actions.ts";
import { Icon } from "#ui/icon.tsx";
import { LeadCards, leadIds } from "#ui/lead-cards.tsx";
import { Refusal } from "#ui/result.tsx";
import { ToolCards } from "#ui/tool-cards.tsx";
import { ToolRows } from "#ui/tool-rows.tsx";

/** The groups whose tools stand in rows, but for those that lead: two columns that end level. */
const columns = [
  ["codes", "text", "security"],
  ["network", "language"],
] as const;

const inRows = tools.filter(({ id }) => !leadIds.some((lead) => lead === id));

/** The tool that the visitor has just signed in from. */
function originTool({ cookies }: Caller) {
  const [id, tab] = originPageOf(cookies) ?? [];
  const tool = tools.find((anyTool) => anyTool.id === id);
  return tool ? { path: tool.path, label: tool.label, query: tab ? `?tab=${tab}` : "" } : null;
}

/** What the account of whoever is signed in has pinned; undefined for anybody else. */
const pinnedTools = (pinnedIds: readonly ToolId[] | null | undefined) =>
  pinnedIds && tools.filter(({ id }) => pinnedIds.includes(id));

export const homePage = (
  { pins, setPins }: Pick<AccountActions, "pins" | "setPins">,
  glances: readonly BoundCall[],
) => {
  /** What the first tool that was found makes of the text, where it shows something at a glance; or what it has to wait for. */
  async function atOnceOf(
    found: FinderAnswer,
    { runBeside, caller }: Pick<PageLoad, "runBeside" | "caller">,
  ) {
    const form = found.suggestions[0]?.form;
    const call = glances.find(({ path }) => path === form?.asks);
    if (!form || !call) return { glance: null, waits: null };
    const outcome = await runBeside(call, form.fields);
    if (outcome.ok) return { glance: glanceAt(call, outcome.value, caller.lang), waits: null };
    const isLater = outcome.failure.code === "rate_limited" || outcome.failure.code === "busy";
    return { glance: null, waits: isLater ? problemOf(outcome.failure, caller.lang).detail : null };
  }
  return definePage({
    id: "home",
    actions: { ...finderActions, setPins },
    cookies: [],
    load: async ({ run, runBeside, caller, submission }) => {
      const found = submission?.name === "find" && submission.outcome.ok ? submission.outcome.value : null;
      const storedPins = caller.user ? await run(pins, {}) : null;
      return {
        origin: caller.user ? originTool(caller) : null,
        pinned: storedPins?.ok ? pinnedTools(storedPins.value.tools) : undefined,
        atOnce: found && (await atOnceOf(found, { runBeside, caller })),
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
    view: ({ lang, t, site, data: { origin, pinned, atOnce }, state }) => {
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
              glance={atOnce?.glance ?? null}
              {...(pinned !== undefined && { pinned: pinned?.map(({ path }) => path) ?? null })}
            />
            {problem && <Refusal problem={problem} />}
            {atOnce?.waits && <p className="notice">{t("home.answerWaits", { reason: atOnce.waits })}</p>}
          </search>
          {pinned !== undefined && <Pins t={t} lang={lang} pinned={pinned ?? []} />}
          <nav aria-label={t("home.tools")}>
            <LeadCards lang={lang} site={site} />
            <div className="columns">
              {columns.map((column) => (
                <div key={column[0]}>
                  {column.map((group) => {
                    const ofGroup = inRows.filter((tool) => tool.group === group);
                    return (
                      ofGroup.length > 0 && (
                        <ToolRows
                          key={group}
                          {...{ lang, group, tools: ofGroup, closed: site.closedTools }}
                        />
                      )
                    );
                  })}
                </div>
              ))}
            </div>
          </nav>
        </>
      );
    },
  });
};

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
