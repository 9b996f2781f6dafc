import type { GroupId, ToolId } from "../../core/catalog.ts";
import { formatDateTime } from "../../core/format.ts";
import { type Texts, fill } from "../../core/i18n.ts";
import type { IconName } from "../../core/icons.ts";
import type { FinderKind } from "./kinds.ts";
import { type ToolActionId, type Offer, offersFor } from "./offers.ts";
import { hashNameOf, recognise, timeOf } from "./recognise.ts";
import { searchTools } from "./search.ts";

/** A tool with its words in the visitor's language. */
export type FinderTool = {
  readonly id: ToolId;
  readonly name: string;
  readonly line: string;
  readonly words: string;
  readonly path: string;
  readonly icon: IconName;
  readonly group: GroupId;
};

export type FinderTexts = Texts<`finder.is.${FinderKind}` | `finder.do.${ToolActionId}`>;

/** All that finding takes in one language; the same on the server and in the browser. */
export type FinderIndex = { readonly tools: readonly FinderTool[]; readonly texts: FinderTexts };

export type Suggestion = {
  readonly name: string;
  readonly line: string;
  readonly icon: IconName;
  readonly group: GroupId;
  /** The tool's address; where a text is carried along, the form's. */
  readonly path: string;
  /** The form that carries the text; null for a mere link. */
  readonly form: Pick<Offer, "method" | "fields"> | null;
};

export type FinderAnswer = {
  /** What the text is, in words; null when it is only something to search with. */
  readonly is: string | null;
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

const detailOf = (finderKind: FinderKind, pastedText: string): string => {
  if (finderKind === "hash") return hashNameOf(pastedText) ?? "";
  const pastedTime = finderKind === "time" ? timeOf(pastedText) : null;
  return pastedTime ? formatDateTime(pastedTime) : "";
};

/** What a text is and which tools take it, then the tools whose names or synonyms it is. */
export function find(finderInput: string, { tools, texts: finderTexts }: FinderIndex): FinderAnswer {
  const pastedKinds = recognise(finderInput);
  const [likeliest] = pastedKinds;
  const suggestionsOf = (some: readonly Offer[]) =>
    some.flatMap((offer): Suggestion[] => {
      const tool = tools.find(({ id }) => id === offer.tool);
      if (!tool) return [];
      const path = offer.tab === undefined ? tool.path : `${tool.path}?tab=${offer.tab}`;
      const { method, fields } = offer;
      const offerName = finderTexts[`finder.do.${offer.action}`];
      return [{ ...linkTo(tool), name: offerName, line: tool.name, path, form: { method, fields } }];
    });
  const offers = suggestionsOf(offersFor(pastedKinds, finderInput));
  const needsSearch = likeliest === undefined || likeliest === "text";
  const foundToolIds = needsSearch
    ? searchTools(finderInput, tools)
    : likeliest === "hash"
      ? (["crypto"] as const)
      : [];
  const links = foundToolIds
    .flatMap((id) => tools.filter((tool) => tool.id === id))
    .slice(0, maxTools)
    .map(linkTo);
  // A few words that are no tool's are a text all the same.
  if (likeliest === undefined && links.length === 0 && /\S\s+\S/.test(finderInput))
    return { is: null, suggestions: suggestionsOf(offersFor(["text"], finderInput)) };
  const isProse = likeliest === "text" && links.length > 0;
  const kindDetail = likeliest === undefined ? "" : detailOf(likeliest, finderInput.trim());
  return {
    is:
      likeliest === undefined || isProse
        ? null
        : fill(finderTexts[`finder.is.${likeliest}`], { detail: kindDetail }),
    suggestions: isProse ? [...links, ...offers] : [...offers, ...links],
  };
}
