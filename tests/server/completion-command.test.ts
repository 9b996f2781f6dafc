import { expect, test } from "bun:test";
import { runCompletionCommand } from "#server/commands/completion.ts";
import { commandTexts } from "#server/commands/list.ts";
import { shellCallsOf, shellTools } from "#server/commands/tool-calls.ts";
import { pathOfShell, typeAt, typedShells } from "#tests/support/servers/typed-shell.ts";

async function run(words: readonly string[], env: Record<string, string> = { LANG: "en" }) {
  let [out, complaint] = ["", ""];
  const code = await runCompletionCommand(words, {
    env,
    out: { isTTY: true, write: (text) => void (out += String(text)) },
    complain: (text) => void (complaint += text),
    readInput: () => null,
  });
  return { code, out, complaint };
}

const wordsFor = async (...words: string[]): Promise<readonly string[]> =>
  (await run(["words", ...words])).out
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split("\t")[0] ?? "");

for (const shell of typedShells)
  test.skipIf(pathOfShell(shell) === null)(
    `Tab in ${shell} completes commands, tools, calls, flags, choices and files`,
    async () => {
      expect(
        await typeAt(shell, [
          "hop-do-nghe too\ttwo\tge\ta",
          "hop-do-nghe tool crypto hash --alg\tsha5\tabc",
          "hop-do-nghe tool crypto hash --algo=sha5\tabc",
          "hop-do-nghe tool crypto hash 'a b: c' --ke\tq",
          "hop-do-nghe tool qr text hi -o pic\t",
          "hop-do-nghe nothing like\tthis",
        ]),
      ).toEqual([
        "<tool><two-factor><generate><a>",
        "<tool><crypto><hash><--algo><sha512><abc>",
        "<tool><crypto><hash><--algo=sha512><abc>",
        "<tool><crypto><hash><a b: c><--key><q>",
        "<tool><qr><text><hi><-o><picture.png>",
        "<nothing><likethis>",
      ]);
    },
  );

test("each command, tool, call and choice can be completed; what was given is not offered again", async () => {
  expect(await wordsFor("")).toEqual(commandTexts.map(([name]) => name));
  expect(await wordsFor("completion", "")).toEqual([...typedShells]);
  expect(await wordsFor("tool", "")).toEqual(Object.keys(shellTools));
  for (const [id, load] of Object.entries(shellTools)) {
    const calls = await shellCallsOf((await load()).default, { lang: "en" });
    expect([id, await wordsFor("tool", id, "")]).toEqual([id, [...calls.keys()]]);
    for (const [name] of calls) {
      const flags = await wordsFor("tool", id, name, "");
      expect([name, flags]).toEqual([name, expect.arrayContaining(["--json", "--help", "--out-file"])]);
      expect(new Set(flags).size).toBe(flags.length);
    }
  }
  expect(await wordsFor("tool", "crypto", "hash", "--algo", "sha3-")).toEqual(["sha3-256", "sha3-512"]);
  expect(await wordsFor("tool", "crypto", "hash", "--algo", "md5", "--algo")).toEqual([]);
  expect(await wordsFor("tool", "cron", "preview", "--tz", "")).toEqual([]);
  expect(await wordsFor("tool", "no-tool", "")).toEqual([]);
  expect(await wordsFor("tool", "cron", "no-call", "")).toEqual([]);
  expect(await wordsFor("tool", "toString", "")).toEqual([]);
});

test("what is offered is explained, in the language of the locale", async () => {
  expect((await run(["words", "tool", "cr"])).out).toBe(
    "cron\tIn words, with its next runs\ncrypto\tPasswords, hashes, JWT, UUID\n",
  );
  expect((await run(["words", "tool", "cron"], {})).out).toMatch(/^cron\t.*[ạ-ỹ]/);
  expect((await run([])).out).toContain('eval "$(hop-do-nghe completion zsh)"');
  expect(await run(["tcsh"])).toEqual({
    code: 2,
    out: "",
    complaint: expect.stringContaining("bash|zsh|fish"),
  });
});
