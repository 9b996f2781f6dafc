import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { moderationStore } from "#db/moderation.ts";
import { limits } from "#core/limits.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";

type Site = {
  base: string;
  reported: () => ReturnType<ReturnType<typeof moderationStore>["openReports"]>;
  link: () => Promise<string>;
};

/** A product, and what its operator sees. */
async function withSite(use: (site: Site) => Promise<void>, env: Record<string, string> = {}) {
  const DATABASE_URL = await newDatabaseUrl();
  const { db, close } = await openDatabase(DATABASE_URL);
  await withProduct(
    async (base) => {
      const link = async () => {
        const made = await postJson(`${base}/api/links`, { url: "https://fraud.example/" });
        const { code }: { code: string } = await made.json();
        return code;
      };
      await use({ base, link, reported: () => moderationStore(db).openReports(10) });
    },
    { env: { ...env, DATABASE_URL } },
  );
  await close();
}

const formIn = (page: string): string => /<details id="report".*?<\/details>/s.exec(page)?.[0] ?? "";

const fieldsOf = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

test("a link is reported by the form of its preview, in both languages, and the operator sees it", () =>
  withSite(async ({ base, link, reported }) => {
    for (const [lang, label, thanks] of [
      ["vi", "Báo cáo liên kết này", "Cảm ơn bạn"],
      ["en", "Report this link", "Thank you"],
    ] as const) {
      const address = `${base}/links/${await link()}+`;
      const headers = { "Accept-Language": lang };
      const form = formIn(await (await fetch(address, { headers })).text());
      expect(form).toContain(label);
      const sent = await postForm(
        address,
        { ...fieldsOf(form), reason: "phishing", comment: " giả ngân hàng " },
        headers,
      );
      const location = sent.headers.get("location") ?? "";
      expect([sent.status, location]).toEqual([303, `${new URL(address).pathname}?reported=1#report`]);
      const page = await (await fetch(base + location, { headers })).text();
      expect(page).toContain(thanks);
      expect(formIn(page)).toBe("");
    }
    expect(await reported()).toMatchObject([
      { kind: "link", count: 1, reason: "phishing", comment: expect.stringContaining("giả ngân hàng") },
      { kind: "link", count: 1 },
    ]);
  }));

test("a shared note is reported by its own form; one that burns has none", () =>
  withSite(async ({ base, reported }) => {
    const write = async (burn: boolean) => {
      const made = await postJson(`${base}/api/notes`, { content: "xấu", burn });
      const { public_key: key }: { public_key: string } = await made.json();
      return `${base}/en/notes/${key}`;
    };
    const [address, burning] = [await write(false), await write(true)];
    const form = formIn(await (await fetch(address)).text());
    const sent = await postForm(address, { ...fieldsOf(form), reason: "illegal", comment: "" });
    expect(sent.headers.get("location")).toBe(`${new URL(address).pathname}?reported=1#report`);
    expect(await reported()).toMatchObject([
      { kind: "note", target: address.split("/").at(-1), comment: null },
    ]);
    expect(formIn(await (await fetch(burning)).text())).toBe("");
    const key = burning.split("/").at(-1) ?? "";
    expect(formIn(await (await postForm(burning, { key })).text())).toBe("");
  }));

test("one visitor's second report about the same is the first one; another visitor's counts", () =>
  withSite(
    async ({ base, link, reported }) => {
      const code = await link();
      const report = (address: string, reason: string) =>
        postForm(
          `${base}/links/${code}+`,
          { action: "report", kind: "link", target: code, reason },
          { "X-Forwarded-For": address },
        );
      for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.2"])
        expect((await report(address, "spam")).status).toBe(303);
      expect(await reported()).toMatchObject([{ target: code, count: 2 }]);
    },
    { TRUST_PROXY: "1" },
  ));

test("a report without a reason is refused beside its field, and nothing of it is lost", () =>
  withSite(async ({ base, link, reported }) => {
    const code = await link();
    const fields = { action: "report", kind: "link", target: code, reason: "", comment: "đã viết dài" };
    const refused = await postForm(`${base}/links/${code}+`, fields, { "Accept-Language": "vi" });
    const form = formIn(await refused.text());
    expect(refused.status).toBe(422);
    expect(form).toMatch(/^<details id="report" class="options" open=""/);
    expect(form).toMatch(/<select[^>]*aria-invalid="true"/);
    expect(form).toContain("Hãy chọn một lý do.");
    expect(form).toContain("đã viết dài");
    const long = await postForm(`${base}/links/${code}+`, {
      ...fields,
      reason: "spam",
      comment: "x".repeat(501),
    });
    expect([long.status, formIn(await long.text())]).toEqual([422, expect.stringContaining("x".repeat(501))]);
    expect(await reported()).toEqual([]);
  }));

test("what is not there cannot be reported, nor can anything from another site's page", () =>
  withSite(async ({ base, link, reported }) => {
    const code = await link();
    const fields = { action: "report", kind: "link", target: "khongco1", reason: "spam" };
    expect((await postForm(`${base}/links/${code}+`, fields)).status).toBe(404);
    const foreign = await postForm(
      `${base}/links/${code}+`,
      { ...fields, target: code },
      { Origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
    expect(await reported()).toEqual([]);
  }));

test("reports have a limit of their own, by the day", () =>
  withSite(
    async ({ base, link }) => {
      const code = await link();
      const browser = new Visitor(base);
      const report = () =>
        browser.submit(`/links/${code}+`, { action: "report", kind: "link", target: code, reason: "spam" });
      for (let sent = 0; sent < limits.report.points; sent += 1) expect((await report()).status).toBe(303);
      const refused = await report();
      expect([refused.status, refused.headers.get("ratelimit-policy")]).toEqual([
        429,
        expect.stringContaining('"report"'),
      ]);
    },
    { RATE_LIMIT: "1" },
  ));
