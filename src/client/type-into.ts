import { onOneLine } from "./one-line.ts";

/** Puts a whole text into a field as if it were pasted, so that what follows pasting follows it too. */
export function typeInto(textField: HTMLTextAreaElement | HTMLInputElement, typedText: string): void {
  textField.value = textField instanceof HTMLInputElement ? onOneLine(typedText.trim()) : typedText;
  textField.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}
