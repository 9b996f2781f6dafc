import { type MessageKey, message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { type TotpSettings, algorithms } from "./schema.ts";
import { decodeSecret } from "./secret.ts";

export const isOtpauth = (otpauthText: string): boolean =>
  /^\s*otpauth(?:-migration)?:\/\//i.test(otpauthText);

const refuseOtpauth = (path: string, key: MessageKey) => invalid(path, { key });

const settingIn = (settingText: string | null, standardValue: number): number =>
  Number(settingText ?? standardValue);

/** What an authenticator app reads out of an `otpauth://totp/…` address; `path` is the field to blame. */
export function readOtpauth(otpauthText: string, path: string): Result<TotpSettings & { secret: string }> {
  // Out of a page's source an ampersand comes as HTML writes it.
  const uri = otpauthText.trim().replaceAll("&amp;", "&");
  // Read as one of the web's: of schemes that are not their own, browsers find the host since 2023 and 2024 only.
  const webAddress = uri.replace(/^otpauth:/i, "https:");
  const url = webAddress !== uri && URL.canParse(webAddress) ? new URL(webAddress) : null;
  if (/^otpauth-migration:/i.test(uri)) return refuseOtpauth(path, "two-factor.error.migration");
  if (url?.host !== "totp") {
    return invalid(path, message("two-factor.error.otpauth"));
  }
  const params = url.searchParams;
  const secret = params.get("secret") ?? "";
  const algorithm = algorithms.find(
    (algorithmName) => algorithmName === (params.get("algorithm") ?? "SHA1").toLowerCase(),
  );
  const codeDigits = settingIn(params.get("digits"), 6);
  const period = settingIn(params.get("period"), 30);
  if (!decodeSecret(secret)) return refuseOtpauth(path, "two-factor.error.otpauthSecret");
  if (!algorithm || (codeDigits !== 6 && codeDigits !== 8))
    return refuseOtpauth(path, "two-factor.error.otpauthOptions");
  if (!Number.isInteger(period) || period < 15 || period > 300) {
    return refuseOtpauth(path, "two-factor.error.otpauthOptions");
  }
  return ok({ secret, algorithm, digits: codeDigits, period });
}
