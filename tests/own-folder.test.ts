import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./support/product/until.ts";

const root = new URL("../", import.meta.url).pathname;

/** Two tests that leave a folder behind and a file of another program, in a project that has this one's setup. */
function newProject(body: string): { readonly project: string; readonly temporary: string } {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  const temporary = join(project, "temporary");
  mkdirSync(temporary);
  writeFileSync(join(project, "bunfig.toml"), `[test]\npreload = ["${root}tests/setup.ts"]\n`);
  const imports = `import { test } from "bun:test"; import { mkdtempSync } from "node:fs"; import { tmpdir } from "node:os";`;
  const leave = `mkdtempSync(tmpdir() + "/left-"); Bun.spawnSync(["mktemp"], { env: process.env });`;
  for (const name of ["one", "two"])
    writeFileSync(
      join(project, `${name}.test.ts`),
      `${imports} test("${name}", () => { ${leave} ${body} });`,
    );
  return { project, temporary };
}

const own = `${root}tests/support/servers/own-folder.ts`;
const bodies = {
  passes: ["", 0],
  fails: [`throw new Error("for once");`, 1],
  "is killed": [`process.kill(process.pid, "SIGKILL");`, 1],
} as const;

for (const [how, [body, status]] of Object.entries(bodies))
  test(`a run that ${how} leaves nothing among the temporary files, with workers and without`, async () => {
    for (const command of [["test"], [own, "test", "--parallel", "--no-isolate"]]) {
      const { project, temporary } = newProject(body);
      const run = Bun.spawn([process.execPath, ...command], {
        cwd: project,
        // Nothing else: `--no-orphans` is inherited, and would end what removes the folder.
        env: { PATH: process.env["PATH"] ?? "", TMPDIR: temporary },
        stdio: ["ignore", "ignore", "ignore"],
      });
      expect((await run.exited) > 0 ? 1 : 0).toBe(status);
      await until(() => readdirSync(temporary), []);
    }
  });
