import { message } from "./i18n.ts";
import type { Failure } from "./result.ts";

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

/** Whether anybody can sign in here: without a provider nobody can, and no text says that one could. */
export const canSignIn = ({ signIn }: Pick<Site, "signIn">): boolean =>
  signIn.some(({ isAvailable }) => isAvailable);

/** A failure as this installation tells it: where nobody can sign in, nobody is told to. */
export const failureAt = (site: Pick<Site, "signIn">, failure: Failure): Failure =>
  failure.code === "unauthorized" && !failure.detail && !canSignIn(site)
    ? { ...failure, detail: message("sign-in.off") }
    : failure;
