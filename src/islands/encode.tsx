import { ArrowDownUp } from "lucide-react";
import { useRef } from "react";
import { apiTexts } from "../client/api.ts";
import { useCall } from "../client/use-call.ts";
import type { Lang, Texts } from "../i18n.ts";
import type { Problem } from "../problem.ts";
import { codeNames, variants } from "../tools/encode/names.ts";
import { Checkbox, Select, TextArea } from "../ui/field.tsx";
import { submitTexts } from "../ui/submit.tsx";
import { TextResult, textResultTexts } from "../ui/text-result.tsx";

export const encodeTexts = [
  ...apiTexts,
  ...submitTexts,
  ...textResultTexts,
  "encode.text",
  "encode.urlencode",
  "encode.urldecode",
  "encode.b64encode",
  "encode.b64decode",
  "encode.options",
  "encode.variant",
  "encode.variant.standard",
  "encode.variant.form",
  "encode.variant.url",
  "encode.lines",
  "encode.busy",
  "encode.result",
  "encode.empty",
  "encode.reuse",
] as const;

type Answer = { readonly result: string };

export type EncodeProps = {
  readonly lang: Lang;
  readonly texts: Texts<(typeof encodeTexts)[number]>;
  readonly values: Readonly<Record<string, string>>;
  readonly answer: Answer | null;
  readonly problem: Problem | null;
};

export default function Encode({ lang, texts, values, answer, problem }: EncodeProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const call = useCall<Answer>({
    path: (pressed) => `/tools/${pressed || codeNames[0]}`,
    lang,
    texts,
    initial: { answer, problem },
  });
  const reuse = () => {
    if (!input.current || !call.answer) return;
    input.current.value = call.answer.result;
    input.current.focus();
  };
  return (
    <div className="tool split">
      <form method="post" action="#result" className="panel" onSubmit={call.submit}>
        <TextArea
          ref={input}
          label={texts["encode.text"]}
          name="text"
          rows={6}
          required
          defaultValue={values["text"]}
          problem={call.problem}
        />
        <details className="options">
          <summary>{texts["encode.options"]}</summary>
          <Select
            label={texts["encode.variant"]}
            name="variant"
            defaultValue={values["variant"] ?? "standard"}
            problem={call.problem}
            options={variants.map((value) => ({ value, label: texts[`encode.variant.${value}`] }))}
          />
          <Checkbox label={texts["encode.lines"]} name="lines" defaultChecked={values["lines"] === "on"} />
        </details>
        <div className="actions">
          {codeNames.map((code) => (
            <button
              key={code}
              name="action"
              value={code}
              className={code.endsWith("encode") ? "button" : "button quiet"}
              aria-disabled={call.isBusy}
            >
              {texts[`encode.${code}`]}
            </button>
          ))}
          {call.isBusy && (
            <button type="button" className="button quiet" onClick={call.cancel}>
              {texts["ui.cancel"]}
            </button>
          )}
        </div>
      </form>
      <TextResult
        title={texts["encode.result"]}
        text={call.answer?.result ?? null}
        isBusy={call.isBusy}
        problem={call.problem}
        busyText={texts["encode.busy"]}
        emptyText={texts["encode.empty"]}
        texts={texts}
        actions={
          <button type="button" className="button quiet needs-script" onClick={reuse}>
            <ArrowDownUp aria-hidden="true" />
            {texts["encode.reuse"]}
          </button>
        }
      />
    </div>
  );
}
