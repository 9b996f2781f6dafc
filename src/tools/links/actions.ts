import { customRandom, urlAlphabet } from "nanoid";
import { action, knownUser, onceAction } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, invalid, ok } from "../../core/result.ts";
import { linkAnswer } from "./answers.ts";
import { isReservedCode, randomCode } from "./code.ts";
import type { LinkEffects } from "./effects.ts";
import { deadEndFailure, findLink, linkFollower, openLink } from "./follow.ts";
import { parseExpiry, parseTags } from "./options.ts";
import { ownLinkActions } from "./own-links.ts";
import { Link, LinkCode, LinkPassword, LinkTarget, NewLink } from "./schema.ts";
import type { LinkOptions, StoredLink } from "./store.ts";
import { parseTarget } from "./target.ts";

/** How many random codes are tried before one counts as taken. */
const maxAttempts = 5;

const codeTaken: Result<never> = {
  ok: false,
  failure: { code: "code_taken", errors: [{ path: "code", message: message("problem.code_taken") }] },
};

function linkCreation(effects: LinkEffects) {
  const { links, publicUrl, now, randomBytes, passwords } = effects;
  const newId = customRandom(urlAlphabet, 12, randomBytes);

  async function add(
    link: { target: string; userId: string | null } & LinkOptions,
    wantedCode: string | undefined,
  ): Promise<StoredLink | null> {
    for (let attempt = 0; attempt < (wantedCode ? 1 : maxAttempts); attempt += 1) {
      const created = await links.add({
        ...link,
        id: newId(),
        code: wantedCode ?? randomCode(randomBytes),
        createdAt: now(),
      });
      if (created) return created;
    }
    return null;
  }

  return onceAction(NewLink, Link, "link", async ({ url, code: wantedCode, ...fields }, caller) => {
    const user = knownUser(caller);
    if (wantedCode && isReservedCode(wantedCode)) return invalid("code", message("links.invalid.reserved"));
    const target = parseTarget(url, effects);
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
    return created ? ok(linkAnswer(created, caller.origin ?? publicUrl)) : codeTaken;
  });
}

export function linkActions(effects: LinkEffects) {
  return {
    ...ownLinkActions(effects),

    create: linkCreation(effects),

    /** Where a short link leads. */
    follow: linkFollower(effects),

    /** Where a link with a password leads, to somebody who knows it. */
    unlock: action(LinkPassword, LinkTarget, "guess", async ({ code, password }, { address, userAgent }) => {
      const link = await findLink(code, effects);
      if (!link.ok) return link;
      if (link.value.passwordHash === null) return fail("not_found");
      if (!(await effects.passwords.verify(password, link.value.passwordHash)))
        return invalid("password", message("links.invalid.password"));
      const request = { method: "GET", headers: new Headers({ "user-agent": userAgent }) };
      const followed = await openLink(link.value, { address, request }, effects);
      return followed.state === "open"
        ? ok({ location: followed.target })
        : { ok: false, failure: deadEndFailure("over") };
    }),

    /** What a short link is, to whoever has it; behind a password only that there is one. */
    inspect: action(LinkCode, Link, "guess", async ({ code }, caller) => {
      const link = await findLink(code, effects);
      if (!link.ok) return link;
      const answer = linkAnswer(link.value, caller.origin ?? effects.publicUrl);
      return ok(
        link.value.passwordHash === null
          ? answer
          : { ...answer, original_url: answer.short_url, title: null },
      );
    }),
  };
}

export type LinkActions = ReturnType<typeof linkActions>;
