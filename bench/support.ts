import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";

/** Requests per second that wrk gets through one connection pool in `seconds`; one thread, so a core is left. */
export async function requestsPerSecond(
  url: string,
  { seconds = 4, connections = 32, headers = [] as string[], script = "" } = {},
) {
  const named = headers.flatMap((header) => ["-H", header]);
  const scripted = script ? ["-s", script] : [];
  const report = await $`wrk -t1 -c${connections} -d${seconds}s ${named} ${scripted} ${url}`.text();
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  const errors = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1];
  if (!rate || errors) throw new Error(`wrk on ${url}: ${report}`);
  return Number(rate);
}

/** Starts a process of Bun and resolves with its address once it has printed a line that names it. */
export async function startServer(command: string[], env: Record<string, string> = {}) {
  const child = Bun.spawn(["bun", ...command], {
    env: { ...process.env, ...env },
    stdout: "pipe",
    stderr: "inherit",
  });
  // Also when a benchmark breaks off.
  process.once("exit", () => child.kill());
  const reader = child.stdout.getReader();
  let said = "";
  while (!/listening on [\w.]+:\d+/.test(said)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`${command.join(" ")} ended: ${said}`);
    said += new TextDecoder().decode(value);
  }
  void (async () => {
    while (!(await reader.read()).done);
  })();
  const port = /listening on [\w.]+:(\d+)/.exec(said)?.[1];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill();
      await child.exited;
    },
  };
}

/** Starts the product on a port of loopback, with a new database and without mail unless `env` says otherwise. */
export const startProduct = (
  port: number,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): ReturnType<typeof startServer> =>
  startServer([...flags, "src/main.ts"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    SMTP_PORT: "0",
    DATABASE_URL: `file:${join(mkdtempSync(join(tmpdir(), "bench-")), "bench.db")}`,
    ...env,
  });

/** How many times a second a function runs, over half a second after a warm-up. */
export async function runsPerSecond(run: () => unknown, ms = 500): Promise<number> {
  for (let count = 0; count < 3; count += 1) await run();
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < ms) {
    await run();
    runs += 1;
  }
  return (runs * 1000) / (performance.now() - start);
}

export const perSecond = (rate: number): string => `${rate >= 100 ? Math.round(rate) : rate.toFixed(1)}/s`;

/** One line: ours, the limit, and their ratio. */
export function line(name: string, ours: number, limit: number): void {
  console.log(
    `${name.padEnd(64)} ${perSecond(ours).padStart(11)} ${perSecond(limit).padStart(11)}   ${(ours / limit).toFixed(2)}`,
  );
}
