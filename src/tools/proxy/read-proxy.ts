import { type Lang, languages } from "#core/i18n.ts";
import { displayNames } from "#core/intl.ts";
import { matchesBehind } from "#core/matches-behind.ts";
import { memoize } from "#core/memoize.ts";
import { type ValueOf, plainText, readValue, valuesAmong } from "#core/pasted-value.ts";
import { type Span, halfWidth, plainSigns, unquoted } from "#core/pasted.ts";
import type { Reading } from "#core/reading.ts";
import { withoutEnd } from "#core/without-end.ts";
import { parseProxy } from "./parse.ts";

/** What tables of proxies tell of them: how they hide, whether they live, since when, how fast. */
const isTold =
  /^(?:(?:elite|high|anonymous|transparent|https?|socks[45]?[ah]?|yes|no|live|die|dead|ok|good|unknown|residential|datacenter|mobile|rotating|static|ipv[46])|[\d.,:/ -]+ ?(?:ms|s|%|mbps)?|\d{4}-\d.*)$/i;

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

const countries = memoize((lang: Lang): ReadonlySet<string> => {
  const names = displayNames(lang, { type: "region", fallback: "none" });
  return new Set(
    letters.flatMap((first) => letters.map((second) => (names.of(first + second) ?? "").toLowerCase())),
  );
});

const isCountry = (cell: string): boolean =>
  languages.some((lang) => countries(lang).has(cell.toLowerCase()));

const isCode = /^[A-Z]{2}$/;

/** A name or a word to sign in with, which no table tells of all its proxies. */
const isLoginPart = (cell: string): boolean => /^[!-~]{1,255}$/.test(cell) && !isCountry(cell);
const isUser = (cell: string): boolean =>
  isLoginPart(cell) && !isTold.test(cell) && !isCode.test(cell) && !cell.includes(":");
const isPassword = (cell: string): boolean => isLoginPart(cell) && (!isTold.test(cell) || /^\d+$/.test(cell));

const isHost = (cell: string): boolean => /^[\w-]+(?:\.[\w-]+)+$/.test(cell);
const isPort = (cell: string): boolean => /^\d{2,5}$/.test(cell) && Number(cell) <= 65_535;

type Cell = { readonly value: string; readonly at: number; readonly end: number };

/** The cells of a row, and where each stands in it. */
function cellsOf(line: string): readonly Cell[] {
  let at = 0;
  return line.split(/[|;,]/).map((cell) => {
    const start = at;
    at += cell.length + 1;
    return { value: unquoted(cell), at: start, end: start + cell.length };
  });
}

/** Where a proxy stands among the cells of a row, without its login, and up to which cell. */
type Place = { readonly address: string; readonly from: number; readonly to: number };

function placesIn(cells: readonly Cell[]): readonly Place[] {
  return cells.flatMap(({ value }, from): readonly Place[] => {
    const next = cells[from + 1]?.value ?? "";
    if (isHost(value) && isPort(next)) return [{ address: `${value}:${next}`, from, to: from + 1 }];
    if (!/:\d/.test(value) || value.search(/[.:]/) >= value.lastIndexOf(":")) return [];
    const proxy = parseProxy(value);
    return proxy.ok && !proxy.value.login ? [{ address: value.replace(/\/$/, ""), from, to: from }] : [];
  });
}

const maxCells = 12;

/**
 * A proxy with the login that stands in the cells beside it, behind its port or at the beginning of the row; null for a row
 * that has none, or several proxies.
 */
function proxyOfRow(line: string): Span | null {
  const cells = cellsOf(/^\S+ [^\s:]+:[^\s:]+$/.test(line) ? line.replace(" ", "|") : line);
  if (cells.length < 2) return null;
  const [place, other] = cells.length > maxCells ? [] : placesIn(cells);
  if (!place || other) return null;
  const { address, from, to } = place;
  const [behind, further] = [cells[to + 1]?.value ?? "", cells[to + 2]?.value ?? ""];
  const [user, password, last] =
    isUser(behind) && isPassword(further)
      ? [behind, further, to + 2]
      : /^[^:]+:[^:]+$/.test(behind) && isUser(behind.slice(0, behind.indexOf(":")))
        ? [...behind.split(":"), to + 1]
        : [];
  const first = cells[from];
  if (user !== undefined && password !== undefined && first)
    return {
      value: `${address}:${user}:${password}`,
      at: first.at,
      end: cells[Number(last)]?.end ?? first.end,
    };
  const [one, two] = cells;
  if (from === 2 && one && two && isUser(one.value) && isPassword(two.value))
    return { value: `${address}:${one.value}:${two.value}`, at: one.at, end: cells[to]?.end ?? one.end };
  return null;
}

