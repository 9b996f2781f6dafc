import { expect, test } from "bun:test";
import ipaddr from "ipaddr.js";
import { ok } from "#core/result.ts";
import { dnsEffects } from "#net/dns.ts";
import { createResolver } from "#net/resolve.ts";
import { bindTool } from "#core/tool.ts";
import dnsTool from "#tools/dns/tool.ts";
import { readQuestion } from "#tools/dns/question.ts";
import { parseAddress } from "#tools/ip/address.ts";
import { parseTarget } from "#tools/links/target.ts";
import { readDomain } from "#tools/whois/domain.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { guardFor, outboundCaller } from "#tests/support/product/guard.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";

const { signal } = outboundCaller;
const rules = { publicUrl: "https://toolbox.example", isBlocked: () => false };

const isLinkRefused = (host: string): boolean => {
  const target = parseTarget(`http://${host}/`, rules);
  return !target.ok && target.failure.errors?.[0]?.message.key === "links.invalid.privateHost";
};

const samples = [
  "168.63.129.16",
  "168.63.129.17",
  "4000::1",
  "2606:4700::1",
  "fec0::1",
  "192.0.0.9",
  "192.31.196.1",
  "64:ff9b::808:808",
  "8.8.8.8",
  "100.127.255.255",
  "3fff::1",
  "5f00::1",
];

function randomAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.random() < 0.5 ? 4 : 16));
  // Most of version 6 is not assigned: half of them are taken from what is.
  if (bytes.length === 16 && Math.random() < 0.5) bytes[0] = 0x20 | ((bytes[0] ?? 0) & 0x1f);
  return ipaddr.fromByteArray([...bytes]).toString();
}

test("the guard, short links, the IP tool and DNS agree on which addresses are public", async () => {
  const guard = guardFor({});
  for (const address of [...samples, ...Array.from({ length: 1000 }, randomAddress)]) {
    const isPublic = parseAddress(address)?.kind === "public";
    const host = address.includes(":") ? `[${address}]` : address;
    const target = await guard.check(host, 443, signal);
    const question = readQuestion(address, "A");
    expect({
      address,
      guard: target.ok,
      links: !isLinkRefused(host),
      dns: question.ok,
    }).toEqual({ address, guard: isPublic, links: isPublic, dns: isPublic });
  }
});

const names = [
  "nas.test",
  "a.alt",
  "shop.onion",
  "x.private",
  "printer.localdomain",
  "db.internal",
  "nas.home.arpa",
  "latest.vn",
  "my-test.vn",
  "sample.com.vn",
];
const endings =
  "test local localhost internal lan home corp intranet invalid onion alt com vn org com.vn io".split(" ");

function randomName(): string {
  const label = Math.random().toString(36).slice(2, 8) || "a";
  return `${label}.${endings[Math.floor(Math.random() * endings.length)]}`;
}

test("the guard, short links, DNS and WHOIS agree on which names are inside", async () => {
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "8.8.8.8")] : [],
  }));
  const guard = guardFor({ servers: dns.address });
  const { ask } = dnsEffects({
    guard: { ...guard, run: (_caller, run) => run(signal) },
    resolver: createResolver({ servers: dns.address }),
  });
  for (const name of [...names, ...Array.from({ length: 100 }, randomName)]) {
    const isInside = isLinkRefused(name);
    const target = await guard.check(name, 443, signal);
    const domain = readDomain(name);
    const answer = await ask([{ name, type: "A" }], anonymous);
    expect({
      name,
      guard: !target.ok,
      whois: !domain.ok && domain.failure.errors?.[0]?.message.key === "whois.invalid.special",
      dns: !answer.ok,
    }).toEqual({ name, guard: isInside, whois: isInside, dns: isInside });
  }
  expect(names.map(isLinkRefused)).toEqual([true, true, true, true, true, true, true, false, false, false]);
});

test("a top-level domain may be looked up, a name of one label inside may not", async () => {
  using dns = await startDnsServer(({ name }) => ({ answers: [record("NS", name, "a.dns-servers.vn")] }));
  const { ask } = dnsEffects({ guard: guardFor({}), resolver: createResolver({ servers: dns.address }) });
  const { lookup } = bindTool(dnsTool, { ask });
  expect(await lookup.run({ host: "vn", type: "NS" }, anonymous)).toMatchObject(
    ok({ answers: [{ name: "vn", data: "a.dns-servers.vn" }] }),
  );
  for (const host of ["router", "intranet", "localhost", "1.0.0.10.in-addr.arpa"])
    expect(await lookup.run({ host, type: "A" }, anonymous)).toMatchObject({
      failure: { code: "blocked_target" },
    });
  expect(dns.asked.map(({ name }) => name)).toEqual(["vn"]);
});
