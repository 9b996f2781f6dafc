import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "#tests/support/product/until.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

/** A project whose `start` is the site's, with bun among its packages, as `npx bun start` finds it. */
function projectWithBun(): string {
  const project = mkdtempSync(join(tmpdir(), "npx-"));
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  symlinkSync(process.execPath, join(project, "node_modules/.bin/bun"));
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "site", scripts: { start: `bun --version && bun ${main}` } }),
  );
  return project;
}

test.skipIf(!Bun.which("npx"))("the site stops in good order when the npx that started it ends", async () => {
  const port = await freePort();
  const npx = Bun.spawn(["npx", "--no-install", "bun", "start"], {
    cwd: projectWithBun(),
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: tmpdir(),
      PORT: String(port),
      HOST: "127.0.0.1",
      SMTP_PORT: "0",
      DATABASE_URL: newFileUrl(),
    },
    stdout: "pipe",
    stderr: "ignore",
  });
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status, String);
  await until(health, 200);
  npx.kill("SIGTERM");
  // The pipe ends with the last process that holds it: the site, after its last line.
  expect(await new Response(npx.stdout).text()).toContain('"event":"stopping"');
  expect(await health()).not.toBe(200);
});
