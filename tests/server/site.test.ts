import { expect, test } from "bun:test";
import { loadConfig } from "#server/config.ts";
import { siteOf } from "#server/site.ts";

test("pages are told what is set up, and nothing of what is not", () => {
  const all = {
    PUBLIC_URL: "https://toolbox.example",
    TRUST_PROXY: "1",
    FACEBOOK_URL: "https://a.vn",
    TELEGRAM_URL: "https://b.vn",
    CONTACT_EMAIL: "a@b.vn",
    ANALYTICS_SCRIPT_URL: "https://c.vn/x.js",
    ANALYTICS_ID: "id",
    GOOGLE_CLIENT_ID: "a",
    GOOGLE_CLIENT_SECRET: "b",
    AI_BASE_URL: "https://d.vn/v1",
    AI_MODEL: "m",
  };
  expect([
    siteOf(loadConfig({}), { isMailOpen: false }),
    siteOf(loadConfig(all), { isMailOpen: true }),
  ]).toMatchSnapshot();
});
