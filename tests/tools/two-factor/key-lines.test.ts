import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { CodeInput } from "#tools/two-factor/schema.ts";
import { currentCode } from "#tools/two-factor/totp.ts";
import { encodeSecret } from "#tools/two-factor/secret.ts";
import { randomBytes } from "#core/random.ts";
import { authenticatorCode } from "#tests/support/people/authenticator.ts";
import { oneOf } from "#tests/support/samples/random.ts";

const now = 1_111_111_109;

function codesOf(secret: string) {
  const input = decode(CodeInput, { secret }, "json");
  return input.ok ? currentCode(input.value, now, "en") : input;
}

const rowsOf = (secret: string) => {
  const outcome = codesOf(secret);
  return outcome.ok ? outcome.value.codes?.map(({ line, name, code }) => [line, name, code]) : outcome;
};

const key = () => encodeSecret(randomBytes(oneOf([10, 20, 32])));

test("each line gives its own code under its own name, however it is written", () => {
  for (let round = 0; round < 300; round += 1) {
    const name = oneOf(["Facebook", "Cửa hàng 2", "a@b.example", "nick_1"]);
    const spellings = [
      (secret: string) => `${name}: ${secret}`,
      (secret: string) => `${name}|mat khau!|${secret}`,
      (secret: string) => `${name}\tMatKhau9\t${secret}\tmail@x.example`,
      (secret: string) => `${name}----pass----${secret}`,
      (secret: string) => `otpauth://totp/${encodeURIComponent(name)}?secret=${secret}`,
      (secret: string) => `${name}: otpauth://totp/Other?secret=${secret}&issuer=Other`,
      (secret: string) => `  ${name} - ${secret.replace(/.{4}(?=.)/g, "$& ")}`,
    ];
    // Without a digit it may be a password, where it does not stand alone.
    const keys = Array.from({ length: 2 + Math.floor(Math.random() * 19) }, key).filter((one) =>
      /[2-7]/.test(one),
    );
    if (new Set(keys).size < 2) continue;
    const text = keys.map((each) => oneOf(spellings)(each)).join(oneOf(["\n", "\r\n", "\n\n"]));
    const wanted = keys.map((each) => [name, authenticatorCode(each, now)]);
    const rows = rowsOf(text);
    expect([text, Array.isArray(rows) ? rows.map((row) => row.slice(1)) : rows]).toEqual([text, wanted]);
  }
});

test("names that could be in Base32 themselves are names, in every line", () => {
  const keys = ["6A43HSBCK4NFJ6UUMPREUXRETPEFM3SK", "U3MJO2AHGWIWDUB7ANIFRASUHDLKFGYL"];
  const grouped = keys.map((each) => `Facebook - ${each.replace(/.{4}(?=.)/g, "$& ")}`);
  const rows = rowsOf([...grouped, ...grouped].join("\n\n"));
  expect(Array.isArray(rows) ? rows.map(([, name]) => name) : rows).toEqual(Array(4).fill("Facebook"));
});

test("a line without a right key is refused by its number, and the others keep theirs", () => {
  const outcome = codesOf(
    "A: JBSWY3DPEHPK3PXP\n\nB: JBSWY3DPEHPK3PX0\nGEZDGNBVGY3TQOJQ\notpauth://hotp/a?secret=AAAA",
  );
  expect(outcome).toMatchObject({
    value: {
      code: authenticatorCode("JBSWY3DPEHPK3PXP", now),
      codes: [
        { line: 1, name: "A" },
        { line: 4, name: null },
      ],
      refused: [
        { line: 3, message: expect.stringContaining("A-Z") },
        { line: 5, message: expect.stringContaining("otpauth://totp/") },
      ],
    },
  });
});

test("lines that are all wrong are refused one by one", () => {
  expect(codesOf("a: JBSWY3DPEHPK3PX0\nb: JBSWY3DPEHPK3PX1")).toMatchObject({
    failure: {
      errors: [
        { path: "secret", line: 1 },
        { path: "secret", line: 2 },
      ],
    },
  });
});

test("twenty keys are taken at once, and no more", () => {
  const lines = Array.from(
    { length: 21 },
    (_, index) => `k${index}: ${encodeSecret(new Uint8Array(10).fill(index + 200))}`,
  );
  expect(rowsOf(lines.slice(1).join("\n"))).toHaveLength(20);
  expect(codesOf(lines.join("\n"))).toMatchObject({
    failure: { errors: [{ message: { key: "two-factor.error.tooMany" } }] },
  });
});

test("a single key answers as it always did", () => {
  expect(codesOf("Khóa 2FA: JBSWY3DPEHPK3PXP nha\nCảm ơn")).toEqual(codesOf("JBSWY3DPEHPK3PXP"));
});

test("a password that stands between a name and a key is nowhere in the answer", () => {
  const text = JSON.stringify(codesOf("an mat_khau_1 JBSWY3DPEHPK3PXP\nbinh|mat_khau_2|GEZDGNBVGY3TQOJQ"));
  expect(text).not.toContain("mat_khau");
  expect(text).toContain('"an"');
});
