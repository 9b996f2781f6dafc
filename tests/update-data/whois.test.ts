import { expect, test } from "bun:test";
import net from "node:net";
import { whois } from "#scripts/update-data/whois.ts";
import { dataProject, sampleTlds } from "#tests/support/product/data-project.ts";
import { listen, startHttpServer } from "#tests/support/servers/http-server.ts";
import { startWhois } from "#tests/support/servers/registries.ts";

const file = "src/tools/whois/whois-servers.json";

const tldList = (tlds: readonly string[]) =>
  `# Version 2026113000, Last Updated Mon Nov 30 07:07:01 2026 UTC\n${tlds.map((tld) => tld.toUpperCase()).join("\n")}\n`;

const hosts = new Map(sampleTlds.slice(0, 700).map((tld) => [tld, `whois.nic.${tld}`]));

/** IANA's record of a top-level domain, as it stands at whois.iana.org. */
const record = (tld: string, host = hosts.get(tld) ?? ""): string => {
  const refer = host && `refer:        ${host}\n\n`;
  const server = host && `whois:        ${host}\n\n`;
  return `% IANA WHOIS server\n% This query returned 1 object\n\n${refer}domain:       ${tld.toUpperCase()}\n\norganisation: Registry\n\n${server}status:       ACTIVE\n\nchanged:      2026-01-01\nsource:       IANA\n\n`;
};

/** The list of top-level domains and a WHOIS server, which answers as it is told to. */
async function startIana(answer: (tld: string) => string | null, tlds: readonly string[] = sampleTlds) {
  const list = await startHttpServer((_, reply) => reply.end(tldList(tlds)));
  const server = await startWhois((question) => answer(question));
  return {
    from: { tlds: list.url, whois: `127.0.0.1:${server.port}` },
    asked: server.asked,
    async [Symbol.asyncDispose]() {
      server[Symbol.dispose]();
      await list[Symbol.asyncDispose]();
    },
  };
}

test("each top-level domain is asked for, and what its record says is written and shown", async () => {
  const project = dataProject();
  const moved = new Map([
    ["kg", "whois.example.com"],
    ["mg", ""],
    ["xn--qaaa", "whois.nic.xn--qaaa"],
  ]);
  await using iana = await startIana((tld) => record(tld, moved.get(tld)));
  const outcome = await project.update([whois], { from: iana.from });
  expect(outcome).toEqual({
    failed: [],
    newer: ["whois"],
    text: `whois: 700 entries of 2026-12-01
  - mg whois.nic.mg
  + xn--qaaa whois.nic.xn--qaaa
  ~ kg whois.nic.kg → whois.example.com
`,
  });
  expect(iana.asked.toSorted()).toEqual(sampleTlds.toSorted());
  const { servers, date } = JSON.parse(project.read(file));
  expect([date, project.dateOf("whois"), servers["whois.nic.com"]]).toEqual([
    "2026-12-01",
    "2026-12-01",
    ["com"],
  ]);
  expect(Object.values(servers).flat()).toHaveLength(700);
});

test("a record in another script is found by its name in ASCII, and what IANA has no record of has no server", async () => {
  const project = dataProject();
  await using iana = await startIana((tld) => {
    if (tld === "xn--qaaa")
      return record(tld, "whois.example.com").replace(
        "domain:       XN--QAAA",
        "domain:       例\ndomain-ace:   XN--QAAA",
      );
    return tld === "kg" ? "% This query returned 0 objects.\n" : record(tld);
  });
  const { failed, text } = await project.update([whois], { from: iana.from });
  expect([failed, text]).toEqual([
    [],
    expect.stringMatching(/- kg whois\.nic\.kg\n {2}\+ xn--qaaa whois\.example\.com\n$/),
  ]);
});

