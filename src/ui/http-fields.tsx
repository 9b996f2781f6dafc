import { type FieldsProps, Select, TextArea, TextField, fieldsOf } from "./field.tsx";
import { Warnings } from "./remarks.tsx";

export const httpFieldTexts = [
  "http.url",
  "http.method",
  "http.more",
  "http.headers",
  "http.headers.hint",
  "http.headers.unreadable",
  "http.body",
] as const;

type HttpFieldsProps = FieldsProps<(typeof httpFieldTexts)[number]>;

export function HttpRequestLine({
  methods,
  values,
  problem,
  texts,
}: HttpFieldsProps & { methods: readonly string[] }) {
  const field = fieldsOf({ values, problem });
  return (
    <div className="request-line">
      <Select
        label={texts["http.method"]}
        {...field("method")}
        options={methods.map((method) => ({ value: method, label: method }))}
      />
      <TextField
        label={texts["http.url"]}
        {...field("url")}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://example.com/"
      />
    </div>
  );
}

/** The headers and the body of a request, folded away until wanted. */
export function HttpRequestOptions({
  areHeadersUnreadable,
  onHeadersTyped,
  values,
  problem,
  texts,
}: HttpFieldsProps & { areHeadersUnreadable: boolean; onHeadersTyped: (headers: string) => void }) {
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
        onChange={({ currentTarget }) => onHeadersTyped(currentTarget.value)}
      />
      <div aria-live="polite">
        {areHeadersUnreadable && <Warnings texts={[texts["http.headers.unreadable"]]} />}
      </div>
      <TextArea label={texts["http.body"]} {...field("body")} rows={5} className="mono" />
    </details>
  );
}
