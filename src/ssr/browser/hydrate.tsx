import { effect } from "@preact/signals-react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { type Root, hydrateRoot } from "react-dom/client";
import { unpackProps } from "#client/island-props.ts";
import { pending } from "#client/pending.ts";
import { reportFault } from "#client/report-fault.ts";
import { sendFailedForms, sendPressedIn } from "./failed-forms.ts";
import { restoreTypedValues } from "./typed-values.ts";

effect(() => {
  document.documentElement.toggleAttribute("data-busy", pending.value > 0);
});

sendFailedForms();

// What a browser refuses to store is not kept, and nothing else comes of it.
void import("#client/offline.ts").then(({ keepOffline }) => keepOffline()).catch(() => {});

/**
 * Makes an island live with its props and, where they do not hold them, its texts: in one go, so that nothing can be
 * typed or clicked in between. When it fails, then or later, the server's markup comes back with what was typed, and its
 * forms go the browser's own way: a press that it failed over at once, one that came before it lived by the loader.
 */
export default function hydrate(
  islandElement: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  islandTexts: object | undefined,
): void {
  const props = {
    ...(islandTexts && { texts: islandTexts }),
    ...unpackProps(islandElement.dataset["props"] ?? "{}", islandElement),
  };
  const markup = islandElement.innerHTML;
  const typedValues = restoreTypedValues(islandElement);
  let islandRoot: Root | null = null;
  let hydrationFailure: { readonly error: unknown } | null = null;
  const giveUp = (error: unknown) => {
    hydrationFailure = { error };
    const wasLive = "live" in islandElement.dataset;
    // React is still in the middle of its work.
    queueMicrotask(() => {
      islandRoot?.unmount();
      delete islandElement.dataset["live"];
      islandElement.innerHTML = markup;
      typedValues.restore();
      if (wasLive) sendPressedIn(islandElement);
    });
  };
  flushSync(() => {
    islandRoot = hydrateRoot(islandElement, <Component {...props} />, {
      identifierPrefix: islandElement.dataset["prefix"] ?? "",
      onUncaughtError: giveUp,
      onRecoverableError: (error) => reportFault("An island differs from its page", error),
    });
  });
  if (hydrationFailure !== null)
    throw new Error("An island did not come to life", { cause: hydrationFailure });
  typedValues.restore();
  islandElement.dataset["live"] = "";
  if (islandElement.querySelector(".tool"))
    void import("#client/tool-fields.ts").then(
      ({ tendTool }) => tendTool(),
      // Without a network it is not tended.
      () => {},
    );
}
