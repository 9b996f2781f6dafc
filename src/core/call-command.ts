import { visibleJson } from "./visible-text.ts";

type Shown = {
  readonly origin: string;
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The name to save an answer under that is no text. */
  readonly file?: string | undefined;
  /** The environment's variable that holds a token or a key, where the call needs one. */
  readonly token?: string | undefined;
  /** Asks for the main value alone. */
  readonly isText?: boolean | undefined;
};

/** Longer inputs are not said again on the page. */
const maxShownLength = 1500;

/** In single quotes a shell takes everything as it is, but for the quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const isGiven = ([, value]: [string, unknown]): boolean =>
  value !== "" && value !== null && value !== undefined;

/** A value as it is typed. */
export const written = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? "");

/** A call of the API as a command line, a part on each line; null when its input is too long to be read. */
export function commandOfCall({ origin, method, path, body, file, token, isText }: Shown): string | null {
  const isQuery = method === "GET";
  const given = Object.entries(body).filter(isGiven);
  if (given.some(([, value]) => typeof value === "string" && value.length > maxShownLength)) return null;
  const query = new URLSearchParams(given.map(([name, value]) => [name, written(value)]));
  const address = `${origin}/api${path}${isQuery && given.length > 0 ? `?${query.toString()}` : ""}`;
  const save = file === undefined ? "" : ` -o ${file}`;
  const verb = isQuery || (method === "POST" && given.length > 0) ? "" : ` -X ${method}`;
  // What would control the terminal that it is pasted into is an escape.
  const json = visibleJson(JSON.stringify(Object.fromEntries(given)));
  const command = [
    `curl${save}${verb} ${quote(address)}`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer $${token}"`]),
    ...(isText ? ["-H 'Accept: text/plain'"] : []),
    ...(isQuery || given.length === 0 ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(json)}`]),
  ].join(" \\\n  ");
  return command.length > maxShownLength ? null : command;
}

/** Fields that hold what nobody else may know, and headers that do. */
const secretFields = ["secret", "otpauth", "key", "token", "password"];
const secretHeaders = /^(authorization|proxy-authorization|cookie|x-api-key|api-key)$/i;

/** What stands where somebody's secret would; `api.secret` says so to the reader. */
export const secretWord = "YOUR_SECRET";

type Fields = Readonly<Record<string, unknown>>;

/** Whether what a call takes may be a secret. */
export const hasSecret = (fields: Fields): boolean =>
  [...secretFields, "proxy", "headers"].some((name) => Object.hasOwn(fields, name));

const withoutIn = (fields: Fields, isSecret: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isSecret(name) && isGiven([name, value]) ? secretWord : value,
    ]),
  );

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An input without its secrets: a shell writes each line that it runs into a file. */
export function withoutSecrets(body: Fields): Record<string, unknown> {
  const { proxy, headers, ...rest } = withoutIn(body, (name) => secretFields.includes(name));
  return {
    ...rest,
    ...(isFields(headers) && { headers: withoutIn(headers, (name) => secretHeaders.test(name)) }),
    ...(typeof proxy === "string" && {
      proxy: proxy.replace(/([^\s:@/]+):(?!\/\/)[^\s@]+@/, `$1:${secretWord}@`),
    }),
  };
}
