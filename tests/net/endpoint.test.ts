import { expect, test } from "bun:test";
import { isInRange, isLiteral, isLoopback, normalAddress, parseRange, withoutMapping } from "#net/address.ts";
import { entriesOf, parseHostPort, parseHostPorts, parsePort } from "#net/endpoint.ts";
import { normalHost } from "#net/host.ts";
import { refusedPorts } from "#net/ports.ts";

test("a port is a whole number from 1 to 65535", () => {
  expect(["0", "1", "65535", "65536", "080", "123456", "-1", "1.5", "", "8o"].map(parsePort)).toEqual([
    null,
    1,
    65_535,
    null,
    80,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ["a.vn", { host: "a.vn", port: 43 }],
  [" a.vn:80 ", { host: "a.vn", port: 80 }],
  ["1.2.3.4:53", { host: "1.2.3.4", port: 53 }],
  ["::1", { host: "::1", port: 43 }],
  ["[::1]", { host: "::1", port: 43 }],
  ["[::1]:53", { host: "::1", port: 53 }],
  ["[a.vn]:53", null],
  ["[1.2.3.4]", null],
  ["a.vn:", null],
  ["a.vn:0", null],
  ["a b", null],
  ["u@a.vn", null],
  ["a/b", null],
  ["a:b:1", null],
  ["", null],
])("%j is read as %j", (text, endpoint) => {
  expect(parseHostPort(text, 43)).toEqual(endpoint);
});

test("a list is read entry by entry, and what is wrong in it is named", () => {
  expect(entriesOf(" a, ,b,")).toEqual(["a", "b"]);
  expect(parseHostPorts("a,b:1", 9)).toEqual([
    { host: "a", port: 9 },
    { host: "b", port: 1 },
  ]);
  expect(() => parseHostPorts("a,b:x", 9)).toThrow('"b:x" is not an address, or an address and a port');
});

test("an address is plain, in a range of its own family, and spelled in one way", () => {
  expect(["1.2.3.4", "::1", "fe80::1%eth0", "1.2.3", "a"].map(isLiteral)).toEqual([4, 6, 0, 0, 0]);
  const held = (range: string, address: string) => {
    const read = parseRange(range);
    return read === null ? null : isInRange(address, read);
  };
  expect([
    held("10.0.0.0/8", "10.255.0.1"),
    held("10.0.0.0/8", "11.0.0.1"),
    held("10.0.0.1", "10.0.0.1"),
    held("10.0.0.1", "10.0.0.2"),
    held("10.0.0.0/32", "10.0.0.0"),
  ]).toEqual([true, false, true, false, true]);
  expect([
    held("fd00::/8", "fdff::1"),
    held("fd00::/128", "fd00::"),
    held("fd00::1", "fd00::2"),
    held("10.0.0.0/8", "::ffff:10.0.0.1"),
    held("::/0", "1.2.3.4"),
    held("0.0.0.0/0", "a"),
  ]).toEqual([true, true, false, false, false, false]);
  for (const wrong of ["10.0.0.0/33", "fd00::/129", "10.0.0.0/8/1", "10.0.0.0/", "10.0.0.0/x", "a/8", ""])
    expect([wrong, parseRange(wrong)]).toEqual([wrong, null]);
  expect([
    normalAddress("FE80:0:0::1"),
    normalAddress("a"),
    withoutMapping("::FFFF:1.2.3.4"),
    withoutMapping("::ffff:1:2"),
  ]).toEqual(["fe80::1", "a", "1.2.3.4", "::ffff:1:2"]);
  expect(
    ["127.0.0.1", "127.255.255.255", "128.0.0.0", "0.0.0.0", "0.1.2.3", "::1", "::", "::2", "a"].map(
      isLoopback,
    ),
  ).toEqual([true, true, false, true, true, true, true, false, false]);
});

test("a host is judged under one spelling", () => {
  const spellings = {
    "A.VN.": "a.vn",
    "Bücher.vn": "xn--bcher-kva.vn",
    "0x7f.1": "127.0.0.1",
    "::1": "::1",
    "[::1]": "::1",
    "_a.vn": "_a.vn",
    [`${"a".repeat(63)}.vn`]: `${"a".repeat(63)}.vn`,
  };
  for (const [given, host] of Object.entries(spellings))
    expect([given, normalHost(given)]).toEqual([given, host]);
  for (const wrong of [
    "a b",
    "a/b",
    "a\\\\b",
    "a?b",
    "a#b",
    "u@a",
    "a:80",
    "a:",
    "",
    "a..b",
    `${"a".repeat(64)}.vn`,
    `${"a.".repeat(126)}aa`,
    "a*b",
    "a".repeat(1001),
  ])
    expect([wrong.slice(0, 20), normalHost(wrong)]).toEqual([wrong.slice(0, 20), null]);
});

test("the ports that are refused are those that were chosen", () => {
  expect([...refusedPorts].join(" ")).toMatchSnapshot();
});
