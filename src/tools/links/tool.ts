import { type Static, Type } from "@sinclair/typebox";
import { action } from "#core/action.ts";
import { lastDays } from "#core/days.ts";
import { searchWordsOf } from "#core/fold.ts";
import { message } from "#core/i18n.ts";
import { fail, invalid, ok } from "#core/result.ts";
import { Success } from "#core/schema.ts";
import { call, tool } from "#core/tool.ts";
import { analyticsCsv, daysCompared, firstDayOf, summarise } from "./analytics.ts";
import { linkAnswer } from "./answers.ts";
import {
  Analytics,
  AnalyticsInput,
  Csv,
  Link,
  LinkChange,
  LinkCode,
  LinkList,
  LinkListCsv,
  LinkPassword,
  LinkTarget,
  Links,
  NewLink,
  listedDays,
} from "./schema.ts";
import { linkCreator } from "./create.ts";
import type { LinkEffects } from "./effects.ts";
import { deadEndFailure, findLink, linkFollower, openLink } from "./follow.ts";
import { linksCsv } from "./list-csv.ts";
import { missingLink, ownLink } from "./own-links.ts";
import type { LinkFilter } from "./store.ts";
import { parseTarget } from "./target.ts";

const pageSize = 50;
/** The most words of a search that are looked for. */

const filterOf = ({ q = "", tag }: Static<typeof LinkListCsv>): LinkFilter => ({
  words: searchWordsOf(q),
  ...(tag && { tag: tag.toLowerCase() }),
});

const exampleLink = {
  id: "V1StGXR8_Z5j",
  code: "tet2027",
  original_url: "https://example.com/khuyen-mai?nguon=tet",
  short_url: "https://hopdonghe.vn/links/tet2027",
  created_at: "2026-11-21T02:00:00.000Z",
  clicks: 0,
  title: "Khuyến mãi Tết",
  tags: ["tet"],
  expires_at: null,
  max_clicks: null,
  clicks_left: null,
  has_password: false,
  blocked: false,
};

const exampleAnalytics = {
  total: 3,
  undated: 0,
  range: 7 as const,
  clicks: 3,
  previous: null,
  unique: 2,
  bots: 1,
  daily: [{ day: "2026-11-21", clicks: 3 }],
  byCountry: [{ country: "VN", name: "Việt Nam", clicks: 3 }],
  byReferrer: [{ referrer: "direct", clicks: 3 }],
  byDevice: [{ device: "mobile" as const, clicks: 3 }],
  byBrowser: [{ browser: "Zalo", clicks: 3 }],
};

/** Of links, by an account or by a key for them. */
const ofLinks = { address: "none", scope: "links", keeps: true } as const;
const owned = { ...ofLinks, access: "owner" } as const;

