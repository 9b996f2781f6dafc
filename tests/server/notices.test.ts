import { expect, test } from "bun:test";
import { loadConfig } from "#server/config.ts";
import { dataSources } from "#server/data-age.ts";
import { type Disk, databaseDisk, surroundingsOf, noticesOf, startNoticesOf } from "#server/notices.ts";
import { runMain } from "#tests/support/product/command.ts";
import { newFileUrl } from "#tests/support/product/database.ts";

const dayMs = 86_400_000;

/** A public site at which nothing is amiss. */
const good = {
  PUBLIC_URL: "https://tools.example",
  TRUST_PROXY: "1",
  CONTACT_EMAIL: "admin@tools.example",
  MAIL_DOMAIN: "mail.tools.example",
  SMTP_HOST: "0.0.0.0",
  SMTP_TLS_CERT: "/etc/cert.pem",
  SMTP_TLS_KEY: "/etc/key.pem",
};
const roomyDisk: Disk = { path: "/data/toolbox.db", free: 0.5, type: 0xef53 };

/** A day on which nothing that comes with this version is old. */
const now = new Date("2026-11-23T00:00:00Z");

const notices = (env: Record<string, string>, disk: Disk | null = roomyDisk, at = now) =>
  noticesOf(loadConfig({ ...good, ...env }), { disk, certificateFault: null, sealedTmp: null, now: at });

test("a site that is set up well is told nothing", () => {
  expect(notices({})).toEqual([]);
  expect(notices({ SMTP_HOST: "127.0.0.1", MAIL_HOOK_SECRET: "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK" })).toEqual(
    [],
  );
});

test.each([
  [{ PUBLIC_URL: "" }, /^PUBLIC_URL is http:\/\/localhost:3000, which leads nowhere/],
  [{ PUBLIC_URL: "http://tools.example" }, /^PUBLIC_URL is http:\/\/tools.example, without TLS/],
  [{ TRUST_PROXY: "0" }, /TRUST_PROXY is 0/],
  [{ RATE_LIMIT: "0" }, /^RATE_LIMIT/],
  [{ CONTACT_EMAIL: "" }, /^CONTACT_EMAIL/],
  [{ MAIL_DOMAIN: "" }, /^MAIL_DOMAIN is localhost/],
  [{ SMTP_HOST: "127.0.0.1" }, /^SMTP listens on 127.0.0.1:2525/],
  [{ SMTP_HOST: "::1", SMTP_PORT: "25" }, /^SMTP listens on ::1:25/],
  [{ SMTP_TLS_KEY: "" }, /mail comes unencrypted/],
])("%p is said in one sentence", (env, sentence) => {
  expect(notices(env)).toEqual([expect.stringMatching(sentence)]);
});

test("a certificate of mail that cannot be used is named, where mail is received", () => {
  const config = (env: Record<string, string>) => loadConfig({ ...good, ...env });
  const around = { ...surroundingsOf(config({}), now), disk: roomyDisk };
  expect(noticesOf(config({}), around)).toEqual([
    expect.stringMatching(/^SMTP_TLS_CERT, SMTP_TLS_KEY: .*\/etc\/cert\.pem.*mail comes unencrypted/),
  ]);
  expect(noticesOf(config({ ROLE: "web" }), around)).toEqual([]);
});

test("a folder for temporary files that takes none is named, and is looked at in truth", async () => {
  const config = loadConfig(good);
  const around = { disk: roomyDisk, certificateFault: null, now };
  expect(noticesOf(config, { ...around, sealedTmp: "/tmp" })).toEqual([
    expect.stringMatching(/^\/tmp: nothing can/),
  ]);
  expect(surroundingsOf(config, now).sealedTmp).toBeNull();
  const env = { ...good, DATABASE_URL: newFileUrl(), TMPDIR: "/proc" };
  expect((await runMain(env, "serve", "--check")).text).toContain("/proc: nothing can be written there");
});

test("a web process is told nothing of mail", () => {
  expect(notices({ ROLE: "web", MAIL_DOMAIN: "", SMTP_HOST: "", SMTP_TLS_CERT: "" })).toEqual([]);
});

