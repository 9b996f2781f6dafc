/** In UTF-16 units, for the schema and for the browser. */
export const maxSearchLength = 200;
