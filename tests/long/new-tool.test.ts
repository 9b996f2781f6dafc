import { test } from "bun:test";
import { withNewTool } from "#tests/support/product/checkout.ts";

test("a tool that bun run new-tool has written passes the gate", () =>
  withNewTool("letter-turner", async (succeed) => {
    await succeed("node_modules/.bin/tsc", "--noEmit");
    await succeed("node_modules/.bin/oxlint", "--type-aware", "--deny-warnings");
    await succeed("node_modules/.bin/oxfmt", "--check", ".");
    const parts = {
      "tests/": "structure texts documents layers figures tools/names",
      "tests/tools/": "letter-turner/ account/ cron/ encode/ finder/ history/",
      "tests/server/": "privacy-sentences site metrics mcp-command tool-command completion-command",
    };
    const ofEveryTool = [
      ..."tests/core tests/api tests/routes tests/ssr tests/client tests/e2e".split(" "),
      ...Object.entries(parts).flatMap(([folder, names]) =>
        names.split(" ").map((name) => `${folder}${name}${name.endsWith("/") ? "" : ".test.ts"}`),
      ),
    ];
    await succeed(process.execPath, "test", "--timeout", "900000", ...ofEveryTool, "-t", "^(?!thorough: )");
  }));
