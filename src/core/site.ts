/** What pages say of this installation; nothing secret. */
export type Site = {
  readonly name: string;
  /** An origin, without a slash at its end. */
  readonly origin: string;
  /** The value of `Strict-Transport-Security`; empty where there is no TLS. */
  readonly hsts: string;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  readonly contactEmail: string;
  readonly donateText: string;
  /** The account that donations go to; null where the operator has named none. */
  readonly donateAccount: { readonly bank: string; readonly account: string; readonly name: string } | null;
  readonly analytics: { readonly url: string; readonly id: string } | null;
  /** The ids of tools that this installation has not set up; their pages and cards say so. */
  readonly closedTools: readonly string[];
  readonly signIn: readonly { readonly name: string; readonly path: string; readonly isAvailable: boolean }[];
};
