const hiddenCharacters = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu;

const visibleSignOf = (hiddenCharacter: string): string => {
  const charCode = hiddenCharacter.charCodeAt(0);
  if (charCode < 0x20) return String.fromCharCode(0x2400 + charCode);
  return `⟨U+${charCode.toString(16).toUpperCase().padStart(4, "0")}⟩`;
};

/** Each of the few kinds there are is replaced at once: a text may consist of them. */
function replaceHidden(text: string, signOf: (hiddenCharacter: string) => string): string {
  const search = new RegExp(hiddenCharacters);
  let replaced = text;
  for (let found = search.exec(replaced); found; found = search.exec(replaced))
    replaced = replaced.replaceAll(found[0], signOf(found[0]));
  return replaced;
}

/**
 * Somebody else's text as it can be trusted on a screen: what controls a terminal or turns the direction of writing
 * is a visible character. Line breaks and tabs stay.
 */
export const visibleText = (anyText: string): string => replaceHidden(anyText, visibleSignOf);

/** The same for what a component is given, which may be anything. */
export const visibleIfText = <Node>(reactNode: Node): Node | string =>
  typeof reactNode === "string" ? visibleText(reactNode) : reactNode;

/** JSON in which such characters are escapes, so that it means what it did. */
export const visibleJson = (json: string): string =>
  replaceHidden(json, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
