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
import type { Policy } from "./policy.ts";
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
