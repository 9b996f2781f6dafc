import { expect, test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { pageText } from "#tests/support/product/page-text.ts";
import { postForm } from "#tests/support/product/product.ts";

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

test("without scripts the page of a list fills as each proxy answers, and leaving it ends the list", () =>
  withLookups(async ({ base, proxy, silent }) => {
    const visit = new AbortController();
    const post = (text: string, signal?: AbortSignal) =>
      fetch(`${base}/en/proxy`, {
        method: "POST",
        body: new URLSearchParams({ proxy: text }),
        headers: { "Accept-Encoding": "gzip" },
        ...(signal && { signal }),
      });
    const slow = await post(`ai:mk@${proxy}\n${silent}\n10.0.0.1:80`, visit.signal);
    expect([slow.status, slow.headers.get("content-encoding")]).toEqual([200, null]);
    let html = "";
    const decoder = new TextDecoder();
    for await (const bytes of slow.body ?? []) {
      html += decoder.decode(bytes, { stream: true });
      if (html.includes(`<code>http://${proxy}</code>`) && html.includes("<code>10.0.0.1:80</code>")) break;
    }
    expect(html).not.toContain("</html>");
    expect(html.slice(html.indexOf("data-listed"))).not.toContain("ai:mk");
    visit.abort();
    const whole = await (async () => {
      for (;;) {
        const reply = await post(`an:mat-khau@${proxy}\nsocks5://${proxy}\nnothing:99999:an:mat-khau`);
        if (reply.status === 200) return reply.text();
        expect(reply.status).toBe(503);
        await reply.text();
      }
    })();
    const [text] = [await pageText(new Response(whole))];
    expect(text).toContain("1 of 3 proxies works.");
    expect(text).toContain("does not speak SOCKS5");
    expect(text).toContain("from 1 to 65535");
    expect(whole).toEndWith("</html>");
    // In the field alone is what was typed there.
    expect(whole.match(/mat-khau/g)).toHaveLength(2);
    expect(whole.match(/<tr>/g)).toHaveLength(4);
  }));

test("a list that is too long is refused beside its field, and stays in it", () =>
  withLookups(async ({ base }) => {
    const lines = Array.from({ length: 201 }, (_, at) => `203.0.113.1:${1000 + at}`).join("\n");
    const refused = await postForm(`${base}/en/proxy`, { proxy: lines });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain("The list has 201 proxies; at most 200 are checked at once.");
    expect(html).toContain("203.0.113.1:1200</textarea>");
  }));
