import { Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import { choice } from "../../core/schema.ts";
import { dnsTypes } from "./names.ts";

export const DnsInput = Type.Object({
  host: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: "a name in any script, or an address for its name",
  }),
  type: choice(dnsTypes, { default: "ANY" }),
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
  type: choice([...dnsTypes, "PTR"]),
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
  policies: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: choice(["SPF", "DMARC"]),
      terms: Type.Array(Type.Object({ term: Type.String(), meaning: Type.String() })),
    }),
    { description: "the mail policies among the TXT records, term by term" },
  ),
  notes: Type.Array(Type.String()),
});
export type DnsReport = Answer<typeof DnsOutput>;
