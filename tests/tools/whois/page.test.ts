import { expect, test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { pageText } from "#tests/support/product/page-text.ts";

test("a domain has an address that answers in the first HTML, in both languages", () =>
  withLookups(async ({ base }) => {
    const vi = await pageText(await fetch(`${base}/whois?domain=sample-name.com`));
    expect(vi).toContain("sample-name.com đã được đăng ký, còn 1.726 ngày nữa là hết hạn.");
    expect(vi).toContain("11:00 13/08/2031");
    expect(vi).toContain("&lt;i&gt;Sample&lt;/i&gt; Registrar");
    const en = await pageText(await fetch(`${base}/en/whois?domain=sample-name.hu`));
    expect(en).toContain("sample-name.hu is registered.");
    expect(en).toContain("Verbatim from 127.0.0.1");
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

test("an address is told with its holder and network, in both languages; an inside one by what it is", () =>
  withLookups(async ({ base }) => {
    const vi = await pageText(await fetch(`${base}/whois?domain=8.8.8.8`));
    expect(vi).toContain("8.8.8.8 thuộc về Google LLC (8.8.8.0/24).");
    expect(vi).toContain("network-abuse@google.example");
    const en = await pageText(await fetch(`${base}/en/whois?domain=https://8.8.8.8/`));
    expect(en).toContain("United States (US)");
    const inside = await fetch(`${base}/en/whois?domain=10.1.2.3`);
    expect(inside.status).toBe(422);
    expect(await pageText(inside)).toContain("A private address inside a home or office network");
  }));
