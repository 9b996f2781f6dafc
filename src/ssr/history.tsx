import type { User } from "#core/action.ts";
import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import { type Lang, localizer, textsOf } from "#core/i18n.ts";
import History, { historyIslandTexts } from "#islands/history.tsx";
import type { HistoryKind, HistoryPage } from "#tools/history/schema.ts";
import type { HistoryContent } from "#ui/history-item.tsx";
import { Island } from "./island.tsx";
import type { FormState } from "#client/state.ts";
import type { FormValues } from "./page.ts";

/** The actions of the panel, which stands below the tool. */
export const historyActions = ["list", "remove", "clear"] as const;

/** Which action of the history a page was asked for; null when it was asked for something else. */
export function historyAction(formValues: FormValues): (typeof historyActions)[number] | null {
  const { action } = formValues;
  if (action === "remove" || action === "clear") return action;
  return "history" in formValues ? "list" : null;
}

/** Where a browser goes when something of the history was deleted; null after any other action. */
export const afterHistory = ({ name, path }: { name: string; path: string }): string | null =>
  name === "remove" || name === "clear" ? `${path}?history=1#history` : null;

/** The history of a tool's page, for those who are signed in and whoever asks for it by its address. */
export function HistoryPanel({
  kind,
  view,
}: {
  kind: HistoryKind;
  view: {
    readonly lang: Lang;
    readonly path: string;
    readonly user: User | null;
    readonly state: (name: "list") => FormState<HistoryPage<HistoryContent>>;
  };
}) {
  const { lang, path, user } = view;
  const { answer: page, problem } = view.state("list");
  if (!user && !problem) return null;
  const props = {
    lang,
    texts: textsOf(lang, historyIslandTexts),
    kind,
    path: localPath(path, lang),
    page,
    problem,
  };
  return (
    <>
      <Island name="history" of={History} with={props} />
      {user && (
        <p>
          <a href={`${localPath(pathOf("own-data"), lang)}?kind=${kind}`}>
            {localizer(lang)("account.data")}
          </a>
        </p>
      )}
    </>
  );
}
