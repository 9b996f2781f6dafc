import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = new URL("../", import.meta.url).pathname;
const left = new Set(["node_modules", ".git", "data"]);

/** A copy of this checkout with the same packages. */
function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), "new-tool-"));
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(relative(root, source)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function run(cwd: string, ...command: string[]): Promise<{ code: number; output: string }> {
  const job = Bun.spawn(command, { cwd, stdout: "pipe", stderr: "pipe", env: process.env });
  const [output, errors, code] = await Promise.all([
    new Response(job.stdout).text(),
    new Response(job.stderr).text(),
    job.exited,
  ]);
  return { code, output: output + errors };
}

test("bun run new-tool writes a tool that passes the gate, with one line a shared file", async () => {
  const folder = copyCheckout();
  try {
    const shared =
      "README.md locales/en.ts locales/vi.ts src/api/registry.ts src/core/catalog.ts src/routes/registry.ts src/tools/registry.ts";
    const linesOf = async (file: string) => (await Bun.file(join(folder, file)).text()).split("\n");
    const before = await Promise.all(shared.split(" ").map(linesOf));
    const succeed = async (...command: string[]) => {
      const { code, output } = await run(folder, ...command);
      expect([command.join(" "), code, code === 0 ? "" : output]).toEqual([command.join(" "), 0, ""]);
    };

    await succeed(process.execPath, "run", "new-tool", "letter-turner");
    const after = await Promise.all(shared.split(" ").map(linesOf));
    after.forEach((lines, index) => {
      const old = new Set(before[index]);
      expect(lines.filter((line) => !old.has(line))).toHaveLength(1);
      expect(lines).toHaveLength((before[index]?.length ?? 0) + 1);
    });
    await succeed("node_modules/.bin/tsc", "--noEmit");
    await succeed("node_modules/.bin/oxlint", "--type-aware", "--deny-warnings");
    await succeed("node_modules/.bin/oxfmt", "--check", ".");
    const frame = ["structure", "texts", "readme", "layers", "core/catalog"].map(
      (name) => `tests/${name}.test.ts`,
    );
    const own = ["tools", "api", "routes", "e2e"].map((layer) => `tests/${layer}/letter-turner.test.ts`);
    await succeed(process.execPath, "test", ...frame, ...own);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 900_000);

test("a tool that is there, and an id that is none, are refused without a file written", async () => {
  for (const id of ["cron", "Cron", "", "a b", "../x"]) {
    const { code, output } = await run(root, process.execPath, "scripts/new-tool.ts", id);
    expect([id, code, /already|Usage/.test(output)]).toEqual([id, 1, true]);
  }
});
