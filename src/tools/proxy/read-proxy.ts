import { message } from "../../core/i18n.ts";
import { bareWord } from "../../core/pasted-name.ts";
import { type Span, halfWidth, plainSigns, readOne, unquoted } from "../../core/pasted.ts";
import type { Reading } from "../../core/reading.ts";
import { withoutEnd } from "../../core/without-end.ts";
import { parseProxy } from "./parse.ts";
import { proxyOfRow } from "./row.ts";

/** A machine in this network has a name without a dot, which any word is too. */
const isProxy = (word: string): boolean => {
  const proxy = parseProxy(word);
  return proxy.ok && /[.:]/.test(proxy.value.host);
};

const inColumns =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){3})[ \n,;:|"–-]+(?:(?:port|cổng|cong)[ \n:]*)?(\d{2,5})(?![\d.])/giu;

/** Whether what goes on there is an address of something else, such as `ftp://`. */
function isOfOther(before: string): boolean {
  const scheme = /([a-z][a-z\d+.-]{0,20}):\/\/$/i.exec(before.slice(-24))?.[1];
  return scheme !== undefined && !/^(?:https?|socks\d?[ah]?)$/i.test(scheme);
}

/** A word, or what of it commas and the like set apart, as rows of a table have it. */
function proxiesOfWord(word: string): readonly string[] {
  const sign = word.search(/[.:]/);
  if (sign === -1 || !/:\d/.test(word.slice(sign + 1))) return [];
  const bare = bareWord(word);
  if (isProxy(bare)) return [bare];
  return word.split(/[,;|"]/).filter(isProxy);
}

/** The proxies among the words of a text. */
const inWords = (plain: string, offset: number): readonly Span[] =>
  [...plain.matchAll(/\S+/g)].flatMap(({ 0: word, index }): readonly Span[] =>
    proxiesOfWord(word).map((value) => ({ value, at: offset + index, end: offset + index + word.length })),
  );

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
  return [...plain.matchAll(inColumns)]
    .filter(({ index }) => !isOfOther(plain.slice(0, index)))
    .map(({ 0: whole, 1: host, 2: port, index }): Span => ({
      value: `${host}:${port}`,
      at: index,
      end: index + whole.length,
    }));
}

const loginLabels =
  /(?<![\p{L}\p{N}])(?:user(?:name)?|login|tài khoản|tai khoan|tk)[ :=]+([^\s,;|]{1,255})[\s,;|]+(?:pass(?:word)?|pwd?|mật khẩu|mat khau|mk)[ :=]+([^\s,;|]{1,255})/iu;

/** A login behind its labels, of the one proxy of a text that has none by itself. */
function withLabelled(plain: string, spans: readonly Span[]): readonly Span[] {
  const [only, other] = spans;
  const [whole = "", user, password] = loginLabels.exec(plain) ?? [];
  const at = plain.indexOf(whole);
  if (!only || other || user === undefined || at < only.end) return spans;
  const proxy = parseProxy(only.value);
  if (!proxy.ok || proxy.value.login) return spans;
  return [
    { value: `${withoutEnd(only.value, "/")}:${user}:${password}`, at: only.at, end: at + whole.length },
  ];
}

/** Columns of a table stay apart. */
const plainRows = (text: string): string => plainSigns(text.replaceAll("\t", "|"));

/** A proxy out of the words around it, or with its port or its login in a column of its own; one alone stays as it is. */
export function readProxy(text: string): Reading {
  const plain = halfWidth(unquoted(plainRows(text)));
  if (!/\s/.test(plain) && parseProxy(plain).ok) return { value: plain === halfWidth(text) ? plain : text };
  return readOne(plain, withLabelled(plain, proxiesIn(plain)), message("reading.several"));
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
  const lines = plainRows(text)
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
