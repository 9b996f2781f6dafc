import { expect, test } from "bun:test";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkStore } from "../../src/db/links.ts";
import { openPostgresql } from "../../src/db/postgresql.ts";
import { addUser } from "../support/people/users.ts";
import { hasPostgresql, sharedPostgresql } from "../support/servers/postgresql.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

async function run(command: string[], env: Record<string, string> = {}): Promise<void> {
  const job = Bun.spawn(command, { env: { ...process.env, ...env }, stdout: "pipe", stderr: "pipe" });
  const said = await new Response(job.stderr).text();
  expect([await job.exited, said]).toEqual([0, ""]);
}

test.skipIf(!hasPostgresql)(
  "what README says of a backup and its way back holds for PostgreSQL",
  async () => {
    const url = await (await sharedPostgresql()).newDatabase();
    const file = join(mkdtempSync(join(tmpdir(), "backups-")), "toolbox.dump");
    const before = await openPostgresql(url);
    const an = await addUser(before.db, "an");
    const link = { id: "l1", code: "Tet2027", target: "https://example.com/", createdAt: new Date(0) };
    await linkStore(before.db).add({ ...link, userId: an.id, title: "Tết", tags: ["xuân"] });
    const stored = await linkStore(before.db).find("tet2027");
    await run([process.execPath, main, "backup", file], { DATABASE_URL: url });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await linkStore(before.db).remove({ code: "tet2027", userId: an.id });
    await before.close();
    const address = url.replace(/\?.*/, "");
    await run(["pg_restore", "--clean", "--if-exists", `--dbname=${address}`, file]);
    const after = await openPostgresql(url);
    expect(await linkStore(after.db).find("tet2027")).toEqual(stored);
    expect(await after.isHealthy()).toBe(true);
    await after.close();
  },
);
