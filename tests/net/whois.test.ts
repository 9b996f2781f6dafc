import { expect, test } from "bun:test";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpClient } from "#net/http.ts";
import { createBootstrap } from "#net/rdap-bootstrap.ts";
import { createResolver } from "#net/resolve.ts";
import { whoisEffects } from "#net/whois.ts";
import { builtInBootstrap } from "#tools/whois/bootstrap.ts";
import { bindTool } from "#core/tool.ts";
import whoisTool from "#tools/whois/tool.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { guardFor } from "#tests/support/product/guard.ts";
import { arinNet } from "#tests/support/samples/network-answers.ts";
import { throttledAfnic } from "#tests/support/samples/whois-answers.ts";
import { startRdap, startWhois } from "#tests/support/servers/registries.ts";
import { until } from "#tests/support/product/until.ts";

const now = () => new Date("2026-11-21T00:00:00Z");
const nowhere = "http://127.0.0.1:1/dns.json";

const registration = (name: string) =>
  Response.json({
    objectClassName: "domain",
    ldhName: name,
    status: ["active"],
    events: [{ eventAction: "expiration", eventDate: "2026-12-01T00:00:00Z" }],
    entities: [{ roles: ["registrar"], vcardArray: ["vcard", [["fn", {}, "text", "Sample Registrar"]]] }],
  });

type Wishes = {
  list?: string;
  whois?: { host: string; port: number };
  servers?: string;
  allow?: string;
  file?: string | null;
  clock?: () => Date;
  whoisTimeoutMs?: number;
  knownServer?: (tld: string) => Promise<{ host: string; port: number } | null>;
};

function lookupWith(wishes: Wishes) {
  const {
    list = nowhere,
    whois = { host: "127.0.0.1", port: 1 },
    servers = "127.0.0.1:1",
    clock = now,
  } = wishes;
  const guard = guardFor({ allow: wishes.allow ?? "127.0.0.1/32", deadlineMs: 20_000, servers });
  const client = createHttpClient(guard, { userAgent: "test" });
  const bootstrap = createBootstrap({
    url: list,
    file: wishes.file ?? null,
    client,
    now: () => clock().getTime(),
  });
  const effects = whoisEffects({
    guard,
    client,
    resolver: createResolver({ servers, attemptMs: 60_000 }),
    bootstrap,
    firstServer: whois,
    now: clock,
    whoisTimeoutMs: wishes.whoisTimeoutMs ?? 10_000,
    ...(wishes.knownServer ? { knownServer: wishes.knownServer } : {}),
  });
  const { run } = bindTool(whoisTool, effects).lookup;
  return { look: (domain: string) => run({ domain }, anonymous), bootstrap };
}

test("a name is looked up over RDAP, in its ASCII form, and remembered", async () => {
  using rdap = startRdap({ endings: ["com"], answer: registration });
  const { look } = lookupWith({ list: rdap.list });
  const found = await look("https://www.tiếngviệt.com/trang");
  expect(found).toMatchObject({
    ok: true,
    value: {
      domain: "xn--tingvit-5t4cyc.com",
      unicode_domain: "tiếngviệt.com",
      registered: true,
      source: "rdap",
      registrar: "Sample Registrar",
      expires_at: "2026-12-01T00:00:00Z",
      days_left: 10,
      statuses: ["ok"],
      summary: "tiếngviệt.com đã được đăng ký, còn 10 ngày nữa là hết hạn.",
    },
  });
  await look("xn--tingvit-5t4cyc.com");
  expect(rdap.asked).toEqual(["/dns.json", "/rdap/domain/xn--tingvit-5t4cyc.com"]);
});

test("what is registered is asked for again after an hour, what is free after five minutes", async () => {
  const clock = { at: now().getTime() };
  using rdap = startRdap({
    endings: ["com"],
    answer: (name) => (name.startsWith("free") ? Response.json({}, { status: 404 }) : registration(name)),
  });
  const { look } = lookupWith({ list: rdap.list, clock: () => new Date(clock.at) });
  const timesAsked = async (name: string, afterMs: readonly number[]) => {
    const before = rdap.asked.length;
    for (const ms of [0, ...afterMs]) {
      clock.at += ms;
      await look(name);
    }
    return rdap.asked.slice(before).filter((path) => path.endsWith(name)).length;
  };
  expect(await timesAsked("taken.com", [3_599_999])).toBe(1);
  expect(await timesAsked("taken.com", [1])).toBe(1);
  expect(await timesAsked("free.com", [299_999])).toBe(1);
  expect(await timesAsked("free.com", [1])).toBe(1);
});

