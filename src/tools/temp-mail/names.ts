/** In characters, for the schema and for the browser. */
export const longestSearch = 200;
