import { readFileSync } from "node:fs";
import { $ } from "bun";

export type Load = {
  readonly perS: number;
  /** What a request costs the thread that answers, and the whole process, in microseconds of computing. */
  readonly threadUs: number;
  readonly processUs: number;
  readonly p50Ms: number;
};

type Server = { readonly url: string; readonly pid: number };

const tickMs = 10;

function computedMs({ pid }: Server): { thread: number; process: number } {
  const ns = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0];
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return { thread: Number(ns) / 1e6, process: (Number(fields[11]) + Number(fields[12])) * tickMs };
}

const unitsMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/**
 * What `wrk` gets through in `seconds`, and what that cost the server: a figure that neighbours hardly change. `isRefused`:
 * each of them must be.
 */
export async function load(
  server: Server,
  path: string,
  { seconds = 3, connections = 32, headers = [] as readonly string[], script = "", isRefused = false } = {},
): Promise<Load> {
  const named = headers.flatMap((header) => ["-H", header]);
  const scripted = script ? ["-s", script] : [];
  const url = server.url + path;
  const before = computedMs(server);
  const report = await $`wrk -t1 -c${connections} -d${seconds}s --latency ${named} ${scripted} ${url}`.text();
  const after = computedMs(server);
  const count = Number(/(\d+) requests in/.exec(report)?.[1]);
  const perS = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const [, p50 = "", unit = ""] = /50%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  if (!(count >= 0) || report.includes("Non-2xx") !== (isRefused && count > 0))
    throw new Error(`wrk on ${url}: ${report}`);
  // On a machine that gives the server no time.
  if (count === 0 && seconds < 10)
    return load(server, path, { seconds: seconds * 2, connections, headers, script, isRefused });
  return {
    perS,
    threadUs: ((after.thread - before.thread) * 1000) / count,
    processUs: ((after.process - before.process) * 1000) / count,
    p50Ms: Number(p50) * (unitsMs[unit] ?? Number.NaN),
  };
}

/** The round with the median cost of several that took turns with the limit. */
export function median<Round>(rounds: readonly Round[], valueOf: (round: Round) => number): Round {
  const middle = rounds.toSorted((one, other) => valueOf(one) - valueOf(other))[
    Math.floor(rounds.length / 2)
  ];
  if (middle === undefined) throw new Error("Nothing was measured");
  return middle;
}

/** Megabytes that a process has in memory. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
