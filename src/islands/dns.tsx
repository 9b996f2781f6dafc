import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { shareAddress } from "../client/share-address.ts";
import { useCall } from "../client/use-call.ts";
import { dnsTypes } from "../tools/dns/names.ts";
import type { DnsReport } from "../tools/dns/schema.ts";
import { DnsResult, dnsAnswerTexts } from "../ui/dns-answer.tsx";
import { Empty } from "../ui/empty.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const dnsIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...dnsAnswerTexts,
  "dns.host",
  "dns.host.hint",
  "dns.type",
  "dns.lookup",
  "dns.busy",
  "dns.result",
  "dns.empty",
  ...dnsTypes.map((type) => `dns.type.${type}` as const),
] as const;

export type DnsIslandProps = ToolIslandProps<(typeof dnsIslandTexts)[number], DnsReport>;

const dnsSamples = [
  { host: "vnexpress.net", type: "A" },
  { host: "gmail.com", type: "MX" },
  { host: "example.com", type: "TXT" },
].map(({ host, type }) => ({
  query: `?${new URLSearchParams({ host, type })}#result`,
  label: `${type} ${host}`,
}));

export default function DnsIsland({ lang, texts, values, answer, problem }: DnsIslandProps) {
  const dnsCall = useCall<DnsReport>({
    path: "/dns",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: ({ host, type }) => shareAddress({ host, type: type === "PTR" ? "ANY" : type }),
  });
  return (
    <div className="tool stack">
      <form method="get" action="#result" className="panel" onSubmit={dnsCall.submit}>
        <TextField
          label={texts["dns.host"]}
          name="host"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["dns.host.hint"]}
          defaultValue={values["host"]}
          problem={dnsCall.problem}
        />
        <Select
          label={texts["dns.type"]}
          name="type"
          options={dnsTypes.map((type) => ({ value: type, label: texts[`dns.type.${type}`] }))}
          defaultValue={values["type"]}
          problem={dnsCall.problem}
        />
        <Submit call={dnsCall} texts={texts}>
          {texts["dns.lookup"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["dns.result"]}
        isBusy={dnsCall.isBusy}
        busyText={texts["dns.busy"]}
        problem={dnsCall.problem}
        sentence={dnsCall.answer?.summary}
      >
        {dnsCall.answer ? (
          <DnsResult report={dnsCall.answer} lang={lang} texts={texts} />
        ) : (
          <Empty icon="network" samples={dnsSamples}>
            {texts["dns.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
