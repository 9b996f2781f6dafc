import type { IslandProps } from "#client/state.ts";
import { useToolCall } from "#client/use-tool-call.ts";
import type { IpAnswer } from "#tools/ip/schema.ts";
import ip from "#tools/ip/tool.ts";
import { addressLook } from "#ui/address-look.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { Submit } from "#ui/submit.tsx";
import { IpResult, ipInWords } from "./ip/answer.tsx";

const { lookup } = ip.calls;

export type IpIslandProps = IslandProps<"ip", IpAnswer> & {
  /** The answer is what is known of the visitor's address before anybody is asked. */
  readonly isBrief: boolean;
};

export default function IpIsland({ isBrief, ...props }: IpIslandProps) {
  const { texts, values, answer } = props;
  const call = useToolCall(lookup, props);
  const field = declaredFields(ip, lookup, { texts, values, problem: call.problem });
  return (
    <div className="tool stack">
      <CallResult
        title={texts[call.answer?.is_own ? "ip.own" : "ip.result"]}
        call={call}
        texts={texts}
        busyText={texts["ip.busy"]}
        sentence={(shown) => ipInWords(shown, texts)}
        empty={<Empty icon="map-pin">{texts["ip.empty"]}</Empty>}
      >
        {(shown) => <IpResult answer={shown} isBrief={isBrief && shown === answer} texts={texts} />}
      </CallResult>
      <CallForm call={call} method="get" action="#result">
        {field("ip", addressLook)}
        <Submit call={call} texts={texts}>
          {texts["ip.lookup"]}
        </Submit>
      </CallForm>
    </div>
  );
}
