import { expect } from "bun:test";
import { outlineOf } from "./page-outline.ts";
import { withSignIn } from "./sign-in.ts";

/** What another build or another run makes anew. */
const unstable: readonly (readonly [RegExp, string])[] = [
  [/(?<=\/assets\/[\w-]+)-\w{8}(?=\.\w+)/g, ""],
  [/(?<=name="(?:idempotency_key|token|id|edit|share|delete)" value=")[^"]*/g, "‹key›"],
  [/(?<=\/notes\/|key_|mailbox\/)[\w-]{16,}/g, "‹key›"],
  [/(?<=\b(?:note|cancel)-|[?;](?:edit|share|delete)=)[\w-]{12}(?=["#])/g, "‹key›"],
  [/(?<=data:text\/plain;charset=utf-8,)[^"]*/g, "‹text›"],
  [/(?<=<pre lang="la"[^>]*>)[^<]*/g, "‹text›"],
  [/(?<=data:image\/)[^"]*/g, "‹picture›"],
  [/(?<=\/links\/)[A-Za-z0-9]{6,8}\b/g, "‹code›"],
  [/\b[a-z]{5,}\d{4}\b/g, "‹mailbox›"],
  [/\bBun\/[\d.]+/g, "Bun"],
  [/\b[A-Z2-7]{4}( [A-Z2-7]{4}){5,}\b|\b[A-Z2-7]{20,}\b/g, "‹secret›"],
  [/(?<![\w-])(?=[\w-]*[A-Z\d])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/g, "‹key›"],
  // After keys, since the middle of a UUID may have nothing but digits.
  [/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, "‹code›"],
];

type Site = Parameters<Parameters<typeof withSignIn>[0]>[0];
type Pages = Site & {
  /** Reads a page as what it tells browsers and search engines, and the outline of what stands between the frame's parts. */
  readonly read: (reply: Response | Promise<Response>) => Promise<string[]>;
  /** Reads what stands around that. */
  readonly readFrame: (reply: Response | Promise<Response>) => Promise<string[]>;
  /** Sets the clock a minute forward: nothing is made in the same moment as something else. */
  readonly tick: () => void;
};

/** Passwords and passphrases are of chance in every letter. */
const withoutChance = (line: string) => line.replace(/(?<=\bcode )“\S{5,}”/, "“‹chance›”");

const toldHeaders = ["Cache-Control", "X-Robots-Tag", "Referrer-Policy", "Set-Cookie"];
const toldElements =
  /^ *(title|meta name="(description|robots)"|link rel="(canonical|refresh)"|script .*data-analytics)/;

/** What stands in an answer's headers, and what a page's head says that differs from page to page. */
const toldBy = ({ status, headers }: Response, html: string): string[] => [
  [status, ...toldHeaders.flatMap((name) => (headers.has(name) ? `${name}: ${headers.get(name)}` : []))].join(
    ", ",
  ),
  ...outlineOf(/<head>.*<\/head>/s.exec(html)?.[0] ?? "").filter((line) => toldElements.test(line)),
];

const main = /<main.*<\/main>/s;

/** Reads what a product answers. */
export function pageReader(base: string): Pick<Pages, "read" | "readFrame"> {
  const htmlOf = async (reply: Response | Promise<Response>) => {
    const html = (await (await reply).text())
      .replaceAll(base, "‹site›")
      .replaceAll(encodeURIComponent(base), "‹site›");
    return unstable.reduce((text, [pattern, word]) => text.replace(pattern, word), html);
  };
  return {
    read: async (reply) => {
      const response = await reply;
      const html = await htmlOf(response);
      const lines = outlineOf(main.exec(html)?.[0] ?? html);
      const shown = response.url.includes("/crypto") ? lines.map(withoutChance) : lines;
      return [...toldBy(response, html), ...shown];
    },
    readFrame: async (reply) => outlineOf((await htmlOf(reply)).replace(main, "")),
  };
}

/** Runs a test against a product at which anybody can sign in, and whose clock stands still until it is told. */
export function withPages(run: (pages: Pages) => Promise<void>, env: Record<string, string> = {}) {
  let at = Date.parse("2026-11-21T03:00:00Z");
  const settings = {
    ADMIN_EMAILS: "sep@people.example",
    ANALYTICS_SCRIPT_URL: "https://count.example/script.js",
    ANALYTICS_ID: "site-1",
    ...env,
  };
  const inSite = (site: Site) => run({ ...site, ...pageReader(site.base), tick: () => (at += 60_000) });
  return withSignIn(inSite, settings, { now: () => new Date(at) });
}

/** Compares an outline with the one that is stored; one without a line shows that nothing came of what was done. */
export const expectSame = (name: string, lines: readonly string[]) => {
  expect([name, lines.length > 0]).toEqual([name, true]);
  expect([name, ...lines].join("\n")).toMatchSnapshot();
};
