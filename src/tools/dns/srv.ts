import type { SrvData } from "dns-packet";
import { type Message, message } from "#core/i18n.ts";
import { type Policy, fine, maxTerms } from "./policy.ts";
import { zoneName } from "./zone-text.ts";

/** RFC 2782. */
export type SrvRecord = {
  readonly priority: number;
  readonly weight: number;
  readonly port: number;
  readonly target: string;
};

export const srvOf = ({ priority = 0, weight = 0, port, target }: SrvData): SrvRecord => ({
  priority,
  weight,
  port,
  target,
});

/** What the SRV records of one name say together: who is tried first, and who gets what share. */
export function readSrv(records: readonly SrvRecord[]): Policy {
  const first = Math.min(...records.map(({ priority }) => priority));
  return {
    kind: "SRV",
    terms: records
      .slice(0, maxTerms)
      .map((record) => ({ term: srvText(record), ...fine(...meaningOf(record, records, first)) })),
    notes: [],
  };
}

export const srvText = ({ priority, weight, port, target }: SrvRecord): string =>
  `${priority} ${weight} ${port} ${zoneName(target)}`;

function meaningOf(record: SrvRecord, records: readonly SrvRecord[], first: number): Message[] {
  const { priority, weight, port, target } = record;
  if (target === "" || target === ".") return [message("dns.said.srv.none")];
  const peers = records.filter((other) => other.priority === priority);
  const total = peers.reduce((sum, peer) => sum + peer.weight, 0);
  const share = Math.round((100 * (total === 0 ? 1 : weight)) / (total === 0 ? peers.length : total));
  return [
    message("dns.said.srv.at", { target: zoneName(target), port: String(port) }),
    ...(records.length > peers.length
      ? [message(priority === first ? "dns.said.srv.first" : "dns.said.srv.later")]
      : []),
    ...(peers.length > 1 ? [message("dns.said.srv.share", { value: share })] : []),
  ];
}
