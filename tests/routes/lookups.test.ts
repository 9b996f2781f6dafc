import { expect, test } from "bun:test";
import { withLookups } from "../support/product/lookups.ts";
import { postForm } from "../support/product/product.ts";

/** The page's words, without what React puts between them. */
const wordsOf = async (reply: Response) => (await reply.text()).replaceAll("<!-- -->", "");

test("a domain has an address that answers in the first HTML, in both languages", () =>
  withLookups(async ({ base }) => {
    const vi = await wordsOf(await fetch(`${base}/whois?domain=sample-name.com`));
    expect(vi).toContain("sample-name.com đã được đăng ký, còn 1.726 ngày thì hết hạn.");
    expect(vi).toContain("11:00 13/08/2031");
    expect(vi).toContain("&lt;i&gt;Sample&lt;/i&gt; Registrar");
    const en = await wordsOf(await fetch(`${base}/en/whois?domain=sample-name.hu`));
    expect(en).toContain("sample-name.hu is registered.");
    expect(en).toContain("The words of 127.0.0.1");
  }));

test("what a registry does not tell takes no line", () =>
  withLookups(async ({ base }) => {
    const html = await wordsOf(await fetch(`${base}/whois?domain=free-name.com`));
    expect(html).toContain("free-name.com chưa có ai đăng ký.");
    expect(html).not.toContain("Trạng thái</th>");
    expect(html).not.toContain("Ngày hết hạn</th>");
    expect(html.match(/Máy chủ tên<\/th>/g)).toHaveLength(1); // the worked example's
  }));

test("a domain that is none is refused beside its field, as it was typed", () =>
  withLookups(async ({ base }) => {
    const reply = await fetch(`${base}/whois?domain=com.vn`);
    expect(reply.status).toBe(422);
    const html = await wordsOf(reply);
    expect(html).toContain("“com.vn” là đuôi tên miền.");
    expect(html).toContain('value="com.vn"');
  }));

test("the visitor's own address stands in the page before anything is asked, and nobody else is shown it", () =>
  withLookups(async ({ base }) => {
    const visit = (address: string) =>
      fetch(`${base}/ip`, { headers: { "X-Forwarded-For": address, Accept: "text/html" } });
    const first = await visit("14.160.0.1");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(await wordsOf(first)).toContain("<code>14.160.0.1</code> – Việt Nam");
    expect(await wordsOf(await visit("8.8.8.8"))).not.toContain("14.160.0.1");
  }));

test("an address has an address that answers in the first HTML", () =>
  withLookups(async ({ base }) => {
    const html = await wordsOf(await fetch(`${base}/en/ip?ip=2405:4800:0::1`));
    expect(html).toContain("Vietnam (VN)");
    expect(await wordsOf(await fetch(`${base}/ip?ip=192.168.1.1`))).toContain("Địa chỉ riêng trong mạng nhà");
    expect((await fetch(`${base}/ip?ip=example`)).status).toBe(422);
  }));

test("curl, and whoever asks for plain text, gets the bare address", () =>
  withLookups(async ({ base }) => {
    const get = (path: string, headers: Record<string, string>) =>
      fetch(base + path, { headers: { "X-Forwarded-For": "14.160.0.1", ...headers } });
    const ways: Record<string, string>[] = [
      { "User-Agent": "curl/8.11.1", Accept: "*/*" },
      { "User-Agent": "Wget/1.25", Accept: "*/*" },
      { "User-Agent": "Mozilla/5.0", Accept: "text/plain" },
    ];
    for (const headers of ways) {
      for (const path of ["/ip", "/en/ip"]) {
        const reply = await get(path, headers);
        expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
        expect(await reply.text()).toBe("14.160.0.1\n");
      }
    }
    expect(await (await get("/ip?ip=%3A%3Affff%3A8.8.8.8", { "User-Agent": "curl/8" })).text()).toBe(
      "8.8.8.8\n",
    );
    expect((await get("/ip?ip=x", { "User-Agent": "curl/8" })).status).toBe(422);
    const browser = await get("/ip", { "User-Agent": "curl/8", Accept: "text/html" });
    expect(browser.headers.get("content-type")).toStartWith("text/html");
  }));

test("a proxy is posted, never put into an address, and its login is not repeated in the answer", () =>
  withLookups(async ({ base, proxy }) => {
    const html = await wordsOf(await postForm(`${base}/proxy`, { proxy: `http://${proxy}` }));
    expect(html).toContain("127.0.0.2");
    expect(html).toContain("Ẩn danh: giấu địa chỉ thật");
    const asked = await wordsOf(await fetch(`${base}/proxy?proxy=${encodeURIComponent(proxy)}`));
    expect(asked).not.toContain("127.0.0.2");
  }));

test("a proxy that is dead and one inside each have their own sentence", () =>
  withLookups(async ({ base, proxy }) => {
    const dead = await postForm(`${base}/en/proxy`, { proxy: `socks5://${proxy}` });
    expect([dead.status, await wordsOf(dead)]).toEqual([
      200,
      expect.stringContaining("does not speak SOCKS5"),
    ]);
    const inside = await postForm(`${base}/en/proxy`, { proxy: "10.0.0.1:8080" });
    expect([inside.status, await wordsOf(inside)]).toEqual([
      403,
      expect.stringContaining("not a public one"),
    ]);
  }));
