import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import type { MessageKey } from "#core/i18n.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";
import { decodeEntities } from "#tests/support/product/code-lines.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";

/** Of cookies that other sites keep, and of a modem. */
const isOfAnotherSite = /Cookie đăng nhập|Wi-Fi/;

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

test("what this site has not set up says so and nothing else: no scan, no way in, no trying again", () =>
  withProduct(async (base) => {
    const open = async (path: string) => mainOf(await (await fetch(base + path)).text());
    const donate = await open("/donate");
    expect(donate).toContain(vi["donate.none"]);
    expect(donate).not.toContain(vi["donate.lead"]);
    for (const [path, texts] of [
      ["/history", vi],
      ["/en/history", en],
      ["/account", vi],
      ["/en/account", en],
    ] as const) {
      const html = await open(path);
      expect([path, html.includes(texts["sign-in.off"])]).toEqual([path, true]);
      expect([path, html.includes(texts["sign-in.notConfigured"])]).toEqual([path, false]);
      expect([path, /bạn cần đăng nhập|you need to sign in/i.test(html)]).toEqual([path, false]);
    }
    const chat = mainOf(await (await postForm(`${base}/chatgpt`, { message: "Thủ đô?" })).text());
    expect(chat).toContain(vi["chat.problem.notConfigured"]);
    expect(chat).not.toContain(vi["chat.failed"]);
  }));

/** Sentences that speak of signing in without a promise: elsewhere, not needed, or what is kept of whoever does. */
const otherSignIns: readonly MessageKey[] = [
  "sign-in.off",
  "api.account",
  "api.account.line",
  "api.mcp.key",
  "callback.label",
  "data-deletion.step.1",
  "data-deletion.what.1",
  "data-deletion.provider",
  "http.credentials",
  "http.summary.forbidden",
  "links.invalid.credentials",
  "net.credentials",
  "notes.summary",
  "privacy.2.body",
  "privacy.3.body",
  "privacy.5.body",
  "privacy.6.body",
  "privacy.7.body",
  "problem.unauthorized",
  "problem.unauthorized.title",
  "proxy.dead.noLogin",
  "proxy.faq.3.a",
  "proxy.privacy",
  "sign-out.nobody",
  "terms.1.body",
  "terms.5.body",
  "two-factor.lead",
];

const speaksOfSignIn = { vi: /đăng nhập/i, en: /\bsign(?:ed|ing)?[ -]in\b/i } as const;

test("no page of a site where nobody can sign in promises anything to whoever does", () =>
  withProduct(async (base) => {
    const promises: unknown[] = [];
    for (const { lang, address } of await pagesWithTabs(base)) {
      const html = await (await fetch(address)).text();
      const said = [mainOf(html), /<meta name="description"[^>]*>/.exec(html)?.[0] ?? ""].flatMap((part) =>
        part.split(/<(?!\/?(?:code|b|strong|em|a)\b)[^>]*>|(?<=[.?])\s/),
      );
      const known = otherSignIns.flatMap((key) => ({ vi, en })[lang][key].split(/(?<=[.?])\s|\n/));
      const unknown = said.filter(
        (sentence) =>
          speaksOfSignIn[lang].test(sentence) &&
          !known.some((one) => decodeEntities(sentence).includes(one)) &&
          !isOfAnotherSite.test(sentence),
      );
      if (unknown.length > 0) promises.push([address.slice(base.length), unknown]);
    }
    expect(promises).toEqual([]);
  }));

test("where somebody can sign in, every text says what it says there, and none that nobody can", () =>
  withProduct(
    async (base) => {
      const slots = ([vi, en] as const).flatMap((texts) =>
        Object.values(texts).flatMap((text) => [...text.matchAll(/\{signIn\|([^|]*)\|([^}]*)\}/g)]),
      );
      expect(slots.length).toBeGreaterThan(20);
      const pages = await Promise.all(
        (await pagesWithTabs(base)).map(async ({ address }) =>
          decodeEntities(await (await fetch(address)).text()),
        ),
      );
      const all = pages.join("\n");
      const untrue = slots.flatMap(([, on = "", off = ""]) => [
        ...(all.includes(on.trim()) ? [] : [on]),
        ...(off.length > 20 && all.includes(off) ? [off] : []),
      ]);
      expect(untrue).toEqual([]);
      expect(all).not.toContain("{signIn");
      expect([vi, en].filter((texts) => all.includes(texts["sign-in.off"]))).toEqual([]);
    },
    { env: { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" } },
  ));

test("whoever asks for what needs an account is told that signing in is not set up, on every such call and page", () =>
  withProduct(async (base) => {
    const { paths }: { paths: Record<string, Record<string, { security?: readonly object[] }>> } = await (
      await fetch(`${base}/api/openapi.json`)
    ).json();
    const owners = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { security = [] }]) =>
        security.length > 0 && security.every((way) => Object.keys(way).length > 0)
          ? [{ path: path.replace(/\{[^}]*\}/g, "1"), method: method.toUpperCase() }]
          : [],
      ),
    );
    expect(owners.length).toBeGreaterThan(10);
    for (const [lang, texts] of [
      ["vi", vi],
      ["en", en],
    ] as const)
      for (const { path, method } of owners) {
        const headers = { "Accept-Language": lang, "Content-Type": "application/json" };
        const body = method === "GET" || method === "DELETE" ? null : "{}";
        const reply = await fetch(base + path, { method, headers, body });
        const { detail }: { detail?: string } = reply.status === 401 ? await reply.json() : {};
        expect([method, path, detail]).toEqual([method, path, texts["sign-in.off"]]);
      }
    const form = await postForm(`${base}/account`, { action: "createKey", name: "a", scopes: "links" });
    expect([form.status, mainOf(await form.text()).includes(vi["problem.unauthorized"])]).toEqual([
      401,
      false,
    ]);
  }));

test.each([
  ["where nobody can sign in", {}, false],
  ["where somebody can", { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }, true],
])("a limit that is reached tells of signing in only %s", (_where, env, isTold) =>
  withProduct(
    async (base) => {
      let refusal = "";
      for (let sent = 0; sent < 40 && refusal === ""; sent += 1) {
        const answer = await postJson(
          `${base}/api/links`,
          { url: `https://example.com/${sent}` },
          { "Accept-Language": "vi" },
        );
        if (answer.status === 429) refusal = await answer.text();
      }
      expect(refusal).toContain("Bạn đã dùng hết số lượt");
      expect(refusal.includes("đăng nhập")).toBe(isTold);
    },
    { env: { RATE_LIMIT: "1", ...env } },
  ),
);
