import type { DnsActions } from "../tools/dns/actions.ts";
import { endpoint, outboundProblems } from "./endpoint.ts";

const exampleRecord = {
  name: "example.com",
  type: "MX",
  ttl: 300,
  ttl_text: "5 minutes",
  data: "10 mx1.example.com",
};

export const dnsApi = ({ lookup }: DnsActions) => [
  endpoint({
    method: "POST",
    path: "/dns",
    summary: "Look up the DNS records of a name, or the name of an address",
    problems: outboundProblems,
    action: lookup,
    example: {
      body: { host: "example.com", type: "MX" },
      answer: {
        host: "example.com",
        name: "example.com",
        type: "MX",
        rcode: "NOERROR",
        rcode_text: "The DNS server answered normally.",
        summary: "example.com has 1 record.",
        server: "9.9.9.9:53",
        time_ms: 12.4,
        dnssec: false,
        answers: [exampleRecord],
        authority: [],
        policies: [],
        notes: [],
      },
    },
  }),
];
