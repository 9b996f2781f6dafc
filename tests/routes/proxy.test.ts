import { expect, test } from "bun:test";
import { withLookups } from "../support/product/lookups.ts";
import { pageText } from "../support/product/page-text.ts";
import { postForm } from "../support/product/product.ts";

test("a proxy is posted, never put into an address, and its login is not repeated in the answer", () =>
  withLookups(async ({ base, proxy }) => {
    const html = await pageText(await postForm(`${base}/proxy`, { proxy: `http://${proxy}` }));
    expect(html).toContain("127.0.0.2");
    expect(html).toContain("Ẩn danh: giấu địa chỉ thật");
    const asked = await pageText(await fetch(`${base}/proxy?proxy=${encodeURIComponent(proxy)}`));
    expect(asked).not.toContain("127.0.0.2");
  }));

test("a proxy that is dead and one inside each have their own sentence", () =>
  withLookups(async ({ base, proxy }) => {
    const dead = await postForm(`${base}/en/proxy`, { proxy: `socks5://${proxy}` });
    expect([dead.status, await pageText(dead)]).toEqual([
      200,
      expect.stringContaining("does not speak SOCKS5"),
    ]);
    const inside = await postForm(`${base}/en/proxy`, { proxy: "10.0.0.1:8080" });
    expect([inside.status, await pageText(inside)]).toEqual([
      403,
      expect.stringContaining("not a public one"),
    ]);
  }));
