import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { until } from "#tests/support/product/until.ts";
import { debianProgram } from "./debian.ts";

const main = new URL("../../../src/main.ts", import.meta.url).pathname;

const prompt = "ready> ";

/** As somebody has it who has set nothing up but our line, which the shell runs when it starts. */
const invocations = {
  bash: {
    args: ["--noprofile", "--rcfile", ".zshrc", "-i"],
    start: `eval "$(hop-do-nghe completion bash)"\nPS1='${prompt}'`,
  },
  zsh: { args: ["-i"], start: `eval "$(hop-do-nghe completion zsh)"\nPS1='${prompt}'` },
  fish: {
    args: ["-i", "-C", "source .zshrc"],
    start: `hop-do-nghe completion fish | source\nfunction fish_prompt; printf '${prompt}'; end`,
  },
} as const;
export type TypedShell = keyof typeof invocations;
export const typedShells = ["bash", "zsh", "fish"] as const;

/** Where a shell is; null where tests have to do without. */
export const pathOfShell = (name: TypedShell): string | null => debianProgram(name);

/** Answers what completion asks, and else says what it was given. */
const command = `#!/bin/sh
if [ "$1" = completion ]; then exec "${process.execPath}" "${main}" "$@"; fi
printf 'given:'; printf '<%s>' "$@"; echo ';'
`;

/** Types at a shell in a terminal of its own, in a folder with one picture, and gives what our command was given each time. */
export async function typeAt(name: TypedShell, lines: readonly string[]): Promise<readonly string[]> {
  const { args, start } = invocations[name];
  const folder = await mkdtemp(join(tmpdir(), "typed-shell-"));
  await Bun.write(join(folder, "hop-do-nghe"), command);
  await chmod(join(folder, "hop-do-nghe"), 0o755);
  await Bun.write(join(folder, ".zshrc"), `${start}\n`);
  await Bun.write(join(folder, "picture.png"), "");
  let screen = "";
  const decoder = new TextDecoder();
  const shell = Bun.spawn([name, ...args], {
    cwd: folder,
    env: {
      PATH: `${folder}${delimiter}${process.env["PATH"]}`,
      HOME: folder,
      ZDOTDIR: folder,
      LC_ALL: "C.UTF-8",
      TERM: "dumb",
    },
    terminal: {
      cols: 200,
      rows: 50,
      data: (_, bytes) => void (screen += decoder.decode(bytes, { stream: true })),
    },
  });
  const given: string[] = [];
  try {
    for (const line of lines) {
      await until(
        () => screen,
        (seen) => seen.includes(prompt),
      );
      screen = "";
      shell.terminal?.write(`${line}\r`);
      await until(
        () => screen,
        (seen) => seen.includes(";\r\n"),
      );
      given.push(/given:(.*);\r\n/.exec(screen)?.[1] ?? screen);
      screen = screen.slice(screen.indexOf(";\r\n"));
    }
    return given;
  } finally {
    shell.kill("SIGKILL");
    await shell.exited;
    shell.terminal?.close();
    await rm(folder, { recursive: true });
  }
}
