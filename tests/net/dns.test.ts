import { expect, test } from "bun:test";
import { type Answer, encode } from "dns-packet";
import { dnsEffects } from "#net/dns.ts";
import { createResolver } from "#net/resolve.ts";
import { bindTool } from "#core/tool.ts";
import dnsTool from "#tools/dns/tool.ts";
import type { DnsReport, DnsType } from "#tools/dns/schema.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { type Zone, record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { guardFor } from "#tests/support/product/guard.ts";

const caller = { ...anonymous, lang: "en" } as const;
const soa = {
  mname: "ns1.example.com",
  rname: "h.example.com",
  serial: 1,
  refresh: 2,
  retry: 3,
  expire: 4,
  minimum: 5,
};

function actionFor(servers: string, attemptMs = 60_000) {
  const resolver = createResolver({ servers, attemptMs });
  return bindTool(
    dnsTool,
    dnsEffects({ guard: guardFor({ servers, perClient: 1000, total: 1000 }), resolver }),
  ).lookup;
}

async function look(zone: Zone, host: string, type: DnsType, attemptMs?: number): Promise<DnsReport> {
  using dns = await startDnsServer(zone);
  const outcome = await actionFor(dns.address, attemptMs).run({ host, type }, caller);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

test("an answer has its records, code, server and time, in words too", async () => {
  const report = await look(
    ({ name }) => ({ answers: [record("A", name, "192.0.2.1")] }),
    "Example.com",
    "A",
  );
  expect(report).toMatchObject({
    host: "Example.com",
    name: "example.com",
    type: "A",
    rcode: "NOERROR",
    summary: "example.com has 1 record.",
    answers: [{ name: "example.com", type: "A", ttl: 300, ttl_text: "5 minutes", data: "192.0.2.1" }],
    authority: [],
  });
  expect(report.server).toStartWith("127.0.0.1:");
  expect(report.time_ms).toBeGreaterThanOrEqual(0);
});

test("an international name and an address are told as they are written", async () => {
  const zone: Zone = ({ name }) => ({ answers: [record("PTR", name, "a.vn")] });
  const told: string[] = [];
  for (const host of ["Tiếng-Việt.vn", "https://tiếng-việt.vn/a", "8.8.8.8"])
    told.push((await look(() => ({}), host, "A")).summary);
  expect(told).toEqual([
    "tiếng-việt.vn exists in DNS but has no A record.",
    "tiếng-việt.vn exists in DNS but has no A record.",
    "8.8.8.8 exists in DNS but has no PTR record.",
  ]);
  expect((await look(zone, "8.8.8.8", "A")).summary).toBe("8.8.8.8 has 1 record.");
});

test("aliases come with the whole chain, records of another name do not come at all", async () => {
  const zone: Zone = ({ name }) => ({
    answers: [
      record("CNAME", name, "edge.example.net"),
      record("CNAME", "Edge.example.net", "far.example.org"),
      record("A", "far.example.org", "192.0.2.1"),
      record("A", "bank.example", "192.0.2.66"),
    ],
  });
  const { answers, notes } = await look(zone, "www.example.com", "A");
  expect(answers.map(({ data }) => data)).toEqual(["edge.example.net", "far.example.org", "192.0.2.1"]);
  expect(notes).toEqual([
    "This name is an alias: www.example.com → edge.example.net, Edge.example.net → far.example.org.",
  ]);
});

test("no such name, no such records and a failing server are told apart", async () => {
  const zone: Zone = ({ name }) => {
    const code = name.startsWith("nowhere") ? 3 : name.startsWith("broken") ? 2 : 0;
    return { code, authorities: [{ type: "SOA", name: "example.com", ttl: 60, class: "IN", data: soa }] };
  };
  const told: [string, number, string][] = [];
  for (const host of ["nowhere.example.com", "bare.example.com", "broken.example.com"]) {
    const { rcode, authority, summary } = await look(zone, host, "MX");
    told.push([rcode, authority.length, summary]);
  }
  expect(told).toEqual([
    ["NXDOMAIN", 1, "nowhere.example.com does not exist in DNS."],
    ["NOERROR", 1, "bare.example.com exists in DNS but has no MX record."],
    ["SERVFAIL", 1, "The lookup failed: the DNS server answered SERVFAIL."],
  ]);
});

test("ANY gathers every type, each record once, and says what did not come", async () => {
  const zone: Zone = ({ name, type }) => {
    if (type === "SRV") return null;
    return { answers: type === "A" || type === "AAAA" ? [record("CNAME", name, "b.example.com")] : [] };
  };
  const report = await look(zone, "a.example.com", "ANY", 1000);
  expect(report.answers.map(({ type, data }) => `${type} ${data}`)).toEqual(["CNAME b.example.com"]);
  expect(report.notes.at(-1)).toBe("No answer came for: SRV.");
  expect(report.notes.some((note) => note.includes("RFC 8482"))).toBe(true);
});

test("an answer that was cut is asked for again over TCP, and a mail policy in it is read out", async () => {
  const data = ["v=spf", "x".repeat(200), "y".repeat(200)];
  const zone: Zone = ({ name }) => ({
    isCut: true,
    answers: [{ type: "TXT", name, ttl: 1, class: "IN", data }],
  });
  const { answers, policies } = await look(zone, "example.com", "TXT");
  expect(answers[0]?.text).toBe(data.join(""));
  expect(policies).toEqual([]);
  const spf = await look(
    ({ name }) => ({ answers: [{ type: "TXT", name, ttl: 1, class: "IN", data: ["v=spf1 ", "-all"] }] }),
    "example.com",
    "TXT",
  );
  expect(spf.policies).toEqual([
    {
      name: "example.com",
      kind: "SPF",
      terms: [{ term: "-all", state: "fine", meaning: "Every other server is rejected." }],
      notes: [],
    },
  ]);
});

test("answers to other questions, and noise, are not taken", async () => {
  const asked = { type: "A", name: "example.com", class: "IN" } as const;
  const forged = (id: number, lie: Parameters<typeof encode>[0] = {}) =>
    encode({
      type: "response",
      id,
      flags: 0,
      questions: [asked],
      answers: [record("A", "example.com", "192.0.2.66")],
      ...lie,
    });
  const lies: ((id: number) => Buffer)[] = [
    () => Buffer.from("noise"),
    () => Buffer.alloc(0),
    () => Buffer.alloc(12, 255),
    (id) => forged(id ^ 1),
    (id) => forged(id, { type: "query" }),
    (id) => forged(id, { questions: [{ ...asked, name: "other.example.com" }] }),
    (id) => forged(id, { questions: [{ ...asked, type: "AAAA" }] }),
    (id) => forged(id, { questions: [] }),
    (id) => forged(id, { questions: [asked, asked] }),
  ];
  for (const lie of lies) {
    using dns = await startDnsServer((_question, _asked, id) => lie(id));
    const outcome = await actionFor(dns.address, 100).run({ host: "example.com", type: "A" }, caller);
    expect(outcome).toMatchObject({
      failure: { code: "upstream_timeout", detail: { key: "net.dnsTimeout" } },
    });
  }
  using honest = await startDnsServer((_question, _asked, id) => forged(id));
  const outcome = await actionFor(honest.address).run({ host: "example.com", type: "A" }, caller);
  expect(outcome).toMatchObject({ ok: true, value: { answers: [{ data: "192.0.2.66" }] } });
});

test("an answer that cannot be read is told as one, and the next server is asked at once", async () => {
  const answers = ({ name }: { name: string }) => [record("A", name, "192.0.2.1")];
  using broken = await startDnsServer((question) => ({ missing: 3, answers: answers(question) }));
  using cut = await startDnsServer((question, asked) => ({
    isCut: true,
    missing: asked % 2 === 0 ? 3 : 0,
    answers: answers(question),
  }));
  using dns = await startDnsServer((question) => ({ answers: answers(question) }));
  for (const bad of [broken.address, cut.address]) {
    const alone = await actionFor(bad).run({ host: "a.vn", type: "A" }, caller);
    expect(alone).toMatchObject({ failure: { code: "upstream_error", detail: { key: "net.badDns" } } });
    const beside = await actionFor(`${bad},${dns.address}`).run({ host: "a.vn", type: "A" }, caller);
    expect(beside).toMatchObject({ ok: true, value: { server: dns.address } });
  }
});

test("wherever an answer is cut, nothing is made up for what is missing", async () => {
  const answers: readonly Answer[] = [
    record("A", "a.vn", "192.0.2.1"),
    record("AAAA", "a.vn", "2001:db8::1"),
    { type: "TXT", name: "a.vn", ttl: 60, data: ["one", "two"] },
    { type: "MX", name: "a.vn", ttl: 60, data: { preference: 10, exchange: "mx.b.vn" } },
    { type: "SRV", name: "a.vn", ttl: 60, data: { port: 443, target: "srv.c.vn" } },
  ];
  for (const answer of answers) {
    let missing = 0;
    using dns = await startDnsServer(() => ({ missing, answers: [answer] }));
    const ask = async () => actionFor(dns.address).run({ host: "a.vn", type: "A" }, caller);
    expect((await ask()).ok).toBe(true);
    for (missing = 1; missing <= 16; missing += 1)
      expect(await ask(), `${answer.type} without ${missing}`).toMatchObject({
        failure: { code: "upstream_error" },
      });
  }
});

test("a server that fails on a name leaves it to the next one", async () => {
  using failing = await startDnsServer(() => ({ code: 2 }));
  using dns = await startDnsServer(({ name }) => ({ answers: [record("A", name, "192.0.2.1")] }));
  const servers = `${failing.address},${dns.address}`;
  const outcome = await actionFor(servers).run({ host: "example.com", type: "A" }, caller);
  expect(outcome).toMatchObject({ ok: true, value: { rcode: "NOERROR", server: dns.address } });
  const both = await actionFor(`${failing.address},${failing.address}`).run(
    { host: "a.vn", type: "A" },
    caller,
  );
  expect(both).toMatchObject({ ok: true, value: { rcode: "SERVFAIL" } });
});

test("an answer with thousands of records is cut, and says so", async () => {
  const zone: Zone = ({ name }) => ({
    isCut: true,
    answers: Array.from({ length: 2000 }, (_, index) =>
      record("A", name, `192.0.${index >> 8}.${index & 255}`),
    ),
  });
  const { answers, notes } = await look(zone, "example.com", "A");
  expect([answers.length, notes]).toEqual([200, ["Only the first 200 records are shown."]]);
});

test("when the first server is silent or gone, the second is asked", async () => {
  using silent = await startDnsServer(() => null);
  using dns = await startDnsServer(({ name }) => ({ answers: [record("A", name, "192.0.2.1")] }));
  for (const first of [silent.address, "127.0.0.1:1"]) {
    const outcome = await actionFor(`${first},${dns.address}`, 1000).run(
      { host: "example.com", type: "A" },
      caller,
    );
    expect(outcome).toMatchObject({ ok: true, value: { server: dns.address } });
  }
});

// This system lets nobody connect to it without asking for leave first; without a network it is out of reach.
const unreachable = "255.255.255.255:53";

test("a server that cannot be reached at all is told as one, and the next one is asked at once", async () => {
  using dns = await startDnsServer(({ name }) => ({ answers: [record("A", name, "192.0.2.1")] }));
  const alone = await actionFor(unreachable).run({ host: "a.vn", type: "A" }, caller);
  expect(alone).toMatchObject({ failure: { code: "upstream_error", detail: { key: "net.noDns" } } });
  const beside = await actionFor(`${unreachable},${dns.address}`).run({ host: "a.vn", type: "A" }, caller);
  expect(beside).toMatchObject({ ok: true, value: { server: dns.address } });
});

test("a visitor may leave at any step of a look-up, whatever the server does", async () => {
  const answers = [record("A", "a.vn", "192.0.2.1")];
  using dns = await startDnsServer(() => ({ answers }));
  using cut = await startDnsServer(() => ({ isCut: true, answers }));
  const outcomes = new Set<string>();
  for (const server of [dns.address, cut.address, unreachable, "127.0.0.1:1"]) {
    const resolver = createResolver({ servers: server, attemptMs: 60_000 });
    for (let steps = 0; steps < 30; steps += 1) {
      const visit = new AbortController();
      const asked = resolver.ask({ name: "a.vn", type: "A" }, visit.signal).then(
        () => "answered",
        (fault: unknown) => (fault === visit.signal.reason ? "left" : "refused"),
      );
      for (let step = 0; step < steps; step += 1)
        await (step % 2 === 0 ? Promise.resolve() : new Promise((resolve) => setImmediate(resolve)));
      visit.abort(new Error("left"));
      outcomes.add(await asked);
    }
  }
  expect(outcomes).toEqual(new Set(["answered", "left", "refused"]));
});

test("names of a network inside are not asked for", async () => {
  using dns = await startDnsServer(() => ({}));
  const action = actionFor(dns.address);
  for (const host of [
    "localhost",
    "db",
    "printer.local",
    "metadata.google.internal",
    "a.home.arpa",
    "nas.lan.",
  ])
    expect(await action.run({ host, type: "A" }, caller)).toMatchObject({
      failure: { code: "blocked_target" },
    });
  expect(dns.asked).toEqual([]);
});

test("two hundred look-ups at once are all answered", async () => {
  using dns = await startDnsServer(({ name }) => ({ answers: [record("A", name, "192.0.2.1")] }));
  const action = actionFor(dns.address);
  const hosts = Array.from({ length: 200 }, (_, index) => `host-${index}.example.com`);
  const outcomes = await Promise.all(hosts.map(async (host) => action.run({ host, type: "A" }, caller)));
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.name)).toEqual(hosts);
});

