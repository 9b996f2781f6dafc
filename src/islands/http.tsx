import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { useHttpCall } from "../client/use-http-call.ts";
import { Empty } from "../ui/empty.tsx";
import { HttpResult, type HttpReport, httpAnswerTexts } from "../ui/http-answer.tsx";
import { HttpRequestLine, HttpRequestOptions, httpFieldTexts } from "../ui/http-fields.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { SubmitChoices, submitTexts } from "../ui/submit.tsx";

export const httpIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...httpFieldTexts,
  ...httpAnswerTexts,
  "http.status",
  "http.send",
  "http.busy",
  "http.result",
  "http.empty",
  "http.warning.headersIgnored",
] as const;

export type HttpIslandProps = ToolIslandProps<(typeof httpIslandTexts)[number], HttpReport> & {
  readonly methods: readonly string[];
};

const httpSamples = ["https://vnexpress.net/", "https://example.com/"].map((url) => ({
  query: `?${new URLSearchParams({ url, method: "GET" })}#result`,
  label: new URL(url).hostname,
}));

export default function HttpIsland({ lang, texts, methods, values, answer, problem }: HttpIslandProps) {
  const httpCall = useHttpCall({ lang, texts, headers: values["headers"], initial: { answer, problem } });
  return (
    <div className="tool stack">
      <form method="post" action="#result" className="panel" onSubmit={httpCall.submit}>
        <HttpRequestLine methods={methods} values={values} problem={httpCall.problem} texts={texts} />
        <HttpRequestOptions
          areHeadersUnreadable={httpCall.areHeadersUnreadable}
          onHeadersTyped={httpCall.checkHeaders}
          values={values}
          problem={httpCall.problem}
          texts={texts}
        />
        <SubmitChoices
          choices={[
            { action: "status", label: texts["http.status"] },
            { action: "request", label: texts["http.send"] },
          ]}
          call={httpCall}
          texts={texts}
        />
      </form>
      <ResultPanel
        title={texts["http.result"]}
        isBusy={httpCall.isBusy}
        busyText={texts["http.busy"]}
        problem={httpCall.problem}
        sentence={httpCall.answer?.summary}
      >
        {httpCall.answer ? (
          <HttpResult
            report={httpCall.answer}
            lang={lang}
            texts={texts}
            {...(httpCall.areHeadersIgnored && { warning: texts["http.warning.headersIgnored"] })}
          />
        ) : (
          <Empty icon="activity" samples={httpSamples}>
            {texts["http.empty"]}
          </Empty>
        )}
      </ResultPanel>
    </div>
  );
}
