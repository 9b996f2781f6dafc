import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { Env } from "#server/config.ts";
import { debianProgram } from "./support/servers/debian.ts";

const folder = new URL("../deploy/", import.meta.url).pathname;
const units = [
  "hop-do-nghe.service",
  "hop-do-nghe-backup.service",
  "hop-do-nghe-backup.timer",
  "hop-do-nghe-failed@.service",
];

async function run(...command: string[]) {
  const env = { ...process.env, SITE_HOST: "tools.example" };
  const job = Bun.spawn(command, { stdout: "pipe", stderr: "pipe", env });
  const [output, errors] = await Promise.all([
    new Response(job.stdout).text(),
    new Response(job.stderr).text(),
  ]);
  return { code: await job.exited, text: output + errors };
}

test("the environment file names every setting with its default and what it does, and no other", async () => {
  const text = await Bun.file(`${folder}hop-do-nghe.env`).text();
  const wanted = Object.entries(Env.properties).map(
    ([name, { description = "", default: standard = "" }]) => `# ${description}\n#${name}=${standard}\n`,
  );
  expect(wanted.filter((lines) => !text.includes(lines))).toEqual([]);
  expect(text.match(/^#?[A-Z_]+=/gm)).toHaveLength(wanted.length);
});

const withSystemd = test.skipIf(!Bun.which("systemd-analyze"));

withSystemd("systemd takes the units, and finds the site and its backup well shut in", async () => {
  const places = mkdtempSync(join(tmpdir(), "units-"));
  for (const name of units) {
    const text = await Bun.file(folder + name).text();
    await Bun.write(join(places, name), text.replaceAll("/usr/local/bin/hop-do-nghe", "/bin/true"));
  }
  const { code, text } = await run("systemd-analyze", "verify", ...units.map((name) => join(places, name)));
  const unknown = /Unknown key (name )?'(RestartSteps|RestartMaxDelaySec)'/;
  const version = Number(/\d+/.exec((await run("systemd-analyze", "--version")).text)?.[0]);
  const complaints = text.split("\n").filter((line) => !(version < 254 && unknown.test(line)));
  expect([code, complaints]).toEqual([0, [""]]);
  for (const name of units.filter((unit) => unit.endsWith(".service"))) {
    const { text } = await run("systemd-analyze", "security", "--offline=true", join(places, name));
    expect([name, Number(/level for \S+: ([\d.]+)/.exec(text)?.[1]) <= 1.6]).toEqual([name, true]);
  }
});

/** The settings of a unit; of one that stands several times the last counts. */
const settingsOf = async (name: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    [...(await Bun.file(folder + name).text()).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = "", value = ""]) => [
      key,
      value,
    ]),
  );

const seconds = (span = ""): number => parseInt(span) * ({ min: 60, h: 3600 }[span.replace(/\d+/, "")] ?? 1);

test("a site that ends by itself is started again for ever, later and later, and soon enough", async () => {
  const site = await settingsOf("hop-do-nghe.service");
  expect([site["Restart"], site["StartLimitIntervalSec"]]).toEqual(["always", "0"]);
  expect(
    Object.keys(site).filter((name) => /StartLimitBurst|StartLimitAction|Prevent|^OnFailure/.test(name)),
  ).toEqual([]);
  const [first, last] = [seconds(site["RestartSec"]), seconds(site["RestartMaxDelaySec"])];
  expect([first >= 1, last > first, last <= 60, Number(site["RestartSteps"]) > 1]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const name of ["compose.yaml", "compose.scale.yaml"]) {
    const { services } = parse(await Bun.file(folder + name).text(), { merge: true });
    const restarts: Record<string, string> = Object.fromEntries(
      Object.entries<{ restart?: string }>(services).map(([service, { restart = "" }]) => [service, restart]),
    );
    expect([name, new Set(Object.values(restarts))]).toEqual([name, new Set(["unless-stopped"])]);
  }
});

test("no container's log grows for ever", async () => {
  for (const name of ["compose.yaml", "compose.scale.yaml"]) {
    const { services } = parse(await Bun.file(folder + name).text(), { merge: true });
    for (const [service, { logging }] of Object.entries<{ logging?: { options?: Record<string, string> } }>(
      services,
    )) {
      const { "max-size": size = "", "max-file": files = "" } = logging?.options ?? {};
      expect([name, service, /^\d+m$/.test(size) && parseInt(size) * Number(files) <= 200]).toEqual([
        name,
        service,
        true,
      ]);
    }
  }
});

