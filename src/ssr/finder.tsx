import { useContext } from "react";
import { localPath } from "#core/pages.ts";
import { type Lang, textsOf } from "#core/i18n.ts";
import FinderIsland, { type FinderIslandProps, finderIslandTexts } from "#islands/finder.tsx";
import { Island, IslandModules } from "./island.tsx";

/** The field that finds a tool, or the tools for what is pasted. */
export function PageFinder({
  lang,
  isOverlay,
  pinned,
  ...found
}: {
  lang: Lang;
  isOverlay: boolean;
} & Pick<FinderIslandProps, "q" | "answer" | "glance"> & {
    pinned?: readonly string[] | null;
  }) {
  const { island } = useContext(IslandModules);
  const props = {
    texts: textsOf(lang, finderIslandTexts),
    home: localPath("/", lang),
    index: island(`finder-index-${lang}`),
    ...found,
    ...(pinned !== undefined && { pinned }),
    // As on every page but one, which then need not say so.
    ...(!isOverlay && { isOverlay }),
  };
  return <Island name="finder" of={FinderIsland} with={props} />;
}
