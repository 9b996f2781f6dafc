import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useCall } from "../client/use-call.ts";
import type { ProxyAnswer as Answer } from "../tools/proxy/schema.ts";
import { Empty } from "../ui/empty.tsx";
import { TextField } from "../ui/field.tsx";
import { ProxyFigures, ProxyResult, proxyAnswerTexts } from "../ui/proxy-answer.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { Submit, submitTexts } from "../ui/submit.tsx";

export const proxyIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...proxyAnswerTexts,
  "proxy.proxy",
  "proxy.proxy.hint",
  "proxy.check",
  "proxy.busy",
  "proxy.result",
  "proxy.empty",
] as const;

const sampleProxy = {
  latency_ms: 412,
  protocol: "socks5",
  anonymity: "elite",
  country: { code: "SG", name: "Singapore" },
} as const;

export type ProxyIslandProps = ToolIslandProps<(typeof proxyIslandTexts)[number], Answer>;

export default function ProxyIsland({ lang, texts, values, answer, problem }: ProxyIslandProps) {
  const proxyCall = useCall<Answer>({ path: "/proxy/check", lang, texts, initial: { answer, problem } });
  return (
    <div className="tool stack">
      <form method="post" action="#result" className="panel" onSubmit={proxyCall.submit}>
        <TextField
          label={texts["proxy.proxy"]}
          name="proxy"
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          hint={texts["proxy.proxy.hint"]}
          defaultValue={values["proxy"]}
          problem={proxyCall.problem}
        />
        <Submit call={proxyCall} texts={texts}>
          {texts["proxy.check"]}
        </Submit>
      </form>
      <ResultPanel
        title={texts["proxy.result"]}
        isBusy={proxyCall.isBusy}
        busyText={texts["proxy.busy"]}
        problem={proxyCall.problem}
        sentence={proxyCall.answer?.summary}
      >
        {proxyCall.answer ? (
          <ProxyResult answer={proxyCall.answer} lang={lang} texts={texts} />
        ) : (
          <Empty icon="route" example={<ProxyFigures answer={sampleProxy} lang={lang} texts={texts} />}>
            {texts["proxy.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
