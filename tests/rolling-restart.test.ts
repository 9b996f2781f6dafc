import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { openDatabase } from "#db/client.ts";
import { Env } from "#server/config.ts";
import { newFileUrl } from "./support/product/database.ts";
import { downOf } from "./support/product/readiness.ts";
import { type SiteProcess, startSiteProcess } from "./support/product/site.ts";
import { until } from "./support/product/until.ts";
import { debianProgram } from "./support/servers/debian.ts";
import { freePort } from "./support/servers/free-port.ts";
import { freeze } from "./support/servers/frozen.ts";
import { hasPostgresql, startPostgresql } from "./support/servers/postgresql.ts";

const deploy = new URL("../deploy/", import.meta.url).pathname;
const caddy = debianProgram("caddy");
const nginx = debianProgram("nginx");

type Proxy = { readonly command: readonly string[]; readonly drainS: string };
type Places = { readonly place: string; readonly port: number; readonly sites: readonly number[] };

/** The proxy's file as compose.scale.yaml writes it, for sites of this machine. */
async function scaleCaddy({ place, port, sites }: Places): Promise<Proxy> {
  const compose = parse(await Bun.file(`${deploy}compose.scale.yaml`).text());
  const [, , script] = compose.services.proxy.command;
  const own = /<<END\n([\s\S]*?)\nEND/
    .exec(script)?.[1]
    ?.replace("${SITE_HOST}", `http://localhost:${port}`)
    .replace("web-1:3000 web-2:3000", sites.map((site) => `127.0.0.1:${site}`).join(" "));
  await Bun.write(
    join(place, "Caddyfile"),
    `{\nadmin off\nstorage file_system ${place}\ndefault_bind 127.0.0.1\n}\n${own}\n`,
  );
  return {
    command: [caddy ?? "", "run", "--adapter", "caddyfile", "--config", join(place, "Caddyfile")],
    drainS: compose["x-settings"].DRAIN_S,
  };
}

/** The proxy's file of one site, as Caddyfile has it. */
async function plainCaddy({ place, port, sites }: Places): Promise<Proxy> {
  const own = (await Bun.file(`${deploy}Caddyfile`).text())
    .replace("{$SITE_HOST}", `http://localhost:${port}`)
    .replace("site:3000", `127.0.0.1:${sites[0]}`);
  await Bun.write(
    join(place, "Caddyfile"),
    `{\nadmin off\nstorage file_system ${place}\ndefault_bind 127.0.0.1\n}\n${own}\n`,
  );
  return {
    command: [caddy ?? "", "run", "--adapter", "caddyfile", "--config", join(place, "Caddyfile")],
    drainS: String(Env.properties.DRAIN_S.default),
  };
}

/** As docs/growing.md has it. */
async function scaleNginx({ place, port, sites }: Places): Promise<Proxy> {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${place}/${name};`)
    .join("\n");
  const growing = await Bun.file(new URL("../docs/growing.md", import.meta.url)).text();
  const processes = /```nginx\n([\s\S]*?)```/
    .exec(growing)?.[1]
    ?.replace("10.0.0.1:3000", `127.0.0.1:${sites[0]}`)
    .replace("10.0.0.2:3000", `127.0.0.1:${sites[1]}`);
  const own = (await Bun.file(`${deploy}nginx.conf`).text())
    .replace(
      /server \{[\s\S]*server_name example.com;\n\tssl_certificate .*\n.*\n/,
      `server {\nlisten 127.0.0.1:${port};\n`,
    )
    .replace(/\tserver 127\.0\.0\.1:3000 .*\n/, processes ?? "");
  const config = `pid ${place}/pid;\nerror_log ${place}/log;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\naccess_log off;\n${folders}\n${own}}\n`;
  await Bun.write(join(place, "nginx.conf"), config);
  return {
    command: [nginx ?? "", "-c", join(place, "nginx.conf")],
    drainS: String(Env.properties.DRAIN_S.default),
  };
}

const token = "Yq7pL2vN9xR4tB6mK1sW8zC3dF5gH0jE";

/** Whether the proxy passes visitors on to a process: its own looks ask for other routes. */
async function hasVisitors(site: number): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const metrics = await (await fetch(`http://127.0.0.1:${site}/metrics`, { headers })).text();
  return /^http_requests_total\{[^}]*route="\/api\/notes"[^}]*\} [1-9]/m.test(metrics);
}

type Site = {
  readonly base: string;
  /** Ends each process as an upgrade does, one after the other, and starts it anew. */
  readonly restart: () => Promise<void>;
};

/** Runs `use` with some processes of a site behind a proxy. */
async function behind(
  begin: (places: Places) => Promise<Proxy>,
  { databaseUrl, count }: { databaseUrl: string; count: number },
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const ports = await Promise.all(Array.from({ length: count + 1 }, freePort));
  const [port = 0, ...sites] = ports;
  const base = `http://localhost:${port}`;
  const place = mkdtempSync(join(tmpdir(), "proxy-"));
  const { command, drainS } = await begin({ place, port, sites });
  const env = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: "1",
    PUBLIC_URL: base,
    DRAIN_S: drainS,
    METRICS_TOKEN: token,
  };
  const start = (site: number) => startSiteProcess({ ...env, PORT: String(site) });
  const processes: SiteProcess[] = await Promise.all(sites.map(start));
  const proxy = Bun.spawn([...command], {
    env: { PATH: process.env["PATH"] ?? "", HOME: tmpdir() },
    stdout: "ignore",
    stderr: "ignore",
  });
  const health = () => fetch(`${base}/healthz`).then(({ status }) => status, String);
  try {
    await until(health, 200);
    await use({
      base,
      async restart() {
        for (const [index, site] of sites.entries()) {
          expect(await processes[index]?.stop()).toBe(0);
          processes[index] = await start(site);
          // The proxy has to find out.
          await until(() => hasVisitors(site));
        }
      },
    });
  } finally {
    proxy.kill();
    await proxy.exited;
    await Promise.all(processes.map((one) => one.stop()));
  }
}

