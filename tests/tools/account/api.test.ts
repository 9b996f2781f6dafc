import { expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

function signedRequest(userId: string): string {
  const body = Buffer.from(
    JSON.stringify({ algorithm: "HMAC-SHA256", user_id: userId, issued_at: Math.floor(Date.now() / 1000) }),
  ).toString("base64url");
  return `${createHmac("sha256", "secret").update(body).digest("base64url")}.${body}`;
}

/** As Facebook's servers call it. */
const callBack = (base: string, request: string) =>
  fetch(`${base}/api/auth/facebook/data-deletion`, {
    method: "POST",
    body: new URLSearchParams({ signed_request: request }),
  });

test("GET /api/account/export gives the account and its histories as a file", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn({ id: "1", name: "An", email: "an@people.example" });
    await an.call("/qr", { method: "POST", body: JSON.stringify({ text: "Xin chào" }) });
    const file = await an.call("/account/export");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="account.json"');
    expect(await file.json()).toMatchObject({
      account: { provider: "google", name: "An", email: "an@people.example", avatar: null },
      qr_history: [{ content: "Xin chào" }],
      vietqr_history: [],
    });
  });
});

test("GET /api/account/export gives one part alone under its own name, and refuses a part that there is not", async () => {
  await withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    await an.call("/notes", { method: "POST", body: JSON.stringify({ content: "của tôi" }) });
    const file = await an.call("/account/export?only=notes");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="notes.json"');
    expect(await file.json()).toEqual({
      exported_at: expect.any(String),
      notes: [expect.objectContaining({ content: "của tôi" })],
    });
    expect((await an.call("/account/export?only=passwords")).status).toBe(422);
  });
});

test("DELETE /api/account ends all sessions of the user, who starts anew at the next sign-in", async () => {
  await withSignIn(async ({ signedIn }) => {
    const person = { id: "1", name: "An", email: "an@people.example" };
    const [phone, laptop] = [await signedIn(person), await signedIn(person)];
    await phone.call("/qr", { method: "POST", body: JSON.stringify({ text: "Xin chào" }) });
    const answer = await phone.call("/account", { method: "DELETE" });
    expect(await answer.json()).toMatchObject({
      success: true,
      confirmation_code: expect.stringMatching(/^\S{14}$/),
    });
    expect(answer.headers.getSetCookie()[0]).toStartWith("session=; ");
    for (const browser of [phone, laptop]) expect((await browser.call("/auth/me")).status).toBe(401);
    const again = await signedIn(person);
    expect(await (await again.call("/qr/history")).json()).toEqual({ data: [], full: false, next: null });
  });
});

test("Facebook's callback deletes the account, and answers with an address that shows the code", async () => {
  await withSignIn(async ({ base, signedIn }) => {
    const an = await signedIn({ id: "42", name: "An" }, "facebook");
    const answer: { url: string; confirmation_code: string } = await (
      await callBack(base, signedRequest("42"))
    ).json();
    expect((await an.call("/auth/me")).status).toBe(401);
    const { pathname, search } = new URL(answer.url);
    expect(await (await fetch(base + pathname + search)).text()).toContain(answer.confirmation_code);
  });
});

test("Facebook's callback refuses what Facebook did not sign, and is closed without its secret", async () => {
  await withSignIn(async ({ base, signedIn }) => {
    const an = await signedIn({ id: "42", name: "An" }, "facebook");
    expect((await callBack(base, `x${signedRequest("42")}`)).status).toBe(403);
    expect((await callBack(base, "")).status).toBe(403);
    expect((await an.call("/auth/me")).status).toBe(200);
  });
  await withProduct(async (base) => expect((await callBack(base, signedRequest("42"))).status).toBe(503));
});
