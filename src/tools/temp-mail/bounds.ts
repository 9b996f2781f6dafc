/** In UTF-16 units, for the schema and for the browser. */
export const maxSearchLength = 200;
/** Each word is looked for in every message. */
export const maxMailSearchWords = 8;
