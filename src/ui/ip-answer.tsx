import type { Texts } from "../core/i18n.ts";
import type { IpAnswer as Answer } from "../tools/ip/schema.ts";
import { copyTexts } from "./copy-button.tsx";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";
import { Lines } from "./lines.tsx";
import { RawJson, rawJsonTexts } from "./raw-json.tsx";
import { Verdict } from "./verdict.tsx";

export const ipAnswerTexts = [
  ...copyTexts,
  ...rawJsonTexts,
  "ip.ip",
  "ip.own",
  "ip.empty",
  "ip.about",
  "ip.version",
  "ip.country",
  "ip.organization",
  "ip.asn",
  "ip.hostname",
  "ip.expanded",
  "ip.decimal",
  "ip.reverse",
  "ip.embedded",
] as const;

/** An address in words, then its facts, then the JSON. */
export function IpResult({
  answer,
  isBrief,
  texts,
}: {
  answer: Answer;
  isBrief: boolean;
  texts: Texts<(typeof ipAnswerTexts)[number]>;
}) {
  const { country, asn, organization } = answer;
  return (
    <>
      <Lines label={texts["ip.ip"]} lines={[answer.ip]} texts={texts} />
      <Verdict tone={answer.kind === "public" ? "good" : "plain"}>
        {answer.is_own && `${texts["ip.own"]} `}
        {answer.meaning}
      </Verdict>
      <Figures
        figures={[
          { label: texts["ip.country"], value: country?.name },
          { label: texts["ip.asn"], value: asn === null ? null : `AS${asn}` },
          { label: texts["ip.version"], value: `IPv${answer.version}` },
        ]}
      />
      <Facts
        caption={texts["ip.about"]}
        facts={[
          { label: texts["ip.country"], value: country && `${country.name} (${country.code})` },
          { label: texts["ip.organization"], value: organization },
          { label: texts["ip.hostname"], value: answer.hostname && <code>{answer.hostname}</code> },
          { label: texts["ip.embedded"], value: answer.embedded_ipv4 && <code>{answer.embedded_ipv4}</code> },
          { label: texts["ip.expanded"], value: answer.expanded && <code>{answer.expanded}</code> },
          { label: texts["ip.decimal"], value: <code>{answer.decimal}</code> },
          { label: texts["ip.reverse"], value: <code>{answer.reverse_name}</code> },
        ]}
      />
      {isBrief ? <p className="hint">{texts["ip.empty"]}</p> : <RawJson value={answer} texts={texts} />}
    </>
  );
}
