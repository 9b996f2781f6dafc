import type { IslandTexts } from "#core/i18n.ts";
import { type FieldsProps, TextArea, fieldsOf } from "#ui/field.tsx";
import { Warnings } from "#ui/remarks.tsx";

/** The headers and the body of a request, folded away until wanted. */
export function HttpRequestOptions({
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
