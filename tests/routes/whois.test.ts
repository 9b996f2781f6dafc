import { expect, test } from "bun:test";
import { withLookups } from "../support/product/lookups.ts";
import { pageText } from "../support/product/page-text.ts";

test("a domain has an address that answers in the first HTML, in both languages", () =>
  withLookups(async ({ base }) => {
    const vi = await pageText(await fetch(`${base}/whois?domain=sample-name.com`));
    expect(vi).toContain("sample-name.com đã được đăng ký, còn 1.726 ngày thì hết hạn.");
    expect(vi).toContain("11:00 13/08/2031");
    expect(vi).toContain("&lt;i&gt;Sample&lt;/i&gt; Registrar");
    const en = await pageText(await fetch(`${base}/en/whois?domain=sample-name.hu`));
    expect(en).toContain("sample-name.hu is registered.");
    expect(en).toContain("The words of 127.0.0.1");
  }));

test("what a registry does not tell takes no line", () =>
  withLookups(async ({ base }) => {
    const html = await pageText(await fetch(`${base}/whois?domain=free-name.com`));
    expect(html).toContain("free-name.com chưa có ai đăng ký.");
    expect(html).not.toContain("Trạng thái</th>");
    expect(html).not.toContain("Ngày hết hạn</th>");
    expect(html.match(/Máy chủ tên miền<\/th>/g)).toHaveLength(1); // the worked example's
  }));

test("a domain that is none is refused beside its field, as it was typed", () =>
  withLookups(async ({ base }) => {
    const reply = await fetch(`${base}/whois?domain=com.vn`);
    expect(reply.status).toBe(422);
    const html = await pageText(reply);
    expect(html).toContain("“com.vn” là đuôi tên miền.");
    expect(html).toContain('value="com.vn"');
  }));
