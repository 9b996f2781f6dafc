import { expect, test } from "bun:test";
import { parseHost } from "#tools/admin/operations.ts";

const hostIn = (text: string) => {
  const host = parseHost(text);
  return host.ok ? host.value : null;
};

test("a host is read from a name or an address, in the one form that links have it in", () => {
  expect(hostIn(" Fraud.Example. ")).toBe("fraud.example");
  expect(hostIn("https://a.fraud.example:8443/login?x=1")).toBe("a.fraud.example");
  expect(hostIn("münchen.example")).toBe("xn--mnchen-3ya.example");
  expect(hostIn("203.0.113.7")).toBe("203.0.113.7");
});

test("what many names stand under is no host, nor is what cannot be one", () => {
  for (const text of ["vn", "com.vn", "localhost", "not a host", "", "javascript:alert(1)"])
    expect([text, hostIn(text)]).toEqual([text, null]);
});
