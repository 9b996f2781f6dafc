import { expect, test } from "bun:test";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import { postForm, postJson } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { pageText } from "#tests/support/product/page-text.ts";

const email = "Sep@people.example";
const env = { ADMIN_EMAILS: "other@people.example, sep@people.example" };
const operator = { id: "sep", name: "Sếp", email, email_verified: true };
const paths = ["/admin", "/en/admin"] as const;

test("the page is there for operators whose provider has verified their address, and for nobody else", () =>
  withSignIn(async ({ visitor, signedIn }) => {
    const others = {
      nobody: visitor(),
      another: await signedIn({ id: "an", name: "An", email: "an@people.example", email_verified: true }),
      unverified: await signedIn({ ...operator, id: "x", email_verified: false }),
      silent: await signedIn({ id: "y", name: "Y", email }),
      facebook: await signedIn({ ...operator, id: "z" }, "facebook"),
    };
    for (const [name, browser] of Object.entries(others)) {
      for (const path of paths) {
        const [page, missing] = [await browser.open(path), await browser.open(`${path}-khong-co`)];
        expect([name, page.status]).toEqual([name, 404]);
        expect((await pageText(page)).match(/<h1>.*<\/h1>/)).toEqual(
          (await pageText(missing)).match(/<h1>.*<\/h1>/),
        );
        const fields = { act: "blockHost", target: "fraud.example" };
        expect([name, (await browser.submit(path, fields)).status]).toEqual([name, 404]);
      }
    }
    const browser = await signedIn(operator);
    for (const path of paths) {
      const page = await browser.open(path);
      expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([
        200,
        "private, no-store",
        "noindex",
      ]);
      const text = await pageText(page);
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toContain("fraud.example");
    }
  }, env));

test("an address that only looks like an operator's is another's", () =>
  withSignIn(
    async ({ signedIn }) => {
      const signIn = (id: string, email: string) => signedIn({ id, name: "K", email, email_verified: true });
      // The Kelvin sign, of which Unicode makes a small k.
      for (const [id, email] of [
        ["a", "\u212Aim@people.example"],
        ["b", "kim@people.example\u212A"],
        ["c", "k\u0130m@people.example"],
      ] as const)
        expect([id, (await (await signIn(id, email)).open("/admin")).status]).toEqual([id, 404]);
      expect((await (await signIn("d", "KIM@People.Example")).open("/admin")).status).toBe(200);
    },
    { ADMIN_EMAILS: "Kim@people.example" },
  ));

test("without a setting nobody is an operator", () =>
  withSignIn(async ({ signedIn }) => {
    expect((await (await signedIn(operator)).open("/admin")).status).toBe(404);
  }));

