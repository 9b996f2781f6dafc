import type { Caller } from "#core/action.ts";
import { type Result, ok } from "#core/result.ts";
import { call, outboundRefusals, tool } from "#core/tool.ts";
import { networkAnswerOf, whoisAnswerOf } from "./answer.ts";
import type { Domain } from "./domain.ts";
import type { NetworkRecord } from "./network-search.ts";
import { WhoisInput, WhoisOutput } from "./schema.ts";
import type { WhoisRecord } from "./search.ts";
import { type NetworkSubject, readSubject } from "./subject.ts";
import taskPages from "./task-pages.ts";

export type WhoisEffects = {
  readonly lookUp: (domain: Domain, caller: Caller) => Promise<Result<WhoisRecord>>;
  readonly lookUpNetwork: (subject: NetworkSubject, caller: Caller) => Promise<Result<NetworkRecord>>;
  readonly now: () => Date;
};

export default tool({
  id: "whois",
  path: "/whois",
  group: "network",
  icon: "globe",
  calls: {
    lookup: call(WhoisInput, WhoisOutput, {
      path: "/whois",
      limit: "whois",
      access: "site",
      assistants: true,
      address: "moment",
      form: "get",
      refusals: outboundRefusals,
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
          days_only: [],
          days_left: 265,
          age_days: 11_421,
          status_meanings: [
            { status: "clientTransferProhibited", meaning: "Nhà đăng ký đã khóa việc chuyển đi nơi khác." },
          ],
          network: null,
          raw: {},
        },
      },
      run:
        ({ lookUp, lookUpNetwork, now }: WhoisEffects) =>
        async (input, caller) => {
          const subject = readSubject(input.domain);
          if (!subject.ok) return subject;
          const reader = { lang: caller.lang, now: now() };
          if ("network" in subject.value) {
            const { network } = subject.value;
            const found = await lookUpNetwork(network, caller);
            return found.ok ? ok(networkAnswerOf(network, found.value, reader)) : found;
          }
          const { domain } = subject.value;
          const found = await lookUp(domain, caller);
          return found.ok ? ok(whoisAnswerOf(domain, found.value, reader)) : found;
        },
    }),
  },
  tasks: taskPages,
});
