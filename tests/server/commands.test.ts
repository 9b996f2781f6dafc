import { expect, test } from "bun:test";
import { mkdtempSync, readdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseName, openDatabase } from "../../src/db/client.ts";
import { newFileUrl } from "../support/product/database.ts";
import { runCommand } from "../../src/server/commands/index.ts";

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
