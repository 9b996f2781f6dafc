/** A page's markup without the comments that React puts between texts. */
export const pageText = async (reply: Response): Promise<string> =>
  (await reply.text()).replaceAll("<!-- -->", "");

/** The texts of markup, one for each place where a tag ends or begins, without what only machines read. */
export const shownTexts = (html: string): string[] =>
  html
    .replace(/<details class="raw">.*?<\/details>/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);
