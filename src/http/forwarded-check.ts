import ipaddr from "ipaddr.js";
import { type AddressKind, addressKindOf } from "#core/address-ranges.ts";
import { memoize } from "#core/memoize.ts";

/** Takes how many entries `X-Forwarded-For` has, and the address of the socket's other end. */
export type ForwardedCheck = (entries: number, peer: string) => void;

/** What `X-Forwarded-For` lists. */
export const forwardedEntries = (header: string | null): readonly string[] =>
  header?.split(",").filter((forwardedEntry) => forwardedEntry.trim() !== "") ?? [];

const warningSentences = {
  untrusted:
    "A machine of the private network adds X-Forwarded-For, and TRUST_PROXY is 0: all visitors that come through it count as one. If it is a proxy of yours, set TRUST_PROXY=1.",
  bypassed:
    "A request came with fewer entries in X-Forwarded-For than TRUST_PROXY has proxies: whoever reaches this port past them can take any address. Let only the proxies reach it, or lower TRUST_PROXY.",
} as const;

type Mismatch = keyof typeof warningSentences;

/** Most requests come from one proxy, and to read its address takes longer than all else here. */
const kindOf = memoize(
  (peer): AddressKind | null => (ipaddr.isValid(peer) ? addressKindOf(ipaddr.parse(peer)) : null),
  100,
);

const isOfKind = (peer: string, addressKinds: readonly AddressKind[]): boolean => {
  const peerKind = kindOf(peer);
  return peerKind !== null && addressKinds.includes(peerKind);
};

function mismatchOf(trustProxy: number, entryCount: number, peer: string): Mismatch | null {
  if (trustProxy === 0)
    return entryCount > 0 && isOfKind(peer, ["private", "unique-local", "loopback"]) ? "untrusted" : null;
  // What watches over the server asks it directly, from the machine itself.
  return entryCount < trustProxy && !isOfKind(peer, ["loopback"]) ? "bypassed" : null;
}

/** Reports once when requests do not come the way that TRUST_PROXY says. */
export function createForwardedCheck(
  trustProxy: number,
  reportMismatch: (sentence: string) => void,
): ForwardedCheck {
  let isReported = false;
  return (entryCount, peer) => {
    if (isReported) return;
    const mismatch = mismatchOf(trustProxy, entryCount, peer);
    if (!mismatch) return;
    isReported = true;
    reportMismatch(warningSentences[mismatch]);
  };
}
