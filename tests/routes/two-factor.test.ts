import { afterAll, expect, test } from "bun:test";
import { authenticatorCode } from "../support/people/authenticator.ts";
import { postForm, startTestProduct } from "../support/product/product.ts";

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
  expect(html).toMatch(/name="secret"[^>]* value="[A-Z2-7]{32}"/);
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

test("a secret in an address is not looked at", async () => {
  const html = await open(`/2fa?secret=${secret}&code=${code()}&action=verify`);
  expect(html).not.toContain("<strong>Hợp lệ</strong>");
});
