export type Account = {
  readonly provider: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly createdAt: Date;
};

export type Accounts = {
  describe(id: string): Promise<Account | null>;
  /** Deletes a user and all that is theirs. */
  forget(id: string): Promise<void>;
  forgetSubject(person: { provider: "facebook"; subject: string }): Promise<void>;
};
