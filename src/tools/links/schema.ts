import { Type } from "@sinclair/typebox";
import type { Answer } from "../../core/action.ts";
import type { MessageKey } from "../../core/i18n.ts";
import { DateTime, choice, nullable, storedText } from "../../core/schema.ts";
import {
  defaultAnalyticsRange,
  maxLinkPasswordLength,
  maxLinkTitleLength,
  maxTargetLength,
  maxClickLimit,
} from "./bounds.ts";
import { analyticsRanges, codePattern } from "./names.ts";

const url = storedText({ maxLength: maxTargetLength, description: "where it leads, http or https" });

const linkCode = Type.String({
  pattern: codePattern,
  message: "links.invalid.code" satisfies MessageKey,
  description: "4 to 12 letters and digits, in any case",
});

/** A code in an address: whatever is asked for there is either a link or not found. */
const codeInPath = Type.String({ maxLength: 64 });

const analyticsRange = choice(analyticsRanges, {
  default: defaultAnalyticsRange,
  description: "how many days, the last of them today",
});

export const NewLink = Type.Object({
  url,
  code: Type.Optional(linkCode),
  title: Type.Optional(storedText({ maxLength: maxLinkTitleLength })),
  tags: Type.Optional(
    Type.Union(
      [Type.Array(Type.String({ maxLength: 400 }), { maxItems: 50 }), Type.String({ maxLength: 400 })],
      {
        description: "a list, or one text with commas; at most 10 tags",
      },
    ),
  ),
  expires_at: Type.Optional(
    Type.String({ maxLength: 40, description: "ISO 8601; without a zone it is Vietnam's time" }),
  ),
  max_clicks: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxClickLimit, description: "after so many clicks the link ends" }),
  ),
  password: Type.Optional(
    Type.String({ maxLength: maxLinkPasswordLength, description: "asked of whoever follows the link" }),
  ),
});
export const LinkPassword = Type.Object({
  code: codeInPath,
  password: Type.String({ minLength: 1, maxLength: maxLinkPasswordLength }),
});
export const LinkCode = Type.Object({ code: codeInPath });
export const LinkChange = Type.Object({ code: codeInPath, url });
export const LinkList = Type.Object({
  q: Type.Optional(storedText({ maxLength: 100, description: "words of title, address, code or tags" })),
  tag: Type.Optional(storedText({ maxLength: 30 })),
  cursor: Type.Optional(storedText({ maxLength: 64, description: "`next` of the page before" })),
});
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
  has_password: Type.Boolean(),
  blocked: Type.Boolean({ description: "the operator has blocked it, so it leads nowhere" }),
});
export type Link = Answer<typeof Link>;

export const Links = Type.Object({
  data: Type.Array(Link),
  next: nullable(Type.String({ description: "the cursor of the following page" })),
});
export type Links = Answer<typeof Links>;

const clicks = Type.Integer();

export const Analytics = Type.Object({
  total: Type.Integer({ description: "clicks of people since the link was made" }),
  range: analyticsRange,
  clicks: Type.Integer({ description: "clicks of people in the range; the groups below add up to it" }),
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

export const AnalyticsCsv = Type.Object({ csv: Type.String() });
