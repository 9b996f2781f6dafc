import { type MessageKey, message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";
import { algorithms } from "./names.ts";
import type { TotpSettings } from "./schema.ts";
import { decodeSecret } from "./secret.ts";

export const isOtpauth = (text: string): boolean => /^\s*otpauth(?:-migration)?:\/\//i.test(text);

const refuse = (path: string, key: MessageKey) => invalid(path, { key });

const numberIn = (value: string | null, standard: number): number => Number(value ?? standard);

/** What an authenticator app reads out of an `otpauth://totp/…` address; `path` is the field to blame. */
export function readOtpauth(text: string, path: string): Result<TotpSettings & { secret: string }> {
  // Out of a page's source an ampersand comes as HTML writes it.
  const written = text.trim().replaceAll("&amp;", "&");
  const address = URL.canParse(written) ? new URL(written) : null;
  if (address?.protocol !== "otpauth:" || !/^totp$/i.test(address.host)) {
    return invalid(path, message("two-factor.error.otpauth"));
  }
  const query = address.searchParams;
  const secret = query.get("secret") ?? "";
  const algorithm = algorithms.find((name) => name === (query.get("algorithm") ?? "SHA1").toLowerCase());
  const digits = numberIn(query.get("digits"), 6);
  const period = numberIn(query.get("period"), 30);
  if (!decodeSecret(secret)) return refuse(path, "two-factor.error.otpauthSecret");
  if (!algorithm || (digits !== 6 && digits !== 8)) return refuse(path, "two-factor.error.otpauthOptions");
  if (!Number.isInteger(period) || period < 15 || period > 300) {
    return refuse(path, "two-factor.error.otpauthOptions");
  }
  return ok({ secret, algorithm, digits, period });
}
