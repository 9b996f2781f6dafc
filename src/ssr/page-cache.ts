import { encodingFor } from "./compress.ts";
import type { StaticPage } from "./render.ts";

/** An answer from memory, and the route it is logged under. */
export type CachedAnswer = { readonly response: Response; readonly route: string };

type Entry = {
  readonly page: StaticPage;
  readonly route: string;
  readonly cookies: readonly string[];
  readonly until: number;
  /** Header fields by encoding, made once. */
  readonly headers: Readonly<Record<"identity" | "gzip" | "br", Headers>>;
};

/** The rendered pages that are the same for everybody, by path and query; they are thrown away each day. */
export type PageCache = {
  readonly answer: (request: Request) => CachedAnswer | null;
  readonly keep: (
    key: string,
    page: StaticPage,
    how: { readonly cookies: readonly string[]; readonly keepMs: number },
  ) => void;
};

const dayMs = 86_400_000;
const vietnamMs = 7 * 3_600_000;
const dayOf = (time: number): number => Math.floor((time + vietnamMs) / dayMs);

/** The part of an address that a page is kept under. */
export const cacheKey = (url: string): string => url.slice(url.indexOf("/", 8));

/** Whether a request has one of these cookies, whatever its value. */
export function hasCookie({ headers }: Request, names: readonly string[]): boolean {
  const cookie = headers.get("cookie");
  if (cookie === null) return false;
  return names.some(
    (name) =>
      cookie.startsWith(`${name}=`) ||
      cookie.includes(`; ${name}=`) ||
      cookie.startsWith(`__Host-${name}=`) ||
      cookie.includes(`; __Host-${name}=`),
  );
}

export function createPageCache(now: () => number): PageCache {
  const entries = new Map<string, Entry>();
  let day = dayOf(now());
  return {
    answer: (request) => {
      const { method, url, headers: asked } = request;
      if (method !== "GET" && method !== "HEAD") return null;
      const entry = entries.get(cacheKey(url));
      if (!entry || entry.until <= now()) return null;
      if (day !== dayOf(now())) {
        day = dayOf(now());
        entries.clear();
        return null;
      }
      if (hasCookie(request, entry.cookies)) return null;
      const encoding = encodingFor(asked.get("accept-encoding"));
      const { page, route } = entry;
      const headers = entry.headers[encoding];
      const isKnown = asked.get("if-none-match")?.includes(page.etag) ?? false;
      if (isKnown) return { response: new Response(null, { status: 304, headers }), route };
      // A HEAD has its length told and its body left out by the server.
      return { response: new Response(page[encoding], { headers }), route };
    },
    keep: (key, page, { cookies, keepMs }) => {
      const headersIn = (encoding?: string) =>
        new Headers({ ...page.headers, ETag: page.etag, ...(encoding && { "Content-Encoding": encoding }) });
      const headers = { identity: headersIn(), gzip: headersIn("gzip"), br: headersIn("br") };
      entries.set(key, { page, cookies, until: now() + keepMs, headers, route: key.split("?")[0] ?? key });
    },
  };
}
