import { visibleText } from "../core/visible-text.ts";
import { Icon } from "./icon.tsx";
import { type ReactNode, useId } from "react";
import type { Problem } from "../core/problem.ts";

/**
 * Where the outcome of a form stands, announced as it changes: the refusal in words, or the answer. It keeps its
 * place while empty, so a screen reader has it before it speaks. `id` is where a form without scripts leads.
 */
export function ResultPanel({
  id = "result",
  title,
  isBusy = false,
  busyText,
  problem,
  children,
}: {
  id?: string;
  title: string;
  isBusy?: boolean;
  busyText?: string;
  problem?: Problem | null;
  children?: ReactNode;
}) {
  const titleId = useId();
  const isEmpty = !isBusy && !problem && !children;
  return (
    <section
      id={id}
      className="result"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      data-empty={isEmpty || undefined}
    >
      <h2 id={titleId}>{title}</h2>
      <div aria-live="polite">
        {isBusy && busyText && <p className="busy">{busyText}</p>}
        {!isBusy && problem && <Refusal problem={problem} />}
        {!isBusy && !problem && children}
      </div>
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
      {excerpt && <pre className="excerpt">{excerpt}</pre>}
    </>
  );
}

/** Output as text that may be somebody else's, at most 384 px high, reachable by keyboard because it scrolls. */
export function OutputBlock({ label, children }: { label: string; children: string }) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus
    <section className="output" aria-label={label} tabIndex={0}>
      <pre>{visibleText(children)}</pre>
    </section>
  );
}
