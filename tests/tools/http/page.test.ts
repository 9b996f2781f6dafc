import { expect, test } from "bun:test";
import { withNetwork } from "#tests/support/product/network.ts";
import { pageText } from "#tests/support/product/page-text.ts";
import { postForm } from "#tests/support/product/product.ts";

test("a status has an address to share, and what a site sends is text, never markup", () =>
  withNetwork(async ({ base, site }) => {
    const html = await pageText(
      await fetch(`${base}/http?url=${encodeURIComponent(`${site}/go`)}&method=GET`),
    );
    expect(html).toContain("200 OK");
    expect(html).toContain(`${site}/page`);
    const sent = await postForm(`${base}/http`, { url: `${site}/page`, method: "GET", action: "request" });
    expect(await pageText(sent)).toContain("&lt;b&gt;GET undefined&lt;/b&gt;");
  }));

test("RFC 9112 5.2, RFC 8259 8.1: the page shows an unfolded header and JSON as UTF-8, and names what is refused", () =>
  withNetwork(async ({ base, site }) => {
    const form = { url: `${site}/folded`, method: "GET", action: "request" };
    const html = await pageText(await postForm(`${base}/http`, form));
    expect(html).toContain("một hai");
    expect(html).toContain("Bưởi");
    const refused = await pageText(await postForm(`${base}/http`, { ...form, url: `${site}/broken` }));
    expect(refused).toContain("dòng không phải dạng “tên: giá trị”: “X A: 1”");
  }));

test("a GET sends no request with headers and body of the address's", () =>
  withNetwork(async ({ base, site }) => {
    const query = new URLSearchParams({ url: `${site}/page`, method: "POST", action: "request", body: "a" });
    const html = await pageText(await fetch(`${base}/http?${query}`));
    expect(html).not.toContain("&lt;b&gt;POST");
  }));

test("headers that cannot be read are left out with a warning, those that are refused are named", () =>
  withNetwork(async ({ base, site }) => {
    const form = { url: `${site}/page`, method: "POST", action: "request", body: "a" };
    const warned = await pageText(await postForm(`${base}/en/http`, { ...form, headers: "x-a 1" }));
    expect(warned).toContain("cannot be read, so the request was sent without any of them");
    expect(warned).toContain("&lt;b&gt;POST undefined");
    const refused = await postForm(`${base}/en/http`, { ...form, headers: '{"Host": "a"}' });
    expect([refused.status, await pageText(refused)]).toEqual([
      422,
      expect.stringContaining("The header Host cannot be set"),
    ]);
  }));

test("an address inside is refused in words, on the page too", () =>
  withNetwork(async ({ base }) => {
    const reply = await fetch(`${base}/http?url=http://127.0.0.1:1/&method=GET`);
    expect(reply.status).toBe(403);
    expect(await pageText(reply)).toContain("vì nó không phải là địa chỉ công khai");
  }));

test("a pasted curl command is sent without scripts, and the form says what it said", () =>
  withNetwork(async ({ base, site }) => {
    const url = `curl -X PUT ${site}/page -H 'X-A: from curl' -d 'a=b'`;
    const sent = await pageText(
      await postForm(`${base}/en/http`, { url, method: "GET", headers: "", body: "", action: "request" }),
    );
    expect(sent).toContain("&lt;b&gt;PUT from curl&lt;/b&gt;");
    expect(sent).toContain('<option value="PUT" selected="">');
    expect(sent).toContain(`value="${site}/page"`);
    expect(sent).toContain("X-A: from curl\nContent-Type: application/x-www-form-urlencoded</textarea>");
    const refused = await postForm(`${base}/en/http`, {
      url: `curl -F a=@b ${site}`,
      method: "GET",
      action: "request",
    });
    expect([refused.status, await pageText(refused)]).toEqual([
      422,
      expect.stringContaining("This curl command cannot be read"),
    ]);
  }));

test("what protects a site's visitors is told in words, OPTIONS is sent as such", () =>
  withNetwork(async ({ base, site }) => {
    const sent = await pageText(
      await postForm(`${base}/http`, { url: `${site}/page`, method: "OPTIONS", action: "request" }),
    );
    expect(sent).toContain("&lt;b&gt;OPTIONS undefined");
    expect(sent).toContain("nếu kẻ xấu chèn được script vào trang thì script đó chạy");
  }));
