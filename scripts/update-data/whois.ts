import net from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { type WhoisServer, hasNoTldRecord, readServer } from "#tools/whois/referral.ts";
import type { Entries } from "./changes.ts";
import { type DataSet, dayOf, expectKeys, isPublicHost, jsonOfLines, topLevelDomain } from "./data-set.ts";
import { type SourceBounds, readJson, readText } from "./source.ts";

const usualTlds = "https://data.iana.org/TLD/tlds-alpha-by-domain.txt";
const usualServer = "whois.iana.org:43";
const minTlds = 1000;
const minServers = 300;
const maxAnswer = 64 * 1024;
const tries = 3;
/** At once, so that the server has no reason to turn us away. */
const questions = 4;

/** IANA's list of top-level domains: a comment with its version, then one a line. */
async function readTlds(source: string, bounds: SourceBounds): Promise<readonly string[]> {
  const [head = "", ...lines] = (await readText(source, bounds)).trimEnd().split("\n");
  if (!/^# Version \d{10}, Last Updated/.test(head))
    throw new Error(`${source} is no list of top-level domains`);
  const tlds = lines.map((line) => line.trim().toLowerCase());
  const wrong = tlds.find((tld) => !topLevelDomain.test(tld));
  if (wrong !== undefined) throw new Error(`${JSON.stringify(wrong)} is no top-level domain`);
  if (tlds.length < minTlds) throw new Error(`${source} has only ${tlds.length} top-level domains`);
  return tlds;
}

/** One question of RFC 3912. */
function ask({ host, port }: WhoisServer, question: string, { timeoutMs }: SourceBounds): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = net.connect({ host, port });
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => socket.destroy(new Error("it was silent for too long")), timeoutMs);
  socket.once("connect", () => socket.write(`${question}\r\n`));
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxAnswer) socket.destroy(new Error(`it said more than ${maxAnswer} bytes`));
  });
  socket.once("error", reject);
  socket.once("end", () => resolve(Buffer.concat(chunks).toString("latin1")));
  socket.once("close", () => reject(new Error("it hung up")));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
}

/** The WHOIS server in IANA's record of a top-level domain; empty when it names none. */
async function serverOf(
  server: WhoisServer,
  tld: string,
  bounds: SourceBounds,
  left = tries,
): Promise<string> {
  try {
    const answer = await ask(server, tld, bounds);
    if (hasNoTldRecord(answer)) return "";
    const isOfTld = new RegExp(String.raw`^domain(?:-ace)?:[ \t]*${tld}[ \t]*$`, "im").test(answer);
    if (!isOfTld) throw new Error("it answers something else");
    // The last line of a whole record.
    if (!/^source:[ \t]*IANA\s*$/im.test(answer)) throw new Error("its answer breaks off");
    const host = /^whois:[ \t]*(\S.*)$/im.exec(answer)?.[1]?.trim().toLowerCase() ?? "";
    if (host !== "" && !isPublicHost(host)) throw new Error(`${JSON.stringify(host)} is no WHOIS server`);
    return host;
  } catch (error) {
    if (left > 1)
      return wait(bounds.timeoutMs / (20 * left)).then(() => serverOf(server, tld, bounds, left - 1));
    throw new Error(`asked for ${tld}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function askAll(
  server: WhoisServer,
  tlds: readonly string[],
  bounds: SourceBounds,
): Promise<[string, string][]> {
  const waiting = tlds.values();
  const answers: [string, string][] = [];
  let isOver = false;
  async function askOn(): Promise<void> {
    for (const tld of waiting) {
      if (isOver) return;
      answers.push([tld, await serverOf(server, tld, bounds)]);
    }
  }
  try {
    await Promise.all(Array.from({ length: questions }, askOn));
  } finally {
    isOver = true;
  }
  return answers;
}

/** A table that somebody has made before: a server, or an empty text, by the top-level domain. */
const Table = Type.Record(Type.String(), Type.String());
const Stored = Type.Object({ servers: Type.Record(Type.String(), Type.Array(Type.String())) });

async function readTable(source: string, bounds: SourceBounds): Promise<[string, string][]> {
  const json = await readJson(source, bounds);
  if (!Value.Check(Table, json)) throw new Error("it is no table of WHOIS servers");
  return Object.entries(json);
}

/** Servers by top-level domain; whoever has none is left out. Throws at the first that cannot be one. */
function checked(answers: readonly (readonly [string, string])[]): Entries {
  const entries = new Map<string, string>();
  for (const [tld, host] of answers.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!topLevelDomain.test(tld)) throw new Error(`${JSON.stringify(tld)} is no top-level domain`);
    if (host === "") continue;
    if (!isPublicHost(host)) throw new Error(`${JSON.stringify(host)} is no WHOIS server for ${tld}`);
    entries.set(tld, host);
  }
  return entries;
}

const entriesOf = (servers: Readonly<Record<string, readonly string[]>>): Entries =>
  checked(Object.entries(servers).flatMap(([host, tlds]) => tlds.map((tld) => [tld, host] as const)));

const linesOf = (entries: Entries): string[] =>
  [...Map.groupBy(entries.keys(), (tld) => entries.get(tld) ?? "")]
    .map(([host, tlds]) => `${JSON.stringify(host)}: ${JSON.stringify(tlds)}`)
    .toSorted();

export const whois: DataSet = {
  name: "whois",
  what: "WHOIS servers of top-level domains",
  // Registries of generic domains are switching WHOIS off, which ICANN lets them since January 2025.
  maxLoss: 0.1,
  async fetch({ root, from, now, bounds }) {
    const source = from["whois"] ?? usualServer;
    const isTable = /^https?:/.test(source) || source.endsWith(".json");
    const server = isTable ? null : readServer(source);
    if (!isTable && !server) throw new Error(`${source} is no host with a port, no file and no address`);
    const answers = server
      ? await askAll(server, await readTlds(from["tlds"] ?? usualTlds, bounds), bounds)
      : await readTable(source, bounds);
    const after = checked(answers);
    if (after.size < minServers) throw new Error(`it names servers for only ${after.size} top-level domains`);
    expectKeys(after, ["com", "net", "org"]);
    const file = join(root, "src/tools/whois/whois-servers.json");
    const date = dayOf(now);
    const present = Value.Parse(Stored, await Bun.file(file).json());
    return {
      source: usualServer,
      date,
      before: entriesOf(present.servers),
      after,
      write: async () => {
        const servers = { key: "servers", brackets: "{}", lines: linesOf(after) } as const;
        await Bun.write(file, jsonOfLines({ source: usualServer, date }, servers));
      },
    };
  },
};
