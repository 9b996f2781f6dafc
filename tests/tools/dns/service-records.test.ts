import { expect, test } from "bun:test";
import { languages, readMessage } from "#core/i18n.ts";
import {
  readServiceBinding,
  readServicePolicy,
  readSrv,
  serviceBindingText,
} from "#tools/dns/service-binding.ts";
import { zoneData } from "#tools/dns/zone.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";
import { termInWords } from "./policy-words.ts";

const fooCom = "03666f6f076578616d706c6503636f6d00";
const fooOrg = "03666f6f076578616d706c65036f726700";

/** RFC 9460, appendix D: bytes, and the data as a zone file has it. */
const vectors = [
  [`0000 ${fooCom}`, "0 foo.example.com"],
  ["0001 00", "1 ."],
  [`0010 ${fooCom} 0003 0002 0035`, "16 foo.example.com port=53"],
  [`0001 ${fooCom} 029b 0005 68656c6c6f`, "1 foo.example.com key667=hello"],
  [`0001 ${fooCom} 029b 0009 68656c6c6fd2716f6f`, '1 foo.example.com key667="hello\\210qoo"'],
  [
    `0001 ${fooCom} 0006 0020 20010db8000000000000000000000001 20010db8000000000000000000530001`,
    "1 foo.example.com ipv6hint=2001:db8::1,2001:db8::53:1",
  ],
  [
    "0001 076578616d706c6503636f6d00 0006 0010 20010db8012203440000 0000c0000221",
    "1 example.com ipv6hint=2001:db8:122:344::c000:221",
  ],
  [
    `0010 ${fooOrg} 0000 0004 0001 0004 0001 0009 02 6832 05 68332d3139 0004 0004 c0000201`,
    "16 foo.example.org mandatory=alpn,ipv4hint alpn=h2,h3-19 ipv4hint=192.0.2.1",
  ],
  [
    `0010 ${fooOrg} 0001 000c 08 665c6f6f2c626172 02 6832`,
    '16 foo.example.org alpn="f\\\\\\\\oo\\\\,bar,h2"',
  ],
] as const;

const bytesOf = (hex: string): Uint8Array => Uint8Array.fromHex(hex.replaceAll(" ", ""));

test("an HTTPS record is in zone-file form, as in RFC 9460, appendix D", () => {
  for (const [hex, text] of vectors)
    expect([hex, zoneData({ type: "HTTPS", name: "a.vn", data: bytesOf(hex) })]).toEqual([hex, text]);
});

test("a record that is cut anywhere, or whose keys do not ascend, is shown by its bytes and said to be wrong", () => {
  for (const [hex] of vectors) {
    const whole = bytesOf(hex);
    const shorter = Array.from({ length: whole.length }, (_, length) => whole.subarray(0, length));
    const readable = shorter.filter((data) => readServiceBinding(data) !== null);
    // what ends where a parameter begins is a whole record
    expect(readable.every((data) => zoneData({ type: "HTTPS", name: "a", data }) !== "")).toBe(true);
    expect(readable.length).toBeLessThanOrEqual(readServiceBinding(whole)?.params.length ?? 0);
  }
  const doubled = bytesOf("0001 00 0003 0002 0035 0003 0002 0036");
  expect(zoneData({ type: "SVCB", name: "a", data: doubled })).toBe("\\# 15 000100000300020035000300020036");
  const { terms, notes } = readServicePolicy("SVCB", readServiceBinding(doubled));
  expect([terms, notes.map((note) => readMessage("en", note))]).toEqual([
    [],
    ["The bytes are no valid SVCB record, so it is not used."],
  ]);
});

const said = (hex: string): string[] =>
  readServicePolicy("HTTPS", readServiceBinding(bytesOf(hex))).terms.map(termInWords);

