import { type Static, Type } from "@sinclair/typebox";
import type { MessageKey } from "../../core/i18n.ts";
import { RangeInput } from "./analytics.ts";
import { codePattern } from "./code.ts";
import { longestTarget } from "./target.ts";

const url = Type.String({ maxLength: longestTarget, description: "where it leads, http or https" });

const code = Type.String({
  pattern: codePattern,
  message: "links.invalid.code" satisfies MessageKey,
  description: "4 to 12 letters and digits, in any case",
});

/** A code in an address: whatever is asked for there is either a link or not found. */
const askedCode = Type.String({ maxLength: 64 });

export const NewLink = Type.Object({ url, code: Type.Optional(code) });
export const LinkCode = Type.Object({ code: askedCode });
export const LinkChange = Type.Object({ code: askedCode, url });
export const LinkList = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 64, description: "`next` of the page before" })),
});
export const AnalyticsInput = Type.Object({ code: askedCode, range: RangeInput });

export const Link = Type.Object({
  id: Type.String(),
  code: Type.String(),
  original_url: Type.String(),
  short_url: Type.String(),
  created_at: Type.String({ format: "date-time" }),
  clicks: Type.Integer(),
});
export type Link = Static<typeof Link>;

export const Links = Type.Object({ data: Type.Array(Link), next: Type.Union([Type.String(), Type.Null()]) });
export type Links = Static<typeof Links>;
