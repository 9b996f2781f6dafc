import { effect } from "@preact/signals-react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { SpriteAddress } from "../../ui/icon.tsx";
import { pending } from "../../client/pending.ts";
import { restoreTypedValues } from "./typed-values.ts";

effect(() => {
  document.documentElement.toggleAttribute("data-busy", pending.value > 0);
});

const sprite = document.querySelector("script[data-icons]")?.getAttribute("data-icons") ?? "";

/** Makes an island live, in one go, so that nothing can be typed or pressed in between. */
export function hydrate(element: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const props: Record<string, unknown> = JSON.parse(element.dataset["props"] ?? "{}");
  const restore = restoreTypedValues(element);
  const tree = (
    <SpriteAddress value={sprite}>
      <Component {...props} />
    </SpriteAddress>
  );
  flushSync(() => {
    hydrateRoot(element, tree, { identifierPrefix: element.dataset["prefix"] ?? "" });
  });
  restore();
  element.dataset["live"] = "";
}
