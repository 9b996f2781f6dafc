import { test } from "bun:test";
import { withNewTool } from "#tests/support/product/checkout.ts";

test("a tool that bun run new-tool has written passes the gate", () =>
  withNewTool("letter-turner", async (succeed) => {
    await succeed("node_modules/.bin/tsc", "--noEmit");
    await succeed("node_modules/.bin/oxlint", "--type-aware", "--deny-warnings");
    await succeed("node_modules/.bin/oxfmt", "--check", ".");
    const frame = ["structure", "texts", "documents", "layers", "core/catalog"].map(
      (name) => `tests/${name}.test.ts`,
    );
    const own = ["function", "api", "page", "visitor"].map(
      (part) => `tests/tools/letter-turner/${part}.test.ts`,
    );
    await succeed(process.execPath, "test", "--timeout", "900000", ...frame, ...own);
  }));
