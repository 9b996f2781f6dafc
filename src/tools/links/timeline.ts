import type { TimelineSource } from "#tools/history/timeline-source.ts";
import { linkAnswer } from "./answers.ts";
import type { LinkEffects } from "./effects.ts";

export const linksTimeline =
  ({ links, publicUrl }: LinkEffects): TimelineSource =>
  async ({ userId, ...page }) =>
    (await links.listOf(userId, page)).map((link) => ({
      cursor: link.id,
      item: { kind: "links", at: link.createdAt.toISOString(), entry: linkAnswer(link, publicUrl) },
    }));
