import type { Action } from "#core/action.ts";
import type { ToolId } from "./registry.ts";
import { tools } from "./catalog.ts";
import type { LimitName } from "#core/limits.ts";
import type { FailureCode } from "#core/result.ts";

/** The parts of the API's documentation, each at `/api?tab=<part>`: a tool's calls, and those of the account. */
export const apiParts: readonly ApiPart[] = [...tools.map(({ id }) => id), "account"];
export type ApiPart = ToolId | "account";

/** A field that a call takes; `schema` is its JSON Schema, as in the OpenAPI document. */
export type CallField = {
  readonly name: string;
  readonly place: "path" | "query" | "body";
  readonly isRequired: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
};

/** A call of the API as its documentation shows it; a GET and a POST that do the same are one. */
export type DocumentedCall = {
  readonly id: string;
  readonly part: ApiPart;
  readonly methods: readonly string[];
  /** Below `/api`; `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly fields: readonly CallField[];
  readonly limit: LimitName | null;
  readonly problems: readonly FailureCode[];
  /** Pages of other sites may make it. */
  readonly isOpen: boolean;
  /** It needs no account and leaves nothing behind. */
  readonly isStateless: boolean;
  readonly needsSignIn: boolean;
  /** The scope that a key needs for it. */
  readonly scope: string | null;
  /** Its input is a form instead of JSON, or of another type that `takes` names. */
  readonly takes: string | null;
  readonly produces: string;
  readonly example: {
    readonly body: Readonly<Record<string, unknown>> | null;
    readonly answer: unknown;
    /** What the answer is with `Accept: text/plain`; null where it has no main value. */
    readonly text: string | null;
  };
  // oxlint-disable-next-line no-explicit-any -- each action has an input type of its own
  readonly action: Action<any> | null;
};
