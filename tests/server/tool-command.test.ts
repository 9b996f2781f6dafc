import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describedIn } from "#core/described.ts";
import { flagFieldsOf } from "#server/commands/flags.ts";
import type { Terminal } from "#server/commands/terminal.ts";
import { runToolCommand } from "#server/commands/tool.ts";
import { shellCallsOf, shellTools } from "#server/commands/tool-calls.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const main = new URL("../../src/main.ts", import.meta.url).pathname;

/** A command as somebody types it, in a process of its own, with nothing set but what is given. */
async function type(
  words: readonly string[],
  { stdin, env = {} }: { stdin?: string | null; env?: Record<string, string> } = {},
) {
  const shell = Bun.spawn([process.execPath, main, "tool", ...words], {
    env: { PATH: process.env["PATH"] ?? "", LANG: "en_GB.UTF-8", ...env },
    stdin: typeof stdin === "string" ? "pipe" : "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  if (shell.stdin) {
    await shell.stdin.write(stdin ?? "");
    await shell.stdin.end();
  }
  const [out, complaint] = await Promise.all([
    new Response(shell.stdout).text(),
    new Response(shell.stderr).text(),
  ]);
  return { code: await shell.exited, out, complaint };
}

/** The same within this process. */
async function run(
  words: readonly string[],
  env: Terminal["env"] = { LANG: "en" },
  stdin: string | null = null,
) {
  const written: (string | Uint8Array)[] = [];
  const complaints: string[] = [];
  const code = await runToolCommand(words, {
    env,
    out: { isTTY: true, write: (output) => void written.push(output) },
    complain: (text) => void complaints.push(text),
    readInput: () => (stdin === null ? null : Buffer.from(stdin)),
  });
  return { code, out: written.map(String).join(""), complaint: complaints.join("") };
}

test("a call prints its main value; no setting can stop it", async () => {
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n";
  const words = ["crypto", "hash", "--algo", "sha256", "abc"];
  expect(await type(words, { env: { PORT: "no port", DATABASE_URL: "what" } })).toEqual({
    code: 0,
    out: abc,
    complaint: "",
  });
});

test("a text comes through stdin as it is; /dev/null gives none, an empty pipe an empty one", async () => {
  expect((await type(["data", "csv-json"], { stdin: "a,b\n1,2\n" })).out).toContain('"a"');
  expect((await type(["crypto", "hash", "--algo", "md5"], { stdin: "" })).out).toBe(
    "d41d8cd98f00b204e9800998ecf8427e\n",
  );
  const none = await type(["crypto", "hash", "--algo", "md5"]);
  expect([none.code, none.out, none.complaint]).toEqual([2, "", expect.stringContaining("text is missing")]);
});

test("a picture goes into a file, or on where the output is no terminal", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tool-command-"));
  try {
    const file = join(folder, "a.png");
    expect((await type(["qr", "text", "xin chào", "-o", file])).code).toBe(0);
    expect(Buffer.from(await Bun.file(file).arrayBuffer()).toString("latin1", 1, 4)).toBe("PNG");
    expect((await type(["qr", "text", "xin chào", "-o", join(folder, "no/a.png")])).code).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
  const onTerminal = await run(["qr", "text", "a"]);
  expect([onTerminal.code, onTerminal.complaint]).toEqual([2, expect.stringContaining("-o FILE")]);
});

test("what a call refuses ends with 1, what is typed wrongly with 2, in the language of the locale", async () => {
  const cases: readonly (readonly [string[], number, string])[] = [
    [["cron", "preview", "61 * * * *"], 1, "--expr: The minute “61”"],
    [["nothing"], 2, "no tool “nothing”"],
    [["cron", "nothing"], 2, "no call “nothing”"],
    [["cron", "preview", "* * * * *", "--nothing", "a"], 2, "no flag “nothing”"],
    [["cron", "preview", "* * * * *", "--count", "-5"], 2, "“count” needs a value"],
    [["cron", "preview", "* * * * *", "more"], 2, "“more” is one too many"],
    [["http", "status", "http://127.0.0.1:9/"], 1, "not a public one"],
  ];
  for (const [words, code, told] of cases) {
    const { code: ended, out, complaint } = await run(words);
    expect([words, ended, out, complaint]).toEqual([words, code, "", expect.stringContaining(told)]);
  }
  expect(
    (await run(["cron", "preview", "61 * * * *"], { LC_ALL: "vi_VN.UTF-8", LANG: "en" })).complaint,
  ).toContain("Phút “61”");
  expect((await run(["nothing"], {})).complaint).toContain("Không có công cụ");
});

test("each tool and each call has its help, and names no call that needs an account", async () => {
  const { out } = await run(["--help"]);
  for (const [id, load] of Object.entries(shellTools)) {
    expect(out).toContain(`  ${id} `);
    const calls = await shellCallsOf((await load()).default, { lang: "en" });
    expect([id, calls.size > 0]).toEqual([id, true]);
    for (const [name, call] of calls) {
      const { endpoint } = call;
      expect([name, endpoint.access === "owner", endpoint.path.includes("history")]).toEqual([
        name,
        false,
        false,
      ]);
      const help = await run([id, name, "--help"]);
      const vietnamese = await run([id, name, "--help"], { LANG: "vi_VN.UTF-8" });
      expect([name, help.code]).toEqual([name, 0]);
      for (const [, { description }] of flagFieldsOf(call)) {
        if (description === undefined || describedIn("vi", description) === description) continue;
        expect([name, help.out]).toEqual([name, expect.stringContaining(description)]);
        expect([name, vietnamese.out]).toEqual([name, expect.not.stringContaining(description)]);
      }
      for (const field of Object.keys(endpoint.action.input.properties))
        expect([name, help.out.toLowerCase().replaceAll("-", "")]).toEqual([
          name,
          expect.stringContaining(field.toLowerCase().replaceAll("_", "")),
        ]);
    }
  }
});

test("a call answers as the API does", async () => {
  const { url } = await sharedProduct();
  const cases: readonly (readonly [string[], string, object])[] = [
    [["crypto", "hash", "--algo", "sha3-256", "chợ"], "/crypto/hash", { algo: "sha3-256", text: "chợ" }],
    [["data", "json-yaml", '{"a":[1,"no"]}'], "/data/json/yaml", { text: '{"a":[1,"no"]}' }],
    [["encode", "b64encode", "--variant", "url", "ÿÿ"], "/tools/b64encode", { text: "ÿÿ", variant: "url" }],
    [["text-analyzer", "analyze", "Đi chợ. Về nhà!"], "/text-analyzer/analyze", { text: "Đi chợ. Về nhà!" }],
    [["ip", "lookup", "192.168.7.9"], "/ip", { ip: "192.168.7.9" }],
  ];
  for (const [words, path, body] of cases) {
    const { code, out } = await run([...words, "--json"]);
    const reply = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Language": "en" },
      body: JSON.stringify(body),
    });
    expect([words, code, JSON.parse(out)]).toEqual([words, 0, await reply.json()]);
  }
});
