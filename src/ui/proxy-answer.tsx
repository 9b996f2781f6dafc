import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { ProxyAnswer as Answer } from "../tools/proxy/schema.ts";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { Verdict } from "./verdict.tsx";

export const proxyAnswerTexts = [
  ...rawJsonTexts,
  "proxy.address",
  "proxy.protocol",
  "proxy.latency",
  "proxy.exit",
  "proxy.country",
  "proxy.anonymity",
  "proxy.traces",
  "proxy.reason",
  "proxy.ms",
  "proxy.level.transparent",
  "proxy.level.anonymous",
  "proxy.level.elite",
] as const;

type ProxyResultProps = {
  readonly answer: Answer;
  readonly lang: Lang;
  readonly texts: Texts<(typeof proxyAnswerTexts)[number]>;
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
      <Verdict tone={answer.alive ? "good" : "bad"}>{answer.summary}</Verdict>
      {answer.alive && <ProxyFigures answer={answer} lang={lang} texts={texts} />}
      <Facts
        caption={texts["proxy.address"]}
        facts={[
          { label: texts["proxy.reason"], value: answer.error },
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
