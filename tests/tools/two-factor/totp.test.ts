import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { encodeSecret } from "#tools/two-factor/secret.ts";
import { CodeInput, VerifyInput } from "#tools/two-factor/schema.ts";
import { currentCode, verifyCode } from "#tools/two-factor/totp.ts";

const ascii = (text: string) => encodeSecret(new TextEncoder().encode(text));

/** RFC 6238, appendix B. */
const secrets = {
  sha1: ascii("12345678901234567890"),
  sha256: ascii("12345678901234567890123456789012"),
  sha512: ascii("1234567890123456789012345678901234567890123456789012345678901234"),
} as const;
const table = [
  [59, "94287082", "46119246", "90693936"],
  [1111111109, "07081804", "68084774", "25091201"],
  [1111111111, "14050471", "67062674", "99943326"],
  [1234567890, "89005924", "91819424", "93441116"],
  [2000000000, "69279037", "90698825", "38618901"],
  [20000000000, "65353130", "77737706", "47863826"],
] as const;

function codeAt(now: number, wish: Partial<CodeInput>) {
  const input = decode(CodeInput, wish, "json");
  const made = input.ok ? currentCode(input.value, now, "vi") : input;
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

function verdictAt(now: number, wish: Partial<VerifyInput>) {
  const input = decode(VerifyInput, wish, "json");
  return input.ok ? verifyCode(input.value, now) : input;
}

test("codes are those of RFC 6238 for all three hash functions", () => {
  for (const [now, ...codes] of table) {
    const made = (["sha1", "sha256", "sha512"] as const).map(
      (algorithm) => codeAt(now, { secret: secrets[algorithm], algorithm, digits: 8 }).code,
    );
    expect(made).toEqual(codes);
  }
});

test("codes of six digits are those of RFC 4226, appendix D, step by step", () => {
  const codes = [
    "755224",
    "287082",
    "359152",
    "969429",
    "338314",
    "254676",
    "287922",
    "162583",
    "399871",
    "520489",
  ];
  expect(codes.map((_, step) => codeAt(30 * step, { secret: secrets.sha1 }).code)).toEqual(codes);
});

test("the next code and the seconds left are told", () => {
  expect(codeAt(59.9, { secret: secrets.sha1 })).toEqual({
    code: "287082",
    next: "359152",
    remaining_s: 1,
    period: 30,
  });
  expect(codeAt(60, { secret: secrets.sha1 }).remaining_s).toBe(30);
});

test("a secret is read in any case, in groups, with padding or without", () => {
  const { code } = codeAt(59, { secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" });
  for (const secret of ["gezd gnbv gy3t qojq gezd gnbv gy3t qojq", "GEZDGNBV-GY3TQOJQ-GEZDGNBV-GY3TQOJQ=="]) {
    expect(codeAt(59, { secret }).code).toBe(code);
  }
});

test("a secret of sixteen letters, as many services give, works", () => {
  const secret = "JBSWY3DPEHPK3PXP";
  expect(verdictAt(1_000_000, { secret, code: codeAt(1_000_000, { secret }).code })).toMatchObject({
    value: { valid: true },
  });
});

test("a whole otpauth address is taken for a secret, and its options count", () => {
  const secret = `otpauth://totp/A:b?secret=${secrets.sha256}&algorithm=SHA256&digits=8&period=30`;
  expect(codeAt(59, { secret }).code).toBe("46119246");
});

test("a code is valid one step early and late, and no further", () => {
  const steps = [-2, -1, 0, 1, 2].map((step) => {
    const { code } = codeAt(1_000_000_000 + 30 * step, { secret: secrets.sha1 });
    const verdict = verdictAt(1_000_000_000, { secret: secrets.sha1, code });
    return verdict.ok && verdict.value.valid ? verdict.value.steps : null;
  });
  expect(steps).toEqual([null, -1, 0, 1, null]);
});

test("the window is one step of the period asked for", () => {
  const options = { secret: secrets.sha1, period: 60 };
  const { code } = codeAt(1_000_000_000, options);
  expect(verdictAt(1_000_000_060, { ...options, code })).toMatchObject({ value: { valid: true, steps: -1 } });
  expect(verdictAt(1_000_000_120, { ...options, code })).toMatchObject({ value: { valid: false } });
});

test("what keyboards and pages put into a code or a secret does not count", () => {
  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const separators = [" ", "-", "\u00a0", "\u200b", "\u2011", "–", "\u2060", "\t", "\u3000", "\ufeff"];
  for (const separator of separators) {
    const spread = (text: string) =>
      `${separator}${text.slice(0, 3)}${separator}${text.slice(3)}${separator}`;
    for (const write of [spread, (text: string) => fullWidth(spread(text))])
      expect([
        separator,
        verdictAt(59, { secret: write(secrets.sha1), code: write("287082") }),
      ]).toMatchObject([separator, { value: { valid: true, steps: 0 } }]);
  }
});

test("an address out of a page's source is read with all its options", () => {
  const address = `otpauth://totp/x?secret=${secrets.sha1}&digits=8&period=60`;
  expect(codeAt(59, { secret: address.replaceAll("&", "&amp;") })).toEqual(codeAt(59, { secret: address }));
});

test("an export of accounts that is cut off is no secret, and that is said", () => {
  expect(verdictAt(59, { secret: "otpauth-migration://offline?data=CjE", code: "123456" })).toMatchObject({
    failure: { errors: [{ path: "secret", message: { key: "two-factor.error.migration" } }] },
  });
});

test("whatever is no code of that length is a wrong code", () => {
  for (const code of ["28708", "2870820", "28708a", "२८७०८२", "-", "NaN", "1e5000"]) {
    expect(verdictAt(59, { secret: secrets.sha1, code })).toMatchObject({
      value: { valid: false, steps: null },
    });
  }
});

test("what is no secret is refused by name", () => {
  const secretsThatAreNone = [
    "0189!",
    "",
    "=",
    "JBSWY3DP",
    "A".repeat(300),
    "bí mật",
    "otpauth://totp/x",
    "otpauth://hotp/x?secret=AAAA",
  ];
  for (const secret of secretsThatAreNone) {
    expect(verdictAt(59, { secret, code: "123456" })).toMatchObject({
      ok: false,
      failure: { errors: [{ path: "secret" }] },
    });
  }
});
