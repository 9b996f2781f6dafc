import { Icon } from "../ui/icon.tsx";
import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import { useCall } from "../client/use-call.ts";
import { preventingDefault } from "../client/preventing-default.ts";
import { useLinkRows } from "../client/use-link-rows.ts";
import { useLinkHistory } from "../client/use-links.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { Analytics, Link, Links } from "../tools/links/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { SampleAnswer } from "../ui/sample-answer.tsx";
import { LinkForm, linkFormTexts } from "../ui/links/form.tsx";
import { LinkHistoryPanel, linkHistoryTexts } from "../ui/links/history.tsx";
import { LinkCreated, linkCreatedTexts } from "../ui/links/created.tsx";
import type { LinkMode } from "../client/link-mode.ts";
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

export default function LinksIsland(props: LinksIslandProps) {
  const { lang, texts, list, query, listProblem, isSignedIn } = props;
  const history = useLinkHistory({ lang, texts, list, query, problem: listProblem });
  return (
    <>
      <LinkCreator
        {...props}
        onCreated={() => {
          if (isSignedIn) void history.refresh();
        }}
      />
      {isSignedIn && <OwnLinks {...props} history={history} />}
    </>
  );
}

function LinkCreator({
  lang,
  texts,
  qrPath,
  idempotencyKey,
  values,
  created,
  problem,
  onCreated,
}: LinksIslandProps & { onCreated: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const creation = useCall<Link>({
    path: "/links",
    lang,
    texts,
    initial: { answer: created, problem },
    onAnswer: onCreated,
  });
  const refusal =
    creation.problem && isFault(creation.problem)
      ? { ...creation.problem, detail: texts["links.failed"] }
      : creation.problem;

  function dismiss(): void {
    creation.setState({ answer: null, problem: null, isBusy: false, place: null });
    form.current?.querySelector("input")?.focus();
  }

  return (
    <div className="tool split">
      <LinkForm ref={form} idempotencyKey={idempotencyKey} values={values} texts={texts} call={creation} />
      <ResultPanel
        title={texts["links.result"]}
        isBusy={creation.isBusy}
        busyText={texts["links.busy"]}
        problem={refusal}
      >
        {creation.answer ? (
          <LinkCreated link={creation.answer} qrPath={qrPath} texts={texts} onDismiss={dismiss} />
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
  );
}

type OwnLinksProps = LinksIslandProps & { readonly history: ReturnType<typeof useLinkHistory> };

/** The button and the list of a signed-in user's links. */
function OwnLinks({ lang, texts, qrPath, history, ...start }: OwnLinksProps) {
  const rows = useLinkRows(history, start);
  const { stats } = rows;
  return (
    <>
      <form
        method="get"
        action="#history"
        className="tool"
        onSubmit={preventingDefault(() => (history.isOpen ? history.close() : history.refresh()))}
      >
        {!history.isOpen && <input type="hidden" name="history" value="open" />}
        <button className="button quiet" aria-expanded={history.isOpen}>
          <Icon name="rotate-ccw-clock" />
          {texts[history.isOpen ? "links.history.hide" : "links.history.show"]}
        </button>
      </form>
      {history.isOpen && (
        <LinkHistoryPanel history={history} texts={texts}>
          {history.links.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              lang={lang}
              qrPath={qrPath}
              texts={texts}
              mode={rows.mode}
              problem={history.problem}
              onMode={rows.changeMode}
              onChange={(code, url) => void rows.changeTarget(code, url)}
              onRemove={(code) => void rows.remove(code)}
            >
              {stats && (
                <LinkStats
                  code={link.code}
                  stats={stats}
                  lang={lang}
                  texts={texts}
                  onRange={(range) => void rows.showStats(link.code, range)}
                />
              )}
            </LinkRow>
          ))}
        </LinkHistoryPanel>
      )}
    </>
  );
}
