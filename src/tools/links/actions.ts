import { customRandom, urlAlphabet } from "nanoid";
import { type Caller, action, knownUser, onceAction } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, invalid, ok } from "../../core/result.ts";
import { Success } from "../../core/schema.ts";
import { analyticsCsv, firstDayOf, summarise } from "./analytics.ts";
import type { RandomBytes } from "../../core/random.ts";
import { isReservedCode, randomCode } from "./code.ts";
import { type FollowEffects, deadEndFailure, findLink, linkFollower, openLink } from "./follow.ts";
import { fold } from "../../core/fold.ts";
import { parseExpiry, parseTags } from "./options.ts";
import type { LinkOptions, StoredLink } from "./store.ts";
import { type TargetRules, parseTarget } from "./target.ts";
import {
  Analytics,
  AnalyticsCsv,
  AnalyticsInput,
  Link,
  LinkChange,
  LinkCode,
  LinkList,
  LinkPassword,
  LinkTarget,
  Links,
  NewLink,
} from "./schema.ts";

/** Passwords, which are stored as slow hashes. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (password: string, hash: string) => Promise<boolean>;
};

export type LinkEffects = TargetRules &
  FollowEffects & { readonly randomBytes: RandomBytes; readonly passwords: Passwords };

const pageSize = 50;
/** The most words of a search that are looked for. */
const maxSearchWords = 8;
/** How many random codes are tried before one counts as taken. */
const maxAttempts = 5;

const codeTaken: Result<never> = {
  ok: false,
  failure: { code: "code_taken", errors: [{ path: "code", message: message("problem.code_taken") }] },
};

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
  has_password: link.passwordHash !== null,
  blocked: link.isBlocked,
});

/** All links of a user with what was counted of each, as they may take them along. */
export const exportLinks =
  ({ links, clicks, publicUrl }: LinkEffects) =>
  async (userId: string) => {
    const all = await links.listOf(userId, { after: null, limit: Number.MAX_SAFE_INTEGER });
    return Promise.all(
      all.map(async (link) => ({
        ...linkAnswer(link, publicUrl),
        counts: await clicks.countsOf(link.id),
      })),
    );
  };

export function linkActions(effects: LinkEffects) {
  const { links, clicks, publicUrl, now, randomBytes, passwords } = effects;
  const newId = customRandom(urlAlphabet, 12, randomBytes);

  const answerOf = (link: StoredLink, { origin = publicUrl }: Caller) => linkAnswer(link, origin);

  async function add(
    link: { target: string; userId: string | null } & LinkOptions,
    wantedCode: string | undefined,
    caller: Caller,
  ) {
    for (let attempt = 0; attempt < (wantedCode ? 1 : maxAttempts); attempt += 1) {
      const created = await links.add({
        ...link,
        id: newId(),
        code: wantedCode ?? randomCode(randomBytes),
        createdAt: now(),
      });
      if (created) return ok(answerOf(created, caller));
    }
    return codeTaken;
  }

  /** There is no such link, or no more since the operator removed it. */
  const missing = async (code: string): Promise<Result<never>> => ({
    ok: false,
    failure: deadEndFailure((await links.isRemoved(code)) ? "removed" : "missing"),
  });

  async function ownLink(code: string, { user }: Caller): Promise<Result<StoredLink>> {
    if (!user) return fail("unauthorized");
    const link = await links.find(code);
    return link && link.userId === user.id ? ok(link) : missing(code);
  }

  return {
    /** Where a short link leads. */
    follow: linkFollower(effects),

    create: onceAction(NewLink, Link, "link", async ({ url, code: wantedCode, ...fields }, caller) => {
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
      return add({ target: target.value, userId: user?.id ?? null, ...options }, wantedCode, caller);
    }),

    /** Where a link with a password leads, to somebody who knows it. */
    unlock: action(LinkPassword, LinkTarget, "guess", async ({ code, password }, { address, userAgent }) => {
      const link = await findLink(code, effects);
      if (!link.ok) return link;
      if (link.value.passwordHash === null) return fail("not_found");
      if (!(await passwords.verify(password, link.value.passwordHash)))
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
      const answer = answerOf(link.value, caller);
      return ok(
        link.value.passwordHash === null
          ? answer
          : { ...answer, original_url: answer.short_url, title: null },
      );
    }),

    list: action(LinkList, Links, "read", async ({ q = "", tag, cursor }, caller) => {
      const { user } = caller;
      if (!user) return fail("unauthorized");
      const words = fold(q).split(" ").filter(Boolean).slice(0, maxSearchWords);
      const filter = { words, ...(tag && { tag: tag.toLowerCase() }) };
      const rows = await links.listOf(user.id, { ...filter, after: cursor ?? null, limit: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return ok({ data: page.map((link) => answerOf(link, caller)), next });
    }),

    analytics: action(AnalyticsInput, Analytics, "read", async ({ code, range }, caller) => {
      const link = await ownLink(code, caller);
      if (!link.ok) return link;
      const counts = await clicks.countsOf(link.value.id, firstDayOf(range, now().getTime()));
      return ok(summarise(link.value, counts, { range, now: now().getTime(), lang: caller.lang }));
    }),

    analyticsCsv: action(AnalyticsInput, AnalyticsCsv, "read", async ({ code, range }, caller) => {
      const link = await ownLink(code, caller);
      if (!link.ok) return link;
      return ok({
        csv: analyticsCsv(await clicks.countsOf(link.value.id, firstDayOf(range, now().getTime()))),
      });
    }),

    change: action(LinkChange, Link, "write", async ({ code, url }, caller) => {
      const { user } = caller;
      if (!user) return fail("unauthorized");
      const target = parseTarget(url, effects);
      if (!target.ok) return target;
      const link = await links.setTarget({ code, userId: user.id, target: target.value });
      return link ? ok(answerOf(link, caller)) : missing(code);
    }),

    remove: action(LinkCode, Success, "write", async ({ code }, { user }) => {
      if (!user) return fail("unauthorized");
      const isRemoved = await links.remove({ code, userId: user.id });
      return isRemoved ? ok({ success: true }) : missing(code);
    }),
  };
}

export type LinkActions = ReturnType<typeof linkActions>;
