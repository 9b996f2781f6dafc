import { langOfText } from "../core/vietnamese.ts";

/** An example of what is typed, and of what is answered. */
export const SampleAnswer = ({ asked, answer }: { asked: string; answer: string }) => (
  <>
    <p className="hint" lang={langOfText(asked)}>
      {asked}
    </p>
    <p className="sample-answer" lang={langOfText(answer)}>
      {answer}
    </p>
  </>
);
