import { expect, test } from "bun:test";
import { isTargetBlocked, parseTarget } from "#tools/links/target.ts";

const rules = { publicUrl: "https://hopdonghe.vn", isBlocked: (host: string) => host === "bad.example" };

const reasonFor = (text: string) => {
  const result = parseTarget(text, rules);
  return result.ok ? null : result.failure.errors?.map(({ path, message }) => `${path}: ${message.key}`)[0];
};

test("a target is kept in the form that browsers make of it", () => {
  const cases = {
    "https://example.com": "https://example.com/",
    " HTTP://Example.COM:80/a/../b ": "http://example.com/b",
    "https://example.com/tìm?q=phở bò": "https://example.com/t%C3%ACm?q=ph%E1%BB%9F%20b%C3%B2",
    "https://bücher.example/": "https://xn--bcher-kva.example/",
    "shopee.vn/san-pham": "https://shopee.vn/san-pham",
    "ｓｈｏｐｅｅ．ｖｎ/ao-dai": "https://shopee.vn/ao-dai",
    "https://8.8.8.8/": "https://8.8.8.8/",
    "https://hopdonghe.vn": "https://hopdonghe.vn/",
    "https://hopdonghe.vn/links": "https://hopdonghe.vn/links",
  };
  for (const [text, value] of Object.entries(cases))
    expect(parseTarget(text, rules)).toEqual({ ok: true, value });
});

test("only http and https lead anywhere", () => {
  for (const text of [
    "nowhere",
    "javascript:alert(1)",
    "ftp://example.com/a",
    "data:text/html,x",
    "//example.com",
    "https://example.com\nhttps://two.example",
    "https://example.com/a\tb",
  ]) {
    expect(reasonFor(text)).toBe("url: links.invalid.scheme");
  }
});

test("a target with a user name or password is refused", () => {
  expect(reasonFor("https://vietcombank.com.vn@evil.example/")).toBe("url: links.invalid.credentials");
});

test("a target is at most 2048 characters long once normalised", () => {
  const start = "https://example.com/";
  expect(reasonFor(start + "a".repeat(2048 - start.length))).toBeNull();
  expect(reasonFor(start + "a".repeat(2049 - start.length))).toBe("url: invalid.tooLong");
  expect(reasonFor(start + "ờ".repeat(1000))).toBe("url: invalid.tooLong");
});

test("short links do not lead to short links, however they are spelt", () => {
  for (const text of [
    "https://hopdonghe.vn/links/abcd",
    "http://HOPDONGHE.vn/links/abcd?a#b",
    "https://hopdonghe.vn./%6Cinks/abcd",
    "https://hopdonghe.vn/x/../links//abcd",
  ]) {
    expect(reasonFor(text)).toBe("url: links.invalid.ownLink");
  }
});

test("names and addresses of private networks are refused, in every spelling", () => {
  const hosts =
    "router localhost a.local printer.lan 127.0.0.1 0x7f.1 192.168.1.1 169.254.169.254 [::1] [::ffff:10.0.0.1]";
  for (const host of hosts.split(" "))
    expect(reasonFor(`http://${host}/`)).toBe("url: links.invalid.privateHost");
});

test("a host on the blocklist is refused, and found in what was stored before", () => {
  expect(reasonFor("https://bad.example./x")).toBe("url: links.invalid.blocked");
  expect(isTargetBlocked("https://bad.example/x", rules.isBlocked)).toBe(true);
  expect(isTargetBlocked("https://good.example/x", rules.isBlocked)).toBe(false);
});
