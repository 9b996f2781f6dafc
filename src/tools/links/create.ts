import { customRandom, urlAlphabet } from "nanoid";
import type { Static } from "@sinclair/typebox";
import { type Caller, knownUser } from "#core/action.ts";
import { message } from "#core/i18n.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import { linkAnswer } from "./answers.ts";
import { withCampaign } from "./campaign.ts";
import { isReservedCode, randomCode } from "./code.ts";
import type { LinkEffects } from "./effects.ts";
import { parseExpiry, parseTags } from "./options.ts";
import type { Link, NewLink } from "./schema.ts";
import type { LinkOptions, StoredLink } from "./store.ts";
import { parseTarget } from "./target.ts";

/** How many random codes are tried before one counts as taken. */
const maxAttempts = 5;

const codeTaken: Result<never> = {
  ok: false,
  failure: { code: "code_taken", errors: [{ path: "code", message: message("problem.code_taken") }] },
};

export function linkCreator(effects: LinkEffects) {
  const { links, publicUrl, now, randomBytes, passwords } = effects;
  const newId = customRandom(urlAlphabet, 12, randomBytes);

  async function add(
    link: { target: string; userId: string | null } & LinkOptions,
    wantedCode: string | undefined,
  ): Promise<StoredLink | "taken" | "full" | "siteFull"> {
    for (let attempt = 0; attempt < (wantedCode ? 1 : maxAttempts); attempt += 1) {
      const created = await links.add({
        ...link,
        id: newId(),
        code: wantedCode ?? randomCode(randomBytes),
        createdAt: now(),
      });
      if (created !== "taken") return created;
    }
    return "taken";
  }

  return async (
    { url, code: wantedCode, ...fields }: Static<typeof NewLink>,
    caller: Caller,
  ): Promise<Result<Link>> => {
    const user = knownUser(caller);
    if (wantedCode && isReservedCode(wantedCode)) return invalid("code", message("links.invalid.reserved"));
    const address = parseTarget(url, effects);
    if (!address.ok) return address;
    const target = withCampaign(address.value, fields);
    if (!target.ok) return target;
    const tags = parseTags(fields.tags);
    if (!tags.ok) return tags;
    const expiresAt = parseExpiry(fields.expires_at, now());
    if (!expiresAt.ok) return expiresAt;
    const options = {
      title: fields.title?.trim() || null,
      tags: tags.value,
      expiresAt: expiresAt.value,
      maxClicks: fields.max_clicks ?? null,
      passwordHash: fields.password ? await passwords.hash(fields.password) : null,
    };
    const newLink = { target: target.value, userId: user?.id ?? null, ...options };
    const created = await add(newLink, wantedCode);
    if (created === "taken") return codeTaken;
    if (created === "siteFull") return fail("storage_full", message("links.siteFull"));
    if (created === "full") return fail("storage_full", message("links.anonymousFull"));
    return ok(linkAnswer(created, caller.origin ?? publicUrl));
  };
}
