import { encodingFor } from "./compress.ts";
import { keyPlaceholder, withOwnKey } from "./page-keys.ts";
import type { StaticPage } from "./render.ts";

/** An answer from memory, and the route it is logged under. */
export type CachedAnswer = { readonly response: Response; readonly route: string };

type Encoding = "identity" | "gzip" | "br";

type CacheEntry = {
  readonly etag: string;
  readonly route: string;
  readonly cookies: readonly string[];
  readonly until: number;
  /** Requests that want something else than the page. */
  readonly isOther: ((request: Request) => boolean) | undefined;
  /** By encoding, made once: a copy of an answer costs less than making it. */
  readonly answers: Readonly<Record<Encoding, Response>>;
  /** The text of a page whose forms have a key that is drawn for each visitor. */
  readonly keyed: string | null;
};

/** The rendered pages that are the same for everybody, by path and query; none is kept beyond its day. */
export type PageCache = {
  readonly answer: (request: Request) => CachedAnswer | null;
  readonly keep: (
    key: string,
    page: StaticPage,
    how: {
      readonly cookies: readonly string[];
      readonly keepMs: number;
      readonly isOther?: ((request: Request) => boolean) | undefined;
    },
  ) => void;
};

const dayMs = 86_400_000;
const vietnamMs = 7 * 3_600_000;
const endOfDay = (time: number): number => (Math.floor((time + vietnamMs) / dayMs) + 1) * dayMs - vietnamMs;

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

/** A little larger than the best, in a fraction of the time: it is done for each visitor. */
const keyedLevel = 1;

function answerKeyed(text: string, answers: CacheEntry["answers"], encoding: Encoding): Response {
  const html = withOwnKey(text);
  if (encoding === "identity") return new Response(html, { headers: answers.identity.headers });
  return new Response(Bun.gzipSync(html, { level: keyedLevel }), { headers: answers.gzip.headers });
}

export function createPageCache(now: () => number, onRender: () => void = () => {}): PageCache {
  const entries = new Map<string, CacheEntry>();
  return {
    answer: (request) => {
      const { method, url, headers: requestHeaders } = request;
      if (method !== "GET" && method !== "HEAD") return null;
      const entry = entries.get(cacheKey(url));
      if (!entry || entry.until <= now() || hasCookie(request, entry.cookies)) return null;
      if (entry.isOther?.(request)) return null;
      const { etag, route, answers, keyed } = entry;
      const encoding = encodingFor(requestHeaders.get("accept-encoding"));
      if (keyed !== null) return { response: answerKeyed(keyed, answers, encoding), route };
      const answer = answers[encoding];
      if (requestHeaders.get("if-none-match")?.includes(etag))
        return { response: new Response(null, { status: 304, headers: answer.headers }), route };
      // A HEAD has its length told and its body left out by the server.
      return { response: answer.clone(), route };
    },
    keep: (key, page, { cookies, keepMs, isOther }) => {
      onRender();
      const { etag } = page;
      const text = new TextDecoder().decode(page.identity);
      const keyed = text.includes(keyPlaceholder) ? text : null;
      const own = keyed === null ? { ETag: etag } : { "Cache-Control": "private, no-cache" };
      const answerIn = (encoding: Encoding) => {
        const encoded = encoding !== "identity" && { "Content-Encoding": encoding };
        return new Response(page[encoding], { headers: { ...page.headers, ...own, ...encoded } });
      };
      const answers = { identity: answerIn("identity"), gzip: answerIn("gzip"), br: answerIn("br") };
      const until = Math.min(now() + keepMs, endOfDay(now()));
      const route = key.split("?")[0] ?? key;
      entries.set(key, { etag, cookies, until, isOther, answers, keyed, route });
    },
  };
}
