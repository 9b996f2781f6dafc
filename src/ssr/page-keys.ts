import { randomBytes } from "node:crypto";

/** What stands for the key of a form in a page that is kept for everybody; as long as a key. */
export const keyPlaceholder = "idempotency-key-place0";

/** A key for a form that is drawn for one visitor. */
export const newIdempotencyKey = (): string => randomBytes(16).toString("base64url");

/** The page with a key of its own, for one visitor. */
export const withOwnKey = (html: string): string => html.replaceAll(keyPlaceholder, newIdempotencyKey());
