/**
 * What was typed survives a sign-in: it waits in the tab's own storage, and in no address, until the home page's link
 * back (`#typed`) opens the page again. Runs as it is in the floor's browsers, and without storage.
 */
type TypedValue = { readonly name: string; readonly value: string; readonly isChecked: boolean };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const draftMark = "#typed";
const draftKeyOf = () => `typed ${location.pathname}`;

const formControls = (): Control[] =>
  [].slice.call<NodeListOf<Control>, [], Control[]>(
    document.querySelectorAll<Control>(
      "main form input:not([type=hidden]):not([type=password]):not([type=file]), main form textarea, main form select",
    ),
  );

function keepTyped(): void {
  const typedDraft = formControls().map((formControl): TypedValue => ({
    name: formControl.name,
    value: formControl.value,
    isChecked: formControl instanceof HTMLInputElement && formControl.checked,
  }));
  try {
    sessionStorage.setItem(draftKeyOf(), JSON.stringify(typedDraft));
  } catch {
    // Without storage the page is offered, but not what was typed.
  }
}

function takeTyped(): readonly TypedValue[] {
  try {
    const storedDraft = sessionStorage.getItem(draftKeyOf());
    sessionStorage.removeItem(draftKeyOf());
    return storedDraft === null ? [] : JSON.parse(storedDraft);
  } catch {
    return [];
  }
}

export function carryTypedThroughSignIn(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".sign-in a[href^='/api/auth/']")) keepTyped();
  });
  if (location.hash !== draftMark) return;
  history.replaceState(null, "", location.pathname + location.search);
  const controlsLeft = formControls();
  for (const { name: controlName, value: typedValue, isChecked } of takeTyped()) {
    const controlIndex = controlsLeft.findIndex((formControl) => formControl.name === controlName);
    const [formControl] = controlIndex < 0 ? [] : controlsLeft.splice(controlIndex, 1);
    if (!formControl) continue;
    if (formControl instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(formControl.type))
      formControl.checked = isChecked;
    else formControl.value = typedValue;
  }
}
