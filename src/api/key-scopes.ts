import type { Caller } from "#core/action.ts";
import type { Failure } from "#core/result.ts";
import { bearerOf } from "#http/bearer.ts";
import { keyPrefix } from "#tools/account/schema.ts";
import type { Endpoint } from "./endpoint.ts";

/** Why a key does not open a call; null where none was brought, or it does. */
export function refusalOfKey(endpoint: Endpoint, request: Request, { key }: Caller): Failure | null {
  if (!bearerOf(request)?.startsWith(keyPrefix)) return null;
  if (!key) return { code: "unauthorized" };
  const { scope, access } = endpoint;
  const isKeyAllowed = scope === undefined ? access !== "owner" : key.scopes.includes(scope);
  return isKeyAllowed ? null : { code: "forbidden", detail: { key: "keys.wrongScope" } };
}

/** A call that is open to everybody writes into its owner's history only by a key that may. */
export const withinScopes = (endpoint: Endpoint, caller: Caller): Caller =>
  caller.key && endpoint.scope === undefined && !caller.key.scopes.includes("history")
    ? { ...caller, user: null }
    : caller;
