import { expect, test } from "bun:test";
import { withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const phone = {
  "User-Agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
};

const create = async (base: string, body: object) => {
  const response = await fetch(`${base}/api/links`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ url: "https://example.com/dich", ...body }),
  });
  return { status: response.status, answer: await response.json() };
};

const follow = (base: string, code: string, init: RequestInit = {}) =>
  fetch(`${base}/links/${code}`, { redirect: "manual", headers: phone, ...init });

test("POST /api/links takes title, tags, expiry, most clicks and password, and GET lists and searches them", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    const made = await an.call("/links", {
      method: "POST",
      body: JSON.stringify({
        url: "https://example.com/ao-dai",
        title: "Áo dài Tết",
        tags: ["Tết", "shop"],
        expires_at: "2036-01-01T00:00:00Z",
        max_clicks: 5,
        password: "mật khẩu",
      }),
    });
    const link = await made.json();
    expect(link).toMatchObject({
      title: "Áo dài Tết",
      tags: ["tết", "shop"],
      expires_at: "2036-01-01T00:00:00.000Z",
      max_clicks: 5,
      has_password: true,
    });
    expect(JSON.stringify(link)).not.toContain("argon2");
    await an.call("/links", { method: "POST", body: JSON.stringify({ url: "https://example.com/khac" }) });
    const codes = async (query: string) =>
      (await (await an.call(`/links?${query}`)).json()).data.map(({ code }: { code: string }) => code);
    expect(await codes("q=ao+dai")).toEqual([link.code]);
    expect(await codes("tag=T%E1%BA%BET")).toEqual([link.code]);
    expect(await codes("")).toHaveLength(2);
    // Codes are found too, and none has an "o".
    expect(await codes(`q=${"zo+".repeat(30)}`)).toEqual([]);
  }));

test("what cannot be is refused by the name of its field", () =>
  withProduct(async (base) => {
    const wrong = {
      expires_at: { expires_at: "2020-01-01T00:00:00Z" },
      max_clicks: { max_clicks: 0 },
      tags: { tags: ["a".repeat(31)] },
      title: { title: "a".repeat(121) },
    };
    for (const [path, body] of Object.entries(wrong))
      expect(await create(base, body)).toMatchObject({ status: 422, answer: { errors: [{ path }] } });
  }));

test("a link past its end is 410, on its page and its preview", async () => {
  const clock = { at: Date.parse("2026-11-21T02:00:00Z") };
  await withProduct(
    async (base) => {
      const { answer } = await create(base, { expires_at: "2026-11-21T03:00:00Z" });
      expect((await follow(base, answer.code)).status).toBe(302);
      clock.at += 3_600_000;
      const gone = await follow(base, answer.code, { headers: { ...phone, "Accept-Language": "en" } });
      expect([gone.status, (await gone.text()).includes("This link has expired")]).toEqual([410, true]);
      expect((await follow(base, `${answer.code}+`)).status).not.toBe(200);
    },
    { now: () => new Date(clock.at) },
  );
});

test("so many people at once as a link has clicks are sent on, and nobody else", () =>
  withSignIn(
    async ({ signedIn, base }) => {
      const an = await signedIn();
      const made = await an.call("/links", {
        method: "POST",
        body: JSON.stringify({ url: "https://example.com/dich", max_clicks: 3 }),
      });
      const { code }: { code: string } = await made.json();
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async (_, person) => {
          const headers = { ...phone, "X-Forwarded-For": `198.51.100.${person}` };
          return (await follow(base, code, { headers })).status;
        }),
      );
      expect(statuses.filter((status) => status === 302)).toHaveLength(3);
      expect(statuses.filter((status) => status === 410)).toHaveLength(9);
      const listed = await (await an.call("/links")).json();
      expect(listed.data[0]).toMatchObject({ code, max_clicks: 3, clicks_left: 0, clicks: 3 });
    },
    { TRUST_PROXY: "1" },
  ));

test("a link with a password tells nobody its target who does not know it, without scripts", () =>
  withProduct(async (base) => {
    const { answer } = await create(base, { password: "mật khẩu" });
    const send = (password: string) =>
      follow(base, answer.code, {
        method: "POST",
        headers: { ...phone, "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ code: answer.code, password }),
      });
    const asked = await follow(base, answer.code);
    const page = await asked.text();
    expect([asked.status, page.includes('type="password"')]).toEqual([200, true]);
    const preview = await (await follow(base, `${answer.code}+`)).text();
    const wrong = await send("sai");
    const refusal = await wrong.text();
    expect([wrong.status, refusal.includes("Mật khẩu không đúng.")]).toEqual([422, true]);
    for (const text of [page, preview, refusal]) expect(text).not.toContain("example.com/dich");
    const right = await send("mật khẩu");
    const onward = await right.text();
    expect([right.status, onward.includes('href="https://example.com/dich"')]).toEqual([200, true]);
    // Whoever has scripts is led on as well: in the page's head, no less and not only without them.
    const leadsOn = '<meta http-equiv="refresh" content="0; url=https://example.com/dich"/>';
    expect(onward.split("</head>").map((part) => part.includes(leadsOn))).toEqual([true, false]);
    expect(onward).not.toContain(`<noscript>${leadsOn}`);
    const bound = await fetch(`${base}/links?made=${answer.code}`);
    expect(await bound.text()).not.toContain("example.com/dich");
  }));

test("trying out passwords is limited", () =>
  withProduct(
    async (base) => {
      const { answer } = await create(base, { password: "mật khẩu" });
      const statuses: number[] = [];
      for (let count = 0; count < 35; count += 1) {
        const tried = await follow(base, answer.code, {
          method: "POST",
          headers: { ...phone, "Sec-Fetch-Site": "same-origin" },
          body: new URLSearchParams({ code: answer.code, password: `sai ${count}` }),
        });
        statuses.push(tried.status);
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
    },
    { env: { RATE_LIMIT: "1" }, now: () => new Date("2026-11-28T00:00:00Z") },
  ));
