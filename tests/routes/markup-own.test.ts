import { expect, test } from "bun:test";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { hookSecret } from "#tests/support/product/mailbox.ts";
import { newLines } from "#tests/support/product/page-outline.ts";
import { expectSame, withPages } from "#tests/support/product/page-snapshots.ts";
import { postForm } from "#tests/support/product/product.ts";

const changed = "what a page says of what is one's own changes only on purpose:";
const operator = { id: "sep", name: "Sếp", email: "sep@people.example", email_verified: true };

const make = async (visitor: Visitor, tick: () => void) => {
  const post = (path: string, body: object) => {
    tick();
    return visitor.call(path, { method: "POST", body: JSON.stringify(body) });
  };
  await post("/qr", { text: "Bún riêu cua đồng" });
  await post("/vietqr/image", { bank: "ACB", account: "99887766", amount: 45_000, info: "Tra sau" });
  await post("/links", {
    url: "https://example.com/a?b=1",
    code: "hoicho",
    title: "Hội chợ",
    tags: "tết",
    max_clicks: 9,
  });
  await post("/links", { url: "https://example.com/b", code: "daumat", password: "bi-mat-99" });
  await post("/notes", { title: "Đi đâu", content: "Đồng Văn, Mèo Vạc https://example.com/" });
};

const ofLinks = ["", "&edit=hoicho", "&delete=hoicho", "&analytics=hoicho&range=7", "&q=khong", "&tag=tết"];

test(`${changed} links, their history and their pages`, () =>
  withPages(async ({ base, read, tick, signedIn }) => {
    const an = await signedIn();
    expectSame("/links", await read(an.open("/links")));
    await make(an, tick);
    const agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";
    const phone = { "User-Agent": agent, Referer: "https://tin.example/bai" };
    for (const headers of [{}, phone]) await fetch(`${base}/links/hoicho`, { redirect: "manual", headers });
    const before = await read(an.open("/links?history=closed"));
    for (const query of ofLinks) {
      const lines = await read(an.open(`/links?${query.slice(1)}`));
      expectSame(query, newLines(lines, before));
    }
    expectSame("/links/hoicho+", await read(fetch(`${base}/links/hoicho+`)));
    expectSame("/links/daumat", await read(fetch(`${base}/links/daumat`)));
    for (const password of ["sai-roi", "bi-mat-99"])
      expectSame(
        `/links/daumat ${password}`,
        await read(postForm(`${base}/links/daumat`, { code: "daumat", password })),
      );
    const report = { action: "report", kind: "link", target: "hoicho", reason: "" };
    const inspected = await read(fetch(`${base}/links/hoicho+`));
    const thanked = await read(fetch(`${base}/links/hoicho+?reported=1`));
    expectSame("a report was sent", newLines(thanked, inspected));
    expectSame("a report without a reason", await read(postForm(`${base}/links/hoicho+`, report)));
  }));

test(`${changed} notes, and what was shared`, () =>
  withPages(async ({ base, read, tick, signedIn }) => {
    const an = await signedIn();
    await make(an, tick);
    const lines = await read(an.open("/notes"));
    expectSame("/notes", newLines(lines, await read(fetch(`${base}/notes`))));
    const page = await (await an.open("/notes")).text();
    const id = /id="note-([\w-]+)"/.exec(page)?.[1] ?? "";
    for (const mode of ["edit", "share", "delete"])
      expectSame(mode, newLines(await read(an.open(`/notes?${mode}=${id}`)), lines));
    await an.submit("/notes", { action: "share", id, shared: "on" });
    const shared = await an.open(`/notes?share=${id}`);
    expectSame("shared", newLines(await read(shared.clone()), lines));
    const key = /\/notes\/([\w-]{20,})/.exec(await shared.text())?.[1] ?? "";
    expectSame("/notes/KEY", await read(fetch(`${base}/notes/${key}`)));
    expectSame("/notes/khong-co", await read(fetch(`${base}/notes/khong-co`)));
  }));

