import { expect, test } from "bun:test";
import { parseAddress } from "#tools/ip/address.ts";
import { withLookups } from "#tests/support/product/lookups.ts";
import { pageText } from "#tests/support/product/page-text.ts";

const embeddedIn = (text: string) => {
  const address = parseAddress(text);
  return [address?.embedded_ipv4, address?.embedded_candidates.map(({ prefix, ip }) => `${ip}/${prefix}`)];
};

test.each<[string, string, string | null, string[]]>([
  ["RFC 6052 2.1: the well-known prefix", "64:ff9b::192.0.2.33", "192.0.2.33", []],
  ["RFC 8215: a local prefix", "64:ff9b:1:0:a:0:100:0", null, ["10.0.0.1/64", "1.0.0.0/96"]],
  ["RFC 8215: of two lengths", "64:ff9b:1::", null, ["0.0.0.0/48", "0.0.0.0/56", "0.0.0.0/64", "0.0.0.0/96"]],
  [
    "RFC 6052 2.4: /48",
    "64:ff9b:1:c000:2:2100::",
    null,
    ["192.0.2.33/48", "0.2.33.0/56", "2.33.0.0/64", "0.0.0.0/96"],
  ],
  ["RFC 6052 2.4: /96", "64:ff9b:1::192.0.2.33", null, ["192.0.2.33/96"]],
  ["RFC 6052 2.2: bits 64 to 71 are zero", "64:ff9b:1:0:100::1", null, []],
  ["RFC 3056 2: 6to4", "2002:c000:221::1", "192.0.2.33", []],
  ["RFC 4380 4: Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.45", []],
  ["RFC 4291 2.5.5.1: compatible addresses are deprecated", "::192.0.2.33", null, []],
  ["RFC 5214 6.1: what looks like ISATAP may be anything", "2001:db8::5efe:c000:221", null, []],
  ["an address of version 4", "192.0.2.33", null, []],
])("%s: %s", (_, text, embedded, candidates) => {
  expect(embeddedIn(text)).toEqual([embedded, candidates]);
});

const below = (bound: number) => Math.floor(Math.random() * bound);

/** RFC 6052, 2.2: the prefix, the address around the zero octet, zeros. */
function translated(prefix: number, ipv4: readonly number[]): string {
  const bytes = [0, 0x64, 0xff, 0x9b, 0, 1];
  while (bytes.length < prefix / 8) bytes.push(bytes.length === 8 ? 0 : below(256));
  for (const byte of ipv4) {
    if (bytes.length === 8) bytes.push(0);
    bytes.push(byte);
  }
  while (bytes.length < 16) bytes.push(0);
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/.{4}(?=.)/g, "$&:");
}

test.each([48, 56, 64, 96])(
  "RFC 6052 2.2: what a network with a prefix of /%d embeds is among the candidates, never told as known",
  (prefix) => {
    for (let round = 0; round < 200; round += 1) {
      const ipv4 = Array.from({ length: 4 }, () => (below(3) ? below(256) : 0));
      const [embedded, candidates] = embeddedIn(translated(prefix, ipv4));
      expect(embedded).toBeNull();
      expect(candidates).toContain(`${ipv4.join(".")}/${prefix}`);
    }
  },
);

test("page and call say what a local NAT64 address may carry, in both languages", () =>
  withLookups(async ({ base }) => {
    const ip = "64:ff9b:1::192.0.2.33";
    const answer = await (await fetch(`${base}/api/ip?ip=${ip}`)).json();
    expect(answer).toMatchObject({
      kind: "nat64",
      embedded_ipv4: null,
      embedded_candidates: [{ prefix: 96, ip: "192.0.2.33" }],
    });
    const [vietnamese, english] = await Promise.all(
      ["/ip", "/en/ip"].map(async (path) => pageText(await fetch(`${base}${path}?ip=${ip}`))),
    );
    expect(vietnamese).toContain("192.0.2.33 (/96)");
    expect(vietnamese).toContain("do mạng đó chọn");
    expect(english).toContain("is up to that network");
    expect(english).not.toContain("Carries the IPv4 address");
  }));

test("a country is said to be probable, since an address tells its network's alone", () =>
  withLookups(async ({ base }) => {
    expect(await pageText(await fetch(`${base}/ip?ip=14.160.0.1`))).toContain("Có lẽ ở Việt Nam");
    expect(await pageText(await fetch(`${base}/en/ip?ip=14.160.0.1`))).toContain("Probably in Vietnam");
  }));
