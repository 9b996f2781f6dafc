import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { shareAddress } from "../client/share-address.ts";
import { useCall } from "../client/use-call.ts";
import type { IpAnswer as Answer } from "../tools/ip/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { TextField } from "../ui/field.tsx";
import { IpResult, ipAnswerTexts } from "../ui/ip-answer.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const ipIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...ipAnswerTexts,
  "ip.ip",
  "ip.ip.hint",
  "ip.lookup",
  "ip.busy",
  "ip.result",
] as const;

export type IpIslandProps = ToolIslandProps<(typeof ipIslandTexts)[number], Answer> & {
  /** The answer is what is known of the visitor's address before anybody is asked. */
  readonly isBrief: boolean;
};

export default function IpIsland({ lang, texts, values, answer, problem, isBrief }: IpIslandProps) {
  const ipCall = useCall<Answer>({
    path: "/ip",
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: ({ ip, is_own }) => shareAddress({ ip: is_own ? "" : ip }),
  });
  return (
    <div className="tool stack">
      <form method="get" action="#result" className="panel" onSubmit={ipCall.submit}>
        <TextField
          label={texts["ip.ip"]}
          name="ip"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["ip.ip.hint"]}
          defaultValue={values["ip"]}
          problem={ipCall.problem}
        />
        <Submit call={ipCall} texts={texts}>
          {texts["ip.lookup"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["ip.result"]}
        isBusy={ipCall.isBusy}
        busyText={texts["ip.busy"]}
        problem={ipCall.problem}
        sentence={ipCall.answer?.meaning}
      >
        {ipCall.answer ? (
          <IpResult answer={ipCall.answer} isBrief={isBrief && ipCall.answer === answer} texts={texts} />
        ) : (
          <Empty icon="map-pin">{texts["ip.empty"]}</Empty>
        )}
      </ResultPanel>
    </div>
  );
}
