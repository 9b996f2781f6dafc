import { formatDuration, formatNumber } from "../core/format.ts";
import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { AnalyzeAnswer } from "../tools/text-analyzer/schema.ts";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";

export const analysisTexts = [
  "text-analyzer.result",
  "text-analyzer.charCount",
  "text-analyzer.charCountNoSpaces",
  "text-analyzer.wordCount",
  "text-analyzer.sentenceCount",
  "text-analyzer.paragraphCount",
  "text-analyzer.specialCharCount",
  "text-analyzer.digitCount",
  "text-analyzer.readability",
  "text-analyzer.readability.score",
  "text-analyzer.keywords",
  "text-analyzer.uniqueWordCount",
  "text-analyzer.lineCount",
  "text-analyzer.syllableCount",
  "text-analyzer.byteCount",
  "text-analyzer.readingTime",
  "text-analyzer.speakingTime",
  "text-analyzer.longestSentence",
  "text-analyzer.longestSentence.value",
  "text-analyzer.sms",
  "text-analyzer.sms.value",
] as const;

const mainCounts = ["charCount", "wordCount", "sentenceCount"] as const;
const firstCounts = ["charCountNoSpaces", "paragraphCount", "specialCharCount", "digitCount"] as const;
const furtherCounts = ["uniqueWordCount", "lineCount", "syllableCount", "byteCount"] as const;

export function AnalysisFacts({
  answer,
  lang,
  texts,
}: {
  answer: AnalyzeAnswer;
  lang: Lang;
  texts: Texts<(typeof analysisTexts)[number]>;
}) {
  const countFact = (
    countName: (typeof mainCounts)[number] | (typeof firstCounts)[number] | (typeof furtherCounts)[number],
  ) => {
    const textCount = answer[countName];
    return {
      label: texts[`text-analyzer.${countName}`],
      value: textCount === null ? null : formatNumber(textCount, lang),
    };
  };
  const { readability, keywordCounts, longestSentence, sms } = answer;
  const keywords = keywordCounts.map(({ keyword, count }) => `${keyword} (${count})`).join(", ");
  const readingTime = formatDuration(answer.reading_time_ms, lang);
  return (
    <>
      <Figures
        figures={[
          ...mainCounts.map(countFact),
          { label: texts["text-analyzer.readingTime"], value: readingTime },
        ]}
      />
      <Facts
        caption={texts["text-analyzer.result"]}
        facts={[
          ...firstCounts.map(countFact),
          {
            label: texts["text-analyzer.readability"],
            value: <Readability {...readability} lang={lang} texts={texts} />,
          },
          { label: texts["text-analyzer.keywords"], value: keywords },
          ...furtherCounts.map(countFact),
          {
            label: texts["text-analyzer.speakingTime"],
            value: formatDuration(answer.speaking_time_ms, lang),
          },
          {
            label: texts["text-analyzer.longestSentence"],
            value:
              longestSentence.wordCount > 0 &&
              fill(
                texts["text-analyzer.longestSentence.value"],
                { count: longestSentence.wordCount, text: longestSentence.text },
                lang,
              ),
          },
          { label: texts["text-analyzer.sms"], value: fill(texts["text-analyzer.sms.value"], sms, lang) },
        ]}
      />
    </>
  );
}

function Readability({
  score,
  level,
  method,
  lang,
  texts,
}: AnalyzeAnswer["readability"] & { lang: Lang; texts: Texts<"text-analyzer.readability.score"> }) {
  if (score === null) return <>{level}</>;
  return (
    <>
      {fill(texts["text-analyzer.readability.score"], { score, level }, lang)}
      <small className="hint">{method}</small>
    </>
  );
}
