import type { TObject } from "@sinclair/typebox";
import type { ReactNode } from "react";
import type { Action, Caller, OutputOf, User } from "#core/action.ts";
import type { PageId } from "#tools/catalog.ts";
import type { Fillings } from "./filling.tsx";
import type { RawInput } from "#core/read-fields.ts";
import type { FieldNotes, FormState } from "#client/state.ts";
import type { Lang, MessageKey, Localize } from "#core/i18n.ts";
import type { Failure, Result } from "#core/result.ts";
import type { Site } from "#core/site.ts";
import type { ToolTask } from "#core/tool.ts";

/** The fields of a form by their names on the wire, as they were typed. */
export type FormValues = Readonly<Record<string, string>>;

// oxlint-disable-next-line no-explicit-any -- each action has an input type of its own
export type PageActions = Readonly<Record<string, Action<any>>>;

/** After some seconds a browser goes to an address, or loads the page anew. */
export type GoesOn = {
  readonly afterS: number;
  readonly to?: string;
  /** With scripts too. */
  readonly isForAll?: true;
};

/** A form that was sent: which action, what was typed, what came of it. */
export type Submission<Of extends PageActions = PageActions> = {
  [Name in keyof Of & string]: {
    readonly name: Name;
    readonly values: FormValues;
    readonly outcome: Result<OutputOf<Of[Name]>>;
    /** What was taken off what was typed, a sentence by the field. */
    readonly notes: FieldNotes;
  };
}[keyof Of & string];

export type View<Of extends PageActions = PageActions, Data = undefined> = {
  readonly lang: Lang;
  readonly t: Localize;
  readonly site: Site;
  /** The page's path without its language, `/qr`. */
  readonly path: string;
  /** One of the page's tabs; the first when the address names none. */
  readonly tab: string;
  /** The action that a task's page opens with; null on any other page. */
  readonly taskAction: (keyof Of & string) | null;
  readonly query: URLSearchParams;
  readonly user: User | null;
  readonly now: Date;
  /** For the hidden field of a form that makes something, so that it makes one however often it is sent. */
  readonly idempotencyKey: string;
  readonly data: Data;
  readonly submission: Submission<Of> | null;
  /** The state of one action's form: as it was sent, or `values` when it was not. */
  readonly state: <Name extends keyof Of & string>(
    name: Name,
    values?: FormValues,
  ) => FormState<OutputOf<Of[Name]>>;
};

/** What a page is when it says something else than its place in the catalogue. */
export type PageHeading = {
  readonly label: string;
  readonly title?: string;
  readonly summary: string;
  /** The sentence under the title. */
  readonly lead?: string;
  /** The address that search engines know it by, without its language; the page's own unless said otherwise. */
  readonly path?: string;
};

/** Runs an action for the page's visitor as its form would: within its limit, on checked input. */
export type RunAction = <Input extends TObject, Output>(
  action: Action<Input, Output>,
  input: RawInput,
) => Promise<Result<Output>>;

/** What a page loads its data from. A limit that an action reaches becomes the answer, whatever the page makes of it. */
export type PageLoad<Of extends PageActions = PageActions> = {
  readonly run: RunAction;
  /** The same for what the page can do without: a limit that it reaches is told to the page alone. */
  readonly runBeside: RunAction;
  /** Makes a failure the answer in place of the page; gives the null to return. */
  readonly refuse: (failure: Failure) => null;
  readonly caller: Caller;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  readonly submission: Submission<Of> | null;
};

/** What an action's form opens with: its fields, whose answer stands beside it before anybody sends it. */
export type InitialForm = {
  readonly values: FormValues;
  /** The answer, or what comes to it, where its action is too heavy to run for every page or would enter a history. */
  readonly answer?: unknown;
  /** The answer is of chance, and says that it is an example: the kept page shows everybody the same. */
  readonly isExample?: boolean;
  /** What an example was made of, where its form opens without it. */
  readonly sample?: FormValues;
};

