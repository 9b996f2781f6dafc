import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Programs that run, each of which is ended with the tests whatever becomes of them. */
const running = new Set<Bun.Subprocess>();

process.on("exit", () => {
  for (const program of running) program.kill("SIGKILL");
});

export type Program = {
  /** Resolves with the first group of the first match in all that it has written or will write. */
  readonly line: (pattern: RegExp) => Promise<string>;
  readonly end: () => Promise<void>;
};

/** What a program writes, as it comes. */
function outputOf(program: Bun.Subprocess<"ignore", "pipe", "pipe">) {
  let text = "";
  let more = Promise.withResolvers<void>();
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const bytes of stream) {
      text += decoder.decode(bytes, { stream: true });
      more.resolve();
      more = Promise.withResolvers();
    }
  };
  void read(program.stdout);
  void read(program.stderr);
  return { text: () => text, more: () => more.promise };
}

/** Starts a program with a folder of its own, named by its whole path: Firefox says nothing at all of another one. */
export async function startProgram(
  commandIn: (folder: string) => readonly string[],
  envIn: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const program = Bun.spawn([...commandIn(folder)], {
    env: { ...process.env, HOME: folder, ...envIn(folder) },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  running.add(program);
  const output = outputOf(program);
  return {
    line: async (pattern) => {
      for (;;) {
        const more = output.more();
        const [, found] = pattern.exec(output.text()) ?? [];
        if (found !== undefined) return found;
        if (program.exitCode !== null)
          throw new Error(`It has ended with ${program.exitCode}: ${output.text()}`);
        await Promise.race([more, program.exited]);
      }
    },
    end: async () => {
      program.kill("SIGKILL");
      await program.exited;
      running.delete(program);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
