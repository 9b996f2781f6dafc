import { withoutEnd } from "#core/without-end.ts";

/** What an address names: who asks for the code, and whose account it is. */
export function nameInOtpauth(otpauthUri: string): string | null {
  const address = otpauthUri.trim();
  if (!/^otpauth:\/\/totp\//i.test(address)) return null;
  const [path = "", query = ""] = address.slice("otpauth://totp/".length).split("?");
  const label = textInAddress(path).trim();
  const issuer = new URLSearchParams(query).get("issuer")?.trim() ?? "";
  const name = issuer === "" || label.startsWith(`${issuer}:`) ? label : `${issuer}:${label}`;
  return withoutEnd(name, ":").replace(/:\s*/, ": ") || null;
}

/** As it was before it was escaped, also where it was not escaped right. */
const textInAddress = (part: string): string =>
  new URLSearchParams(`text=${part.replaceAll("+", "%2B").replaceAll("&", "%26")}`).get("text") ?? "";
