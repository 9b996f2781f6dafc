/** Names that both the schema and the browser's code use. */
export const codeNames = ["urlencode", "urldecode", "b64encode", "b64decode"] as const;
export const variants = ["standard", "form", "url"] as const;
