import { expect, test } from "bun:test";
import { bankText } from "#tools/vietqr/bank-text.ts";
import { banks } from "#tools/vietqr/bank-list.ts";
import { transferPayload } from "#tools/vietqr/payload.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

/** EMVCo's tags, lengths and values, by the words of its specification. */
function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length || tags.has(text.slice(at, at + 2)))
      throw new Error(`broken at ${at}: ${text}`);
    tags.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return tags;
}

/** CRC-16 with 0x1021, begun with 0xFFFF, by long division over the bits of the text and of 16 zeros. */
function checksum(text: string): string {
  const bits = [...Buffer.from(text, "latin1"), 0, 0].flatMap((byte) =>
    Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1),
  );
  bits.slice(0, 16).forEach((bit, at) => (bits[at] = bit ^ 1));
  for (let at = 0; at < bits.length - 16; at += 1) {
    if (bits[at] === 0) continue;
    for (const power of [0, 4, 11, 16]) bits[at + power] = (bits[at + power] ?? 0) ^ 1;
  }
  return Number.parseInt(bits.slice(-16).join(""), 2).toString(16).toUpperCase().padStart(4, "0");
}

test("a second reader finds just what went in, for random banks, accounts, amounts and messages", () => {
  const below = randomFrom(3);
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const words = ["Ủng hộ", "Tiền nhà", "HD-12/2026", "Cà phê & bánh", "x", "Đóng học phí lớp 5A"];
  for (let round = 0; round < 500; round += 1) {
    const bin = banks[below(banks.length)]?.bin ?? "";
    const account = Array.from({ length: 6 + below(14) }, () => letters.charAt(below(letters.length))).join(
      "",
    );
    const amount = below(3) ? 1 + below(2 ** 31) * (1 + below(4000)) : undefined;
    const info = below(3) ? bankText(`${words[below(words.length)]}`).slice(0, 25) : undefined;
    const payload = transferPayload({
      bin,
      account,
      ...(amount !== undefined && { amount }),
      ...(info !== undefined && { info }),
    });
    const [body, crc] = [payload.slice(0, -4), payload.slice(-4)];
    const tags = readTags(payload);
    const transfer = readTags(tags.get("38") ?? "");
    expect([crc, tags.get("00"), tags.get("53"), tags.get("58")]).toEqual([
      checksum(body),
      "01",
      "704",
      "VN",
    ]);
    expect([tags.get("01"), tags.get("54")]).toEqual([
      amount === undefined && info === undefined ? "11" : expect.stringMatching(/^1[12]$/),
      amount === undefined ? undefined : String(amount),
    ]);
    expect([transfer.get("00"), transfer.get("02")]).toEqual(["A000000727", "QRIBFTTA"]);
    expect([...readTags(transfer.get("01") ?? "").values()]).toEqual([bin, account]);
    expect(tags.has("62") ? readTags(tags.get("62") ?? "").get("08") : undefined).toBe(info);
  }
});
