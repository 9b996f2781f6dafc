import { expect, test } from "bun:test";
import { dataSets } from "#scripts/update-data/run.ts";
import { agedSources, dataSources } from "#server/data-age.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { vietqrIoBanks } from "#tools/vietqr/vietqr-io-banks.ts";
import { knownServerOf } from "#tools/whois/known-servers.ts";
import { runIn } from "#tests/support/product/checkout.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";

const root = new URL("../../", import.meta.url).pathname;
const file = (path: string) => Bun.file(root + path);

test("each list that ages says where it came from and of what day it is, as its own file or version does", async () => {
  expect(dataSources.map(({ name, what }) => [name, what])).toEqual(
    dataSets.map(({ name, what }) => [name, what]).toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
  );
  const { dependencies } = await file("package.json").json();
  for (const { name, source, date } of dataSources) {
    expect([name, date]).toEqual([name, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    const [, packageName = "", version = ""] = /^npm:(.+)@([^@]+)$/.exec(source) ?? [];
    // Whoever takes another version in by hand writes it and its day into src/server/data-sources.json.
    if (packageName) expect([packageName, dependencies[packageName]]).toEqual([packageName, version]);
  }
  for (const [name, path] of [
    ["rdap", "src/tools/whois/rdap-servers.json"],
    ["whois", "src/tools/whois/whois-servers.json"],
    ["vietqr-io", "src/tools/vietqr/vietqr-io-banks.json"],
  ] as const)
    expect(dataSources).toContainEqual(expect.objectContaining({ name, ...headOf(await file(path).json()) }));
});

const headOf = ({ source, date }: { source: string; date: string }) => ({ source, date });

test("a list is aged on the day after its year", () => {
  const list = [{ name: "banks", what: "banks", source: "npm:banks@1.0.0", date: "2026-03-01" }];
  expect(agedSources(new Date("2027-03-01T00:00:00Z"), list)).toEqual([]);
  expect(agedSources(new Date("2027-03-01T00:00:00.001Z"), list)).toEqual(list);
  expect(agedSources(new Date("2026-03-01T00:00:00Z"), list)).toEqual([]);
});

test("the stored lists are whole: every bank of vietqr.io is one of ours, and known registries have their servers", async () => {
  const bins = banks.map(({ bin }) => bin);
  expect(vietqrIoBanks.filter(({ bin }) => !bins.includes(bin))).toEqual([]);
  expect(await knownServerOf("com")).toEqual({ host: "whois.verisign-grs.com", port: 43 });
  expect(await knownServerOf("vn")).toBeNull();
  expect(await knownServerOf("constructor")).toBeNull();
});

const run = (...args: string[]) => runIn(root, [process.execPath, "scripts/update-data.ts", ...args]);

test("the command names what failed and exits with 1; nothing is newer: 0; something is: 2", async () => {
  const written = [
    "package.json",
    "bun.lock",
    "src/server/data-sources.json",
    "src/tools/whois/rdap-servers.json",
  ];
  const state = () => Promise.all(written.map((path) => file(path).text()));
  const before = await state();
  const list = await file("src/tools/whois/rdap-servers.json").json();
  const today = new Date().toISOString();
  const answer = { version: "1.0", publication: today, services: list.services };
  let body: object = answer;
  await using server = await startHttpServer((_, reply) => reply.end(JSON.stringify(body)));
  const from = ["--from", `rdap=${server.url}`];
  expect(await run("rdap", "--check", ...from)).toMatchObject({ code: 0 });
  body = { ...answer, services: [...list.services, [["qwertz"], ["https://rdap.example.com/"]]] };
  const newer = await run("rdap", "--check", ...from);
  expect([newer.code, newer.output]).toEqual([
    2,
    expect.stringContaining("  + qwertz https://rdap.example.com/\n"),
  ]);
  const failed = await run(
    "rdap",
    "vietqr-io",
    ...["rdap", "vietqr-io"].flatMap((name) => ["--from", `${name}=/none`]),
  );
  expect([failed.code, failed.output]).toEqual([
    1,
    expect.stringContaining("Not refreshed: rdap, vietqr-io\n"),
  ]);
  expect(await state()).toEqual(before);
});

test.each([[["bank"]], [["--from", "rdap"]], [["--from", "banks=x"]], [["--from", "=x"]]])(
  "%p is no call, and nothing is done",
  async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      output: expect.stringContaining("Usage: bun run update-data"),
    });
  },
);
