import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { Action, Answer, Caller } from "./action.ts";
import type { IconName } from "./icons.ts";
import type { Lang, MessageKey } from "./i18n.ts";
import type { LimitName } from "./limits.ts";
import type { Picture } from "./picture.ts";
import type { EndingReply, RawRequest, Reply, ReplyEvents } from "./reply.ts";
import type { FailureCode, Result } from "./result.ts";
import type { Bounded } from "./schema.ts";
import type { Task } from "./task.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Whose pages may make a call: those of any site, this site's only, or this site's for whoever is signed in. */
export type Access = "open" | "site" | "owner";

/**
 * Whether a GET with the input in its query makes the call too, and what it gives: an answer of the moment, or one that
 * the address alone decides and that may be kept. A call whose input may be a secret has none.
 */
export type CallAddress = "none" | "moment" | "lasting";

/** What may become of a request that this server sends to another of the visitor's choice. */
export const outboundRefusals = ["blocked_target", "busy", "upstream_error", "upstream_timeout"] as const;

/** What may become of a request to a server of the operator's choice. */
export const upstreamRefusals = ["not_configured", "busy", "upstream_error", "upstream_timeout"] as const;

/** What an API key may be allowed to do. */
export const keyScopes = ["links", "notes", "history"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What a device has to load before it can run a call, besides the clock, randomness and what computes. */
export type DeviceEffect = "hashing" | "signatures" | "rasterize" | "graphemes";

// oxlint-disable-next-line no-explicit-any -- tasks of a call differ in what they take
type AnyTask = Task<any, unknown>;

type CommonFacts = {
  /** Below `/api`; `{name}` is a field of the input. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly address: CallAddress;
  /** POST unless said otherwise. */
  readonly method?: Method;
  /** What it refuses with besides what every call may: bad input, too many requests, a name that is not there. */
  readonly refusals?: readonly FailureCode[];
  /** The scope that an API key needs for it. */
  readonly scope?: KeyScope;
  /** It has to do with an account, or leaves something behind. */
  readonly keeps?: boolean;
  /** Assistants may make it without a key, as they may what pages of any site may. */
  readonly assistants?: true;
};

type CallFacts = CommonFacts & {
  readonly limit: LimitName;
  /** Its body is a form instead of JSON. */
  readonly takesForm?: true;
  /**
   * What its form opens with besides the schema's defaults, by the names of its fields; the page then shows the answer,
   * so it is light and without effect.
   */
  readonly opening?: Readonly<Record<string, string>>;
  /** Its form is sent by GET, so the answer has an address to share; POST unless said otherwise. */
  readonly form?: "get";
  /** The visitor's own browser can do it, with these effects besides the common ones. */
  readonly device?: true | readonly DeviceEffect[];
  /** Its parts that are too much for the thread which answers. */
  readonly heavy?: readonly AnyTask[];
  /** Makes something: a form that is sent twice makes it once. */
  readonly runsOnce?: true;
  /** Fetches the functions of its tool; the build puts it there for browsers. */
  readonly load?: () => Promise<ToolFunctions>;
};

/** An answer at a glance, for whoever has not opened the tool's page. */
export type Glance = {
  /** What stands larger than all else: a sentence, or a value that is read letter by letter. */
  readonly value: string;
  readonly kind: "sentence" | "value" | "code";
  /** What it means, or when it is so. */
  readonly note?: string;
};

type Run<Input extends TObject, Output extends TSchema> = (
  input: Static<Input>,
  caller: Caller,
) => Result<Answer<Output>> | Promise<Result<Answer<Output>>>;

/** One thing that a tool does, stated once for all who ask for it: API, form, device, assistant, shell. */
export type Call<Input extends TObject, Output extends TSchema, Effects> = CallFacts & {
  readonly input: Input;
  readonly output: Output;
  /** The main value alone, or several; for `Accept: text/plain` and the shell. */
  readonly plain?: (answer: Answer<Output>) => string | readonly string[];
  /**
   * Addresses of its own at the origin, for who writes them by hand: all of the answer as JSON, or a line of text, empty where
   * there is null.
   */
  readonly beside?: Readonly<Record<`/${string}`, "json" | ((answer: Answer<Output>) => string | null)>>;
  /** What the field that takes anything shows of the answer at once. */
  readonly glance?: (answer: Answer<Output>, lang: Lang) => Glance | null;
  /** How the answer goes out, where that is no JSON. */
  readonly sends?: {
    /** The media type; null for an address to go on to. */
    readonly type: string | null;
    /** What goes out, and an example of it, where it is another thing than the answer. */
    readonly output?: TSchema;
    readonly example?: unknown;
    readonly reply: (answer: Answer<Output>, params: Readonly<Record<string, string>>) => EndingReply;
  };
  /** The same answer bit by bit, for `Accept: text/event-stream`; `output` describes the events. */
  readonly streams?: {
    readonly output: TSchema;
    readonly run: (
      effects: Effects,
    ) => (input: Static<Input>, caller: Caller) => Result<ReplyEvents> | Promise<Result<ReplyEvents>>;
  };
  /** An input and what it gives; the documentation shows it, tests run it. */
  readonly example: { readonly body?: Partial<Static<Input>>; readonly answer?: Answer<Output> };
  readonly run: (effects: Effects) => Run<Input, Output>;
};

// oxlint-disable-next-line no-explicit-any -- calls of a table differ in what they take, answer and need
export type AnyCall = Call<any, any, any>;

type RawRun = (request: RawRequest) => Result<Reply> | Promise<Result<Reply>>;

/** A call that reads its request itself, where fields do not do: header fields, a body of another type. */
export type RawCall<Effects> = CommonFacts & {
  /** What counts it; null where it counts for itself. */
  readonly limit: LimitName | null;
  /** What it reads of the query and of the body, for the description. */
  readonly query?: TObject;
  readonly body?: { readonly type: string; readonly schema: TSchema };
  /** What it answers, and as which media type. */
  readonly output: TSchema;
  readonly type: string;
  readonly example: { readonly body?: object; readonly answer?: unknown };
  readonly run: (effects: Effects) => RawRun;
};

export type DecodedCalls = Readonly<Record<string, AnyCall>>;

// oxlint-disable-next-line no-explicit-any -- likewise
export type Calls = Readonly<Record<string, AnyCall | RawCall<any>>>;

/** The calls of a table whose input is decoded, by their names. */
export const decodedCalls = (calls: Calls): readonly (readonly [name: string, call: AnyCall])[] =>
  Object.entries(calls).flatMap(([name, one]) => ("input" in one ? [[name, one] as const] : []));

export const rawCall = <Effects, Query extends TObject = TObject>(
  facts: RawCall<Effects> & { readonly query?: Query & Bounded<Query> },
): RawCall<Effects> => facts;

export const call = <Input extends TObject, Output extends TSchema, Effects>(
  input: Input & Bounded<Input>,
  output: Output,
  facts: Omit<Call<Input, Output, Effects>, "input" | "output">,
): Call<Input, Output, Effects> => ({ input, output, ...facts });

/** Goes out as its bytes. */
export const sendsPicture = {
  type: "image/png",
  reply: (picture: Picture): EndingReply => ({ as: "picture", picture }),
} as const;

/** The groups of the navigation, in its order; a group's name is `group.<id>`. */
export const groups = ["codes", "text", "network", "security", "language"] as const;
export type GroupId = (typeof groups)[number];

/** An id whose texts are there: one without does not compile. */
type Worded<Id extends string> = `${Id}.label` extends MessageKey ? Id : never;

/** A page that people search for: its tool's, with values of its own. Its texts are in `locales/<lang>/tasks/<tool id>.ts`, under its English slug. */
export type ToolTask = {
  /** The last part of its address. */
  readonly slug: Readonly<Record<Lang, string>>;
  /** The call that it opens with, by its name. */
  readonly call: string;
  /** The tab of its tool's page that has the call's form. */
  readonly tab?: string;
  /** What the form is filled in with, besides what the texts give. */
  readonly values: Readonly<Record<string, string>>;
};

/** What a task's page says of its own, in one language. */
export type TaskTexts = {
  /** The heading, and the text of links to it. */
  readonly label: string;
  /** Before the site's name. */
  readonly title: string;
  readonly summary: string;
  /** The sentence under the heading. */
  readonly lead: string;
  readonly faq: readonly (readonly [question: string, answer: string])[];
  /** What the form is filled in with where it is words. */
  readonly values?: Readonly<Record<string, string>>;
  /** An answer as it was given, where the page cannot ask for it each time. */
  readonly example?: {
    readonly caption: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
  };
};

/** The texts of a tool's tasks, by their English slugs. */
export type TasksTexts<Tasks extends readonly ToolTask[]> = Readonly<
  Record<Tasks[number]["slug"]["en"], TaskTexts>
>;

/** Makes something of what a tool needs of the world. */
type Made = (effects: never) => object;

export type ToolDeclaration<Id extends string, OfTool extends Calls, Besides extends Made = Made> = {
  readonly id: Id;
  /** Of its page in Vietnamese. */
  readonly path: `/${string}`;
  readonly group: GroupId;
  readonly icon: IconName;
  readonly calls: OfTool;
  /** What its page and the server have of it that is no call of the API: actions of forms, and functions. */
  readonly besides?: Besides;
  readonly tasks?: readonly ToolTask[];
};

/** A tool of which nothing but its shape is known. */
export type AnyTool = ToolDeclaration<string, Calls>;

export const tool = <const Id extends string, OfTool extends Calls, Besides extends Made = () => object>(
  declaration: ToolDeclaration<Worded<Id>, OfTool, Besides>,
): ToolDeclaration<Id, OfTool, Besides> => declaration;

/** What a browser fetches of a tool, or of a part of a large one; `address` is where that stands. */
export type ToolFunctions = { readonly default: AnyTool | Calls; readonly address?: string };

/** The calls of a tool, or of a part of a large one. */
export const callsIn = (declaration: ToolFunctions["default"]): Calls =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- a part of a tool is a table of calls and nothing else
  ("id" in declaration ? declaration.calls : declaration) as Calls;

/** Nothing, where a call that needs nothing was inferred to take anything. */
type Needed<Effects> = 0 extends 1 & Effects ? unknown : Effects;

/** What all calls together need of the world. */
export type EffectsOf<OfTool> = {
  [Name in keyof OfTool]: OfTool[Name] extends { run: (effects: infer Effects) => unknown }
    ? (effects: Needed<Effects>) => void
    : never;
}[keyof OfTool] extends (effects: infer All) => void
  ? All
  : never;

/** What a whole tool needs of the world. */
export type EffectsOfTool<Of extends AnyTool> = EffectsOf<Of["calls"]> &
  (Of["besides"] extends ((effects: infer Effects) => object) | undefined ? Needed<Effects> : unknown);

/** A tool's calls with what they need of the world, and what it has besides. */
export type BoundTool<Of extends AnyTool> = BoundCalls<Of["calls"]> &
  (Of["besides"] extends ((effects: never) => infer Besides) | undefined ? Besides : unknown);

/** A call's answer. */
export type AnswerOf<OfCall> = OfCall extends { readonly output: infer Output extends TSchema }
  ? Answer<Output>
  : never;

/** A call with what it needs of the world: what `http/perform.ts` runs. */
export type BoundCall<Input extends TObject = TObject, Output extends TSchema = TSchema> = Omit<
  Call<Input, Output, never>,
  "run" | "streams"
> &
  Action<Input, Answer<Output>> & {
    /** `run` of what it `streams`. */
    readonly follow?: Action<Input, ReplyEvents>;
  };

export type BoundRawCall = Omit<RawCall<never>, "run"> & { readonly run: RawRun };

export type BoundCalls<OfTool extends Calls> = {
  readonly [Name in keyof OfTool]: OfTool[Name] extends Call<infer Input, infer Output, never>
    ? BoundCall<Input, Output>
    : OfTool[Name] extends RawCall<never>
      ? BoundRawCall
      : never;
};

/** The same of calls that all have their input decoded, as a page's are. */
export type BoundDecodedCalls<OfTool extends DecodedCalls> = {
  readonly [Name in keyof OfTool]: OfTool[Name] extends Call<infer Input, infer Output, never>
    ? BoundCall<Input, Output>
    : never;
};

/** Gives a tool's calls what they need of the world. */
export function bindCalls<OfTool extends Calls>(
  calls: OfTool,
  effects: EffectsOf<OfTool>,
): BoundCalls<OfTool> {
  const bound = Object.entries(calls).map(([name, one]) => {
    if (!("input" in one)) return [name, { ...one, run: one.run(effects) }];
    const { run, streams, ...facts } = one;
    const { input, limit } = facts;
    const follow = streams && { input, limit, output: streams.output, run: streams.run(effects) };
    return [name, { ...facts, run: run(effects), ...(follow && { follow }) }];
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- the same names, each bound to what it was declared to need
  return Object.fromEntries(bound) as BoundCalls<OfTool>;
}

export const bindTool = <Of extends AnyTool>(
  { calls, besides }: Of,
  effects: EffectsOfTool<Of>,
): BoundTool<Of> =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the tool's effects are those of its calls and of what is besides
  ({ ...bindCalls(calls, effects as never), ...besides?.(effects as never) }) as BoundTool<Of>;
