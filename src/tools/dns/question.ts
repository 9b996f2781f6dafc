import { message } from "#core/i18n.ts";
import { fail, invalid, ok, type Result } from "#core/result.ts";
import { parseAddress } from "#tools/ip/address.ts";
import type { DnsRecordType } from "./answer.ts";
import type { DnsType } from "./schema.ts";

export type DnsQuestion = { readonly name: string; readonly type: DnsRecordType };

/** What `ANY` asks for, one by one: servers may answer ANY itself with nothing useful (RFC 8482). */
const fanOut = ["A", "AAAA", "CNAME", "MX", "NS", "TXT", "SOA", "SRV", "CAA"] as const;

export type ParsedQuestion = {
  /** The name or address as a person writes it. */
  readonly shown: string;
  /** The name in ASCII, without a dot at its end. */
  readonly name: string;
  readonly type: DnsType;
  readonly questions: readonly DnsQuestion[];
};

/** Finds the name in what was typed or pasted: a name in any script, a web or mail address, an IP address. */
export function readQuestion(host: string, dnsType: DnsType): Result<ParsedQuestion> {
  const ipAddress = parseAddress(host) ?? parseAddress(nameIn(host));
  if (ipAddress) {
    if (ipAddress.kind !== "public") return fail("blocked_target", message("dns.insideAddress"));
    return ok(askingFor(ipAddress.ip, ipAddress.reverse_name, "PTR"));
  }
  const typedName = nameIn(host).toLowerCase();
  const hostName = asciiName(typedName);
  if (hostName === null) return invalid("host", message("dns.badName"));
  return ok(
    askingFor(
      typedName,
      hostName,
      dnsType === "ANY" && /\.(?:in-addr|ip6)\.arpa$/.test(hostName) ? "PTR" : dnsType,
    ),
  );
}

const askingFor = (shownName: string, hostName: string, dnsType: ParsedQuestion["type"]): ParsedQuestion => ({
  shown: shownName,
  name: hostName,
  type: dnsType,
  questions: (dnsType === "ANY" ? fanOut : [dnsType]).map((recordType) => ({
    name: hostName,
    type: recordType,
  })),
});

const nameIn = (hostText: string): string =>
  hostText
    .trim()
    // `example.com:8080` begins with a name, not with a scheme
    .replace(/^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|(?:https?|mailto|sips?|xmpp|acct):)/i, "")
    .replace(/[/?#][^]*/, "")
    .replace(/^.*@/s, "")
    .replace(/:\d*$/, "")
    .replace(/[.。．｡]$/, "");

/** The URL parser knows how letters beyond ASCII are written in DNS; it takes `_` and `*` as they are. */
function asciiName(hostName: string): string | null {
  const hostUrl = `http://${hostName}/`;
  if (hostName.length > 1000 || !/^[^\s:[\]\\%]+$/.test(hostName) || !URL.canParse(hostUrl)) return null;
  const ascii = new URL(hostUrl).hostname;
  const isDnsName =
    ascii.length <= 253 && ascii.split(".").every((label) => /^[a-z0-9_*-]{1,63}$/.test(label));
  return isDnsName && !/^[\d.]+$/.test(ascii) ? ascii : null;
}
