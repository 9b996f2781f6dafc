import { expect, test } from "bun:test";
import type http from "node:http";
import { rdap } from "#scripts/update-data/rdap.ts";
import { readBootstrap } from "#tools/whois/bootstrap.ts";
import { dataProject } from "#tests/support/product/data-project.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";
import { startHttpServer, startRaw } from "#tests/support/servers/http-server.ts";

type Service = [tlds: string[], servers: string[]];

const file = "src/tools/whois/rdap-servers.json";
const present: { services: Service[] } = JSON.parse(dataProject().read(file));

/** What IANA answers: the list that is there, with other services besides or in place of some. */
const answer = (change: (services: Service[]) => Service[] = (services) => services) => ({
  description: "RDAP bootstrap file for Domain Name System registrations",
  publication: "2026-11-30T02:00:03Z",
  services: change(structuredClone(present.services)),
  version: "1.0",
});

const without = (count: number) => (services: Service[]) => {
  const gone = new Set(
    services
      .flatMap(([tlds]) => tlds)
      .filter((tld) => tld.startsWith("xn--"))
      .slice(0, count),
  );
  expect(gone.size).toBe(count);
  return services
    .map(([tlds, servers]): Service => [tlds.filter((tld) => !gone.has(tld)), servers])
    .filter(([tlds]) => tlds.length > 0);
};

const withService = (tlds: string[], servers: string[]) => (services: Service[]) => [
  ...services,
  [tlds, servers] satisfies Service,
];

test("a newer list is written, with its day, and what has changed is said", async () => {
  const project = dataProject();
  const body = answer((services) => [
    ...services.map(([tlds, servers]): Service => [
      tlds.filter((tld) => tld !== "kg"),
      tlds.includes("mg") ? ["https://rdap.example.com/mg/", "http://rdap.example.com/mg/"] : servers,
    ]),
    [["qwertz"], ["https://rdap.example.com/qwertz/"]],
  ]).services.filter(([tlds]) => tlds.length > 0);
  await using server = await startHttpServer((_, reply) =>
    reply.end(JSON.stringify({ ...answer(), services: body })),
  );
  const from = { rdap: `${server.url}/rdap/dns.json` };
  const outcome = await project.update([rdap], { from });
  expect(outcome).toEqual({
    failed: [],
    newer: ["rdap"],
    text: `rdap: 1200 entries of 2026-11-30
  - kg https://rdap.example.com/kg/
  + qwertz https://rdap.example.com/qwertz/
  ~ mg http://rdap.example.com/mg/ → https://rdap.example.com/mg/ http://rdap.example.com/mg/
`,
  });
  const written = JSON.parse(project.read(file));
  expect([written.source, written.date, project.dateOf("rdap")]).toEqual([
    "https://data.iana.org/rdap/dns.json",
    "2026-11-30",
    "2026-11-30",
  ]);
  // The product's own reader finds what the source says, of which this is read another way.
  const expected = new Map(body.flatMap(([tlds, servers]) => tlds.map((tld) => [tld, servers] as const)));
  expect(readBootstrap(written)).toEqual(expected);
  const before = project.state();
  expect((await project.update([rdap], { from })).text).toBe(
    "rdap: 1200 entries of 2026-11-30, as they are here\n",
  );
  expect(project.state()).toBe(before);
});

test("--check says what is newer, and writes nothing", async () => {
  const project = dataProject();
  const before = project.state();
  await using server = await startHttpServer((_, reply) => reply.end(JSON.stringify(answer(without(2)))));
  const outcome = await project.update([rdap], { from: { rdap: server.url }, isCheck: true });
  expect(outcome).toMatchObject({ failed: [], newer: ["rdap"] });
  expect(outcome.text.match(/^ {2}- xn--/gm)).toHaveLength(2);
  expect(project.state()).toBe(before);
});

test("a list that has lost more than usual is taken only by who has seen what is gone", async () => {
  const project = dataProject();
  const before = project.state();
  await using server = await startHttpServer((_, reply) => reply.end(JSON.stringify(answer(without(25)))));
  const from = { rdap: server.url };
  const refused = await project.update([rdap], { from });
  expect(refused.failed).toEqual(["rdap"]);
  expect(refused.text).toContain("25 of 1200 entries are gone");
  expect(refused.text.match(/^ {2}- xn--/gm)).toHaveLength(25);
  expect(project.state()).toBe(before);
  expect(await project.update([rdap], { from, acceptsLosses: true })).toMatchObject({ failed: [] });
  expect(JSON.parse(project.read(file)).services.flatMap(([tlds]: Service) => tlds)).toHaveLength(1175);
});

test("24 of 1200 may go", async () => {
  await using server = await startHttpServer((_, reply) => reply.end(JSON.stringify(answer(without(24)))));
  expect(await dataProject().update([rdap], { from: { rdap: server.url } })).toMatchObject({ failed: [] });
});

type Reply = (response: http.ServerResponse) => unknown;
const json =
  (body: unknown): Reply =>
  (response) =>
    response.end(JSON.stringify(body));
const whole = JSON.stringify(answer());

