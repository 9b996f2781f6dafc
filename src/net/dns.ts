import { parse } from "tldts";
import { message } from "#core/i18n.ts";
import { fail, ok } from "#core/result.ts";
import { isInsideName } from "#core/special-names.ts";
import type { Answer, RecordType } from "dns-packet";
import type { DnsAnswer, DnsRecordType } from "#tools/dns/answer.ts";
import type { DnsReply } from "#tools/dns/report.ts";
import type { DnsEffects } from "#tools/dns/tool.ts";
import type { DnsMessage as Reply } from "./dns-exchange.ts";
import type { HostPort } from "./endpoint.ts";
import type { Guard } from "./guard.ts";
import { dnsFailure } from "./failures.ts";
import { chainOf, type Resolver } from "./resolve.ts";

const serverNameOf = ({ host, port }: HostPort): string =>
  host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;

/** What dns-packet calls types that it does not read (RFC 9460, section 14.1). */
const unreadTypes: Readonly<Record<string, "HTTPS" | "SVCB">> = { UNKNOWN_65: "HTTPS", UNKNOWN_64: "SVCB" };

const answerOf = (dnsAnswer: Answer): DnsAnswer => {
  const { name, type } = dnsAnswer;
  const serviceType = unreadTypes[type];
  return serviceType && "data" in dnsAnswer && dnsAnswer.data instanceof Uint8Array
    ? { type: serviceType, name, ttl: "ttl" in dnsAnswer ? dnsAnswer.ttl : 0, data: dnsAnswer.data }
    : dnsAnswer;
};

const typeAsked = (type: DnsRecordType): RecordType =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- dns-packet takes any type by its number, its types do not say so
  type === "HTTPS" || type === "SVCB" ? (`UNKNOWN_${type === "HTTPS" ? 65 : 64}` as RecordType) : type;

const replyOf = (dnsName: string, { packet, server }: Reply): DnsReply => ({
  rcode: (packet.flags ?? 0) & 15,
  server: serverNameOf(server),
  isAuthentic: packet.flag_ad,
  answers: chainOf(dnsName, packet.answers ?? []).map(answerOf),
  authorities: (packet.authorities ?? []).map(answerOf),
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
        questions.map(({ name, type }) => resolver.ask({ name, type: typeAsked(type) }, signal)),
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
