import { type Message, message } from "../../core/i18n.ts";
import { isDmarc, readDmarc } from "./dmarc.ts";
import {
  isBimi,
  isDkim,
  isMtaSts,
  isTlsRpt,
  readBimi,
  readDkim,
  readMtaSts,
  readTlsRpt,
} from "./mail-keys.ts";
import type { Policy, PolicyKind } from "./policy.ts";
import { isSpf, readSpf } from "./spf.ts";

const readers: readonly {
  readonly is: (record: string, name: string) => boolean;
  readonly read: (record: string, name: string) => Policy;
}[] = [
  { is: isSpf, read: readSpf },
  { is: isDmarc, read: readDmarc },
  { is: isDkim, read: readDkim },
  { is: isMtaSts, read: readMtaSts },
  { is: isTlsRpt, read: readTlsRpt },
  { is: isBimi, read: readBimi },
];

/** The policy that a TXT record of a name states, term by term; null for any other text. */
export const readPolicy = (record: string, name: string): Policy | null =>
  readers.find(({ is }) => is(record, name))?.read(record, name) ?? null;

/** Of these a name may have one: with two, receivers take neither. */
const onlyOne: readonly PolicyKind[] = ["SPF", "DMARC", "MTA-STS", "TLS-RPT"];

/** What the policies of one name say of each other. */
export const severalNote = (kind: PolicyKind, count: number): Message[] =>
  count > 1 && onlyOne.includes(kind) ? [message("dns.said.note.several", { kind, count })] : [];
