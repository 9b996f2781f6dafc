type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (element: HTMLElement) => element.querySelectorAll<Control>("input, textarea, select");

/** Remembers what stands in the fields, since React puts the server's text back into a text area it takes over. */
export function keepTyped(element: HTMLElement): () => void {
  const before = [...controlsIn(element)].map((control) => ({
    control,
    value: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
    caret: control instanceof HTMLSelectElement ? null : control.selectionStart,
  }));
  return () => {
    for (const { control, value, isChecked, caret } of before) {
      if (control instanceof HTMLInputElement) control.checked = isChecked;
      if (control.value === value) continue;
      control.value = value;
      if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret);
    }
    for (const { control } of before) {
      const isTyped = !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue;
      if (isTyped) control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
