import { offersFor } from "../../../src/tools/finder/offers.ts";
import { finderKinds } from "../../../src/tools/finder/kinds.ts";
import { expect, test } from "bun:test";
import { hashNameOf, recognise } from "../../../src/tools/finder/recognise.ts";

const jwt =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";

const samples: Readonly<Record<(typeof finderKinds)[number], readonly string[]>> = {
  otpauth: ["otpauth://totp/ACME:an?secret=JBSWY3DPEHPK3PXP&issuer=ACME"],
  totpSecret: ["JBSWY3DPEHPK3PXP", "jbsw y3dp ehpk 3pxp"],
  qrText: [
    "WIFI:T:WPA;S:Cafe Sen;P:tra-da;;",
    "BEGIN:VCARD\nVERSION:3.0\nFN:An\nEND:VCARD",
    "tel:0912345678",
  ],
  pem: ["-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----"],
  vietqr: ["00020101021238570010A00000072701270006970436011311336666888800208QRIBFTTA53037045802VN6304B7B8"],
  url: ["https://vnexpress.net/kinh-te?a=1#b", " http://localhost:3000 ", "Shopee.vn/gio-hang?a=1"],
  proxy: ["203.162.4.191:8080", "socks5://user:pass@proxy.example:1080", "203.162.4.191:3128:user:pass"],
  jwt: [jwt, `Bearer ${jwt}`, `Authorization: bearer ${jwt}`],
  uuid: ["017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
  ip: ["1.1.1.1", "2405:4800::1", "::ffff:192.0.2.1"],
  email: ["an.nguyen+hop@congty.com.vn", "Nguyễn An <an@congty.vn>", "mailto:an@congty.vn?subject=a"],
  hash: [
    "5d41402abc4b2a76b9719d911017c592",
    "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
  ],
  time: ["1700000000", "1700000000000", "2026-11-21T10:00:00Z", "2026-11-21T10:00:00+07:00"],
  phone: ["0912 345 678", "+84 912 345 678", "024.3825.1234"],
  account: [
    "1133666688880",
    "9704 3668 1234",
    "VCB 1133666688880 NGUYEN VAN AN",
    "STK: 0071000123456",
    "0071000123456 - Techcombank",
  ],
  cron: ["*/5 9-17 * * 1-5", "@daily", "0 0 L * *", "30 15 10 * * *", "0 9 * * MON-FRI"],
  userAgent: ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0"],
  domain: ["vnexpress.net", "tiếngviệt.vn", "a.b.co.uk", "example.xn--p1ai"],
  json: ['{"a": 1}', "[1, 2]", '{\n  "hỏng": tru\n}'],
  urlencoded: ["Xin%20ch%C3%A0o"],
  base64: ["SGVsbG8gd29ybGQgMTIz", "WGluIGNow6Bv=="],
  csv: ["tên,giá\nbưởi,45000\ncam,30000", "a;b\n1;2"],
  yaml: ["tên: bưởi\ngiá: 45000", "- a\n- b", "# ghi chú\na: 1\nb:\n  - 2"],
  text: ["Hôm nay trời đẹp, chúng tôi đi chợ Bến Thành mua bưởi."],
};

test("what is pasted is told for what it is", () => {
  const told = Object.entries(samples).flatMap(([kind, texts]) =>
    texts.map((text) => [text, recognise(text)[0] === kind ? kind : recognise(text)]),
  );
  const expected = Object.entries(samples).flatMap(([kind, texts]) => texts.map((text) => [text, kind]));
  expect(told).toEqual(expected);
});

test("words to search with are no kind of thing", () => {
  for (const words of ["ma qr", "wifi", "đổi json", "sha", "mật khẩu", "ip của tôi", "2fa", "base64", ""])
    expect([words, recognise(words)]).toEqual([words, []]);
});

test("a secret is one thing only, so that no other tool is offered it", () => {
  expect(recognise(jwt)).toEqual(["jwt"]);
  for (const kind of ["otpauth", "totpSecret", "qrText", "pem"] as const)
    for (const secret of samples[kind]) expect([secret, recognise(secret)]).toEqual([secret, [kind]]);
});

test("nothing that somebody pastes takes long, however hostile", () => {
  const hostile = [
    "a",
    "1 ",
    "a.",
    "a:",
    "a@",
    "1,",
    "*/1,",
    "%20",
    "0 ",
    "-",
    "a-",
    "ey",
    "[",
    "{",
    "\n",
    "a: b\n",
  ];
  for (const piece of hostile) {
    const text = piece.repeat(65_536 / piece.length);
    const before = process.cpuUsage();
    recognise(text);
    recognise(`${text}!`);
    const { user, system } = process.cpuUsage(before);
    expect([piece, user + system < 500_000]).toEqual([piece, true]);
  }
});

/** What is nearly one thing and another, or at a bound. */
const others = [
  "otpauth://hotp/a?secret=JBSWY3DP",
  "otpauth://x/a",
  "JBSWY3DPEHPK3PX",
  "JbSWY3DPEHPK3PXP",
  "AAAABBBBCCCCDDDD",
  "AAAA2222AAAA2222=",
  "A2".repeat(32),
  "A2".repeat(34),
  "wifi:",
  "MECARD:N:A;",
  "MATMSG:TO:a;",
  "smsto:1",
  "sms:1",
  "geo:1,2",
  "BEGIN:VEVENT x",
  "mail:1",
  "-----BEGIN RSA PRIVATE KEY-----",
  "-----BEGIN -----",
  "00020101021238570010A0000007276304B7B",
  "http://",
  "http://a b",
  "ftp://a.vn/",
  "a.vn/x",
  "a.vn:80/x",
  "a.vn:1/x",
  "a/x",
  "256.1.1.1",
  "249.255.199.0",
  "1.2.3",
  "::",
  "1:2",
  "fe80::1%eth0",
  "socks4://a:10",
  "socks5h://a@b:1080/",
  "http://a:123456",
  "https://a:8080",
  "1.2.3.4:1",
  "1.2.3.4:80:a",
  "u:p@1.2.3.4:80",
  "ey.a.b",
  "eyJhIjoxfQ.a.b",
  "eyJhbGciOjF9.a.",
  "017F22E2-79B0-7CC3-98C4-DC0C0C07398",
  "{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}",
  "a@b",
  "a@b.c",
  "a@b.vn",
  `${"a".repeat(65)}@b.vn`,
  "a".repeat(32),
  "a".repeat(40),
  "a".repeat(56),
  "a".repeat(64),
  "a".repeat(96),
  "a".repeat(128),
  "g".repeat(32),
  "1262303999",
  "1262304000",
  "1999999999",
  "2000000000",
  "1999999999999",
  "2009-12-31T23:59:59Z",
  "2010-01-01 00:00Z",
  "2099-12-31T23:59:59.9+00:00",
  "2100-01-01T00:00:00Z",
  "2026-11-21T10:00:00",
  "2026-11-21",
  "0112345678",
  "0212345678",
  "091234567",
  "09123456789",
  "091234567890",
  "+1 212 555 0100",
  "+0123456789",
  "(024) 3825-1234",
  "123456",
  "12345",
  "1234567890123456789",
  "12345678901234567890",
  "MB 123456",
  "XYZ 123456",
  "* * * *",
  "* * * * * * *",
  "@hourly",
  "@hourl",
  "0 0 1 1 * x",
  "0 0 LW * ?",
  "5/10 1-3,4#2 15W JAN 5L",
  "a.b",
  "-a.vn",
  "a-.vn",
  `${"a".repeat(64)}.vn`,
  "a.vn.",
  "a.v",
  "{a}",
  "[]",
  "[x]",
  "{ }",
  "Opera/9.80",
  "curl/8.5.0",
  "Dalvik/2.1",
  "okhttp/4",
  "Mozilla/x",
  "%zz%20",
  "a%20 b",
  "a%2",
  "SGVsbG8gd29y",
  "SGVsbG8gd29ybGQ",
  "SGVsbG8gd29yb",
  "sgvsbg8gd29ybgq1",
  "SGVs bG8gd29ybGQx",
  "a,b\n1",
  "a,b\nc,d",
  "a\tb\nc\td",
  "a: 1\nb",
  "a: 1\nb: 2\nc: 3\nd: 4\ne",
  "a: 1\nb: 2\nc: 3\nd",
  "---\na: 1",
  "một hai ba bốn năm",
  "một hai ba bốn năm sáu",
  "a\nb",
  `${"a".repeat(40)} b`,
  "á".repeat(41),
  `https://a.vn/${"a".repeat(4083)}`,
  `https://a.vn/${"a".repeat(4084)}`,
];

test("the near and the doubtful are told as they were found right", () => {
  const told = [...Object.values(samples).flat(), ...others].map(
    (text) =>
      `${text.length > 90 ? `${text.slice(0, 20)}… ${text.length}` : JSON.stringify(text)}: ${recognise(text).join(", ")}`,
  );
  expect(told.join("\n")).toMatchSnapshot();
});

test("each thing is offered the tools that were chosen for it, with the form that each takes", () => {
  const offered = finderKinds.flatMap((kind) =>
    offersFor([kind], samples[kind][0] ?? "").map((offer) => `${kind}: ${JSON.stringify(offer)}`),
  );
  expect(offered.join("\n")).toMatchSnapshot();
});

test("a hash is named by its length, in hexadecimal of either case", () => {
  const lengths = [31, 32, 33, 40, 56, 64, 96, 128, 129];
  expect(lengths.map((length) => hashNameOf("aF".repeat(65).slice(0, length)))).toEqual([
    null,
    "MD5",
    null,
    "SHA-1",
    "SHA-224",
    "SHA-256",
    "SHA-384",
    "SHA-512",
    null,
  ]);
  expect([hashNameOf("g".repeat(32)), hashNameOf(`${"a".repeat(31)} `)]).toEqual([null, null]);
});