export type PageDefinition<Of extends PageActions, Data> = {
  readonly id: PageId;
  /** A path with parameters where the catalogue's does not do; `/notes/:key`. */
  readonly path?: string;
  readonly tabs?: readonly string[];
  readonly actions?: Of;
  /** The actions that a GET may run: those whose input is neither secret nor changes anything. */
  readonly shareable?: readonly (keyof Of & string)[];
  /** The actions of the API that stand for those of the page's forms, where these take something else. */
  readonly commands?: {
    readonly [Name in keyof Of & string]?: {
      // oxlint-disable-next-line no-explicit-any -- each action has an input type of its own
      readonly action: Action<any>;
      readonly input?: (typed: Readonly<Record<string, unknown>>) => object;
    };
  };
  /**
   * Which action is meant, by a form that was posted or by an address; without it `values.action`, else the first whose
   * field is there.
   */
  readonly choose?: (values: FormValues, tab: string, isPosted: boolean) => (keyof Of & string) | null;
  /**
   * Names of the cookies that make the page this visitor's own, besides the session's. A page that loads something
   * and names them, if only as none, is the same for everybody without them.
   */
  readonly cookies?: readonly string[];
  /** Runs actions for their default input as the page is rendered, where nothing was sent: light ones, without effect. */
  readonly initialForms?: (about: { readonly t: Localize; readonly lang: Lang; readonly site: Site }) => {
    readonly [Name in keyof Of & string]?: InitialForm;
  };
  /** What the form of a task's page opens with, given the task's values; these, and the answer to them, unless said otherwise. */
  readonly taskForm?: (
    task: ToolTask,
    values: FormValues,
    about: { readonly t: Localize; readonly lang: Lang },
  ) => InitialForm;
  /** Actions that show something further down: what the forms open with stays beside their outcome. */
  readonly besideInitialForms?: readonly (keyof Of & string)[];
  /** How long the page stays true when it is kept for everybody, at most until midnight; a whole day unless it says so. */
  readonly cacheMs?: number;
  /** Whatever else the page shows; runs after the action. Null means that there is no such page. */
  readonly load?: (asked: PageLoad<Of>) => Promise<Data | null>;
  /** Answers requests that want no page with a line of text or of JSON instead. */
  readonly plain?: {
    readonly type?: string;
    readonly wants: (request: Request) => boolean;
    readonly answer: (
      caller: Caller,
      query: URLSearchParams,
      site: Site,
    ) => { readonly status: number; readonly text: string };
  };
  /** What the 404 says when there is no such page. */
  readonly notFoundMessage?: MessageKey;
  /** Where a browser goes after a change that succeeded (303), so that reloading does not repeat it. */
  readonly after?: (
    submission: Submission<Of>,
    view: Pick<View<Of, Data>, "lang" | "path" | "user">,
  ) => string | null;
  readonly heading?: (view: View<Of, Data>) => PageHeading;
  /** What a browser does by itself after some seconds, unless told otherwise only one without scripts. */
  readonly goesOn?: (view: View<Of, Data>) => GoesOn | null;
  /** What the answer to a form is filled with as it becomes known, at the marks that the view has; null for a page that is whole. */
  readonly fills?: (view: View<Of, Data>) => Fillings | null;
  readonly isHidden?: boolean;
  /** Stands outside the main layout: no navigation, no menus. */
  readonly isBare?: boolean;
  /** Keeps third-party scripts off a page that shows secrets. */
  readonly isPrivate?: boolean | ((view: View<Of, Data>) => boolean);
  readonly headers?: Readonly<Record<string, string>>;
  readonly view: (view: View<Of, Data>) => ReactNode;
};

/** A page whose types have been checked against each other by `definePage`, and are forgotten from there on. */
// oxlint-disable-next-line no-explicit-any -- a table of pages holds actions and data of every kind
export type Page = PageDefinition<any, any>;

export const definePage = <const Of extends PageActions = PageActions, Data = undefined>(
  definition: PageDefinition<Of, Data>,
): Page =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- it is only ever given its own actions and data
  definition as Page;
