import { linkAnswer } from "./answers.ts";
import type { LinkEffects } from "./effects.ts";
import type { StoredLink } from "./store.ts";

/** How many are fetched at once. */
const pageSize = 25;

/** All links of a user with what was counted of each, as they may take them along. */
export const exportLinks = ({ links, clicks, publicUrl }: LinkEffects) =>
  async function* (userId: string) {
    let after: string | null = null;
    for (;;) {
      const page: readonly StoredLink[] = await links.listOf(userId, { after, limit: pageSize });
      for (const link of page)
        yield { ...linkAnswer(link, publicUrl), counts: await clicks.countsOf(link.id) };
      after = page.at(-1)?.id ?? null;
      if (page.length < pageSize) return;
    }
  };
