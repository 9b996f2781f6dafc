import { expect, test } from "bun:test";
import { withNetwork } from "#tests/support/product/network.ts";
import { pageText } from "#tests/support/product/page-text.ts";

test("a DNS look-up has an address that answers in the first HTML, in both languages", () =>
  withNetwork(async ({ base }) => {
    const vi = await pageText(await fetch(`${base}/dns?host=example.com&type=TXT`));
    expect(vi).toContain("example.com có 1 bản ghi.");
    expect(vi).toContain("&quot;v=spf1 mx -all&quot;");
    expect(vi).toContain("Mọi máy chủ khác đều bị từ chối.");
    const en = await pageText(await fetch(`${base}/en/dns?host=nowhere.example.com&type=A`));
    expect(en).toContain("nowhere.example.com does not exist in DNS.");
  }));

test("a name that cannot be looked up is refused beside its field, as it was typed", () =>
  withNetwork(async ({ base }) => {
    const reply = await fetch(`${base}/dns?host=a..b&type=A`);
    const html = await pageText(reply);
    expect(reply.status).toBe(422);
    expect(html).toContain("Nhập một tên miền như example.com, hoặc một địa chỉ IP.");
    expect(html).toContain('value="a..b"');
  }));

test("a type of record in small letters is the one that the form has chosen", () =>
  withNetwork(async ({ base }) => {
    const html = await pageText(await fetch(`${base}/dns?host=example.com&type=mx`));
    expect(html).toContain('<option value="MX" selected="">');
  }));

test("an address is asked for its name whatever the type, and the page says so in both languages", () =>
  withNetwork(async ({ base }) => {
    const vi = await pageText(await fetch(`${base}/dns?host=8.8.8.8&type=CAA`));
    expect(vi).toContain("tên ngược của nó: bản ghi PTR của 8.8.8.8.in-addr.arpa");
    const en = await pageText(await fetch(`${base}/en/dns?host=8.8.8.8&type=https`));
    expect(en).toContain("PTR of 8.8.8.8.in-addr.arpa");
    expect(en).toContain('<option value="HTTPS" selected="">');
  }));
