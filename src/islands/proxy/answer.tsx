import { type IslandTexts, type Lang, fill } from "#core/i18n.ts";
import type { ProxyAnswer as Answer } from "#tools/proxy/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { Facts } from "#ui/facts.tsx";
import { Figures } from "#ui/figures.tsx";
import { RawJson } from "#ui/raw-json.tsx";

type ProxyResultProps = {
  readonly answer: Answer;
  readonly lang: Lang;
  readonly texts: IslandTexts<"proxy">;
};

/** How fast it is, how it is spoken to, what it hides, where it comes out. */
export function ProxyFigures({
  answer,
  lang,
  texts,
}: Omit<ProxyResultProps, "answer"> & {
  answer: Pick<Answer, "latency_ms" | "protocol" | "anonymity" | "country">;
}) {
  const { country, latency_ms: ms } = answer;
  return (
    <Figures
      figures={[
        {
          label: texts["proxy.latency"],
          value: ms === null ? null : fill(texts["proxy.ms"], { ms }, lang),
        },
        { label: texts["proxy.protocol"], value: answer.protocol?.toUpperCase() },
        {
          label: texts["proxy.anonymity"],
          value: answer.anonymity && texts[`proxy.level.${answer.anonymity}`],
          ...(answer.anonymity === "transparent" && { tone: "bad" }),
        },
        { label: texts["proxy.country"], value: country?.name },
      ]}
    />
  );
}

/** What became of a proxy in words, then its facts, then the JSON. */
export function ProxyResult({ answer, lang, texts }: ProxyResultProps) {
  return (
    <>
      <AnswerValue tone={answer.alive ? "good" : "bad"} texts={texts} sentence={answer.error}>
        {answer.summary}
      </AnswerValue>
      {answer.alive && <ProxyFigures answer={answer} lang={lang} texts={texts} />}
      <Facts
        caption={texts["proxy.address"]}
        facts={[
          { label: texts["proxy.address"], value: <code>{answer.proxy}</code> },
          { label: texts["proxy.exit"], value: answer.exit_ip && <code>{answer.exit_ip}</code> },
          { label: texts["proxy.anonymity"], value: answer.anonymity_meaning },
          { label: texts["proxy.traces"], value: answer.traces.join(", ") },
        ]}
      />
      <RawJson value={answer} texts={texts} />
    </>
  );
}
