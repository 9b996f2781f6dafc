import { expect, test } from "bun:test";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { sessionSecretOf } from "#db/session-secret.ts";
import { newDatabase, newDatabaseUrl } from "#tests/support/product/database.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "toolbox-"));

test("the secret is made once and is long; another site has another", async () => {
  const database = await newDatabase();
  const secret = await sessionSecretOf(database);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await sessionSecretOf(database)).toBe(secret);
  expect(await sessionSecretOf(await newDatabase())).not.toBe(secret);
});

test("the file that earlier versions kept it in is taken over; a short one is a fault, not a weak signature", async () => {
  const [folder, { db }] = [newFolder(), await newDatabase()];
  const path = join(folder, "toolbox.db");
  writeFileSync(join(folder, "session-secret"), "short\n");
  expect(await sessionSecretOf({ db, path }).catch(String)).toContain("session-secret: at least 32");
  writeFileSync(join(folder, "session-secret"), `${"s".repeat(43)}\n`);
  expect(await sessionSecretOf({ db, path })).toBe("s".repeat(43));
  expect(await sessionSecretOf({ db, path: null })).toBe("s".repeat(43));
});

test("processes that start at once share one secret", async () => {
  const url = await newDatabaseUrl();
  const importOf = (file: string) => JSON.stringify(import.meta.resolve(`../../src/db/${file}.ts`));
  const script = `import { openDatabase } from ${importOf("client")};
    import { sessionSecretOf } from ${importOf("session-secret")};
    const database = await openDatabase(${JSON.stringify(url)});
    process.stdout.write(await sessionSecretOf(database));
    await database.close();`;
  const starts = Array.from({ length: 4 }, () => Bun.spawn([process.execPath, "-e", script]));
  const secrets = await Promise.all(starts.map((one) => new Response(one.stdout).text()));
  const database = await openDatabase(url);
  expect(new Set(secrets)).toEqual(new Set([await sessionSecretOf(database)]));
  await database.close();
});
