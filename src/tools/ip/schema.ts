import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { addressKinds } from "#core/address-ranges.ts";
import { choice, nullable, text } from "#core/schema.ts";
import { readIp } from "./read-ip.ts";

/** More than any spelling of an address has. */
export const maxIpLength = 100;

export const IpInput = Type.Object({
  ip: Type.Optional(
    text({
      maxLength: maxIpLength,
      reads: readIp,
      description: "an address of version 4 or 6; the caller's own when blank",
    }),
  ),
});

const spellings = {
  decimal: Type.String({ description: "the address as one number, in decimal digits" }),
  expanded: nullable(
    Type.String({ description: "every group of version 6 with all its digits; null for version 4" }),
  ),
  reverse_name: Type.String({ description: "the name under which DNS has the address's own name" }),
  embedded_ipv4: nullable(
    Type.String({ description: "the version 4 address in a transition address; null where it is not known" }),
  ),
  embedded_candidates: Type.Array(Type.Object({ prefix: Type.Integer(), ip: Type.String() }), {
    description: "of a local NAT64 prefix (RFC 8215): what it would be by the length of the network's prefix",
  }),
};

const addressFields = {
  ip: Type.String({ description: "the canonical spelling (RFC 5952 for version 6)" }),
  version: choice([4, 6]),
  kind: choice(addressKinds),
};

/** One address, however it was written. */
export const AddressSchema = Type.Object({ ...addressFields, ...spellings });
export type Address = Answer<typeof AddressSchema>;

export const Country = Type.Object({
  code: Type.String({ description: "ISO 3166-1 alpha-2" }),
  name: Type.String({ description: "in the reader's language" }),
});

export const IpOutput = Type.Object({
  ...addressFields,
  meaning: Type.String({ description: "what kind of address it is, in the reader's language" }),
  country: nullable(Country),
  asn: nullable(Type.Integer({ description: "the number of the network that announces the address" })),
  organization: nullable(Type.String()),
  hostname: nullable(Type.String({ description: "the address's own name in DNS" })),
  is_own: Type.Boolean({ description: "whether it is the caller's address" }),
  ...spellings,
});
export type IpAnswer = Answer<typeof IpOutput>;
