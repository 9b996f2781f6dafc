import { Icon } from "#ui/icon.tsx";
import { useEffect, useState } from "react";
import { type IslandTexts, fill } from "#core/i18n.ts";
import type { CodeAnswer, CodeOfLine, VerifyAnswer } from "#tools/two-factor/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { CopyIcon } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { Warnings } from "#ui/remarks.tsx";

type TotpOutcomeTexts = IslandTexts<"two-factor">;

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
  return <CurrentCode code={outcome} key={codesIn(outcome)} {...rest} />;
}

/** Changes with any of the codes. */
const codesIn = ({ code, codes = [] }: CodeAnswer): string =>
  [code, ...codes.map((each) => each.code)].join();

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

/** How many seconds have gone since a code was given. Codes are renewed while somebody looks, and rest in the background. */
function usePassed(code: CodeAnswer, { cameWithPage, onStale }: Omit<CurrentCodeProps, "texts">): number {
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    const given = cameWithPage ? 0 : performance.now();
    const lasts = Math.min(code.remaining_s, ...(code.codes ?? []).map((each) => each.remaining_s));
    const timer = setInterval(() => {
      const seconds = Math.min(lasts, Math.floor((performance.now() - given) / 1000));
      setPassed(seconds);
      if (seconds < lasts || document.hidden) return;
      clearInterval(timer);
      onStale();
    }, 500);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one clock a code, whatever is rendered around it
  }, [code]);
  return passed;
}

/** The code with the seconds that it still lasts, or those of several keys. */
function CurrentCode({ code, texts, ...options }: CurrentCodeProps & { code: CodeAnswer }) {
  const passed = usePassed(code, options);
  const secondsLeft = code.remaining_s - passed;
  if (code.codes) return <CodeLines answer={code} codes={code.codes} passed={passed} texts={texts} />;

  return (
    <>
      <div className="passing">
        <Ring share={secondsLeft / code.period}>{secondsLeft}</Ring>
        <AnswerValue kind="code" copied={code.code} texts={texts}>
          {groupedCode(code.code)}
        </AnswerValue>
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
    </>
  );
}

/** The code of each line by its name, then the lines that have none, with the reason. */
function CodeLines({
  answer: { refused = [] },
  codes,
  passed,
  texts,
}: {
  answer: CodeAnswer;
  codes: readonly CodeOfLine[];
  passed: number;
  texts: TotpOutcomeTexts;
}) {
  return (
    <>
      <ul className="plain code-lines" aria-label={texts["two-factor.codes"]} aria-live="off">
        {codes.map(({ line, name, code, remaining_s, period }) => (
          <li key={line}>
            <Ring share={(remaining_s - passed) / period}>{remaining_s - passed}</Ring>
            <span>{name ?? fill(texts["two-factor.unnamed"], { line })}</span>
            <code>{groupedCode(code)}</code>
            <CopyIcon text={code} texts={texts} />
          </li>
        ))}
      </ul>
      <Warnings
        texts={refused.map(({ line, message: reason }) =>
          fill(texts["two-factor.error.line"], { line, reason }),
        )}
      />
    </>
  );
}

const ringRadius = 19;
const ringLength = 2 * Math.PI * ringRadius;

/** How much of the time is left, as a ring around its seconds. */
const Ring = ({ share, children }: { share: number; children: number }) => (
  <svg className="ring" viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r={ringRadius} />
    <circle
      cx="22"
      cy="22"
      r={ringRadius}
      strokeDasharray={`${(share * ringLength).toFixed(1)} ${ringLength.toFixed(1)}`}
      transform="rotate(-90 22 22)"
    />
    <text x="22" y="22" dy=".35em" textAnchor="middle">
      {children}
    </text>
  </svg>
);
