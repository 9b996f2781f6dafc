import { linkAnswer } from "./answers.ts";
import type { LinkEffects } from "./effects.ts";

/** All links of a user with what was counted of each, as they may take them along. */
export const exportLinks =
  ({ links, clicks, publicUrl }: LinkEffects) =>
  async (userId: string) => {
    const allLinks = await links.listOf(userId, { after: null, limit: Number.MAX_SAFE_INTEGER });
    return Promise.all(
      allLinks.map(async (link) => ({
        ...linkAnswer(link, publicUrl),
        counts: await clicks.countsOf(link.id),
      })),
    );
  };
