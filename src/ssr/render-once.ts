import { renderToString } from "react-dom/server";
import type { RenderOnce } from "#ui/render-once.ts";

const markups = new Map<string, string>();

/** There are only so many names: some for each tool and language. */
export const renderOnce: RenderOnce = (markupName, reactNode) => {
  const cachedMarkup = markups.get(markupName);
  if (cachedMarkup !== undefined) return cachedMarkup;
  const markup = renderToString(reactNode);
  markups.set(markupName, markup);
  return markup;
};
