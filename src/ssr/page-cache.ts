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
  /** Keeps what was rendered for a request, and answers it. */
  readonly keep: (
    request: Request,
    page: StaticPage,
    how: {
      readonly cookies: readonly string[];
      readonly keepMs: number;
      readonly isOther?: ((request: Request) => boolean) | undefined;
    },
  ) => Response;
};

const dayMs = 86_400_000;
const vietnamMs = 7 * 3_600_000;
const endOfDay = (timeMs: number): number =>
  (Math.floor((timeMs + vietnamMs) / dayMs) + 1) * dayMs - vietnamMs;

/** The part of an address that a page is kept under. */
export const cacheKey = (url: string): string => url.slice(url.indexOf("/", 8));

/** Whether a request has one of these cookies, whatever its value. */
export function hasCookie({ headers }: Request, cookieNames: readonly string[]): boolean {
  const cookie = headers.get("cookie");
  if (cookie === null) return false;
  return cookieNames.some(
    (cookieName) =>
      cookie.startsWith(`${cookieName}=`) ||
      cookie.includes(`; ${cookieName}=`) ||
      cookie.startsWith(`__Host-${cookieName}=`) ||
      cookie.includes(`; __Host-${cookieName}=`),
  );
}

/** A little larger than the best, in a fraction of the time: it is done for each visitor. */
const keyedLevel = 1;

function answerKeyed(text: string, cachedAnswers: CacheEntry["answers"], pageEncoding: Encoding): Response {
  const html = withOwnKey(text);
  if (pageEncoding === "identity") return new Response(html, { headers: cachedAnswers.identity.headers });
  return new Response(Bun.gzipSync(html, { level: keyedLevel }), { headers: cachedAnswers.gzip.headers });
}

function answerFrom({ etag, answers, keyed }: CacheEntry, { headers }: Request): Response {
  const pageEncoding = encodingFor(headers.get("accept-encoding"));
  if (keyed !== null) return answerKeyed(keyed, answers, pageEncoding);
  const cachedAnswer = answers[pageEncoding];
  if (headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers: cachedAnswer.headers });
  // A HEAD has its length told and its body left out by the server.
  return cachedAnswer.clone();
}

export function createPageCache(now: () => number, onRender: () => void = () => {}): PageCache {
  const entries = new Map<string, CacheEntry>();
  return {
    answer: (request) => {
      const { method, url } = request;
      if (method !== "GET" && method !== "HEAD") return null;
      const entry = entries.get(cacheKey(url));
      if (!entry || entry.until <= now() || hasCookie(request, entry.cookies)) return null;
      if (entry.isOther?.(request)) return null;
      return { response: answerFrom(entry, request), route: entry.route };
    },
    keep: (request, page, { cookies, keepMs, isOther }) => {
      onRender();
      const { etag } = page;
      const text = new TextDecoder().decode(page.identity);
      const keyed = text.includes(keyPlaceholder) ? text : null;
      const ownHeaders = keyed === null ? { ETag: etag } : { "Cache-Control": "private, no-cache" };
      const cachedAnswerIn = (pageEncoding: Encoding) => {
        const encodedHeader = pageEncoding !== "identity" && { "Content-Encoding": pageEncoding };
        return new Response(page[pageEncoding], {
          headers: { ...page.headers, ...ownHeaders, ...encodedHeader },
        });
      };
      const cachedAnswers = {
        identity: cachedAnswerIn("identity"),
        gzip: cachedAnswerIn("gzip"),
        br: cachedAnswerIn("br"),
      };
      const keptUntil = Math.min(now() + keepMs, endOfDay(now()));
      const key = cacheKey(request.url);
      const entry = {
        etag,
        cookies,
        until: keptUntil,
        isOther,
        answers: cachedAnswers,
        keyed,
        route: key.split("?")[0] ?? key,
      };
      entries.set(key, entry);
      return answerFrom(entry, request);
    },
  };
}
