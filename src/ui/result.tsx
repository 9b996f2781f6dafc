import { visibleText } from "#core/visible-text.ts";
import { Icon } from "./icon.tsx";
import { type ReactNode, useContext, useId, useState } from "react";
import type { Problem } from "#core/problem.ts";
import { langOfText } from "#core/vietnamese.ts";
import { ScrollBox } from "./scroll-box.tsx";
import { StandIn } from "./long-text.ts";
import { textMarkup } from "./text-markup.ts";

/**
 * Where the outcome of a form stands. What a screen reader says when it changes is a sentence: that it is being worked
 * out, the refusal, or what the answer is in short, not all its tables. It keeps its place while empty, so that a
 * screen reader has it before it speaks. `id` is where a form without scripts leads.
 */
export function ResultPanel({
  id = "result",
  title,
  isBusy = false,
  isGrowing = false,
  busyText,
  problem,
  stale = null,
  sentence,
  children,
}: {
  id?: string;
  title: string;
  /** The answer in short; the title unless said otherwise. */
  sentence?: string | undefined;
  isBusy?: boolean;
  /** What is shown while it is busy is the answer as far as it is known. */
  isGrowing?: boolean;
  busyText?: string;
  problem?: Problem | null;
  /** The answer is of something else than what the form says by now; in words of what. */
  stale?: string | null;
  children?: ReactNode;
}) {
  const titleId = useId();
  // What stands in the page from its start is read where it stands.
  const [wasBusy, setWasBusy] = useState(false);
  if (isBusy && !wasBusy) setWasBusy(true);
  const isStale = stale !== null;
  const isShown = (isBusy || isStale || !problem) && Boolean(children);
  return (
    <section
      aria-busy={isBusy || undefined}
      id={id}
      className="result"
      aria-labelledby={titleId}
      data-stale={isStale || (isBusy && !isGrowing) || undefined}
    >
      <h2 id={titleId}>{title}</h2>
      {isStale && !isBusy && <p className="stale">{stale}</p>}
      <div aria-live="polite">
        {isBusy && busyText && <p className="busy">{busyText}</p>}
        {!isBusy && problem && <Refusal problem={problem} />}
        {isShown && !isBusy && wasBusy && <p className="unseen">{sentence ?? title}</p>}
      </div>
      {isShown && <div className="answered">{children}</div>}
    </section>
  );
}

/** The refusal in words, and the place in the text that it is about. */
export function Refusal({ problem }: { problem: Problem }) {
  const excerpt = problem.errors?.find((error) => error.excerpt)?.excerpt;
  return (
    <>
      <p className="refusal">
        <Icon name="triangle-exclamation-point" />
        <span>{problem.detail}</span>
      </p>
      {excerpt && (
        <pre className="excerpt" lang={langOfText(excerpt)}>
          {excerpt}
        </pre>
      )}
    </>
  );
}

/** React escapes sign by sign: three megabytes of quotes take it 50 ms, and become six. */
const longText = 10_000;

/** Output as text that may be somebody else's, at most 384 px high. */
export function OutputBlock({
  label,
  lang,
  isProse = false,
  children,
}: {
  label: string;
  /** Where it is not in the page's language; Vietnamese is known by its letters. */
  lang?: string | undefined;
  isProse?: boolean;
  children: string;
}) {
  const standIn = useContext(StandIn);
  const text = visibleText(children);
  const textLang = lang ?? langOfText(children);
  return (
    <ScrollBox label={label} isProse={isProse}>
      {text.length > longText ? (
        // oxlint-disable-next-line react/no-danger -- markup of a text
        <pre lang={textLang} dangerouslySetInnerHTML={{ __html: textMarkup(standIn(text)) }} />
      ) : (
        <pre lang={textLang}>{text}</pre>
      )}
    </ScrollBox>
  );
}
