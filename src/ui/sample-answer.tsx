import { langOfText } from "#core/vietnamese.ts";

/** An example of what is typed, and of what is answered. */
export const SampleAnswer = ({
  asked,
  answer,
  answerLang = langOfText(answer),
}: {
  asked: string;
  answer: string;
  answerLang?: string | undefined;
}) => (
  <>
    <p className="hint" lang={langOfText(asked)}>
      {asked}
    </p>
    <p className="sample-answer" lang={answerLang}>
      {answer}
    </p>
  </>
);
