import { parse } from "tldts";
import { message } from "../core/i18n.ts";
import { fail, ok } from "../core/result.ts";
import { isInsideName } from "../core/special-names.ts";
import type { DnsEffects, DnsReply } from "../tools/dns/actions.ts";
import type { DnsMessage as Reply } from "./dns-exchange.ts";
import type { HostPort } from "./endpoint.ts";
import type { Guard } from "./guard.ts";
import { dnsFailure } from "./failures.ts";
import { chainOf, type Resolver } from "./resolve.ts";

const serverNameOf = ({ host, port }: HostPort): string =>
  host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;

const replyOf = (dnsName: string, { packet, server }: Reply): DnsReply => ({
  rcode: (packet.flags ?? 0) & 15,
  server: serverNameOf(server),
  isAuthentic: packet.flag_ad,
  answers: chainOf(dnsName, packet.answers ?? []),
  authorities: packet.authorities ?? [],
});

/** `vn` is a name of one label that everybody may ask about. */
const isTopLevelDomain = (dnsName: string): boolean =>
  !dnsName.includes(".") && parse(dnsName).isIcann === true;

/** The questions of one look-up are asked at once and count as one operation of the concurrency limit. */
export const dnsEffects = ({
  guard,
  resolver,
}: {
  guard: Guard;
  resolver: Pick<Resolver, "ask">;
}): DnsEffects => ({
  async ask(questions, caller) {
    if (questions.some(({ name }) => isInsideName(name) && !isTopLevelDomain(name)))
      return fail("blocked_target", message("net.insideName"));
    return guard.run(caller, async (signal) => {
      const startMs = performance.now();
      const dnsOutcomes = await Promise.allSettled(
        questions.map((dnsQuestion) => resolver.ask(dnsQuestion, signal)),
      );
      const timeMs = performance.now() - startMs;
      const dnsReplies = dnsOutcomes.map((dnsOutcome, index) =>
        dnsOutcome.status === "fulfilled" ? replyOf(questions[index]?.name ?? "", dnsOutcome.value) : null,
      );
      if (dnsReplies.some((dnsReply) => dnsReply !== null)) return ok({ replies: dnsReplies, timeMs });
      const [failedQuestion] = dnsOutcomes.filter((dnsOutcome) => dnsOutcome.status === "rejected");
      return dnsFailure(failedQuestion?.reason);
    });
  },
});