test("an operator sees a report, acts on it by forms alone, and the log says who did it and why", () =>
  withSignIn(async ({ base, signedIn }) => {
    const made = await postJson(`${base}/api/links`, { url: "https://shop.fraud.example/" });
    const { code }: { code: string } = await made.json();
    const report = {
      action: "report",
      kind: "link",
      target: code,
      reason: "phishing",
      comment: "<b>giả</b>",
    };
    expect((await postForm(`${base}/links/${code}+`, report)).status).toBe(303);
    const browser = await signedIn(operator);
    const read = async (path = "/admin") => pageText(await browser.open(path));
    const page = await read();
    for (const words of [`/links/${code}+`, "Lừa đảo, giả mạo", "&lt;b&gt;giả", "1 báo cáo"])
      expect(page).toContain(words);
    const acts = [...page.matchAll(/<button(?=[^>]* name="act")[^>]*>/g)].map(([tag]) => tag);
    const offered = acts.map((tag) => /value="(\w+)"/.exec(tag)?.[1]);
    expect(offered).toEqual(expect.arrayContaining(["blockLink", "removeLink", "dismiss"]));
    expect(offered).not.toContain("removeNote");
    const removals = acts.filter((tag) => /value="remove/.test(tag));
    expect([removals.length > 0, acts.length > removals.length]).toEqual([true, true]);
    expect(acts.filter((tag) => tag.includes("danger"))).toEqual(removals);
    const foreign = await browser.open("/admin", {
      method: "POST",
      body: new URLSearchParams({ act: "removeLink", target: code }),
      headers: { "Sec-Fetch-Site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
    const sent = await browser.submit("/admin", {
      act: "blockLink",
      target: code,
      kind: "link",
      why: "phishing",
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/admin"]);
    expect((await fetch(`${base}/links/${code}`, { redirect: "manual" })).status).toBe(410);
    const after = await read("/admin?q=fraud.example");
    for (const words of ["Không có báo cáo nào", email, "Chặn một liên kết", "Bỏ chặn"])
      expect(after).toContain(words);
    expect(
      (await browser.submit("/en/admin", { act: "blockHost", target: "fraud.example", why: "fraud" })).status,
    ).toBe(303);
    // Every process hears of it by the bus, this one too.
    await until(
      async () => (await postJson(`${base}/api/links`, { url: "https://fraud.example/" })).status,
      422,
    );
    const refused = await browser.submit("/admin", { act: "blockHost", target: "com.vn" });
    const wrong = await pageText(refused);
    expect(refused.status).toBe(422);
    expect(wrong).toMatch(/name="target"[^>]*value="com\.vn"|value="com\.vn"[^>]*name="target"/);
    expect(wrong).toContain("không nhập đuôi tên miền chung");
    expect((await browser.submit("/admin", { act: "unblockHost", target: "fraud.example" })).status).toBe(
      303,
    );
    expect((await browser.submit("/admin", { act: "removeLink", target: code })).status).toBe(303);
    expect((await browser.submit("/admin", { act: "removeLink", target: code })).status).toBe(422);
  }, env));

test("what is named by its key, address or id is removed or blocked from the page too", () =>
  withSignIn(
    async ({ base, signedIn }) => {
      const writer = await signedIn({
        id: "an",
        name: "An",
        email: "an@people.example",
        email_verified: true,
      });
      const made = await fetch(`${base}/api/temp-mail`, { method: "POST" });
      const { data }: { data: { email: string } } = await made.json();
      const browser = await signedIn(operator);
      const act = async (fields: Record<string, string>) => (await browser.submit("/admin", fields)).status;
      const found = async (query: string) =>
        pageText(await browser.open(`/en/admin?q=${encodeURIComponent(query)}`));
      const note = await postJson(`${base}/api/notes`, { content: "nội dung riêng" });
      const { public_key: key }: { public_key: string } = await note.json();
      const notePage = await found(`${base}/notes/${key}`);
      for (const words of ["Shared note", `Remove: ${key}`]) expect(notePage).toContain(words);
      expect(notePage).not.toContain("nội dung riêng");
      expect(await found(data.email)).toContain(`Remove: ${data.email}`);
      expect(await found("AN@people.example")).toContain("User (google)");
      expect(await found("không có gì")).toContain("Nothing was found.");
      expect(await act({ act: "removeNote", target: key, why: "spam" })).toBe(303);
      expect(await act({ act: "removeMailbox", target: data.email, why: "spam" })).toBe(303);
      expect(await act({ act: "removeMailbox", target: data.email })).toBe(422);
      const { user }: { user: { id: string } } = await (await writer.call("/auth/me")).json();
      expect(await act({ act: "blockUser", target: user.id, why: "fraud" })).toBe(303);
      expect((await writer.call("/auth/me")).status).toBe(401);
      expect(await act({ act: "unblockUser", target: user.id })).toBe(303);
      const refused = await browser.submit("/admin", {
        act: "removeNote",
        target: "no-such-key",
        why: "asked",
      });
      const page = await pageText(refused);
      expect(refused.status).toBe(422);
      for (const words of ["Không có ghi chú nào mang khóa này.", 'value="no-such-key"', 'value="asked"'])
        expect(page).toContain(words);
      expect(page).toMatch(/<option value="removeNote" selected/);
    },
    { ...env, MAIL_HOOK_SECRET: "Zk3vQ9xT7mB1nL5pR8sW2yC6dF4gH0jK" },
  ));
