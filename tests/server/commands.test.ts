import { expect, test } from "bun:test";
import { runCommand } from "../../src/server/commands/index.ts";

async function run(...args: string[]) {
  let text = "";
  const code = await runCommand(args, { env: {}, write: (more) => void (text += more) });
  return { code, text };
}

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
