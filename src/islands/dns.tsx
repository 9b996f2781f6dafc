import { apiTexts } from "../client/api.ts";
import type { ToolProps } from "../client/state.ts";
import { shareAddress } from "../client/share-address.ts";
import { useCall } from "../client/use-call.ts";
import { dnsTypes } from "../tools/dns/names.ts";
import type { DnsReport } from "../tools/dns/schema.ts";
import { DnsResult, dnsAnswerTexts } from "../ui/dns-answer.tsx";
import { Empty } from "../ui/empty.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const dnsTexts = [
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

export type DnsProps = ToolProps<(typeof dnsTexts)[number], DnsReport>;

const samples = [
  { host: "vnexpress.net", type: "A" },
  { host: "gmail.com", type: "MX" },
  { host: "example.com", type: "TXT" },
].map(({ host, type }) => ({
  query: `?${new URLSearchParams({ host, type })}#result`,
  label: `${type} ${host}`,
}));

export default function Dns({ lang, texts, values, answer, problem }: DnsProps) {
  const call = useCall<DnsReport>({
    path: "/dns",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: ({ host, type }) => shareAddress({ host, type: type === "PTR" ? "ANY" : type }),
  });
  return (
    <div className="tool stack">
      <form method="get" action="#result" className="panel" onSubmit={call.submit}>
        <TextField
          label={texts["dns.host"]}
          name="host"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["dns.host.hint"]}
          defaultValue={values["host"]}
          problem={call.problem}
        />
        <Select
          label={texts["dns.type"]}
          name="type"
          options={dnsTypes.map((type) => ({ value: type, label: texts[`dns.type.${type}`] }))}
          defaultValue={values["type"]}
          problem={call.problem}
        />
        <Submit isBusy={call.isBusy} onCancel={call.cancel} texts={texts}>
          {texts["dns.lookup"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["dns.result"]}
        isBusy={call.isBusy}
        busyText={texts["dns.busy"]}
        problem={call.problem}
        sentence={call.answer?.summary}
      >
        {call.answer ? (
          <DnsResult report={call.answer} lang={lang} texts={texts} />
        ) : (
          <Empty icon="network" samples={samples}>
            {texts["dns.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
