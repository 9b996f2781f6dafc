import { existsSync, mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { isLocalOrigin } from "#core/local-origin.ts";
import { databasePath } from "#db/sqlite.ts";
import { isPostgresqlUrl } from "#db/client.ts";
import { errorMessage } from "#core/error-message.ts";
import type { Config } from "./config.ts";
import { readCertificate } from "./mail-certificate.ts";
import { agedSources } from "./data-age.ts";

/** The disk that holds the database's file: the part that is free, from 0 to 1, and the kind of file system (statfs(2)). */
export type Disk = { readonly path: string; readonly free: number; readonly type: number };

/** File systems that end with a container or the machine: overlayfs, tmpfs, ramfs (statfs(2)). */
const ephemeralTypes: readonly number[] = [0x79_4c_76_30, 0x01_02_19_94, 0x85_84_58_f6];

const minFree = 0.1;

const isLoopback = (host: string): boolean =>
  isLocalOrigin(`http://${host.includes(":") ? `[${host}]` : host}`);

/** The disk of the database, or of the nearest folder that is there; null with PostgreSQL and in memory. */
export function databaseDisk({ DATABASE_URL: url }: Pick<Config, "DATABASE_URL">): Disk | null {
  const path = isPostgresqlUrl(url) ? null : databasePath(url);
  if (path === null) return null;
  let existingFolder = dirname(resolve(path));
  while (!existsSync(existingFolder)) existingFolder = dirname(existingFolder);
  const { bavail, blocks, type } = statfsSync(existingFolder);
  return { path, free: blocks === 0 ? 1 : bavail / blocks, type };
}

function* diskNotices({ path, free, type }: Disk) {
  if (free < minFree)
    yield `The disk of ${path} has ${Math.floor(free * 100)} % left: make room before writing fails.`;
  if (ephemeralTypes.includes(type))
    yield `${path} is on a disk that ends with the container or the machine: accounts, links and the secret that signs sessions go with it. Put it on a volume.`;
}

/** What keeps the certificate of mail from being used; null where nothing does, or none is set. */
function certificateFaultOf(config: Pick<Config, "SMTP_TLS_CERT" | "SMTP_TLS_KEY">): string | null {
  try {
    readCertificate(config);
    return null;
  } catch (fault) {
    return errorMessage(fault);
  }
}

function* mailNotices({
  MAIL_DOMAIN,
  SMTP_PORT,
  SMTP_HOST,
  SMTP_TLS_CERT,
  SMTP_TLS_KEY,
  MAIL_HOOK_SECRET,
}: Pick<Config, "MAIL_DOMAIN" | "MAIL_HOOK_SECRET" | `SMTP_${"PORT" | "HOST" | "TLS_CERT" | "TLS_KEY"}`>) {
  if (isLoopback(MAIL_DOMAIN))
    yield "MAIL_DOMAIN is localhost: nobody else can send to the temporary mailboxes. Name the domain that its MX record leads here.";
  else if (SMTP_PORT !== 0 && isLoopback(SMTP_HOST) && !MAIL_HOOK_SECRET)
    yield `SMTP listens on ${SMTP_HOST}:${SMTP_PORT}, which other machines do not reach: set SMTP_HOST=0.0.0.0 and lead port 25 there.`;
  if (SMTP_PORT !== 0 && !(SMTP_TLS_CERT && SMTP_TLS_KEY))
    yield "SMTP_TLS_CERT and SMTP_TLS_KEY are unset: mail comes unencrypted.";
}

function* addressNotices({ PUBLIC_URL, TRUST_PROXY }: Pick<Config, "PUBLIC_URL" | "TRUST_PROXY">) {
  if (isLocalOrigin(PUBLIC_URL))
    yield `PUBLIC_URL is ${PUBLIC_URL}, which leads nowhere from other machines: set it to the address that visitors use. Until then, pages show each visitor the host they asked.`;
  else if (PUBLIC_URL.startsWith("http:"))
    yield `PUBLIC_URL is ${PUBLIC_URL}, without TLS: what visitors type can be read on the way. Put a web server with a certificate in front, and set the https address.`;
  else if (TRUST_PROXY === 0)
    yield "PUBLIC_URL is https and TRUST_PROXY is 0: what speaks TLS in front would be taken for the only visitor, and all share its limits. Set TRUST_PROXY to the number of proxies.";
}

function* dataNotices({ GEOIP_MMDB }: Pick<Config, "GEOIP_MMDB">, now: Date) {
  const aged = agedSources(now).filter(({ name }) => name !== "countries" || !GEOIP_MMDB);
  if (aged.length > 0)
    yield `Lists of this version are more than a year old: ${aged.map(({ what, date }) => `${what} (${date})`).join(", ")}. A newer version has newer ones; in a checkout \`bun run update-data\` fetches them.`;
}

/** What is looked at besides the settings. */
export type Surroundings = {
  readonly disk: Disk | null;
  readonly certificateFault: string | null;
  /** The folder for temporary files, where nothing can be written there; null where it can. */
  readonly sealedTmp: string | null;
  readonly now: Date;
};

/** Pictures take their fonts from there, and the first of them would be the first to say so. */
function sealedTmp(): string | null {
  const folder = tmpdir();
  try {
    rmdirSync(mkdtempSync(join(folder, "hop-do-nghe-")));
    return null;
  } catch {
    return folder;
  }
}

export const surroundingsOf = (
  config: Pick<Config, "DATABASE_URL" | "SMTP_TLS_CERT" | "SMTP_TLS_KEY">,
  now: Date,
): Surroundings => ({
  disk: databaseDisk(config),
  certificateFault: certificateFaultOf(config),
  sealedTmp: sealedTmp(),
  now,
});

/** What is not right for a public site, a sentence each; empty when nothing is. */
export function noticesOf(config: Config, surroundings: Surroundings): readonly string[] {
  const { disk, certificateFault, now } = surroundings;
  return [
    ...addressNotices(config),
    ...(surroundings.sealedTmp
      ? [
          `${surroundings.sealedTmp}: nothing can be written there, so pictures of codes cannot be drawn. Give it a tmpfs, or set TMPDIR.`,
        ]
      : []),
    ...(config.RATE_LIMIT === 0 ? ["RATE_LIMIT is 0: one visitor may take all there is."] : []),
    ...(config.CONTACT_EMAIL ? [] : ["CONTACT_EMAIL is unset: the legal pages name nobody to write to."]),
    ...(config.ROLE === "web" ? [] : mailNotices(config)),
    ...(config.ROLE !== "web" && config.SMTP_PORT !== 0 && certificateFault
      ? [
          `${certificateFault}: mail comes unencrypted until that is mended; the files are looked at each minute.`,
        ]
      : []),
    ...(disk ? diskNotices(disk) : []),
    ...dataNotices(config, now),
  ];
}

/** What the start says: nothing on a site for this machine alone, and its address only where it may be a trial. */
export function startNoticesOf(config: Config, found: Surroundings): readonly string[] {
  if (!isLocalOrigin(config.PUBLIC_URL)) return noticesOf(config, found);
  return isLoopback(config.HOST) ? [] : [...addressNotices(config)];
}
