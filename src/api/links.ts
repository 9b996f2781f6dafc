import { Type } from "@sinclair/typebox";
import type { LinkActions } from "../tools/links/actions.ts";
import { endpoint } from "./endpoint.ts";
import { apiHeaders } from "./reply.ts";

const link = {
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
  has_password: false,
  blocked: false,
};

const analytics = {
  total: 3,
  range: 7,
  clicks: 3,
  unique: 2,
  bots: 1,
  daily: [{ day: "2026-11-21", clicks: 3 }],
  byCountry: [{ country: "VN", name: "Việt Nam", clicks: 3 }],
  byReferrer: [{ referrer: "direct", clicks: 3 }],
  byDevice: [{ device: "mobile", clicks: 3 }],
  byBrowser: [{ browser: "Zalo", clicks: 3 }],
};

const analyticsCalls = (actions: LinkActions) => [
  endpoint({
    method: "GET",
    scope: "links",
    path: "/links/{code}/analytics",
    summary: "Clicks on one's own link, by day in Vietnam, country, referring site, device and browser",
    action: actions.analytics,
    signIn: true,
    example: { answer: analytics },
  }),
  endpoint({
    method: "GET",
    scope: "links",
    path: "/links/{code}/analytics.csv",
    summary: "The same as a table, one line a day, kind and value",
    action: actions.analyticsCsv,
    signIn: true,
    output: Type.String(),
    produces: "text/csv",
    reply: ({ csv }, { params }) =>
      new Response(csv, {
        headers: {
          ...apiHeaders,
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="links-${params["code"]?.replace(/\W/g, "")}.csv"`,
        },
      }),
  }),
];

export const linksApi = (actions: LinkActions) => [
  endpoint({
    method: "GET",
    scope: "links",
    path: "/links",
    summary: "List one's own links, newest first",
    action: actions.list,
    signIn: true,
    example: { answer: { data: [link], next: null } },
  }),
  endpoint({
    method: "POST",
    scope: "links",
    path: "/links",
    summary: "Make a short link; anonymous visitors may make 10 a day, users 100",
    problems: ["code_taken", "storage_full"],
    action: actions.create,
    example: { body: { url: link.original_url, code: link.code }, answer: link },
  }),
  endpoint({
    method: "PATCH",
    scope: "links",
    path: "/links/{code}",
    summary: "Let one's own link lead elsewhere",
    problems: ["storage_full"],
    action: actions.change,
    signIn: true,
    example: { body: { url: link.original_url }, answer: link },
  }),
  endpoint({
    method: "DELETE",
    scope: "links",
    path: "/links/{code}",
    summary: "Delete one's own link; its code is never given again",
    action: actions.remove,
    signIn: true,
    example: { answer: { success: true } },
  }),
  ...analyticsCalls(actions),
];
