import { onOneLine } from "#client/one-line.ts";
import { type TypedValue, draftKeyOf, draftMark, keepDraft } from "#client/typed-draft.ts";

/**
 * What was typed survives a sign-in, and comes along from the field that takes anything: it waits in the tab's own storage
 * until `#typed` opens the page. Runs as it is in the floor's browsers, and without storage.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const formControls = (): Control[] => [
  ...document.querySelectorAll<Control>(
    "main form input:not([type=hidden]):not([type=password]):not([type=file]), main form textarea, main form select",
  ),
];

const values = (): readonly TypedValue[] =>
  formControls().map((formControl) => ({
    name: formControl.name,
    value: formControl.value,
    isChecked: "checked" in formControl && formControl.checked,
  }));

function takeTyped(): readonly TypedValue[] {
  try {
    const key = draftKeyOf(location.pathname);
    const storedDraft = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(storedDraft ?? "[]");
  } catch {
    return [];
  }
}

export function carryTyped(): void {
  document.addEventListener("click", ({ target }) => {
    // Without storage the page is offered, but not what was typed.
    if (target instanceof Element && target.closest(".sign-in a[href^='/api/auth/']"))
      keepDraft(location.pathname, values());
  });
  if (location.hash !== draftMark) return;
  history.replaceState(null, "", location.pathname + location.search);
  const controlsLeft = formControls();
  for (const { name: controlName, value: typedValue, isChecked } of takeTyped()) {
    // The button that the text was brought along for.
    if (controlName === "action")
      document.querySelector<HTMLElement>(`main [name=action][value="${typedValue}"]`)?.click();
    const controlIndex = controlsLeft.findIndex((formControl) => formControl.name === controlName);
    const [formControl] = controlIndex < 0 ? [] : controlsLeft.splice(controlIndex, 1);
    if (!formControl) continue;
    const isInput = "checked" in formControl;
    // Nothing comes of it where it is no box.
    if (isInput) formControl.checked = isChecked;
    formControl.value = isInput ? onOneLine(typedValue) : typedValue;
  }
}
