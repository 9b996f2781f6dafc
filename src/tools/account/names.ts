/** What a key may be allowed: the calls below the path of that name. */
export const keyScopes = ["links", "notes", "history"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What a user may take along, by the names that it has in the file. */
export const exportParts = ["qr_history", "vietqr_history", "links", "notes", "keys"] as const;
export type ExportPart = (typeof exportParts)[number];

/** What every key begins with, so that one is known where it was left by mistake. */
export const keyPrefix = "key_";
