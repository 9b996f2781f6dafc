import { message } from "#core/i18n.ts";
import { fail, type Result } from "#core/result.ts";

export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Node's code for a DNS answer that breaks the format. */
export const unreadableAnswerCode = "EBADRESP";

export const deadlineFailure = (): Error => Object.assign(new Error("Out of time"), { code: "ETIMEDOUT" });

export const resetFailure = (): Error => Object.assign(new Error("Reset"), { code: "ECONNRESET" });

/** What a failed connection means to the visitor. An aborted one has run out of its time. */
export function connectionFailure(error: unknown, signal: AbortSignal): Result<never> {
  if (signal.aborted) return fail("upstream_timeout");
  switch (codeOf(error)) {
    case "ETIMEDOUT":
      return fail("upstream_timeout");
    case "ECONNREFUSED":
      return fail("upstream_error", message("net.refused"));
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "EADDRNOTAVAIL":
      return fail("upstream_error", message("net.unreachable"));
    case "ECONNRESET":
    case "EPIPE":
    case "ECONNABORTED":
      return fail("upstream_error", message("net.closed"));
    default:
      return fail("upstream_error");
  }
}

/** Settles as `networkWork` does, or rejects with the signal's reason when that aborts first. */
export function orAborted<Value>(networkWork: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const rejectAborted = () => reject(signal.reason);
  if (signal.aborted) rejectAborted();
  signal.addEventListener("abort", rejectAborted, { once: true });
  networkWork.then(resolve, reject);
  return promise.finally(() => signal.removeEventListener("abort", rejectAborted));
}

/** What it means that no DNS server answered, or none so that it could be read. */
export function dnsFailure(error: unknown): Result<never> {
  if (error instanceof DOMException) return fail("upstream_timeout", message("net.dnsTimeout"));
  const isUnreadable = codeOf(error) === unreadableAnswerCode;
  return fail("upstream_error", message(isUnreadable ? "net.badDns" : "net.noDns"));
}
