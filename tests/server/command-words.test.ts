import { expect, test } from "bun:test";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { deletionRequestStore } from "#db/deletion-requests.ts";
import { runCommand } from "#server/commands/index.ts";
import { newUser } from "#tests/support/people/users.ts";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
const path = join(folder, "toolbox.db");
const url = `file:${path}`;

/** The code and all that was written, or the sentence of the fault; paths and times are those of this run. */
async function run(...args: string[]): Promise<readonly [code: number | null, text: string]> {
  let text = "";
  const env = { DATABASE_URL: url };
  const masked = () =>
    text
      .replaceAll(folder, "HERE")
      .replaceAll(/\d{4}-\d\d-\d\dT\d{6}Z/g, "TIME")
      .replaceAll(/(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}/g, "CODE");
  try {
    const code = await runCommand(args, { env, write: (more) => void (text += more) });
    return [code, masked()];
  } catch (fault) {
    text = fault instanceof Error ? fault.message : String(fault);
    return [null, masked()];
  }
}

test("each command says in whole sentences what it has done, and what it has not", async () => {
  const database = await openDatabase(url);
  const at = new Date("2026-11-21T05:00:00Z");
  await newUser(database.db, "An");
  const requests = deletionRequestStore(database.db);
  const { confirmationCode } = await requests.record({ email: "AN@people.example", at });
  await database.close();
  const backup = join(folder, "a.backup");

  expect(await run("deletions")).toEqual([0, "CODE 2026-11-21T05:00:00.000Z AN@people.example\n"]);
  expect(await run("backup", backup)).toEqual([0, "HERE/a.backup\n"]);
  expect(await run("deletions", confirmationCode, "nothing")).toEqual([
    0,
    "CODE 1 account(s) deleted\nnothing no such request waits\n",
  ]);
  expect(await run("deletions")).toEqual([0, "None wait.\n"]);
  expect(await run("restore")).toEqual([2, "restore FILE, as `backup` has made it; stop the site first\n"]);
  expect(await run("restore", backup)).toEqual([
    0,
    "HERE/a.backup is in place.\nWhat was there before is kept as HERE/toolbox.db.replaced-TIME\nIt holds mail and notes that visitors were told are deleted: delete it once the site works. `backup` does after 7 days.\nAccounts that were deleted since that backup are back: settle their requests again (deletions).\n",
  ]);
  expect((await run("deletions"))[1]).toStartWith("CODE 2026");
  writeFileSync(join(folder, "text"), "no backup");
  expect(await run("restore", join(folder, "text"))).toEqual([
    null,
    "Nothing was restored: HERE/text: file is not a database",
  ]);
  const [, unmade] = await run("backup", join(folder, "text", "a"));
  expect(unmade).toMatch(/^No backup was made: ./);
  expect(await run("move", url)).toEqual([2, "move FROM TO, each as in DATABASE_URL; stop the site first\n"]);
  expect(await run("move", "file:/nowhere/a.db", "file:/nowhere/b.db")).toEqual([
    null,
    "Nothing was moved: /nowhere/a.db: there is no such database",
  ]);
  const [, moved] = await run("move", url, `file:${join(folder, "moved.db")}`);
  expect(moved.split("\n")).toEqual(expect.arrayContaining(["users: 1", "deletionRequests: 1", "notes: 0"]));
});
