export type DeletionRequest = {
  readonly code: string;
  readonly createdAt: Date;
  /** Null while the deletion is still to be done. */
  readonly completedAt: Date | null;
};

export type DeletionRequests = {
  /** `email` is null when the account was deleted at once, so that nothing of it is left, not even here. */
  record(request: { email: string | null; at: Date }): Promise<{ confirmationCode: string }>;
  /** The same, unless so many wait for an operator already; null then. */
  ask(request: {
    email: string;
    at: Date;
    mostWaiting: number;
  }): Promise<{ confirmationCode: string } | null>;
  find(code: string): Promise<DeletionRequest | null>;
};
