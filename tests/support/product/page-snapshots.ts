import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import type { ToolId } from "#tools/registry.ts";
import { seededChance } from "#tests/support/samples/seeded-numbers.ts";
import { classesOf, newLines, openSlotIn, outlineOf } from "./page-outline.ts";
import { postForm } from "./product.ts";
import { type SignInSite, withSignIn } from "./sign-in.ts";
import { keyedText } from "./text-names.ts";
import { type Said, withOneTool } from "./tool-lists.ts";

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

/** A page's title by the texts that it is made of. */
const withTitle = (line: string, { lang, area }: Said): string =>
  line.replace(
    /^title “(.+?) – (.+) \| (.+)”$/,
    (_, ...[name, more, site]: string[]) =>
      `title “${[name, more].map((text) => keyedText(text ?? "", lang, area)).join(" – ")} | ${site}”`,
  );

const main = /<main.*<\/main>/s;
const otherAreas: Readonly<Record<string, string>> = { "": "finder", history: "own-data" };
const areaOf = (url: string): string => {
  const { pathname } = new URL(url);
  const [, first = ""] = pathname.split("/");
  return tools.find(({ path }) => path === `/${first}`)?.id ?? otherAreas[first] ?? first;
};

/** The page that shows what is around every tool; others keep only what differs from it there. */
const modelTool = "cron";
const modelPath = "/cron";

/** What a tool's page has around the tool itself. */
const aroundTool =
  /<(section|nav)\b[^>]* aria-labelledby="(?:questions|command|example|tasks|related)".*?<\/\1>/gs;
const isToolPage = (area: string): boolean => area !== modelTool && tools.some(({ id }) => id === area);

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
      lines: [
        ...(isTold ? toldBy(response, head).map((line) => withTitle(line, said)) : []),
        ...outlineOf(shown, said),
      ],
      classes: classesOf(withOneTool(isToolPage(said.area) ? shown.replace(aroundTool, "") : shown)),
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

/** The lines of an outline by the part around the tool that they are in: its head, its questions, what is related. */
const partsAround = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  let part = "head";
  return Map.groupBy(lines, (line) => {
    const around = /^  (?:section|nav) aria-labelledby="(questions|command|tasks|related)"/.exec(line)?.[1];
    if (/^(main| {2}\S)/.test(line)) part = around ?? "tool";
    return part;
  });
};

/** What a tool's page has besides what every tool's has; what is around the tool is compared whatever the tool's name. */
function besidesFrame(page: PageOutline, model: PageOutline, id: ToolId): PageOutline {
  const unnamed = (lines: readonly string[] = [], of: ToolId) => {
    const { path, group } = toolOf(of);
    return lines.map((line) =>
      line
        .replaceAll(`‹${of}.`, "‹*.")
        .replaceAll(new RegExp(`(?<="|3000|tab=)(${path}|${of})(?=["?])`, "g"), "*")
        .replaceAll(`data-group="${group}"`, "data-group"),
    );
  };
  const models = partsAround(model.lines);
  const written = [...partsAround(page.lines)].flatMap(([name, lines]) => {
    if (name === "tool") return lines;
    const [own, usual] = [unnamed(lines, id), unnamed(models.get(name), modelTool)];
    if (Bun.deepEquals(own, usual)) return [`‹${name} as ever›`];
    const [more, less] = [newLines(own, usual), newLines(usual, own)];
    return more.length + less.length === 0
      ? lines
      : [
          `‹${name} as ever, but›`,
          ...more.map((line) => `+ ${line.trim()}`),
          ...less.map((line) => `- ${line.trim()}`),
        ];
  });
  return { ...page, lines: written };
}

const toolOf = (id: ToolId) => {
  const tool = tools.find((one) => one.id === id);
  if (!tool) throw new Error(`No tool is called ${id}`);
  return tool;
};

/** What is sent that no form of the page has: a name, or a value of a button. */
function unknownFields(html: string, fields: Record<string, string>): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const controls = html.match(new RegExp(`<[^>]*name="${name}"[^>]*>`, "g")) ?? [];
    const isKnown =
      name === "action" ? controls.some((one) => one.includes(`value="${value}"`)) : controls[0];
    return isKnown ? [] : [`${name}=${value}`];
  });
}

export type FilledForm = readonly [query: string, fields: Record<string, string>];

/** Keeps what a page has anew after each of its forms, sent without scripts. */
export async function keepForms(
  { base, read, keep }: Pages,
  path: string,
  forms: readonly FilledForm[],
): Promise<void> {
  for (const [query, fields] of forms) {
    const opened = await fetch(base + path + query);
    const before = await read(opened.clone());
    expect([path, unknownFields(await opened.text(), fields)]).toEqual([path, []]);
    const sent = await postForm(base + path + query, fields);
    const to = sent.headers.get("location");
    const page = await read(to === null ? sent : fetch(new URL(to, base)));
    keep(`${path}${query} ${JSON.stringify(fields)} ${sent.status}`, page, before);
  }
}

/** What a tool's page says as it opens, at other addresses, and after its forms. */
export const testToolPages = (
  id: ToolId,
  { addresses = [], forms = [] }: { addresses?: readonly string[]; forms?: readonly FilledForm[] } = {},
): Promise<void> =>
  testOutlines([
    async (pages) => {
      const { base, read, keep } = pages;
      const { path } = toolOf(id);
      const page = await read(fetch(base + path));
      keep(path, id === modelTool ? page : besidesFrame(page, await read(fetch(base + modelPath)), id));
      for (const query of addresses) keep(path + query, await read(fetch(base + path + query)), page);
      await keepForms(pages, path, forms);
    },
  ]);
