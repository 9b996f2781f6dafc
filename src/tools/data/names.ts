/** Names that both the schemas and the browser's code use. */
export const conversions = ["json/pretty", "json/yaml", "yaml/json", "csv/json", "json/csv"] as const;
export const indentNames = ["2", "3", "4", "8", "tab", "none"] as const;
export const delimiterNames = ["auto", "comma", "semicolon", "tab", "bar"] as const;
/** What a result is written in. */
export const dataFormats = ["json", "yaml", "csv"] as const;
