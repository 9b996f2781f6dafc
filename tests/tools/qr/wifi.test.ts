import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { QrWifi } from "#tools/qr/schema.ts";
import { wifiDoubt, wifiFault } from "#tools/qr/wifi-key.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";

type Security = "WPA" | "WEP" | "nopass";

/** The field and the words of a refusal, or what is doubtful, or that all is well. */
function verdictOf(fields: { ssid?: string; password?: string; security?: Security }): string {
  const network = decode(QrWifi, { ssid: "quán", ...fields }, "json");
  if (!network.ok) return network.failure.errors?.map(({ path }) => `${path}: schema`).join() ?? "";
  const fault = wifiFault(network.value);
  if (fault && !fault.ok)
    return fault.failure.errors?.map(({ path, message }) => `${path}: ${message.key}`).join() ?? "";
  return wifiDoubt(network.value) ?? "taken";
}

test.each([
  ["a", "taken"],
  ["a".repeat(32), "taken"],
  ["a".repeat(33), "ssid: qr.longSsid"],
  ["é".repeat(16), "taken"],
  ["é".repeat(16) + "a", "ssid: qr.longSsid"],
  ["ế".repeat(10) + "aa", "taken"],
  ["ế".repeat(11), "ssid: qr.longSsid"],
  ["Quán cà phê Sen Vàng Đà Nẵng ✨", "ssid: qr.longSsid"],
  ["🙂".repeat(8), "taken"],
  ["🙂".repeat(8) + " ", "ssid: qr.longSsid"],
  ["", "ssid: schema"],
])("IEEE 802.11 9.4.2.2: a name is 1 to 32 octets: %j is %s", (ssid, verdict) => {
  expect(verdictOf({ ssid, password: "mat-khau-wifi" })).toBe(verdict);
});

const hex = "0123456789abcdefABCDEF";
const hexDigits = (length: number) => hex.repeat(4).slice(0, length);

test.each([
  ["8 of ASCII", "a~ \"'\\;:", "taken"],
  ["63 of ASCII", "x".repeat(63), "taken"],
  ["64 hex digits", hexDigits(64), "taken"],
  ["63 hex digits", hexDigits(63), "taken"],
  ["64 of which one is no hex digit", `${hexDigits(63)}g`, "password: qr.badWpaKey"],
  ["65 hex digits", hexDigits(65), "password: schema"],
  ["7", "1234567", "otherPassword"],
  ["accents", "mật khẩu wifi", "otherPassword"],
  ["a tab", "mat\tkhau", "otherPassword"],
  ["none", "", "noPassword"],
])("IEEE 802.11 J.4: a key of WPA, %s", (_, password, verdict) => {
  expect(verdictOf({ password })).toBe(verdict);
});

test("IEEE 802.11 12.3: keys of WEP have 40 or 104 bits; those of makers are doubtful, all others refused", () => {
  const verdicts = (letter: string) =>
    Array.from({ length: 61 }, (_, length) => [
      length,
      verdictOf({ password: letter.repeat(length), security: "WEP" }),
    ]);
  const expected = (taken: number[], doubtful: number[]) =>
    Array.from({ length: 61 }, (_, length) => [
      length,
      taken.includes(length) ? "taken" : doubtful.includes(length) ? "longWepKey" : "password: qr.badWepKey",
    ]);
  expect(verdicts("z")).toEqual(expected([5, 13], [16, 29]));
  expect(verdicts("F")).toEqual(expected([5, 10, 13, 26], [16, 29, 32, 58]));
  expect(verdicts("ế")).toEqual(expected([], []));
});

test("an open network has no key to be wrong", () => {
  for (const password of ["", "x", "x".repeat(64)])
    expect(verdictOf({ password, security: "nopass" })).toBe("taken");
});

test("a key of 64 hex digits is drawn by call and form, a name of 33 bytes is refused by its field, in both languages", () =>
  withProduct(async (base) => {
    const key = hexDigits(64);
    const drawn = await postJson(`${base}/api/qr/wifi`, { ssid: "quán", password: key });
    expect(decodePng(await drawn.bytes())?.text).toBe(`WIFI:T:WPA;S:quán;P:${key};;`);
    const refused = await postJson(`${base}/api/qr/wifi`, { ssid: "ế".repeat(11), password: key });
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: "ssid" }] }]);
    const pages: [string, Record<string, string>, number, string][] = [
      ["/qr", { ssid: "quán", password: key }, 200, "data:image/png"],
      ["/qr", { ssid: "ế".repeat(11), password: key }, 422, "tên này có 33 byte"],
      ["/en/qr", { ssid: "ế".repeat(11), password: key }, 422, "this one has 33"],
      ["/qr", { ssid: "quán", password: "123456", security: "WEP" }, 422, "Khóa WEP có 5 hoặc 13"],
      ["/en/qr", { ssid: "quán", password: "mật khẩu" }, 200, "Try the code before you print it"],
      ["/qr", { ssid: "quán" }, 200, "Mã này không có mật khẩu"],
      [
        "/en/qr",
        { ssid: "quán", password: "0".repeat(32), security: "WEP" },
        200,
        "WEP knows no keys of this length",
      ],
    ];
    for (const [path, fields, status, words] of pages) {
      const page = await postForm(`${base}${path}?tab=wifi`, { tab: "wifi", ...fields });
      const html = await page.text();
      expect([page.status, html.includes(words)]).toEqual([status, true]);
      expect(html).toContain(`value="${fields["ssid"]}"`);
    }
    const opened = await (await fetch(`${base}/qr?tab=wifi`)).text();
    expect(opened).not.toContain('class="warning"');
  }));