const wrong: readonly (readonly [what: string, reply: Reply, message: string | RegExp])[] = [
  ["not there", (response) => response.writeHead(404).end("{}"), "it answers 404"],
  [
    "moved",
    (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    "it has moved to",
  ],
  ["a page", (response) => response.end("<!doctype html><title>Log in</title>"), /no JSON: .*Log in/],
  ["half of it", (response) => response.end(whole.slice(0, whole.length / 2)), "no JSON"],
  ["empty", (response) => response.end(), "no JSON"],
  ["silent", () => {}, /tim(e|ed) ?out/i],
  ["silent in the middle", (response) => response.write(whole.slice(0, 1000)), /tim(e|ed) ?out/i],
  ["endless", (response) => response.end(`${whole}${" ".repeat(5_000_000)}`), "more than 4194304 bytes"],
  ["not UTF-8", (response) => response.end(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), /decode|valid|UTF/i],
  ["null", json(null), "no bootstrap file"],
  ["a list", json([]), "no bootstrap file"],
  ["another version", json({ ...answer(), version: "2.0" }), "no bootstrap file"],
  [
    "services of another form",
    json({ ...answer(), services: { com: "https://a.example/" } }),
    "no bootstrap file",
  ],
  ["a service without servers", json(answer(withService(["aaaa"], []))), "no bootstrap file"],
  ["nothing in it", json(answer(() => [])), "only 0 top-level domains"],
  ["short", json(answer((services) => services.slice(0, 100))), /only \d+ top-level domains/],
  [
    "without .com",
    json(answer((services) => services.filter(([tlds]) => !tlds.includes("com")))),
    "it lacks com",
  ],
  ["of a day to come", json({ ...answer(), publication: "2026-12-04T00:00:00Z" }), "which is to come"],
  ["older", json({ ...answer(), publication: "2026-07-22T00:00:00Z" }), "older than what is here"],
  ["without a day", json({ ...answer(), publication: "yesterday" }), "no bootstrap file"],
  ...["Com", "../x", "a", "con\u0000", "xn--", "co.uk", "__proto__", "constructor ", "xn--é"].map(
    (tld) =>
      [
        `the ending ${tld}`,
        json(answer(withService([tld], ["https://a.example.com/"]))),
        "no top-level domain",
      ] as const,
  ),
  [
    "an ending twice",
    json(answer(withService(["com"], ["https://a.example.com/"]))),
    "com stands there twice",
  ],
  ...[
    "ftp://rdap.example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://[::1]/",
    "https://localhost/",
    "https://rdap/",
    "https://rdap.corp.internal/",
    "https://user:password@rdap.example.com/",
    "https://rdap.example.com:8443/",
    "https://rdap.example.com/?x=1",
    "https://rdap.example.com/#x",
    "//rdap.example.com/",
    "",
  ].map(
    (server) =>
      [`the server ${server}`, json(answer(withService(["aaaa"], [server]))), "no RDAP server"] as const,
  ),
];

test.each(wrong)("a source that is %s leaves the list as it is, and is named", async (_, reply, message) => {
  const project = dataProject();
  const before = project.state();
  await using server = await startHttpServer((_request, response) => reply(response));
  const outcome = await project.update([rdap], { from: { rdap: server.url } });
  expect(outcome).toMatchObject({ failed: ["rdap"], newer: [] });
  expect(outcome.text).toMatch(/^rdap: left as it is: /);
  expect(outcome.text).toMatch(message);
  expect(project.state()).toBe(before);
});

test("a body that ends before its length leaves the list as it is", async () => {
  const project = dataProject();
  const before = project.state();
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${whole.length + 10}\r\n\r\n`;
  using server = await startRaw((socket) => socket.end(head + whole));
  const outcome = await project.update([rdap], { from: { rdap: `http://127.0.0.1:${server.port}/` } });
  expect(outcome.failed).toEqual(["rdap"]);
  expect(project.state()).toBe(before);
});

test("what control characters a source sends reach no terminal", async () => {
  await using server = await startHttpServer((_, reply) =>
    reply.end(JSON.stringify(answer(withService(["\u001B[31maaaa"], ["https://a.example.com/"])))),
  );
  const { text } = await dataProject().update([rdap], { from: { rdap: server.url } });
  expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test("a list with a few bytes changed or missing is refused, or is a list all the same", async () => {
  const next = seededNumbers(27);
  const small = JSON.stringify(answer());
  let body = "";
  await using server = await startHttpServer((_, reply) => reply.end(body));
  let taken = 0;
  for (let round = 0; round < 150; round++) {
    const at = next() % small.length;
    const length = next() % 2 === 0 ? 1 : next() % 40;
    const other = next() % 2 === 0 ? "" : String.fromCodePoint(next() % 0x7f);
    body = small.slice(0, at) + other + small.slice(at + length);
    const project = dataProject();
    const before = project.state();
    const { failed } = await project.update([rdap], { from: { rdap: server.url } });
    if (failed.length > 0) {
      expect([body.slice(at - 20, at + 20), project.state()]).toEqual([body.slice(at - 20, at + 20), before]);
      continue;
    }
    taken++;
    const written = readBootstrap(JSON.parse(project.read(file)));
    expect(written?.size).toBeGreaterThanOrEqual(1176);
    for (const [tld, servers] of written ?? []) {
      expect(tld).toMatch(/^[a-z][a-z0-9-]+$/);
      for (const address of servers) expect(new URL(address).host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    }
  }
  // Neither everything nor nothing.
  expect(taken).toBeGreaterThan(10);
  expect(taken).toBeLessThan(140);
});
