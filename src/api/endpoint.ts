import type { TObject, TSchema } from "@sinclair/typebox";
import type { Action, Caller } from "#core/action.ts";
import type { Lang } from "#core/i18n.ts";
import type { LimitName } from "#core/limits.ts";
import type { ReplyEvents } from "#core/reply.ts";
import type { Failure, FailureCode } from "#core/result.ts";
import type { Access, BoundCall, BoundRawCall, CallAddress, KeyScope, Method } from "#core/tool.ts";
import { bodyBytesOf, readBody } from "#http/body.ts";
import { overLimit } from "#http/perform.ts";
import type { CookieJar } from "#http/caller.ts";
import type { Bounded } from "#core/schema.ts";
import { replyEventList } from "./event-stream.ts";
import { replyProblem } from "./reply.ts";
import { sendReply, writeReply } from "./send.ts";

type Described = {
  readonly method: Method;
  /** Below `/api`; `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Answers with an address to go to (302) instead of a body. */
  readonly redirects?: true;
  /** The body is a form instead of JSON. */
  readonly takesForm?: true;
  /** Stands in for a call of another service, so it takes fields that it does not know. */
  readonly takesAny?: true;
  /** The scope that a key needs for it; without one a key does not open what needs an account. */
  readonly scope?: KeyScope;
  readonly access: Access;
  /** Assistants may make it without a key, though it is not open. */
  readonly assistants?: true;
  /** It has to do with an account, or leaves something behind. */
  readonly keeps: boolean;
  readonly address: CallAddress;
  /** The main value of an answer, or several; null where it has none. */
  readonly plain: ((answer: unknown) => string | readonly string[] | null) | null;
  /** Addresses of its own at the origin, and what of the answer is written there. */
  readonly beside?: Readonly<Record<string, "json" | ((answer: unknown) => string | null)>>;
  /** The answer's schema where it is not the action's own. */
  readonly output?: TSchema;
  /** What it refuses with besides what every call may: bad input, too many requests, a name that is not there. */
  readonly problems?: readonly FailureCode[];
  readonly example?: { readonly body?: object; readonly answer?: unknown };
};

/** What a handler of its own gets, where an action does not do: redirects, streams, raw bodies. */
export type ApiRequest = {
  readonly request: Request;
  readonly caller: Caller;
  readonly jar: CookieJar;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

// oxlint-disable-next-line no-explicit-any -- each action has an input type of its own
type AnyAction = Action<any>;

export type Endpoint = Described &
  (
    | {
        readonly action: AnyAction;
        readonly handle?: never;
        /** Makes the response of an answer; JSON with status 200 unless said otherwise. */
        // oxlint-disable-next-line no-explicit-any -- `endpoint` ties it to its action's answer
        readonly reply: ((answer: any, apiRequest: ApiRequest) => Response | Promise<Response>) | null;
        /** The media type of what `reply` gives, for the description. */
        readonly produces: string;
        // oxlint-disable-next-line no-explicit-any -- `endpoint` ties it to the action's input
        readonly streamed?: StreamedAnswer<any, any>;
        readonly query?: never;
        readonly body?: never;
        readonly limit?: never;
        readonly countsItsBody?: never;
      }
    | {
        readonly action?: never;
        readonly streamed?: never;
        readonly query?: TObject;
        readonly body?: { readonly type: string; readonly schema: TSchema };
        /** What counts it, `read` unless said otherwise; null where the handler counts for itself. */
        readonly limit?: LimitName | null;
        /** Takes the places of its body itself, once it knows who sends it. */
        readonly countsItsBody?: true;
        readonly handle: (apiRequest: ApiRequest) => Response | Promise<Response>;
        readonly produces: string;
      }
  );

export type OnLateFailure = (lateFailure: Failure) => Promise<void>;

/** The same call's answer as it is written, for those who accept `text/event-stream`. */
type StreamedAnswer<Input extends TObject, Events> = {
  readonly action: Action<Input, Events>;
  /** `onFailure` is called where the answer fails after it has begun, so that it is not counted unless it was paid for. */
  readonly reply: (events: Events, apiRequest: ApiRequest, onFailure: OnLateFailure) => Response;
};

/** Its path as the router writes it. */
export const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ":$1");

/** How a call is described that is of no tool: it has to do with an account. */
type Loose = Omit<Described, "access" | "keeps" | "address" | "plain"> & {
  /** Refuses those who are not signed in. */
  readonly signIn?: true;
};

