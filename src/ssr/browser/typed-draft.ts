/**
 * What was typed survives a sign-in: it waits in the tab's own storage, and in no address, until the home page's link
 * back (`#typed`) opens the page again. Runs as it is in the floor's browsers, and without storage.
 */
type Typed = { readonly name: string; readonly value: string; readonly isChecked: boolean };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const mark = "#typed";
const keyOf = () => `typed ${location.pathname}`;

const controls = (): Control[] =>
  [].slice.call<NodeListOf<Control>, [], Control[]>(
    document.querySelectorAll<Control>(
      "main form input:not([type=hidden]):not([type=password]):not([type=file]), main form textarea, main form select",
    ),
  );

function keepTyped(): void {
  const typed = controls().map((control): Typed => ({
    name: control.name,
    value: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
  }));
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(typed));
  } catch {
    // Without storage the page is offered, but not what was typed.
  }
}

function takeTyped(): readonly Typed[] {
  try {
    const stored = sessionStorage.getItem(keyOf());
    sessionStorage.removeItem(keyOf());
    return stored === null ? [] : JSON.parse(stored);
  } catch {
    return [];
  }
}

export function carryTypedThroughSignIn(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".sign-in a[href^='/api/auth/']")) keepTyped();
  });
  if (location.hash !== mark) return;
  history.replaceState(null, "", location.pathname + location.search);
  const rest = controls();
  for (const { name, value, isChecked } of takeTyped()) {
    const at = rest.findIndex((control) => control.name === name);
    const [control] = at < 0 ? [] : rest.splice(at, 1);
    if (!control) continue;
    if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio"))
      control.checked = isChecked;
    else control.value = value;
  }
}
