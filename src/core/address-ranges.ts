import ipaddr from "ipaddr.js";

/** What an address is for; `public` is one that anybody on the internet may be reached at. */
export const addressKinds = [
  "public",
  "private",
  "loopback",
  "link-local",
  "carrier-nat",
  "unique-local",
  "unspecified",
  "broadcast",
  "multicast",
  "documentation",
  "benchmarking",
  "nat64",
  "6to4",
  "teredo",
  "infrastructure",
  "cloud-internal",
  "reserved",
] as const;
export type AddressKind = (typeof addressKinds)[number];

/**
 * IANA's special-purpose address registries and the multicast ranges; the longest range that holds an address says
 * what it is. Whatever is not `public` is neither connected to nor linked to.
 */
const ranges: Readonly<Record<AddressKind, readonly string[]>> = {
  public: ["0.0.0.0/0", "2000::/3"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"],
  loopback: ["127.0.0.0/8", "::1/128"],
  "link-local": ["169.254.0.0/16", "fe80::/10"],
  "carrier-nat": ["100.64.0.0/10"],
  "unique-local": ["fc00::/7"],
  unspecified: ["0.0.0.0/8", "::/128"],
  broadcast: ["255.255.255.255/32"],
  multicast: ["224.0.0.0/4", "ff00::/8"],
  documentation: ["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32", "3fff::/20"],
  benchmarking: ["198.18.0.0/15", "2001:2::/48"],
  nat64: ["64:ff9b::/96", "64:ff9b:1::/48"],
  "6to4": ["2002::/16"],
  teredo: ["2001::/32"],
  // Anycast of PCP, TURN and SRP; AS112; AMT: answered by whichever server is near.
  infrastructure: [
    "192.0.0.9/32",
    "192.0.0.10/32",
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.175.48.0/24",
    "2001:1::1/128",
    "2001:1::2/128",
    "2001:1::3/128",
    "2001:3::/32",
    "2001:4:112::/48",
    "2620:4f:8000::/48",
  ],
  // Azure's WireServer stands in public space and answers every virtual machine there.
  "cloud-internal": ["168.63.129.16/32"],
  // Whatever of version 6 is not assigned, mapped addresses, ORCHID and DRIP identifiers; 6to4 relays; class E.
  reserved: ["::/0", "2001::/23", "192.0.0.0/24", "192.88.99.0/24", "240.0.0.0/4"],
};

type Range = { readonly kind: AddressKind; readonly base: ipaddr.IPv4 | ipaddr.IPv6; readonly bits: number };

const longestFirst: readonly Range[] = addressKinds
  .flatMap((addressKind) =>
    ranges[addressKind].map((cidr) => {
      const [baseAddress, prefixBits] = ipaddr.parseCIDR(cidr);
      return { kind: addressKind, base: baseAddress, bits: prefixBits };
    }),
  )
  .toSorted((blockedRange, otherRange) => otherRange.bits - blockedRange.bits);

/** The kind of an address as it is spelled: a mapped version 4 address is a reserved one of version 6. */
export const addressKindOf = (ipAddress: ipaddr.IPv4 | ipaddr.IPv6): AddressKind =>
  longestFirst.find(({ base, bits }) => ipAddress.kind() === base.kind() && ipAddress.match(base, bits))
    ?.kind ?? "reserved";

/** Whether the text is the plain spelling of a public address. */
export const isPublicAddress = (ipText: string): boolean =>
  (ipaddr.IPv4.isValidFourPartDecimal(ipText) || (ipText.includes(":") && ipaddr.IPv6.isValid(ipText))) &&
  addressKindOf(ipaddr.parse(ipText)) === "public";