test("a name that the registry's own RDAP does not know is free", async () => {
  using rdap = startRdap({ endings: ["com"], answer: () => Response.json({}, { status: 404 }) });
  expect(await lookupWith({ list: rdap.list }).look("free-name.com")).toMatchObject({
    value: { registered: false, source: "rdap", registrar: null, nameservers: [] },
  });
});

test("an ending without RDAP is asked of its own WHOIS server, found through the first", async () => {
  using whois = await startWhois((question, address) =>
    question === "hu"
      ? `domain: HU\nwhois: ${address}\n`
      : `Domain Name: ${question}\nRegistrar: Whois Registrar Kft.\nRegistry Expiry Date: 2030-05-06T07:08:09Z\n`,
  );
  using rdap = startRdap({ endings: ["com"], answer: registration });
  const { look } = lookupWith({ list: rdap.list, whois });
  expect(await look("sample-name.hu")).toMatchObject({
    value: { registered: true, source: "whois", registrar: "Whois Registrar Kft.", days_left: 1262 },
  });
  await look("other-name.hu");
  expect(whois.asked).toEqual(["hu", "sample-name.hu", "other-name.hu"]);
});

test("when RDAP breaks, WHOIS is asked", async () => {
  using rdap = startRdap({ endings: ["org"], answer: () => new Response("oops", { status: 500 }) });
  using whois = await startWhois((question) => (question === "org" ? "" : "Registrar: From Whois\n"));
  expect(await lookupWith({ list: rdap.list, whois }).look("sample-name.org")).toMatchObject({
    value: { source: "whois", registrar: "From Whois" },
  });
});

test("when nobody answers in words that can be read, it is an upstream error; when nobody answers, a time-out", async () => {
  using rdap = startRdap({ endings: ["org"], answer: () => new Response("oops", { status: 500 }) });
  using empty = await startWhois(() => "");
  using silent = await startWhois(() => null);
  const list = rdap.list;
  expect(await lookupWith({ list, whois: empty }).look("sample-name.org")).toMatchObject({
    failure: { code: "upstream_error" },
  });
  expect(
    await lookupWith({ list, whois: silent, whoisTimeoutMs: 300 }).look("sample-name.org"),
  ).toMatchObject({
    failure: { code: "upstream_timeout" },
  });
});

test("a registry that refuses is not taken for one that knows nothing", async () => {
  const said = {
    "whois.limited": throttledAfnic,
    "whois.denied": "-3: IP address blocked\n",
    "whois.down": "Service temporarily unavailable.\n",
  };
  for (const [key, answer] of Object.entries(said)) {
    using whois = await startWhois((question, address) =>
      question === "hu" ? `domain: HU\nwhois: ${address}\n` : answer,
    );
    expect(await lookupWith({ whois }).look("sample-name.hu")).toMatchObject({
      failure: { code: "upstream_error", detail: { key } },
    });
  }
});

test("the page of a web server that has no such address is no word on a name", async () => {
  using rdap = startRdap({
    endings: ["org"],
    answer: () => new Response("<!doctype html><title>404 Not Found</title>", { status: 404 }),
  });
  using whois = await startWhois(() => "");
  expect(await lookupWith({ list: rdap.list, whois }).look("sample-name.org")).toMatchObject({
    failure: { code: "upstream_error" },
  });
});

test("a referral to another port or to an address inside is not followed", async () => {
  using inside = await startWhois(() => "Registrar: secret\n");
  for (const referral of [`127.0.0.1:${inside.port}`, "127.0.0.2", "169.254.169.254", "localhost"]) {
    using whois = await startWhois(() => `domain: HU\nwhois: ${referral}\n`);
    const allow = `127.0.0.1/32:${whois.port}`;
    const found = await lookupWith({ whois, allow }).look("sample-name.hu");
    expect([referral, found.ok]).toEqual([referral, false]);
  }
  expect(inside.asked).toEqual([]);
});

test("referrals without an end are followed twice at most", async () => {
  let hop = 0;
  using whois = await startWhois((_question, address) => {
    hop += 1;
    return `refer: ${address.replace("127.0.0.1", `127.0.0.${hop}`)}\n`;
  });
  const found = await lookupWith({ whois, allow: "127.0.0.0/8" }).look("sample-name.hu");
  expect(found.ok && found.value.registered).not.toBe(true);
  expect(hop).toBeLessThanOrEqual(3);
});

