import type { Caller } from "#core/action.ts";
import { type Result, fail, ok } from "#core/result.ts";
import type { LinkEffects } from "./effects.ts";
import { deadEndFailure } from "./follow.ts";
import type { StoredLink } from "./store.ts";

type Links = Pick<LinkEffects, "links">;

/** There is no such link, or no more since the operator removed it. */
export const missingLink = async (code: string, { links }: Links): Promise<Result<never>> => ({
  ok: false,
  failure: deadEndFailure((await links.isRemoved(code)) ? "removed" : "missing"),
});

/** A link of the caller's own; to anybody else it is not there. */
export async function ownLink(code: string, { user }: Caller, effects: Links): Promise<Result<StoredLink>> {
  if (!user) return fail("unauthorized");
  const link = await effects.links.find(code);
  return link && link.userId === user.id ? ok(link) : missingLink(code, effects);
}
