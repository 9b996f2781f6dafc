import { Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import type { MessageKey } from "#core/i18n.ts";
import { readWebAddress } from "#core/pasted-address.ts";
import { DateTime, arrayOf, choice, nullable, storedText, text, apiText } from "#core/schema.ts";

export const defaultAnalyticsRange: AnalyticsRange = 30;

/** So many days back the list of links shows their clicks, the last of them today. */
export const listedDays = 30;

/** What a link takes on the disk besides its texts: its other columns, its code, and its places in the indices. */
export const linkOverheadBytes = 500;

export const maxLinkTitleLength = 120;
export const maxCampaignLength = 100;
export const maxTags = 10;
export const maxTagLength = 30;
const maxLinkPasswordLength = 100;
/** The most clicks that a link can be ended by. */
const maxClickLimit = 1_000_000;

/** The most characters of an address that a short link leads to. */
export const maxTargetLength = 2048;

/** The ranges of the analytics, in days. */
export const analyticsRanges = [7, 30, 90] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** What an address says of the campaign that it belongs to, in the order in which it is written. */
export const campaignFields = ["utm_source", "utm_medium", "utm_campaign"] as const;

/** A code that a visitor may wish for. */
export const codePattern = "^[A-Za-z0-9]{4,12}$";

const url = storedText({
  maxLength: maxTargetLength,
  description: apiText("links.url.api"),
  reads: readWebAddress,
});

const linkCode = text({
  maxLength: 12,
  pattern: codePattern,
  message: "links.invalid.code" satisfies MessageKey,
  description: apiText("links.code.api"),
});

/** A code in an address: whatever is asked for there is either a link or not found. */
const codeInPath = text({ maxLength: 64 });

const analyticsRange = choice(analyticsRanges, {
  default: defaultAnalyticsRange,
  description: apiText("links.range.api"),
});

export const NewLink = Type.Object({
  url,
  code: Type.Optional(linkCode),
  title: Type.Optional(storedText({ maxLength: maxLinkTitleLength })),
  tags: Type.Optional(
    Type.Union([arrayOf(text({ maxLength: 400 }), { maxItems: 50 }), text({ maxLength: 400 })], {
      description: apiText("links.tags.api"),
    }),
  ),
  expires_at: Type.Optional(text({ maxLength: 40, description: apiText("links.expires_at.api") })),
  max_clicks: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxClickLimit,
      description: apiText("links.max_clicks.api"),
    }),
  ),
  utm_source: Type.Optional(
    storedText({
      maxLength: maxCampaignLength,
      description: apiText("links.utm_source.api"),
    }),
  ),
  utm_medium: Type.Optional(
    storedText({ maxLength: maxCampaignLength, description: apiText("links.utm_medium.api") }),
  ),
  utm_campaign: Type.Optional(
    storedText({ maxLength: maxCampaignLength, description: apiText("links.utm_campaign.api") }),
  ),
  password: Type.Optional(
    text({ maxLength: maxLinkPasswordLength, description: apiText("links.password.api") }),
  ),
});
export const LinkPassword = Type.Object({
  code: codeInPath,
  password: text({ minLength: 1, maxLength: maxLinkPasswordLength }),
});
export const LinkCode = Type.Object({ code: codeInPath });
export const LinkChange = Type.Object({ code: codeInPath, url });
export const LinkList = Type.Object({
  q: Type.Optional(storedText({ maxLength: 100, description: apiText("links.q.api") })),
  tag: Type.Optional(storedText({ maxLength: 30 })),
  cursor: Type.Optional(storedText({ maxLength: 64, description: apiText("history.cursor.api") })),
});
export const LinkListCsv = Type.Omit(LinkList, ["cursor"]);
export const AnalyticsInput = Type.Object({ code: codeInPath, range: analyticsRange });

export const Link = Type.Object({
  id: Type.String(),
  code: Type.String(),
  original_url: Type.String(),
  short_url: Type.String(),
  created_at: DateTime,
  clicks: Type.Integer({ description: "clicks of people; bots are counted apart" }),
  title: nullable(Type.String()),
  tags: Type.Array(Type.String()),
  expires_at: nullable(DateTime),
  max_clicks: nullable(Type.Integer()),
  clicks_left: nullable(Type.Integer({ description: "of `max_clicks`; a visitor takes one a day" })),
  has_password: Type.Boolean(),
  blocked: Type.Boolean({ description: "the operator has blocked it, so it leads nowhere" }),
});
export type Link = Answer<typeof Link>;

export const ListedLink = Type.Object({
  ...Link.properties,
  daily_clicks: Type.Array(Type.Integer(), {
    description: "clicks of people on each of the last 30 days in Vietnam, today last",
  }),
});
export type ListedLink = Answer<typeof ListedLink>;

export const Links = Type.Object({
  data: Type.Array(ListedLink),
  next: nullable(Type.String({ description: "the cursor of the following page" })),
});
export type Links = Answer<typeof Links>;

const clicks = Type.Integer();

export const Analytics = Type.Object({
  total: Type.Integer({ description: "clicks of people since the link was made" }),
  undated: Type.Integer({
    description: "those of them without a day, from times when the site had no room for more of it",
  }),
  range: analyticsRange,
  clicks: Type.Integer({ description: "clicks of people in the range; the groups below add up to it" }),
  previous: nullable(
    Type.Integer({
      description: "clicks of people in as many days before; null when the link was not there all that time",
    }),
  ),
  unique: Type.Integer({ description: "visitors a day, added up over the range" }),
  bots: Type.Integer({ description: "visits of software in the range, in no other number" }),
  daily: Type.Array(Type.Object({ day: Type.String({ description: "YYYY-MM-DD, in Vietnam" }), clicks })),
  byCountry: Type.Array(
    Type.Object({
      country: Type.String({ description: "ISO 3166-1; ZZ where it is not known" }),
      name: Type.String(),
      clicks,
    }),
  ),
  byReferrer: Type.Array(Type.Object({ referrer: Type.String(), clicks })),
  byDevice: Type.Array(Type.Object({ device: Type.String(), clicks })),
  byBrowser: Type.Array(Type.Object({ browser: Type.String(), clicks })),
});
export type Analytics = Answer<typeof Analytics>;

/** Where somebody goes who knows the password. */
export const LinkTarget = Type.Object({ location: Type.String() });

/** A table, which may be longer than what one holds in memory. */
export const Csv = Type.Object({
  csv: Type.Unsafe<AsyncIterable<string>>(Type.AsyncIterator(Type.String())),
});
