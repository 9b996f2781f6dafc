type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: HTMLElement) => element.querySelectorAll<Control>("input, textarea, select");

const selectionOf = (control: Control) =>
  control instanceof HTMLSelectElement || control.selectionStart === null
    ? null
    : ([control.selectionStart, control.selectionEnd, control.selectionDirection ?? "none"] as const);

const stateOf = (control: Control) => ({
  value: control.value,
  isChecked: control instanceof HTMLInputElement && control.checked,
  selection: selectionOf(control),
});

/**
 * Remembers what stands in the fields and what is selected there, since React puts the server's text back into a
 * text area it takes over. What is typed later is remembered too, for markup that has to come back; fields are
 * found again by their place.
 */
export function restoreTypedValues(element: HTMLElement): { readonly restore: () => void } {
  const states = [...controlsIn(element)].map(stateOf);
  const record = ({ target }: Event) => {
    const index = [...controlsIn(element)].findIndex((control) => control === target);
    const control = controlsIn(element)[index];
    if (control && index < states.length) states[index] = stateOf(control);
  };
  element.addEventListener("input", record);
  element.addEventListener("change", record);
  return {
    restore: () => {
      const controls = [...controlsIn(element)].slice(0, states.length);
      controls.forEach((control, index) => {
        const state = states[index];
        if (!state || (control instanceof HTMLInputElement && control.type === "file")) return;
        const { value, isChecked, selection } = state;
        if (control instanceof HTMLInputElement) control.checked = isChecked;
        if (control.value !== value) control.value = value;
        // Safari moves the focus to a field whose selection is set
        const isInUse = control === document.activeElement && !(control instanceof HTMLSelectElement);
        if (isInUse && selection) control.setSelectionRange(selection[0], selection[1], selection[2]);
      });
      for (const control of controls) {
        const isTyped = !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
        if (isTyped) control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    },
  };
}
