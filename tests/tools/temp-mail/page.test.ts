import { expect, test } from "bun:test";
import { hookSecret, withMailbox } from "#tests/support/product/mailbox.ts";
import { sendMail } from "#tests/support/product/mail-service.ts";
import { withProduct } from "#tests/support/product/product.ts";
import { Visitor } from "#tests/support/people/visitor.ts";

const open = { MAIL_HOOK_SECRET: hookSecret, MAIL_DOMAIN: "hopthu.example" };
const html = async (response: Response | Promise<Response>) => (await response).text();
const addressIn = (page: string) =>
  (/<code>([^<]+)<wbr\/>([^]*?)<\/code>/.exec(page) ?? []).slice(1).join("").replace("<!-- -->", "");
const tokenIn = (page: string) => /name="token" value="([\w-]+)"/.exec(page)?.[1] ?? "";

test("the page before a mailbox is the same for everybody; after, it is this visitor's own", () =>
  withProduct(
    async (base) => {
      const visitor = new Visitor(base);
      const before = await visitor.open("/temp-mail");
      expect(before.headers.get("cache-control")).toBe("private, no-cache");
      const made = await visitor.submit("/temp-mail", { action: "create" });
      expect([made.status, made.headers.get("location")]).toEqual([303, "/temp-mail?made"]);
      const after = await visitor.open("/temp-mail");
      expect(after.headers.get("cache-control")).toBe("private, no-store");
      expect(addressIn(await html(after))).toMatch(/@hopthu\.example$/);
      expect(await html(new Visitor(base).open("/temp-mail"))).not.toContain("@hopthu.example");
    },
    { env: { ...open, ANALYTICS_SCRIPT_URL: "https://tags.example/t.js" } },
  ));

test("without scripts a mailbox has the name that was asked for, as addresses have it, and what none has is refused", () =>
  withProduct(
    async (base) => {
      const named = async (name: string) => {
        const visitor = new Visitor(base);
        const sent = await visitor.submit("/temp-mail", { action: "create", name });
        return sent.status === 303 ? addressIn(await html(visitor.open("/temp-mail"))) : html(sent);
      };
      expect(await named(" Lan  Ánh ")).toMatch(/^lan\.anh-\w{6}@hopthu\.example$/);
      expect(await named("")).toMatch(/^[a-z]{10}\d{4}@hopthu\.example$/);
      for (const name of ["a..b", "<b>", "ten@mien", "-a"])
        expect(await named(name)).toContain("Tên chỉ gồm chữ và số");
    },
    { env: open },
  ));

test("no third-party script is on the page", () =>
  withProduct(
    async (base) => {
      const page = await fetch(`${base}/temp-mail`);
      expect(page.headers.get("content-security-policy")).not.toContain("tags.example");
      expect(await page.text()).not.toContain("tags.example");
    },
    { env: { ...open, ANALYTICS_SCRIPT_URL: "https://tags.example/t.js" } },
  ));

test("an empty inbox promises nothing that only a script keeps, and has the way to look by hand", () =>
  withMailbox(async ({ token }, { base }) => {
    const visitor = new Visitor(base);
    visitor.cookies.set("mailbox", token);
    const inbox = /<section class="panel inbox".*?<\/section>/s.exec(
      await html(visitor.open("/temp-mail")),
    )?.[0];
    expect(inbox).toContain("Chưa có thư nào.");
    expect(inbox).not.toContain("tự hiện");
    expect(inbox).toContain('<noscript><a href="/temp-mail">Xem đã có thư mới chưa</a></noscript>');
  }));

