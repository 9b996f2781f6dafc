import type { Static, TObject, TSchema } from "@sinclair/typebox";
import { commandOfCall, hasSecret, secretWord, withoutSecrets } from "#core/call-command.ts";
import { decode } from "#core/decode.ts";
import { type Lang, languages, textsOf, localizer } from "#core/i18n.ts";
import CommandLineIsland, { commandLineIslandTexts } from "#islands/command-line.tsx";
import { Island } from "./island.tsx";
import type { FormValues, Page, PageActions, View } from "./page.ts";

/** How an action is called from outside: the API's own word for it. */
export type ApiCall = {
  readonly method: string;
  /** Answers GET too, which is shorter to write. */
  readonly answersGet: boolean;
  /** Below `/api`. */
  readonly path: string;
  readonly produces: string;
  readonly example: object | undefined;
  /** Whether the answer has a main value that can be had alone. */
  readonly isText: boolean;
};

/** The command line of what a tool's page shows, and what is to be known about it. */
export type ShownCommand = { readonly line: string; readonly isText: boolean; readonly hasSecret: boolean };

/** The calls of the API by the action that they run. */
export type ApiCalls = ReadonlyMap<unknown, ApiCall>;

const answerFileNames: Readonly<Record<string, string>> = {
  "image/png": "picture.png",
  "image/svg+xml": "picture.svg",
};

/** What an answer that is no text is saved as. */
export const answerFile = (produces: string): string | undefined =>
  answerFileNames[produces.split(";")[0] ?? ""];

const isDefault = (schema: TSchema | undefined, fieldValue: unknown): boolean =>
  schema !== undefined && "default" in schema && schema["default"] === fieldValue;

/** What was sent, without what is the same when it is left out. */
export function givenInput(schema: TObject, formValues: FormValues): Static<TObject> | null {
  const decodedForm = decode(schema, formValues, "form");
  if (!decodedForm.ok) return null;
  const givenFields = Object.entries(decodedForm.value).filter(
    ([actionName, fieldValue]) => !isDefault(schema.properties[actionName], fieldValue),
  );
  return Object.fromEntries(givenFields);
}

/** The call that does what an action of a page does. */
const callNamed = (
  { actions = {}, commands = {} }: Page,
  actionName: string,
  apiCalls: ApiCalls,
): ApiCall | undefined => apiCalls.get(commands[actionName]?.action ?? actions[actionName]);

/** The action that a page shows: the one that was sent, else that of the tab, else one that the page opens with. */
function shownAction(
  page: Page,
  { submission, tab, taskAction, state }: View<PageActions, unknown>,
  apiCalls: ApiCalls,
): string {
  const { actions = {} } = page;
  if (submission) return submission.name;
  if (taskAction !== null) return taskAction;
  const canBeShown = (actionName: string) => {
    const apiCall = callNamed(page, actionName, apiCalls);
    const hasInput = Object.keys(actions[actionName]?.input.properties ?? {}).length > 0;
    return apiCall !== undefined && (apiCall.example !== undefined || apiCall.method === "GET" || !hasInput);
  };
  if (Object.hasOwn(actions, tab)) return tab;
  const shownActions = Object.keys(actions).filter(canBeShown);
  return shownActions.find((one) => state(one).answer !== null) ?? shownActions[0] ?? "";
}

/** What the shown answer was made of: the form as it was sent, or as the page opens with it; null without one. */
function shownValues(
  actionName: string,
  { submission, taskAction, state }: View<PageActions, unknown>,
): FormValues | null {
  if (submission) return submission.outcome.ok ? submission.values : null;
  const { answer, values, sample } = state(actionName);
  return answer === null && taskAction === null ? null : (sample ?? values);
}

type MadeCommand = {
  readonly name: string;
  readonly origin: string;
  readonly lang: Lang;
  readonly command: ShownCommand | null;
};

/** Of the forms that pages open with, which stay the same objects. */
const commandsOfForms = new WeakMap<FormValues, MadeCommand>();

/** The call that makes what a tool's page shows, as a command line; null where there is no such call. */
export function commandOf(
  page: Page,
  pageView: View<PageActions, unknown>,
  apiCalls: ApiCalls,
): ShownCommand | null {
  const actionName = shownAction(page, pageView, apiCalls);
  const { origin } = pageView.site;
  const { lang } = pageView;
  const formValues = pageView.submission ? null : shownValues(actionName, pageView);
  if (!formValues) return commandNamed(actionName, page, pageView, apiCalls);
  const cachedCommand = commandsOfForms.get(formValues);
  if (
    cachedCommand &&
    cachedCommand.name === actionName &&
    cachedCommand.origin === origin &&
    cachedCommand.lang === lang
  )
    return cachedCommand.command;
  const pageCommand = commandNamed(actionName, page, pageView, apiCalls);
  commandsOfForms.set(formValues, { name: actionName, origin, lang, command: pageCommand });
  return pageCommand;
}

function commandNamed(
  actionName: string,
  page: Page,
  pageView: View<PageActions, unknown>,
  apiCalls: ApiCalls,
): ShownCommand | null {
  const apiCall = callNamed(page, actionName, apiCalls);
  const action = page.actions?.[actionName];
  if (!action || !apiCall) return null;
  const { submission, site } = pageView;
  const formValues = shownValues(actionName, pageView);
  const typedInput = formValues && givenInput(action.input, formValues);
  if (formValues && !typedInput) return null;
  const body = typedInput
    ? (page.commands?.[actionName]?.input?.(typedInput) ?? typedInput)
    : (apiCall.example ?? {});
  const { path, produces, isText } = apiCall;
  const httpMethod = apiCall.answersGet ? "GET" : apiCall.method;
  const commandLine = commandOfCall({
    origin: site.origin,
    lang: pageView.lang === languages[0] ? undefined : pageView.lang,
    method: httpMethod,
    path,
    body: submission ? withoutSecrets({ ...body }) : { ...body },
    file: answerFile(produces),
  });
  return commandLine === null
    ? null
    : { line: commandLine, isText, hasSecret: hasSecret(action.input.properties) };
}

export function PageCommandLine({ lang, command }: { lang: Lang; command: string }) {
  const props = { texts: textsOf(lang, commandLineIslandTexts) };
  return <Island name="command-line" of={CommandLineIsland} with={props} shown={{ command }} />;
}

/** The command line of a tool's page, with what it leaves out and what may be added. */
export function ToolCommandLine({ lang, command }: { lang: Lang; command: ShownCommand }) {
  const t = localizer(lang);
  return (
    <>
      <PageCommandLine lang={lang} command={command.line} />
      {command.hasSecret && <p className="hint">{t("api.secret", { word: secretWord })}</p>}
      {command.isText && <p className="hint">{t("api.text")}</p>}
    </>
  );
}
