import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import type { WhoisAnswer } from "#tools/whois/schema.ts";
import whois from "#tools/whois/tool.ts";
import { addressLook } from "#ui/address-look.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Submit } from "#ui/submit.tsx";
import { WhoisResult } from "./whois/answer.tsx";

const { lookup } = whois.calls;

const samples = ["vnexpress.net", "vnnic.vn", "example.com"].map((domain) => ({
  query: `?domain=${domain}#result`,
  label: domain,
}));

export default function WhoisIsland(props: IslandProps<"whois", WhoisAnswer>) {
  const { lang, texts, values } = props;
  const call = useToolCall(lookup, props);
  const field = declaredFields(whois, lookup, { texts, values, problem: call.problem });
  return (
    <div className="tool stack">
      <CallForm call={call} method="get" action="#result">
        {field("domain", addressLook)}
        <Submit call={call} texts={texts}>
          {texts["whois.lookup"]}
        </Submit>
      </CallForm>
      <CallResult
        title={texts["whois.result"]}
        call={call}
        texts={texts}
        busyText={texts["whois.busy"]}
        sentence={({ summary }) => summary}
        empty={
          <Empty icon="globe" samples={samples}>
            {texts["whois.empty"]}
          </Empty>
        }
      >
        {(answer) => <WhoisResult answer={answer} lang={lang} texts={texts} />}
      </CallResult>
    </div>
  );
}