export default tool({
  id: "links",
  path: "/links",
  group: "codes",
  icon: "link",
  calls: {
    list: call(LinkList, Links, {
      ...owned,
      method: "GET",
      path: "/links",
      limit: "read",
      example: {
        answer: { data: [{ ...exampleLink, clicks: 3, daily_clicks: [0, 1, 2] }], next: null },
      },
      run:
        (effects: LinkEffects) =>
        async ({ cursor, ...filter }, caller) => {
          const { links, clicks, publicUrl, now } = effects;

          const { user } = caller;
          if (!user) return fail("unauthorized");
          const rows = await links.listOf(user.id, {
            ...filterOf(filter),
            after: cursor ?? null,
            limit: pageSize + 1,
          });
          const page = rows.slice(0, pageSize);
          const nextLinkId = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
          const days = lastDays(now().getTime(), listedDays);
          const daily = await clicks.dailyOf(
            page.map(({ id }) => id),
            days,
          );
          return ok({
            data: page.map((link) => ({
              ...linkAnswer(link, caller.origin ?? publicUrl),
              daily_clicks: [...(daily.get(link.id) ?? days.map(() => 0))],
            })),
            next: nextLinkId,
          });
        },
    }),
    listCsv: call(LinkListCsv, Csv, {
      ...owned,
      method: "GET",
      path: "/links.csv",
      limit: "read",
      sends: {
        type: "text/csv",
        output: Type.String(),
        reply: ({ csv }) => ({ as: "text", type: "text/csv", name: "links.csv", texts: csv }),
      },
      example: {},
      run:
        (effects: LinkEffects) =>
        async (filter, { user, origin = effects.publicUrl }) =>
          user
            ? ok({ csv: linksCsv({ ...filterOf(filter), userId: user.id, origin }, effects) })
            : fail("unauthorized"),
    }),
    create: call(NewLink, Link, {
      ...ofLinks,
      path: "/links",
      limit: "link",
      access: "site",
      refusals: ["code_taken", "storage_full"],
      runsOnce: true,
      example: { body: { url: exampleLink.original_url, code: exampleLink.code }, answer: exampleLink },
      run: linkCreator,
    }),
    change: call(LinkChange, Link, {
      ...owned,
      method: "PATCH",
      path: "/links/{code}",
      limit: "write",
      refusals: ["storage_full"],
      example: { body: { url: exampleLink.original_url }, answer: exampleLink },
      run:
        (effects: LinkEffects) =>
        async ({ code, url }, caller) => {
          const { links, publicUrl } = effects;

          const { user } = caller;
          if (!user) return fail("unauthorized");
          const target = parseTarget(url, effects);
          if (!target.ok) return target;
          const link = await links.setTarget({ code, userId: user.id, target: target.value });
          return link ? ok(linkAnswer(link, caller.origin ?? publicUrl)) : missingLink(code, effects);
        },
    }),
    remove: call(LinkCode, Success, {
      ...owned,
      method: "DELETE",
      path: "/links/{code}",
      limit: "write",
      example: { answer: { success: true } },
      run:
        (effects: LinkEffects) =>
        async ({ code }, { user }) => {
          const { links } = effects;

          if (!user) return fail("unauthorized");
          const isRemoved = await links.remove({ code, userId: user.id });
          return isRemoved ? ok({ success: true as const }) : missingLink(code, effects);
        },
    }),
    analytics: call(AnalyticsInput, Analytics, {
      ...owned,
      method: "GET",
      path: "/links/{code}/analytics",
      limit: "read",
      example: { answer: exampleAnalytics },
      run:
        (effects: LinkEffects) =>
        async ({ code, range }, caller) => {
          const { clicks, now } = effects;

          const link = await ownLink(code, caller, effects);
          if (!link.ok) return link;
          const period = { range, now: now().getTime() };
          const { days, before } = daysCompared(link.value, period);
          const [counts, earlier] = await Promise.all([
            clicks.summaryOf(link.value.id, days),
            before && clicks.dailyOf([link.value.id], before),
          ]);
          const previous = earlier
            ? (earlier.get(link.value.id) ?? []).reduce((sum, one) => sum + one, 0)
            : null;
          return ok(summarise(link.value, counts, { ...period, previous, lang: caller.lang }));
        },
    }),
    analyticsCsv: call(AnalyticsInput, Csv, {
      ...owned,
      method: "GET",
      path: "/links/{code}/analytics.csv",
      limit: "read",
      sends: {
        type: "text/csv",
        output: Type.String(),
        reply: ({ csv }, { code = "" }) => ({
          as: "text",
          type: "text/csv",
          name: `links-${code.replace(/\W/g, "")}.csv`,
          texts: csv,
        }),
      },
      example: {},
      run:
        (effects: LinkEffects) =>
        async ({ code, range }, caller) => {
          const { clicks, now } = effects;

          const link = await ownLink(code, caller, effects);
          if (!link.ok) return link;
          return ok({
            csv: analyticsCsv(clicks.countsOf(link.value.id, firstDayOf(range, now().getTime()))),
          });
        },
    }),
  },
  besides: (effects: LinkEffects) => ({
    /** Where a short link leads. */
    follow: linkFollower(effects),

    /** Where a link with a password leads, to somebody who knows it. */
    unlock: action(LinkPassword, LinkTarget, "guess", async ({ code, password }, caller) => {
      const { address, userAgent, lang } = caller;
      const link = await findLink(code, effects);
      if (!link.ok) return link;
      if (link.value.passwordHash === null) return fail("not_found");
      const guess = await effects.guesses.take({ linkId: link.value.id, address, lang });
      if (!guess.ok) return guess;
      if (!(await effects.passwords.verify(password, link.value.passwordHash)))
        return invalid("password", message("links.invalid.password"));
      await guess.value();
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
  }),
});
