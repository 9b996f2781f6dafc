import { type IslandTexts, fill } from "#core/i18n.ts";
import type { IpAnswer as Answer } from "#tools/ip/schema.ts";
import { AnswerValue } from "#ui/answer-value.tsx";
import { Facts } from "#ui/facts.tsx";
import { RawJson } from "#ui/raw-json.tsx";

type IpTexts = IslandTexts<"ip">;

/** Its country and its network; what kind of address, where it has neither. */
export const ipInWords = (answer: Answer, texts: IpTexts): string => placeOf(answer, texts) || answer.meaning;

function placeOf({ country, organization, asn }: Answer, texts: IpTexts): string | null {
  const number = asn === null ? null : `AS${asn}`;
  const network =
    organization === null ? number : [organization, number && `(${number})`].filter(Boolean).join(" ");
  if (!country) return network && fill(texts["ip.network"], { network });
  return network
    ? fill(texts["ip.in.network"], { country: country.name, network })
    : fill(texts["ip.in"], { country: country.name });
}

/** An address and what is known of it in a sentence, then its facts, then the JSON. */
export function IpResult({ answer, isBrief, texts }: { answer: Answer; isBrief: boolean; texts: IpTexts }) {
  const { country, asn, version } = answer;
  const place = placeOf(answer, texts);
  return (
    <>
      <AnswerValue
        kind={version === 4 ? "code" : "value"}
        copied={answer.ip}
        texts={texts}
        sentence={ipInWords(answer, texts)}
      >
        {answer.ip}
      </AnswerValue>
      {isBrief && <p className="hint">{texts["ip.empty"]}</p>}
      <Facts
        texts={texts}
        caption={texts["ip.about"]}
        facts={[
          { label: texts["ip.country"], value: country && `${country.name} (${country.code})` },
          { label: texts["ip.organization"], value: answer.organization },
          { label: texts["ip.asn"], value: asn !== null && `AS${asn}` },
          { label: texts["ip.hostname"], value: answer.hostname && <code>{answer.hostname}</code> },
          {
            label: texts["ip.type"],
            value: [`IPv${version}`, place && answer.meaning].filter(Boolean).join(". "),
          },
          { label: texts["ip.embedded"], value: answer.embedded_ipv4 && <code>{answer.embedded_ipv4}</code> },
          {
            label: texts["ip.candidates"],
            value:
              answer.embedded_candidates.length > 0 &&
              answer.embedded_candidates.map(({ prefix, ip }) => `${ip} (/${prefix})`).join(", "),
          },
          { label: texts["ip.reverse"], value: !isBrief && <code>{answer.reverse_name}</code> },
          { label: texts["ip.expanded"], value: answer.expanded && <code>{answer.expanded}</code> },
          { label: texts["ip.decimal"], value: !isBrief && <code>{answer.decimal}</code> },
        ]}
      />
      {!isBrief && <RawJson value={answer} texts={texts} />}
    </>
  );
}
