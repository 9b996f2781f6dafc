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

const nameOf = ({ host, port }: HostPort): string =>
  host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`;

const replyOf = (name: string, { packet, server }: Reply): DnsReply => ({
  rcode: (packet.flags ?? 0) & 15,
  server: nameOf(server),
  isAuthentic: packet.flag_ad,
  answers: chainOf(name, packet.answers ?? []),
  authorities: packet.authorities ?? [],
});

/** `vn` is a name of one label that everybody may ask about. */
const isTopLevelDomain = (name: string): boolean => !name.includes(".") && parse(name).isIcann === true;

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
      const start = performance.now();
      const outcomes = await Promise.allSettled(questions.map((question) => resolver.ask(question, signal)));
      const timeMs = performance.now() - start;
      const replies = outcomes.map((outcome, index) =>
        outcome.status === "fulfilled" ? replyOf(questions[index]?.name ?? "", outcome.value) : null,
      );
      if (replies.some((reply) => reply !== null)) return ok({ replies, timeMs });
      const [failed] = outcomes.filter((outcome) => outcome.status === "rejected");
      return dnsFailure(failed?.reason);
    });
  },
});
