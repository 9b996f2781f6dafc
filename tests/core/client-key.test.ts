import { expect, test } from "bun:test";
import { addressKeyOf, clientKeyOf, networkKeyOf, payerOf } from "#core/client-key.ts";

test("an IPv4 address is one client, however it is written", () => {
  expect(addressKeyOf("192.0.2.1")).toBe("192.0.2.1");
  expect(addressKeyOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
});

test("the addresses of one /64 are one client, those of the next are another", () => {
  const [first, second] = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"].map((address) => addressKeyOf(address));
  expect(first).toBe("2001:db8:1:2::/64");
  expect(second).toBe("2001:db8:1:2::/64");
  expect(addressKeyOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(addressKeyOf("2001:db8:1:3::1", 48)).toBe("2001:db8:1::/48");
  expect(addressKeyOf("192.0.2.1", 48)).toBe("192.0.2.1");
});

test("who is signed in is counted by the account, wherever they are", () => {
  const user = { id: "7", name: "An", email: "an@example.com", avatar: null };
  expect(clientKeyOf({ address: "192.0.2.1", user })).toBe("user:7");
  expect(clientKeyOf({ address: "192.0.2.1", user: null })).toBe("192.0.2.1");
});

test("a network is a /24 or a /48, however an address of it is written", () => {
  const ofOne = ["203.0.113.7", "203.0.113.255", "::ffff:203.0.113.9"];
  expect(new Set(ofOne.map(networkKeyOf))).toEqual(new Set(["203.0.113.0/24"]));
  const ofAnother = ["2001:db8:a::1", "2001:0db8:000a:ffff:1:2:3:4", "2001:DB8:A:1::"];
  expect(new Set(ofAnother.map(networkKeyOf))).toEqual(new Set(["2001:db8:a::/48"]));
  expect(networkKeyOf("2001:db8:b::1")).toBe("2001:db8:b::/48");
  expect(networkKeyOf("::1")).toBe("0:0:0::/48");
});

test("who is signed in pays for themselves, within the network that they ask from", () => {
  const user = { id: "7", name: "An", email: "an@example.com", avatar: null };
  expect(payerOf({ address: "192.0.2.1", user })).toEqual({ client: "user:7", network: "192.0.2.0/24" });
});
