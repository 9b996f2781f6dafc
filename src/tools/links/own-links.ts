import { type Caller, action } from "../../core/action.ts";
import { fold } from "../../core/fold.ts";
import { type Result, fail, ok } from "../../core/result.ts";
import { Success } from "../../core/schema.ts";
import { analyticsCsv, firstDayOf, summarise } from "./analytics.ts";
import { linkAnswer } from "./answers.ts";
import type { LinkEffects } from "./effects.ts";
import { deadEndFailure } from "./follow.ts";
import {
  Analytics,
  AnalyticsCsv,
  AnalyticsInput,
  Link,
  LinkChange,
  LinkCode,
  LinkList,
  Links,
} from "./schema.ts";
import type { StoredLink } from "./store.ts";
import { parseTarget } from "./target.ts";

const pageSize = 50;
/** The most words of a search that are looked for. */
const maxSearchWords = 8;

/** What a user does with links of their own; to anybody else they are not there. */
export function ownLinkActions(effects: LinkEffects) {
  const { links, clicks, publicUrl, now } = effects;

  /** There is no such link, or no more since the operator removed it. */
  const missingLink = async (linkCode: string): Promise<Result<never>> => ({
    ok: false,
    failure: deadEndFailure((await links.isRemoved(linkCode)) ? "removed" : "missing"),
  });

  async function ownLink(linkCode: string, { user }: Caller): Promise<Result<StoredLink>> {
    if (!user) return fail("unauthorized");
    const link = await links.find(linkCode);
    return link && link.userId === user.id ? ok(link) : missingLink(linkCode);
  }

  return {
    list: action(LinkList, Links, "read", async ({ q = "", tag, cursor }, caller) => {
      const { user } = caller;
      if (!user) return fail("unauthorized");
      const words = fold(q).split(" ").filter(Boolean).slice(0, maxSearchWords);
      const filter = { words, ...(tag && { tag: tag.toLowerCase() }) };
      const linkRows = await links.listOf(user.id, { ...filter, after: cursor ?? null, limit: pageSize + 1 });
      const page = linkRows.slice(0, pageSize);
      const nextLinkId = linkRows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return ok({ data: page.map((link) => linkAnswer(link, caller.origin ?? publicUrl)), next: nextLinkId });
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
      return link ? ok(linkAnswer(link, caller.origin ?? publicUrl)) : missingLink(code);
    }),

    remove: action(LinkCode, Success, "write", async ({ code }, { user }) => {
      if (!user) return fail("unauthorized");
      const isRemoved = await links.remove({ code, userId: user.id });
      return isRemoved ? ok({ success: true }) : missingLink(code);
    }),
  };
}
