/**
 * The only script that a page loads by itself. An island comes alive on the first touch of it; the press that
 * did so is kept and given again once it lives, or goes its native way when the island's module does not load.
 */
type Hydrate = (element: HTMLElement, component: unknown) => void;

const timeoutMs = 8000;
const lives = new WeakMap<Element, Promise<void>>();
const settled = new WeakSet<Element>();
const hydrator = document.querySelector("script[data-hydrate]")?.getAttribute("data-hydrate") ?? "";

async function liven(island: HTMLElement): Promise<void> {
  try {
    const modules: [{ hydrate: Hydrate }, { default: unknown }] = await Promise.all([
      import(hydrator),
      import(island.dataset["island"] ?? ""),
    ]);
    modules[0].hydrate(island, modules[1].default);
  } catch (error) {
    reportError(error);
  }
  settled.add(island);
}

/** Makes an island live, once; ends even when it does not come to life, and its forms then go their native way. */
function wake(island: HTMLElement): Promise<void> {
  const known = lives.get(island);
  if (known) return known;
  const life = liven(island);
  lives.set(island, life);
  return life;
}

const islandOf = (target: EventTarget | null): HTMLElement | null => {
  const island =
    target instanceof Element ? target.closest<HTMLElement>("[data-island]:not([data-passive])") : null;
  return island && !settled.has(island) ? island : null;
};

const impatience = () => new Promise((resolve) => setTimeout(resolve, timeoutMs));

/** Keeps an event from an island that does not live yet; gives it again, alive or not. */
function keep(event: Event, again: () => void): void {
  const island = islandOf(event.target);
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  void Promise.race([wake(island), impatience()]).then(() => {
    settled.add(island);
    return again();
  });
}

for (const type of ["pointerover", "focusin", "touchstart"]) {
  const start = ({ target }: Event) => {
    const island = islandOf(target);
    if (island) void wake(island);
  };
  document.addEventListener(type, start, { capture: true, passive: true });
}

document.addEventListener(
  "click",
  (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("button[type=button]") : null;
    if (button && !button.hasAttribute("popovertarget")) keep(event, () => button.click());
  },
  true,
);

document.addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) keep(event, () => form.requestSubmit(event.submitter));
  },
  true,
);

/** Ctrl or Cmd with Enter sends the form of a text area; not while an input method still composes a word. */
document.addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, metaKey, isComposing } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || isComposing || !(target instanceof HTMLTextAreaElement))
    return;
  event.preventDefault();
  target.form?.requestSubmit();
});

/** `data-load` names what must be stored for an island to live at once; empty means always. */
for (const island of document.querySelectorAll<HTMLElement>("[data-load]")) {
  const key = island.dataset["load"];
  if (!key || localStorage.getItem(key)) void wake(island);
}
