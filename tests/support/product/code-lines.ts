const entities = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Markup as the text that a reader sees. */
export const decodeEntities = (html: string): string =>
  Object.entries(entities).reduce((text, [entity, character]) => text.replaceAll(entity, character), html);

/** The command lines that a page shows, as they are copied. */
export const codeLines = (html: string): string[] =>
  html
    .split('<code data-command="">')
    .slice(1)
    .map((rest) => decodeEntities(rest.split("</code>", 1)[0] ?? ""));
