import { expect } from "bun:test";
import type { Visitor } from "#tests/support/people/visitor.ts";
import { hookSecret } from "#tests/support/product/mailbox.ts";
import { type OutlineVisit, testOutlines } from "#tests/support/product/page-snapshots.ts";
import { postForm } from "#tests/support/product/product.ts";

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

const ofLinks = ["&edit=hoicho", "&delete=hoicho", "&analytics=hoicho&range=7", "&q=khong", "&tag=tết"];

const visitLinks: OutlineVisit = async ({ base, read, tick, signedIn, keep }) => {
  const an = await signedIn();
  keep("/links, signed in", await read(an.open("/links")), await read(fetch(`${base}/links`)));
  await make(an, tick);
  const agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";
  const phone = { "User-Agent": agent, Referer: "https://tin.example/bai" };
  for (const headers of [{}, phone]) await fetch(`${base}/links/hoicho`, { redirect: "manual", headers });
  const before = await read(an.open("/links?history=closed"));
  const list = await read(an.open("/links?"));
  keep("/links with links", list, before);
  for (const query of ofLinks) {
    const path = `/links?${query.slice(1)}`;
    keep(path, await read(an.open(path)), list);
  }
  keep("/links/hoicho+", await read(fetch(`${base}/links/hoicho+`)));
  const locked = await read(fetch(`${base}/links/daumat`));
  keep("/links/daumat", locked);
  for (const password of ["sai-roi", "bi-mat-99"])
    keep(
      `/links/daumat ${password}`,
      await read(postForm(`${base}/links/daumat`, { code: "daumat", password })),
      locked,
    );
  const report = { action: "report", kind: "link", target: "hoicho", reason: "" };
  const inspected = await read(fetch(`${base}/links/hoicho+`));
  const thanked = await read(fetch(`${base}/links/hoicho+?reported=1`));
  keep("a report was sent", thanked, inspected);
  keep("a report without a reason", await read(postForm(`${base}/links/hoicho+`, report)), inspected);
};

const visitNotes: OutlineVisit = async ({ base, read, tick, signedIn, keep }) => {
  const an = await signedIn();
  await make(an, tick);
  const lines = await read(an.open("/notes"));
  keep("/notes, signed in", lines, await read(fetch(`${base}/notes`)));
  const page = await (await an.open("/notes")).text();
  const id = /id="note-([\w-]+)"/.exec(page)?.[1] ?? "";
  for (const mode of ["edit", "share", "delete"])
    keep(`/notes?${mode}`, await read(an.open(`/notes?${mode}=${id}`)), lines);
  await an.submit("/notes", { action: "share", id, shared: "on" });
  const shared = await an.open(`/notes?share=${id}`);
  keep("/notes?share, shared", await read(shared.clone()), lines);
  const key = /\/notes\/([\w-]{20,})/.exec(await shared.text())?.[1] ?? "";
  keep("/notes/KEY", await read(fetch(`${base}/notes/${key}`)));
  keep("/notes/khong-co", await read(fetch(`${base}/notes/khong-co`)));
};

const visitAccount: OutlineVisit = async ({ base, read, tick, signedIn, keep }) => {
  const sep = await signedIn(operator);
  const account = await read(sep.open("/account"));
  keep("/account", account);
  const key = { action: "createKey", name: "Cửa hàng", scopes: "links" };
  keep("a key is made", await read(sep.submit("/account", key)), account);
  keep("/account with a key", await read(sep.open("/account")), account);
  keep("/history empty", await read(sep.open("/history")));
  await make(sep, tick);
  const all = await read(sep.open("/history"));
  keep("/history", all);
  for (const query of ["kind=links", "q=khong", "kind=notes&q=dong"])
    keep(`/history?${query}`, await read(sep.open(`/history?${query}`)), all);
  for (const path of ["/qr", "/vietqr"])
    keep(`${path} with a history`, await read(sep.open(path)), await read(fetch(base + path)));
  // Who sent how many requests is counted by itself, sooner or later.
  const readAdmin = async (query = "") => {
    const page = await read(sep.open(`/admin${query}`));
    const [from = 0, to = 0] = ["‹admin.clients›", "‹admin.audit›"].map((title) =>
      page.lines.findIndex((line) => line.includes(title)),
    );
    const lines = page.lines.map((line) =>
      line.replace(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, "‹user›"),
    );
    return { lines: lines.toSpliced(from, to - from), classes: new Map<string, number>() };
  };
  const admin = await readAdmin();
  keep("/admin empty", admin);
  const report = { action: "report", kind: "link", target: "hoicho", reason: "phishing", comment: "giả" };
  await postForm(`${base}/links/hoicho+`, report);
  keep("/admin with a report", await readAdmin(), admin);
  tick();
  await sep.submit("/admin", { act: "blockLink", target: "hoicho", kind: "link", why: "phishing" });
  tick();
  await sep.submit("/admin", { act: "blockHost", target: "fraud.example", why: "fraud" });
  keep("/admin?q", await readAdmin("?q=example.com"), admin);
  const noteId = /id="note-([\w-]+)"/.exec(await (await sep.open("/notes")).text())?.[1] ?? "";
  await sep.submit("/notes", { action: "share", id: noteId, shared: "on" });
  const shared = await (await sep.open(`/notes?share=${noteId}`)).text();
  const noteKey = /\/notes\/([\w-]{20,})/.exec(shared)?.[1] ?? "";
  keep("/admin?q a note", await readAdmin(`?q=${noteKey}`), await readAdmin());
  keep("/admin?q a user", await readAdmin("?q=sep@people.example"), await readAdmin());
  keep("a blocked link", await read(fetch(`${base}/links/hoicho`)));
  const home = await read(sep.open("/"));
  keep("/ signed in", home, await read(fetch(`${base}/`)));
  await sep.submit("/", { action: "setPins", tools: "cron,qr" });
  keep("/ with pins", await read(sep.open("/")), home);
  keep("signing out", await read(sep.open("/auth/logout")));
};

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

const visitMailbox: OutlineVisit = async ({ base, read, visitor, keep }) => {
  const browser = visitor();
  await browser.submit("/temp-mail", { action: "create" });
  const page = await (await browser.open("/temp-mail")).text();
  const name = /[a-z]+\d{4}(?=[^a-z]*@hopthu)/.exec(page.replaceAll("<wbr/>", ""))?.[0] ?? "";
  const empty = await read(browser.open("/temp-mail"));
  keep("/temp-mail", empty);
  const inbound = await fetch(`${base}/api/temp-mail/inbound?to=${name}@hopthu.example`, {
    method: "POST",
    body: message,
    headers: { "Content-Type": "message/rfc822", Authorization: `Bearer ${hookSecret}` },
  });
  expect(inbound.status).toBe(200);
  const list = await read(browser.open("/temp-mail"));
  keep("with a message", list, empty);
  const id = /message=(\d+)/.exec(list.lines.join())?.[1] ?? "";
  const opened = await read(browser.open(`/temp-mail?message=${id}`));
  keep("opened", opened, list);
  for (const more of ["&as=text", "&images=1"])
    keep(`opened${more}`, await read(browser.open(`/temp-mail?message=${id}${more}`)), opened);
  keep("nothing found", await read(browser.open("/temp-mail?q=khong")), list);
};

await testOutlines(
  [visitLinks],
  [visitNotes],
  [visitAccount],
  [visitMailbox, { MAIL_HOOK_SECRET: hookSecret, MAIL_DOMAIN: "hopthu.example" }],
);
