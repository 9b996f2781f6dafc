import { expect, test } from "bun:test";
import { isInsideName, isUnregistrableName } from "#core/special-names.ts";

test("special-use names, and what home and office networks use, are inside, with all that is below them", () => {
  const endings =
    "localhost localdomain local internal intranet lan home home.arpa corp private test invalid onion alt " +
    "resolver.arpa service.arpa";
  for (const ending of endings.split(" "))
    for (const name of [ending, `nas.${ending}`, `a.b.${ending}`])
      expect([name, isInsideName(name), isUnregistrableName(name)]).toEqual([name, true, true]);
  expect(isInsideName("router")).toBe(true);
});

test("names that only end in the same letters are public", () => {
  const names =
    "example.com latest.vn mylocalhost.com localhost.com test.vn home.vn in-addr.arpa ip6.arpa foo.example";
  for (const name of names.split(" ")) expect([name, isInsideName(name)]).toEqual([name, false]);
});

test("the reverse name of an address that is not public is inside, and so is that of a whole range", () => {
  const inside = [
    "1.0.0.10.in-addr.arpa",
    "10.in-addr.arpa",
    "16.172.in-addr.arpa",
    "168.192.in-addr.arpa",
    "lb._dns-sd._udp.0.1.168.192.in-addr.arpa",
    `${"0.".repeat(28)}0.0.d.f.ip6.arpa`,
    "8.e.f.ip6.arpa",
    `1.${"0.".repeat(31)}ip6.arpa`,
  ];
  const outside = ["8.8.8.8.in-addr.arpa", "8.in-addr.arpa", "172.in-addr.arpa", "7.4.6.0.6.2.ip6.arpa"];
  for (const name of inside) expect([name, isInsideName(name)]).toEqual([name, true]);
  for (const name of outside) expect([name, isInsideName(name)]).toEqual([name, false]);
});
