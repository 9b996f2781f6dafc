import { expect, test } from "bun:test";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";

const pictureIn = (html: string): Buffer =>
  Buffer.from(/src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1] ?? "", "base64");

test("a GET with a text shows its code, in the colours asked for", () =>
  withProduct(async (base) => {
    const page = await fetch(`${base}/qr?text=Xin+ch%C3%A0o&dark=%23003366`);
    expect(page.status).toBe(200);
    expect(decodePng(pictureIn(await page.text()))?.text).toBe("Xin chào");
  }));

test("each kind of content is a tab with its own fields", () =>
  withProduct(async (base) => {
    const fields = { text: "text", wifi: "ssid", contact: "organization", phone: "phone", sms: "message" };
    for (const [tab, field] of Object.entries(fields)) {
      const html = await (await fetch(`${base}/qr?tab=${tab}`)).text();
      expect(html).toContain(`name="${field}"`);
      expect(html).toMatch(
        new RegExp(`href="/qr\\?tab=${tab}"[^>]*aria-current|aria-current[^>]*href="/qr\\?tab=${tab}"`),
      );
    }
  }));

test("what is secret is drawn from a form that is posted, never from an address", () =>
  withProduct(async (base) => {
    const opened = await (await fetch(`${base}/qr?tab=wifi&ssid=Nha&password=bi-mat`)).text();
    // What the page opens with is an example, and of another text.
    expect(decodePng(pictureIn(opened))?.text ?? "").not.toContain("bi-mat");
    const sent = await postForm(`${base}/qr?tab=wifi`, { tab: "wifi", ssid: "Nhà", password: "bi-mat" });
    expect(decodePng(pictureIn(await sent.text()))?.text).toBe("WIFI:T:WPA;S:Nhà;P:bi-mat;;");
  }));

test("colours that a camera may not read are drawn, with a warning", () =>
  withProduct(async (base) => {
    const html = await (await fetch(`${base}/en/qr?text=a&dark=%23777777&light=%23888888`)).text();
    expect(html).toContain('class="warning"');
    expect(html).toContain("data:image/png");
  }));
