import { isLiteral } from "./address.ts";

/**
 * The one spelling under which a host is judged, resolved and connected to: A-labels in lower case without a dot
 * at the end, or a plain address without brackets. The WHATWG parser reads decimal, octal, hexadecimal and
 * full-width spellings of an address; what it refuses, or what is more than a host, is null.
 */
export function normalHost(text: string): string | null {
  const bracketed = isLiteral(text) === 6 ? `[${text}]` : text;
  if (bracketed.length > 1000 || /[\s/\\?#@]|:\d*$/.test(bracketed)) return null;
  const address = `http://${bracketed}/`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  return isLiteral(host) || isName(host) ? host : null;
}

/** Letters, digits, hyphens and underscores (`_dmarc`), in labels of 1 to 63, 253 characters in all. */
const isName = (name: string): boolean =>
  name.length <= 253 && name.split(".").every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
