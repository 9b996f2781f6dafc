import { localPath } from "../../core/catalog.ts";
import { type CallField, type DocumentedCall, describedIn } from "../../core/documented-call.ts";
import { type Picture, dataUrl } from "../../core/picture.ts";
import type { Problem } from "../../core/problem.ts";
import { visibleJson } from "../../core/visible-text.ts";
import { PageCommandLine, givenInput } from "../../ssr/command.tsx";
import type { View } from "../../ssr/page.ts";
import { withoutSecrets, written } from "../../core/call-command.ts";
import { Checkbox, Select, TextArea, TextField } from "../../ui/field.tsx";
import { OutputBlock, ResultPanel } from "../../ui/result.tsx";
import { callCommand } from "./commands.ts";
import { alternativesOf, choicesOf } from "./field-words.ts";
import { InlineCode } from "./inline-code.tsx";

export type ApiView = View;

/** Texts of this length or more get several lines to be typed in. */
const longTextLength = 300;

const simpleTypes = ["string", "integer", "number", "boolean"];

const isSimpleField = ({ schema }: CallField): boolean =>
  alternativesOf(schema).some((one) => simpleTypes.includes(String(one["type"])));

/** Whether a page's form can make the call: it needs no account, keeps nothing, and what it needs can be typed. */
export const canBeTried = ({ isOpen, action, fields }: DocumentedCall): boolean =>
  isOpen && action !== null && fields.every((field) => isSimpleField(field) || !field.isRequired);

const isPicture = (value: unknown): value is Picture =>
  typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof Uint8Array;

function pictureOf(answer: unknown): Picture | null {
  if (isPicture(answer)) return answer;
  const hasOne = typeof answer === "object" && answer !== null && "picture" in answer;
  return hasOne && isPicture(answer.picture) ? answer.picture : null;
}

type FieldInputProps = {
  readonly field: CallField;
  readonly value: string | undefined;
  readonly problem: Problem | null;
  readonly view: ApiView;
};

function FieldInput({ field, value, problem, view }: FieldInputProps) {
  const { name, schema, isRequired } = field;
  const type = String(alternativesOf(schema)[0]?.["type"]);
  const description = schema["description"];
  const hint =
    typeof description === "string" ? <InlineCode text={describedIn(view.lang, description)} /> : undefined;
  const common = { label: <code>{name}</code>, name, hint, problem };
  const choices = choicesOf(schema);
  if (type === "boolean") {
    const isOn = value === "true" || value === "on";
    return <Checkbox label={<code>{name}</code>} name={name} defaultChecked={isOn} />;
  }
  if (choices) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    const isOptional = !isRequired && schema["default"] === undefined;
    return (
      <Select
        {...common}
        defaultValue={value}
        options={isOptional ? [{ value: "", label: "–" }, ...options] : options}
      />
    );
  }
  if (type === "integer" || type === "number")
    return <TextField {...common} inputMode="numeric" defaultValue={value} />;
  const { maxLength = longTextLength } = schema;
  const isShort = "pattern" in schema || "default" in schema || Number(maxLength) < longTextLength;
  return isShort ? (
    <TextField {...common} defaultValue={value} />
  ) : (
    <TextArea {...common} rows={3} defaultValue={value} />
  );
}

function TriedAnswer({ call, view, answer }: { call: DocumentedCall; view: ApiView; answer: unknown }) {
  const { t, lang, site, submission } = view;
  const picture = pictureOf(answer);
  const body = call.action && submission ? givenInput(call.action.input, submission.values) : null;
  const command = body && callCommand(call, site.origin, { body: withoutSecrets(body) });
  return (
    <>
      {picture ? (
        <div className="picture">
          <img src={dataUrl(picture)} alt={t("api.try.picture")} />
        </div>
      ) : (
        <OutputBlock label={`${t("api.try.result")}: /api${call.path}`}>
          {visibleJson(JSON.stringify(answer, null, 2))}
        </OutputBlock>
      )}
      {command !== null && <PageCommandLine lang={lang} command={command} />}
    </>
  );
}

/** The call as a form, whose answer is in the page that comes back. */
export function TryForm({ call, view }: { call: DocumentedCall; view: ApiView }) {
  const { id, part, fields, methods, example } = call;
  const { t, lang, path } = view;
  const { values, problem, answer } = view.state(id);
  const isSent = view.submission?.name === id;
  const valueOf = ({ name, schema }: CallField) => {
    const standard = written(schema["default"] ?? "");
    if (isSent) return values[name] ?? (schema["type"] === "boolean" ? "" : standard);
    return written(example.body?.[name] ?? standard);
  };
  const isGet = methods.includes("GET");
  return (
    <>
      <h3>{t("api.try")}</h3>
      <form
        method={isGet ? "get" : "post"}
        action={`${localPath(path, lang)}?tab=${part}#${id}`}
        aria-label={`${t("api.try")}: /api${call.path}`}
      >
        {isGet && <input type="hidden" name="tab" value={part} />}
        <div className="grid">
          {fields.filter(isSimpleField).map((field) => (
            <FieldInput key={field.name} field={field} value={valueOf(field)} problem={problem} view={view} />
          ))}
        </div>
        <button className="button" name="action" value={id}>
          {t("api.try.send")}
        </button>
      </form>
      {isSent && (
        <ResultPanel id={`${id}-result`} title={t("api.try.result")} problem={problem}>
          {answer !== null && <TriedAnswer call={call} view={view} answer={answer} />}
        </ResultPanel>
      )}
    </>
  );
}
