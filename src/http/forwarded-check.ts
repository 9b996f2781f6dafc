import ipaddr from "ipaddr.js";
import { type AddressKind, addressKindOf } from "../core/address-ranges.ts";

export type ForwardedCheck = (forwarded: string | null, peer: string) => void;

const sentences = {
  untrusted:
    "A machine of the private network adds X-Forwarded-For, and TRUST_PROXY is 0: all visitors that come through it count as one. If it is a proxy of yours, set TRUST_PROXY=1.",
  bypassed:
    "A request came with fewer entries in X-Forwarded-For than TRUST_PROXY has proxies: whoever reaches this port past them can take any address. Let only the proxies reach it, or lower TRUST_PROXY.",
} as const;

type Mismatch = keyof typeof sentences;

const isOfKind = (peer: string, kinds: readonly AddressKind[]): boolean =>
  ipaddr.isValid(peer) && kinds.includes(addressKindOf(ipaddr.parse(peer)));

function mismatchOf(trustProxy: number, forwarded: string | null, peer: string): Mismatch | null {
  if (trustProxy === 0)
    return forwarded !== null && isOfKind(peer, ["private", "unique-local", "loopback"]) ? "untrusted" : null;
  const entries = forwarded === null ? 0 : forwarded.split(",").filter((entry) => entry.trim() !== "").length;
  // What watches over the server asks it directly, from the machine itself.
  return entries < trustProxy && !isOfKind(peer, ["loopback"]) ? "bypassed" : null;
}

/** Reports once when requests do not come the way that TRUST_PROXY says; `peer` is the address of the socket's other end. */
export function createForwardedCheck(trustProxy: number, report: (sentence: string) => void): ForwardedCheck {
  let isReported = false;
  return (forwarded, peer) => {
    if (isReported) return;
    const mismatch = mismatchOf(trustProxy, forwarded, peer);
    if (!mismatch) return;
    isReported = true;
    report(sentences[mismatch]);
  };
}
