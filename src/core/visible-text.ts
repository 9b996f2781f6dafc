const hidden = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu;

const signOf = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, "0")}⟩`;
};

/**
 * Somebody else's text as it can be trusted on a screen: what controls a terminal or turns the direction of writing
 * is a visible character. Line breaks and tabs stay.
 */
export const visibleText = (text: string): string => text.replace(hidden, signOf);

/** The same for what a component is given, which may be anything. */
export const visibleIfText = <Node>(node: Node): Node | string =>
  typeof node === "string" ? visibleText(node) : node;

/** JSON in which such characters are escapes, so that it means what it did. */
export const visibleJson = (json: string): string =>
  json.replace(hidden, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
