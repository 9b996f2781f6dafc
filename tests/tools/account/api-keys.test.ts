import { expect, test } from "bun:test";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import type { Visitor } from "#tests/support/people/visitor.ts";

const scopes = ["links", "notes", "history"] as const;

async function newKey(visitor: Visitor, body: object): Promise<{ id: string; key: string }> {
  const made = await visitor.call("/account/keys", { method: "POST", body: JSON.stringify(body) });
  expect(made.status).toBe(200);
  return made.json();
}

const withKey =
  (base: string, key: string) =>
  async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; answer: { code?: string; data?: unknown[] } }> => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, answer: text.startsWith("{") ? JSON.parse(text) : text };
  };

test("a key is shown once, named in the list with its last day, and acts for its owner until it is revoked", () =>
  withSignIn(async ({ base, signedIn }) => {
    const an = await signedIn();
    const { id, key } = await newKey(an, { name: "Cửa hàng", scopes: ["links"] });
    expect(key).toMatch(/^key_[\w-]{43}$/);
    const listed = await (await an.call("/account/keys")).text();
    expect(listed).not.toContain(key);
    expect(JSON.parse(listed).data).toMatchObject([
      { id, name: "Cửa hàng", scopes: ["links"], last_used: null },
    ]);
    const call = withKey(base, key);
    const made = await call("POST", "/links", { url: "https://example.com/" });
    expect(made.status).toBe(200);
    const own = await (await an.call("/links")).json();
    expect(own.data.map(({ code }: { code: string }) => code)).toEqual([made.answer.code]);
    const used = await (await an.call("/account/keys")).json();
    expect(used.data[0].last_used).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await an.call(`/account/keys/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await call("GET", "/links")).status).toBe(401);
    expect((await call("POST", "/links", { url: "https://example.com/" })).status).toBe(401);
    expect((await call("POST", "/qr", { text: "a" })).status).toBe(401);
  }));

test("another user's key finds nothing of this one's, and another user cannot see or revoke it", () =>
  withSignIn(async ({ base, signedIn }) => {
    const [an, binh] = [await signedIn(), await signedIn()];
    await an.call("/links", {
      method: "POST",
      body: JSON.stringify({ url: "https://example.com/", code: "cuaan" }),
    });
    const mine = await newKey(an, { name: "a", scopes: "links,notes,history" });
    const theirs = withKey(base, (await newKey(binh, { name: "b", scopes })).key);
    expect((await theirs("GET", "/links/cuaan/analytics")).status).toBe(404);
    expect((await theirs("DELETE", "/links/cuaan")).status).toBe(404);
    expect((await theirs("GET", "/links")).answer.data).toEqual([]);
    expect((await binh.call(`/account/keys/${mine.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await (await binh.call("/account/keys")).json()).data).toHaveLength(1);
    expect((await withKey(base, mine.key)("GET", "/links")).status).toBe(200);
    await an.call("/account", { method: "DELETE" });
    expect((await withKey(base, mine.key)("GET", "/links")).status).toBe(401);
  }));

test("a key writes into the history only within that scope, and no page takes one", () =>
  withSignIn(async ({ base, signedIn }) => {
    const an = await signedIn();
    const [without, within] = [
      await newKey(an, { name: "a", scopes: ["links"] }),
      await newKey(an, { name: "b", scopes: ["history"] }),
    ];
    expect((await withKey(base, without.key)("POST", "/qr", { text: "không" })).status).toBe(200);
    expect((await (await an.call("/qr/history")).json()).data).toEqual([]);
    await withKey(base, within.key)("POST", "/qr", { text: "có" });
    expect((await (await an.call("/qr/history")).json()).data).toHaveLength(1);
    const page = await fetch(`${base}/qr?history=1`, { headers: { Authorization: `Bearer ${within.key}` } });
    expect(page.status).toBe(401);
    const cookie = await fetch(`${base}/api/qr/history`, { headers: { Cookie: `session=${within.key}` } });
    expect(cookie.status).toBe(401);
  }));

test("ten keys are the most, made at once or one after the other, and what is no scope is refused", () =>
  withSignIn(async ({ base, signedIn }) => {
    const an = await signedIn();
    for (const body of [
      { name: "a", scopes: ["admin"] },
      { name: "a", scopes: [] },
      { name: " ", scopes: ["links"] },
    ])
      expect((await an.call("/account/keys", { method: "POST", body: JSON.stringify(body) })).status).toBe(
        422,
      );
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async (_, index) => {
        const body = JSON.stringify({ name: `${index}`, scopes: ["links"] });
        return (await an.call("/account/keys", { method: "POST", body })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 507)).toHaveLength(4);
    expect((await fetch(`${base}/api/account/keys`)).status).toBe(401);
  }));

test("keys have limits of their own, larger than the user's", () =>
  withSignIn(
    async ({ base, signedIn }) => {
      const an = await signedIn();
      const call = withKey(base, (await newKey(an, { name: "a", scopes: ["links"] })).key);
      const response = await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${an.token}` } });
      const limitOf = (policy: string | null) => Number(/q=(\d+)/.exec(policy ?? "")?.[1]);
      const own = limitOf(response.headers.get("ratelimit-policy"));
      const key = await newKey(an, { name: "b", scopes: ["links"] });
      const byKey = await fetch(`${base}/api/links`, { headers: { Authorization: `Bearer ${key.key}` } });
      expect(limitOf(byKey.headers.get("ratelimit-policy"))).toBe(own * 5);
      expect((await call("GET", "/links")).status).toBe(200);
    },
    { RATE_LIMIT: "1" },
  ));