test("whatever fails by itself tells somebody, a few times an hour at most", async () => {
  const notice = "hop-do-nghe-failed@%n.service";
  expect((await settingsOf("hop-do-nghe-backup.service"))["OnFailure"]).toBe(notice);
  const { ExecStopPost = "" } = await settingsOf("hop-do-nghe.service");
  const [, script = ""] = /^-\+\/bin\/sh -c '(.*)'$/.exec(ExecStopPost) ?? [];
  const programs = mkdtempSync(join(tmpdir(), "programs-"));
  writeFileSync(join(programs, "systemctl"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const started = (result: string) =>
    Bun.spawnSync(["/bin/sh", "-c", script], {
      env: { PATH: `${programs}:/bin`, SERVICE_RESULT: result },
    }).stdout.toString();
  expect(started("success")).toBe("");
  for (const result of ["exit-code", "signal", "core-dump", "watchdog", "oom-kill", "timeout"])
    expect([result, started(result)]).toEqual([result, `start --no-block ${notice}\n`]);
  const told = await settingsOf("hop-do-nghe-failed@.service");
  expect(seconds(told["StartLimitIntervalSec"]) / Number(told["StartLimitBurst"])).toBeGreaterThanOrEqual(
    600,
  );
});

test("mail-certificate gives the site a copy of a renewed certificate that only its user reads", () => {
  const [lineage, state] = [mkdtempSync(join(tmpdir(), "lineage-")), mkdtempSync(join(tmpdir(), "state-"))];
  const hand = (names: Record<string, string>, ...args: string[]) => {
    for (const [name, text] of Object.entries(names)) writeFileSync(join(lineage, name), text);
    const env = { PATH: process.env["PATH"] ?? "", RENEWED_LINEAGE: lineage, STATE_DIRECTORY: state };
    return Bun.spawnSync([`${folder}mail-certificate`, ...args], { env }).exitCode;
  };
  const handed = () =>
    ["fullchain.pem", "privkey.pem"].map((name) => {
      const path = join(state, "mail-tls", name);
      return [readFileSync(path, "utf8"), statSync(path).mode & 0o777, statSync(path).uid];
    });
  const { uid } = statSync(state);
  expect(hand({ "fullchain.pem": "chain 1", "privkey.pem": "key 1" })).toBe(0);
  expect(handed()).toEqual([
    ["chain 1", 0o600, uid],
    ["key 1", 0o600, uid],
  ]);
  expect(hand({ "c.pem": "chain 2", "k.pem": "key 2" }, join(lineage, "c.pem"), join(lineage, "k.pem"))).toBe(
    0,
  );
  expect(handed().map(([text]) => text)).toEqual(["chain 2", "key 2"]);
});

test("the site's containers are shut in alike, one or many, and both files have one .env", async () => {
  const [one, many] = await Promise.all(
    ["compose.yaml", "compose.scale.yaml"].map(async (name) => {
      const text = await Bun.file(folder + name).text();
      return { services: parse(text, { merge: true }).services, asks: [...text.matchAll(/\$\{(\w+):\?/g)] };
    }),
  );
  const bars = [
    "read_only",
    "tmpfs",
    "mem_limit",
    "cap_drop",
    "security_opt",
    "env_file",
    "stop_grace_period",
  ];
  for (const name of ["web-1", "web-2", "mail", "backup"])
    for (const bar of bars)
      expect([name, bar, JSON.stringify(many?.services[name][bar])]).toEqual([
        name,
        bar,
        JSON.stringify(one?.services.site[bar]),
      ]);
  expect([one, many].map((file) => file?.services.backup.command)).toEqual([
    ["backup", "--daily"],
    ["backup", "--daily"],
  ]);
  expect(one?.services.backup.volumes).toEqual(one?.services.site.volumes);
  expect(many?.asks.map(([, name]) => name)).toEqual(["SITE_HOST", "POSTGRES_PASSWORD"]);
});

test("many processes come up by their file alone: built, each after what it needs, with a name of their own", async () => {
  const [one, many] = await Promise.all(
    ["compose.yaml", "compose.scale.yaml"].map(async (name) =>
      parse(await Bun.file(folder + name).text(), { merge: true }),
    ),
  );
  expect([typeof many.name, many.name === one.name]).toEqual(["string", false]);
  const products = ["web-1", "web-2", "mail", "backup"];
  for (const name of products) {
    expect([name, many.services[name].build]).toEqual([name, one.services.site.build]);
    // What one .env says holds in both.
    const asked = Object.keys(one.services.site.environment).filter((setting) => setting !== "SMTP_HOST");
    expect([name, asked.filter((setting) => !(setting in many.services[name].environment))]).toEqual([
      name,
      [],
    ]);
  }
  for (const [name, { depends_on: needed = {} }] of Object.entries<{
    depends_on?: Record<string, { condition?: string }>;
  }>(many.services))
    for (const [other, { condition }] of Object.entries(needed))
      expect([name, other, condition]).toEqual([name, other, "service_healthy"]);
  expect(Object.keys(many.services.proxy.depends_on)).toEqual(["web-1", "web-2"]);
});

test("toolbox checks the settings as the unit's user, and runs root's commands as root, all with the unit's settings", () => {
  const programs = mkdtempSync(join(tmpdir(), "programs-"));
  writeFileSync(join(programs, "systemd-run"), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const wordsOf = (...args: string[]) =>
    Bun.spawnSync([`${folder}toolbox`, ...args], { env: { PATH: `${programs}:/bin` } })
      .stdout.toString()
      .trim()
      .split("\n");
  const check = wordsOf("serve", "--check");
  expect(check).toEqual(
    expect.arrayContaining(["User=hop-do-nghe", "DynamicUser=yes", "StateDirectory=hop-do-nghe"]),
  );
  expect(check.slice(-3)).toEqual(["hop-do-nghe", "serve", "--check"]);
  const restore = wordsOf("restore", "/root/a b.db.zst");
  expect(restore.filter((word) => /User/.test(word) && !word.startsWith("SUDO_USER"))).toEqual([]);
  expect(restore.slice(-3)).toEqual(["hop-do-nghe", "restore", "/root/a b.db.zst"]);
  for (const words of [check, restore]) expect(words).toContain("EnvironmentFile=-/etc/hop-do-nghe.env");
});

type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] };

test("alerts ask only for metrics that there are", async () => {
  const { groups }: Alerts = parse(await Bun.file(`${folder}alerts.yml`).text());
  const snapshot = await Bun.file(
    new URL("./server/__snapshots__/metrics.test.ts.snap", import.meta.url),
  ).text();
  const words = new Set(
    groups.flatMap(({ rules }) =>
      rules.flatMap(
        ({ expr }) => expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \(\w+\)/g, "").match(/[a-z_][a-z_\d]+/g) ?? [],
      ),
    ),
  );
  const language = ["sum", "rate", "time", "or", "changes", "up", "predict_linear", "max", "absent"];
  const asked = [...words].filter((word) => !language.includes(word));
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !snapshot.includes(`"${name} `))).toEqual([]);
});

