import { useLayoutEffect, useRef, useState } from "react";
import type { Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import type { AnswerState } from "../tools/chat/names.ts";
import { copyTexts } from "./copy-button.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { Refusal } from "./result.tsx";

export const answerStateTexts = ["chat.stopped", "chat.isCut", "chat.failed"] as const;

/** Why an answer ends where it does, unless it is whole. */
export function AnswerStateNote({
  state,
  problem,
  texts,
}: {
  state: AnswerState;
  problem: Problem | null;
  texts: Texts<(typeof answerStateTexts)[number]>;
}) {
  if (state === "stopped") return <p className="notice">{texts["chat.stopped"]}</p>;
  if (state === "cut") return <p className="notice">{texts["chat.isCut"]}</p>;
  if (!problem) return null;
  return <Refusal problem={{ ...problem, detail: `${texts["chat.failed"]} ${problem.detail}` }} />;
}

export const followingTexts = ["chat.answer.text", "chat.toEnd", ...copyTexts] as const;

/** How near to the end, in pixels, still counts as being there. */
const nearEnd = 32;

/** An answer that scrolls along as it grows, until its reader scrolls up. */
export function StreamingAnswer({
  text,
  isGrowing,
  texts,
}: {
  text: string;
  isGrowing: boolean;
  texts: Texts<(typeof followingTexts)[number]>;
}) {
  const answerBox = useRef<HTMLElement>(null);
  const hasGrown = useRef(false);
  const [isAtEnd, setAtEnd] = useState(true);

  const toEnd = () => answerBox.current?.scrollTo({ top: answerBox.current.scrollHeight });
  useLayoutEffect(() => {
    hasGrown.current ||= isGrowing;
    if (hasGrown.current && isAtEnd) toEnd();
  });

  function followAnswer(): void {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = answerBox.current ?? {};
    setAtEnd(scrollHeight - scrollTop - clientHeight < nearEnd);
  }

  return (
    <div className="following">
      <section
        className="output"
        aria-label={texts["chat.answer.text"]}
        // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus
        tabIndex={0}
        ref={answerBox}
        onScroll={followAnswer}
      >
        <Markdown text={text} texts={texts} />
      </section>
      {isGrowing && !isAtEnd && (
        <button type="button" className="button quiet" onClick={toEnd}>
          {texts["chat.toEnd"]}
        </button>
      )}
    </div>
  );
}
