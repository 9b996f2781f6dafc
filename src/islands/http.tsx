import type { IslandTexts } from "#core/i18n.ts";
import http from "#tools/http/tool.ts";
import { addressLook } from "#ui/address-look.ts";
import { CallForm } from "#ui/call-form.tsx";
import { CallResult } from "#ui/call-result.tsx";
import { declaredFields } from "#ui/declared-field.tsx";
import { Empty } from "#ui/empty.tsx";
import { type FieldsProps, TextArea, fieldsOf } from "#ui/field.tsx";
import { Warnings } from "#ui/remarks.tsx";
import { SubmitChoices } from "#ui/submit-choices.tsx";
import { HttpResult } from "./http/answer.tsx";
import { type HttpGiven, useHttpCall } from "./http/use-http-call.ts";

/** The headers and the body of a request, folded away until wanted. */
function HttpRequestOptions({
  areHeadersUnreadable,
  onHeadersTyped,
  values,
  problem,
  texts,
}: FieldsProps<keyof IslandTexts<"http">> & {
  areHeadersUnreadable: boolean;
  onHeadersTyped: (headers: string) => void;
}) {
  const field = fieldsOf({ values, problem });
  return (
    <details className="options" open={Boolean(values["headers"] || values["body"])}>
      <summary>{texts["http.more"]}</summary>
      <TextArea
        label={texts["http.headers"]}
        {...field("headers")}
        rows={4}
        className="mono"
        hint={texts["http.headers.hint"]}
        onInput={({ currentTarget }) => onHeadersTyped(currentTarget.value)}
      />
      <div aria-live="polite">
        {areHeadersUnreadable && <Warnings texts={[texts["http.headers.unreadable"]]} />}
      </div>
      <TextArea label={texts["http.body"]} {...field("body")} rows={5} className="mono" />
    </details>
  );
}

const samples = ["https://vnexpress.net/", "https://example.com/"].map((url) => ({
  query: `?${new URLSearchParams({ url, method: "GET" })}#result`,
  label: new URL(url).hostname,
}));

export default function HttpIsland(props: HttpGiven) {
  const { lang, texts, values } = props;
  const call = useHttpCall(props);
  const { problem } = call;
  const field = declaredFields(http, http.calls.status, { texts, values, problem });
  return (
    <div className="tool stack">
      <CallForm call={call} action="#result">
        <div className="request-line">
          {field("url", {
            ...addressLook,
            placeholder: "https://example.com/",
            onPaste: call.paste,
          })}
          {field("method")}
          <SubmitChoices
            choices={[
              { action: "status", label: texts["http.status"] },
              { action: "request", label: texts["http.send"] },
            ]}
            call={call}
            texts={texts}
          />
        </div>
        <div aria-live="polite">
          {call.curlSaid === "read" && <p className="hint">{texts["http.curl.read"]}</p>}
          {call.curlSaid === "unreadable" && <Warnings texts={[texts["http.curl.unreadable"]]} />}
        </div>
        <HttpRequestOptions
          areHeadersUnreadable={call.areHeadersUnreadable}
          onHeadersTyped={call.checkHeaders}
          values={values}
          problem={problem}
          texts={texts}
        />
      </CallForm>
      <CallResult
        title={texts["http.result"]}
        call={call}
        texts={texts}
        busyText={texts["http.busy"]}
        sentence={({ summary }) => summary}
        empty={
          <Empty icon="activity" samples={samples}>
            {texts["http.empty"]}
          </Empty>
        }
      >
        {(report) => (
          <HttpResult
            report={report}
            lang={lang}
            texts={texts}
            {...(call.areHeadersIgnored && { warning: texts["http.warning.headersIgnored"] })}
          />
        )}
      </CallResult>
    </div>
  );
}
