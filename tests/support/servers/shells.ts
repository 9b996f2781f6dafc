import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A shell as it reads a line that is pasted: bash and zsh then also look for `!`, which repeats earlier lines. */
const invocations = {
  sh: ["sh", "-s"],
  dash: ["dash", "-s"],
  bash: ["bash", "--norc", "--noprofile", "-o", "history", "-o", "histexpand", "-s"],
  zsh: ["zsh", "-f", "-i", "+o", "prompt_sp", "+o", "prompt_cr", "-s"],
} as const;
export type ShellName = keyof typeof invocations;

/** Those that are here; a system without `sh` is none. */
export const shells = Object.keys(invocations).filter(
  (name): name is ShellName => name === "sh" || Bun.which(name) !== null,
);

/** Each argument, and what ends a call: no argument can be a lone line feed between two zero bytes of ours. */
const fakeCurl = `#!/bin/sh\nprintf '%s\\0' "$@"\nprintf '\\n\\0'\n`;

/** What `curl` is given when a shell is fed these command lines, which may run nothing else. */
export async function argumentsOf(commands: readonly string[], shell: ShellName = "sh"): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "shell-"));
  try {
    const curl = join(folder, "curl");
    await Bun.write(curl, fakeCurl);
    await chmod(curl, 0o755);
    const run = Bun.spawn([...invocations[shell]], {
      cwd: folder,
      stdin: new Blob([commands.map((command) => `${command}\n`).join("")]),
      stdout: "pipe",
      stderr: "pipe",
      env: {
        PATH: `${folder}${delimiter}${process.env["PATH"]}`,
        LC_ALL: "C.UTF-8",
        HOME: folder,
        PS1: "",
        PS2: "",
      },
    });
    const out = Buffer.from(await new Response(run.stdout).arrayBuffer()).toString();
    const complaints = await new Response(run.stderr).text();
    // A shell that reads lines as if they were typed repeats one in which it found `!`.
    if ((await run.exited) !== 0 || complaints !== "") throw new Error(`${shell}: ${complaints}`);
    return out
      .split("\n\0")
      .slice(0, -1)
      .map((call) => call.split("\0").slice(0, -1));
  } finally {
    await rm(folder, { recursive: true });
  }
}
