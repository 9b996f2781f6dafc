/** What a key may be allowed: the calls below the path of that name. */
export const keyScopes = ["links", "notes", "history"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What every key begins with, so that one is known where it was left by mistake. */
export const keyPrefix = "key_";
