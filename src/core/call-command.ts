import { visibleJson } from "./visible-text.ts";

type Shown = {
  readonly origin: string;
  /** The language of the answer's words, where it is not the one that curl, which names none, is given. */
  readonly lang?: string | undefined;
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
const quoteForShell = (shellText: string): string => `'${shellText.replaceAll("'", String.raw`'\''`)}'`;

const isGiven = ([, fieldValue]: [string, unknown]): boolean =>
  fieldValue !== "" && fieldValue !== null && fieldValue !== undefined;

/** A value as it is typed. */
export const written = (fieldValue: unknown): string =>
  typeof fieldValue === "string" ? fieldValue : JSON.stringify(fieldValue ?? "");

/** A call of the API as a command line, a part on each line; null when its input is too long to be read. */
export function commandOfCall({
  origin,
  lang,
  method,
  path,
  body,
  file,
  token,
  isText,
}: Shown): string | null {
  const isQuery = method === "GET";
  const givenFields = Object.entries(body).filter(isGiven);
  if (
    givenFields.some(([, fieldValue]) => typeof fieldValue === "string" && fieldValue.length > maxShownLength)
  )
    return null;
  const callQuery = new URLSearchParams(
    isQuery ? givenFields.map(([fieldName, fieldValue]) => [fieldName, written(fieldValue)]) : [],
  );
  if (lang !== undefined) callQuery.append("lang", lang);
  const query = callQuery.toString();
  const callUrl = `${origin}/api${path}${query === "" ? "" : `?${query}`}`;
  const save = file === undefined ? "" : ` -o ${file}`;
  const verb = isQuery || (method === "POST" && givenFields.length > 0) ? "" : ` -X ${method}`;
  // What would control the terminal that it is pasted into is an escape.
  const json = visibleJson(JSON.stringify(Object.fromEntries(givenFields)));
  const curlCommand = [
    `curl${save}${verb} ${quoteForShell(callUrl)}`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer $${token}"`]),
    ...(isText ? ["-H 'Accept: text/plain'"] : []),
    ...(isQuery || givenFields.length === 0
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoteForShell(json)}`]),
  ].join(" \\\n  ");
  return curlCommand.length > maxShownLength ? null : curlCommand;
}

/** Fields that hold what nobody else may know, and headers that do. */
const secretFields = ["secret", "otpauth", "key", "token", "password"];
const secretHeaders = /^(authorization|proxy-authorization|cookie|x-api-key|api-key)$/i;

/** What stands where somebody's secret would; `api.secret` says so to the reader. */
export const secretWord = "YOUR_SECRET";

type CommandFields = Readonly<Record<string, unknown>>;

/** Whether what is given for a field may be a secret; a proxy's address may have a password in it. */
export const mayBeSecret = (fieldName: string): boolean =>
  [...secretFields, "proxy", "headers"].includes(fieldName);

/** Whether what a call takes may be a secret. */
export const hasSecret = (callFields: CommandFields): boolean => Object.keys(callFields).some(mayBeSecret);

const withoutIn = (callFields: CommandFields, isSecret: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(callFields).map(([fieldName, fieldValue]) => [
      fieldName,
      isSecret(fieldName) && isGiven([fieldName, fieldValue]) ? secretWord : fieldValue,
    ]),
  );

const isFields = (fieldValue: unknown): fieldValue is CommandFields =>
  typeof fieldValue === "object" && fieldValue !== null && !Array.isArray(fieldValue);

const scheme = /^(?:[a-z][a-z\d+.-]*:\/\/)?/i;

/** A password stands between a colon and the last `@`, or behind the port and a name. */
function withoutPassword(proxy: string): string {
  const hostStart = scheme.exec(proxy)?.[0].length ?? 0;
  const colon = proxy.indexOf(":", hostStart);
  const passwordEnd = proxy.lastIndexOf("@");
  if (colon >= 0 && colon < passwordEnd)
    return `${proxy.slice(0, colon)}:${secretWord}${proxy.slice(passwordEnd)}`;
  const hostEnd = Math.max(hostStart, proxy.indexOf("]") + 1);
  const port = passwordEnd < 0 ? /:\d{1,5}:/.exec(proxy.slice(hostEnd)) : null;
  return port ? `${proxy.slice(0, hostEnd + port.index)}${port[0]}${secretWord}` : proxy;
}

const isHostAndPort = (word: string): boolean => {
  const sign = word.search(/[.\]]/);
  return sign >= 0 && /:\d/.test(word.slice(sign));
};

/** Of a list its proxies alone, a line each: what stands beside them may be a password in a column of its own. */
function withoutPasswords(proxies: string): string {
  const words = proxies
    .split(/\s+/)
    .flatMap((word) => (word.includes("@") ? [word] : word.split(/[,;|"]/)))
    .filter((word) => word !== "");
  if (words.length === 1) return withoutPassword(proxies.trim());
  const shown = words.filter(isHostAndPort).map(withoutPassword);
  return shown.length > 0 ? shown.join("\n") : secretWord;
}

/** An input without its secrets: a shell writes each line that it runs into a file. */
export function withoutSecrets(body: CommandFields): Record<string, unknown> {
  const { proxy, headers, ...otherFields } = withoutIn(body, (fieldName) => secretFields.includes(fieldName));
  return {
    ...otherFields,
    ...(isFields(headers) && { headers: withoutIn(headers, (headerName) => secretHeaders.test(headerName)) }),
    ...(typeof proxy === "string" && { proxy: withoutPasswords(proxy) }),
  };
}
