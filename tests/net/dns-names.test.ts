import { expect, test } from "bun:test";
import { decode } from "dns-packet";
import { withZoneNames } from "#net/dns-names.ts";
import { readServiceBinding } from "#tools/dns/service-binding.ts";
import { zoneData } from "#tools/dns/zone.ts";
import { withProduct } from "#tests/support/product/product.ts";
import { pageText } from "#tests/support/product/page-text.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";
import { startDnsServer } from "#tests/support/servers/dns-server.ts";

const numbers = seededNumbers(103_551);
const below = (end: number): number => numbers() % end;

type Labels = readonly Buffer[];

/** Bytes of every kind, with a liking for those that mean something in a zone file. */
const drawnLabel = (): Buffer =>
  Buffer.from(
    Array.from({ length: 1 + below(12) }, () =>
      below(2) ? ('.\\"();@$ *_-aZ0'.codePointAt(below(15)) ?? 0) : below(256),
    ),
  );
const drawnName = (): Labels => Array.from({ length: below(5) }, drawnLabel);

const plain = (name: string): Labels => name.split(".").map((label) => Buffer.from(label));
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

/** A message of one answer; names point back to where their end stood before, where they may (RFC 1035, section 4.1.4). */
class Message {
  bytes: Buffer;
  #ends = new Map<string, number>();

  constructor(id: number, question: Labels, type: number) {
    this.bytes = Buffer.concat([uint16(id), Buffer.from([0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0])]);
    this.add(this.name(question), uint16(type), uint16(1));
  }

  add(...parts: readonly Buffer[]): void {
    this.bytes = Buffer.concat([this.bytes, ...parts]);
  }

  name(labels: Labels, at = this.bytes.length): Buffer {
    const key = Buffer.concat(labels.flatMap((label) => [label, Buffer.from([0])])).toString("hex");
    if (labels.length === 0) return Buffer.from([0]);
    const earlier = this.#ends.get(key);
    if (earlier !== undefined) return uint16(0xc000 | earlier);
    this.#ends.set(key, at);
    const [first = Buffer.alloc(0), ...rest] = labels;
    const head = Buffer.concat([Buffer.from([first.length]), first]);
    return Buffer.concat([head, this.name(rest, at + head.length)]);
  }

  /** `make` is given where the data begins. */
  answer(owner: Labels, type: number, make: (at: number) => Buffer): this {
    this.add(this.name(owner), uint16(type), uint16(1), Buffer.from([0, 0, 1, 44]));
    const data = make(this.bytes.length + 2);
    this.add(uint16(data.length), data);
    return this;
  }
}

