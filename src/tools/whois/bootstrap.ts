/** Which RDAP servers know the names under a top-level domain; the keys are in ASCII. */
export type RdapBootstrap = ReadonlyMap<string, readonly string[]>;

const isText = (jsonValue: unknown): jsonValue is string => typeof jsonValue === "string";

function serviceOf(serviceEntry: unknown): [string, string[]][] {
  if (!Array.isArray(serviceEntry)) return [];
  const [tlds, rdapServers]: unknown[] = serviceEntry;
  if (!Array.isArray(tlds) || !Array.isArray(rdapServers)) return [];
  const usable = rdapServers
    .filter(isText)
    .filter((rdapServer) => URL.canParse(rdapServer) && /^https?:/.test(rdapServer));
  return tlds.filter(isText).map((tld) => [tld.toLowerCase().replace(/^\./, ""), usable]);
}

/** Reads IANA's file (RFC 9224); null when it is none. */
export function readBootstrap(json: unknown): RdapBootstrap | null {
  const services = typeof json === "object" && json !== null && "services" in json ? json.services : null;
  if (!Array.isArray(services)) return null;
  const servers = new Map(services.flatMap(serviceOf).filter(([, rdapServers]) => rdapServers.length > 0));
  return servers.size > 0 ? servers : null;
}

/** The folder to ask for a name: the longest suffix that is listed, over TLS where there is a choice. */
export function rdapServerFor(bootstrap: RdapBootstrap, ascii: string): string | null {
  const domainLabels = ascii.split(".");
  for (const firstLabel of domainLabels.keys()) {
    const rdapServers = bootstrap.get(domainLabels.slice(firstLabel).join("."));
    const rdapServer =
      rdapServers?.find((serverCandidate) => serverCandidate.startsWith("https:")) ?? rdapServers?.[0];
    if (rdapServer) return rdapServer.endsWith("/") ? rdapServer : `${rdapServer}/`;
  }
  return null;
}

let builtIn: Promise<RdapBootstrap> | undefined;

/** IANA's list as this version has it, for the time before a newer one was fetched. */
export const builtInBootstrap = (): Promise<RdapBootstrap> => (builtIn ??= loadBuiltIn());

async function loadBuiltIn(): Promise<RdapBootstrap> {
  const { default: list } = await import("./rdap-servers.json", { with: { type: "json" } });
  const bootstrap = readBootstrap(list);
  if (!bootstrap) throw new Error("rdap-servers.json is no list of RDAP servers");
  return bootstrap;
}
