import { fold } from "#core/fold.ts";
import { localPath } from "#core/pages.ts";
import { type Tool, tools } from "#tools/catalog.ts";
import { topLevelDomains } from "#tools/whois/top-level-domains.ts";
import { type Lang, languages, localizer, textsOf } from "#core/i18n.ts";
import type { FinderIndex } from "./find.ts";
import { finderKinds } from "./kinds.ts";
import { toolActionIds } from "./offers.ts";
import { synonyms } from "./synonyms.ts";

/** The tools and words of a language, for whoever has the dictionaries: the server, and the file it gives browsers. */
export function finderIndexOf(lang: Lang): FinderIndex {
  const t = localizer(lang);
  const finderTexts = textsOf(lang, [
    ...finderKinds.map((finderKind) => `finder.is.${finderKind}` as const),
    ...toolActionIds.map((action) => `finder.do.${action}` as const),
  ]);
  const finderEntryOf = (tool: Tool) => {
    const words = synonyms[tool.id] ?? { sure: "", names: "", sites: "" };
    const labels = languages.map((one) => fold(localizer(one)(tool.label)));
    return {
      id: tool.id,
      name: t(tool.short),
      line: t(tool.line),
      ...words,
      names: [...labels, words.names].join(", "),
      path: localPath(tool.path, lang),
      icon: tool.icon,
      group: tool.group,
    };
  };
  return {
    lang,
    texts: finderTexts,
    tools: tools.map(finderEntryOf),
    endings: ` ${topLevelDomains.join(" ")} `,
  };
}
