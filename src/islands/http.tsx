import { type FormEvent, useState } from "react";
import { apiTexts } from "../client/api.ts";
import type { ToolIslandProps } from "../client/state.ts";
import { formBody } from "../client/form-body.ts";
import { shareAddress } from "../client/share-address.ts";
import { pressedButton } from "../client/submission.ts";
import { useCall } from "../client/use-call.ts";
import { parseHeaderText } from "../tools/http/headers.ts";
import { Empty } from "../ui/empty.tsx";
import { Select, TextArea, TextField } from "../ui/field.tsx";
import { HttpResult, type HttpReport, httpAnswerTexts } from "../ui/http-answer.tsx";
import { Warnings } from "../ui/remarks.tsx";
import { ResultPanel } from "../ui/result.tsx";
import { SubmitChoices, submitTexts } from "../ui/submit.tsx";

export const httpIslandTexts = [
  ...apiTexts,
  ...submitTexts,
  ...httpAnswerTexts,
  "http.url",
  "http.method",
  "http.more",
  "http.headers",
  "http.headers.hint",
  "http.headers.unreadable",
  "http.body",
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
  const [areHeadersIgnored, setHeadersIgnored] = useState(false);
  const [areUnreadable, setUnreadable] = useState(parseHeaderText(values["headers"] ?? "") === null);
  const httpCall = useCall<HttpReport>({
    path: (pressed) => (pressed === "request" ? "/http/request" : "/http/status"),
    lang,
    texts,
    initial: { answer, problem },
    onAnswer: ({ url, method, ...rest }) => {
      if (!("body" in rest)) shareAddress({ url, method });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const pressed = pressedButton(form, event.nativeEvent)?.value ?? "status";
    const { url, method, headers, body } = formBody(form);
    const read = pressed === "request" ? parseHeaderText(String(headers)) : {};
    setHeadersIgnored(read === null);
    setUnreadable(parseHeaderText(String(headers)) === null);
    void httpCall.send(
      pressed === "request" ? { url, method, headers: read ?? {}, body } : { url, method },
      pressed,
      form,
    );
  }

  return (
    <div className="tool stack">
      <form method="post" action="#result" className="panel" onSubmit={submit}>
        <div className="request-line">
          <Select
            label={texts["http.method"]}
            name="method"
            options={methods.map((method) => ({ value: method, label: method }))}
            defaultValue={values["method"]}
            problem={httpCall.problem}
          />
          <TextField
            label={texts["http.url"]}
            name="url"
            required
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://example.com/"
            defaultValue={values["url"]}
            problem={httpCall.problem}
          />
        </div>
        <details className="options" open={Boolean(values["headers"] || values["body"])}>
          <summary>{texts["http.more"]}</summary>
          <TextArea
            label={texts["http.headers"]}
            name="headers"
            rows={4}
            className="mono"
            hint={texts["http.headers.hint"]}
            defaultValue={values["headers"]}
            problem={httpCall.problem}
            onChange={({ currentTarget }) => setUnreadable(parseHeaderText(currentTarget.value) === null)}
          />
          <div aria-live="polite">
            {areUnreadable && <Warnings texts={[texts["http.headers.unreadable"]]} />}
          </div>
          <TextArea
            label={texts["http.body"]}
            name="body"
            rows={5}
            className="mono"
            defaultValue={values["body"]}
            problem={httpCall.problem}
          />
        </details>
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
            {...(areHeadersIgnored && { warning: texts["http.warning.headersIgnored"] })}
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
