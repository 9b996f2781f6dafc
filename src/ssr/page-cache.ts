import { encodingFor } from "./compress.ts";
import type { StaticPage } from "./render.ts";

type Entry = {
  readonly page: StaticPage;
  readonly cookies: readonly string[];
  /** Header fields by encoding, made once. */
  readonly headers: Readonly<Record<"identity" | "gzip" | "br", Headers>>;
};

/** The rendered pages that are the same for everybody, by path and query; they are thrown away each day. */
export type PageCache = {
  readonly answer: (request: Request) => Response | null;
  readonly keep: (key: string, page: StaticPage, cookies: readonly string[]) => void;
};

const dayMs = 86_400_000;
const vietnamMs = 7 * 3_600_000;
const dayOf = (time: number): number => Math.floor((time + vietnamMs) / dayMs);

/** The part of an address that a page is kept under. */
export const cacheKey = (url: string): string => url.slice(url.indexOf("/", 8));

export function createPageCache(now: () => number): PageCache {
  const entries = new Map<string, Entry>();
  let day = dayOf(now());
  const isOwn = (cookie: string, names: readonly string[]) =>
    names.some((name) => cookie.startsWith(`${name}=`) || cookie.includes(`; ${name}=`));
  return {
    answer: (request) => {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const entry = entries.get(cacheKey(request.url));
      if (!entry) return null;
      if (day !== dayOf(now())) {
        day = dayOf(now());
        entries.clear();
        return null;
      }
      const cookie = request.headers.get("cookie");
      if (cookie !== null && isOwn(cookie, entry.cookies)) return null;
      const encoding = encodingFor(request.headers.get("accept-encoding"));
      const headers = entry.headers[encoding];
      const known = request.headers.get("if-none-match");
      if (known !== null && known.includes(entry.page.etag))
        return new Response(null, { status: 304, headers });
      return new Response(request.method === "HEAD" ? null : entry.page[encoding], { headers });
    },
    keep: (key, page, cookies) => {
      const headersIn = (encoding?: string) =>
        new Headers({ ...page.headers, ETag: page.etag, ...(encoding && { "Content-Encoding": encoding }) });
      const headers = { identity: headersIn(), gzip: headersIn("gzip"), br: headersIn("br") };
      entries.set(key, { page, cookies, headers });
    },
  };
}