test("an answer without an end is cut, and one in Latin-1 is read", async () => {
  using flood = await startWhois((question, address) =>
    question === "hu" ? `domain: HU\nwhois: ${address}\n` : `Registrar: First\n${"x".repeat(5_000_000)}`,
  );
  const found = await lookupWith({ whois: flood }).look("sample-name.hu");
  expect(found).toMatchObject({ value: { registrar: "First" } });
  expect(found.ok && JSON.stringify(found.value.raw).length).toBeLessThan(70_000);

  using latin = await startWhois((question, address) =>
    question === "pt"
      ? `domain: PT\nwhois: ${address}\n`
      : Buffer.from("Registrar: Registo Português\n", "latin1"),
  );
  expect(await lookupWith({ whois: latin }).look("sample-name.pt")).toMatchObject({
    value: { registrar: "Registo Português" },
  });
});

test("an ending that does not exist is bad input", async () => {
  using whois = await startWhois(() => "% This query returned 0 objects.\n");
  expect(await lookupWith({ whois }).look("sample.notatld")).toMatchObject({
    failure: { errors: [{ path: "domain", message: { key: "whois.invalid.unknownEnding" } }] },
  });
});

test(".vn is answered from DNS: registered when delegated, never free when not", async () => {
  using dns = await startDnsServer(({ name }) =>
    name === "sample.com.vn"
      ? { answers: [record("NS", name, "ns1.sample.com.vn"), record("NS", name, "ns2.sample.com.vn")] }
      : { code: 3 },
  );
  using whois = await startWhois(() => "");
  const { look } = lookupWith({ servers: dns.address, whois });
  expect(await look("www.sample.com.vn")).toMatchObject({
    value: {
      domain: "sample.com.vn",
      registered: true,
      source: "dns",
      nameservers: ["ns1.sample.com.vn", "ns2.sample.com.vn"],
      lookup_page: "https://tracuutenmien.gov.vn/",
      expires_at: null,
    },
  });
  const unknown = await look("free-name.vn");
  expect(unknown).toMatchObject({
    value: { registered: null, source: "dns", lookup_page: "https://tracuutenmien.gov.vn/" },
  });
  expect(whois.asked).toEqual([]);
});

test("an ending without RDAP and WHOIS is answered from DNS too", async () => {
  using dns = await startDnsServer(({ name }) => ({ answers: [record("NS", name, "ns1.example.gr")] }));
  using whois = await startWhois(() => "domain:       GR\norganisation: ICS-FORTH\nwhois:\n");
  expect(await lookupWith({ servers: dns.address, whois }).look("example.gr")).toMatchObject({
    value: { registered: true, source: "dns", lookup_page: "https://www.iana.org/domains/root/db/gr.html" },
  });
});

test("a DNS server that fails says nothing about a name", async () => {
  using dns = await startDnsServer(() => ({ code: 2 }));
  expect(await lookupWith({ servers: dns.address }).look("sample.vn")).toMatchObject({
    failure: { code: "upstream_error" },
  });
});

const freshFile = () => join(mkdtempSync(join(tmpdir(), "rdap-")), "data", "rdap-bootstrap.json");

test("the list of RDAP servers is kept on disk and asked for again after a week", async () => {
  using rdap = startRdap({ endings: ["com"], answer: registration });
  const file = freshFile();
  let time = now();
  const clock = () => time;
  const first = lookupWith({ list: rdap.list, file, clock });
  expect((await first.bootstrap()).get("com")).toBeDefined();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ url: rdap.list });

  const restarted = lookupWith({ list: rdap.list, file, clock });
  await restarted.bootstrap();
  expect(rdap.asked).toEqual(["/dns.json"]);

  time = new Date(time.getTime() + 8 * 86_400_000);
  await restarted.bootstrap();
  await until(
    () => rdap.asked.length,
    (seen) => seen >= 2,
  );
  expect(rdap.asked).toEqual(["/dns.json", "/dns.json"]);
});

test("without the list, and with a broken copy, the built-in table serves", async () => {
  const file = freshFile();
  expect(await lookupWith({ file }).bootstrap()).toBe(await builtInBootstrap());
  const broken = join(mkdtempSync(join(tmpdir(), "rdap-")), "broken.json");
  writeFileSync(broken, '{"url": 1');
  expect(await lookupWith({ file: broken }).bootstrap()).toBe(await builtInBootstrap());
});

test("a first server that speaks of its limits is asked again the next time", async () => {
  let isBusy = true;
  using whois = await startWhois((question, address) => {
    if (isBusy) return "Query rate limit exceeded, try again later\n";
    return question === "hu" ? `domain: HU\nwhois: ${address}\n` : "Registrar: Whois Registrar Kft.\n";
  });
  const { look } = lookupWith({ whois });
  expect(await look("sample-name.hu")).toMatchObject({ failure: { detail: { key: "whois.limited" } } });
  isBusy = false;
  expect(await look("sample-name.hu")).toMatchObject({ value: { registered: true } });
});

