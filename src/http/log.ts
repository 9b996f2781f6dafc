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
function errorTextOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("params" in error)
    return `${"query" in error ? `${String(error.query)}: ` : ""}${errorTextOf(error.cause)}`;
  return `${error.stack ?? error.message}${error.cause ? `\ncaused by ${errorTextOf(error.cause)}` : ""}`;
}

/** Gathers lines for a moment, so that a busy server does not write to the terminal for each request. */
export function createLog(
  writeLog: (text: string) => void,
  now: () => Date,
  onCached: (route: string, status: number, count: number) => void = () => {},
): Log {
  let logLines: string[] = [];
  let logChunks: string[] = [];
  let flushTimer: ReturnType<typeof setTimeout> | null = null;
  const cachedRequests = new Map<string, Map<number, number>>();
  const flushLog = () => {
    if (flushTimer) clearTimeout(flushTimer);
    flushTimer = null;
    for (const [route, statusCounts] of cachedRequests)
      for (const [status, requestCount] of statusCounts) {
        logLines.push(logTextIn("info", { event: "cached", route, status, count: requestCount }));
        onCached(route, status, requestCount);
      }
    cachedRequests.clear();
    const logText = logChunks.join("") + logLines.join("");
    [logLines, logChunks] = [[], []];
    if (logText) writeLog(logText);
  };
  const flushLogSoon = () => {
    if (flushTimer) return;
    flushTimer = setTimeout(flushLog, flushEveryMs);
    flushTimer.unref();
  };
  const pushLogLine = (logLine: string) => {
    logLines.push(logLine);
    if (logLines.length === linesInChunk) logChunks.push(logLines.splice(0).join(""));
    flushLogSoon();
  };
  const logTextIn = (logLevel: "info" | "error", logEntry: object) =>
    `${JSON.stringify({ time: now().toISOString(), level: logLevel, ...logEntry })}\n`;
  let [lastTime, lastText] = [0, ""];
  const logTimeText = () => {
    const logTime = now().getTime();
    if (logTime !== lastTime) [lastTime, lastText] = [logTime, new Date(logTime).toISOString()];
    return lastText;
  };
  return {
    // Written by hand, because it happens for every request; methods and patterns have nothing to escape.
    request: ({ id, method, route, status, ms, client }) =>
      pushLogLine(
        `{"time":"${logTimeText()}","level":"${status < 500 ? "info" : "error"}","event":"request","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"client":"${client}"}\n`,
      ),
    cached: (route, status) => {
      const statusCounts = cachedRequests.get(route) ?? new Map<number, number>();
      if (statusCounts.size === 0) cachedRequests.set(route, statusCounts);
      statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
      flushLogSoon();
    },
    event: (event, details) => pushLogLine(logTextIn("info", { event, ...details })),
    fault: (error, route) =>
      pushLogLine(logTextIn("error", { event: "fault", route, error: errorTextOf(error) })),
    flush: flushLog,
  };
}
