import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import { choice, text } from "#core/schema.ts";
import { setResults } from "./policy-set.ts";
import { policyKinds, termStates } from "./policy.ts";
import { readNameOrIp } from "./read-name.ts";

/** The record types that the form offers. */
const dnsTypes = [
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

export const DnsInput = Type.Object({
  host: text({
    minLength: 1,
    maxLength: 1000,
    reads: readNameOrIp,
    description: "a name in any script, or an address for its name; the words around it are dropped",
  }),
  type: choice(dnsTypes, {
    default: "ANY",
    description: "an address is asked as PTR, whatever the type",
  }),
});

const DnsRecord = Type.Object({
  name: Type.String(),
  type: Type.String(),
  ttl: Type.Integer({ description: "seconds" }),
  ttl_text: Type.String({ description: "the same in words" }),
  data: Type.String({ description: "as a zone file has it, names without the dot at their end" }),
  text: Type.Optional(Type.String({ description: "the strings of a TXT record as one" })),
});
export type DnsRecord = Answer<typeof DnsRecord>;

export const DnsOutput = Type.Object({
  host: Type.String({ description: "as it was given" }),
  name: Type.String({ description: "the name that was asked for, in ASCII" }),
  type: choice(dnsTypes, { description: "what was asked for: PTR where the host is an address" }),
  rcode: Type.String({ description: "NOERROR, NXDOMAIN, SERVFAIL …" }),
  rcode_text: Type.String({ description: "what the code means, in the reader's language" }),
  summary: Type.String({ description: "a sentence in the reader's language" }),
  server: Type.String({ description: "the address of the DNS server that answered" }),
  time_ms: Type.Number(),
  dnssec: Type.Boolean({ description: "whether the server checked the signatures of all answers" }),
  answers: Type.Array(DnsRecord),
  authority: Type.Array(DnsRecord, {
    description: "who is responsible for the name, when there is no answer",
  }),
  verdicts: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: choice(policyKinds),
      result: choice(setResults, {
        description:
          "`used`: they go by it; `none`: as if there were no record; `permerror`: they stop with it; `undefined`: the standard leaves it open",
      }),
      text: Type.String({ description: "in the reader's language" }),
    }),
    { description: "what receivers make of all TXT records of a kind together, each policy's verdict" },
  ),
  policies: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: choice(policyKinds),
      terms: Type.Array(
        Type.Object({
          term: Type.String(),
          state: choice(termStates, {
            description: "wrong is against the standard; ignored is passed over by those who read it",
          }),
          meaning: Type.String({ description: "in the reader's language" }),
        }),
      ),
      notes: Type.Array(Type.String(), { description: "about the whole record" }),
    }),
    { description: "what TXT, CAA, SRV, HTTPS and SVCB records say, term by term" },
  ),
  notes: Type.Array(Type.String()),
});
export type DnsReport = Answer<typeof DnsOutput>;
