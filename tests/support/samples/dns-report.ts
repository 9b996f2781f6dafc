import type { DnsReport } from "#tools/dns/schema.ts";

export const dnsRecord = (type: string, ttl: number, data: string) => ({
  name: "a.example",
  type,
  ttl,
  ttl_text: `${ttl} s`,
  data,
});

export const dnsReport: DnsReport = {
  host: "a.example",
  name: "a.example",
  type: "ANY",
  rcode: "NOERROR",
  rcode_text: "No error",
  summary: "It has two records.",
  server: "1.1.1.1",
  time_ms: 12.6,
  dnssec: true,
  answers: [dnsRecord("A", 300, "192.0.2.1"), dnsRecord("TXT", 60, '"x"')],
  authority: [dnsRecord("SOA", 3600, "ns.example")],
  verdicts: [{ name: "a.example", kind: "SPF", result: "permerror", text: "None of it counts." }],
  policies: [
    {
      name: "a.example",
      kind: "SPF",
      terms: [{ term: "-all", state: "wrong", meaning: "Nobody else." }],
      notes: ["A word on it."],
    },
  ],
  notes: ["A note."],
};
