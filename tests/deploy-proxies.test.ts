import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MailboxData } from "#tools/temp-mail/schema.ts";
import { hookSecret } from "./support/product/mailbox.ts";
import { eventTextsOf } from "./support/product/site.ts";
import { withProduct } from "./support/product/product.ts";
import { until } from "./support/product/until.ts";
import { newCertificate } from "./support/servers/certificate.ts";
import { debianProgram } from "./support/servers/debian.ts";
import { freePort } from "./support/servers/free-port.ts";

const deploy = new URL("../deploy/", import.meta.url).pathname;
const caddy = debianProgram("caddy");
const nginx = debianProgram("nginx");
const tls = { rejectUnauthorized: false };

type Places = {
  readonly place: string;
  readonly http: number;
  readonly https: number;
  readonly site: number;
};

/** The command that serves `https` for a site, with its configuration of `deploy/` in `place`. */
type StartProxy = (places: Places) => Promise<readonly string[]>;

/** `also`: ports of further processes. */
const nginxFor =
  (also: readonly number[]): StartProxy =>
  async ({ place, http, https, site }) => {
    const { key, cert } = newCertificate("localhost");
    await Bun.write(join(place, "privkey.pem"), key);
    await Bun.write(join(place, "fullchain.pem"), cert);
    const own = (await Bun.file(`${deploy}nginx.conf`).text())
      .replaceAll(/\tlisten \[::\].*\n/g, "")
      .replace("listen 80", `listen 127.0.0.1:${http}`)
      .replace("listen 443", `listen 127.0.0.1:${https}`)
      .replaceAll("/etc/letsencrypt/live/example.com", place)
      .replace(
        "server 127.0.0.1:3000",
        `${also.map((port) => `server 127.0.0.1:${port} max_fails=0;\n`).join("")}server 127.0.0.1:${site}`,
      );
    const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${place}/${name};`)
      .join("\n");
    const config = `pid ${place}/pid;\nerror_log ${place}/log;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\naccess_log off;\n${folders}\n${own}}\n`;
    await Bun.write(join(place, "nginx.conf"), config);
    return [nginx ?? "", "-c", join(place, "nginx.conf")];
  };

const startNginx = nginxFor([]);

/** `options` are what docs/operating.md adds to the proxy's line. */
const startCaddy =
  (options = ""): StartProxy =>
  async ({ place, http, https, site }) => {
    const own = (await Bun.file(`${deploy}Caddyfile`).text())
      .replace("{$SITE_HOST}", "localhost")
      .replace("site:3000 {", `127.0.0.1:${site} {\n${options}`);
    const global = [
      "admin off",
      "skip_install_trust",
      `storage file_system ${place}`,
      `http_port ${http}`,
      `https_port ${https}`,
      "default_bind 127.0.0.1",
    ];
    await Bun.write(join(place, "Caddyfile"), `{\n${global.join("\n")}\n}\n${own}`);
    return [caddy ?? "", "run", "--adapter", "caddyfile", "--config", join(place, "Caddyfile")];
  };

/** Runs `use` with a site behind a real proxy: the addresses at which it answers. */
async function behind(
  start: StartProxy,
  trustProxy: number,
  use: (bases: { https: string; http: string }) => Promise<void>,
): Promise<void> {
  const [http, https, site] = [await freePort(), await freePort(), await freePort()];
  const place = mkdtempSync(join(tmpdir(), "proxy-"));
  const bases = { https: `https://localhost:${https}`, http: `http://localhost:${http}` };
  const env = {
    PORT: String(site),
    PUBLIC_URL: bases.https,
    TRUST_PROXY: String(trustProxy),
    MAIL_HOOK_SECRET: hookSecret,
    MAIL_DOMAIN: "hopthu.example",
  };
  await withProduct(
    async () => {
      const command = await start({ place, http, https, site });
      const proxy = Bun.spawn([...command], {
        env: { PATH: process.env["PATH"] ?? "", HOME: place },
        stdout: "ignore",
        stderr: "ignore",
      });
      try {
        await until(() => fetch(`${bases.https}/readyz`, { tls }).then(({ status }) => status, String), 200);
        await use(bases);
      } finally {
        proxy.kill();
        await proxy.exited;
      }
    },
    { env },
  );
}