test("no more than four questions are asked at once", async () => {
  let open = 0;
  let most = 0;
  const server = net.createServer((socket) => {
    most = Math.max(most, ++open);
    socket.on("error", () => {});
    socket.once("data", (line) =>
      setImmediate(() => {
        open--;
        socket.end(record(line.toString().trim()));
      }),
    );
  });
  using iana = await listen(server);
  await using list = await startHttpServer((_, reply) => reply.end(tldList(sampleTlds)));
  const from = { tlds: list.url, whois: `127.0.0.1:${iana.port}` };
  expect(await dataProject().update([whois], { from })).toMatchObject({ failed: [] });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

test("a server that fails once is asked again", async () => {
  const failing = new Set(["com", "net", "qaab"]);
  await using iana = await startIana((tld) => (failing.delete(tld) ? "" : record(tld)));
  expect(await dataProject().update([whois], { from: iana.from })).toMatchObject({ failed: [] });
});

const wrong: readonly (readonly [
  what: string,
  answer: (tld: string) => string | null,
  message: string | RegExp,
])[] = [
  ["says nothing", () => "", "asked for com: it answers something else"],
  ["has had too many questions", () => "% Query rate limit exceeded\n", "it answers something else"],
  ["answers for another", () => record("org"), "asked for com: it answers something else"],
  [
    "breaks a record off",
    (tld) => record(tld).split("status:")[0] ?? "",
    "asked for com: its answer breaks off",
  ],
  ["is silent", () => null, "it was silent for too long"],
  ["talks without end", (tld) => record(tld) + "x".repeat(70_000), "it said more than 65536 bytes"],
  ...[
    "127.0.0.1",
    "localhost",
    "whois",
    "2130706433",
    "whois.corp.internal",
    "whois.nic.com/x",
    "whois_nic.com",
  ].map((host) => [`names ${host}`, (tld: string) => record(tld, host), "is no WHOIS server"] as const),
  [
    "names hardly any server",
    (tld) => record(tld, tld < "n" ? hosts.get(tld) : ""),
    /servers for only \d+ top-level/,
  ],
];

test.each(wrong)("a server that %s for one leaves all as it is, and is named", async (_, answer, message) => {
  const project = dataProject();
  const before = project.state();
  await using iana = await startIana(answer);
  const outcome = await project.update([whois], { from: iana.from });
  expect(outcome).toMatchObject({ failed: ["whois"], newer: [] });
  expect(outcome.text).toMatch(message);
  expect(project.state()).toBe(before);
});

test("one answer that is wrong among right ones is enough", async () => {
  const project = dataProject();
  const before = project.state();
  await using iana = await startIana((tld) => (tld === "qbcd" ? "% Busy\n" : record(tld)));
  const outcome = await project.update([whois], { from: iana.from });
  expect([outcome.failed, outcome.text]).toEqual([["whois"], expect.stringContaining("asked for qbcd")]);
  expect(project.state()).toBe(before);
});

test.each([
  ["no list", "<html>", "is no list of top-level domains"],
  ["a list that was cut", tldList(sampleTlds.slice(0, 600)), "has only 600 top-level domains"],
  ["a list with a name that is none", tldList([...sampleTlds, "a b"]), "is no top-level domain"],
])("with %s nothing is asked", async (_, body, message) => {
  const project = dataProject();
  const before = project.state();
  await using list = await startHttpServer((_request, reply) => reply.end(body));
  using server = await startWhois((tld) => record(tld));
  const from = { tlds: list.url, whois: `127.0.0.1:${server.port}` };
  const outcome = await project.update([whois], { from });
  expect([outcome.failed, server.asked]).toEqual([["whois"], []]);
  expect(outcome.text).toContain(message);
  expect(project.state()).toBe(before);
});

test("a table that somebody has made is taken too, by the same rules", async () => {
  const project = dataProject();
  const table = { ...Object.fromEntries(sampleTlds.map((tld) => [tld, hosts.get(tld) ?? ""])), vn: "" };
  let body: unknown = table;
  await using server = await startHttpServer((_, reply) => reply.end(JSON.stringify(body)));
  const from = { whois: `${server.url}/servers.json` };
  const taken = await project.update([whois], { from });
  expect([taken.failed, taken.text]).toEqual([[], expect.stringContaining("  - vn whois.nic.vn\n")]);
  const before = project.state();
  for (const other of [
    [],
    { ...table, com: 1 },
    { ...table, "../x": "a.example.com" },
    { ...table, com: "10.0.0.1" },
  ]) {
    body = other;
    expect(await project.update([whois], { from })).toMatchObject({ failed: ["whois"] });
    expect(project.state()).toBe(before);
  }
});

test("a loss of more than a tenth is refused", async () => {
  const gone = new Set(sampleTlds.slice(500, 571));
  await using iana = await startIana((tld) => record(tld, gone.has(tld) ? "" : undefined));
  const refused = await dataProject().update([whois], { from: iana.from });
  expect([refused.failed, refused.text]).toEqual([
    ["whois"],
    expect.stringContaining("71 of 700 entries are gone"),
  ]);
});
