import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { Env } from "../src/server/config.ts";

const folder = new URL("../deploy/", import.meta.url).pathname;
const units = ["hop-do-nghe.service", "hop-do-nghe-backup.service", "hop-do-nghe-backup.timer"];

async function run(...command: string[]) {
  const job = Bun.spawn(command, { stdout: "pipe", stderr: "pipe" });
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

withSystemd("systemd takes the units, and finds the site's own well shut in", async () => {
  const places = mkdtempSync(join(tmpdir(), "units-"));
  for (const name of units) {
    const text = await Bun.file(folder + name).text();
    await Bun.write(join(places, name), text.replaceAll("/usr/local/bin/hop-do-nghe", "/bin/true"));
  }
  expect(await run("systemd-analyze", "verify", ...units.map((name) => join(places, name)))).toEqual({
    code: 0,
    text: "",
  });
  const unit = join(places, "hop-do-nghe.service");
  const { text } = await run("systemd-analyze", "security", "--offline=true", unit);
  expect(Number(/level for \S+: ([\d.]+)/.exec(text)?.[1])).toBeLessThanOrEqual(1.6);
});

test("compose names only settings that there are, and keeps the site's folders", async () => {
  const compose = parse(await Bun.file(`${folder}compose.yaml`).text());
  const { environment, read_only, volumes, ports } = compose.services.site;
  expect(Object.keys(environment).filter((name) => !(name in Env.properties))).toEqual([]);
  expect([read_only, volumes, ports]).toEqual([true, ["data:/data"], ["25:2525"]]);
  expect(Object.keys(compose.volumes)).toContain("data");
});
