import { expect, test } from "bun:test";
import { withSignIn } from "../support/product/sign-in.ts";

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
    const id = /name="id" value="([^"]+)"/.exec(again)?.[1] ?? "";
    const revoked = await an.submit("/en/account", { action: "removeKey", id });
    expect([revoked.status, revoked.headers.get("location")]).toEqual([303, "/en/account#keys"]);
    const gone = await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key}` } });
    expect(gone.status).toBe(401);
    const stranger = await visitor().open("/account");
    expect(await stranger.text()).toContain("Bạn cần đăng nhập");
    const refused = await visitor().submit("/account", { action: "createKey", name: "a", scopes: "links" });
    expect(refused.status).toBe(401);
  }));
