import { isAsOpened } from "#client/as-opened.ts";
import { carryTyped } from "./typed-draft.ts";

/**
 * The only script that a page loads by itself. An island is hydrated on the first touch of it; the click that
 * did so is deferred and replayed then, or submits natively when the island's module does not load.
 * It runs as it is in Chrome 80, Safari 14 and Firefox 78, and without storage.
 */
type IslandModule = { default: (element: HTMLElement, texts: unknown) => void; texts?: object };

const timeoutMs = 8000;
/**
 * How long a form waits that another page answers as well. One that is worked out on the device goes to the server only
 * where it cannot be otherwise, as its page promises.
 */
const formTimeoutMs = document.querySelector("[data-on-device]") ? timeoutMs : 1200;
/** A press that lasts longer, or that comes to no click, holds nothing up. */
const maxPressMs = 1000;
/** How long a form that was submitted natively may not be sent again. */
const resendMs = 5000;
const hydrations = new WeakMap<Element, Promise<void>>();
const settled = new WeakSet<Element>();
const deferred = new WeakSet<Element>();
const scriptData = document.querySelector<HTMLScriptElement>("script[data-polyfills]")?.dataset ?? {};

/** What bundled code takes for granted; a browser without the newest of it first loads what is missing. */
const isModern =
  "groupBy" in Object &&
  "withResolvers" in Promise &&
  "canParse" in URL &&
  "toWellFormed" in "".constructor.prototype;

/**
 * The end of the press that is under way. No island comes to life in the middle of one: whatever moves then, the finger
 * would let go of something else than it came down on, and that is no press.
 */
let pressEnd: Promise<void> | undefined;
let endPress: () => void = () => {};
document.addEventListener(
  "pointerdown",
  () => {
    pressEnd = new Promise((resolve) => {
      endPress = resolve;
      setTimeout(resolve, maxPressMs);
    });
  },
  true,
);

async function loadAndHydrate(island: HTMLElement): Promise<void> {
  try {
    if (!isModern) await import(scriptData["polyfills"] ?? "");
    const islandParts = (island.dataset["parts"] ?? "").split(" ").filter(Boolean);
    // All at once, where one would lead to the next; the largest first, over the line that is open already.
    const moduleAddresses = [
      ...islandParts.map((islandPart) => `/assets/${islandPart}.js`),
      island.dataset["texts"] ?? "",
      island.dataset["island"] ?? "",
    ].filter(Boolean);
    const modules: IslandModule[] = await Promise.all(
      moduleAddresses.map((moduleAddress) => import(moduleAddress)),
    );
    await pressEnd;
    const islandModule = modules.pop();
    islandModule?.default(island, islandModule.texts ?? modules.pop()?.texts);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
  settled.add(island);
}

/** Hydrates an island, once; ends even when that fails, and its forms then submit natively. */
function ensureHydrated(island: HTMLElement): Promise<void> {
  const hydration = hydrations.get(island) ?? loadAndHydrate(island);
  hydrations.set(island, hydration);
  return hydration;
}

const closest = (eventTarget: EventTarget | null, selector: string): HTMLElement | null =>
  eventTarget instanceof Element ? eventTarget.closest<HTMLElement>(selector) : null;

const islandOf = (eventTarget: EventTarget | null): HTMLElement | null => {
  const island = closest(eventTarget, "[data-island]:not([data-passive])");
  return island && !settled.has(island) ? island : null;
};

/** The element itself, or what stands in its place when the island has got its markup back. */
function sameElementLater(island: HTMLElement, islandElement: HTMLElement): () => HTMLElement {
  const sameElements = () => [...island.querySelectorAll<HTMLElement>("form, button")];
  const index = sameElements().indexOf(islandElement);
  return () => (islandElement.isConnected ? islandElement : (sameElements()[index] ?? islandElement));
}

/** Defers an event on an island that is not hydrated yet; replays it, hydrated or not, once however often it came. */
function deferUntilHydrated(
  event: Event,
  pressedElement: HTMLElement,
  replay: (source: HTMLElement) => void,
): void {
  const island = islandOf(pressedElement);
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  if (deferred.has(pressedElement)) return;
  deferred.add(pressedElement);
  island.setAttribute("data-hydrating", "");
  const findHydrated = sameElementLater(island, pressedElement);
  const waitMs = pressedElement instanceof HTMLFormElement ? formTimeoutMs : timeoutMs;
  const timeout = new Promise((resolve) => setTimeout(resolve, waitMs));
  void Promise.race([ensureHydrated(island), timeout]).then(() => {
    settled.add(island);
    deferred.delete(pressedElement);
    island.removeAttribute("data-hydrating");
    return replay(findHydrated());
  });
}

function submitForm(form: HTMLFormElement, submitButton: HTMLElement | null): void {
  const formWithSubmit: { requestSubmit?: (submitter: HTMLElement | null) => void } = form;
  // Safari has it since 16.
  if (formWithSubmit.requestSubmit) formWithSubmit.requestSubmit(submitButton);
  else (submitButton ?? form.querySelector<HTMLElement>("button:not([type=button])"))?.click();
}

for (const eventType of ["pointerover", "focusin", "touchstart"]) {
  const startLoading = ({ target }: Event) => {
    const island = islandOf(target);
    if (island) void ensureHydrated(island);
  };
  document.addEventListener(eventType, startLoading, { capture: true, passive: true });
}

document.addEventListener(
  "click",
  (event) => {
    // What the press does is done first, and deferred where an island has to do it.
    setTimeout(endPress);
    const pressedButton = closest(event.target, "button");
    if (!(pressedButton instanceof HTMLButtonElement)) return;
    if (pressedButton.type === "submit") {
      pressedButton.form
        ?.querySelectorAll("[data-pressed]")
        .forEach((formButton) => formButton.removeAttribute("data-pressed"));
      pressedButton.setAttribute("data-pressed", "");
    } else if (!pressedButton.hasAttribute("popovertarget"))
      deferUntilHydrated(event, pressedButton, (hydratedButton) => hydratedButton.click());
  },
  true,
);

document.addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    deferUntilHydrated(event, form, (hydratedForm) => {
      if (hydratedForm instanceof HTMLFormElement)
        submitForm(hydratedForm, hydratedForm.querySelector("[data-pressed]"));
    });
  },
  true,
);

