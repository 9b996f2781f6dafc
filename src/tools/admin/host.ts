import { parse } from "tldts";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";

/** A host name as lists of hosts have it. */
export const hostOf = (hostText: string): string => hostText.trim().toLowerCase().replace(/\.$/, "");

/** The host that an operator means by a name or an address; not one that strangers register names under, like `com.vn`. */
export function parseHost(hostText: string): Result<string> {
  const trimmedHost = hostText.trim();
  const hostUrl = /^https?:\/\//i.test(trimmedHost) ? trimmedHost : `http://${trimmedHost}`;
  const host = URL.canParse(hostUrl) ? hostOf(new URL(hostUrl).hostname) : "";
  const { isIp, publicSuffix } = parse(host);
  if (!isIp && (!host.includes(".") || host === publicSuffix))
    return invalid("host", message("admin.invalid.host"));
  return ok(host);
}
