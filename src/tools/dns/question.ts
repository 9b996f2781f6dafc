import type { RecordType } from "dns-packet";
import { message } from "../../core/i18n.ts";
import { fail, invalid, ok, type Result } from "../../core/result.ts";
import { parseAddress } from "../ip/address.ts";
import type { DnsType } from "./names.ts";

export type DnsQuestion = { readonly name: string; readonly type: RecordType };

/** What `ANY` asks for, one by one: servers may answer ANY itself with nothing useful (RFC 8482). */
const fanOut = ["A", "AAAA", "CNAME", "MX", "NS", "TXT", "SOA", "SRV", "CAA"] as const;

export type ParsedQuestion = {
  /** The name or address as a person writes it. */
  readonly shown: string;
  /** The name in ASCII, without a dot at its end. */
  readonly name: string;
  readonly type: DnsType | "PTR";
  readonly questions: readonly DnsQuestion[];
};

/** Finds the name in what was typed or pasted: a name in any script, a web or mail address, an IP address. */
export function readQuestion(host: string, type: DnsType): Result<ParsedQuestion> {
  const address = parseAddress(host) ?? parseAddress(nameIn(host));
  if (address) {
    if (address.kind !== "public") return fail("blocked_target", message("dns.insideAddress"));
    return ok(asking(address.ip, address.reverse_name, "PTR"));
  }
  const typed = nameIn(host).toLowerCase();
  const hostName = asciiName(typed);
  if (hostName === null) return invalid("host", message("dns.badName"));
  return ok(
    asking(typed, hostName, type === "ANY" && /\.(?:in-addr|ip6)\.arpa$/.test(hostName) ? "PTR" : type),
  );
}

const asking = (shown: string, hostName: string, type: ParsedQuestion["type"]): ParsedQuestion => ({
  shown,
  name: hostName,
  type,
  questions: (type === "ANY" ? fanOut : [type]).map((one) => ({ name: hostName, type: one })),
});

const nameIn = (text: string): string =>
  text
    .trim()
    // `example.com:8080` begins with a name, not with a scheme
    .replace(/^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|(?:https?|mailto|sips?|xmpp|acct):)/i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/^.*@/s, "")
    .replace(/:\d*$/, "")
    .replace(/[.。．｡]$/, "");

/** The URL parser knows how letters beyond ASCII are written in DNS; it takes `_` and `*` as they are. */
function asciiName(hostName: string): string | null {
  const address = `http://${hostName}/`;
  if (hostName.length > 1000 || !/^[^\s:[\]\\%]+$/.test(hostName) || !URL.canParse(address)) return null;
  const ascii = new URL(address).hostname;
  const isName = ascii.length <= 253 && ascii.split(".").every((label) => /^[a-z0-9_*-]{1,63}$/.test(label));
  return isName && !/^[\d.]+$/.test(ascii) ? ascii : null;
}