test("HTTPS is asked for by its number, and its answer is read", async () => {
  const data = Buffer.from("0001000001000602683302683200040004c0000201", "hex");
  const asked: string[] = [];
  const { answers, policies } = await look(
    ({ name, type }) => {
      asked.push(type);
      // oxlint-disable-next-line no-unsafe-type-assertion -- dns-packet writes bytes of types it does not know, its types do not say so
      return { answers: [{ type, name, ttl: 300, class: "IN", data } as Answer] };
    },
    "example.com",
    "HTTPS",
  );
  expect(asked).toEqual(["UNKNOWN_65"]);
  expect(answers).toMatchObject([{ type: "HTTPS", data: "1 . alpn=h3,h2 ipv4hint=192.0.2.1" }]);
  expect(policies.map(({ kind, terms }) => [kind, terms.map(({ term }) => term)])).toEqual([
    ["HTTPS", ["1 .", "alpn=h3,h2", "ipv4hint=192.0.2.1"]],
  ]);
});

test("who has asked in another place is told where records of the type stand", async () => {
  const told: (string | undefined)[] = [];
  for (const [host, type] of [
    ["8.8.8.8", "CAA"],
    ["2606:4700::1111", "ANY"],
    ["example.com", "PTR"],
    ["8.8.8.8.in-addr.arpa", "PTR"],
    ["example.com", "CAA"],
    ["example.com", "SRV"],
    ["_sip._tcp.example.com", "SRV"],
  ] as const)
    told.push((await look(() => ({}), host, type)).notes[0]);
  const reverse6 = `1.1.1.1.${"0.".repeat(20)}0.0.7.4.6.0.6.2.ip6.arpa`;
  expect(told).toEqual([
    "An IP address is looked up by its reverse name: PTR of 8.8.8.8.in-addr.arpa. Whoever runs the address fills it in.",
    `An IP address is looked up by its reverse name: PTR of ${reverse6}. Whoever runs the address fills it in.`,
    "PTR records belong to IP addresses: enter the address to find its name.",
    undefined,
    "Without CAA at this name, the CAA of the names above it counts; where there is none, any authority may issue certificates.",
    "SRV records stand at names that begin with the service, such as _sip._tcp.example.com.",
    undefined,
  ]);
});
