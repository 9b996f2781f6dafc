import { customRandom, urlAlphabet } from "nanoid";
import { type Caller, action } from "../../core/action.ts";
import { message } from "../../core/i18n.ts";
import { type Result, fail, invalid, ok } from "../../core/result.ts";
import { Success } from "../../core/schema.ts";
import { analyticsCsv, firstDayOf, summarise } from "./analytics.ts";
import type { RandomBytes } from "../../core/random.ts";
import { isReservedCode, randomCode } from "./code.ts";
import { type FollowEffects, type LinkVisit, findLink, followLink } from "./follow.ts";
import type { StoredLink } from "./store.ts";
import { type TargetRules, parseTarget } from "./target.ts";
import {
  Analytics,
  AnalyticsCsv,
  AnalyticsInput,
  Link,
  LinkChange,
  LinkCode,
  LinkList,
  Links,
  NewLink,
} from "./schema.ts";

export type LinkEffects = TargetRules & FollowEffects & { readonly randomBytes: RandomBytes };

const pageSize = 50;
/** How many random codes are tried before one counts as taken. */
const mostAttempts = 5;

const codeTaken: Result<never> = {
  ok: false,
  failure: { code: "code_taken", errors: [{ path: "code", message: message("problem.code_taken") }] },
};

const linkOf = (link: StoredLink, publicUrl: string): Link => ({
  id: link.id,
  code: link.code,
  original_url: link.target,
  short_url: `${publicUrl}/links/${link.code}`,
  created_at: link.createdAt.toISOString(),
  clicks: link.clicks,
});

/** All links of a user with what was counted of each, as they may take them along. */
export const exportLinks =
  ({ links, clicks, publicUrl }: LinkEffects) =>
  async (userId: string) => {
    const all = await links.listOf(userId, { after: null, limit: Number.MAX_SAFE_INTEGER });
    return Promise.all(
      all.map(async (link) => ({ ...linkOf(link, publicUrl), counts: await clicks.countsOf(link.id, "") })),
    );
  };

export function linkActions(effects: LinkEffects) {
  const { links, clicks, publicUrl, now, randomBytes } = effects;
  const newId = customRandom(urlAlphabet, 12, randomBytes);

  const answerOf = (link: StoredLink) => linkOf(link, publicUrl);

  async function add(link: { target: string; userId: string | null }, wish: string | undefined) {
    for (let attempt = 0; attempt < (wish ? 1 : mostAttempts); attempt += 1) {
      const made = await links.add({
        ...link,
        id: newId(),
        code: wish ?? randomCode(randomBytes),
        createdAt: now(),
      });
      if (made) return ok(answerOf(made));
    }
    return codeTaken;
  }

  async function ownLink(code: string, { user }: Caller): Promise<Result<StoredLink>> {
    if (!user) return fail("unauthorized");
    const link = await links.find(code);
    return link && link.userId === user.id ? ok(link) : fail("not_found");
  }

  return {
    /** Where a short link leads. */
    follow: (visit: LinkVisit) => followLink(visit, effects),

    create: action(NewLink, Link, "link", async ({ url, code: wish }, { user }) => {
      if (wish && isReservedCode(wish)) return invalid("code", message("links.invalid.reserved"));
      const target = parseTarget(url, effects);
      return target.ok ? add({ target: target.value, userId: user?.id ?? null }, wish) : target;
    }),

    /** What a short link is, to whoever has it. */
    inspect: action(LinkCode, Link, "guess", async ({ code }) => {
      const link = await findLink(code, effects);
      return link ? ok(answerOf(link)) : fail("not_found");
    }),

    list: action(LinkList, Links, "read", async ({ cursor }, { user }) => {
      if (!user) return fail("unauthorized");
      const rows = await links.listOf(user.id, { after: cursor ?? null, limit: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return ok({ data: page.map(answerOf), next });
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

    change: action(LinkChange, Link, "write", async ({ code, url }, { user }) => {
      if (!user) return fail("unauthorized");
      const target = parseTarget(url, effects);
      if (!target.ok) return target;
      const link = await links.setTarget({ code, userId: user.id, target: target.value });
      return link ? ok(answerOf(link)) : fail("not_found");
    }),

    remove: action(LinkCode, Success, "write", async ({ code }, { user }) => {
      if (!user) return fail("unauthorized");
      const isRemoved = await links.remove({ code, userId: user.id });
      return isRemoved ? ok({ success: true }) : fail("not_found");
    }),
  };
}

export type LinkActions = ReturnType<typeof linkActions>;
