import type { Lang } from "#core/i18n.ts";
import { deviceTools, relatedTo, tools } from "#tools/catalog.ts";
import { en, vi } from "#locales/index.ts";
import { keyedText } from "./text-names.ts";

/** Which texts are meant where several say the same. */
export type Said = { readonly lang: Lang; readonly area?: string };

/** An element that says something, or a text in quotes, with what stands in it. */
export type OutlinePart = { readonly head: string; readonly parts: readonly OutlinePart[] };

type Tool = (typeof tools)[number];
type Link = { readonly tool: Tool; readonly looks: (name: "short" | "label") => string };

const addressed = new Map<string, Tool>(
  tools.flatMap((tool) => [
    [tool.path, tool],
    [`/en${tool.path}`, tool],
    [`/api?tab=${tool.id}`, tool],
  ]),
);

/** A link to a tool that says only what its texts say of it; what else it says or is stays in how it looks. */
function linkOf(part: OutlinePart, { lang, area }: Said): Link | null {
  const [only] = part.parts;
  const link = part.head.startsWith("li ") && only && part.parts.length === 1 ? only : part;
  const [, href = "", more = ""] = /^a href="([^"]*)"(.*)$/.exec(link.head) ?? [];
  const tool = addressed.get(href);
  if (!tool || link.parts.some(({ parts }) => parts.length > 0)) return null;
  const said = (key: "short" | "label" | "line") => `“${keyedText({ vi, en }[lang][tool[key]], lang, area)}”`;
  const around = link === part ? "" : `${part.head.replace(`"${tool.group}"`, "‹group›")} > `;
  const to = href.startsWith("/api") ? "/api?tab=‹id›" : "‹path›";
  return {
    tool,
    looks: (name) => {
      const known = new Map([
        [said("line"), "“‹*.line›”"],
        [said(name), `“‹*.${name}›”`],
      ]);
      const texts = link.parts.map(
        ({ head }) => known.get(head) ?? head.replace(/^“\d+ lời gọi”$/, "“{count} lời gọi”"),
      );
      return `${around}a href="${to}"${more} ${texts.join(" | ")}`;
    },
  };
}

const idsOf = (list: readonly Tool[]): string => list.map(({ id }) => id).join(", ");

/** What a list of tools is called where it has all that belong there, in the order of the navigation; else its tools. */
function listName(list: readonly Tool[], { area }: Said): string {
  const page = tools.find(({ id }) => id === area);
  const named: readonly (readonly [string, readonly Tool[]])[] = [
    ["all tools", tools],
    ["tools that work on the device", deviceTools],
    ...(page ? [["related tools", relatedTo(page.id)] as const] : []),
    ...[...Map.groupBy(tools, ({ group }) => group)].map(
      ([group, all]) => [`tools of ${group}`, all] as const,
    ),
  ];
  const name = named.find(([, all]) => idsOf(all) === idsOf(list))?.[0];
  return `‹${name ?? idsOf(list)}›`;
}

/** A list in one line: how its links look, and those that look otherwise. */
function listPart(list: readonly Link[], said: Said): OutlinePart {
  const waysBy = (["short", "label"] as const).map((name) => Map.groupBy(list, ({ looks }) => looks(name)));
  const [ways = new Map<string, Link[]>()] = waysBy.toSorted((one, other) => one.size - other.size);
  const [most, ...others] = [...ways].toSorted(([, one], [, other]) => other.length - one.length);
  const odd = others.map(([look, links]) => `, ${idsOf(links.map(({ tool }) => tool))}: ${look}`);
  return {
    head: `${listName(
      list.map(({ tool }) => tool),
      said,
    )} ${most?.[0]}${odd.join("")}`,
    parts: [],
  };
}

const listItem = /\{"@type":"ListItem","position":\d+,"name":"([^"]*)","url":"([^"]*)"\}/g;

/** How many tools there are, and the list of them for search engines. */
function withoutNumbers(head: string): string {
  const items = [...head.matchAll(listItem)];
  const isAll =
    items.length === tools.length &&
    items.every(([, , url = ""], index) => url.endsWith(tools[index]?.path ?? " "));
  return (isAll ? head.replace(items.map(([item]) => item).join(), "‹all tools›") : head).replace(
    `‹home.lead ${tools.length}›`,
    "‹home.lead ‹all tools››",
  );
}

/** The buttons by which a visitor pins tools, each with what is pinned after it: in one line where all are there. */
function withoutPinButtons(parts: readonly OutlinePart[], { lang, area }: Said): readonly OutlinePart[] {
  const isPin = ({ head }: OutlinePart) => head.startsWith("button ") && head.endsWith(' name="tools"');
  const pins = parts.filter(isPin);
  const ids = tools.map(({ id }) => id);
  const pinned = ids.filter((_, index) => pins[index]?.head.includes('aria-pressed="true"'));
  const heads = ids.map((own) => {
    const after = ids.filter((id) => pinned.includes(id) !== (id === own)).join();
    return `button value${after && `="${after}"`} aria-pressed="${pinned.includes(own)}" name="tools"`;
  });
  const isAll =
    pins.length === ids.length &&
    pins.every(
      ({ head, parts: [text] }, index) =>
        head === heads[index] &&
        (text?.head.startsWith("svg") ||
          text?.head === `“${keyedText({ vi, en }[lang][tools[index]?.short ?? "home.label"], lang, area)}”`),
    );
  const line = `‹buttons that pin all tools› with ${pinned.join(", ")}`;
  return isAll ? [...parts.filter((part) => !isPin(part)), { head: line, parts: [] }] : parts;
}

/** Markup with one of the links to tools that it has, and of the buttons that pin them: how often they come follows from the tools. */
export function withOneTool(html: string): string {
  const paths = tools.flatMap(({ id, path }) => [path, `/api\\?tab=${id}`]).join("|");
  const one = `(?:<li[^>]*>)?<a [^>]*href="(?:/en)?(?:${paths})"[^>]*>.*?</a>(?:</li>)?|<button [^>]*name="tools".*?</button>`;
  let isFirst = true;
  return html.replaceAll(new RegExp(one, "gs"), (link) => {
    const kept = isFirst ? link : "";
    isFirst = false;
    return kept;
  });
}

/**
 * Lists of tools by what they list, not by the tools: another tool is in all that it belongs in, and what is kept of pages
 * stays as it is.
 */
export function withToolLists(parts: readonly OutlinePart[], said: Said): readonly OutlinePart[] {
  const written: OutlinePart[] = [];
  let list: (Link & { readonly part: OutlinePart })[] = [];
  const close = () => {
    if (list.length > 1) written.push(listPart(list, said));
    else for (const { part } of list) written.push(part);
    list = [];
  };
  for (const part of withoutPinButtons(parts, said)) {
    const link = linkOf(part, said);
    if (link) list.push({ ...link, part });
    else {
      close();
      written.push({ head: withoutNumbers(part.head), parts: withToolLists(part.parts, said) });
    }
  }
  close();
  return written;
}
