/** The attribute that the loader gives to the button a form was sent with; browsers before 2022 do not tell. */
const pressedMark = "data-pressed";

/** The button a form is being sent with; null when it was sent by the Enter key in a form without one. */
export function pressedButton(form: HTMLFormElement, event?: Event): HTMLButtonElement | null {
  const submitter = event && "submitter" in event ? event.submitter : null;
  if (submitter instanceof HTMLButtonElement) return submitter;
  return form.querySelector<HTMLButtonElement>(`button[${pressedMark}]`);
}

/** The same; where none was clicked, the one that the Enter key would press (HTML, implicit submission). */
export const sendingButton = (form: HTMLFormElement, event?: Event): HTMLButtonElement | null =>
  pressedButton(form, event) ?? form.querySelector<HTMLButtonElement>("button:not([type=button])");

/**
 * Sends a form the browser's own way, past every script: with the name and value of its button, and to where that
 * button says.
 */
export function submitNatively(form: HTMLFormElement, submitButton: HTMLButtonElement | null): void {
  if (submitButton?.name) {
    const hiddenField = document.createElement("input");
    hiddenField.type = "hidden";
    hiddenField.name = submitButton.name;
    hiddenField.value = submitButton.value;
    form.append(hiddenField);
  }
  if (submitButton?.hasAttribute("formaction")) form.action = submitButton.formAction;
  if (submitButton?.hasAttribute("formmethod")) form.method = submitButton.formMethod;
  // A field named `submit` would hide the method.
  HTMLFormElement.prototype.submit.call(form);
}
