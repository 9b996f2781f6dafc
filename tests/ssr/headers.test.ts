import { expect, test } from "bun:test";
import type { Site } from "#core/site.ts";
import { commonHeaders, contentPolicy } from "#ssr/headers.ts";

const site: Site = {
  name: "Hộp thử",
  origin: "https://hop.example",
  hsts: "",
  social: [],
  contactEmail: "",
  donateText: "",
  donateAccount: null,
  analytics: { url: "https://count.example/script.js", id: "site-1" },
  closedTools: [],
  signIn: [],
};

test("the policy of a page names all that it may load, and who counts it where it is nobody's own", () => {
  expect(contentPolicy({ site, isPrivate: true }).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob: https://*.googleusercontent.com https://*.fbsbx.com",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
  const counted = contentPolicy({ site, isPrivate: false, nonce: "n" });
  expect(counted).toContain("script-src 'self' 'nonce-n' https://count.example;");
  expect(counted).toContain("connect-src 'self' https://count.example;");
  expect(contentPolicy({ site: { ...site, analytics: null }, isPrivate: false })).toBe(
    contentPolicy({ site, isPrivate: true }),
  );
});

test("browsers insist on TLS as long as the site says", () => {
  expect(commonHeaders(site)).not.toHaveProperty("Strict-Transport-Security");
  expect(commonHeaders({ ...site, hsts: "max-age=1" })).toMatchObject({
    "Strict-Transport-Security": "max-age=1",
  });
});
