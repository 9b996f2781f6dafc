import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { replacedPath } from "#db/backup-folder.ts";
import { databaseName, openDatabase } from "#db/client.ts";
import { newFileUrl } from "#tests/support/product/database.ts";
import { runCommand } from "#server/commands/index.ts";

async function run(...args: string[]) {
  let text = "";
  const write = (more: string) => void (text += more);
  const code = await runCommand(args, { env: {}, write, note: () => {} });
  return { code, text };
}

test("a command that there is none of is named", async () => {
  let noted = "";
  const code = await runCommand(["bakcup", "x"], {
    env: {},
    write: () => {},
    note: (text) => (noted += text),
  });
  expect([code, noted]).toEqual([2, 'There is no command "bakcup".\n']);
});

test.each([
  "deletions",
  "deletions ABCD-EFGH-JKLM",
  "admin stats",
  "admin find x.example",
  "backup",
  "move file:missing.db file:target.db",
])("in a folder without a database, %p makes none and says where it looked", async (line) => {
  const args = line.split(" ");
  const folder = mkdtempSync(join(tmpdir(), "elsewhere-"));
  const main = new URL("../../src/main.ts", import.meta.url).pathname;
  const job = Bun.spawn([process.execPath, main, ...args], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "" },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [said, code] = [await new Response(job.stderr).text(), await job.exited];
  const [first = "", second = ""] = said.split("\n");
  const path = join(realpathSync(folder), args[0] === "move" ? "missing.db" : "data/toolbox.db");
  expect([code, first.startsWith("Database: "), first.includes(path), second.includes(path)]).toEqual([
    1,
    true,
    true,
    true,
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("that nobody waits for a deletion is said", async () => {
  const url = newFileUrl();
  await (await openDatabase(url)).close();
  let [text, noted] = ["", ""];
  const code = await runCommand(["deletions"], {
    env: { DATABASE_URL: url },
    write: (more) => void (text += more),
    note: (more) => void (noted += more),
  });
  expect([code, text, noted]).toEqual([0, "None wait.\n", `Database: ${url.slice("file:".length)}\n`]);
});

test("a server's database is named without who may open it", () => {
  expect(databaseName("postgres://user:geheim@db.example:5433/toolbox?pool=3")).toBe(
    "db.example:5433/toolbox",
  );
});

test("the commands are told with what each does, to who asks for help and to who mistypes", async () => {
  const help = await run("--help");
  expect(help).toMatchSnapshot();
  expect(await run("nothing")).toEqual({ code: 2, text: help.text });
  for (const name of ["serve", "backup", "restore", "move", "deletions", "--health"])
    expect([name, await run(name, "--help")]).toEqual([name, help]);
  expect(await run("admin", "--help")).toMatchSnapshot();
  expect(await run("--version")).toMatchObject({ code: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  expect([(await run("serve")).code, (await run()).code]).toEqual([null, null]);
});

test("what a restore put aside is gone with the backups of its day, and nothing else beside the database is", async () => {
  const url = newFileUrl();
  await (await openDatabase(url)).close();
  const folder = dirname(url.slice("file:".length));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const names = [8, 7.01, 6.9, 0].map((days) =>
    basename(replacedPath(join(folder, "toolbox.db"), daysAgo(days))),
  );
  const others = ["toolbox.db.replaced-by-hand", "other.db.replaced-2020-01-01T000000Z", "notes.txt"];
  for (const name of [...names, ...others]) writeFileSync(join(folder, name), "x");
  expect(await runCommand(["backup"], { env: { DATABASE_URL: url }, write: () => {}, note: () => {} })).toBe(
    0,
  );
  const left = readdirSync(folder);
  expect(names.map((name) => left.includes(name))).toEqual([false, false, true, true]);
  expect(others.filter((name) => !left.includes(name))).toEqual([]);
});
