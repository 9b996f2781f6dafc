import { type LinkMode, useLinkHistory, useLinkRows } from "./use-links.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { Analytics, Links } from "#tools/links/schema.ts";
import { LinkHistoryPanel } from "./history.tsx";
import { LinkRow } from "./row.tsx";
import { LinkStats } from "./stats.tsx";

type OwnLinksProps = {
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
  /** Where the QR tool stands. */
  readonly qrPath: string;
  readonly list: Links | null;
  /** What the list is searched by. */
  readonly query: string;
  readonly problem: Problem | null;
  readonly mode: LinkMode | null;
  readonly stats: Analytics | null;
};

/** A signed-in user's links, apart from the form that makes one: whoever is not signed in does not load it. */
export default function OwnLinksIsland({ lang, texts, qrPath, ...start }: OwnLinksProps) {
  const history = useLinkHistory({ lang, texts, ...start });
  const rows = useLinkRows(history, start);
  const { stats } = rows;
  return (
    <LinkHistoryPanel history={history} lang={lang} texts={texts}>
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
          {stats ? (
            <LinkStats
              code={link.code}
              stats={stats}
              lang={lang}
              texts={texts}
              onRange={(range) => void rows.showStats(link.code, range)}
            />
          ) : (
            history.isBusy && <p className="busy">{texts["links.stats.busy"]}</p>
          )}
        </LinkRow>
      ))}
    </LinkHistoryPanel>
  );
}
