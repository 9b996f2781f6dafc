type Shown = {
  readonly origin: string;
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The name to save an answer under that is no text. */
  readonly file?: string | undefined;
};

/** Longer inputs are not said again on the page. */
const longestShown = 1500;

/** In single quotes a shell takes everything as it is, but for the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const isGiven = ([, value]: [string, unknown]): boolean =>
  value !== "" && value !== null && value !== undefined;

/** A call of the API as a command line, a part on each line; null when its input is too long to be read. */
export function curlOf({ origin, method, path, body, file }: Shown): string | null {
  const isQuery = method === "GET";
  const given = Object.entries(body).filter(isGiven);
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(body[name] ?? "")),
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const address = `${origin}/api${inPath}${isQuery && given.length > 0 ? `?${query.toString()}` : ""}`;
  const save = file === undefined ? "" : ` -o ${file}`;
  const data = isQuery
    ? []
    : ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(Object.fromEntries(given)))}`];
  const verb = method === "GET" || method === "POST" ? "" : ` -X ${method}`;
  const command = [`curl${save}${verb} ${quote(address)}`, ...data].join(" \\\n  ");
  return command.length > longestShown ? null : command;
}
