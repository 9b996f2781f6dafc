import { type Tool, localPath, tools } from "../../core/catalog.ts";
import { type Lang, textsOf, localizer } from "../../core/i18n.ts";
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
  const finderEntryOf = (tool: Tool) => ({
    id: tool.id,
    name: t(tool.short),
    line: t(tool.line),
    words: `${localizer("vi")(tool.label)} ${localizer("en")(tool.label)} ${synonyms[tool.id] ?? ""}`,
    path: localPath(tool.path, lang),
    icon: tool.icon,
    group: tool.group,
  });
  return { texts: finderTexts, tools: tools.map(finderEntryOf) };
}
