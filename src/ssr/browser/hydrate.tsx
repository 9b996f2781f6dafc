import { effect } from "@preact/signals-react";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { pending } from "../../client/pending.ts";

effect(() => {
  document.documentElement.toggleAttribute("data-busy", pending.value > 0);
});

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Resolves once the island answers to events. Typed text stays, because inputs are uncontrolled. */
export function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const props: Record<string, unknown> = JSON.parse(element.dataset["props"] ?? "{}");
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <Component {...props} />
      </Ready>,
      { identifierPrefix: element.dataset["prefix"] ?? "" },
    );
  });
}
