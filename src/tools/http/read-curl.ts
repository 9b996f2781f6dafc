import { isRefusedHeader } from "./headers.ts";
import { type HttpMethod, httpMethods } from "./effects.ts";

/** The request of a `curl` line, as the page's form takes it. */
export type CurlLine = {
  readonly url: string;
  readonly method: HttpMethod;
  /** One on each line. */
  readonly headers: string;
  readonly body: string;
};

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

/** What stands between `$'` and `'`, where bash knows escapes. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/gi, (_, unicode, byte, sign: string) =>
    unicode || byte ? String.fromCharCode(Number.parseInt(unicode ?? byte, 16)) : (escapes[sign] ?? sign),
  );

/** One piece of a word, quoted in some way, escaped or plain, or what stands between words. */
const piece =
  /\$'((?:[^'\\]|\\[^])*)'|'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\(?!\s)([^])|((?:[^\s'"\\$]|\$(?!'))+)|(?:\\?\s)+/y;

/** The words of a line as a shell takes them apart, up to a pipe or another command; null where a quote stays open. */
function shellWords(line: string): readonly string[] | null {
  const words: string[] = [];
  let isInWord = false;
  piece.lastIndex = 0;
  while (piece.lastIndex < line.length) {
    const found = piece.exec(line);
    if (!found) return null;
    const [, ansi, single, double, escaped, plain] = found;
    if (!isInWord && plain !== undefined && /^(?:[|;>&]|\d?>)/.test(plain)) break;
    const text =
      ansi === undefined
        ? (single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? escaped ?? plain)
        : unescaped(ansi);
    if (text !== undefined) words.push(`${isInWord ? words.pop() : ""}${text}`);
    isInWord = text !== undefined;
  }
  return words;
}

/** Options with a value, by their letter and their names; what is made of them, if it changes the request. */
const valued: Readonly<Record<string, string>> = {
  X: "method",
  "--request": "method",
  H: "header",
  "--header": "header",
  A: "agent",
  "--user-agent": "agent",
  e: "referer",
  "--referer": "referer",
  b: "cookie",
  "--cookie": "cookie",
  u: "login",
  "--user": "login",
  d: "data",
  "--data": "data",
  "--data-raw": "data",
  "--data-ascii": "data",
  "--data-binary": "data",
  "--json": "json",
  "--url": "url",
  o: "",
  "--output": "",
  m: "",
  "--max-time": "",
  "--connect-timeout": "",
  w: "",
  "--write-out": "",
  "--retry": "",
  c: "",
  "--cookie-jar": "",
  "--max-redirs": "",
};
/** Options without one that leave the request as it is; `I` asks for the headers alone. */
const plainLetters = "sSLkivfgIN";
const plainNames = new Set(
  "--silent --show-error --location --insecure --include --verbose --fail --globoff --head --compressed --http1.1 --http2 --no-buffer --no-keepalive --tlsv1.2 --ipv4 --ipv6 --path-as-is --fail-with-body --progress-bar".split(
    " ",
  ),
);

type Option = { readonly name: string; readonly value: string };

/** The options and addresses of a line; null where one would do what the page cannot: send a file, go through a proxy. */
function optionsOf(words: readonly string[]): readonly Option[] | null {
  const options: Option[] = [];
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const [, letter = "", rest = ""] = /^-([^-])([^]*)$/.exec(word) ?? [];
    const [, long, inline] = /^(--[^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const key = letter === "" ? (long ?? "") : letter;
    if (!word.startsWith("-")) options.push({ name: "url", value: word });
    else if (Object.hasOwn(valued, key)) {
      const value = letter === "" ? (inline ?? queue.shift()) : rest === "" ? queue.shift() : rest;
      if (value === undefined) return null;
      options.push({ name: valued[key] ?? "", value });
    } else if (letter !== "" && plainLetters.includes(letter)) {
      if (letter === "I") options.push({ name: "method", value: "HEAD" });
      if (rest !== "") queue.unshift(`-${rest}`);
    } else if (plainNames.has(word)) {
      if (word === "--head") options.push({ name: "method", value: "HEAD" });
    } else return null;
  }
  return options;
}

const base64Of = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** What an option adds to the headers of a request. */
function headerOf({ name, value }: Option): string | null {
  if (name === "header") return value.replace(/;$/, ":");
  if (name === "agent") return `User-Agent: ${value}`;
  if (name === "referer") return `Referer: ${value}`;
  if (name === "cookie") return `Cookie: ${value}`;
  return name === "login" ? `Authorization: Basic ${base64Of(value)}` : null;
}

/** Headers that a browser's "copy as cURL" adds, and that the page may not send, are left out. */
const isSent = (header: string): boolean => !isRefusedHeader(header.slice(0, header.indexOf(":")).trim());

/** The request that a `curl` line makes; null for any other text, and for what the page could not send. */
export function readCurl(text: string): CurlLine | null {
  const line = text.trim();
  const [command] = /^(?:\$ )?curl(?:\.exe)?(?=\s)/i.exec(line) ?? [];
  const words =
    command === undefined
      ? null
      : shellWords(
          line
            .slice(command.length)
            .trimStart()
            .replace(/[ \t]\^\r?\n/g, " "),
        );
  const options = words && optionsOf(words);
  if (!options) return null;
  const valuesOf = (name: string) =>
    options.filter((option) => option.name === name).map(({ value }) => value);
  const [url = "", ...moreUrls] = valuesOf("url");
  const data = [...valuesOf("data"), ...valuesOf("json")];
  const hasFile =
    data.some((value) => value.startsWith("@")) || valuesOf("cookie").some((value) => !value.includes("="));
  const named = valuesOf("method").at(-1)?.toUpperCase() ?? (data.length > 0 ? "POST" : "GET");
  const method = httpMethods.find((known) => known === named);
  if (url === "" || moreUrls.length > 0 || hasFile || !method) return null;
  const own = options.flatMap((option) => headerOf(option) ?? []);
  const isNamed = (name: string) => own.some((header) => header.toLowerCase().startsWith(`${name}:`));
  const type = valuesOf("json").length > 0 ? "application/json" : "application/x-www-form-urlencoded";
  const added = data.length > 0 && !isNamed("content-type") ? [`Content-Type: ${type}`] : [];
  return { url, method, headers: [...own, ...added].filter(isSent).join("\n"), body: data.join("&") };
}
