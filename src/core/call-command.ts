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

const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));

/** A call of the API as a command line, a part on each line; null when its input is too long to be read. */
export function commandOfCall({ origin, method, path, body, file }: Shown): string | null {
  const isQuery = method === "GET";
  const given = Object.entries(body).filter(isGiven);
  const query = new URLSearchParams(given.map(([name, value]) => [name, written(value)]));
  const address = `${origin}/api${path}${isQuery && given.length > 0 ? `?${query.toString()}` : ""}`;
  const save = file === undefined ? "" : ` -o ${file}`;
  const json = JSON.stringify(Object.fromEntries(given));
  const data = isQuery ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(json)}`];
  const verb = isQuery || method === "POST" ? "" : ` -X ${method}`;
  const command = [`curl${save}${verb} ${quote(address)}`, ...data].join(" \\\n  ");
  return command.length > longestShown ? null : command;
}
