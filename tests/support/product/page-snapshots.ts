import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { seededChance } from "#tests/support/samples/seeded-numbers.ts";
import { classesOf, newLines, openSlotIn, outlineOf } from "./page-outline.ts";
import { type SignInSite, withSignIn } from "./sign-in.ts";

/** What another build makes anew, and what the runtime's own chance gives: ids of forms, entries, keys and sessions, and a request's code. */
const unstable: readonly (readonly [RegExp, string])[] = [
  [/(?<=\/assets\/[\w-]+)-\w{8}(?=\.\w+)/g, ""],
  [/\bBun\/[\d.]+/g, "Bun"],
  [/(?<=name="idempotency_key" value=")[^"]*/g, "‹key›"],
  [/(?<=\/api\/(?:qr|vietqr)\/history\/)[\w-]{21}(?=\/)/g, "‹entry›"],
  [/(?<=name="id" value=")[\w-]{12,21}(?=")/g, "‹id›"],
  [/\bkey_[\w-]{16,}/g, "‹key›"],
  [/(?<=>)[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}(?=<)/g, "‹code›"],
];

/** What a page tells browsers and search engines, the outline of what it shows, and how often each class stands in it. */
export type PageOutline = {
  readonly lines: readonly string[];
  readonly classes: ReadonlyMap<string, number>;
};

type Reply = Response | Promise<Response>;
type Pages = SignInSite & {
  /** Reads what stands between the frame's parts. */
  readonly read: (reply: Reply) => Promise<PageOutline>;
  /** Reads the frame alone. */
  readonly readFrame: (reply: Reply) => Promise<PageOutline>;
  /** Sets the clock a minute forward: nothing is made in the same moment as something else. */
  readonly tick: () => void;
  /** Puts down a page by a name of its own, or what it has that another has not. */
  readonly keep: (name: string, page: PageOutline, before?: PageOutline) => void;
};

const toldHeaders = ["Cache-Control", "X-Robots-Tag", "Referrer-Policy", "Set-Cookie"];
const toldElements =
  /^ *(title|meta name="(description|robots)"|link rel="(canonical|refresh)"|script .*data-analytics)/;

/** What stands in an answer's headers, and what a page's head says that differs from page to page. */
const toldBy = ({ status, headers }: Response, head: readonly string[]): string[] => [
  [status, ...toldHeaders.flatMap((name) => (headers.has(name) ? `${name}: ${headers.get(name)}` : []))].join(
    ", ",
  ),
  ...head.filter((line) => toldElements.test(line)).map((line) => line.trim()),
];

const main = /<main.*<\/main>/s;
const otherAreas: Readonly<Record<string, string>> = { "": "finder", history: "own-data" };
const areaOf = (url: string): string => {
  const { pathname } = new URL(url);
  const [, first = ""] = pathname.split("/");
  return tools.find(({ path }) => path === `/${first}`)?.id ?? otherAreas[first] ?? first;
};

/** Reads what a product answers; `ofRun` is what each run has anew besides. */
export function pageReader(base: string, ofRun: typeof unstable = []) {
  const readAs = async (
    reply: Reply,
    shownIn: (html: string) => string,
    isTold: boolean,
  ): Promise<PageOutline> => {
    const response = await reply;
    const answered = (await response.text())
      .replaceAll(base, "‹site›")
      .replaceAll(encodeURIComponent(base), "‹site›");
    const slot = openSlotIn(answered);
    if (slot) throw new Error(`${response.url} leaves a slot of a text open: ${slot}`);
    const html = [...unstable, ...ofRun].reduce(
      (text, [pattern, word]) => text.replace(pattern, word),
      answered,
    );
    const said = {
      lang: html.includes('<html lang="en"') ? "en" : "vi",
      area: areaOf(response.url),
    } as const;
    const shown = shownIn(html);
    const head = isTold ? outlineOf(/<head>.*<\/head>/s.exec(html)?.[0] ?? "", said) : [];
    return {
      lines: [...(isTold ? toldBy(response, head) : []), ...outlineOf(shown, said)],
      classes: classesOf(shown),
    };
  };
  return {
    read: (reply: Reply) => readAs(reply, (html) => main.exec(html)?.[0] ?? html, true),
    readFrame: (reply: Reply) => readAs(reply, (html) => html.replace(main, ""), false),
  };
}

/** Collects pages, to be compared one by one. */
export function outlineKeeper() {
  const outlines = new Map<string, string>();
  const places = new Map<string, string[]>();
  const keep: Pages["keep"] = (name, { lines, classes }, before) => {
    if (outlines.has(name)) throw new Error(`Two pages are called ${name}`);
    outlines.set(name, (before ? newLines(lines, before.lines) : lines).join("\n"));
    for (const [one, times] of classes) {
      const isNew = times !== before?.classes.get(one);
      if (isNew) places.set(one, [...(places.get(one) ?? []), times === 1 ? name : `${name} (${times})`]);
    }
  };
  return {
    keep,
    /** A test for each page, and one of where classes stand, and how often: those that always stand together in a line. */
    test: () => {
      test.each([...outlines])("%s", (_, outline) => {
        expect(outline).not.toBe("");
        expect(outline).toMatchSnapshot();
      });
      test("where each class stands", () => {
        const together = Map.groupBy(places, ([, names]) => names.join(", "));
        const lines = [...together].map(
          ([names, classes]) =>
            `${classes
              .map(([one]) => one)
              .toSorted()
              .join(" ")}: ${names}`,
        );
        expect(lines.toSorted().join("\n")).toMatchSnapshot();
      });
    },
  };
}

export type OutlineVisit = (pages: Pages) => Promise<void>;

const settings = {
  ADMIN_EMAILS: "sep@people.example",
  ANALYTICS_SCRIPT_URL: "https://count.example/script.js",
  ANALYTICS_ID: "site-1",
};

/** Visits a product at which anybody can sign in, whose clock stands still until it is told and whose chance is seeded. */
async function visitProduct(
  visit: OutlineVisit,
  env: Record<string, string>,
  keep: Pages["keep"],
): Promise<void> {
  let at = Date.parse("2026-11-21T03:00:00Z");
  await withSignIn(
    (site) => visit({ ...site, ...pageReader(site.base), tick: () => (at += 60_000), keep }),
    { ...settings, ...env },
    { now: () => new Date(at), chance: seededChance(27) },
  );
}

/** What each visit keeps, from a product of its own, is compared page by page: all that changed are named. */
export async function testOutlines(
  ...visits: readonly (readonly [visit: OutlineVisit, env?: Record<string, string>])[]
): Promise<void> {
  const keeper = outlineKeeper();
  for (const [visit, env = {}] of visits) await visitProduct(visit, env, keeper.keep);
  keeper.test();
}
