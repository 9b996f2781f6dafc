/** A text with its first letter as a capital of the language. */
export const capitalized = (text: string, lang: string): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