test.each([
  ["is not there", null],
  ["says nothing", ""],
  ["has had too many questions", "% Query rate limit exceeded\n"],
])(
  "where the first server %s, the server that was known for the top-level domain is asked",
  async (_, said) => {
    const asked: string[] = [];
    const server = net.createServer((socket) =>
      socket.once("data", (line) => {
        const isRegistry = socket.localAddress === "127.0.0.2";
        asked.push(`${isRegistry ? "registry" : "first"}: ${line.toString().trim()}`);
        socket.end(isRegistry ? "Domain: sample.hu\nRegistrar: Known Registrar\n" : (said ?? ""));
      }),
    );
    await once(server.listen(0, said === null ? "127.0.0.2" : "0.0.0.0"), "listening");
    const address = server.address();
    // A server that is named must have the first one's port.
    const port = typeof address === "object" && address ? address.port : 0;
    const knownServer = (tld: string) => Promise.resolve(tld === "hu" ? { host: "127.0.0.2", port } : null);
    const { look } = lookupWith({ whois: { host: "127.0.0.1", port }, knownServer, allow: "127.0.0.0/8" });
    expect(await look("sample.hu")).toMatchObject({ ok: true, value: { registrar: "Known Registrar" } });
    expect(asked).toEqual([...(said === null ? [] : ["first: hu"]), "registry: sample.hu"]);
    expect(await look("sample.zz")).toMatchObject({ ok: false });
    expect(asked.filter((one) => one.startsWith("registry"))).toHaveLength(1);
    server.close();
  },
);

test("a first server that answers is believed, whatever was known before", async () => {
  using root = await startWhois((question, address) =>
    question === "hu" ? `domain: HU\nwhois: ${address}\n` : `Domain: ${question}\nRegistrar: Own\n`,
  );
  const { look } = lookupWith({
    whois: root,
    knownServer: () => {
      throw new Error("nobody asks");
    },
  });
  expect(await look("sample.hu")).toMatchObject({ ok: true, value: { registrar: "Own" } });
});

test("an address is asked of IANA and of the registry that IANA names, and remembered", async () => {
  using whois = await startWhois((question, address) =>
    question === "8.8.8.8" && whois.asked.length === 1
      ? `refer: whois.sample-registry.net:${address.split(":")[1]}\n`
      : arinNet,
  );
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "127.0.0.1")] : [],
  }));
  const { look } = lookupWith({ whois, servers: dns.address });
  const found = await look("https://8.8.8.8/");
  expect(found).toMatchObject({
    ok: true,
    value: {
      domain: "8.8.8.8",
      registered: true,
      source: "whois",
      summary: "8.8.8.8 thuộc về Google LLC (8.8.8.0/24).",
      created_at: "2023-12-28T00:00:00Z",
      network: { holder: "Google LLC", cidr: ["8.8.8.0/24"], country: { code: "US", name: "Hoa Kỳ" } },
    },
  });
  expect(await look("8.8.8.8")).toMatchObject({ ok: true });
  expect(whois.asked).toEqual(["8.8.8.8", "8.8.8.8"]);
});

test("a registry that sends round in circles, to an inside host or to another port is not followed", async () => {
  for (const referral of ["10.0.0.1", "metadata.google.internal", "127.0.0.1:25"]) {
    using whois = await startWhois(() => `refer: ${referral}\n`);
    const { look } = lookupWith({ whois, allow: `127.0.0.1/32:${whois.port}` });
    const outcome = await look("AS15169");
    expect([referral, outcome]).toMatchObject([
      referral,
      referral.endsWith(":25")
        ? { ok: true, value: { registered: null, network: { holder: null } } }
        : { failure: { code: "blocked_target" } },
    ]);
    expect(whois.asked).toEqual(["AS15169"]);
  }
  using circling = await startWhois((_, address) => `refer: ${address}\n`);
  expect(await lookupWith({ whois: circling }).look("AS15169")).toMatchObject({ ok: true });
  expect(circling.asked.length).toBe(1);
});

test("a registry that refuses or says nothing about an address is told as such", async () => {
  using limited = await startWhois(() => "% You have exceeded the query limit\n");
  using empty = await startWhois(() => "\n");
  for (const [whois, key] of [
    [limited, "whois.limited"],
    [empty, "whois.broken"],
  ] as const)
    expect(await lookupWith({ whois }).look("8.8.8.8")).toMatchObject({
      failure: { code: "upstream_error", detail: { key } },
    });
});