test("a disk that is nearly full, or that ends with the container, is named", () => {
  expect(notices({}, { ...roomyDisk, free: 0.099 })).toEqual([
    expect.stringContaining("/data/toolbox.db has 9 % left"),
  ]);
  expect(notices({}, { ...roomyDisk, free: 0.1 })).toEqual([]);
  for (const type of [0x79_4c_76_30, 0x01_02_19_94])
    expect(notices({}, { ...roomyDisk, type })).toEqual([expect.stringContaining("Put it on a volume")]);
});

test("lists that are older than a year are named with their dates, without those that the operator has replaced", () => {
  const dates = dataSources.map(({ date }) => date).toSorted();
  const [oldest = "", newest = ""] = [dates[0], dates.at(-1)];
  const yearAfter = (date: string, ms: number) => new Date(Date.parse(date) + 365 * dayMs + ms);
  expect(notices({}, roomyDisk, yearAfter(oldest, 0))).toEqual([]);
  const [notice = "", ...others] = notices({}, roomyDisk, yearAfter(newest, 1));
  expect(others).toEqual([]);
  for (const { what, date } of dataSources) expect(notice).toContain(`${what} (${date})`);
  expect(notice).toContain("bun run update-data");
  const replaced = { GEOIP_MMDB: "/var/lib/countries.mmdb" };
  const [shorter = ""] = notices(replaced, roomyDisk, yearAfter(newest, 1));
  expect(shorter).not.toContain("countries");
  expect(notices(replaced, roomyDisk, yearAfter(oldest, 1)).join("")).not.toContain("countries of IP");
});

test("the disk is that of the nearest folder that is there; PostgreSQL has none here", () => {
  const disk = databaseDisk({ DATABASE_URL: newFileUrl() });
  expect(disk?.free).toBeGreaterThanOrEqual(0);
  expect(disk?.free).toBeLessThanOrEqual(1);
  expect(databaseDisk({ DATABASE_URL: "postgres://toolbox@127.0.0.1/toolbox" })).toBeNull();
  expect(databaseDisk({ DATABASE_URL: "file::memory:" })).toBeNull();
});

test("who tries the site out is told at the start of its address only, and nothing on this machine alone", () => {
  const atStart = (env: Record<string, string>) =>
    startNoticesOf(loadConfig(env), {
      disk: roomyDisk,
      certificateFault: null,
      sealedTmp: null,
      now,
    });
  expect(atStart({})).toEqual([expect.stringContaining("http://localhost:3000")]);
  expect(atStart({ HOST: "127.0.0.1" })).toEqual([]);
  expect(atStart({ HOST: "::1" })).toEqual([]);
  expect(atStart({ PUBLIC_URL: "https://tools.example" }).length).toBeGreaterThan(2);
});

test("serve --check says the same without serving, and fails when there is something", async () => {
  const url = newFileUrl();
  const bad = await runMain({ ...good, DATABASE_URL: url, TRUST_PROXY: "0" }, "serve", "--check");
  expect([bad.code, bad.faults]).toEqual([1, ""]);
  expect(bad.text).toContain("TRUST_PROXY is 0");
  const everything = await runMain(
    {
      DATABASE_URL: "file:/dev/shm/hop-do-nghe/toolbox.db",
      RATE_LIMIT: "0",
      PUBLIC_URL: "http://tools.example",
    },
    "serve",
    "--check",
  );
  expect(everything.code).toBe(1);
  // How old this version is on the day of the test is another matter.
  const lines = everything.text.trimEnd().split("\n");
  expect(lines.filter((line) => !line.startsWith("Lists of this version"))).toEqual([
    expect.stringMatching(/^PUBLIC_URL is http:\/\/tools.example, without TLS/),
    expect.stringMatching(/^RATE_LIMIT is 0/),
    expect.stringMatching(/^CONTACT_EMAIL is unset/),
    expect.stringMatching(/^MAIL_DOMAIN is localhost/),
    expect.stringMatching(/^SMTP_TLS_CERT and SMTP_TLS_KEY are unset/),
    expect.stringMatching(/^\/dev\/shm\/.*Put it on a volume/),
  ]);
  const wrong = await runMain({ PORT: "many" }, "serve", "--check");
  expect([wrong.code, wrong.faults]).toEqual([1, expect.stringContaining("PORT")]);
});
