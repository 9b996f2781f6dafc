import { expect, test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { pageText } from "#tests/support/product/page-text.ts";

test("the visitor's own address stands in the page before anything is asked, and nobody else is shown it", () =>
  withLookups(async ({ base }) => {
    const visit = (address: string) =>
      fetch(`${base}/ip`, { headers: { "X-Forwarded-For": address, Accept: "text/html" } });
    const first = await visit("14.160.0.77");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(await pageText(first)).toMatch(/id="result".*14\.160\.0\.77.*Việt Nam \(VN\)/s);
    expect(await pageText(await visit("8.8.8.8"))).not.toContain("14.160.0.77");
  }));

test("an address has an address that answers in the first HTML", () =>
  withLookups(async ({ base }) => {
    const html = await pageText(await fetch(`${base}/en/ip?ip=2405:4800:0::1`));
    expect(html).toContain("Vietnam (VN)");
    expect(await pageText(await fetch(`${base}/ip?ip=192.168.1.1`))).toContain(
      "Địa chỉ riêng trong mạng nhà",
    );
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
