type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: HTMLElement) => element.querySelectorAll<Control>("input, textarea, select");

const selectionOf = (control: Control) =>
  control instanceof HTMLSelectElement || control.selectionStart === null
    ? null
    : ([control.selectionStart, control.selectionEnd, control.selectionDirection ?? "none"] as const);

/**
 * Remembers what stands in the fields and what is selected there, since React puts the server's text back into a
 * text area it takes over.
 */
export function restoreTypedValues(element: HTMLElement): () => void {
  const before = [...controlsIn(element)].map((control) => ({
    control,
    value: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
    selection: selectionOf(control),
  }));
  return () => {
    for (const { control, value, isChecked, selection } of before) {
      if (control instanceof HTMLInputElement) control.checked = isChecked;
      if (control.value !== value) control.value = value;
      // Safari moves the focus to a field whose selection is set
      const isInUse = control === document.activeElement && !(control instanceof HTMLSelectElement);
      if (isInUse && selection) control.setSelectionRange(...selection);
    }
    for (const { control } of before) {
      const isTyped = !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
      if (isTyped) control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
