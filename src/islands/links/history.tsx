import type { FormEvent, ReactNode } from "react";
import { formBody } from "#client/form-body.ts";
import { preventingDefault } from "#client/preventing-default.ts";
import type { useLinkHistory } from "./use-links.ts";
import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { Refusal } from "#ui/result.tsx";

type LinkHistoryProps = {
  readonly history: ReturnType<typeof useLinkHistory>;
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
};

/** One's own links: as many as there are so far, and a way to the rest. */
export function LinkHistoryPanel({
  history,
  lang,
  texts,
  children,
}: LinkHistoryProps & {
  /** A row for each link. */
  readonly children: ReactNode;
}) {
  const { isOpen, links, next, isBusy, problem } = history;
  const isEmpty = links.length === 0 && !isBusy && !problem;
  return (
    <section id="history" className="own-links tool" aria-labelledby="history-title" aria-busy={isBusy}>
      <div className="list-head">
        <h2 id="history-title">{texts["links.history.title"]}</h2>
        {isOpen && (links.length > 0 || history.query !== "") && (
          <LinkSearch history={history} lang={lang} texts={texts} />
        )}
        {isOpen && links.length > 0 && (
          <a
            className="icon-button"
            href={`/api/links.csv${history.query && `?${new URLSearchParams({ q: history.query })}`}`}
            download="links.csv"
          >
            <Icon name="download" />
            <span className="unseen">{texts["links.history.csv"]}</span>
          </a>
        )}
        {isOpen && (
          <form method="get" action="#history" onSubmit={preventingDefault(history.refresh)}>
            <button className="icon-button">
              <Icon name="refresh-cw" />
              <span className="unseen">{texts["links.history.refresh"]}</span>
            </button>
          </form>
        )}
        <form
          method="get"
          action="#history"
          onSubmit={preventingDefault(isOpen ? history.close : history.refresh)}
        >
          {isOpen && <input type="hidden" name="history" value="closed" />}
          <button className={isOpen ? "icon-button" : "button quiet"} aria-expanded={isOpen}>
            <Icon name={isOpen ? "chevron-up" : "rotate-ccw-clock"} />
            <span className={isOpen ? "unseen" : undefined}>
              {texts[isOpen ? "links.history.hide" : "links.history.show"]}
            </span>
          </button>
        </form>
      </div>
      {isOpen && (
        <>
          <div aria-live="polite">
            {isBusy && <p className={links.length > 0 ? "unseen" : "busy"}>{texts["links.history.busy"]}</p>}
            {problem && !problem.errors && <Refusal problem={problem} />}
            {isEmpty && (
              <div className="panel">
                <Empty icon="link-2-off">
                  {texts[history.query ? "links.history.notFound" : "links.history.empty"]}
                </Empty>
              </div>
            )}
          </div>
          {links.length > 0 && <ul className="list">{children}</ul>}
          {next !== null && (
            <form method="get" action="#history" onSubmit={preventingDefault(history.more)}>
              <input type="hidden" name="q" value={history.query} />
              <input type="hidden" name="cursor" value={next} />
              <button className="button quiet">{texts["links.history.more"]}</button>
            </form>
          )}
        </>
      )}
    </section>
  );
}

/** Fewer are seen at a glance: on a phone there is no field for them. */
const fewLinks = 6;

function LinkSearch({ history, lang, texts }: LinkHistoryProps) {
  const { links, next, query } = history;
  const isCounted = next === null && query === "" && links.length > 0;
  return (
    <search className={links.length < fewLinks && query === "" ? "for-many" : undefined}>
      <form
        method="get"
        action="#history"
        onSubmit={preventingDefault((event: FormEvent<HTMLFormElement>) =>
          history.search(String(formBody(event.currentTarget)["q"] ?? "")),
        )}
      >
        <button className="icon-button">
          <Icon name="search" />
          <span className="unseen">{texts["links.search.go"]}</span>
        </button>
        <input
          type="search"
          enterKeyHint="search"
          name="q"
          aria-label={texts["links.search"]}
          placeholder={
            isCounted
              ? fill(texts["links.search.in"], { count: links.length }, lang)
              : texts["links.search.words"]
          }
          defaultValue={query}
        />
      </form>
    </search>
  );
}
