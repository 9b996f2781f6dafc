import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import type { DnsReport } from "#tools/dns/schema.ts";
import dns from "#tools/dns/tool.ts";
import { addressLook } from "#ui/address-look.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Submit } from "#ui/submit.tsx";
import { DnsResult } from "./dns/answer.tsx";

const { lookup } = dns.calls;

const samples = [
  { host: "vnexpress.net", type: "A" },
  { host: "gmail.com", type: "MX" },
  { host: "example.com", type: "TXT" },
].map(({ host, type }) => ({
  query: `?${new URLSearchParams({ host, type })}#result`,
  label: `${type} ${host}`,
}));

export default function DnsIsland(props: IslandProps<"dns", DnsReport>) {
  const { lang, texts, values } = props;
  const call = useToolCall(lookup, props);
  const field = declaredFields(dns, lookup, { texts, values, problem: call.problem });
  return (
    <div className="tool stack">
      <CallForm call={call} method="get" action="#result">
        {field("host", addressLook)}
        {field("type")}
        <Submit call={call} texts={texts}>
          {texts["dns.lookup"]}
        </Submit>
      </CallForm>
      <CallResult
        title={texts["dns.result"]}
        call={call}
        texts={texts}
        busyText={texts["dns.busy"]}
        sentence={({ summary }) => summary}
        empty={
          <Empty icon="network" samples={samples}>
            {texts["dns.empty"]}
          </Empty>
        }
      >
        {(report) => <DnsResult report={report} lang={lang} texts={texts} />}
      </CallResult>
    </div>
  );
}
