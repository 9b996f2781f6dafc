import { renderToString } from "react-dom/server";
import { SpriteAddress } from "../ui/icon.tsx";
import type { RenderOnce } from "../ui/render-once.ts";
import type { Assets } from "./assets.ts";

const renderers = new WeakMap<Assets, RenderOnce>();

/** Renders with the addresses of these assets. There are only so many names: some for each tool and language. */
export function rendererOf(assets: Assets): RenderOnce {
  const existing = renderers.get(assets);
  if (existing) return existing;
  const markups = new Map<string, string>();
  const renderOnce: RenderOnce = (name, node) => {
    const cached = markups.get(name);
    if (cached !== undefined) return cached;
    const markup = renderToString(<SpriteAddress value={assets.icons}>{node}</SpriteAddress>);
    markups.set(name, markup);
    return markup;
  };
  renderers.set(assets, renderOnce);
  return renderOnce;
}
