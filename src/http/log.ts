/** One line of JSON an event. Never a query string, a body, an address or a token: a route is its pattern. */
export type Log = {
  readonly request: (line: { id: string; method: string; route: string; status: number; ms: number }) => void;
  readonly event: (event: string, details?: Record<string, string | number>) => void;
  /** A fault of ours, with its stack, for the operator only. */
  readonly fault: (error: unknown, route: string) => void;
  readonly flush: () => void;
};

const flushEveryMs = 200;

/** The stack. A failed statement's error has the visitor's values in its message; what it was caused by has not. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("params" in error) return `${"query" in error ? `${String(error.query)}: ` : ""}${textOf(error.cause)}`;
  return `${error.stack ?? error.message}${error.cause ? `\ncaused by ${textOf(error.cause)}` : ""}`;
}

/** Gathers lines for a moment, so that a busy server does not write to the terminal for each request. */
export function createLog(write: (text: string) => void, now: () => Date): Log {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    const text = lines.join("");
    lines = [];
    write(text);
  };
  const push = (line: string) => {
    if (lines.length === 0) setTimeout(flush, flushEveryMs).unref();
    lines.push(line);
  };
  const add = (line: object) => push(`${JSON.stringify({ time: now().toISOString(), ...line })}\n`);
  let [last, lastText] = [0, ""];
  const timeText = () => {
    const time = now().getTime();
    if (time !== last) [last, lastText] = [time, new Date(time).toISOString()];
    return lastText;
  };
  return {
    // Written by hand, because it happens for every request; methods and patterns have nothing to escape.
    request: ({ id, method, route, status, ms }) =>
      push(
        `{"time":"${timeText()}","event":"request","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms}}\n`,
      ),
    event: (event, details) => add({ event, ...details }),
    fault: (error, route) => add({ event: "fault", route, error: textOf(error) }),
    flush,
  };
}