test("each part of an HTTPS record has its sentence", () => {
  expect(
    said("0001 00 0001 0006 02 6833 02 6832 0002 0000 0003 0002 20fb 0004 0004 c0000201 0005 0001 ff"),
  ).toEqual([
    "The service is at this name itself. Its priority is 1: the lowest is tried first.",
    "It can be spoken to at once by HTTP/3, HTTP/2.",
    "Only the protocols listed are spoken, not the usual one besides.",
    "It listens on port 8443.",
    "Addresses to connect to while the A records are still being asked for: 192.0.2.1.",
    "The key by which browsers hide the name of the site from the network (Encrypted Client Hello).",
  ]);
  expect(said(`0000 ${fooCom} 0003 0002 0035`)).toEqual([
    "An alias: the service of this name is that of foo.example.com.",
    "ignored: In an alias only the target counts.",
  ]);
  expect(said("0000 00")).toEqual(["There is no such service at this name."]);
  expect(said("0001 00 0007 0010 2f646e732d71756572797b3f646e737d 0008 0000 ffff 0001 61").slice(1)).toEqual([
    'DNS over HTTPS is asked at "/dns-query{?dns}".',
    "Oblivious HTTP is supported.",
    "ignored: Software that does not know this part passes over it.",
  ]);
});

test("values that RFC 9460 refuses are told so", () => {
  const wrong = {
    "0000 0000": "mandatory without keys",
    "0000 0004 0004 0001": "mandatory keys out of order",
    "0000 0002 0000": "mandatory names itself",
    "0000 0002 0003": "a mandatory key is missing",
    "0001 0000": "alpn without names",
    "0001 0002 05 68": "alpn whose name is cut",
    "0001 0001 00": "alpn with an empty name",
    "0002 0000": "no-default-alpn without alpn",
    "0003 0001 35": "a port of one byte",
    "0004 0003 c00002": "three bytes of an address",
    "0006 0000": "no address",
    "0005 0000": "no key",
  };
  for (const [hex, why] of Object.entries(wrong))
    expect([why, said(`0001 00 ${hex}`).at(-1)]).toEqual([why, expect.stringMatching(/^wrong: /)]);
});

test("whatever bytes come, the data is one line without control characters", () => {
  const random = randomFrom(9460);
  for (let round = 0; round < 400; round += 1) {
    const data = Uint8Array.from({ length: random(60) }, () => random(256));
    if (round % 2 === 0)
      data.set([0, 1, 0, 0, round % 9, 0, Math.max(0, data.length - 7)].slice(0, data.length));
    const text = zoneData({ type: "HTTPS", name: "a", data });
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    const binding = readServiceBinding(data);
    if (binding) expect(text).toBe(serviceBindingText(binding));
    for (const lang of languages)
      for (const { meaning } of readServicePolicy("HTTPS", binding).terms)
        for (const one of meaning) expect(readMessage(lang, one)).toMatch(/\.$/);
  }
});

test("SRV says where the service is, who is tried first and who gets what share (RFC 2782)", () => {
  const server = (priority: number, weight: number, port: number, target: string) => ({
    priority,
    weight,
    port,
    target,
  });
  // RFC 2782's example of a zone
  const rfc = [
    server(0, 1, 9, "old-slow-box.example.com"),
    server(0, 3, 9, "new-fast-box.example.com"),
    server(1, 0, 9, "sysadmins-box.example.com"),
  ];
  const told = (records: Parameters<typeof readSrv>[0]) => readSrv(records).terms.map(termInWords);
  expect(told(rfc)).toEqual([
    "The service is at old-slow-box.example.com, port 9. It is tried first. Of those with the same first number, it is chosen about 25% of the time.",
    "The service is at new-fast-box.example.com, port 9. It is tried first. Of those with the same first number, it is chosen about 75% of the time.",
    "The service is at sysadmins-box.example.com, port 9. It is only tried when servers with a smaller first number fail.",
  ]);
  expect(told([server(0, 0, 0, ".")])).toEqual(["This service is not offered here."]);
  expect(told([server(5, 0, 25, "a.vn")])).toEqual(["The service is at a.vn, port 25."]);
  expect(
    told([server(5, 0, 1, "a.vn"), server(5, 0, 2, "b.vn")]).map((line) => /\d+%/.exec(line)?.[0]),
  ).toEqual(["50%", "50%"]);
});
