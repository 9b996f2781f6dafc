import { expect, test } from "bun:test";
import { join } from "node:path";

const script = join(import.meta.dir, "../scripts/install.ts");

test("products that are started at once install one after the other", async () => {
  const installs = Array.from({ length: 12 }, () =>
    Bun.spawn([process.execPath, script], { stdout: "pipe", stderr: "pipe" }),
  );
  const ends = await Promise.all(
    installs.map(async (install) => ({
      exitCode: await install.exited,
      said: await new Response(install.stderr).text(),
    })),
  );
  for (const { exitCode, said } of ends) {
    expect(said).not.toContain("EEXIST");
    expect(exitCode).toBe(0);
  }
});