const addressSeen = async (base: string, forwarded?: string) => {
  const headers = {
    Accept: "text/plain",
    "User-Agent": "curl/8",
    ...(forwarded && { "X-Forwarded-For": forwarded }),
  };
  return (await (await fetch(`${base}/ip`, { tls, headers })).text()).trim();
};

const cases = [
  ["nginx", nginx, startNginx],
  ["Caddy", caddy, startCaddy()],
] as const;

for (const [name, program, start] of cases)
  test.skipIf(!program)(
    `${name} in front, with its file of deploy/, gives pages, real addresses and streams`,
    () =>
      behind(start, 1, async ({ https, http }) => {
        const page = await fetch(`${https}/en/qr`, { tls });
        expect([page.status, page.headers.get("strict-transport-security")]).toEqual([
          200,
          "max-age=63072000",
        ]);
        expect(await page.text()).toContain("<h1");
        const plain = await fetch(`${http}/qr?x=1`, { redirect: "manual" });
        expect([301, 308]).toContain(plain.status);
        expect(plain.headers.get("location")).toStartWith("https://localhost");
        // What a visitor says of the way is not believed.
        expect(await addressSeen(https)).toBe("127.0.0.1");
        expect(await addressSeen(https, "198.51.100.9")).toBe("127.0.0.1");
        const made = await fetch(`${https}/api/temp-mail`, { method: "POST", tls });
        const { data: box }: { data: MailboxData } = await made.json();
        const [leaving, mailbox] = [new AbortController(), `${https}/api/temp-mail/mailbox/${box.token}`];
        const events = eventTextsOf(await fetch(`${mailbox}/events`, { tls, signal: leaving.signal }));
        const first = events.next();
        const received = await fetch(`${https}/api/temp-mail/inbound?to=${box.email}`, {
          tls,
          method: "POST",
          headers: { "Content-Type": "message/rfc822", Authorization: `Bearer ${hookSecret}` },
          body: "Subject: x\r\n\r\ny",
        });
        expect([received.status, (await first).value]).toEqual([200, expect.any(String)]);
        leaving.abort();
      }),
  );

test.skipIf(!nginx)("behind a CDN and nginx, TRUST_PROXY=2 finds the visitor", () =>
  behind(startNginx, 2, async ({ https }) => {
    expect(await addressSeen(https, "198.51.100.9")).toBe("198.51.100.9");
    expect(await addressSeen(https, "203.0.113.1, 198.51.100.9")).toBe("198.51.100.9");
  }),
);

test.skipIf(!caddy)(
  "behind a CDN and Caddy, which has to be told the CDN's addresses, TRUST_PROXY=2 finds the visitor",
  () =>
    behind(startCaddy("trusted_proxies 127.0.0.1/32"), 2, async ({ https }) => {
      expect(await addressSeen(https, "198.51.100.9")).toBe("198.51.100.9");
      expect(await addressSeen(https, "203.0.113.1, 198.51.100.9")).toBe("198.51.100.9");
    }),
);

test.skipIf(!nginx)(
  "while one of two processes behind nginx is away, no visitor notices, and no form is lost",
  async () => {
    const away = await freePort();
    await behind(nginxFor([away]), 1, async ({ https }) => {
      const asked = Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? fetch(`${https}/en/qr`, { tls })
          : fetch(`${https}/api/crypto/uuid/generate`, {
              tls,
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body: "{}",
            }),
      );
      const statuses = await Promise.all(asked.map(async (reply) => (await reply).status));
      expect(statuses).toEqual(asked.map(() => 200));
    });
  },
);
