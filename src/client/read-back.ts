import { readBackHeader } from "#core/read-back.ts";
import type { ReadBack } from "#core/read-back.ts";

/** What the server has read of a form's fields, by its answer; null where all was as it was typed. */
export function readBackOf({ headers }: Response): ReadBack | null {
  const written = headers.get(readBackHeader);
  return written === null ? null : JSON.parse(decodeURIComponent(written));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsNamed = (form: HTMLFormElement, name: string): readonly Control[] =>
  [...form.elements].filter(
    (element): element is Control => "name" in element && "value" in element && element.name === name,
  );

/**
 * Writes what was read into a form's fields, as if it had been typed, where they still hold what was sent; not into the
 * one that somebody types in, if that is named.
 */
export function writeBack(
  form: HTMLFormElement,
  sent: Readonly<Record<string, unknown>>,
  { fields }: Pick<ReadBack, "fields">,
  typing: Element | null = null,
): void {
  for (const [name, value] of Object.entries(fields))
    for (const control of controlsNamed(form, name)) {
      if (control === typing || control.value !== (sent[name] ?? "")) continue;
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
}
