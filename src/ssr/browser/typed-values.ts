import { isFieldAsOpened } from "#client/as-opened.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (islandElement: HTMLElement) =>
  islandElement.querySelectorAll<Control>("input, textarea, select");

const selectionOf = (formControl: Control) =>
  formControl instanceof HTMLSelectElement || formControl.selectionStart === null
    ? null
    : ([
        formControl.selectionStart,
        formControl.selectionEnd,
        formControl.selectionDirection ?? "none",
      ] as const);

const controlStateOf = (formControl: Control) => ({
  value: formControl.value,
  isChecked: formControl instanceof HTMLInputElement && formControl.checked,
  selection: selectionOf(formControl),
});

/**
 * Remembers what stands in the fields and what is selected there, since React puts the server's text back into a
 * text area it takes over. What is typed later is remembered too, for markup that has to come back; fields are
 * found again by their place.
 */
export function restoreTypedValues(islandElement: HTMLElement): { readonly restore: () => void } {
  const states = [...controlsIn(islandElement)].map(controlStateOf);
  const recordTyped = ({ target }: Event) => {
    const index = [...controlsIn(islandElement)].findIndex((formControl) => formControl === target);
    const formControl = controlsIn(islandElement)[index];
    if (formControl && index < states.length) states[index] = controlStateOf(formControl);
  };
  islandElement.addEventListener("input", recordTyped);
  islandElement.addEventListener("change", recordTyped);
  return {
    restore: () => {
      const hydratedControls = [...controlsIn(islandElement)].slice(0, states.length);
      hydratedControls.forEach((formControl, index) => {
        const controlState = states[index];
        if (!controlState || (formControl instanceof HTMLInputElement && formControl.type === "file")) return;
        const { value, isChecked, selection } = controlState;
        if (formControl instanceof HTMLInputElement) formControl.checked = isChecked;
        if (formControl.value !== value) formControl.value = value;
        // Safari moves the focus to a field whose selection is set
        const isInUse = formControl === document.activeElement && !(formControl instanceof HTMLSelectElement);
        if (isInUse && selection) formControl.setSelectionRange(selection[0], selection[1], selection[2]);
      });
      for (const formControl of hydratedControls) {
        if (!isFieldAsOpened(formControl)) formControl.dispatchEvent(new Event("input", { bubbles: true }));
      }
    },
  };
}
