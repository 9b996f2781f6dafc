import { afterAll, expect, test } from "bun:test";
import { authenticatorCode } from "#tests/support/people/authenticator.ts";
import { postForm, startTestProduct } from "#tests/support/product/product.ts";

const now = new Date("2026-11-21T06:50:10Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

const open = async (path: string) => (await fetch(product.url + path)).text();
const send = async (fields: Record<string, string>) => (await postForm(`${product.url}/2fa`, fields)).text();

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const code = (away = 0) => authenticatorCode(secret, now.getTime() / 1000 + away);

test("a new secret comes with its QR code, and stands ready to be tried", async () => {
  const html = await send({ action: "generate", issuer: "Hộp", account: "bưởi", digits: "8" });
  expect(html).toMatch(/<code class="code">([A-Z2-7]{4} ){7}[A-Z2-7]{4}<\/code>/);
  expect(html).toContain('<img src="data:image/svg+xml,');
  expect(html).toMatch(/name="secret"[^>]*>[A-Z2-7]{32}<\/textarea>/);
});

test("a code is said to be right, late, or wrong", async () => {
  const told = (guess: string) => send({ action: "verify", secret, code: guess });
  expect(await told(code())).toContain("<strong>Hợp lệ</strong>");
  expect(await told(code(-30))).toContain("Mã thuộc chu kỳ vừa qua");
  expect(await told(code(-300))).toContain("<strong>Sai mã</strong>");
});

test("the current code is shown in groups, with the next one", async () => {
  const html = await send({ action: "code", secret, code: "" });
  expect(html).toContain(`${code().slice(0, 3)} ${code().slice(3)}`);
  expect(html).toContain("20 giây");
});

test("several keys, a line each, give several codes by their names, and a bad line its reason", async () => {
  const other = "JBSWY3DPEHPK3PXP";
  const lines = [`Cửa hàng: ${secret}`, "", `nick1|mật khẩu|${other}`, "Kho: JBSWY3DPEHPK3PX0"];
  const html = await send({ action: "code", secret: lines.join("\r\n"), code: "" });
  const shown = (key: string) =>
    authenticatorCode(key, now.getTime() / 1000).replace(/^.../, (half) => `${half} `);
  const rows = Array.from(html.matchAll(/<span>([^<]*)<\/span><code>([\d ]+)<\/code>/g), ([, ...row]) => row);
  expect(rows).toEqual([
    ["Cửa hàng", shown(secret)],
    ["nick1", shown(other)],
  ]);
  expect(html).toContain("Dòng 4: Khóa bí mật chỉ gồm");
});

test("what Google Authenticator exports is taken apart into the field", async () => {
  const data = "CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC";
  const html = await send({ action: "code", secret: `otpauth-migration://offline?data=${data}` });
  expect(html).toContain(">otpauth://totp/Example%3Aalice%40google.com?secret=JBSWY3DPEHPK3PXP");
  expect(html).toContain("Đã tách 1 khóa");
});

test("a secret in an address is not looked at", async () => {
  const html = await open(`/2fa?secret=${secret}&code=${code()}&action=verify`);
  expect(html).not.toContain("<strong>Hợp lệ</strong>");
});
