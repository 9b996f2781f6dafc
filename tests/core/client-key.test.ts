import { expect, test } from "bun:test";
import { addressKeyOf, clientKeyOf } from "../../src/core/client-key.ts";

test("an IPv4 address is one client, however it is written", () => {
  expect(addressKeyOf("192.0.2.1")).toBe("192.0.2.1");
  expect(addressKeyOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
});

test("the addresses of one /64 are one client, those of the next are another", () => {
  const [first, second] = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"].map(addressKeyOf);
  expect(first).toBe("2001:db8:1:2::/64");
  expect(second).toBe("2001:db8:1:2::/64");
  expect(addressKeyOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
});

test("who is signed in is counted by the account, wherever they are", () => {
  const user = { id: "7", name: "An", email: "an@example.com", avatar: null };
  expect(clientKeyOf({ address: "192.0.2.1", user })).toBe("user:7");
  expect(clientKeyOf({ address: "192.0.2.1", user: null })).toBe("192.0.2.1");
});
