import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** How good an answer is; "plain" says nothing about it. */
export type Tone = "good" | "fair" | "bad" | "plain";

const verdictIcons = {
  good: "circle-check",
  fair: "triangle-exclamation-point",
  bad: "circle-x",
  plain: "info",
} as const;

/** What an answer comes down to, in words, first of all; `aside` is what belongs beside it. */
export function Verdict({
  tone = "plain",
  aside,
  children,
}: {
  tone?: Tone;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const pill = (
    <p className={`verdict ${tone}`}>
      <Icon name={verdictIcons[tone]} />
      <span>{children}</span>
    </p>
  );
  if (!aside) return pill;
  return (
    <div className="verdict-line">
      {pill}
      <small>{aside}</small>
    </div>
  );
}
