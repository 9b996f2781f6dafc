/** The hidden field by which a form that is sent twice is known. */
export const idempotencyField = "idempotency_key";

/** The header field by which a call of the API that is sent twice is known (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = "Idempotency-Key";

/** What nobody else comes upon, such as a UUID. */
export const idempotencyKeyPattern = /^[\w-]{20,64}$/;

/** What was made by idempotency keys, for all processes; of a key and what it made only hash and cipher are stored. */
export type IdempotencyStore = {
  /** Takes a key that nobody has, or that has expired, until `until`; with an answer where that is known already. */
  readonly claim: (
    hash: string,
    claimed: { readonly at: Date; readonly until: Date; readonly answer?: Uint8Array },
  ) => Promise<boolean>;
  /** Null where nobody has it; without an answer while that is still being made. */
  readonly find: (hash: string, at: Date) => Promise<{ readonly answer: Uint8Array | null } | null>;
  readonly settle: (hash: string, answer: Uint8Array, until: Date) => Promise<void>;
  readonly release: (hash: string) => Promise<void>;
};
