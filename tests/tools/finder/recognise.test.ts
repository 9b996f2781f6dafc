import { expect, test } from "bun:test";
import { linesByAnswer } from "#tests/support/product/by-answer.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { finderKinds } from "#tools/finder/kinds.ts";
import { offersFor } from "#tools/finder/offers.ts";
import { recognise } from "#tools/finder/recognise.ts";
import { hashNameOf } from "#tools/finder/secrets.ts";

const { endings } = finderIndexOf("vi");
const world = { isEnding: (label: string) => endings.includes(` ${label} `) };
const kindsOf = (text: string) => recognise(text, world).map(({ kind }) => kind);

const jwt =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";

const samples: Readonly<Record<(typeof finderKinds)[number], readonly string[]>> = {
  otpauth: [
    "otpauth://totp/ACME:an?secret=JBSWY3DPEHPK3PXP&issuer=ACME",
    "otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC",
  ],
  otpauthOther: [
    "otpauth://hotp/ACME:an?secret=JBSWY3DPEHPK3PXP&counter=1",
    "otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8",
  ],
  totpSecret: ["JBSWY3DPEHPK3PXP", "jbsw y3dp ehpk 3pxp"],
  secretRow: [
    "Key 2FA: JBSW Y3DP EHPK 3PXP nhé",
    "nick1:Matkhau@1:JBSWY3DPEHPK3PXP",
    "100012345678|matkhau|JBSWY3DPEHPK3PXP|an@mail.vn",
    "an@mail.vn\tmatkhau\tJBSW Y3DP EHPK 3PXP",
  ],
  secretRows: [
    "JBSWY3DPEHPK3PXP\nGEZDGNBVGY3TQOJQ",
    "1001|mk1|JBSWY3DPEHPK3PXP|a=b;\n1002|mk2|GEZDGNBVGY3TQOJQ|a=c;",
    "1001|mk1|JBSWY3DPEHPK3PXP\n1002|mk2|ABCDEFGHIJKLMNOP",
    "Facebook: JBSWY3DPEHPK3PXP\nGmail: GEZDGNBVGY3TQOJQ",
  ],
  qrText: [
    "WIFI:T:WPA;S:Cafe Sen;P:tra-da;;",
    "BEGIN:VCARD\nVERSION:3.0\nFN:An\nEND:VCARD",
    "tel:0912345678",
  ],
  pem: ["-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----"],
  vietqr: [
    "00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF",
  ],
  curl: [
    "curl https://a.vn/api",
    "curl -s -X PUT 'https://a.vn/x' -H 'Accept: */*' --data-raw '{\"a\":1}' | jq .",
    'curl "https://a.vn" \\\n  -H "A: b" \\\n  --compressed',
  ],
  url: ["https://vnexpress.net/kinh-te?a=1#b", " http://localhost:3000 ", "Shopee.vn/gio-hang?a=1"],
  proxy: ["203.162.4.191:8080", "socks5://user:pass@proxy.example:1080", "203.162.4.191:3128:user:pass"],
  proxies: ["203.162.4.191:8080\n203.162.4.192:3128", "203.162.4.191 8080 VN\n203.162.4.192 3128 VN"],
  jwt: [jwt, `Bearer ${jwt}`, `Authorization: bearer ${jwt}`],
  uuid: ["017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"],
  asNumber: ["AS15169", "ASN 45899"],
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
  crontab: [
    "*/5 * * * * /usr/bin/php /var/www/cron.php",
    "MAILTO=an@congty.vn\n# sao lưu\n0 2 * * * /bin/backup\n@daily /bin/true",
  ],
  userAgent: ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0"],
  domain: ["vnexpress.net", "tiếngviệt.vn", "a.b.co.uk", "example.xn--p1ai"],
  domainOrFile: ["README.md", "sao-luu.zip"],
  json: ['{"a": 1}', "[1, 2]"],
  brokenJson: ['{\n  "hỏng": tru\n}', "{'a': 1}", "[1, 2,]"],
  urlencoded: ["Xin%20ch%C3%A0o"],
  encoded: [
    "43c3a0207068c3aa",
    "48 65 6C 6C 6F",
    "0x48656c6c6f",
    "&lt;b&gt;Cà&lt;/b&gt;",
    "Ph\\u1edf b\\u00f2",
  ],
  base64: ["SGVsbG8gd29ybGQgMTIz", "WGluIGNow6Bv"],
  csv: ["tên,giá\nbưởi,45000\ncam,30000", "a;b\n1;2"],
  yaml: ["tên: bưởi\ngiá: 45000", "- a: 1\n  b: 2\n- a: 3", "# ghi chú\na: 1\nb:\n  - 2"],
  link: ["Xem giúp mình https://vnexpress.net/kinh-te, hay lắm!"],
  text: ["Hôm nay trời đẹp, chúng tôi đi chợ Bến Thành mua bưởi."],
};

test("what is pasted is told for what it is", () => {
  const told = Object.entries(samples).flatMap(([kind, texts]) =>
    texts.map((text) => [text, kindsOf(text)[0] === kind ? kind : kindsOf(text)]),
  );
  const expected = Object.entries(samples).flatMap(([kind, texts]) => texts.map((text) => [text, kind]));
  expect(told).toEqual(expected);
});

