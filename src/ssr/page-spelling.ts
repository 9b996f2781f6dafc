import { languages } from "#core/i18n.ts";
import { localPath, otherPages } from "#core/pages.ts";
import { taskPlaces, tools } from "#tools/catalog.ts";

const pagePaths: ReadonlySet<string> = new Set([
  ...[...otherPages, ...tools].flatMap(({ path }) => languages.map((lang) => localPath(path, lang))),
  ...taskPlaces.flatMap(({ addresses }) => Object.values(addresses)),
]);

/**
 * The page's path that another spelling means: capitals, slashes too many, `index.html`, the language that needs none.
 * Null for a path that is a page's own, and for one that is nobody's.
 */
export function pathMeantBy(pathname: string): string | null {
  const plain = pathname
    .toLowerCase()
    .replace(/\/index\.(?:html?|php)$/, "/")
    .replace(/\/{2,}/g, "/")
    .replace(/^\/vi(?=\/|$)/, "")
    .replace(/\/$/, "");
  const path = plain === "" ? "/" : plain;
  return path !== pathname && pagePaths.has(path) ? path : null;
}

/** Where somebody who asks for a page by another spelling is sent for good; null for everybody else. */
export function redirectToPage({ method, url }: Request): Response | null {
  const { pathname, search } = new URL(url);
  const path = /^(GET|HEAD)$/.test(method) ? pathMeantBy(pathname) : null;
  return path === null ? null : new Response(null, { status: 301, headers: { Location: path + search } });
}
