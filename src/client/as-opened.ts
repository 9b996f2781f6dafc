type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field is as the page has opened with it. */
export function isFieldAsOpened(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const opened = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(0, opened);
  }
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  if (/^(?:checkbox|radio)$/.test(control.type)) return control.checked === control.defaultChecked;
  return /^(?:hidden|file)$/.test(control.type) || control.value === control.defaultValue;
}

/** Whether all of a form's fields are as the page has opened with them. */
export const isAsOpened = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<Control>("input, textarea, select")].every(isFieldAsOpened);
