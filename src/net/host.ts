import { isLiteral } from "./address.ts";

/**
 * The one spelling under which a host is judged, resolved and connected to: A-labels in lower case without a dot
 * at the end, or a plain address without brackets. The WHATWG parser reads decimal, octal, hexadecimal and
 * full-width spellings of an address; what it refuses, or what is more than a host, is null.
 */
export function normalHost(hostText: string): string | null {
  const bracketed = isLiteral(hostText) === 6 ? `[${hostText}]` : hostText;
  if (bracketed.length > 1000 || /[\s/\\?#@]|:\d*$/.test(bracketed)) return null;
  const hostUrl = `http://${bracketed}/`;
  if (!URL.canParse(hostUrl)) return null;
  const host = new URL(hostUrl).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  return isLiteral(host) || isHostName(host) ? host : null;
}

/** Letters, digits, hyphens and underscores (`_dmarc`), in labels of 1 to 63, 253 characters in all. */
const isHostName = (hostName: string): boolean =>
  hostName.length <= 253 && hostName.split(".").every((hostLabel) => /^[a-z0-9_-]{1,63}$/.test(hostLabel));