/** A native submission happens once, however often the button is clicked. */
addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (deferred.has(form)) event.preventDefault();
  deferred.add(form);
  setTimeout(() => deferred.delete(form), resendMs);
});

/** Ctrl or Cmd with Enter sends the form of a text area; not while an input method still composes a word. */
document.addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, metaKey, isComposing } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || isComposing || !(target instanceof HTMLTextAreaElement))
    return;
  event.preventDefault();
  if (target.form) submitForm(target.form, null);
});

/** Escape closes the account's menu, and leaves the focus where it was opened. */
document.addEventListener("keydown", ({ key }) => {
  const menu = key === "Escape" && document.querySelector(".sign-in[open]");
  if (!menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
});

/** Back to where the visitor came from, with what was typed there. */
document.addEventListener("click", (event) => {
  if (history.length < 2 || !closest(event.target, "[data-back]")) return;
  event.preventDefault();
  history.back();
});

/** Ctrl or Cmd with K, and a slash where nothing is typed, lead to the field that finds tools. */
document.addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, target } = event;
  const isSlash = key === "/" && !closest(target, "input, textarea, select");
  const finderField = document.querySelector<HTMLElement>("[data-find]");
  if (!finderField || !(isSlash || (key === "k" && (ctrlKey || metaKey)))) return;
  event.preventDefault();
  const overlay = closest(finderField, "[popover]");
  const popover: { showPopover?: () => void } | null = overlay;
  // Browsers without popovers do not know the selector either.
  if (overlay && popover?.showPopover && !overlay.matches(":popover-open")) popover.showPopover();
  finderField.focus();
});

/** `data-load` names what must be stored for an island to live at once; empty means always. */
document.querySelectorAll<HTMLElement>("[data-load]").forEach((island) => {
  const key = island.dataset["load"];
  try {
    if (!key || localStorage.getItem(key)) void ensureHydrated(island);
  } catch {
    // Without storage nothing is stored.
  }
});

carryTyped();

/**
 * What a browser puts back into fields, or a sign-in has brought along, is of something else than the answer that the page
 * has opened with: its island lives at once, and answers or says so.
 */
addEventListener("pageshow", () => {
  document.querySelectorAll("form").forEach((form) => {
    const island = islandOf(form);
    if (island && !isAsOpened(form)) void ensureHydrated(island);
  });
});
