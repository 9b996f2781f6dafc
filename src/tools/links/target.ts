import ipaddr from "ipaddr.js";
import { isPublicAddress } from "#core/address-ranges.ts";
import { memoize } from "#core/memoize.ts";
import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { isInsideName } from "#core/special-names.ts";
import { withScheme } from "#core/web-address.ts";
import { maxTargetLength } from "./schema.ts";

export type TargetRules = {
  /** This site's origin. */
  readonly publicUrl: string;
  readonly isBlocked: (hostname: string) => boolean;
};

function isPublicHost(hostname: string): boolean {
  const hostAddress = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(hostAddress) ? isPublicAddress(hostAddress) : !isInsideName(hostname);
}

const hostOf = (url: URL): string => url.hostname.replace(/\.$/, "");

function isOwnShortLink(url: URL, ownUrl: URL): boolean {
  if (hostOf(url) !== hostOf(ownUrl)) return false;
  return /^\/links\/+[^/]/i.test(url.pathname.replaceAll(/%6c/gi, "l"));
}

/** The address a short link may lead to, in the one form that is stored. */
export function parseTarget(targetText: string, { publicUrl, isBlocked }: TargetRules): Result<string> {
  const targetAddress = withScheme(targetText.trim());
  // `URL` would leave a line break out and so join what stands on two lines.
  const url = !/[\t\r\n]/.test(targetAddress) && URL.canParse(targetAddress) ? new URL(targetAddress) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return invalid("url", message("links.invalid.scheme"));
  if (url.href.length > maxTargetLength)
    return invalid("url", message("invalid.tooLong", { max: maxTargetLength }));
  if (url.username || url.password) return invalid("url", message("links.invalid.credentials"));
  const ownUrl = new URL(publicUrl);
  if (isOwnShortLink(url, ownUrl)) return invalid("url", message("links.invalid.ownLink"));
  const host = hostOf(url);
  if (host !== hostOf(ownUrl) && !isPublicHost(host))
    return invalid("url", message("links.invalid.privateHost"));
  if (isBlocked(host)) return invalid("url", message("links.invalid.blocked"));
  return ok(url.href);
}

/** Popular links are followed over and over. */
const hostOfTarget = memoize((targetUrl) => hostOf(new URL(targetUrl)), 1000);

/** Whether a stored target was put on the blocklist since. */
export const isTargetBlocked = (targetUrl: string, isBlocked: TargetRules["isBlocked"]): boolean =>
  isBlocked(hostOfTarget(targetUrl));