/** Visitors that read and write without a pause until told to stop; what they were answered. */
function visit(base: string) {
  const statuses = { reads: new Map<number, number>(), writes: new Map<number, number>(), busy: 0 };
  const over = new AbortController();
  const count = (of: Map<number, number>, status: number) => of.set(status, (of.get(status) ?? 0) + 1);
  const statusOf = (path: string) =>
    fetch(base + path, { redirect: "manual" }).then(
      ({ status }) => status,
      () => 0,
    );
  const paths = ["/", "/qr", "/en/cron", "/links", "/api/auth/providers", "/healthz"];
  const reading = Array.from({ length: 4 }, async (_, reader) => {
    for (let turn = reader; !over.signal.aborted; turn += 1)
      count(statuses.reads, await statusOf(paths[turn % paths.length] ?? "/"));
  });
  const write = async (): Promise<void> => {
    const response = await fetch(`${base}/api/notes`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: "ghi chú" }),
    }).catch(() => null);
    // A proxy's own 503 has no body, which reads as null.
    const body = response?.status === 503 ? await response.json().catch(() => null) : null;
    // Said by the product itself, where a machine that has much else to do keeps its database from answering in time.
    if (body?.code === "busy") statuses.busy += 1;
    else count(statuses.writes, response?.status ?? 0);
  };
  const writing = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted) await write();
  });
  return {
    statuses,
    end: async () => {
      over.abort();
      await Promise.all([...reading, ...writing]);
    },
  };
}

const notesIn = async (url: string): Promise<number> => {
  const { db, close } = await openDatabase(url);
  const { length } = await db.select({ id: db.tables.notes.id }).from(db.tables.notes);
  await close();
  return length;
};

/**
 * How many writes of each process that is replaced may be refused, none of them acknowledged. A proxy that asks nobody for readiness
 * hears of the end by a connection that is cut, and Debian's Caddy 2.6 cannot send a body a second time, nor wait with one
 * for the moment in which it takes nobody for ready.
 */
const ways = [
  ["Caddy as compose.scale.yaml has it", caddy, scaleCaddy, { count: 2, maxRefused: 1 }],
  ["nginx as growing.md has it", nginx, scaleNginx, { count: 2, maxRefused: 2 }],
  ["Caddy in front of one process", caddy, plainCaddy, { count: 1, maxRefused: 10 }],
] as const;

for (const [name, program, begin, { count, maxRefused }] of ways)
  test.skipIf(!program || !hasPostgresql)(
    `thorough: behind ${name} no page fails while processes are replaced, and what was acknowledged is stored once`,
    async () => {
      const postgresql = count > 1 ? await startPostgresql() : null;
      const databaseUrl = (await postgresql?.newDatabase("migrated", 5)) ?? newFileUrl();
      await behind(begin, { databaseUrl, count }, async ({ base, restart }) => {
        const visitors = visit(base);
        await until(
          () => visitors.statuses.writes.get(200) ?? 0,
          (seen) => seen > 50,
        );
        await restart();
        await restart();
        await visitors.end();
        const { reads, writes, busy } = visitors.statuses;
        expect([...reads.keys()].filter((status) => status === 0 || status >= 500)).toEqual([]);
        const made = writes.get(200) ?? 0;
        // The proxy's own words: it got no answer, or had nobody to ask.
        const refused = (writes.get(502) ?? 0) + (writes.get(503) ?? 0);
        expect([...writes.keys()].filter((status) => ![200, 502, 503].includes(status))).toEqual([]);
        expect(refused).toBeLessThanOrEqual(2 * count * maxRefused);
        const stored = await notesIn(databaseUrl);
        expect([stored >= made, stored <= made + refused + busy]).toEqual([true, true]);
      });
      await postgresql?.stop();
    },
  );

test.skipIf(!caddy || !hasPostgresql)(
  "thorough: behind Caddy as compose.scale.yaml has it, a database that is away or silent closes no page",
  async () => {
    const postgresql = await startPostgresql();
    await behind(scaleCaddy, { databaseUrl: await postgresql.newDatabase(), count: 2 }, async ({ base }) => {
      const statuses = () =>
        Promise.all(
          ["/", "/qr", "/en/cron", "/healthz"].map(async (path) => (await fetch(base + path)).status),
        );
      const well = [200, 200, 200, 200];
      expect(await statuses()).toEqual(well);
      const thaw = freeze(postgresql.pid());
      await until(
        () => downOf(base),
        (seen) => seen.includes("database"),
      );
      // Longer than the proxy needs to find out that nobody is ready.
      for (let look = 0; look < 20; look += 1) {
        expect(await statuses()).toEqual(well);
        await Bun.sleep(200);
      }
      thaw();
      await until(() => downOf(base), []);
      await postgresql.stop();
      await until(
        () => downOf(base),
        (seen) => seen.includes("database"),
      );
      for (let look = 0; look < 20; look += 1) {
        expect(await statuses()).toEqual(well);
        await Bun.sleep(200);
      }
    });
  },
);
