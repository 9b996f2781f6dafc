/** What a user may take along, by the names that it has in the file. */
export const exportParts = ["qr_history", "vietqr_history", "links", "notes", "keys", "sessions"] as const;
export type ExportPart = (typeof exportParts)[number];

/** What every key begins with, so that one is known where it was left by mistake. */
export const keyPrefix = "key_";
