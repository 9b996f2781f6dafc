import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { contrastFault } from "#tools/qr/contrast.ts";
import { contactPayload, emailPayload, phonePayload, smsPayload, wifiPayload } from "#tools/qr/payloads.ts";
import { QrPhone } from "#tools/qr/schema.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

test("the Wi-Fi samples of ZXing's page come out as they stand there", () => {
  const network = { ssid: "mynetwork", password: "mypass", security: "WPA", hidden: false } as const;
  expect(wifiPayload(network)).toBe("WIFI:T:WPA;S:mynetwork;P:mypass;;");
  expect(wifiPayload({ ...network, ssid: '"foo;bar\\baz"' })).toBe(
    'WIFI:T:WPA;S:\\"foo\\;bar\\\\baz\\";P:mypass;;',
  );
});

test("an open network has no password, a hidden one says so", () => {
  expect(wifiPayload({ ssid: "quán", password: "x", security: "nopass", hidden: true })).toBe(
    "WIFI:T:nopass;S:quán;H:true;;",
  );
});

test("a contact is a vCard 3.0 whose special characters are escaped", () => {
  const card = contactPayload({ name: "Nguyễn Văn; A", phone: "+84 912.345.678", address: "1 Lê Lợi, Huế" });
  expect(card.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Nguyễn;Văn\\; A;;;",
    "FN:Nguyễn Văn\\; A",
    "TEL;TYPE=CELL:+84912345678",
    "ADR:;;1 Lê Lợi\\, Huế;;;;",
    "END:VCARD",
  ]);
});

test("a web site without its scheme and a number in full width are read as they are meant", () => {
  const card = contactPayload({ name: "A", website: "shopee.vn/ao-dai", phone: "０９１２ ３４５ ６７８" });
  expect(card).toContain("\r\nURL:https://shopee.vn/ao-dai\r\n");
  expect(card).toContain("TEL;TYPE=CELL:0912345678");
  expect(phonePayload({ phone: "＋８４ ９１２" })).toBe("tel:+84912");
});

test("phone, SMS and e-mail follow RFC 3966, the SMSTO form and RFC 6068", () => {
  expect(phonePayload({ phone: "(091) 234-5678" })).toBe("tel:0912345678");
  expect(phonePayload({ phone: "84 912 345 678" })).toBe("tel:+84912345678");
  expect(phonePayload({ phone: "1900 1234" })).toBe("tel:19001234");
  expect(smsPayload({ phone: "0912 345 678", message: "Chào: bạn" })).toBe("SMSTO:0912345678:Chào: bạn");
  expect(emailPayload({ email: "a@example.com", body: "\ud800" })).toBe(
    "mailto:a@example.com?body=%EF%BF%BD",
  );
  expect(emailPayload({ email: "a@example.com", subject: "Chào & hỏi", body: "một\nhai" })).toBe(
    "mailto:a@example.com?subject=Ch%C3%A0o%20%26%20h%E1%BB%8Fi&body=m%E1%BB%99t%0D%0Ahai",
  );
});

test("the zero that is dialled within a country only is left out behind its code", () => {
  for (const phone of [
    "+84 (0)912 345 678",
    "+84(0)912345678",
    "＋８４（０）９１２３４５６７８",
    "+84.(0)912.345.678",
  ])
    expect([phone, phonePayload({ phone })]).toEqual([phone, "tel:+84912345678"]);
  expect(phonePayload({ phone: "(0)912 345 678" })).toBe("tel:0912345678");
});

test("a number whose area stands in brackets is taken", () => {
  for (const phone of [
    "(028) 3822 1234",
    "（０２８）３８２２ １２３４",
    "+(84) 28 3822 1234",
    "+84 (28) 38221234",
  ])
    expect([phone, decode(QrPhone, { phone }, "form").ok]).toEqual([phone, true]);
  for (const phone of ["()", "(", "((((", "abc", "(+84) x"])
    expect([phone, decode(QrPhone, { phone }, "form").ok]).toEqual([phone, false]);
});

test("a mail address of any signs, its subject and its body are read as they were written", () => {
  const signs = Array.from("a@.+-_?#&;=/%!'*\"ấ 🙂");
  const below = randomFrom(8);
  const text = () => Array.from({ length: 1 + below(12) }, () => signs[below(signs.length)]).join("");
  for (let round = 0; round < 500; round += 1) {
    const [email, subject, body] = [text(), text(), `${text()}\n${text()}`];
    const [, address = "", query = ""] =
      /^mailto:([^?#]*)\?([^#]*)$/.exec(emailPayload({ email, subject, body })) ?? [];
    const fields = new URLSearchParams(query.replaceAll("+", "%2B"));
    expect([decodeURIComponent(address), fields.get("subject"), fields.get("body")]).toEqual([
      email,
      subject,
      body.replace("\n", "\r\n"),
    ]);
  }
});

test("colours that a camera may not tell apart are named", () => {
  expect(contrastFault({ dark: "#000000", light: "#ffffff" })).toBeNull();
  expect(contrastFault({ dark: "#888888", light: "#999999" })).toBe("weak");
  expect(contrastFault({ dark: "#ffffff", light: "#000000" })).toBe("inverted");
});
