import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import type { JsonObject } from "#core/json.ts";
import { DateTime, choice, nullable, text } from "#core/schema.ts";
import { readNameOrIp } from "#tools/dns/read-name.ts";

/** The states of a name in its registry (RFC 5731, 3915), as EPP writes them. */
export const statusCodes = [
  "ok",
  "inactive",
  "linked",
  "addPeriod",
  "autoRenewPeriod",
  "renewPeriod",
  "transferPeriod",
  "redemptionPeriod",
  "clientDeleteProhibited",
  "clientHold",
  "clientRenewProhibited",
  "clientTransferProhibited",
  "clientUpdateProhibited",
  "serverDeleteProhibited",
  "serverHold",
  "serverRenewProhibited",
  "serverTransferProhibited",
  "serverUpdateProhibited",
  "pendingCreate",
  "pendingDelete",
  "pendingRenew",
  "pendingRestore",
  "pendingTransfer",
  "pendingUpdate",
] as const;
export type StatusCode = (typeof statusCodes)[number];

/** What registries date, by its name on the wire. */
export const timeNames = ["created_at", "updated_at", "expires_at"] as const;
export type TimeName = (typeof timeNames)[number];

export const WhoisInput = Type.Object({
  domain: text({
    minLength: 1,
    maxLength: 1000,
    reads: readNameOrIp,
    description:
      "a domain name in any script, an IP address or an AS number; the words around it are dropped",
  }),
});

const registration = {
  registrar: nullable(Type.String()),
  created_at: nullable(DateTime),
  updated_at: nullable(DateTime),
  expires_at: nullable(DateTime),
  statuses: Type.Array(Type.String(), { description: "as EPP writes them, where EPP has the word" }),
  nameservers: Type.Array(Type.String()),
  dnssec: nullable(Type.Boolean({ description: "whether the delegation is signed" })),
};

/** What a registry of numbers says of an address or AS number. */
const Network = Type.Object({
  holder: nullable(Type.String({ description: "who it is registered to" })),
  name: nullable(Type.String({ description: "what the registry calls it" })),
  range: nullable(Type.String({ description: "the first and the last address" })),
  cidr: Type.Array(Type.String(), { description: "the same as networks" }),
  country: nullable(Type.Object({ code: Type.String(), name: Type.String() })),
  abuse: nullable(Type.String({ description: "where abuse is reported" })),
});

const RegistrationSchema = Type.Object(registration);
/** What a registry says of a name, in one shape whichever way it was asked; of a day without an hour the day alone. */
export type Registration = Answer<typeof RegistrationSchema>;

export const WhoisOutput = Type.Object({
  domain: Type.String({
    description: "the registered name in ASCII; the address or AS number that was asked for",
  }),
  unicode_domain: Type.String(),
  registered: nullable(Type.Boolean({ description: "null when nobody who was asked can know" })),
  summary: Type.String({ description: "a sentence in the reader's language" }),
  source: choice(["rdap", "whois", "dns"]),
  server: Type.String({ description: "who answered" }),
  lookup_page: nullable(Type.String({ description: "where people ask a registry that answers no programs" })),
  ...registration,
  days_only: Type.Array(choice(timeNames), {
    description: "the times of which the registry says the day alone; they are given as its first second",
  }),
  days_left: nullable(Type.Integer({ description: "whole days until it expires; negative afterwards" })),
  age_days: nullable(Type.Integer({ description: "whole days since it was registered" })),
  status_meanings: Type.Array(Type.Object({ status: Type.String(), meaning: nullable(Type.String()) })),
  network: nullable(Network),
  raw: Type.Union([
    Type.String({ description: "the text of WHOIS" }),
    Type.Unsafe<JsonObject>(
      Type.Object({}, { additionalProperties: Type.Unknown(), description: "the object of RDAP, or of DNS" }),
    ),
  ]),
});
export type WhoisAnswer = Answer<typeof WhoisOutput>;
