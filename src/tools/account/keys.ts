import { nanoid } from "nanoid";
import { action, onceAction } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { fail, invalid, ok } from "#core/result.ts";
import { NoInput, Success } from "#core/schema.ts";
import { hashSecret, newSecret } from "#core/secret.ts";
import { type ApiKey, ApiKeys, CreatedKey, KeyId, NewKey, keyPrefix, maxKeys } from "./schema.ts";
import { type KeyScope, keyScopes } from "#core/tool.ts";
import type { KeyStore, StoredKey } from "./store.ts";

export type KeyEffects = { readonly keys: KeyStore; readonly now: () => Date };

const apiKeyOf = ({ id, name, scopes, createdAt, lastUsedDay }: StoredKey): ApiKey => ({
  id,
  name,
  scopes: [...scopes],
  created_at: createdAt.toISOString(),
  last_used: lastUsedDay,
});

/** Null where one of them is no scope, or there is none. */
function parseScopes(scopesInput: string | readonly string[]): readonly KeyScope[] | null {
  const scopeNames = (typeof scopesInput === "string" ? scopesInput.split(",") : scopesInput).map(
    (scopeName) => scopeName.trim(),
  );
  const scopes = keyScopes.filter((scope) => scopeNames.includes(scope));
  const isKnown = scopeNames.every((scopeName) => keyScopes.some((scope) => scope === scopeName));
  return isKnown && scopes.length > 0 ? scopes : null;
}

const unauthorized = fail("unauthorized");

/** A user's keys, as they may take them along. */
export const exportKeys = ({ keys }: Pick<KeyEffects, "keys">) =>
  async function* (userId: string): AsyncGenerator<ApiKey> {
    yield* (await keys.listOf(userId)).map(apiKeyOf);
  };

export const keyActions = ({ keys, now }: KeyEffects) => ({
  listKeys: action(NoInput, ApiKeys, "read", async (_input, { user }) =>
    user ? ok({ data: (await keys.listOf(user.id)).map(apiKeyOf) }) : unauthorized,
  ),

  createKey: onceAction(NewKey, CreatedKey, "write", async ({ name, scopes: wantedScopes }, { user }) => {
    if (!user) return unauthorized;
    const scopes = parseScopes(wantedScopes);
    if (!scopes) return invalid("scopes", message("keys.invalid.scopes"));
    if (name.trim() === "") return invalid("name", message("invalid.required"));
    const secret = `${keyPrefix}${newSecret()}`;
    const added = await keys.add({
      id: nanoid(12),
      name: name.trim(),
      scopes,
      userId: user.id,
      keyHash: hashSecret(secret),
      at: now(),
      max: maxKeys,
    });
    return added
      ? ok({ ...apiKeyOf(added), key: secret })
      : fail("storage_full", message("keys.tooMany", { max: maxKeys }));
  }),

  removeKey: action(KeyId, Success, "write", async ({ id }, { user }) => {
    if (!user) return unauthorized;
    return (await keys.remove({ id, userId: user.id })) ? ok({ success: true }) : fail("not_found");
  }),
});