/** RFC 1035, section 5.1, read backwards: the labels that a zone file's name has. */
function labelsOf(name: string): Labels {
  if (name === ".") return [];
  const labels: number[][] = [[]];
  for (let at = 0; at < name.length; at += 1) {
    const sign = name.charAt(at);
    expect(sign).toMatch(/[!-~]/);
    if (sign === ".") labels.push([]);
    else if (sign !== "\\") {
      expect(sign).not.toMatch(/["();@$]/);
      labels.at(-1)?.push(sign.charCodeAt(0));
    } else {
      const [digits] = /^\d{3}/.exec(name.slice(at + 1)) ?? [];
      labels.at(-1)?.push(digits === undefined ? name.charCodeAt(at + 1) : Number(digits));
      at += digits === undefined ? 1 : 3;
    }
  }
  return labels.map((label) => Buffer.from(label));
}

const types: Readonly<
  Record<string, readonly [number: number, before: Buffer, names: number, after: Buffer]>
> = {
  NS: [2, Buffer.alloc(0), 1, Buffer.alloc(0)],
  CNAME: [5, Buffer.alloc(0), 1, Buffer.alloc(0)],
  SOA: [6, Buffer.alloc(0), 2, Buffer.alloc(20, 1)],
  PTR: [12, Buffer.alloc(0), 1, Buffer.alloc(0)],
  MX: [15, uint16(10), 1, Buffer.alloc(0)],
  RP: [17, Buffer.alloc(0), 2, Buffer.alloc(0)],
  SRV: [33, Buffer.alloc(6), 1, Buffer.alloc(0)],
  NAPTR: [35, Buffer.from([0, 1, 0, 2, 1, 0x73, 3, 0x73, 0x69, 0x70, 0]), 1, Buffer.alloc(0)],
  DNAME: [39, Buffer.alloc(0), 1, Buffer.alloc(0)],
  RRSIG: [46, Buffer.alloc(18, 1), 1, Buffer.alloc(8, 2)],
  NSEC: [47, Buffer.alloc(0), 1, Buffer.from([0, 1, 0x40])],
};

/** The names as they stand in the data that is shown, of each type. */
const shownNames = (type: string, data: string, count: number): readonly string[] => {
  const words = data.split(" ");
  const first = { MX: 1, SRV: 3, NAPTR: 5, RRSIG: 7 }[type] ?? 0;
  return words.slice(first, first + count);
};

test.each(Object.keys(types))(
  "RFC 1035 5.1: names in and before the data of %s are those of the wire, whatever bytes their labels hold",
  (type) => {
    const [number, before, count, after] = types[type] ?? [0, Buffer.alloc(0), 0, Buffer.alloc(0)];
    for (let round = 0; round < 60; round += 1) {
      const owner = drawnName();
      const names = Array.from({ length: count }, () =>
        below(3) === 0 ? owner : [...drawnName(), ...owner.slice(below(3))],
      );
      const built = new Message(1, owner, number);
      built.answer(owner, number, (at) => {
        let data = before;
        for (const one of names) data = Buffer.concat([data, built.name(one, at + data.length)]);
        return Buffer.concat([data, after]);
      });
      const { questions, answers } = withZoneNames(decode(built.bytes), built.bytes);
      const [answer] = answers ?? [];
      if (!answer) throw new Error("No answer");
      expect(labelsOf(questions?.[0]?.name ?? "")).toEqual(owner);
      expect(labelsOf(answer.name)).toEqual(owner);
      expect<string>(answer.type).toBe(type);
      expect(shownNames(type, zoneData(answer), count).map(labelsOf)).toEqual(names);
    }
  },
);

test("RFC 9460 2.2, RFC 1035 5.1: the target of SVCB and HTTPS is that of the wire too", () => {
  for (let round = 0; round < 60; round += 1) {
    const target = drawnName();
    const wire = target.flatMap((label) => [Buffer.from([label.length]), label]);
    const data = Buffer.concat([uint16(1), ...wire, Buffer.from([0])]);
    for (const type of ["HTTPS", "SVCB"] as const) {
      expect(readServiceBinding(data)).not.toBeNull();
      expect(labelsOf(zoneData({ type, name: "a.vn", data }).split(" ")[1] ?? "")).toEqual(target);
    }
  }
});

test("RFC 1035 5.1: a mailbox with a dot in its first label is told so by API and page, as dig writes it", async () => {
  const name = plain("vi-du.vn");
  using dns = await startDnsServer((_question, _asked, id) => {
    const message = new Message(id, name, 6);
    message.answer(name, 6, (at) => {
      const mname = message.name([Buffer.from("ns 1"), ...name], at);
      const rname = message.name([Buffer.from("chi.hoa"), ...name], at + mname.length);
      return Buffer.concat([mname, rname, Buffer.alloc(20, 0)]);
    });
    return message.bytes;
  });
  await withProduct(
    async (base) => {
      const soa = String.raw`ns\0321.vi-du.vn chi\.hoa.vi-du.vn 0 0 0 0 0`;
      const answer = await fetch(`${base}/api/dns?host=vi-du.vn&type=SOA`);
      expect(await answer.json()).toMatchObject({ answers: [{ name: "vi-du.vn", type: "SOA", data: soa }] });
      for (const path of ["/dns", "/en/dns"])
        expect(await pageText(await fetch(`${base}${path}?host=vi-du.vn&type=SOA`))).toContain(soa);
    },
    { env: { DNS_SERVERS: dns.address } },
  );
});

test("a name that leads in a circle, is too long or is cut is none, and the answer is called unreadable", () => {
  const built = new Message(1, plain("a.vn"), 2);
  built.answer(plain("a.vn"), 2, () => Buffer.from([1, 0x61, 0]));
  const { bytes } = built;
  const packet = decode(bytes);
  for (const data of [
    [0xc0, bytes.length - 3],
    [0xc0, 0xff],
    [0x40, 0x61, 0],
    [0x05, 0x61, 0],
  ]) {
    const broken = Buffer.concat([bytes.subarray(0, -3), Buffer.from(data)]);
    expect(() => withZoneNames(packet, broken)).toThrow(RangeError);
  }
});
