import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

test("without scripts somebody makes a key, sees it once, uses it and revokes it", () =>
  withSignIn(async ({ base, signedIn, visitor }) => {
    const an = await signedIn();
    expect(await (await an.open("/account")).text()).toContain("Bạn chưa có khóa nào.");
    const sent = await an.submit("/account", { action: "createKey", name: "Cửa hàng", scopes: "links" });
    const page = await sent.text();
    const key = /key_[\w-]{43}/.exec(page)?.[0] ?? "";
    expect([sent.status, key.length]).toEqual([200, 47]);
    const used = await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key}` } });
    expect(used.status).toBe(200);
    const again = await (await an.open("/account")).text();
    expect(again).not.toContain(key);
    expect(again).toContain("Cửa hàng");
    const id = /name="id" value="([^"]+)"/.exec(again.slice(again.indexOf('id="keys"')))?.[1] ?? "";
    const revoked = await an.submit("/en/account", { action: "removeKey", id });
    expect([revoked.status, revoked.headers.get("location")]).toEqual([303, "/en/account#keys"]);
    const gone = await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key}` } });
    expect(gone.status).toBe(401);
    const stranger = await visitor().open("/account");
    expect(await stranger.text()).toContain("Bạn cần đăng nhập");
    const refused = await visitor().submit("/account", { action: "createKey", name: "a", scopes: "links" });
    expect(refused.status).toBe(401);
  }));

const pageOf = async (visitor: Visitor, path = "/account") => (await visitor.open(path)).text();

/** The sessions that the page lists, by their ids, as they are read. */
const sessionsOn = (page: string): [id: string, text: string][] =>
  [...page.matchAll(/<li class="entry">(.*?)<\/li>/gs)].flatMap(([, row = ""]) => {
    const id = row.includes('value="endSession"') ? /name="id" value="([\w-]+)"/.exec(row)?.[1] : undefined;
    return id === undefined ? [] : [[id, row.replaceAll(/<[^>]+>/g, " ")]];
  });

test("without scripts somebody ends the session of a lost phone, and then all and every key, in both languages", () =>
  withSignIn(async ({ base, signedIn }) => {
    const an = { id: "an", name: "An", email: "an@people.example" };
    const [home, phone] = [await signedIn(an), await signedIn(an)];
    const binh = await signedIn();
    for (const [path, texts] of [
      ["/account", vi],
      ["/en/account", en],
    ] as const) {
      const page = await pageOf(home, path);
      expect([path, sessionsOn(page).length]).toEqual([path, 2]);
      expect(sessionsOn(page).filter(([, text]) => text.includes(texts["sessions.current"]))).toHaveLength(1);
      for (const key of ["sessions.title", "sessions.everywhere", "sessions.everywhere.hint"] as const)
        expect(page).toContain(texts[key].replace("'", "&#x27;"));
    }
    const [lost = ""] =
      sessionsOn(await pageOf(home)).find(([, text]) => !text.includes("thiết bị này")) ?? [];
    // Nobody ends another's.
    expect((await binh.submit("/account", { action: "endSession", id: lost })).status).toBe(404);
    expect((await phone.call("/auth/me")).status).toBe(200);
    const ended = await home.submit("/en/account", { action: "endSession", id: lost });
    expect([ended.status, ended.headers.get("location")]).toEqual([303, "/en/account#sessions"]);
    expect([(await phone.call("/auth/me")).status, (await home.call("/auth/me")).status]).toEqual([401, 200]);
    expect(await pageOf(phone)).toContain(vi["account.signInFirst"]);
    const made = await home.call("/account/keys", {
      method: "POST",
      body: '{"name":"a","scopes":["links"]}',
    });
    const { key }: { key: string } = await made.json();
    const third = await signedIn(an);
    const everywhere = await home.submit("/account", { action: "signOutEverywhere" });
    expect([everywhere.status, everywhere.headers.get("location")]).toEqual([303, "/"]);
    expect(home.cookies.has("session")).toBe(false);
    const withKey = await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key}` } });
    expect([(await third.call("/auth/me")).status, withKey.status]).toEqual([401, 401]);
    expect((await binh.call("/auth/me")).status).toBe(200);
    // Another site's page ends nothing.
    const headers = { "Sec-Fetch-Site": "cross-site" };
    const foreign = await binh.open("/account", {
      method: "POST",
      body: new URLSearchParams({ action: "signOutEverywhere" }),
      headers,
    });
    expect([foreign.status, (await binh.call("/auth/me")).status]).toEqual([403, 200]);
  }));
