import { expect, test } from "bun:test";
import { withProduct } from "#tests/support/product/product.ts";
import { finishSignIn, reachCallback, withSignIn } from "#tests/support/product/sign-in.ts";
import { Visitor } from "#tests/support/people/visitor.ts";

const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split("?")[1]));

for (const name of ["google", "facebook"] as const) {
  test(`GET /api/auth/${name} and its callback lead to a token, the user, and a session cookie`, async () => {
    await withSignIn(async ({ visitor, idps }) => {
      idps[name].state.person.picture = "https://pictures.example/1.png";
      const browser = visitor();
      const page = await finishSignIn(browser, await reachCallback(browser, name));
      const { token = "", user = "" } = queryOf(page);
      expect(page).toStartWith("/auth/callback?token=");
      browser.token = token;
      const known = { name: "Nguyễn Văn Đức", avatar: "https://pictures.example/1.png" };
      expect(JSON.parse(user)).toMatchObject(known);
      expect(await (await browser.call("/auth/me")).json()).toMatchObject({ success: true, user: known });
      expect(browser.cookies.get("session")).toBe(token);
    });
  });
}

test("the addresses on the way are not kept by anybody and tell no referrer", async () => {
  await withSignIn(async ({ visitor }) => {
    const browser = visitor();
    const start = await browser.open("/api/auth/google");
    const finish = await browser.open(await reachCallback(browser, "google"));
    for (const { status, headers } of [start, finish]) {
      expect(status).toBe(302);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      for (const cookie of headers.getSetCookie())
        expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    }
  });
});

test("behind https the cookies are for https alone", async () => {
  await withSignIn(
    async ({ visitor }) => {
      const start = await visitor().open("/api/auth/google");
      expect(start.headers.getSetCookie()[0]).toEndWith("; Secure");
      const { redirect_uri } = Object.fromEntries(new URL(start.headers.get("location") ?? "").searchParams);
      expect(redirect_uri).toBe("https://toolbox.example/api/auth/google/callback");
    },
    { PUBLIC_URL: "https://toolbox.example" },
  );
});

test("a sign-in that was begun in English ends on the English page, in English", async () => {
  await withSignIn(async ({ visitor, idps }) => {
    const browser = visitor();
    const page = await finishSignIn(browser, await reachCallback(browser, "google", "?lang=en"));
    expect(page).toStartWith("/en/auth/callback?token=");
    idps.google.state.token = () => new Response("boom", { status: 500 });
    const failed = await finishSignIn(browser, await reachCallback(browser, "google", "?lang=en"));
    expect(failed).toStartWith("/en/auth/callback?error=The+sign-in+provider");
  });
});

test("a callback with a changed state, or in another browser, gives an error and no token", async () => {
  await withSignIn(async ({ visitor }) => {
    const [browser, other] = [visitor(), visitor()];
    const callback = await reachCallback(browser, "google");
    for (const outcome of [
      await finishSignIn(browser, callback.replace(/state=/, "state=x")),
      await finishSignIn(other, callback),
      await finishSignIn(other, "/api/auth/google/callback"),
    ]) {
      expect(queryOf(outcome)["token"]).toBeUndefined();
      expect(queryOf(outcome)["error"]).toMatch(/hết hạn|không gửi lại cookie/);
    }
    expect(queryOf(await finishSignIn(browser, callback))["token"]).toBeString();
    expect(queryOf(await finishSignIn(browser, callback))["token"]).toBeUndefined();
  });
});

test("a provider without settings leads to the callback page with an error", async () => {
  await withProduct(async (base) => {
    for (const path of [
      "/api/auth/google",
      "/api/auth/facebook",
      "/api/auth/facebook/callback?code=1&state=2",
    ]) {
      const reply = await fetch(base + path, { redirect: "manual" });
      expect([reply.status, reply.headers.get("location")?.split("?")[0]]).toEqual([302, "/auth/callback"]);
    }
  });
});

test("the API takes the cookie on a GET of our own pages, and for nothing else", async () => {
  await withSignIn(async ({ signedIn }) => {
    const browser = await signedIn();
    const statusOf = async (init: RequestInit, path = "/api/auth/me") =>
      (await browser.open(path, init)).status;
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ headers: { "Sec-Fetch-Site": "same-origin" } })).toBe(200);
    expect(await statusOf({ headers: { "Sec-Fetch-Site": "cross-site" } })).toBe(401);
    expect(await statusOf({ headers: { "Sec-Fetch-Site": "same-site" } })).toBe(401);
    expect(await statusOf({ headers: { Origin: "https://other.example" } })).toBe(401);
    expect(await statusOf({ headers: { Authorization: "Bearer wrong" } })).toBe(401);
    expect(await statusOf({ headers: { Authorization: `Basic ${browser.token}` } })).toBe(401);
    expect(await statusOf({ method: "POST" }, "/api/auth/logout")).toBe(401);
    expect(await statusOf({ method: "DELETE" }, "/api/account")).toBe(401);
  });
});

test("GET /api/auth/me with the token gives a browser back the cookie that it has lost", async () => {
  await withSignIn(async ({ base, signedIn }) => {
    const { token } = await signedIn();
    const browser = new Visitor(base);
    await browser.open("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
    expect(browser.cookies.get("session")).toBe(token ?? "");
    const again = await browser.open("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });
});

test("POST /api/auth/logout ends the session everywhere, and no other session of the user", async () => {
  await withSignIn(async ({ signedIn }) => {
    const person = { id: "1", name: "An", email: "an@people.example" };
    const [phone, laptop] = [await signedIn(person), await signedIn(person)];
    const logout = await phone.open("/api/auth/logout", {
      method: "POST",
      headers: { Authorization: `Bearer ${phone.token}` },
    });
    expect([logout.status, await logout.json()]).toEqual([200, { success: true }]);
    expect(phone.cookies.has("session")).toBe(false);
    const refusal = await phone.call("/auth/me");
    expect([refusal.status, refusal.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="api"']);
    expect(await refusal.json()).toMatchObject({ success: false, code: "unauthorized" });
    expect((await laptop.call("/auth/me")).status).toBe(200);
  });
});

test("signing in anew in the same browser ends the session before", async () => {
  await withSignIn(async ({ visitor }) => {
    const browser = visitor();
    const tokens = [];
    for (let time = 0; time < 2; time += 1) {
      tokens.push(
        queryOf(await finishSignIn(browser, await reachCallback(browser, "google")))["token"] ?? "",
      );
    }
    const statuses = tokens.map(async (token) => {
      browser.token = token;
      return (await browser.call("/auth/me")).status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 200]);
  });
});

test("no token, code or state gets into the log", async () => {
  let log = "";
  const secrets: string[] = [];
  const run: Parameters<typeof withSignIn>[0] = async ({ visitor }) => {
    const browser = visitor();
    const callback = await reachCallback(browser, "google");
    const page = await finishSignIn(browser, callback);
    await browser.open(page);
    secrets.push(...Object.values(queryOf(page)), ...Object.values(queryOf(callback)));
  };
  await withSignIn(run, {}, { write: (text) => void (log += text) });
  expect(secrets).toHaveLength(4);
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).toContain("/api/auth/google/callback");
});
