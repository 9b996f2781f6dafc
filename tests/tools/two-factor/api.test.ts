import { afterAll, expect, test } from "bun:test";
import { authenticatorCode } from "#tests/support/people/authenticator.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postJson, startTestProduct } from "#tests/support/product/product.ts";
import { naughty } from "#tests/support/samples/naughty.ts";

const now = new Date("2026-11-21T06:50:10Z");
const lines: string[] = [];
const product = await startTestProduct({ now: () => now, write: (text) => void lines.push(text) });
afterAll(() => product.stop());

const call = (path: string, body: unknown) => postJson(`${product.url}/api${path}`, body);
const ask = async (path: string, body: unknown) => (await call(path, body)).json();

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("POST /api/2fa/generate, qr and verify go together", async () => {
  const made = await ask("/2fa/generate", { issuer: "Hộp", account: "bưởi" });
  const picture = await call("/2fa/qr", { otpauth: made.otpauth });
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("cache-control")).toBe("no-store");
  expect(decodePng(new Uint8Array(await picture.arrayBuffer()))?.text).toBe(made.otpauth);
  const code = authenticatorCode(made.secret, now.getTime() / 1000);
  expect(await ask("/2fa/verify", { secret: made.secret, code })).toEqual({ valid: true, steps: 0 });
});

test("POST /api/2fa/code gives the code of this moment", async () => {
  const epoch = now.getTime() / 1000;
  expect(await ask("/2fa/code", { secret })).toEqual({
    code: authenticatorCode(secret, epoch),
    next: authenticatorCode(secret, epoch + 30),
    remaining_s: 20,
    period: 30,
  });
});

test("secrets stand in no log line", async () => {
  await ask("/2fa/verify", { secret, code: "000000" });
  await fetch(`${product.url}/2fa?secret=${secret}&code=000000`);
  expect(lines.join("")).not.toContain(secret);
});

test("every naughty string gets an answer or a refusal, never a fault", async () => {
  const calls = naughty.flatMap((text) => [
    call("/2fa/generate", { issuer: text, account: text }),
    call("/2fa/qr", { otpauth: text }),
    call("/2fa/verify", { secret: text, code: text }),
    call("/2fa/verify", { secret, code: text }),
  ]);
  const statuses = new Set((await Promise.all(calls)).map((response) => response.status));
  expect([...statuses].filter((status) => status !== 200 && status !== 422)).toEqual([]);
});

test("what is too long is refused by name", async () => {
  const long = "A".repeat(20_000);
  const refused = await Promise.all([
    ask("/2fa/verify", { secret: long, code: "123456" }),
    ask("/2fa/generate", { issuer: long, account: "a" }),
  ]);
  expect(refused.map((problem) => problem.errors[0].path)).toEqual(["secret", "issuer"]);
});
