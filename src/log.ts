/** One line of JSON an event. Never a query string, a body, an address or a token: a route is its pattern. */
export type Log = {
  readonly request: (line: { id: string; method: string; route: string; status: number; ms: number }) => void;
  readonly event: (event: string, details?: Record<string, string | number>) => void;
  /** A fault of ours, with its stack, for the operator only. */
  readonly fault: (error: unknown, route: string) => void;
  readonly flush: () => void;
};

const flushEveryMs = 200;

/** Gathers lines for a moment, so that a busy server does not write to the terminal for each request. */
export function createLog(write: (text: string) => void, now: () => Date): Log {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    const text = lines.join("");
    lines = [];
    write(text);
  };
  const add = (line: object) => {
    if (lines.length === 0) setTimeout(flush, flushEveryMs).unref();
    lines.push(`${JSON.stringify({ time: now().toISOString(), ...line })}\n`);
  };
  return {
    request: (line) => add({ event: "request", ...line }),
    event: (event, details) => add({ event, ...details }),
    fault: (error, route) =>
      add({
        event: "fault",
        route,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    flush,
  };
}
