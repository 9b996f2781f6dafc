import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionSecretBeside } from "../../src/db/session-secret.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "toolbox-"));

test("the secret is made once, is long, and its owner alone may read it", () => {
  const folder = newFolder();
  const secret = sessionSecretBeside(join(folder, "toolbox.db"));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecretBeside(join(folder, "toolbox.db"))).toBe(secret);
  expect(readdirSync(folder)).toEqual(["session-secret"]);
  expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
});

test("an empty or short secret file is a fault, not a weak signature", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "session-secret"), "short\n");
  expect(() => sessionSecretBeside(join(folder, "toolbox.db"))).toThrow("session-secret");
});

test("processes that start at once share one secret", async () => {
  const path = join(newFolder(), "toolbox.db");
  const script = `import { sessionSecretBeside } from ${JSON.stringify(import.meta.resolve("../../src/db/session-secret.ts"))};
    process.stdout.write(sessionSecretBeside(${JSON.stringify(path)}));`;
  const starts = Array.from({ length: 4 }, () => Bun.spawn([process.execPath, "-e", script]));
  const secrets = await Promise.all(starts.map((one) => new Response(one.stdout).text()));
  expect(new Set(secrets)).toEqual(new Set([sessionSecretBeside(path)]));
});

test("a database in memory has a secret of its own each time", () => {
  expect(sessionSecretBeside(null)).not.toBe(sessionSecretBeside(null));
});
