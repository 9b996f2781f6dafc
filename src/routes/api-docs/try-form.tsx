import { localPath } from "#core/pages.ts";
import type { CallField, DocumentedCall } from "#tools/documented-call.ts";
import { describedIn } from "#core/described.ts";
import { type Picture, dataUrl } from "#core/picture.ts";
import type { Problem } from "#core/problem.ts";
import { visibleJson } from "#core/visible-text.ts";
import { PageCommandLine, givenInput } from "#ssr/command.tsx";
import type { View } from "#ssr/page.ts";
import { withoutSecrets, written } from "#core/call-command.ts";
import { Checkbox, Select, TextArea, TextField } from "#ui/field.tsx";
import { OutputBlock, ResultPanel } from "#ui/result.tsx";
import { callCommand } from "./commands.ts";
import { alternativesOf, choicesOf } from "./field-words.ts";
import { InlineCode } from "./inline-code.tsx";

export type ApiView = View;

/** Texts of this length or more get several lines to be typed in. */
const longTextLength = 300;

const simpleTypes = ["string", "integer", "number", "boolean"];

const isSimpleField = ({ schema }: CallField): boolean =>
  alternativesOf(schema).some((alternative) => simpleTypes.includes(String(alternative["type"])));

/** Whether a page's form can make the call: it needs no account, keeps nothing, and what it needs can be typed. */
export const canBeTried = ({ isStateless, action, fields }: DocumentedCall): boolean =>
  isStateless &&
  action !== null &&
  fields.every((callField) => isSimpleField(callField) || !callField.isRequired);

const isPicture = (answerValue: unknown): answerValue is Picture =>
  typeof answerValue === "object" &&
  answerValue !== null &&
  "bytes" in answerValue &&
  answerValue.bytes instanceof Uint8Array;

function pictureOf(triedAnswer: unknown): Picture | null {
  if (isPicture(triedAnswer)) return triedAnswer;
  const hasOne = typeof triedAnswer === "object" && triedAnswer !== null && "picture" in triedAnswer;
  return hasOne && isPicture(triedAnswer.picture) ? triedAnswer.picture : null;
}

type FieldInputProps = {
  readonly field: CallField;
  readonly value: string | undefined;
  readonly problem: Problem | null;
  readonly view: ApiView;
};

function FieldInput({ field, value, problem, view }: FieldInputProps) {
  const { name, schema, isRequired } = field;
  const fieldType = String(alternativesOf(schema)[0]?.["type"]);
  const fieldDescription = schema["description"];
  const hint =
    typeof fieldDescription === "string" ? (
      <InlineCode text={describedIn(view.lang, fieldDescription)} />
    ) : undefined;
  const commonProps = { label: <code>{name}</code>, name, hint, problem };
  const fieldChoices = choicesOf(schema);
  if (fieldType === "boolean") {
    const isOn = value === "true" || value === "on";
    return <Checkbox label={<code>{name}</code>} name={name} defaultChecked={isOn} />;
  }
  if (fieldChoices) {
    const choiceOptions = fieldChoices.map((fieldChoice) => ({ value: fieldChoice, label: fieldChoice }));
    const isOptional = !isRequired && schema["default"] === undefined;
    return (
      <Select
        texts={{ "ui.choose": view.t("ui.choose") }}
        {...commonProps}
        defaultValue={value}
        options={isOptional ? [{ value: "", label: "–" }, ...choiceOptions] : choiceOptions}
      />
    );
  }
  if (fieldType === "integer" || fieldType === "number")
    return <TextField {...commonProps} inputMode="numeric" defaultValue={value} />;
  const { maxLength = longTextLength } = schema;
  const isShort = "pattern" in schema || "default" in schema || Number(maxLength) < longTextLength;
  return isShort ? (
    <TextField {...commonProps} defaultValue={value} />
  ) : (
    <TextArea {...commonProps} rows={3} defaultValue={value} />
  );
}

function TriedAnswer({ call, view, answer }: { call: DocumentedCall; view: ApiView; answer: unknown }) {
  const { t, lang, site, submission } = view;
  const triedPicture = pictureOf(answer);
  const body = call.action && submission ? givenInput(call.action.input, submission.values) : null;
  const triedCommand = body && callCommand(call, site.origin, { body: withoutSecrets(body) });
  return (
    <>
      {triedPicture ? (
        <div className="picture">
          <img src={dataUrl(triedPicture)} alt={t("api.try.picture")} />
        </div>
      ) : (
        <OutputBlock label={`${t("api.try.result")}: /api${call.path}`}>
          {visibleJson(JSON.stringify(answer, null, 2))}
        </OutputBlock>
      )}
      {triedCommand !== null && <PageCommandLine lang={lang} command={triedCommand} />}
    </>
  );
}

/** The call as a form, whose answer is in the page that comes back. */
export function TryForm({ call, view }: { call: DocumentedCall; view: ApiView }) {
  const { id, part, fields, methods, example } = call;
  const { t, lang, path } = view;
  const { values, problem, answer } = view.state(id);
  const isSent = view.submission?.name === id;
  const fieldValueOf = ({ name, schema }: CallField) => {
    const standardValue = written(schema["default"] ?? "");
    if (isSent) return values[name] ?? (schema["type"] === "boolean" ? "" : standardValue);
    return written(example.body?.[name] ?? standardValue);
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
          {fields.filter(isSimpleField).map((callField) => (
            <FieldInput
              key={callField.name}
              field={callField}
              value={fieldValueOf(callField)}
              problem={problem}
              view={view}
            />
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
