import { effect } from "@preact/signals-react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { type Root, hydrateRoot } from "react-dom/client";
import { noteRecentTool } from "../../client/device-tools.ts";
import { keepOffline } from "../../client/offline.ts";
import { unpackProps } from "../../client/island-props.ts";
import { pending } from "../../client/pending.ts";
import { sendFailedForms, sendPressedIn } from "./failed-forms.ts";
import { restoreTypedValues } from "./typed-values.ts";

effect(() => {
  document.documentElement.toggleAttribute("data-busy", pending.value > 0);
});

sendFailedForms();

// What a browser refuses to store is not kept, and nothing else comes of it.
void keepOffline().catch(() => {});

/**
 * Makes an island live with its props and, where they do not hold them, its texts: in one go, so that nothing can be
 * typed or clicked in between. When it fails, then or later, the server's markup comes back with what was typed, and its
 * forms go the browser's own way: a press that it failed over at once, one that came before it lived by the loader.
 */
export default function hydrate(
  element: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  texts: object | undefined,
): void {
  const props = { ...(texts && { texts }), ...unpackProps(element.dataset["props"] ?? "{}", element) };
  const markup = element.innerHTML;
  const typed = restoreTypedValues(element);
  let root: Root | null = null;
  let failure: { readonly error: unknown } | null = null;
  const giveUp = (error: unknown) => {
    failure = { error };
    const wasLive = "live" in element.dataset;
    // React is still in the middle of its work.
    queueMicrotask(() => {
      root?.unmount();
      delete element.dataset["live"];
      element.innerHTML = markup;
      typed.restore();
      if (wasLive) sendPressedIn(element);
    });
  };
  flushSync(() => {
    root = hydrateRoot(element, <Component {...props} />, {
      identifierPrefix: element.dataset["prefix"] ?? "",
      onUncaughtError: giveUp,
    });
  });
  if (failure !== null) throw new Error("An island did not come to life", { cause: failure });
  typed.restore();
  element.dataset["live"] = "";
  if (element.querySelector(".tool")) noteRecentTool(location.pathname);
}
