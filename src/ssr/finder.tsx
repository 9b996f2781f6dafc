import { useContext } from "react";
import { localPath } from "#core/pages.ts";
import { type Lang, textsOf } from "#core/i18n.ts";
import FinderIsland, { finderIslandTexts } from "#islands/finder.tsx";
import type { Glance } from "#core/tool.ts";
import type { FinderAnswer } from "#tools/finder/find.ts";
import { Island, IslandModules } from "./island.tsx";

/** The field that finds a tool, or the tools for what is pasted. */
export function PageFinder({
  lang,
  isOverlay,
  q = "",
  answer = null,
  glance = null,
  pinned,
}: {
  lang: Lang;
  isOverlay: boolean;
  q?: string;
  answer?: FinderAnswer | null;
  glance?: Glance | null;
  pinned?: readonly string[] | null;
}) {
  const { island } = useContext(IslandModules);
  const props = {
    texts: textsOf(lang, finderIslandTexts),
    home: localPath("/", lang),
    index: island(`finder-index-${lang}`),
    q,
    answer,
    glance,
    ...(pinned !== undefined && { pinned }),
    isOverlay,
  };
  return <Island name="finder" of={FinderIsland} with={props} />;
}
