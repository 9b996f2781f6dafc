import type { Answer, DecodedPacket } from "dns-packet";
import { zoneLabel } from "#tools/dns/zone-text.ts";

type NameAt = { readonly text: string; readonly end: number };

/**
 * A name as a zone file has it, without the dot at its end, and where what follows it begins. Throws where it is none: a
 * pointer leads back only (RFC 1035, section 4.1.4).
 */
function nameAt(packetBytes: Buffer, start: number): NameAt {
  const labels: string[] = [];
  let end: number | null = null;
  let lowest = start;
  for (let [at, size] = [start, 0]; ;) {
    const length = packetBytes.readUInt8(at);
    if (length >= 0xc0) {
      end ??= at + 2;
      at = packetBytes.readUInt16BE(at) & 0x3fff;
      if (at >= lowest) throw new RangeError("A pointer that leads nowhere");
      lowest = at;
      continue;
    }
    const next = at + 1 + length;
    size += 1 + length;
    if (length > 63 || size > 255 || next > packetBytes.length) throw new RangeError("No label");
    if (length === 0) return { text: labels.join(".") || ".", end: end ?? next };
    labels.push(zoneLabel(packetBytes.subarray(at + 1, next)));
    at = next;
  }
}

/** Where the name begins in the data of records that have one after so many bytes. */
const namesAfter = { MX: 2, SRV: 6, RRSIG: 18, NSEC: 0 } as const;

/** After order and preference, and three texts with a byte of length before each (RFC 3403, section 4.1). */
function replacementStart(packetBytes: Buffer, dataStart: number): number {
  let at = dataStart + 4;
  for (let texts = 0; texts < 3; texts += 1) at += 1 + packetBytes.readUInt8(at);
  return at;
}

/** A record with its names read anew, from where it begins. */
function withNames(record: Answer, packetBytes: Buffer, owner: NameAt): Answer {
  const dataStart = owner.end + 10;
  const named = { ...record, name: owner.text };
  const text = (after: number) => nameAt(packetBytes, dataStart + after).text;
  switch (named.type) {
    case "NS":
    case "CNAME":
    case "PTR":
    case "DNAME":
      return { ...named, data: text(0) };
    case "SOA": {
      const mname = nameAt(packetBytes, dataStart);
      const rname = nameAt(packetBytes, mname.end);
      return { ...named, data: { ...named.data, mname: mname.text, rname: rname.text } };
    }
    case "RP": {
      const mbox = nameAt(packetBytes, dataStart);
      const txt = nameAt(packetBytes, mbox.end);
      return { ...named, data: { ...named.data, mbox: mbox.text, txt: txt.text } };
    }
    case "MX":
      return { ...named, data: { ...named.data, exchange: text(namesAfter.MX) } };
    case "SRV":
      return { ...named, data: { ...named.data, target: text(namesAfter.SRV) } };
    case "RRSIG":
      return { ...named, data: { ...named.data, signersName: text(namesAfter.RRSIG) } };
    case "NSEC":
      return { ...named, data: { ...named.data, nextDomain: text(namesAfter.NSEC) } };
    case "NAPTR":
      return {
        ...named,
        data: {
          ...named.data,
          replacement: nameAt(packetBytes, replacementStart(packetBytes, dataStart)).text,
        },
      };
    default:
      return named;
  }
}

/**
 * The message with its names as zone files have them. dns-packet joins labels by dots whatever they hold, so that one with a
 * dot in it reads as two. Throws where a name is none.
 */
export function withZoneNames(packet: DecodedPacket, packetBytes: Buffer): DecodedPacket {
  let at = 12;
  const questions = packet.questions?.map((question) => {
    const name = nameAt(packetBytes, at);
    at = name.end + 4;
    return { ...question, name: name.text };
  });
  const recordsOf = (records: readonly Answer[] | undefined): Answer[] =>
    (records ?? []).map((record) => {
      const owner = nameAt(packetBytes, at);
      at = owner.end + 10 + packetBytes.readUInt16BE(owner.end + 8);
      return withNames(record, packetBytes, owner);
    });
  const answers = recordsOf(packet.answers);
  const authorities = recordsOf(packet.authorities);
  return { ...packet, ...(questions && { questions }), answers, authorities };
}
