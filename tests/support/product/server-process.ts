import { nobody } from "./nobody.ts";

/**
 * The real server in a process of its own, as `bun start` runs it, which a test may kill; ready when this resolves. `project` may be
 * another version; `before` is a command that becomes it.
 */
export async function startServerProcess(
  env: Record<string, string>,
  project = new URL("../../../", import.meta.url).pathname,
  before: readonly string[] = [],
) {
  const main = `${project}src/main.ts`;
  const server = Bun.spawn([...before, process.execPath, main], {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", DNS_SERVERS: nobody, ...env },
    stdout: "pipe",
    stderr: "inherit",
  });
  const lines = server.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let output = "";
  // It may have something to report before.
  while (!output.includes("(listening on ")) {
    const { done, value } = await lines.read();
    if (done) throw new Error(`The server ended with ${await server.exited} before it was ready`);
    output += value;
  }
  const read = async (): Promise<void> => {
    const { done, value = "" } = await lines.read();
    output += value;
    return done ? undefined : read();
  };
  const ended = read();
  return {
    pid: server.pid,
    /** What it has written so far: its log. */
    output: () => output,
    kill: async () => {
      server.kill("SIGKILL");
      await server.exited;
    },
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      return server.exited;
    },
  };
}
