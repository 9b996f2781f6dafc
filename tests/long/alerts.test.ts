import { expect, test } from "bun:test";
import { runIn } from "#tests/support/product/checkout.ts";
import { debianProgram } from "#tests/support/servers/debian.ts";

const deploy = new URL("../../deploy/", import.meta.url).pathname;
const promtool = debianProgram("promtool");

test.skipIf(!promtool)("Prometheus takes the alerts", async () => {
  expect(await runIn(deploy, [promtool ?? "", "check", "rules", "alerts.yml"])).toMatchObject({ code: 0 });
});
