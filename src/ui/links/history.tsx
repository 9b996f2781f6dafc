import { Icon } from "../icon.tsx";
import type { FormEvent, ReactNode } from "react";
import { formBody } from "../../client/form-body.ts";
import { preventingDefault } from "../../client/preventing-default.ts";
import type { LinkHistory } from "../../client/use-links.ts";
import type { Texts } from "../../core/i18n.ts";
import { Empty } from "../empty.tsx";
import { Refusal } from "../result.tsx";

export const linkHistoryTexts = [
  "links.history.title",
  "links.history.refresh",
  "links.history.empty",
  "links.history.more",
  "links.history.busy",
  "links.search",
  "links.search.go",
] as const;

type LinkHistoryProps = {
  readonly history: LinkHistory & {
    readonly refresh: () => Promise<void>;
    readonly search: (query: string) => Promise<void>;
    readonly more: () => Promise<void>;
  };
  readonly texts: Texts<(typeof linkHistoryTexts)[number]>;
};

/** The panel of one's own links: as many as there are so far, and a way to the rest. */
export function LinkHistoryPanel({
  history,
  texts,
  children,
}: LinkHistoryProps & {
  /** A row for each link. */
  readonly children: ReactNode;
}) {
  const { links, next, isBusy, problem } = history;
  const isEmpty = links.length === 0 && !isBusy && !problem;
  return (
    <section id="history" className="result tool" aria-labelledby="history-title" aria-busy={isBusy}>
      <div className="actions spread">
        <h2 id="history-title">{texts["links.history.title"]}</h2>
        <form method="get" action="#history" onSubmit={preventingDefault(history.refresh)}>
          <input type="hidden" name="history" value="open" />
          <button className="button quiet">
            <Icon name="refresh-cw" />
            {texts["links.history.refresh"]}
          </button>
        </form>
      </div>
      <LinkSearch history={history} texts={texts} />
      <div aria-live="polite">
        {isBusy && <p className="busy">{texts["links.history.busy"]}</p>}
        {problem && !problem.errors && <Refusal problem={problem} />}
        {isEmpty && <Empty icon="link-2-off">{texts["links.history.empty"]}</Empty>}
      </div>
      {links.length > 0 && <ul className="entries">{children}</ul>}
      {next !== null && (
        <form method="get" action="#history" onSubmit={preventingDefault(history.more)}>
          <input type="hidden" name="history" value="open" />
          <input type="hidden" name="q" value={history.query} />
          <input type="hidden" name="cursor" value={next} />
          <button className="button quiet">{texts["links.history.more"]}</button>
        </form>
      )}
    </section>
  );
}

function LinkSearch({ history, texts }: LinkHistoryProps) {
  return (
    <search>
      <form
        method="get"
        action="#history"
        className="actions"
        onSubmit={preventingDefault((event: FormEvent<HTMLFormElement>) =>
          history.search(String(formBody(event.currentTarget)["q"] ?? "")),
        )}
      >
        <input type="hidden" name="history" value="open" />
        <input
          type="search"
          enterKeyHint="search"
          name="q"
          aria-label={texts["links.search"]}
          placeholder={texts["links.search"]}
          defaultValue={history.query}
        />
        <button className="button quiet">{texts["links.search.go"]}</button>
      </form>
    </search>
  );
}