const describe = <Of extends Loose>({ signIn, ...loose }: Of) => ({
  ...loose,
  access: signIn ? ("owner" as const) : ("site" as const),
  keeps: true,
  address: "none" as const,
  plain: null,
});

/** A call that runs an action: what it takes comes from the path, the query and the JSON body together. */
export const endpoint = <Input extends TObject, Answer, Events>(
  describedEndpoint: Loose & {
    readonly action: Action<Input, Answer>;
    readonly reply?: (answer: Answer, apiRequest: ApiRequest) => Response | Promise<Response>;
    readonly produces?: string;
    readonly streamed?: StreamedAnswer<Input, Events>;
  },
): Endpoint => ({ reply: null, produces: "application/json", ...describe(describedEndpoint) });

type DeclaredFacts = Pick<
  BoundCall,
  "path" | "method" | "access" | "assistants" | "keeps" | "address" | "refusals" | "scope" | "example"
>;

const describedBy = (
  {
    path,
    method = "POST",
    access,
    assistants,
    keeps = false,
    address,
    refusals = [],
    scope,
    example,
  }: DeclaredFacts,
  summary: string,
): Omit<Described, "plain"> => ({
  path,
  method,
  access,
  keeps,
  address,
  summary,
  problems: refusals,
  ...(scope && { scope }),
  ...(assistants && { assistants }),
  example,
});

/** A call as its tool declares it. */
export function declaredEndpoint(declared: BoundCall, summary: string): Endpoint {
  const { sends, follow, takesForm, plain, beside } = declared;
  return {
    ...describedBy(declared, summary),
    // oxlint-disable-next-line no-unsafe-type-assertion -- it is only ever given this call's answers
    plain: (plain as Described["plain"] | undefined) ?? null,
    ...(beside && { beside }),
    action: declared,
    reply: sends ? (answer, { params }) => writeReply(sends.reply(answer, params)) : null,
    produces: sends?.type ?? "application/json",
    ...(sends?.output && { output: sends.output }),
    ...(sends?.example !== undefined && { example: { ...declared.example, answer: sends.example } }),
    ...(sends?.type === null && { redirects: true }),
    ...(takesForm && { takesForm }),
    ...(follow && { streamed: { action: follow, reply: replyFollowed } }),
  };
}

const replyFollowed: StreamedAnswer<TObject, ReplyEvents>["reply"] = (events, { caller }, onFailure) =>
  replyEventList(events, { lang: caller.lang, onFailure });

/** What a call that counts for itself says of a limit. */
const inWords = (failure: Failure, lang: Lang): Failure =>
  failure.code === "rate_limited" && failure.retryAfterS !== undefined
    ? overLimit({ resetS: failure.retryAfterS, hasMoreSignedIn: false, isOfNetwork: false }, lang)
    : failure;

/** A call that reads its request itself, as its tool declares it. */
export function declaredRawEndpoint(declared: BoundRawCall, summary: string): Endpoint {
  const { limit, query, body, output, type, run } = declared;
  return {
    ...describedBy(declared, summary),
    plain: null,
    limit,
    ...(limit === null && { countsItsBody: true }),
    output,
    produces: type,
    ...(query && { query }),
    ...(body && { body }),
    handle: async ({ request, caller, params, query: asked }) => {
      const { headers } = request;
      const outcome = await run({
        params,
        query: asked,
        headers,
        bytes: (maxBytes) => bodyBytesOf(request, maxBytes),
        read: (maxBytes) => readBody(request, maxBytes),
        caller,
      });
      if (!outcome.ok) return replyProblem(inWords(outcome.failure, caller.lang), caller.lang);
      return (
        sendReply(outcome.value, request.signal) ??
        replyProblem({ code: "busy", retryAfterS: 30 }, caller.lang)
      );
    },
  };
}

/** A call that answers for itself. */
export const rawEndpoint = <Query extends TObject = TObject>(
  describedEndpoint: Loose & {
    readonly handle: (apiRequest: ApiRequest) => Response | Promise<Response>;
    readonly produces?: string;
    /** What it reads of the query and the path, for the description. */
    readonly query?: Query & Bounded<Query>;
    readonly limit?: LimitName | null;
    readonly countsItsBody?: true;
    /** What it reads of the body, likewise. */
    readonly body?: { readonly type: string; readonly schema: TSchema };
  },
): Endpoint => ({ produces: "application/json", ...describe(describedEndpoint) });
