import { type Lang, languages } from "#core/i18n.ts";
import { displayNames } from "#core/intl.ts";
import { memoize } from "#core/memoize.ts";
import { type Span, unquoted } from "#core/pasted.ts";
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
export function proxyOfRow(line: string): Span | null {
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
