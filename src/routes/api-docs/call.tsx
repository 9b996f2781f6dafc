import { localPath } from "#core/pages.ts";
import { pathOf } from "#tools/catalog.ts";
import type { DocumentedCall } from "#tools/documented-call.ts";
import { describedIn } from "#core/described.ts";
import { canSignIn } from "#core/site.ts";
import { type LimitName, limitRule } from "#core/limits.ts";
import { PageCommandLine } from "#ssr/command.tsx";
import { Facts } from "#ui/facts.tsx";
import { OutputBlock } from "#ui/result.tsx";
import { callCommand } from "./commands.ts";
import { fieldWords } from "./field-words.ts";
import { type ApiView, TryForm, canBeTried } from "./try-form.tsx";
import { InlineCode } from "./inline-code.tsx";

/** Longer examples are cut: the schema in the OpenAPI document has the rest. */
const longestExample = 1500;

function limitWords(limitName: LimitName, { t, site }: ApiView): string {
  const { points, seconds, userPoints } = limitRule(limitName);
  const per = seconds >= 86_400 ? 86_400 : seconds >= 3600 ? 3600 : 60;
  const limitText = t(`api.per.${per}`, { points });
  return userPoints === undefined || !canSignIn(site)
    ? limitText
    : `${limitText}, ${t("api.perUser", { points: userPoints })}`;
}

function accessWords({ isOpen, needsSignIn, scope }: DocumentedCall, { t, site }: ApiView): string {
  if (isOpen) return t("api.access.open");
  if (needsSignIn && !canSignIn(site)) return t("sign-in.off");
  if (needsSignIn) return scope ? t("api.access.scope", { scope }) : t("api.access.signIn");
  return t("api.access.visitor");
}

const callName = ({ methods, path }: DocumentedCall): string => `${methods.join(", ")} /api${path}`;

const Refusals = ({ codes, address }: { codes: DocumentedCall["problems"]; address: string }) =>
  codes.map((failureCode, codeIndex) => (
    <span key={failureCode}>
      {codeIndex > 0 && " · "}
      <a href={`${address}#${failureCode}`}>{failureCode}</a>
    </span>
  ));

function fieldFacts({ fields }: DocumentedCall, { t, lang }: ApiView) {
  return fields.map((callField) => {
    const { description } = callField.schema;
    return {
      label: callField.name,
      value: (
        <>
          {fieldWords(callField, t)}
          {typeof description === "string" && (
            <>
              <br />
              <small>
                <InlineCode text={describedIn(lang, description)} />
              </small>
            </>
          )}
        </>
      ),
    };
  });
}

function Examples({ call, view }: { call: DocumentedCall; view: ApiView }) {
  const { t, lang, site } = view;
  const { example } = call;
  const exampleCommand = callCommand(call, site.origin);
  const asText = example.text === null ? null : callCommand(call, site.origin, { isText: true });
  const json = JSON.stringify(example.answer, null, 2);
  return (
    <>
      {exampleCommand && (
        <>
          <h3>{t("api.command")}</h3>
          <PageCommandLine lang={lang} command={exampleCommand} />
        </>
      )}
      {example.answer !== undefined && json.length <= longestExample && (
        <OutputBlock label={`${t("api.answer")}: ${callName(call)}`}>{json}</OutputBlock>
      )}
      {asText && (
        <>
          <h3>{t("api.answer.text")}</h3>
          <PageCommandLine lang={lang} command={asText} />
          <OutputBlock label={`${t("api.answer.text")}: ${callName(call)}`}>{example.text ?? ""}</OutputBlock>
        </>
      )}
    </>
  );
}

/** One call, folded away until it is opened: what it takes, who may make it, examples, and a form to try it. */
export function CallDetails({
  call,
  view,
  isOpen,
}: {
  call: DocumentedCall;
  view: ApiView;
  isOpen: boolean;
}) {
  const { t, lang, path } = view;
  const { id, summary, fields, limit, problems, produces, takes, part } = call;
  const facts = [
    { label: t("api.access"), value: accessWords(call, view) },
    { label: t("api.limit"), value: limit && limitWords(limit, view) },
    { label: t("api.answer"), value: <code>{produces}</code> },
    {
      label: t("api.refusals"),
      value: problems.length > 0 && <Refusals codes={problems} address={localPath(path, lang)} />,
    },
  ];
  return (
    <details id={id} className="call" open={isOpen}>
      <summary>
        <h2>
          <code>{callName(call)}</code>
        </h2>
        <span>
          <InlineCode text={describedIn(lang, summary)} />
        </span>
      </summary>
      {takes && <p>{t("api.takes", { type: takes })}</p>}
      {fields.length > 0 && (
        <>
          <h3>{t("api.fields")}</h3>
          <Facts caption={t("api.fields")} facts={fieldFacts(call, view)} />
        </>
      )}
      <h3>{t("api.rules")}</h3>
      <Facts caption={t("api.rules")} facts={facts} />
      <Examples call={call} view={view} />
      {canBeTried(call) ? (
        <TryForm call={call} view={view} />
      ) : (
        part !== "account" && (
          <p>
            {t("api.try.page")} <a href={localPath(pathOf(part), lang)}>{t("api.openTool")}</a>
          </p>
        )
      )}
    </details>
  );
}
