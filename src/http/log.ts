export type RequestLine = {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** A hash that is the client's for this day only. */
  readonly client: string;
};

/** One line of JSON an event, with a level. Never a query string, a body, an address or a token: a route is its pattern. */
export type Log = {
  readonly request: (line: RequestLine) => void;
  /** Counts an answer from memory: one line says how many of a page and status there were within `flushEveryMs`. */
  readonly cached: (route: string, status: number) => void;
  readonly event: (event: string, details?: Record<string, string | number>) => void;
  /** An internal error, with its stack, for the operator only. */
  readonly fault: (error: unknown, route: string) => void;
  readonly flush: () => void;
};

const flushEveryMs = 200;
/** So many lines are made one text: a line is many pieces until then, and garbage that lives long costs most. */
const linesInChunk = 64;

/** The stack. A failed statement's error has the visitor's values in its message; what it was caused by has not. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("params" in error) return `${"query" in error ? `${String(error.query)}: ` : ""}${textOf(error.cause)}`;
  return `${error.stack ?? error.message}${error.cause ? `\ncaused by ${textOf(error.cause)}` : ""}`;
}

/** Gathers lines for a moment, so that a busy server does not write to the terminal for each request. */
export function createLog(
  write: (text: string) => void,
  now: () => Date,
  onCached: (route: string, status: number, count: number) => void = () => {},
): Log {
  let lines: string[] = [];
  let chunks: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const cached = new Map<string, Map<number, number>>();
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [route, counts] of cached)
      for (const [status, count] of counts) {
        lines.push(textIn("info", { event: "cached", route, status, count }));
        onCached(route, status, count);
      }
    cached.clear();
    const text = chunks.join("") + lines.join("");
    [lines, chunks] = [[], []];
    if (text) write(text);
  };
  const flushSoon = () => {
    if (timer) return;
    timer = setTimeout(flush, flushEveryMs);
    timer.unref();
  };
  const push = (line: string) => {
    lines.push(line);
    if (lines.length === linesInChunk) chunks.push(lines.splice(0).join(""));
    flushSoon();
  };
  const textIn = (level: "info" | "error", line: object) =>
    `${JSON.stringify({ time: now().toISOString(), level, ...line })}\n`;
  let [last, lastText] = [0, ""];
  const timeText = () => {
    const time = now().getTime();
    if (time !== last) [last, lastText] = [time, new Date(time).toISOString()];
    return lastText;
  };
  return {
    // Written by hand, because it happens for every request; methods and patterns have nothing to escape.
    request: ({ id, method, route, status, ms, client }) =>
      push(
        `{"time":"${timeText()}","level":"${status < 500 ? "info" : "error"}","event":"request","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"client":"${client}"}\n`,
      ),
    cached: (route, status) => {
      const counts = cached.get(route) ?? new Map<number, number>();
      if (counts.size === 0) cached.set(route, counts);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      flushSoon();
    },
    event: (event, details) => push(textIn("info", { event, ...details })),
    fault: (error, route) => push(textIn("error", { event: "fault", route, error: textOf(error) })),
    flush,
  };
}
