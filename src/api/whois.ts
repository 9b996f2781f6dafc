import type { WhoisActions } from "../tools/whois/actions.ts";
import { endpoint, outboundProblems } from "./endpoint.ts";

export const whoisApi = ({ lookup }: WhoisActions) => [
  endpoint({
    method: "POST",
    path: "/whois",
    summary: "Look a domain up: registrar, dates, status, name servers",
    problems: outboundProblems,
    action: lookup,
    example: {
      body: { domain: "example.com" },
      answer: {
        domain: "example.com",
        unicode_domain: "example.com",
        registered: true,
        summary: "example.com đã được đăng ký, còn 265 ngày thì hết hạn.",
        source: "rdap",
        server: "rdap.verisign.com",
        lookup_page: null,
        registrar: "RESERVED-Internet Assigned Numbers Authority",
        created_at: "1995-08-14T04:00:00Z",
        updated_at: "2026-08-14T07:01:39Z",
        expires_at: "2027-08-13T04:00:00Z",
        statuses: ["clientTransferProhibited"],
        nameservers: ["a.iana-servers.net", "b.iana-servers.net"],
        dnssec: true,
        days_left: 265,
        age_days: 11_421,
        status_meanings: [
          { status: "clientTransferProhibited", meaning: "Nhà đăng ký đã khóa việc chuyển đi nơi khác." },
        ],
        raw: {},
      },
    },
  }),
];