/** What a line or a message calls the proxy behind it, which no login begins with where it has both its parts. */
const calledProxy = /^(?:proxy|ip|host|server|socks5?)[:=]["'“]?[^:@/]+:[^@]+@/i;
/** It ends no password: what lists and sentences have behind a proxy. */
const behind = /[,;…。、"”’»」』】]$|[\p{Extended_Pictographic}\ufe0f]$/u;

/** A proxy as it is written; a machine in this network has a name without a dot, which any word is too. */
const proxyOf: ValueOf = (text) => {
  if (!/^[\p{L}\p{N}[]\S*$/u.test(text) || !/:\d/.test(text) || behind.test(text) || calledProxy.test(text))
    return null;
  const proxy = parseProxy(text);
  return proxy.ok && /[.:]/.test(proxy.value.host) ? text : null;
};
const isProxy = (text: string): boolean => proxyOf(text) !== null;

const inColumns =
  /(^|[^\d.])(\d{1,3}(?:\.\d{1,3}){3})[ \n,;:|"–-]+(?:(?:port|cổng|cong)[ \n:]*)?(\d{2,5})(?![\d.])/giu;

/** Whether what goes on there is an address of something else, such as `ftp://`. */
function isOfOther(before: string): boolean {
  const scheme = /([a-z][a-z\d+.-]{0,20}):\/\/$/i.exec(before.slice(-24))?.[1];
  return scheme !== undefined && !/^(?:https?|socks\d?[ah]?)$/i.test(scheme);
}

/** The proxies among the words of a text, each a word, or what of it commas and the like set apart, as rows of a table have it. */
const inWords = (line: string, offset: number): readonly Span[] =>
  [...line.matchAll(/\S+/g)].flatMap(({ 0: word, index }): readonly Span[] => {
    if (!/:\d/.test(word)) return [];
    const [found] = valuesAmong(word, proxyOf);
    const values = found ? [found.value] : word.split(/[,;|"]/).filter(isProxy);
    return values.map((value) => ({ value, at: offset + index, end: offset + index + word.length }));
  });

/** The proxies of a text: rows of a table with their logins, or words of it, or else a port in a column of its own. */
function proxiesIn(plain: string): readonly Span[] {
  if (!/[.:]/.test(plain)) return [];
  let offset = 0;
  const found: Span[] = [];
  for (const line of plain.split("\n")) {
    const row = proxyOfRow(line);
    if (row) found.push({ value: row.value, at: offset + row.at, end: offset + row.end });
    else found.push(...inWords(line, offset));
    offset += line.length + 1;
  }
  if (found.length > 0 || !/\d\.\d/.test(plain)) return found;
  return matchesBehind(plain, inColumns)
    .filter(({ at }) => !isOfOther(plain.slice(0, at)))
    .map(({ groups: [host, port], at, end }): Span => ({ value: `${host}:${port}`, at, end }));
}

const loginLabels =
  /(^|[^\p{L}\p{N}])(?:user(?:name)?|login|tài khoản|tai khoan|tk)[ :=]+([^\s,;|]{1,255})[\s,;|]+(?:pass(?:word)?|pwd?|mật khẩu|mat khau|mk)[ :=]+([^\s,;|]{1,255})/giu;

/** A login behind its labels, of the one proxy of a text that has none by itself. */
function withLabelled(plain: string, spans: readonly Span[]): readonly Span[] {
  const [only, other] = spans;
  const [labelled] = matchesBehind(plain, loginLabels);
  const [user, password] = labelled?.groups ?? [];
  const at = labelled?.at ?? 0;
  if (!only || other || user === undefined || at < only.end) return spans;
  const proxy = parseProxy(only.value);
  if (!proxy.ok || proxy.value.login) return spans;
  return [
    { value: `${withoutEnd(only.value, "/")}:${user}:${password}`, at: only.at, end: labelled?.end ?? at },
  ];
}

/** Columns of a table stay apart. */
const inRows = (text: string): string => text.replaceAll("\t", "|");

/** A proxy out of the words around it, or with its port or its login in a column of its own; one alone stays as it is. */
export function readProxy(text: string): Reading {
  const rows = inRows(text);
  const reading = readValue(rows, proxyOf, (plain) => withLabelled(plain, proxiesIn(plain)));
  if ("refused" in reading || reading.value !== rows) return reading;
  const plain = unquoted(plainText(text));
  return { value: !/\s/.test(plain) && parseProxy(plain).ok ? plain : text };
}

/** A single word with a number behind a colon, which was meant as a proxy. */
const isAttempt = (line: string): boolean => /^[^\s:]+:\d\S*$/.test(line);
/** A heading or a comment says nothing of any proxy. */
const isHeading = (line: string): boolean => /^(?:#|\/\/)|^[^\d@]*$/.test(line);

/**
 * The proxies of a text that is a list of them, each once, with the lines that cannot be read as one; none of a text that
 * holds a single proxy, or none, with whatever words around it.
 */
export function proxyList(text: string): readonly string[] {
  const lines = plainSigns(inRows(text))
    .split("\n")
    .map((line) => ({ line: line.trim(), plain: halfWidth(unquoted(line)) }))
    .map(({ line, plain }) => ({ line, proxies: withLabelled(plain, proxiesIn(plain)) }))
    .filter(({ line }) => line !== "");
  const found = new Set(lines.flatMap(({ proxies }) => proxies.map(({ value }) => value)));
  const isWhole = lines.every(({ line, proxies }) => proxies.length > 0 || isAttempt(line));
  const isList = found.size > 1 || (found.size > 0 && isWhole && lines.some(({ line }) => isAttempt(line)));
  if (!isList) return [];
  const listed = lines.flatMap(({ line, proxies }) => {
    if (proxies.length > 0) return proxies.map(({ value }) => value);
    return isHeading(line) ? [] : [line];
  });
  const distinct = [...new Set(listed)];
  return distinct.length > 1 ? distinct : [];
}

/** Reads a field of one proxy or of a list of them: a list stays as it is. */
export const readProxies = (text: string): Reading =>
  proxyList(text).length > 0 ? { value: text } : readProxy(text);
