import type { Static, TObject, TSchema } from "@sinclair/typebox";
import { commandOfCall, hasSecret, secretWord, withoutSecrets } from "../core/call-command.ts";
import { decode } from "../core/decode.ts";
import { type Lang, textsOf, localizer } from "../core/i18n.ts";
import CommandLineIsland, { commandLineIslandTexts } from "../islands/command-line.tsx";
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

const isDefault = (schema: TSchema | undefined, value: unknown): boolean =>
  schema !== undefined && "default" in schema && schema["default"] === value;

/** What was sent, without what is the same when it is left out. */
export function givenInput(schema: TObject, values: FormValues): Static<TObject> | null {
  const input = decode(schema, values, "form");
  if (!input.ok) return null;
  const given = Object.entries(input.value).filter(
    ([actionName, value]) => !isDefault(schema.properties[actionName], value),
  );
  return Object.fromEntries(given);
}

/** The call that does what an action of a page does. */
const callNamed = (
  { actions = {}, commands = {} }: Page,
  actionName: string,
  calls: ApiCalls,
): ApiCall | undefined => calls.get(commands[actionName]?.action ?? actions[actionName]);

/** The action that a page shows: the one that was sent, else that of the tab, else one that the page opens with. */
function shownAction(
  page: Page,
  { submission, tab, state }: View<PageActions, unknown>,
  calls: ApiCalls,
): string {
  const { actions = {} } = page;
  if (submission) return submission.name;
  const canBeShown = (actionName: string) => {
    const call = callNamed(page, actionName, calls);
    const hasInput = Object.keys(actions[actionName]?.input.properties ?? {}).length > 0;
    return call !== undefined && (call.example !== undefined || call.method === "GET" || !hasInput);
  };
  if (Object.hasOwn(actions, tab)) return tab;
  const shown = Object.keys(actions).filter(canBeShown);
  return shown.find((one) => state(one).answer !== null) ?? shown[0] ?? "";
}

/** What the shown answer was made of: the form as it was sent, or as the page opens with it; null without one. */
function shownValues(
  actionName: string,
  { submission, state }: View<PageActions, unknown>,
): FormValues | null {
  if (submission) return submission.outcome.ok ? submission.values : null;
  const { answer, values } = state(actionName);
  return answer === null ? null : values;
}

type MadeCommand = { readonly name: string; readonly origin: string; readonly command: ShownCommand | null };

/** Of the forms that pages open with, which stay the same objects. */
const commandsOfForms = new WeakMap<FormValues, MadeCommand>();

/** The call that makes what a tool's page shows, as a command line; null where there is no such call. */
export function commandOf(
  page: Page,
  view: View<PageActions, unknown>,
  calls: ApiCalls,
): ShownCommand | null {
  const actionName = shownAction(page, view, calls);
  const { origin } = view.site;
  const values = view.submission ? null : shownValues(actionName, view);
  if (!values) return commandNamed(actionName, page, view, calls);
  const cached = commandsOfForms.get(values);
  if (cached && cached.name === actionName && cached.origin === origin) return cached.command;
  const command = commandNamed(actionName, page, view, calls);
  commandsOfForms.set(values, { name: actionName, origin, command });
  return command;
}

function commandNamed(
  actionName: string,
  page: Page,
  view: View<PageActions, unknown>,
  calls: ApiCalls,
): ShownCommand | null {
  const call = callNamed(page, actionName, calls);
  const action = page.actions?.[actionName];
  if (!action || !call) return null;
  const { submission, site } = view;
  const values = shownValues(actionName, view);
  const typed = values && givenInput(action.input, values);
  if (values && !typed) return null;
  const body = typed ? (page.commands?.[actionName]?.input?.(typed) ?? typed) : (call.example ?? {});
  const { path, produces, isText } = call;
  const method = call.answersGet ? "GET" : call.method;
  const line = commandOfCall({
    origin: site.origin,
    method,
    path,
    body: submission ? withoutSecrets({ ...body }) : { ...body },
    file: answerFile(produces),
  });
  return line === null ? null : { line, isText, hasSecret: hasSecret(action.input.properties) };
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
