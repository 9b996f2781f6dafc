import { useLayoutEffect, useRef, useState } from "react";
import type { IslandTexts } from "#core/i18n.ts";
import type { Problem } from "#core/problem.ts";
import type { AnswerState } from "#tools/chat/schema.ts";
import { Markdown } from "./markdown/markdown.tsx";
import { Refusal } from "#ui/result.tsx";
import { toldFailure } from "#ui/told-failure.ts";
import { ScrollBox } from "#ui/scroll-box.tsx";

/** Why an answer ends where it does, unless it is whole. */
export function AnswerStateNote({
  state,
  problem,
  texts,
}: {
  state: AnswerState;
  problem: Problem | null;
  texts: IslandTexts<"chat">;
}) {
  if (state === "stopped") return <p className="notice">{texts["chat.stopped"]}</p>;
  if (state === "cut") return <p className="notice">{texts["chat.isCut"]}</p>;
  if (!problem) return null;
  return <Refusal problem={toldFailure(problem, texts["chat.failed"])} />;
}

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
  texts: IslandTexts<"chat">;
}) {
  const answerBox = useRef<HTMLDivElement>(null);
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
      <ScrollBox label={texts["chat.answer.text"]} isProse ref={answerBox} onScroll={followAnswer}>
        <Markdown text={text} texts={texts} />
      </ScrollBox>
      {isGrowing && !isAtEnd && (
        <button type="button" className="button quiet" onClick={toEnd}>
          {texts["chat.toEnd"]}
        </button>
      )}
    </div>
  );
}
