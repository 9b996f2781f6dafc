import { formatNumber } from "#core/format.ts";
import { formatDuration } from "#core/format-units.ts";
import { type Lang, type IslandTexts, fill } from "#core/i18n.ts";
import { langOfText } from "#core/vietnamese.ts";
import { visibleText } from "#core/visible-text.ts";
import { type AnalyzeAnswer, textPlaces } from "#tools/text-analyzer/schema.ts";
import { Facts } from "#ui/facts.tsx";
import { Figures } from "#ui/figures.tsx";

const placeNames = ["google_title", "google_description", "facebook"] as const;
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
  texts: IslandTexts<"text-analyzer">;
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
  const { readability, keywordCounts, longestSentence, sms, room } = answer;
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
        texts={texts}
        caption={texts["text-analyzer.result"]}
        facts={[
          ...firstCounts.map(countFact),
          {
            label: texts["text-analyzer.readability"],
            value: <Readability {...readability} lang={lang} texts={texts} />,
          },
          {
            label: texts["text-analyzer.keywords"],
            value: keywordCounts.length > 0 && (
              <ul className="words-found">
                {keywordCounts.map(({ keyword, count }) => (
                  <li key={keyword}>
                    <Excerpt>{keyword}</Excerpt> <b>{formatNumber(count, lang)}</b>
                  </li>
                ))}
              </ul>
            ),
          },
          ...furtherCounts.map(countFact),
          {
            label: texts["text-analyzer.speakingTime"],
            value: formatDuration(answer.speaking_time_ms, lang),
          },
          {
            label: texts["text-analyzer.longestSentence"],
            value: longestSentence.wordCount > 0 && (
              <Excerpt>
                {fill(
                  texts["text-analyzer.longestSentence.value"],
                  { count: longestSentence.wordCount, text: longestSentence.text },
                  lang,
                )}
              </Excerpt>
            ),
          },
          { label: texts["text-analyzer.sms"], value: fill(texts["text-analyzer.sms.value"], sms, lang) },
          ...placeNames.map((place) => ({
            label: texts[`text-analyzer.place.${place}`],
            value: fill(
              texts[room[place] < 0 ? "text-analyzer.place.over" : "text-analyzer.place.fits"],
              { max: textPlaces[place], count: Math.abs(room[place]) },
              lang,
            ),
          })),
        ]}
      />
    </>
  );
}

/** Out of somebody's text, in its language. */
const Excerpt = ({ children }: { children: string }) => (
  <span lang={langOfText(children)}>{visibleText(children)}</span>
);

function Readability({
  score,
  level,
  method,
  lang,
  texts,
}: AnalyzeAnswer["readability"] & { lang: Lang; texts: IslandTexts<"text-analyzer"> }) {
  if (score === null) return <>{level}</>;
  return (
    <>
      {fill(texts["text-analyzer.readability.score"], { score, level }, lang)}
      <meter min={0} max={100} low={30} high={60} optimum={100} value={score} aria-hidden="true" />
      <small className="hint">{method}</small>
    </>
  );
}
