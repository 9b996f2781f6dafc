import type { Static, TObject, TSchema } from "@sinclair/typebox";
import { commandOfCall } from "../core/call-command.ts";
import { decode } from "../core/decode.ts";
import { type Lang, textsOf } from "../core/i18n.ts";
import CommandLine from "../islands/command-line.tsx";
import { commandLineTexts } from "../ui/command-line.ts";
import { Island } from "./island.tsx";
import type { FormValues, Page, PageActions, View } from "./page.ts";

/** How an action is called from outside: the API's own word for it. */
export type ApiCall = {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly produces: string;
  readonly example: object | undefined;
};

/** The calls of the API by the action that they run. */
export type ApiCalls = ReadonlyMap<unknown, ApiCall>;

const files: Readonly<Record<string, string>> = {
  "image/png": "picture.png",
  "image/svg+xml": "picture.svg",
};

const isDefault = (schema: TSchema | undefined, value: unknown): boolean =>
  schema !== undefined && "default" in schema && schema["default"] === value;

/** What was sent, without what is the same when it is left out. */
function inputOf(schema: TObject, values: FormValues): Static<TObject> | null {
  const input = decode(schema, values, "form");
  if (!input.ok) return null;
  const given = Object.entries(input.value).filter(
    ([name, value]) => !isDefault(schema.properties[name], value),
  );
  return Object.fromEntries(given);
}

/** The action that a page shows: the one that was sent, else the one of the tab, else the first with an example. */
function shownAction(
  { actions = {} }: Page,
  { submission, tab }: View<PageActions, unknown>,
  calls: ApiCalls,
) {
  if (submission) return actions[submission.name];
  return actions[tab] ?? Object.values(actions).find((one) => calls.get(one)?.example !== undefined);
}

/** The call that makes what a tool's page shows, as a command line; null where there is no such call. */
export function commandOf(page: Page, view: View<PageActions, unknown>, calls: ApiCalls): string | null {
  const action = shownAction(page, view, calls);
  const call = calls.get(action);
  if (!action || !call) return null;
  const { submission, site } = view;
  const body = submission?.outcome.ok ? inputOf(action.input, submission.values) : (call.example ?? {});
  if (!body) return null;
  const { method, path, produces } = call;
  return commandOfCall({
    origin: site.origin,
    method,
    path,
    body: { ...body },
    file: files[produces.split(";")[0] ?? ""],
  });
}

export function CommandIsland({ lang, command }: { lang: Lang; command: string }) {
  const props = { texts: textsOf(lang, commandLineTexts), command };
  return <Island name="command-line" of={CommandLine} with={props} />;
}
