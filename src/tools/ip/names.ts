/** What an address is for, by IANA's special-purpose registries. */
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
  "reserved",
] as const;
export type AddressKind = (typeof addressKinds)[number];
