import { useRef } from "react";
import { invalidateHistory } from "#client/history-version.ts";
import { useCall } from "#client/use-call.ts";
import type { IslandTexts, Lang } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { Link } from "#tools/links/schema.ts";
import { CallResult } from "#ui/call-result.tsx";
import { LinkCreated } from "./links/created.tsx";
import { LinkForm } from "./links/form.tsx";

export type LinksIslandProps = {
  readonly idempotencyKey: string;
  readonly lang: Lang;
  readonly texts: IslandTexts<"links">;
  /** Where the QR tool stands. */
  readonly qrPath: string;
  readonly values: Readonly<Record<string, string>>;
  readonly created: Link | null;
  readonly problem: Problem | null;
};

/** An internal or network error, about which the visitor can do nothing but try again. */
const isFault = (problem: Problem): boolean => problem.status === 0 || problem.status >= 500;

/** Has the list below shown anew; one that nobody has touched yet comes to life for it. */
function showInList(): void {
  invalidateHistory();
  document.getElementById("history")?.dispatchEvent(new Event("focusin", { bubbles: true }));
}

export default function LinksIsland({
  lang,
  texts,
  qrPath,
  idempotencyKey,
  values,
  created,
  problem,
}: LinksIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const creation = useCall<Link>({
    path: "/links",
    lang,
    texts,
    initial: { answer: created, problem },
    onMade: showInList,
  });
  const refusal =
    creation.problem && isFault(creation.problem)
      ? { ...creation.problem, detail: texts["links.failed"] }
      : creation.problem;

  function dismiss(): void {
    creation.replace({ answer: null, problem: null });
    form.current?.querySelector("input")?.focus();
  }

  return (
    <div className="tool card wide making">
      <LinkForm ref={form} idempotencyKey={idempotencyKey} values={values} texts={texts} call={creation} />
      <CallResult
        title={texts["links.result"]}
        call={creation}
        texts={texts}
        busyText={texts["links.busy"]}
        problem={refusal}
        // Nothing stands there before: the form is one line, and says itself what comes of it.
        empty={<></>}
      >
        {(link) => (
          <LinkCreated
            link={link}
            isNew={link !== created}
            qrPath={qrPath}
            texts={texts}
            onDismiss={dismiss}
          />
        )}
      </CallResult>
    </div>
  );
}
