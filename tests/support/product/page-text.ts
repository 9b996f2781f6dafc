/** A page's markup without the comments that React puts between texts. */
export const pageText = async (reply: Response): Promise<string> =>
  (await reply.text()).replaceAll("<!-- -->", "");
