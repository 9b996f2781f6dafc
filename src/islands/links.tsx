import { Icon } from "../ui/icon.tsx";
import { useRef, useState } from "react";
import { apiTexts } from "../client/api.ts";
import { useCall } from "../client/use-call.ts";
import { focusAfterRemoval } from "../client/focus-after-removal.ts";
import { useLinkHistory } from "../client/use-links.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { defaultAnalyticsRange } from "../tools/links/bounds.ts";
import { type AnalyticsRange } from "../tools/links/names.ts";
import type { Analytics, Link, Links } from "../tools/links/schema.ts";
import { Empty, SampleAnswer } from "../ui/empty.tsx";
import { LinkForm, linkFormTexts } from "../ui/links/form.tsx";
import { LinkHistoryPanel, linkHistoryTexts } from "../ui/links/history.tsx";
import { LinkCreated, linkCreatedTexts } from "../ui/links/created.tsx";
import type { LinkMode } from "../ui/links/mode.ts";
import { LinkRow, linkRowTexts } from "../ui/links/row.tsx";
import { LinkStats, linkStatsTexts } from "../ui/links/stats.tsx";
import { ResultPanel } from "../ui/result.tsx";

export const linksIslandTexts = [
  ...apiTexts,
  ...linkFormTexts,
  ...linkCreatedTexts,
  ...linkHistoryTexts,
  ...linkRowTexts,
  ...linkStatsTexts,
  "links.busy",
  "links.result",
  "links.empty",
  "links.failed",
  "links.history.show",
  "links.history.hide",
] as const;

export type LinksIslandProps = {
  /** Of the form that makes one. */
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: Texts<(typeof linksIslandTexts)[number]>;
  /** Where the QR tool stands. */
  readonly qrPath: string;
  readonly isSignedIn: boolean;
  readonly values: Readonly<Record<string, string>>;
  readonly created: Link | null;
  readonly problem: Problem | null;
  readonly list: Links | null;
  /** What the list is searched by. */
  readonly query: string;
  readonly listProblem: Problem | null;
  readonly mode: LinkMode | null;
  readonly stats: Analytics | null;
};

const longTarget =
  "https://example.com/cua-hang/khuyen-mai/tet-nguyen-dan?nguon=ban-tin&chien-dich=xuan-2027&ma=GIAM20";

/** A short link of this site, whose own address the form opens with. */
const exampleOf = (site = ""): string => `${site.replace(/^https?:\/\/|\/$/g, "")}/links/tet2027`;

/** An internal or network error, about which the visitor can do nothing but try again. */
const isFault = (problem: Problem): boolean => problem.status === 0 || problem.status >= 500;

export default function LinksIsland({
  lang,
  texts,
  qrPath,
  isSignedIn,
  idempotencyKey,
  values,
  created,
  problem,
  ...start
}: LinksIslandProps) {
  const history = useLinkHistory({
    lang,
    texts,
    list: start.list,
    query: start.query,
    problem: start.listProblem,
  });
  const [mode, setMode] = useState(start.mode);
  const [stats, setStats] = useState(start.stats);
  const form = useRef<HTMLFormElement>(null);
  const creation = useCall<Link>({
    path: "/links",
    lang,
    texts,
    initial: { answer: created, problem },
    onAnswer: () => {
      if (isSignedIn) void history.refresh();
    },
  });
  const refusal =
    creation.problem && isFault(creation.problem)
      ? { ...creation.problem, detail: texts["links.failed"] }
      : creation.problem;

  async function showStats(code: string, range: AnalyticsRange): Promise<void> {
    setStats(await history.readStats(code, range));
  }

  async function remove(code: string): Promise<void> {
    const focusNext = focusAfterRemoval(`link-${code}`);
    if (await history.remove(code)) focusNext();
  }

  async function changeTarget(code: string, url: string): Promise<void> {
    if (await history.change(code, url)) setMode(null);
  }

  function changeMode(next: LinkMode | null): void {
    setMode(next);
    setStats(null);
    if (next?.name === "analytics") void showStats(next.code, defaultAnalyticsRange);
  }

  return (
    <>
      <div className="tool split">
        <LinkForm ref={form} idempotencyKey={idempotencyKey} values={values} texts={texts} call={creation} />
        <ResultPanel
          title={texts["links.result"]}
          isBusy={creation.isBusy}
          busyText={texts["links.busy"]}
          problem={refusal}
        >
          {creation.answer ? (
            <LinkCreated
              link={creation.answer}
              qrPath={qrPath}
              texts={texts}
              onDismiss={() => {
                creation.setState({ answer: null, problem: null, isBusy: false, place: null });
                form.current?.querySelector("input")?.focus();
              }}
            />
          ) : (
            <Empty
              icon="link-2"
              example={<SampleAnswer asked={longTarget} answer={exampleOf(values["url"])} />}
            >
              {fill(texts["links.empty"], { length: longTarget.length })}
            </Empty>
          )}
        </ResultPanel>
      </div>
      {isSignedIn && (
        <form
          method="get"
          action="#history"
          className="tool"
          onSubmit={(event) => {
            event.preventDefault();
            if (history.isOpen) history.close();
            else void history.refresh();
          }}
        >
          {!history.isOpen && <input type="hidden" name="history" value="open" />}
          <button className="button quiet" aria-expanded={history.isOpen}>
            <Icon name="rotate-ccw-clock" />
            {texts[history.isOpen ? "links.history.hide" : "links.history.show"]}
          </button>
        </form>
      )}
      {isSignedIn && history.isOpen && (
        <LinkHistoryPanel
          history={history}
          lang={lang}
          texts={texts}
          onRefresh={() => void history.refresh()}
          onMore={() => void history.more()}
          onSearch={(query) => void history.search(query)}
        >
          {history.links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              lang={lang}
              qrPath={qrPath}
              texts={texts}
              mode={mode}
              problem={history.problem}
              onMode={changeMode}
              onChange={(code, url) => void changeTarget(code, url)}
              onRemove={(code) => void remove(code)}
            >
              {stats && (
                <LinkStats
                  code={link.code}
                  stats={stats}
                  lang={lang}
                  texts={texts}
                  onRange={(range) => void showStats(link.code, range)}
                />
              )}
            </LinkRow>
          ))}
        </LinkHistoryPanel>
      )}
    </>
  );
}
