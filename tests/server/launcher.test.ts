import { expect, test } from "bun:test";
import { until } from "../support/product/until.ts";
import { newFileUrl } from "../support/product/database.ts";
import { freePort } from "../support/servers/free-port.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

/** As npx does: starts a shell with the site below it, and ends alone. */
const launcher = `
  Bun.spawn(["sh", "-c", ${JSON.stringify(`${process.execPath} run ${main}; exit 0`)}], {
    env: { ...process.env, npm_command: "exec" }, stdout: "inherit", stderr: "inherit" });
  await new Promise(() => {});`;

test("the site stops in good order when the npx that started it ends", async () => {
  const port = await freePort();
  const env = { PATH: process.env["PATH"] ?? "", PORT: String(port), HOST: "127.0.0.1", SMTP_PORT: "0" };
  const npx = Bun.spawn([process.execPath, "-e", launcher], {
    env: { ...env, DATABASE_URL: newFileUrl() },
    stdout: "pipe",
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp);
  npx.kill("SIGTERM");
  // The pipe ends with the last process that holds it: the site, after its last line.
  expect(await new Response(npx.stdout).text()).toContain('"event":"stopping"');
  expect(await isUp()).toBe(false);
});