test(`${changed} an account, its keys, all that it made, and an operator's page`, () =>
  withPages(async ({ base, read, tick, signedIn }) => {
    const sep = await signedIn(operator);
    expectSame("/account", await read(sep.open("/account")));
    const key = { action: "createKey", name: "Cửa hàng", scopes: "links" };
    expectSame("a key is made", await read(sep.submit("/account", key)));
    expectSame("/account with a key", await read(sep.open("/account")));
    expectSame("/history empty", await read(sep.open("/history")));
    await make(sep, tick);
    const all = await read(sep.open("/history"));
    expectSame("/history", all);
    for (const query of ["kind=links", "q=khong", "kind=notes&q=dong"])
      expectSame(query, newLines(await read(sep.open(`/history?${query}`)), all));
    for (const path of ["/qr", "/vietqr"])
      expectSame(path, newLines(await read(sep.open(path)), await read(fetch(base + path))));
    // Who sent how many requests is counted by itself, sooner or later.
    const readAdmin = async (query = "") => {
      const lines = await read(sep.open(`/admin${query}`));
      const [from, to] = ["Khách gửi nhiều", "“Nhật ký”"].map((words) =>
        lines.findIndex((one) => one.includes(words)),
      );
      return lines.toSpliced(from ?? 0, (to ?? 0) - (from ?? 0));
    };
    expectSame("/admin empty", await readAdmin());
    const report = { action: "report", kind: "link", target: "hoicho", reason: "phishing", comment: "giả" };
    await postForm(`${base}/links/hoicho+`, report);
    expectSame("/admin", await readAdmin());
    tick();
    await sep.submit("/admin", { act: "blockLink", target: "hoicho", kind: "link", why: "phishing" });
    tick();
    await sep.submit("/admin", { act: "blockHost", target: "fraud.example", why: "fraud" });
    expectSame("/admin?q", await readAdmin("?q=example.com"));
    const noteId = /id="note-([\w-]+)"/.exec(await (await sep.open("/notes")).text())?.[1] ?? "";
    await sep.submit("/notes", { action: "share", id: noteId, shared: "on" });
    const shared = await (await sep.open(`/notes?share=${noteId}`)).text();
    const noteKey = /\/notes\/([\w-]{20,})/.exec(shared)?.[1] ?? "";
    expectSame("/admin?q a note", newLines(await readAdmin(`?q=${noteKey}`), await readAdmin()));
    expectSame("/admin?q a user", newLines(await readAdmin("?q=sep@people.example"), await readAdmin()));
    expectSame("a blocked link", await read(fetch(`${base}/links/hoicho`)));
    const home = await read(sep.open("/"));
    expectSame("/ signed in", newLines(home, await read(fetch(`${base}/`))));
    await sep.submit("/", { action: "setPins", tools: "cron,qr" });
    expectSame("/ with pins", newLines(await read(sep.open("/")), home));
    expectSame("signing out", await read(sep.open("/auth/logout")));
  }));

const message = `From: Cửa hàng <shop@example.com>
Subject: =?utf-8?B?${Buffer.from("Mã 482913 của bạn").toString("base64")}?=
Date: Sat, 21 Nov 2026 02:59:00 +0000
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html; charset=utf-8

<p>Mã của bạn: 482913</p><img src="https://t.example/p.png">
--b
Content-Type: text/plain; name=hoa-don.txt
Content-Disposition: attachment; filename=hoa-don.txt

tổng
--b--
`.replaceAll("\n", "\r\n");

test(`${changed} a mailbox, empty, with a message, and with it opened`, () =>
  withPages(
    async ({ base, read, visitor }) => {
      const browser = visitor();
      await browser.submit("/temp-mail", { action: "create" });
      const page = await (await browser.open("/temp-mail")).text();
      const name = /[a-z]+\d{4}(?=[^a-z]*@hopthu)/.exec(page.replaceAll("<wbr/>", ""))?.[0] ?? "";
      expectSame("/temp-mail", await read(browser.open("/temp-mail")));
      const inbound = await fetch(`${base}/api/temp-mail/inbound?to=${name}@hopthu.example`, {
        method: "POST",
        body: message,
        headers: { "Content-Type": "message/rfc822", Authorization: `Bearer ${hookSecret}` },
      });
      expect(inbound.status).toBe(200);
      const list = await read(browser.open("/temp-mail"));
      expectSame("with a message", list);
      const id = /message=(\d+)/.exec(list.join())?.[1] ?? "";
      const opened = await read(browser.open(`/temp-mail?message=${id}`));
      expectSame("opened", newLines(opened, list));
      for (const more of ["&as=text", "&images=1"])
        expectSame(more, newLines(await read(browser.open(`/temp-mail?message=${id}${more}`)), opened));
      expectSame("nothing found", newLines(await read(browser.open("/temp-mail?q=khong")), list));
    },
    { MAIL_HOOK_SECRET: hookSecret, MAIL_DOMAIN: "hopthu.example" },
  ));
