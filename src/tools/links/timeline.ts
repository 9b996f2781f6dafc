import type { TimelineSource } from "../history/timeline-source.ts";
import { type LinkEffects, linkAnswer } from "./actions.ts";

export const linksTimeline =
  ({ links, publicUrl }: LinkEffects): TimelineSource =>
  async ({ userId, ...page }) =>
    (await links.listOf(userId, page)).map((link) => ({
      cursor: link.id,
      item: { kind: "links", at: link.createdAt.toISOString(), entry: linkAnswer(link, publicUrl) },
    }));
