import type { ReactNode } from "react";
import { type CopyTexts, CopyIcon } from "./copy-button.tsx";
import { Icon } from "./icon.tsx";

/** How good an answer is; "plain" says nothing about it. */
export type Tone = "good" | "fair" | "bad" | "plain";

const toneIcons = {
  good: "circle-check",
  fair: "triangle-exclamation-point",
  bad: "circle-x",
  plain: "info",
} as const;

/**
 * What a tool answers, before all else and larger than all else: the value, its copy button at the end, and below it what
 * it means in a sentence. With a tone it is a verdict.
 */
export function AnswerValue({
  kind = "sentence",
  tone,
  copied,
  isExample = false,
  texts,
  children,
  sentence,
}: {
  /** A sentence, a value that is read letter by letter, or an address or code of a few letters. */
  kind?: "sentence" | "value" | "code";
  tone?: Tone;
  /** What the button copies; none without it. */
  copied?: string | undefined;
  /** Nobody may take it along: the button's place is empty. */
  isExample?: boolean;
  texts: CopyTexts;
  children: ReactNode;
  sentence?: ReactNode;
}) {
  return (
    <>
      <div className={tone ? `hero ${kind} ${tone}` : `hero ${kind}`}>
        {tone && <Icon name={toneIcons[tone]} />}
        <p>{kind === "sentence" ? children : <code>{children}</code>}</p>
        {isExample && <span className="icon-button vacant" />}
        {copied !== undefined && !isExample && <CopyIcon text={copied} texts={texts} />}
      </div>
      {sentence && <p className="means">{sentence}</p>}
    </>
  );
}
