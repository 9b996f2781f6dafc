import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { encodeText } from "#tools/encode/codes.ts";
import { EncodeInput } from "#tools/encode/schema.ts";
import { postForm, postJson, sharedProduct } from "#tests/support/product/product.ts";
import { oneOf } from "#tests/support/samples/random.ts";

function coded(text: string, name: "urlencode" | "urldecode"): string | undefined {
  const input = decode(EncodeInput, { text, variant: "form" }, "json");
  const outcome = input.ok ? encodeText(input.value, name) : input;
  return outcome.ok ? outcome.value.result : outcome.failure.errors?.[0]?.message.key;
}

test.each([
  ["a~b!c(d)*e'f g", "a%7Eb%21c%28d%29*e%27f+g"],
  ["-._*", "-._*"],
  ["a&b=c+d", "a%26b%3Dc%2Bd"],
  ["Cà phê 🙂", "C%C3%A0+ph%C3%AA+%F0%9F%99%82"],
  ["a\nb\r\nc\0", "a%0Ab%0D%0Ac%00"],
  ["100% %zz", "100%25+%25zz"],
])("URL Standard 5.2: %j is written %s, and read back", (text, encoded) => {
  expect(coded(text, "urlencode")).toBe(encoded);
  expect(coded(encoded, "urldecode")).toBe(text);
});

test("URL Standard 1.3: each byte is itself, a plus or an escape", () => {
  // the application/x-www-form-urlencoded percent-encode set leaves these alone
  const plain = /[A-Za-z0-9*._-]/;
  for (let code = 1; code < 0x180; code += 1) {
    const sign = String.fromCharCode(code);
    const escapes = Array.from(
      new TextEncoder().encode(sign),
      (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    );
    const expected = sign === " " ? "+" : plain.test(sign) ? sign : escapes.join("");
    expect([code, coded(sign, "urlencode")]).toEqual([code, expected]);
  }
});

test.each([
  ["100%", "100%"],
  ["%", "%"],
  ["%2", "%2"],
  ["%%41+%4g", "%A %4g"],
  ["%2b+%2B", "+ +"],
  ["%FF", "encode.notUtf8"],
  ["a%+%E1%BB", "encode.notUtf8"],
])("URL Standard 5.1: %j of a form is read as %j", (text, decoded) => {
  expect(coded(text, "urldecode")).toBe(decoded);
});

test("URL Standard 5.1: what is valid is read as the platform's own parser reads it", () => {
  const pieces = ["+", "%20", "%z", "%4z", "%41", "a", "é", "%C3%A9", "=", "?", "%25", "%2B", ";", "🙂"];
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 1 + (round % 12) }, () => oneOf(pieces)).join("");
    expect([text, coded(text, "urldecode")]).toEqual([text, new URLSearchParams(`=${text}`).get("") ?? ""]);
  }
});

test("half a character is no text, which a form would replace", () => {
  expect(coded("a\ud800", "urlencode")).toBe("encode.surrogate");
});

test("call and form write the same", async () => {
  const { url } = await sharedProduct();
  const body = { text: "a~b!c(d)*e'f g", variant: "form" };
  const answer = await (await postJson(`${url}/api/tools/urlencode`, body)).json();
  expect(answer.result).toBe("a%7Eb%21c%28d%29*e%27f+g");
  const page = await (await postForm(`${url}/tools`, { ...body, code: "urlencode" })).text();
  expect(page).toContain("a%7Eb%21c%28d%29*e%27f+g");
});
