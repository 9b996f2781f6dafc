const maxQueryWords = 8;
const maxWordLength = 40;

/** In a script that no tool's name is written in: Chinese, Korean, Thai, Cyrillic. */
export const isForeign = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/** A text, rather than words to search with: more or longer than those, more than a line, a sentence, another script. */
export const isProse = (text: string): boolean =>
  text.includes("\n") ||
  text.split(/\s+/).length > maxQueryWords ||
  text.split(/\s+/).some((word) => word.length > maxWordLength) ||
  (/\s/.test(text) && /[.!?…]["”')]*$/.test(text) && text.split(/\s+/).length > 3) ||
  isForeign(text);
