import { effect } from "@preact/signals-react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { pending } from "../../client/pending.ts";
import { restoreTypedValues } from "./typed-values.ts";

effect(() => {
  document.documentElement.toggleAttribute("data-busy", pending.value > 0);
});

/** Makes an island live, in one go, so that nothing can be typed or pressed in between. */
export function hydrate(element: HTMLElement, Component: ComponentType<Record<string, unknown>>): void {
  const props: Record<string, unknown> = JSON.parse(element.dataset["props"] ?? "{}");
  const restore = restoreTypedValues(element);
  flushSync(() => {
    hydrateRoot(element, <Component {...props} />, { identifierPrefix: element.dataset["prefix"] ?? "" });
  });
  restore();
  element.dataset["live"] = "";
}
