import { languages } from "#core/i18n.ts";
import { localPath, otherPages } from "#core/pages.ts";
import { taskPlaces, tools } from "#tools/catalog.ts";

/** Where the API's page stood before; the problems' types name it. */
export const docsPath = "/api/docs";

const pagePaths: ReadonlySet<string> = new Set([
  docsPath,
  ...[...otherPages, ...tools].flatMap(({ path }) => languages.map((lang) => localPath(path, lang))),
  ...taskPlaces.flatMap(({ addresses }) => Object.values(addresses)),
]);

/** The languages that a path names in front, one behind the other, and the rest of it. */
const namedLanguages = new RegExp(`^(?:/(${languages.join("|")}))+(?=/|$)`);

/**
 * The page's path that another spelling means: capitals, slashes too many, a file's ending, languages that are named
 * twice (the last counts) or for nothing. Null for a path that is a page's own, and for one that is nobody's.
 */
export function pathMeantBy(pathname: string): string | null {
  const plain = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/(?:\/index|(?<=[^/]))\.(?:html?|php)$/, "")
    .replace(namedLanguages, (_, lang: string) => (lang === languages[0] ? "" : `/${lang}`));
  const path = plain === "" ? "/" : plain;
  return path !== pathname && pagePaths.has(path) ? path : null;
}

/** Where somebody who asks for a page by another spelling is sent for good; null for everybody else. */
export function redirectToPage({ method, url }: Request): Response | null {
  const { pathname, search } = new URL(url);
  const path = /^(GET|HEAD)$/.test(method) ? pathMeantBy(pathname) : null;
  return path === null ? null : new Response(null, { status: 301, headers: { Location: path + search } });
}
