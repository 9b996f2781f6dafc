import type { ToolId } from "./catalog.ts";

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
  readonly analytics: { readonly url: string; readonly id: string } | null;
  /** Tools that this installation has not set up; their pages and cards say so. */
  readonly closedTools: readonly ToolId[];
  readonly signIn: readonly { readonly name: string; readonly path: string; readonly isAvailable: boolean }[];
};
