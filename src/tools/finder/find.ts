import type { ToolId } from "#tools/registry.ts";
import { fold } from "#core/fold.ts";
import { formatDateTime } from "#core/format.ts";
import { type Lang, type Texts, fill } from "#core/i18n.ts";
import type { IconName } from "#core/icons.ts";
import type { GroupId } from "#core/tool.ts";
import { langOfText } from "#core/vietnamese.ts";
import { decodeEscapes } from "#tools/encode/text-codes.ts";
import { textLanguageOf } from "#tools/text-analyzer/language.ts";
import { readWords } from "#tools/text-analyzer/words.ts";
import type { FinderKind, Recognised } from "./kinds.ts";
import { timeOf } from "./numbers.ts";
import { type Offer, type ToolActionId, offersFor } from "./offers.ts";
import { recognise } from "./recognise.ts";
import { searchTools } from "./search.ts";
import { hashNameOf } from "./secrets.ts";

/** A tool with its words in the visitor's language. */
export type FinderTool = {
  readonly id: ToolId;
  readonly name: string;
  readonly line: string;
  readonly sure: string;
  readonly names: string;
  /** Between spaces. */
  readonly sites: string;
  readonly path: string;
  readonly icon: IconName;
  readonly group: GroupId;
};

export type FinderTexts = Texts<`finder.is.${FinderKind}` | `finder.do.${ToolActionId}`>;

/** All that finding takes in one language; the same on the server and in the browser. */
export type FinderIndex = {
  readonly lang: Lang;
  readonly tools: readonly FinderTool[];
  readonly texts: FinderTexts;
  /** The top-level domains, between spaces. */
  readonly endings: string;
};

export type Suggestion = {
  readonly name: string;
  readonly line: string;
  readonly icon: IconName;
  readonly group: GroupId;
  /** The tool's address; where a text is carried along, the form's. */
  readonly path: string;
  /** The form that carries the text; null for a mere link. */
  readonly form: Pick<Offer, "method" | "fields" | "asks" | "isOnDevice"> | null;
};

export type FinderAnswer = {
  /** What the text is, in words; null when it is only something to search with. */
  readonly is: string | null;
  /** Whether no tool is what was sought; what is suggested all the same takes it as a text. */
  readonly isMissing: boolean;
  readonly suggestions: readonly Suggestion[];
};

const linkTo = ({ name, line, icon, group, path }: FinderTool): Suggestion => ({
  name,
  line,
  icon,
  group,
  path,
  form: null,
});

const maxTools = 6;

const maxShownPath = 40;

/** An address as one reads it, so that it is seen where it ends in the message. */
function shownAddress(address: string): string {
  const { host, pathname } = new URL(address);
  const path = pathname === "/" ? "" : (decodeEscapes(pathname) ?? pathname);
  return host + (path.length > maxShownPath ? `${path.slice(0, maxShownPath)}…` : path);
}

/** What the sentence on a kind says of the value. */
function detailOf({ kind, values }: Recognised): string {
  const [value = ""] = values;
  if (kind === "hash") return hashNameOf(value) ?? "";
  if (kind === "proxies") return String(values.length);
  if (kind === "secretRows") return String(value.split("\n").length);
  if (kind === "link") return shownAddress(value);
  const time = kind === "time" ? timeOf(value) : null;
  return time ? formatDateTime(time) : "";
}

/** Into the page's language; what is in it already, into the other one. */
function translationOf(text: string, lang: Lang): ToolActionId {
  const language = textLanguageOf(readWords(text.slice(0, 2000)));
  // Half of a message about money is names and figures, and one letter that only Vietnamese has tells what it is in.
  if (language === "vi" || (language !== "en" && langOfText(text))) return "translateEn";
  return language === "en" || lang === "vi" ? "translateVi" : "translateEn";
}

const siteOf = (input: string): string =>
  fold(input)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");

const minSiteLength = 5;

/** A known site, also without its ending. */
const isOneOf = (site: string, sites: string): boolean =>
  ` ${sites} `.includes(` ${site} `) || (site.length >= minSiteLength && ` ${sites}`.includes(` ${site}.`));

/** What a text is and which tools take it, then the tools that it names. */
export function find(input: string, { lang, tools, texts, endings }: FinderIndex): FinderAnswer {
  const world = { isEnding: (label: string) => endings.includes(` ${label} `) };
  const recognised = recognise(input, world);
  const [likeliest] = recognised;
  const suggestionsOf = (some: readonly Recognised[]) =>
    offersFor(some, { translation: translationOf(input, lang), world }).flatMap((offer): Suggestion[] => {
      const tool = tools.find(({ id }) => id === offer.tool);
      if (!tool) return [];
      const path = offer.tab === undefined ? tool.path : `${tool.path}?tab=${offer.tab}`;
      const { method, fields, asks, isOnDevice, action, of } = offer;
      const name = texts[`finder.do.${action}`];
      return [
        { ...linkTo(tool), name, line: of ?? tool.name, path, form: { method, fields, asks, isOnDevice } },
      ];
    });
  const offers = suggestionsOf(recognised);
  const site = siteOf(input);
  const known = tools.filter(({ sites }) => isOneOf(site, sites)).map(linkTo);
  const isProse = likeliest?.kind === "text";
  const sought = likeliest === undefined || isProse ? searchTools(input, tools) : [];
  const links = (likeliest?.kind === "hash" ? (["crypto"] as const) : sought)
    .flatMap((id) => tools.filter((tool) => tool.id === id))
    .slice(0, maxTools)
    .map(linkTo);
  if (likeliest === undefined && links.length === 0 && known.length === 0) {
    const asText = /\S\s+\S/.test(input) ? suggestionsOf([{ kind: "text", values: [input] }]) : [];
    const isCounting = ({ path }: Suggestion) => path.includes("tab=analyze") || path.includes("tab=hash");
    return { is: null, isMissing: true, suggestions: asText.filter((offer) => !isCounting(offer)) };
  }
  const isNamed = isProse && links.length > 0;
  const isNew = ({ path }: Suggestion) => known.every((tool) => tool.path !== path);
  return {
    is:
      likeliest === undefined || isNamed
        ? null
        : fill(texts[`finder.is.${likeliest.kind}`], { detail: detailOf(likeliest) }),
    isMissing: false,
    suggestions: isNamed ? [...links, ...offers] : [...known, ...offers, ...links.filter(isNew)],
  };
}
