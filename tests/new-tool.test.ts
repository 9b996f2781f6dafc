import { expect, test } from "bun:test";
import { runIn, withNewTool } from "./support/product/checkout.ts";

const root = new URL("../", import.meta.url).pathname;

test("bun run new-tool writes a tool with its tests, with one line a shared file", () =>
  withNewTool("letter-turner", async (succeed) => {
    await succeed(
      process.execPath,
      "test",
      "--timeout",
      "900000",
      "tests/structure.test.ts",
      "tests/ssr/site-files.test.ts",
      "tests/tools/names.test.ts",
      "tests/tools/encode/snapshots.test.ts",
      "tests/tools/letter-turner/function.test.ts",
      "tests/tools/letter-turner/snapshots.test.ts",
    );
  }));

test("a tool that is there, and an id that is none, are refused without a file written", async () => {
  for (const id of ["cron", "Cron", "", "a b", "../x"]) {
    const { code, output } = await runIn(root, [process.execPath, "scripts/new-tool.ts", id]);
    expect([id, code, /already|Usage/.test(output)]).toEqual([id, 1, true]);
  }
});
