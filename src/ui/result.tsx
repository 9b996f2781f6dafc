import { visibleText } from "../core/visible-text.ts";
import { Icon } from "./icon.tsx";
import { Component, type ComponentProps, type ReactNode, createRef, useId, useState } from "react";
import type { Problem } from "../core/problem.ts";

/**
 * Where the outcome of a form stands. What a screen reader says when it changes is a sentence: that it is being worked
 * out, the refusal, or what the answer is in short, not all its tables. It keeps its place while empty, so that a
 * screen reader has it before it speaks. `id` is where a form without scripts leads.
 */
export function ResultPanel({
  id = "result",
  title,
  isBusy = false,
  busyText,
  problem,
  sentence,
  children,
}: {
  id?: string;
  title: string;
  /** The answer in short; the title unless said otherwise. */
  sentence?: string | undefined;
  isBusy?: boolean;
  busyText?: string;
  problem?: Problem | null;
  children?: ReactNode;
}) {
  const titleId = useId();
  // What stands in the page from its start is read where it stands.
  const [wasBusy, setWasBusy] = useState(false);
  if (isBusy && !wasBusy) setWasBusy(true);
  const isShown = !isBusy && !problem && Boolean(children);
  const isEmpty = !isBusy && !problem && !isShown;
  return (
    <SteadyPanel
      isBusy={isBusy}
      id={id}
      className="result"
      aria-labelledby={titleId}
      data-empty={isEmpty || undefined}
    >
      <h2 id={titleId}>{title}</h2>
      <div aria-live="polite">
        {isBusy && busyText && <p className="busy">{busyText}</p>}
        {!isBusy && problem && <Refusal problem={problem} />}
        {isShown && wasBusy && <p className="unseen">{sentence ?? title}</p>}
      </div>
      {isShown && <div className="answered">{children}</div>}
    </SteadyPanel>
  );
}

/** A section that keeps its height while it is busy, so that what stands below stays where it is. */
class SteadyPanel extends Component<ComponentProps<"section"> & { isBusy: boolean }> {
  readonly #section = createRef<HTMLElement>();

  /** The height is looked at only where it is about to be kept: to ask for it makes the browser lay the page out. */
  override getSnapshotBeforeUpdate(before: { isBusy: boolean }): number | null {
    const begins = this.props.isBusy && !before.isBusy;
    return begins ? (this.#section.current?.getBoundingClientRect().height ?? null) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, height: number | null): void {
    const section = this.#section.current;
    if (!section) return;
    if (height !== null) section.style.minHeight = `${height}px`;
    else if (!this.props.isBusy) section.style.minHeight = "";
  }

  override render() {
    const { isBusy, ...rest } = this.props;
    return <section ref={this.#section} aria-busy={isBusy || undefined} {...rest} />;
  }
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
export function OutputBlock({
  label,
  lang,
  isProse = false,
  children,
}: {
  label: string;
  /** Where it is not in the page's language. */
  lang?: string | undefined;
  /** Words to people: a browser that translates pages leaves all else as it is. */
  isProse?: boolean;
  children: string;
}) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus
    <section className="output" aria-label={label} tabIndex={0} translate={isProse ? undefined : "no"}>
      <pre lang={lang}>{visibleText(children)}</pre>
    </section>
  );
}
