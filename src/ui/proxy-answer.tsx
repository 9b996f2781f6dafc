import { type Lang, type Texts, fill } from "../core/i18n.ts";
import type { ProxyAnswer as Answer } from "../tools/proxy/schema.ts";
import { Facts } from "./facts.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";

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
] as const;

type Props = {
  readonly answer: Answer;
  readonly lang: Lang;
  readonly texts: Texts<(typeof proxyAnswerTexts)[number]>;
};

/** What became of a proxy in words, then its facts, then the JSON. */
export function ProxyResult({ answer, lang, texts }: Props) {
  const { country, latency_ms: ms } = answer;
  return (
    <>
      <p className={answer.alive ? "verdict good" : "verdict bad"}>{answer.summary}</p>
      <Facts
        caption={texts["proxy.address"]}
        facts={[
          { label: texts["proxy.reason"], value: answer.error },
          { label: texts["proxy.address"], value: <code>{answer.proxy}</code> },
          { label: texts["proxy.protocol"], value: answer.protocol?.toUpperCase() },
          {
            label: texts["proxy.latency"],
            value: ms === null ? null : fill(texts["proxy.ms"], { ms }, lang),
          },
          { label: texts["proxy.exit"], value: answer.exit_ip && <code>{answer.exit_ip}</code> },
          { label: texts["proxy.country"], value: country && `${country.name} (${country.code})` },
          { label: texts["proxy.anonymity"], value: answer.anonymity_meaning },
          { label: texts["proxy.traces"], value: answer.traces.join(", ") },
        ]}
      />
      <RawJson value={answer} texts={texts} />
    </>
  );
}
