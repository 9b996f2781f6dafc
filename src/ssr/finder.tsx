import { useContext } from "react";
import { localPath } from "../core/catalog.ts";
import { type Lang, textsOf } from "../core/i18n.ts";
import FinderIsland, { finderIslandTexts } from "../islands/finder.tsx";
import type { FinderAnswer } from "../tools/finder/find.ts";
import { Island, IslandModules } from "./island.tsx";

/** The field that finds a tool, or the tools for what is pasted. */
export function PageFinder({
  lang,
  isOverlay,
  q = "",
  answer = null,
  pinned,
}: {
  lang: Lang;
  isOverlay: boolean;
  q?: string;
  answer?: FinderAnswer | null;
  pinned?: readonly string[] | null;
}) {
  const { island } = useContext(IslandModules);
  const props = {
    texts: textsOf(lang, finderIslandTexts),
    home: localPath("/", lang),
    index: island(`finder-index-${lang}`),
    q,
    answer,
    ...(pinned !== undefined && { pinned }),
    isOverlay,
  };
  return <Island name="finder" of={FinderIsland} with={props} />;
}
