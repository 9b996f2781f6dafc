/** The record types that the form offers. */
export const dnsTypes = [
  "ANY",
  "A",
  "AAAA",
  "CNAME",
  "MX",
  "NS",
  "TXT",
  "SOA",
  "SRV",
  "CAA",
  "PTR",
  "HTTPS",
] as const;
export type DnsType = (typeof dnsTypes)[number];
