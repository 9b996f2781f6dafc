import { afterAll, expect, test } from "bun:test";
import { tools } from "../../src/core/catalog.ts";
import { startTestProduct } from "../support/product/product.ts";

let time = Date.parse("2026-11-21T06:50:10Z");
const product = await startTestProduct({ now: () => new Date(time) });
afterAll(() => product.stop());

const open = async (path: string) => (await fetch(product.url + path)).text();

test.each([
  ["/cron", "Mỗi 5 phút."],
  ["/crypto?tab=password", /id="result-password".*<code[^>]*>[!-~]{16,90}<\/code>/s],
  ["/crypto?tab=hash", "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"],
  ["/crypto?tab=jwt", "John Doe"],
  [
    "/crypto?tab=uuid",
    /id="result-uuid".*[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/s,
  ],
  ["/data", "&quot;giá&quot;: 45000.50"],
  ["/tools", "C%C3%A0%20ph%C3%AA"],
  ["/text-analyzer", /id="result".*class="facts/s],
  ["/text-analyzer?tab=lorem", "Lorem ipsum dolor sit amet"],
  ["/2fa", /id="result-check".*\d{3} \d{3}/s],
  ["/ua", /id="result-read".*Bun\/1/s],
  ["/crypto?tab=password", /id="result-passphrase".*<code[^>]*>[a-z]+(-[a-z]+){5}<\/code>/s],
])("%s opens with a real answer in its first HTML", async (path, answer) => {
  const html = await open(path);
  if (typeof answer === "string") expect(html).toContain(answer);
  else expect(html).toMatch(answer);
});

test.each([
  ["/qr", 512, 512],
  ["/qr?tab=wifi", 512, 512],
  ["/qr?tab=contact", 512, 512],
  ["/qr?tab=phone", 512, 512],
  ["/qr?tab=sms", 512, 512],
  ["/en/qr?tab=email", 512, 512],
  ["/vietqr", 540, 694],
])("%s opens with the picture of its own fields, at its size", async (path, width, height) => {
  const html = await open(path);
  const [, source = "", size] =
    /class="picture"><img src="data:image\/svg\+xml,([^"]+)"([^>]*)/.exec(html) ?? [];
  expect(size).toContain(`width="${width}" height="${height}"`);
  expect(decodeURIComponent(source)).toStartWith("<svg");
});

test.each([
  ["/crypto?tab=hash", "/api/crypto/hash", '"text":"hello"'],
  ["/qr", "-o picture.png", "/api/qr?text=http%3A%2F%2Flocalhost%3A3000"],
  ["/2fa", "/api/2fa/code", '{"secret":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"}'],
  ["/cron", "/api/cron/preview", "?expr=*%2F5+*+*+*+*"],
])("the command line of %s makes the answer that the page opens with", async (path, call, input) => {
  const [, command = ""] = /data-command="">([^<]*)</.exec(await open(path)) ?? [];
  expect(command).toContain(call);
  expect(command.replaceAll("&quot;", '"')).toContain(input);
});

test("no panel of any tool is empty: where there is no answer yet stands an example, or some to press", async () => {
  for (const { path } of tools)
    for (const empty of (await open(path)).matchAll(/<div class="empty">(.*?)<\/section>/gs))
      expect([path, /class="samples?"/.test(empty[1] ?? "")]).toEqual([path, true]);
});

test("what is of chance says that it is an example, and the page is kept all the same", async () => {
  const html = await open("/crypto");
  expect(html).toContain("Đây là ví dụ, ai mở trang cũng thấy như nhau.");
  expect(await open("/crypto")).toBe(html);
});

test("a page whose answer goes out of date is drawn anew in time", async () => {
  const before = await open("/cron");
  expect(await open("/cron")).toBe(before);
  expect(before).toContain("13:55");
  time += 6 * 60_000;
  const after = await open("/cron");
  expect(after).not.toContain("13:55");
  expect(after).toContain("14:00");
});

test("a form that was sent stands alone: the others' examples are gone, their fields stay", async () => {
  const html = await open("/ua?userAgent=curl/8.5.0");
  expect(html).toContain("curl/8.5.0");
});
