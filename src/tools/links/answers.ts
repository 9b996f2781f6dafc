import type { Link } from "./schema.ts";
import type { StoredLink } from "./store.ts";

export const linkAnswer = (link: StoredLink, publicUrl: string): Link => ({
  id: link.id,
  code: link.code,
  original_url: link.target,
  short_url: `${publicUrl}/links/${link.code}`,
  created_at: link.createdAt.toISOString(),
  clicks: link.clicks,
  title: link.title,
  tags: [...link.tags],
  expires_at: link.expiresAt?.toISOString() ?? null,
  max_clicks: link.maxClicks,
  clicks_left: link.maxClicks === null ? null : Math.max(0, link.maxClicks - link.takenClicks),
  has_password: link.passwordHash !== null,
  blocked: link.isBlocked,
});
