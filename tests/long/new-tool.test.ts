import { test } from "bun:test";
import { withNewTool } from "#tests/support/product/checkout.ts";

test("a tool that bun run new-tool has written passes the gate", () =>
  withNewTool("letter-turner", async (succeed) => {
    await succeed("node_modules/.bin/tsc", "--noEmit");
    await succeed("node_modules/.bin/oxlint", "--type-aware", "--deny-warnings");
    await succeed("node_modules/.bin/oxfmt", "--check", ".");
    const ofEveryTool = [
      ...["structure", "texts", "documents", "layers", "figures"].map((name) => `tests/${name}.test.ts`),
      ...["tests/core", "tests/api", "tests/routes", "tests/ssr", "tests/client", "tests/e2e"],
      ...["letter-turner", "account", "cron", "encode", "finder", "history", "names.test.ts"].map(
        (name) => `tests/tools/${name}`,
      ),
      ...["privacy-sentences", "site", "metrics", "mcp-command", "tool-command", "completion-command"].map(
        (name) => `tests/server/${name}.test.ts`,
      ),
    ];
    await succeed(process.execPath, "test", "--timeout", "900000", ...ofEveryTool, "-t", "^(?!thorough: )");
  }));
