import type { TObject, TSchema } from "@sinclair/typebox";
import type { Action, Caller } from "../core/action.ts";
import type { LimitName } from "../core/limits.ts";
import type { FailureCode } from "../core/result.ts";
import type { CookieJar } from "../http/caller.ts";
import type { KeyScope } from "../tools/account/names.ts";

/** What may become of a request that this server sends to another of the visitor's choice. */
export const outboundProblems = ["blocked_target", "busy", "upstream_error", "upstream_timeout"] as const;

/** What may become of a request to a server of the operator's choice. */
export const upstreamProblems = ["not_configured", "busy", "upstream_error", "upstream_timeout"] as const;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

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
  /** A GET whose answer its address alone decides. */
  readonly isLasting?: boolean;
  /** The scope that a key needs for it; without one a key does not open what needs an account. */
  readonly scope?: KeyScope;
  /** Refuses those who are not signed in. */
  readonly signIn?: true;
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
      }
    | {
        readonly action?: never;
        readonly streamed?: never;
        readonly query?: TObject;
        readonly body?: { readonly type: string; readonly schema: TSchema };
        /** What counts it, `read` unless said otherwise; null where the handler counts for itself. */
        readonly limit?: LimitName | null;
        readonly handle: (apiRequest: ApiRequest) => Response | Promise<Response>;
        readonly produces: string;
      }
  );

/** The same call's answer as it is written, for those who accept `text/event-stream`. */
type StreamedAnswer<Input extends TObject, Events> = {
  readonly action: Action<Input, Events>;
  /** `onFailure` is called where the answer fails after it has begun, so that it is not counted. */
  readonly reply: (events: Events, apiRequest: ApiRequest, onFailure: () => Promise<void>) => Response;
};

/** Its path as the router writes it. */
export const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ":$1");

/** A call that runs an action: what it takes comes from the path, the query and the JSON body together. */
export const endpoint = <Input extends TObject, Answer, Events>(
  describedEndpoint: Described & {
    readonly action: Action<Input, Answer>;
    readonly reply?: (answer: Answer, apiRequest: ApiRequest) => Response | Promise<Response>;
    readonly produces?: string;
    readonly streamed?: StreamedAnswer<Input, Events>;
  },
): Endpoint => ({ reply: null, produces: "application/json", ...describedEndpoint });

/** A call that answers for itself. */
export const rawEndpoint = (
  describedEndpoint: Described & {
    readonly handle: (apiRequest: ApiRequest) => Response | Promise<Response>;
    readonly produces?: string;
    /** What it reads of the query and the path, for the description. */
    readonly query?: TObject;
    readonly limit?: LimitName | null;
    /** What it reads of the body, likewise. */
    readonly body?: { readonly type: string; readonly schema: TSchema };
  },
): Endpoint => ({ produces: "application/json", ...describedEndpoint });
