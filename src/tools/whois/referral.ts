/** A WHOIS server, as `host` or `host:port`. */
export type WhoisServer = { readonly host: string; readonly port: number };

const standardPort = 43;

export function readServer(whoisText: string): WhoisServer | null {
  const [, host = "", port] =
    /^(?:r?whois:\/\/)?(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?\/?$/i.exec(whoisText.trim()) ?? [];
  const portNumber = Number(port ?? standardPort);
  return host && portNumber <= 65_535 ? { host: host.toLowerCase(), port: portNumber } : null;
}

/** The server that an answer sends its reader to. Whoever wrote the answer chose it: connect with care. */
export function referralIn(whoisText: string): WhoisServer | null {
  const referral = /^[ \t]*(?:refer|whois|ReferralServer)[ \t]*:[ \t]*(\S+)[ \t]*$/im.exec(whoisText);
  return referral?.[1] ? readServer(referral[1]) : null;
}

/** IANA has a record of the top-level domain, or none. */
export const hasTldRecord = (whoisText: string): boolean =>
  /^[ \t]*(domain|organisation)[ \t]*:[ \t]*\S/im.test(whoisText);

const queryForms: Readonly<Record<string, (name: string) => string>> = {
  "whois.denic.de": (domainName) => `-T dn,ace ${domainName}`,
  "whois.jprs.jp": (domainName) => `${domainName}/e`,
  "whois.verisign-grs.com": (domainName) => `domain ${domainName}`,
  "whois.punktum.dk": (domainName) => `--show-handles ${domainName}`,
  "whois.nic.name": (domainName) => `domain=${domainName}`,
};

/** The query in the server's own form; most take the bare name. */
export const queryFor = (server: WhoisServer, domainName: string): string =>
  queryForms[server.host]?.(domainName) ?? domainName;

/** IANA has no record of the top-level domain, for there is none. */
export const hasNoTldRecord = (whoisText: string): boolean => /returned 0 objects/i.test(whoisText);

/** Whether an answer is about a top-level domain at all, and not about the server's own limits. */
export const isTldAnswer = (whoisText: string): boolean =>
  hasTldRecord(whoisText) || hasNoTldRecord(whoisText) || referralIn(whoisText) !== null;
