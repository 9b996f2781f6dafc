import { parse } from "tldts";
import { message } from "../../core/i18n.ts";
import { type Result, invalid, ok } from "../../core/result.ts";

/** A host name as lists of hosts have it. */
export const hostOf = (text: string): string => text.trim().toLowerCase().replace(/\.$/, "");

/** The host that an operator means by a name or an address; not one that strangers register names under, like `com.vn`. */
export function parseHost(text: string): Result<string> {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  const host = URL.canParse(address) ? hostOf(new URL(address).hostname) : "";
  const { isIp, publicSuffix } = parse(host);
  if (!isIp && (!host.includes(".") || host === publicSuffix))
    return invalid("host", message("admin.invalid.host"));
  return ok(host);
}
