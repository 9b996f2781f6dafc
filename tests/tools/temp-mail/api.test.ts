import { vi } from "#locales/index.ts";
import { expect, test } from "bun:test";
import { hookSecret, withMailbox } from "#tests/support/product/mailbox.ts";
import { responseCodeOf, sendMail } from "#tests/support/product/mail-service.ts";
import { withProduct } from "#tests/support/product/product.ts";
import { readUntil, until } from "#tests/support/product/until.ts";

const json = async (response: Response | Promise<Response>) => (await response).json();
const remove = (url: string) => fetch(url, { method: "DELETE" });

test("POST /api/temp-mail makes a mailbox for an hour, and leaves its token in a cookie out of reach of scripts", () =>
  withMailbox(async ({ token, email, expires_at, unread_count, cookie, path }) => {
    expect(email).toMatch(/^[a-z]{10}\d{4}@hopthu\.example$/);
    expect(unread_count).toBe(0);
    expect((Date.parse(expires_at) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    expect(cookie).toMatch(
      new RegExp(`^mailbox=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3[56]\\d\\d`),
    );
    expect(await json(fetch(path))).toEqual({
      success: true,
      data: { token, email, expires_at, can_extend: true, unread_count },
    });
  }));

test("a token that opens nothing is a 404 in words, for every call", () =>
  withProduct(async (base) => {
    const path = `${base}/api/temp-mail/mailbox/nobody`;
    for (const end of [
      "",
      "/messages",
      "/messages/1",
      "/messages/1/body",
      "/messages/1/attachments/1",
      "/events",
    ]) {
      expect([end, (await fetch(path + end)).status]).toEqual([end, 404]);
    }
    expect((await remove(path)).status).toBe(404);
    const english = { headers: { "Accept-Language": "en" } };
    expect((await json(fetch(path, english))).detail).toContain("no longer exists");
  }));

test("a message is listed unread, opened as read, found by its words, and deleted", () =>
  withMailbox(async ({ receive, list, path }) => {
    const message = await receive({ subject: "Mã xác nhận", text: "Mã xác nhận của bạn là 482 913." });
    expect(message).toMatchObject({
      from: { name: "Bà Bưởi", email: "buoi@sender.example" },
      subject: "Mã xác nhận",
      code: "482913",
      is_read: true,
      attachments: [],
      html_body: null,
      body_url: null,
    });
    expect((await list("?q=ma+cua")).length).toBe(1);
    expect(await list("?q=khac")).toEqual([]);
    expect((await json(fetch(path))).data.unread_count).toBe(0);
    expect(await json(remove(`${path}/messages/${message.id}`))).toEqual({ success: true, data: null });
    expect((await fetch(`${path}/messages/${message.id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  }));

test("HTML has a page of its own that may only be looked at, and pictures from elsewhere only when asked for", () =>
  withMailbox(async ({ receive }, { base }) => {
    const html = '<p>bản <b>đậm</b><img src="https://t.example/p.gif"></p><script>alert(1)</script>';
    const message = await receive({ subject: "x", html });
    expect(message.html_body).toContain("<b>đậm</b>");
    expect(message.text_body).toBe("bản đậm");
    expect(message.has_remote_images).toBe(true);
    const frame = await fetch(base + message.body_url);
    const policy = frame.headers.get("content-security-policy");
    expect(policy).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
    );
    expect(frame.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await frame.text()).not.toContain(' src="https://');
    const shown = await fetch(`${base}${message.body_url}?images=1`);
    expect(shown.headers.get("content-security-policy")).toContain("img-src data: https: http:;");
    expect(await shown.text()).toContain('<img src="https://t.example/p.gif" />');
  }));

test("a file is a download whatever it says it is, under its own name", () =>
  withMailbox(async ({ receive }, { base }) => {
    const content = "<script>alert(1)</script>";
    const files = [{ filename: "hóa đơn (5).html", contentType: "text/html", content }];
    const { attachments } = await receive({ subject: "x", text: "x", attachments: files });
    expect(attachments).toMatchObject([{ filename: "hóa đơn (5).html", size: content.length }]);
    const file = await fetch(base + attachments[0]?.url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="h_a __n (5).html"; filename*=UTF-8''${encodeURIComponent("hóa đơn ")}%285%29.html`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(await file.text()).toBe(content);
  }));

test("each press adds an hour, at once, up to a day after the mailbox was made; after that it says so", () => {
  let now = Date.parse("2026-11-21T00:00:00Z");
  return withProduct(
    async (base) => {
      const { data } = await json(fetch(`${base}/api/temp-mail`, { method: "POST" }));
      const path = `${base}/api/temp-mail/mailbox/${data.token}`;
      const extend = async () => (await json(fetch(`${path}/extend`, { method: "POST" }))).data;
      const ends: string[] = [];
      for (let press = 0; press < 5; press += 1) ends.push((await extend()).expires_at.slice(11, 16));
      expect(ends).toEqual(["02:00", "03:00", "04:00", "05:00", "06:00"]);
      now += 1_800_000;
      const together = await Promise.all([extend(), extend(), extend()]);
      expect(new Set(together.map(({ expires_at }) => expires_at.slice(11, 16)))).toEqual(
        new Set(["07:00", "08:00", "09:00"]),
      );
      for (let hour = 10; hour < 24; hour += 1)
        expect(await extend()).toMatchObject({
          can_extend: true,
          expires_at: expect.stringContaining(`T${hour}:00`),
        });
      const last = { can_extend: false, expires_at: "2026-11-22T00:00:00.000Z" };
      expect(await extend()).toMatchObject(last);
      expect(await extend()).toMatchObject(last);
      now = Date.parse("2026-11-22T00:00:00Z");
      expect((await fetch(path)).status).toBe(404);
    },
    { now: () => new Date(now), env: { MAIL_HOOK_SECRET: hookSecret } },
  );
});

test("a deleted mailbox is gone, takes no more mail, and its cookie is taken back", () =>
  withMailbox(async ({ path, email, token }, { smtpPort }) => {
    const gone = await fetch(path, { method: "DELETE", headers: { Cookie: `mailbox=${token}` } });
    expect(gone.headers.get("set-cookie")).toStartWith("mailbox=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    expect((await fetch(path)).status).toBe(404);
    expect(await sendMail(smtpPort, { to: email, subject: "x", text: "x" }).catch(responseCodeOf)).toBe(550);
  }));

test("a stream of events says at once when mail has come, and only so many may listen", () =>
  withMailbox(async ({ path, receive }) => {
    const leaving = new AbortController();
    const listen = () => fetch(`${path}/events`, { signal: leaving.signal });
    const streams = await Promise.all([1, 2, 3, 4, 5].map(listen));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await listen()).status).toBe(503);
    const reader = streams[0]!.body!.pipeThrough(new TextDecoderStream()).getReader();
    await receive({ subject: "x", text: "x" });
    await readUntil(reader, "event: inbox");
    leaving.abort();
    await until(async () => {
      const next = new AbortController();
      const { status } = await fetch(`${path}/events`, { signal: next.signal });
      next.abort();
      return status;
    }, 200);
  }));

test("without a way in for mail no mailbox is made", () =>
  withProduct(async (base) => {
    const refused = await fetch(`${base}/api/temp-mail`, { method: "POST" });
    expect([refused.status, (await refused.json()).code]).toEqual([503, "not_configured"]);
  }));

const raw = "From: An <an@x.example>\r\nSubject: =?UTF-8?B?Q2jDoG8=?=\r\n\r\nxin";

test("POST /api/temp-mail/inbound takes a raw message from who knows the secret", () =>
  withMailbox(
    async ({ email, list }, { base }) => {
      const hand = (to: string, secret: string, body: string | Uint8Array<ArrayBuffer> = raw) =>
        fetch(`${base}/api/temp-mail/inbound?to=${encodeURIComponent(to)}`, {
          method: "POST",
          headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
          body,
        });
      expect((await hand(email.toUpperCase(), hookSecret)).status).toBe(200);
      expect(await list()).toMatchObject([{ from: { name: "An", email: "an@x.example" }, subject: "Chào" }]);
      const wrong = await hand(email, "wrong");
      // Nobody signs in to bring mail.
      expect([wrong.status, (await wrong.json()).detail]).toEqual([401, vi["temp-mail.said.wrongSecret"]]);
      expect((await hand("nobody@hopthu.example", hookSecret)).status).toBe(404);
      const large = new Uint8Array(2_000_000).fill(0x78);
      large.set(Buffer.from(raw));
      expect((await hand(email, hookSecret, large)).status).toBe(200);
      const tooLarge = await hand(email, hookSecret, new Uint8Array(10_000_001));
      expect([tooLarge.status, (await tooLarge.json()).detail]).toEqual([413, "Thư lớn hơn giới hạn 10 MB."]);
    },
    { MAIL_HOOK_SECRET: hookSecret },
  ));

test("who guesses the hook's secret is not heard any more, and told until when", () =>
  withMailbox(
    async ({ email }, { base }) => {
      const hand = (secret: string) =>
        fetch(`${base}/api/temp-mail/inbound?to=${encodeURIComponent(email)}`, {
          method: "POST",
          headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
          body: raw,
        });
      for (let guess = 0; guess < 10; guess += 1) expect((await hand(`wrong${guess}`)).status).toBe(401);
      const refused = await hand(hookSecret);
      expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
      expect((await refused.json()).detail).toMatch(/Thử lại sau \d+ (giây|phút)/);
    },
    { MAIL_HOOK_SECRET: hookSecret },
  ));

test("the hook is closed while it has no secret", () =>
  withMailbox(async ({ email }, { base }) => {
    const asked = { method: "POST", headers: { Authorization: "Bearer " }, body: raw };
    expect((await fetch(`${base}/api/temp-mail/inbound?to=${email}`, asked)).status).toBe(503);
  }));