test("a message is opened by its address, as text or with its pictures, and one that is not there is passed over", () =>
  withMailbox(async ({ token, email }, { base, smtpPort }) => {
    const visitor = new Visitor(base);
    visitor.cookies.set("mailbox", token);
    await sendMail(smtpPort, {
      to: email,
      subject: "Có <b>",
      html: "<p>chữ</p><img src=https://t.example/p>",
    });
    const list = await html(visitor.open("/temp-mail"));
    expect(list).toContain("1 thư chưa đọc");
    const link = /href="(\/temp-mail\?message=\d+)#message"/.exec(list)?.[1] ?? "";
    const page = await html(visitor.open(link));
    expect(page).toContain("Có &lt;b&gt;");
    expect(page).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).toMatch(/src="\/api\/temp-mail\/mailbox\/[\w-]+\/messages\/\d+\/body"/);
    expect(page).not.toContain("thư chưa đọc</output>");
    expect(await html(visitor.open(`${link}&images=1`))).toContain("/body?images=1");
    expect(await html(visitor.open(`${link}&as=text`))).toContain('<pre lang="vi">chữ</pre>');
    expect((await visitor.open("/temp-mail?message=999999")).status).toBe(200);
    expect(await html(visitor.open("/temp-mail?q=khong-co"))).toContain("Không có thư nào khớp.");
  }));

test("the page reloads by itself only when that is asked for, and only with a mailbox", () =>
  withProduct(
    async (base) => {
      const visitor = new Visitor(base);
      expect(await html(visitor.open("/temp-mail?refresh=on"))).not.toContain("http-equiv");
      await visitor.submit("/temp-mail", { action: "create" });
      expect(await html(visitor.open("/temp-mail"))).not.toContain("http-equiv");
      expect(await html(visitor.open("/temp-mail?refresh=on"))).toContain(
        'http-equiv="refresh" content="30"',
      );
    },
    { env: open },
  ));

test("forms extend and delete the mailbox; a form of another site does nothing", () =>
  withProduct(
    async (base) => {
      const visitor = new Visitor(base);
      await visitor.submit("/en/temp-mail", { action: "create" });
      const token = tokenIn(await html(visitor.open("/en/temp-mail")));
      const extended = await visitor.submit("/en/temp-mail", { action: "extend", token });
      expect(extended.headers.get("location")).toBe("/en/temp-mail");
      const foreign = await visitor.open("/temp-mail", {
        method: "POST",
        body: new URLSearchParams({ action: "remove", token }),
        headers: { "Sec-Fetch-Site": "cross-site" },
      });
      expect(foreign.status).toBe(403);
      expect((await visitor.submit("/temp-mail", { action: "remove", token })).status).toBe(303);
      expect(visitor.cookies.has("mailbox")).toBe(false);
      expect((await visitor.submit("/temp-mail", { action: "remove", token })).status).toBe(404);
    },
    { env: open },
  ));

test("a mailbox that is not set up says so above its form and on its card, one that is set up does not", async () => {
  const textsOf = async (base: string) => {
    const [page = "", home = ""] = await Promise.all(
      ["/temp-mail", "/"].map(async (path) => (await fetch(base + path)).text()),
    );
    const [beforeForm = ""] = page.split('data-island="temp-mail"');
    const card = home.slice(home.indexOf('href="/temp-mail"')).split("</a>")[0] ?? "";
    return [beforeForm.includes("Trang này chưa bật email tạm thời"), card.includes("Chưa bật")];
  };
  await withProduct(async (base) => expect(await textsOf(base)).toEqual([true, true]));
  await withProduct(async (base) => expect(await textsOf(base)).toEqual([false, false]), { env: open });
});

test("where mail is not set up the page says so, and not to try again", () =>
  withProduct(async (base) => {
    const visitor = new Visitor(base);
    const refused = await visitor.submit("/temp-mail", { action: "create" });
    expect(refused.status).toBe(503);
    const page = await refused.text();
    expect(page).not.toContain("Không tạo được email. Vui lòng thử lại sau.");
    expect(page).toContain("Trang này chưa bật email tạm thời");
  }));

test("a visitor makes only so many mailboxes in an hour", () =>
  withProduct(
    async (base) => {
      const made = [];
      const visitor = new Visitor(base);
      for (let count = 0; count < 6; count += 1) {
        made.push((await visitor.submit("/temp-mail", { action: "create" })).status);
      }
      expect(made).toEqual([303, 303, 303, 303, 303, 429]);
    },
    { env: { ...open, RATE_LIMIT: "1" } },
  ));
