import type { TObject } from "@sinclair/typebox";
import type { Action, Caller } from "../action.ts";
import type { CookieJar } from "../caller.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Described = {
  readonly method: Method;
  /** Below `/api`; `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Refuses those who are not signed in. */
  readonly signIn?: true;
  readonly example?: { readonly body?: object; readonly answer?: unknown };
};

/** What a handler of its own gets, where an action does not do: redirects, streams, raw bodies. */
export type Asked = {
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
        readonly reply: ((answer: any, asked: Asked) => Response | Promise<Response>) | null;
        /** The media type of what `reply` gives, for the description. */
        readonly produces: string;
      }
    | {
        readonly action?: never;
        readonly handle: (asked: Asked) => Response | Promise<Response>;
        readonly produces: string;
      }
  );

/** A call that runs an action: what it takes comes from the path, the query and the JSON body together. */
export const endpoint = <Input extends TObject, Answer>(
  described: Described & {
    readonly action: Action<Input, Answer>;
    readonly reply?: (answer: Answer, asked: Asked) => Response | Promise<Response>;
    readonly produces?: string;
  },
): Endpoint => ({ reply: null, produces: "application/json", ...described });

/** A call that answers for itself. */
export const rawEndpoint = (
  described: Described & {
    readonly handle: (asked: Asked) => Response | Promise<Response>;
    readonly produces?: string;
  },
): Endpoint => ({ produces: "application/json", ...described });
