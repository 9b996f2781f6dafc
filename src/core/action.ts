import type { Static, TObject, TSchema } from "@sinclair/typebox";
import type { Lang } from "./i18n.ts";
import type { JsonObject } from "./json.ts";
import type { LimitName } from "./limits.ts";
import type { Result } from "./result.ts";
import type { Bounded } from "./schema.ts";

/** A key that a program brought instead of a token; it acts for its owner within its scopes. */
export type KeyUse = { readonly id: string; readonly ownerId: string; readonly scopes: readonly string[] };

export type User = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
};

/** The browser's cookies; what is set goes out with the answer, HttpOnly and SameSite=Lax. */
export type Cookies = {
  readonly get: (name: string) => string | null;
  /** The value is of letters, digits and `-._~`; a `maxAgeS` of 0 deletes it. */
  readonly set: (name: string, value: string, maxAgeS: number) => void;
};

/** Who asks. `address` is the client's IP address, never to be stored; `signal` aborts when the visitor leaves. */
export type Caller = {
  readonly lang: Lang;
  readonly address: string;
  readonly userAgent: string;
  readonly user: User | null;
  /** Why it cannot be known who asks, as while the database is away; there is no user then. */
  readonly identityFault?: unknown;
  readonly key?: KeyUse | null;
  /** Which of the user's sessions it is, where it is one. */
  readonly session?: string | null;
  readonly cookies: Cookies;
  /** The site's address as this visitor can follow it; PUBLIC_URL where it is not said. */
  readonly origin?: string;
  /** Another site's page led here, so what happens is not the visitor's own doing. */
  readonly isCrossSiteNavigation: boolean;
  /** Another site's page had the browser ask without leading its reader here: in a picture, a frame, a script. */
  readonly isEmbedded: boolean;
  readonly signal: AbortSignal;
};

/** Whose it is what is stored or shown; throws where that cannot be known now, so that nobody's account is passed over. */
export function knownUser({ user, identityFault }: Pick<Caller, "user" | "identityFault">): User | null {
  if (identityFault) throw identityFault;
  return user;
}

/** What a schema describes, as nobody may change it. */
export type Answer<Schema extends TSchema> = DeepReadonly<Static<Schema>>;

type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends Uint8Array | ((...args: never[]) => unknown)
    ? Value
    : JsonObject extends Value
      ? Value
      : Value extends object
        ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
        : Value;

/**
 * One thing a tool does, stated once for the JSON API and for the page's own form: what it takes, what it answers,
 * how often a client may ask, and the function. An expected failure is a value.
 */
export type Action<Input extends TObject = TObject, Output = unknown> = {
  readonly input: Input;
  /** The answer's schema: OpenAPI shows it, tests hold real answers against it. */
  readonly output: TSchema;
  /** Which limit counts it. */
  readonly limit: LimitName;
  /** Makes something: a form that is sent twice makes it once, by the form's idempotency key. */
  readonly runsOnce?: boolean;
  readonly run: (input: Static<Input>, caller: Caller) => Result<Output> | Promise<Result<Output>>;
};

/** What an action answers with. */
export type OutputOf<One> = unknown extends One ? unknown : OutcomeOf<One>;

type OutcomeOf<One> = One extends { run: (...args: never[]) => infer Outcome }
  ? Awaited<Outcome> extends infer Settled
    ? Settled extends { ok: true; value: infer Output }
      ? Output
      : never
    : never
  : never;

export const action = <Input extends TObject, Output extends TSchema>(
  inputSchema: Input & Bounded<Input>,
  outputSchema: Output,
  actionLimit: Action["limit"],
  runAction: Action<Input, Answer<Output>>["run"],
): Action<Input, Answer<Output>> => ({
  input: inputSchema,
  output: outputSchema,
  limit: actionLimit,
  run: runAction,
});

/** An action that makes something; a form with its idempotency key makes it once, however often it is sent. */
export const onceAction: typeof action = (...actionParts) => ({ ...action(...actionParts), runsOnce: true });
