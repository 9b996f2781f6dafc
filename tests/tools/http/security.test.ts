import { expect, test } from "bun:test";
import { languages, readMessage } from "#core/i18n.ts";
import type { HttpHeader } from "#tools/http/effects.ts";
import { securityOf } from "#tools/http/security.ts";

const html: HttpHeader = ["Content-Type", "text/html; charset=utf-8"];

/** The state and the words of one header of a page. */
function factOf(name: string, headers: readonly HttpHeader[], url = "https://a.vn/") {
  const fact = securityOf({ url, headers: [html, ...headers] }).find((one) => one.name === name);
  return fact && [fact.state, fact.about.key.replace("http.said.security.", "")];
}

test("Strict-Transport-Security is read as RFC 6797 has it, its examples included", () => {
  const stateOf = (value: string) =>
    factOf("Strict-Transport-Security", [["strict-transport-security", value]]);
  // Section 6.2.
  expect(stateOf("max-age=31536000")).toEqual(["good", "hsts.good"]);
  expect(stateOf("max-age=15768000 ; includeSubDomains")).toEqual(["good", "hsts.all"]);
  expect(stateOf('max-age="31536000"')).toEqual(["good", "hsts.good"]);
  expect(stateOf("max-age=0")).toEqual(["weak", "hsts.off"]);
  expect(stateOf("max-age=0; includeSubDomains")).toEqual(["weak", "hsts.off"]);
  expect(stateOf("includeSubDomains")).toEqual(["weak", "hsts.broken"]);
  expect(stateOf("max-age=3600")).toEqual(["weak", "hsts.short"]);
  expect(factOf("Strict-Transport-Security", [])).toEqual(["none", "hsts.none"]);
  expect(factOf("Strict-Transport-Security", [], "http://a.vn/")).toBeUndefined();
});

test("a policy for scripts is weak where a script written into the page runs", () => {
  const stateOf = (...values: string[]) =>
    factOf(
      "Content-Security-Policy",
      values.map((value): HttpHeader => ["Content-Security-Policy", value]),
    )?.[1];
  expect(stateOf("default-src 'self'")).toBe("csp.good");
  expect(stateOf("default-src 'self'; script-src 'self' 'unsafe-inline'")).toBe("csp.weak");
  expect(stateOf("script-src 'unsafe-inline' 'nonce-abc' 'self'")).toBe("csp.good");
  expect(stateOf("script-src 'unsafe-inline' https: 'strict-dynamic' 'nonce-abc'")).toBe("csp.good");
  expect(stateOf("script-src https:")).toBe("csp.weak");
  expect(stateOf("frame-ancestors 'none'")).toBe("csp.weak");
  expect(stateOf("script-src 'self'; script-src *")).toBe("csp.good");
  expect(stateOf("upgrade-insecure-requests", "script-src 'self'")).toBe("csp.good");
  expect(
    factOf("Content-Security-Policy", [["Content-Security-Policy-Report-Only", "default-src 'self'"]]),
  ).toEqual(["none", "csp.reported"]);
});

test("who may frame a page is said by its policy before the old header", () => {
  const stateOf = (...headers: HttpHeader[]) => factOf("X-Frame-Options", headers)?.[1];
  expect(stateOf(["X-Frame-Options", "sameorigin"])).toBe("frame.good");
  expect(stateOf(["X-Frame-Options", "ALLOW-FROM https://b.vn"])).toBe("frame.ignored");
  expect(stateOf(["Content-Security-Policy", "frame-ancestors 'self'"])).toBe("frame.good");
  expect(stateOf(["Content-Security-Policy", "frame-ancestors *"], ["X-Frame-Options", "DENY"])).toBe(
    "frame.any",
  );
  expect(stateOf()).toBe("frame.none");
});

test("types, referrers and cookies are told of, and of what is no page only what concerns it", () => {
  expect(factOf("X-Content-Type-Options", [["X-Content-Type-Options", "NoSniff"]])?.[0]).toBe("good");
  expect(
    factOf("Referrer-Policy", [["Referrer-Policy", "no-referrer, strict-origin-when-cross-origin"]]),
  ).toEqual(["good", "referrer.good"]);
  expect(factOf("Referrer-Policy", [["Referrer-Policy", "unsafe-url"]])?.[0]).toBe("weak");
  expect(factOf("Referrer-Policy", [])?.[0]).toBe("open");
  const cookies = ["a=1; Secure; HttpOnly; SameSite=Lax", "b=2; path=/; samesite=none"];
  const [fact] = securityOf({
    url: "https://a.vn/",
    headers: cookies.map((cookie): HttpHeader => ["Set-Cookie", cookie]),
  }).filter(({ name }) => name === "Set-Cookie");
  expect(fact?.about.params).toEqual({ count: 2, secure: 1, httpOnly: 1, sameSite: 0 });
  const json: HttpHeader[] = [["Content-Type", "application/json"]];
  expect(securityOf({ url: "http://a.vn/", headers: json }).map(({ name }) => name)).toEqual([
    "X-Content-Type-Options",
  ]);
  for (const lang of languages)
    for (const { about } of securityOf({ url: "https://a.vn/", headers: [html] }))
      expect(readMessage(lang, about)).toMatch(/^\p{Lu}.+\.$/u);
});
