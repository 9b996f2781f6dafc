import { expect, test } from "bun:test";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

test("a request is answered with an address that shows its code", () =>
  withProduct(async (base) => {
    const sent = await postForm(`${base}/en/data-deletion`, { email: "an@example.com" });
    const location = sent.headers.get("location") ?? "";
    expect([sent.status, location.split("=")[0]]).toEqual([303, "/en/data-deletion?code"]);
    const page = await (await fetch(base + location)).text();
    expect(page).toContain(location.split("=")[1] ?? "missing");
    expect(page).not.toContain("The data of this request has been deleted");
  }));

test("without an address, or with none that could be one, the form says so", () =>
  withProduct(async (base) => {
    const blank = await postForm(`${base}/data-deletion`, { email: "" });
    expect([blank.status, await blank.text()]).toEqual([
      422,
      expect.stringContaining("Vui lòng nhập email của bạn"),
    ]);
    const english = await postForm(`${base}/en/data-deletion`, { email: "" });
    expect(await english.text()).toContain("Please enter your email");
    expect((await postForm(`${base}/data-deletion`, { email: "an" })).status).toBe(422);
  }));

test("a visitor who is signed in finds their address filled in, their data to take along, and deletes it at once", () =>
  withSignIn(async ({ signedIn, visitor }) => {
    const an = await signedIn({ id: "1", name: "An", email: "an@people.example" });
    const page = await (await an.open("/data-deletion")).text();
    expect(page).toMatch(/readOnly=""[^>]* value="an@people.example"/);
    expect(page).toContain('href="/api/account/export"');
    const gone = await an.submit("/data-deletion", { action: "remove" });
    expect(gone.status).toBe(303);
    expect(an.cookies.has("session")).toBe(false);
    const receipt = await (await an.open(gone.headers.get("location") ?? "")).text();
    expect(receipt).toContain("Đã xóa xong");
    expect((await an.call("/auth/me")).status).toBe(401);
    expect((await visitor().submit("/data-deletion", { action: "remove" })).status).toBe(401);
  }));

test("another site's page cannot delete anybody's account", () =>
  withSignIn(async ({ base, signedIn }) => {
    const an = await signedIn();
    const attack = (headers: Record<string, string>) =>
      an.open("/data-deletion", { method: "POST", body: new URLSearchParams({ action: "remove" }), headers });
    expect((await attack({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await attack({ Origin: "https://other.example" })).status).toBe(403);
    await fetch(`${base}/data-deletion?action=remove`, { headers: { Cookie: `session=${an.token}` } });
    expect((await an.call("/auth/me")).status).toBe(200);
  }));

test("what an address says of a code is shown as text", () =>
  withProduct(async (base) => {
    const page = await fetch(`${base}/data-deletion?code=%3Cscript%3Ealert(1)`);
    expect(await page.text()).not.toContain("<script>alert");
  }));
