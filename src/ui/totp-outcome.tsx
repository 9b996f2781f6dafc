import { Icon } from "./icon.tsx";
import { useEffect, useState } from "react";
import { type Texts, fill } from "../core/i18n.ts";
import type { CodeAnswer, VerifyAnswer } from "../tools/two-factor/schema.ts";
import { CopyButton, copyTexts } from "./copy-button.tsx";
import { Facts } from "./facts.tsx";

export const totpOutcomeTexts = [
  ...copyTexts,
  "two-factor.valid",
  "two-factor.wrong",
  "two-factor.early",
  "two-factor.late",
  "two-factor.codeNow",
  "two-factor.codeNext",
  "two-factor.remaining",
  "two-factor.seconds",
] as const;

type TotpOutcomeTexts = Texts<(typeof totpOutcomeTexts)[number]>;

type CurrentCodeProps = {
  /** Whether the page came with it, so that its seconds have been running since the visitor asked for the page. */
  cameWithPage: boolean;
  /** Asks for the code that follows. */
  onStale: () => void;
  texts: TotpOutcomeTexts;
};

/** Whether a code was right, or the code of this moment. */
export function TotpOutcome({ outcome, ...rest }: CurrentCodeProps & { outcome: CodeAnswer | VerifyAnswer }) {
  if ("valid" in outcome) return <JudgedCode verdict={outcome} texts={rest.texts} />;
  return <CurrentCode key={outcome.code} code={outcome} {...rest} />;
}

function JudgedCode({ verdict, texts }: { verdict: VerifyAnswer; texts: TotpOutcomeTexts }) {
  const { valid, steps } = verdict;
  const remark = steps === 1 ? texts["two-factor.early"] : steps === -1 ? texts["two-factor.late"] : null;
  return (
    <>
      <p className={valid ? "notice" : "refusal"}>
        {valid ? <Icon name="circle-check" /> : <Icon name="circle-x" />}
        <strong>{texts[valid ? "two-factor.valid" : "two-factor.wrong"]}</strong>
      </p>
      {remark && <p className="hint">{remark}</p>}
    </>
  );
}

const groupedCode = (totpCode: string): string =>
  totpCode.replace(/^(\d+)(\d{3}|\d{4})$/, (_, a: string, b: string) => `${a} ${b}`);

/** The code with the seconds that it still lasts. It is renewed while somebody looks, and rests in the background. */
function CurrentCode({ code, cameWithPage, onStale, texts }: CurrentCodeProps & { code: CodeAnswer }) {
  const [secondsLeft, setLeft] = useState(code.remaining_s);

  useEffect(() => {
    const periodEnd = (cameWithPage ? 0 : performance.now()) + code.remaining_s * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((periodEnd - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0 || document.hidden) return;
      clearInterval(timer);
      onStale();
    }, 500);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one clock a code, whatever is rendered around it
  }, [code]);

  return (
    <>
      <div className="line">
        <code className="code big-code">{groupedCode(code.code)}</code>
        <CopyButton text={code.code} texts={texts} />
      </div>
      <div aria-live="off">
        <Facts
          caption={texts["two-factor.codeNow"]}
          facts={[
            {
              label: texts["two-factor.remaining"],
              value: fill(texts["two-factor.seconds"], { count: secondsLeft }),
            },
            { label: texts["two-factor.codeNext"], value: groupedCode(code.next) },
          ]}
        />
      </div>
      <progress max={code.period} value={secondsLeft} aria-hidden="true" />
    </>
  );
}
