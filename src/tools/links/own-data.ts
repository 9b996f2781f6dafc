import type { TimelineSource } from "#tools/history/timeline-source.ts";
import { linkAnswer } from "./answers.ts";
import type { LinkEffects } from "./effects.ts";
import type { StoredLink } from "./store.ts";

export const linksTimeline =
  ({ links, publicUrl }: LinkEffects): TimelineSource =>
  async ({ userId, ...page }) =>
    (await links.listOf(userId, page)).map((link) => ({
      cursor: link.id,
      item: { kind: "links", at: link.createdAt.toISOString(), entry: linkAnswer(link, publicUrl) },
    }));

/** How many are fetched at once. */
const pageSize = 25;

async function* oneByOne<Item>(lists: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const list of lists) yield* list;
}

/** All links of a user with what was counted of each, as they may take them along. */
export const exportLinks = ({
  links,
  clicks,
  publicUrl,
}: Pick<LinkEffects, "links" | "clicks" | "publicUrl">) =>
  async function* (userId: string) {
    let after: string | null = null;
    for (;;) {
      const page: readonly StoredLink[] = await links.listOf(userId, { after, limit: pageSize });
      for (const link of page)
        yield { ...linkAnswer(link, publicUrl), counts: oneByOne(clicks.countsOf(link.id)) };
      after = page.at(-1)?.id ?? null;
      if (page.length < pageSize) return;
    }
  };
