import type { Caller } from "#core/action.ts";
import type { Result } from "#core/result.ts";

export const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;
export type HttpMethod = (typeof httpMethods)[number];

export type HttpHeader = readonly [name: string, value: string];

export type HttpRequest = {
  readonly url: string;
  readonly method?: string;
  readonly headers?: readonly HttpHeader[];
  readonly body?: string | undefined;
  /** How many redirects are followed; 10 by default. */
  readonly redirects?: number;
  /** How many bytes of the body to return, 1 MiB by default; with 0 it is not read. */
  readonly keepBytes?: number;
  /** Goes on when the certificate is not to be trusted, as long as there are no headers and no body to leak. */
  readonly showsBadCertificate?: boolean;
};

export type Redirect = { readonly url: string; readonly status: number; readonly location: string };

/** Milliseconds of each step of the last exchange; null for a step that was not needed. */
export type Phases = {
  readonly dns: number | null;
  readonly connect: number;
  readonly tls: number | null;
  readonly firstByte: number;
};

/** What a server shows of itself. `error` says why the certificate is not to be trusted; null when it is. */
export type TlsFacts = {
  readonly protocol: string;
  readonly cipher: string;
  readonly error: string | null;
  readonly subject: string;
  readonly issuer: string;
  readonly names: readonly string[];
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
  readonly fingerprint: string;
};

export type HttpRequestBody = {
  /** The first bytes, unpacked, `keepBytes` at most. */
  readonly bytes: Uint8Array;
  /** How many bytes there were, unpacked, as far as they were read. */
  readonly size: number;
  /** More was sent than `bytes` holds. */
  readonly isCut: boolean;
  /** What the body is still packed in: a coding that is not undone here, or one too many; null when it is unpacked. */
  readonly coding: string | null;
  /** Why reading ended before the body did. */
  readonly fault: "too_large" | "too_slow" | "bad_encoding" | "bad_framing" | "incomplete" | null;
};

/** What a reader should know about how the answer was reached. */
export type HttpWarning = "redirect_limit" | "downgraded" | "headers_dropped";

export type HttpReply = {
  /** Where the redirects led. */
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  readonly address: string;
  /** As they came, names and repetitions included. */
  readonly headers: readonly HttpHeader[];
  readonly redirects: readonly Redirect[];
  readonly phases: Phases;
  readonly totalMs: number;
  readonly tls: TlsFacts | null;
  readonly body: HttpRequestBody;
  readonly warnings: readonly HttpWarning[];
};

export type HttpEffects = {
  /** Sends a request to a public address, and follows redirects to public addresses only. */
  readonly send: (request: HttpRequest, caller: Caller) => Promise<Result<HttpReply>>;
  readonly now: () => Date;
};
