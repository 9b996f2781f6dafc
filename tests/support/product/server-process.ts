/** The real server in a process of its own, which a test may kill; ready when this resolves. `project` may be another version. */
export async function startServerProcess(
  env: Record<string, string>,
  project = new URL("../../../", import.meta.url).pathname,
) {
  const main = `${project}src/main.ts`;
  const server = Bun.spawn([process.execPath, main], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdout: "pipe",
    stderr: "inherit",
  });
  const first = await server.stdout.getReader().read();
  if (first.done) throw new Error(`The server ended with ${await server.exited} before it was ready`);
  return {
    kill: async () => {
      server.kill("SIGKILL");
      await server.exited;
    },
    stop: async () => {
      server.kill("SIGTERM");
      return server.exited;
    },
  };
}
