import { randomBytes } from "#core/random.ts";
import type { Result } from "#core/result.ts";
import { createLedger } from "#core/ledger.ts";
import type { Task } from "#core/task.ts";
import type { History } from "#tools/history/store.ts";
import type { VietqrDrawing } from "#tools/vietqr/transfer.ts";

const now = () => new Date();

/** Nobody is signed in on a command line, so nothing is kept. */
const noHistory: History = {
  add: async () => {},
  list: async () => [],
  find: async () => null,
  remove: async () => false,
  clear: async () => {},
};

const runHere = <Input, Output>(task: Task<Input, Output>, input: Input): Promise<Result<Output>> =>
  Promise.resolve(task.run(input));

/** What any tool may use in a process of its own: no pool, no database. */
const commonEffects = {
  now,
  randomBytes,
  chance: () => Math.random(),
  compute: runHere,
  rasterize: async (drawing: VietqrDrawing) =>
    runHere((await import("#compute/rasterize.ts")).rasterize, drawing),
  history: noHistory,
};

const networkTools = new Set(["dns", "http", "ip", "whois"]);

/** What tools need that ask the network: the same guard as on a server, which private addresses do not pass. */
async function networkEffects(isPrivateAllowed: boolean): Promise<Readonly<Record<string, object>>> {
  const [
    { loadConfig },
    { createOutbound },
    { dnsEffects },
    { httpEffects },
    { lookupEffects },
    { openGeo },
  ] = await Promise.all([
    import("#server/config.ts"),
    import("#server/outbound.ts"),
    import("#net/dns.ts"),
    import("#net/http-tool.ts"),
    import("#server/look-ups.ts"),
    import("#net/geo.ts"),
  ]);
  // Settings are a server's: none of them can stop a command.
  const config = loadConfig(isPrivateAllowed ? { OUTBOUND_ALLOW: "0.0.0.0/0,::/0" } : {});
  const outbound = createOutbound(config, createLedger(0, Date.now));
  const geo = openGeo({ countryFile: config.GEOIP_MMDB, asnFile: config.ASN_MMDB });
  return {
    dns: dnsEffects(outbound),
    http: httpEffects({ ...outbound, now }),
    ...lookupEffects(config, { outbound, geo, now, database: null }),
  };
}

/** What a tool needs is loaded with it alone. */
export async function effectsOf(toolId: string, isPrivateAllowed: boolean): Promise<object> {
  if (networkTools.has(toolId))
    return { ...commonEffects, ...(await networkEffects(isPrivateAllowed))[toolId] };
  return toolId === "crypto" ? { ...commonEffects, ...(await import("#server/crypto.ts")) } : commonEffects;
}
