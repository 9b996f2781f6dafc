import { renderToString } from "react-dom/server";
import type { RenderOnce } from "../ui/render-once.ts";

const markups = new Map<string, string>();

/** There are only so many names: some for each tool and language. */
export const renderOnce: RenderOnce = (name, node) => {
  const cached = markups.get(name);
  if (cached !== undefined) return cached;
  const markup = renderToString(node);
  markups.set(name, markup);
  return markup;
};