test("an account that its label or its bank is written together with is one, however", () => {
  const [labels, names] = [
    "|stk|STK:|tk|TK |sotk|SoTK:|acc|số tk ".split("|"),
    "MB|mb|VCB|Vietcombank|acb|BIDV|TCB|techcombank|Vietinbank|tpbank|momo|Agribank|SHB|timo|LPBank".split(
      "|",
    ),
  ];
  const told = ["0912345678", "1133666688880"].flatMap((number) =>
    labels.flatMap((label) =>
      names.flatMap((name) =>
        [`${label}${number}${name}`, `${name}${label}${number}`, `${label}${number} ${name}`].map((text) => [
          text,
          kindsOf(text)[0],
        ]),
      ),
    ),
  );
  expect(told.filter(([, kind]) => kind !== "account")).toEqual([]);
});

test("words to search with are no kind of thing", () => {
  for (const words of ["ma qr", "wifi", "đổi json", "sha", "mật khẩu", "ip của tôi", "2fa", "base64", ""])
    expect([words, kindsOf(words)]).toEqual([words, []]);
});

test("a secret is one thing only, so that no other tool is offered it", () => {
  expect(kindsOf(jwt)).toEqual(["jwt"]);
  for (const kind of [
    "otpauth",
    "otpauthOther",
    "totpSecret",
    "secretRow",
    "secretRows",
    "qrText",
    "pem",
  ] as const)
    for (const secret of samples[kind]) expect([secret, kindsOf(secret)]).toEqual([secret, [kind]]);
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
    kindsOf(text);
    kindsOf(`${text}!`);
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
  const shown = (text: string) =>
    text.length > 90 ? `${text.slice(0, 20)}… ${text.length}` : JSON.stringify(text);
  const texts = [...Object.values(samples).flat(), ...others];
  expect(linesByAnswer(texts, (text) => kindsOf(text).join(", "), shown)).toMatchSnapshot();
});

test("each thing is offered the tools that were chosen for it, with the form that each takes", () => {
  const offered = finderKinds.flatMap((kind) =>
    offersFor(
      recognise(samples[kind][0] ?? "", world).filter((found) => found.kind === kind),
      { translation: "translateEn", world },
    ).map((offer) => `${kind}: ${JSON.stringify(offer)}`),
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

test.each([
  ["IP: 203.162.4.191", "ip", "203.162.4.191"],
  ["whois tiki.vn", "domain", "tiki.vn"],
  ["Tên miền: tiki.vn", "domain", "tiki.vn"],
  ["email: an@congty.vn", "email", "an@congty.vn"],
  ["SĐT 0912.345.678", "phone", "0912.345.678"],
  ["md5: d41d8cd98f00b204e9800998ecf8427e", "hash", "d41d8cd98f00b204e9800998ecf8427e"],
  ["Proxy: 203.0.113.7:8080:an:bi", "proxy", "203.0.113.7:8080:an:bi"],
] as const)("%j is what stands behind its label", (text, kind, value) => {
  expect(recognise(text, world)[0]).toEqual({ kind, values: [value] });
});

test.each([
  "Tỉ lệ: 1:2",
  "Giờ mở cửa: 8:00",
  "Tổng: 150.000",
  "Mã số thuế: 0102030405",
  "Tệp: main.py",
  "Chú ý: mua sữa",
])("%j has a label and nothing that a tool takes", (text) => {
  expect(recognise(text, world)).toEqual([]);
});

test("the number or name that a short request is about is told, and none that stands for something else", () => {
  const requests = [
    "{}",
    "gọi số {} giúp em",
    "kiểm tra {} giúp em với",
    "{} là của ai vậy?",
    "check {} please",
  ];
  const phones = ["0912 345 678", "090.712.3456", "(028) 3822-9999", "1900 6017", "+1 415 555 0132"];
  const names = ["hoatuoidalat.com.vn", "shop-demo.xyz", "tiki.vn"];
  const told = (text: string) => recognise(text, world)[0];
  for (const request of requests.slice(1)) {
    for (const phone of phones)
      expect(told(request.replace("{}", phone))).toEqual({ kind: "phone", values: [phone] });
    for (const name of names)
      expect(told(request.replace("{}", name))).toEqual({ kind: "domain", values: [name] });
  }
  const others = [
    "tra mã số thuế 0312345678",
    "mã đơn 0912345678 tới đâu rồi",
    "CCCD số 079123456789 của em",
    "gửi em file report.docx nhé",
    "đẹp quá sen.Ai đi không",
    "gửi mail cho ten@gmail.com nhé",
    "sửa main.py giúp em",
    "ngày 20.11.2026 lúc 15h họp",
    "gọi 0387 654 321 hoặc 0902.111.222 nha",
    "Mời xem ví dụ tại example.com. Trời hôm nay đẹp. Ai đi chợ không?",
  ];
  for (const other of others)
    expect([other, told(other)?.kind === "phone" || told(other)?.kind === "domain"]).toEqual([other, false]);
});
