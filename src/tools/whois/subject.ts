import { type Message, message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { parseAddress } from "#tools/ip/address.ts";
import { type Domain, hostIn, readDomain } from "./domain.ts";

/** An address or the number of a network, as WHOIS servers are asked for it. */
export type NetworkSubject =
  | { readonly kind: "ip"; readonly text: string; readonly version: 4 | 6 }
  | { readonly kind: "asn"; readonly text: string };

export type Subject = { readonly domain: Domain } | { readonly network: NetworkSubject };

const refuse = (why: Message): Result<never> => invalid("domain", why);

const maxAsNumber = 4_294_967_295;

/** IANA's special-purpose AS numbers: RFC 5398, 6996, 7300, 7607. */
const specialNumbers = [
  { first: 0, last: 0, why: "whois.invalid.asReserved" },
  { first: 23_456, last: 23_456, why: "whois.invalid.asReserved" },
  { first: 64_496, last: 64_511, why: "whois.invalid.asDocumentation" },
  { first: 64_512, last: 65_534, why: "whois.invalid.asPrivate" },
  { first: 65_535, last: 65_535, why: "whois.invalid.asReserved" },
  { first: 65_536, last: 65_551, why: "whois.invalid.asDocumentation" },
  { first: 65_552, last: 131_071, why: "whois.invalid.asReserved" },
  { first: 4_200_000_000, last: 4_294_967_294, why: "whois.invalid.asPrivate" },
  { first: maxAsNumber, last: maxAsNumber, why: "whois.invalid.asReserved" },
] as const;

function readAsNumber(digits: string): Result<Subject> {
  const number = Number(digits);
  if (number > maxAsNumber) return refuse(message("whois.invalid.asNumber"));
  const text = `AS${number}`;
  const special = specialNumbers.find(({ first, last }) => number >= first && number <= last);
  return special ? refuse(message(special.why, { name: text })) : ok({ network: { kind: "asn", text } });
}

/** What is looked up: a name, an address in any spelling or a page's address with one, or `AS15169`. */
export function readSubject(given: string): Result<Subject> {
  const [, digits] = /^asn? ?(\d{1,20})$/i.exec(given.trim()) ?? [];
  if (digits) return readAsNumber(digits);
  const address = parseAddress(given) ?? parseAddress(hostIn(given) ?? "");
  if (address)
    return address.kind === "public"
      ? ok({ network: { kind: "ip", text: address.ip, version: address.version } })
      : refuse(message(`ip.kind.${address.kind}`));
  const domain = readDomain(given);
  return domain.ok ? ok({ domain: domain.value }) : domain;
}
