import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { parse } from "yaml";
import { Env } from "../src/server/config.ts";
import { debianProgram } from "./support/servers/debian.ts";

const folder = new URL("../deploy/", import.meta.url).pathname;
const units = ["hop-do-nghe.service", "hop-do-nghe-backup.service", "hop-do-nghe-backup.timer"];

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
  expect(await run("systemd-analyze", "verify", ...units.map((name) => join(places, name)))).toEqual({
    code: 0,
    text: "",
  });
  for (const name of units.filter((unit) => unit.endsWith(".service"))) {
    const { text } = await run("systemd-analyze", "security", "--offline=true", join(places, name));
    expect([name, Number(/level for \S+: ([\d.]+)/.exec(text)?.[1]) <= 1.6]).toEqual([name, true]);
  }
});

test("compose names only settings that there are, and keeps the site's folders", async () => {
  const compose = parse(await Bun.file(`${folder}compose.yaml`).text());
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

const nginx = debianProgram("usr/sbin/nginx", ["nginx-light"]);

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

const caddy = debianProgram("usr/bin/caddy", ["caddy"]);

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
