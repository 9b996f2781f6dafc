import { join } from "node:path";
import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Entries } from "./changes.ts";
import { type DataSet, dayOf, expectKeys, isPublicHost, jsonOfLines, topLevelDomain } from "./data-set.ts";
import { readJson } from "./source.ts";

/** RFC 9224: which servers know the names under which top-level domains. */
const Bootstrap = Type.Object({
  version: Type.Literal("1.0"),
  publication: Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT` }),
  services: Type.Array(
    Type.Tuple([
      Type.Array(Type.String(), { minItems: 1 }),
      Type.Array(Type.String({ maxLength: 500 }), { minItems: 1, maxItems: 8 }),
    ]),
  ),
});

const Stored = Type.Object({ services: Bootstrap.properties.services });

const usual = "https://data.iana.org/rdap/dns.json";
const minTlds = 900;

function checkAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.port && !url.search && !url.hash;
  if (!isPlain || !isPublicHost(url.hostname))
    throw new Error(`${JSON.stringify(address)} is no RDAP server`);
  return url.href;
}

type Services = readonly (readonly [readonly string[], readonly string[]])[];

function entriesOf(services: Services): Entries {
  const entries = new Map<string, string>();
  for (const [tlds, servers] of services) {
    const addresses = servers.map(checkAddress).toSorted((a, b) => b.localeCompare(a));
    for (const tld of tlds) {
      if (!topLevelDomain.test(tld)) throw new Error(`${JSON.stringify(tld)} is no top-level domain`);
      if (entries.has(tld)) throw new Error(`${tld} stands there twice`);
      entries.set(tld, addresses.join(" "));
    }
  }
  return entries;
}

/** The services of one set of servers in one line, in an order of their own, so that a diff shows what has changed. */
function linesOf(entries: Entries): string[] {
  const byServers = Map.groupBy(entries.keys(), (tld) => entries.get(tld) ?? "");
  return [...byServers]
    .map(([servers, tlds]) => JSON.stringify([tlds.toSorted(), servers.split(" ")]))
    .toSorted();
}

export const rdap: DataSet = {
  name: "rdap",
  what: "RDAP servers of top-level domains",
  maxLoss: 0.02,
  async fetch({ root, from, bounds }) {
    const source = from["rdap"] ?? usual;
    const json = await readJson(source, bounds);
    if (!Value.Check(Bootstrap, json)) throw new Error("it is no bootstrap file of RFC 9224");
    const after = entriesOf(json.services);
    if (after.size < minTlds) throw new Error(`it has only ${after.size} top-level domains`);
    expectKeys(after, ["com", "net", "org", "info", "app"]);
    const file = join(root, "src/tools/whois/rdap-servers.json");
    const date = dayOf(new Date(json.publication));
    const present = Value.Parse(Stored, await Bun.file(file).json());
    return {
      source: usual,
      date,
      before: entriesOf(present.services),
      after,
      write: async () => {
        const services = { key: "services", brackets: "[]", lines: linesOf(after) } as const;
        await Bun.write(file, jsonOfLines({ source: usual, date }, services));
      },
    };
  },
};
