import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { encodeText } from "#tools/encode/codes.ts";
import { EncodeInput } from "#tools/encode/schema.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function decodeBase64(text: string): string | null {
  const input = decode(EncodeInput, { text }, "json");
  const made = input.ok ? encodeText(input.value, "b64decode") : input;
  return made.ok ? made.value.result : null;
}

/** RFC 4648, bit by bit; padding all there or not at all. Null for what is none, or no UTF-8. */
function expected(text: string): string | null {
  const [, signs = "", padding = "", rest = ""] = /^([^=]*)(=*)(.*)$/s.exec(text) ?? [];
  const plain = signs.replaceAll("-", "+").replaceAll("_", "/");
  if (rest !== "" || /[^A-Za-z0-9+/]/.test(plain) || plain.length % 4 === 1) return null;
  if (padding !== "" && (plain.length + padding.length) % 4 !== 0) return null;
  if (padding.length > 2 || (plain === "" && padding !== "")) return null;
  const bits = Array.from(plain, (sign) => alphabet.indexOf(sign).toString(2).padStart(6, "0")).join("");
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

test("random Base64, padded rightly, wrongly or not at all, is read or refused as RFC 4648 has it", () => {
  const below = randomFrom(21);
  const texts = ["", "a", "ab", "Xin chào", "🙂", "ữ", "\uFEFFx"];
  for (let round = 0; round < 800; round += 1) {
    const right = Buffer.from(texts[below(texts.length)] ?? "").toString(below(2) ? "base64" : "base64url");
    const noise = Array.from({ length: below(10) }, () => alphabet.charAt(below(64))).join("");
    const signs = (below(3) ? right : noise).replace(/=+$/, "");
    const cut = below(4) === 0 ? signs.slice(0, -1) : signs;
    const text = `${cut}${"=".repeat(below(5))}${below(12) === 0 ? "A" : ""}`;
    if (text === "") continue;
    expect([text, decodeBase64(text)]).toEqual([text, expected(text)]);
  }
});

test("Base64 of random texts is the platform's own, in either alphabet: padded as section 4 of RFC 4648 has it, and not at all as section 5 may", () => {
  const below = randomFrom(22);
  const signs = ["a", "é", "ữ", "🙂", "\uFEFF", "\0", "ÿ"];
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: 1 + below(9) }, () => signs[below(signs.length)]).join("");
    const madeAs = (variant: string) => {
      const input = decode(EncodeInput, { text, variant }, "json");
      const made = input.ok ? encodeText(input.value, "b64encode") : input;
      return made.ok ? made.value.result : null;
    };
    const bytes = Buffer.from(text);
    expect([text, madeAs("standard"), madeAs("url")]).toEqual([
      text,
      bytes.toString("base64"),
      bytes.toString("base64url"),
    ]);
  }
});
