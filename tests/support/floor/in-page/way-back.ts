type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const wholeNumbers = 20;

/** Fields for words, numbers and choices that the browser may remember, also in boxes that are closed. */
const fieldsOnPage = (): Field[] =>
  [
    ...document.querySelectorAll<Field>(
      "main input:not([type]), main input[type=search], main input[type=number], main textarea, main select",
    ),
  ].filter(({ name, autocomplete }) => name !== "" && !/^(off|one-time-code)$/.test(autocomplete));

/** What each of them has in it, by its place. */
export const typedOnPage = (): string[] =>
  fieldsOnPage().map(({ name, value }, at) => `${at} ${name}: ${value}`);

export function typeEverywhere(): string[] {
  for (const [at, field] of fieldsOnPage().entries())
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.length - 1;
    else field.value = field.type === "number" ? String(wholeNumbers + at) : `gõ ${at}`;
  return typedOnPage();
}