test("compose names only settings that there are, and keeps the site's folders", async () => {
  const compose = parse(await Bun.file(`${folder}compose.yaml`).text(), { merge: true });
  const { environment, read_only, volumes, ports } = compose.services.site;
  expect(Object.keys(environment).filter((name) => !(name in Env.properties))).toEqual([]);
  expect([read_only, volumes, ports]).toEqual([true, ["data:/data"], ["25:2525"]]);
  expect(Object.keys(compose.volumes)).toContain("data");
});

const composeSchema = new URL("schemas/compose.schema.json", import.meta.resolve("dclint/package.json"));

test.each(["compose.yaml", "compose.scale.yaml"])("%s is as the Compose Specification says", async (name) => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  // Its name of the draft, which is ajv's standard one, is spelt with https.
  const validate = ajv.compile({ ...(await Bun.file(composeSchema).json()), $schema: undefined });
  const compose = parse(await Bun.file(folder + name).text(), { merge: true });
  validate(compose);
  expect(validate.errors).toBeNull();
  compose.services[Object.keys(compose.services)[0] ?? ""].resart = "always";
  expect(validate(compose)).toBe(false);
});

const nginx = debianProgram("nginx");

test.skipIf(!nginx)("nginx takes its file", async () => {
  const place = mkdtempSync(join(tmpdir(), "nginx-"));
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", join(place, "privkey.pem")];
  const subject = ["-subj", "/CN=example.com", "-out", join(place, "fullchain.pem")];
  await run("openssl", "req", "-x509", ...key, ...subject);
  const site = (await Bun.file(`${folder}nginx.conf`).text()).replaceAll(
    "/etc/letsencrypt/live/example.com",
    place,
  );
  const config = `pid ${place}/pid;\nerror_log ${place}/log;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`;
  await Bun.write(join(place, "nginx.conf"), config);
  const { code, text } = await run(nginx ?? "", "-t", "-c", join(place, "nginx.conf"));
  expect([code, text]).toEqual([0, expect.stringContaining("test is successful")]);
});

const caddy = debianProgram("caddy");

test.skipIf(!caddy)("Caddy takes its file", async () => {
  const { code, text } = await run(
    caddy ?? "",
    "validate",
    "--adapter",
    "caddyfile",
    "--config",
    `${folder}Caddyfile`,
  );
  expect([code, text]).toEqual([0, expect.stringContaining("Valid configuration")]);
});
