import { expect, test } from "bun:test";
import { readWebAddress } from "#core/pasted-address.ts";
import { readHost } from "#core/pasted-name.ts";
import type { Reader } from "#core/reading.ts";
import { readExpression } from "#tools/cron/read-expression.ts";
import { ok } from "#core/result.ts";
import { parseSchedule } from "#tools/cron/schedule.ts";
import { readNameOrIp } from "#tools/dns/read-name.ts";
import { readBase64 } from "#tools/encode/read-base64.ts";
import { readToken } from "#tools/crypto/read-token.ts";
import { readUuid } from "#tools/crypto/read-uuid.ts";
import { readMailAddress } from "#core/pasted-mail.ts";
import { readPlace } from "#tools/qr/read-place.ts";
import { readCode } from "#tools/two-factor/read-code.ts";
import { readAgent } from "#tools/user-agent/read-agent.ts";
import { readIp } from "#tools/ip/read-ip.ts";
import { parseProxy } from "#tools/proxy/parse.ts";
import { readProxy } from "#tools/proxy/read-proxy.ts";
import { readPhone } from "#tools/qr/read-phone.ts";
import { readKey, readKeys } from "#tools/two-factor/key-lines.ts";
import { readSecret } from "#tools/two-factor/read-secret.ts";
import { threadPath, threadTimeMs } from "#compute/thread-time.ts";
import { onReferenceMachine } from "#tests/support/product/machine-pace.ts";
import { oneOf } from "#tests/support/samples/random.ts";

/** What a message comes to: its value, or the key of why it is refused. */
const outcome = (reader: Reader, text: string): string => {
  const reading = reader(text);
  return "refused" in reading ? `refused: ${reading.refused.key}` : reading.value;
};

const several = "refused: reading.several";

const messages: readonly (readonly [Reader, string, string])[] = [
  [
    readWebAddress,
    "https://docs.google.com/d/1x?usp=sharing nhé cả nhà 🙏",
    "https://docs.google.com/d/1x?usp=sharing",
  ],
  [readWebAddress, "Form đăng ký nè: https://forms.gle/Xyz9, điền trước thứ 6", "https://forms.gle/Xyz9"],
  [readWebAddress, "“https://shopee.vn/a-b-i.12.34”", "https://shopee.vn/a-b-i.12.34"],
  [
    readWebAddress,
    "(https://vi.wikipedia.org/wiki/Huế_(thành_phố))",
    "https://vi.wikipedia.org/wiki/Huế_(thành_phố)",
  ],
  [readWebAddress, "Zalo: https://zalo.me/g/abc\nGroup mới", "https://zalo.me/g/abc"],
  [readWebAddress, "https://x.example/Bao cao.pdf", "refused: reading.blank"],
  [readWebAddress, "https://x.example/a b/c", "refused: reading.blank"],
  [readWebAddress, "https://a.example hoặc https://b.example", several],
  [readWebAddress, "shop.vn/khuyen-mai", "shop.vn/khuyen-mai"],
  [readWebAddress, "không có gì", "không có gì"],
  [readWebAddress, "vào shop-hoa.vn/khuyen-mai?id=7 đặt giúp em nhé", "shop-hoa.vn/khuyen-mai?id=7"],
  [readWebAddress, "(https://a.vn).", "https://a.vn"],
  [readWebAddress, "👉tiemhoa.com.vn/menu🌸", "tiemhoa.com.vn/menu"],
  [readWebAddress, "https://a.vn/hoa🌸 đẹp lắm", "https://a.vn/hoa"],
  [readWebAddress, "hoa.vn/a b/c", "refused: reading.blank"],
  [readWebAddress, "gửi báo giá.zip nhé", "gửi báo giá.zip nhé"],
  [readHost, "kiểm tra giúp mình tên miền shop.vn nhé", "shop.vn"],
  [readHost, "Tên miền:ShopHoa.com.vn, cảm ơn ạ", "shophoa.com.vn"],
  [readHost, "Shop. vn", "shop.vn"],
  [readHost, "tiệm-phở.vn được không", "tiệm-phở.vn"],
  [readHost, "“shop.vn”🙏", "shop.vn"],
  [readHost, "trang shop.vn.Cảm ơn bạn", "shop.vn"],
  [readHost, "lienhe@shop.com.vn của ai vậy", "shop.com.vn"],
  [readHost, "https://shop.vn/a?b=1 còn hạn không", "shop.vn"],
  [readHost, "shop.vn hay shop.com", several],
  [readHost, "trời đẹp quá.Mai đi nhé", "trời đẹp quá.Mai đi nhé"],
  [readHost, "com.vn là gì", "com.vn là gì"],
  [readHost, "_dmarc.shop.vn", "_dmarc.shop.vn"],
  [readNameOrIp, "bản ghi của shop.vn ạ", "shop.vn"],
  [readNameOrIp, "máy chủ 103.21.244.7 là của ai", "103.21.244.7"],
  [readProxy, "１０３.２１.２４４.７：８０８０", "103.21.244.7:8080"],
  [readProxy, "proxy đây: 103.21.244.7:8080 nhé", "103.21.244.7:8080"],
  [readProxy, "IP 103.21.244.7 Port: 3128", "103.21.244.7:3128"],
  [readProxy, "dùng socks5://u:p@px.example.com:1080 nha", "socks5://u:p@px.example.com:1080"],
  [readProxy, "103.21.244.7:80 103.21.244.8:80", several],
  [readProxy, "hẹn lúc 12:30 nhé", "hẹn lúc 12:30 nhé"],
  [readWebAddress, "“https://a.vn/x”,", "https://a.vn/x"],
  [readWebAddress, "https://a.vn/x”.", "https://a.vn/x"],
  [readWebAddress, "https://a.vn/x】。", "https://a.vn/x"],
  [
    readWebAddress,
    "https://en.wikipedia.org/wiki/Washington,_D.C.",
    "https://en.wikipedia.org/wiki/Washington,_D.C.",
  ],
  [readWebAddress, "https://en.wikipedia.org/wiki/Yahoo!", "https://en.wikipedia.org/wiki/Yahoo!"],
  [readWebAddress, "Link:a.vn/x", "a.vn/x"],
  [readWebAddress, "https://a.vn/x,https://a.vn/y", several],
  [readWebAddress, "Xem:https://a.vn/x;http://a.vn/y", several],
  [readHost, "【shop.vn】，", "shop.vn"],
  [readHost, "*.shop.vn", "*.shop.vn"],
  [readProxy, "103.21.244.7:8080|ai|mk", "103.21.244.7:8080:ai:mk"],
  [readProxy, "103.21.244.7|8080|ai|mk|2026-12-31", "103.21.244.7:8080:ai:mk"],
  [readProxy, "ai|mk1|103.21.244.7:8080", "103.21.244.7:8080:ai:mk1"],
  [readProxy, "103.21.244.7:8080|VN|elite", "103.21.244.7:8080"],
  [readProxy, "103.21.244.7:8080|Vietnam|Hanoi", "103.21.244.7:8080"],
  [readProxy, "103.21.244.7|8080|socks5|1200 ms", "103.21.244.7:8080"],
  [readProxy, "103.21.244.7\t8080\tai\tmk", "103.21.244.7:8080:ai:mk"],
  [readProxy, "103.21.244.7:8080 ai:mk", "103.21.244.7:8080:ai:mk"],
  [readProxy, "IP: 103.21.244.7\nPort: 8080\nUser: ai\nPass: m@k", "103.21.244.7:8080:ai:m@k"],
  [readProxy, "“103.21.244.7:8080”,", "103.21.244.7:8080"],
  [readProxy, "ai:mk@103.21.244.7:8080", "ai:mk@103.21.244.7:8080"],
  [readProxy, "103.21.244.7:8080 hẹn 12:30", "103.21.244.7:8080"],
  [readBase64, "data:text/plain;charset=utf-8;base64,WGluIGNow6Bv", "WGluIGNow6Bv"],
  [readBase64, "data:a/b;base64,QQ==\ndata:a/b;base64,Qg==", "QQ==\nQg=="],
  [readBase64, '<img src="data:image/png;base64,iVBORw0%3D">', "iVBORw0="],
  [readBase64, "data:a/b;base64,QQ== là gì", "QQ=="],
  [readBase64, "WGlu\nIGNo", "WGlu\nIGNo"],
  [readSecret, "6155|Matkhau99|JBSW Y3DP EHPK 3PXP", "JBSW Y3DP EHPK 3PXP"],
  [readSecret, "100012|PASSWORDPASSWORD|JBSWY3DPEHPK3PXP|a@b.example", "JBSWY3DPEHPK3PXP"],
  [readSecret, "Khóa 2FA: jbswy3dpehpk3pxp nha", "jbswy3dpehpk3pxp"],
  [readSecret, "JBSWY3DPEHPK3PXP|GEZDGNBVGY3TQOJQ", several],
  [
    readSecret,
    "quét mã otpauth://totp/a?secret=JBSWY3DPEHPK3PXP nhé",
    "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP",
  ],
  [readSecret, "không phải khóa", "không phải khóa"],
  [readSecret, "secret JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readSecret, "keyJBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readSecret, "SECRETJBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readSecret, "2FA→JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readSecret, "JBSW Y3DP EHPK 3PXP nha", "JBSW Y3DP EHPK 3PXP"],
  [readSecret, "facebook JBSW Y3DP EHPK 3PXP", "JBSW Y3DP EHPK 3PXP"],
  [readSecret, "mã: JBSW‑Y3DP‑EHPK‑3PXP ạ", "JBSW-Y3DP-EHPK-3PXP"],
  [readSecret, "nick1/mk@12/JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readSecret, "nick1----mk----JBSWY3DPEHPK3PXP----a@b.example", "JBSWY3DPEHPK3PXP"],
  [readSecret, "user_JBSWY3DPEHPK3PXP🔑", "JBSWY3DPEHPK3PXP"],
  [readSecret, "JBSWY3DPEHPK3PXP GEZDGNBVGY3TQOJQ", several],
  [readSecret, "JBSWY 3DPEHPK 3PXP", "JBSWY 3DPEHPK 3PXP"],
  [readKeys, "nick1\nMatkhau99\nJBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readKeys, "pass: abcdefghijklmnop\n2fa: JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"],
  [readKeys, "GEZD GNBV GY3T\nQOJQ GEZD GNBV", "GEZD GNBV GY3T\nQOJQ GEZD GNBV"],
  [readKeys, "A: JBSWY3DPEHPK3PXP\nB: GEZDGNBVGY3TQOJQ", "A: JBSWY3DPEHPK3PXP\nB: GEZDGNBVGY3TQOJQ"],
  [readKeys, "A: JBSWY3DPEHPK3PXP\nB: GEZDGNBVGY3TQOJ0", "A: JBSWY3DPEHPK3PXP\nB: GEZDGNBVGY3TQOJ0"],
  [
    readKeys,
    "Khóa: JBSWY3DPEHPK3PXP\notpauth://totp/a?secret=JBSWY3DPEHPK3PXP",
    "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP",
  ],
  [readKeys, "JBSWY3DPEHPK3PXP GEZDGNBVGY3TQOJQ", several],
  [readKey, "A: JBSWY3DPEHPK3PXP\nB: GEZDGNBVGY3TQOJQ", several],
  [
    readKey,
    "otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC",
    "otpauth://totp/Example%3Aalice%40google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
  ],
  [readExpression, "15 3 * * * /usr/local/bin/backup.sh >/dev/null 2>&1", "15 3 * * *"],
  [readExpression, "0 5 * * 1 root tar -zcf /var/b.tgz /home", "0 5 * * 1"],
  [readExpression, "@weekly /opt/clean", "@weekly"],
  [readExpression, "30 0 12 * * ?", "30 0 12 * * ?"],
  [readExpression, "mỗi 5 phút một lần nhé bạn ơi", "*/5 * * * *"],
  [readExpression, "mỗi 90 phút", "refused: cron.words.minutes"],
  [readExpression, "chạy */15 8-17 * * 1-5 nhé", "*/15 8-17 * * 1-5"],
  [readExpression, "＊/15 ＊ * * *", "*/15 * * * *"],
  [readExpression, "lịch: 0 30 3 * * * ạ", "0 30 3 * * *"],
  [readExpression, "crontab: 0 3 * * * php a.php", "0 3 * * *"],
  [readExpression, "chạy 5 * * * nhé", "chạy 5 * * * nhé"],
  [readExpression, 'schedule: "45 2 * * 6"', "45 2 * * 6"],
  [readExpression, "on:\n  schedule:\n    - cron: '45 2 * * 6'", "45 2 * * 6"],
  [readExpression, "CRON_TZ=Asia/Tokyo 45 2 * * 6 /srv/a.sh", "45 2 * * 6"],
  [readExpression, "TZ=UTC\n# m h dom mon dow command\n45 2 * * 6 root /srv/a.sh", "45 2 * * 6"],
  [readExpression, "thử `45 2 * * 6`, được chưa?", "45 2 * * 6"],
  [readExpression, "- cron: '45 2 * * 6'\n- cron: '0 3 * * 6'", several],
  [readExpression, "* * * * * * *", "* * * * * * *"],
  [readExpression, "nhờ em đổi lịch sang @weekly nhé", "@weekly"],
  [readMailAddress, "Hoa Lê <hoa@shop.vn>", "hoa@shop.vn"],
  [readMailAddress, "mailto:hoa@shop.vn", "hoa@shop.vn"],
  [readMailAddress, "hoa@shop.vn, lan@shop.vn", several],
  [readPlace, "quán ở 10.03711, 105.78825 nha", "10.03711, 105.78825"],
  [readPlace, "10.03711° N, 105.78825° E", "10.03711, 105.78825"],
  [readPlace, "https://www.google.com/maps?q=10.03711,105.78825&z=17&hl=vi", "10.03711, 105.78825"],
  [readPlace, "đây nè https://www.google.com/maps/@10.03711,105.78825,17z?entry=ttu", "10.03711, 105.78825"],
  [readPlace, "https://www.google.com/maps/search/10.03711,+105.78825", "10.03711, 105.78825"],
  [readPlace, "https://www.google.com/maps/dir//10.03711,105.78825", "10.03711, 105.78825"],
  [readPlace, "https://www.openstreetmap.org/#map=17/10.03711/105.78825", "10.03711, 105.78825"],
  [readPlace, "lat: 10.03711, lng: 105.78825", "10.03711, 105.78825"],
  [readPlace, '{"lat":10.03711,"lng":105.78825}', "10.03711, 105.78825"],
  [readPlace, "10.03711, 105.78825 và 10.77, 106.69831", "10.03711, 105.78825"],
  [readPlace, "10.03711, 105.78825 và 10.77012, 106.69831", several],
  [readPlace, "https://maps.app.goo.gl/aBcD12", "refused: qr.place.short"],
  [readToken, "Authorization: Bearer eyJhIjoxfQ.eyJiIjoxfQ.c2ln", "eyJhIjoxfQ.eyJiIjoxfQ.c2ln"],
  [readToken, "eyJhIjoxfQ.eyJiIjoxfQ.c2ln\neyJhIjoxfQ.eyJiIjoyfQ.c2ln", several],
  [readToken, '{"access_token":"eyJhIjoxfQ.eyJiIjoxfQ.c2ln","type":"Bearer"}', "eyJhIjoxfQ.eyJiIjoxfQ.c2ln"],
  [readUuid, "đơn 0f8fad5b-d9cb-469f-a165-70867728950e nhé", "0f8fad5b-d9cb-469f-a165-70867728950e"],
  [
    readUuid,
    "https://shop.vn/don/0f8fad5b-d9cb-469f-a165-70867728950e?x=1",
    "0f8fad5b-d9cb-469f-a165-70867728950e",
  ],
  [readUuid, "0f8fad5b-d9cb-469f-a165-70867728950e và 7c9e6679-7425-40de-944b-e07fc1f90ae7", several],
  [readIp, "1. 103.21.244.7", "103.21.244.7"],
  [readIp, "(2405:4800::12),", "2405:4800::12"],
  [readIp, "IP ee0:4f9a::1d nhé", "ee0:4f9a::1d"],
  [readBase64, "Authorization: Basic dXNlcjpwYXNz", "dXNlcjpwYXNz"],
  [readBase64, "-----BEGIN TEXT-----\nWGluIGNo\nw6Bv\n-----END TEXT-----", "WGluIGNo\nw6Bv"],
  [readBase64, "giải mã giúp em WGluIGNow6BvIGLhuqFu với", "WGluIGNow6BvIGLhuqFu"],
  [readCode, "Mã xác thực: 482 913.", "482 913"],
  [readPhone, "1. 0912345678", "0912345678"],
  [readPhone, "https://zalo.me/0912345678", "0912345678"],
  [readPhone, "SĐT: 0912 345 678 (Hoa)", "0912 345 678"],
  [readPhone, "+84\u00a0912.345.678", "+84 912.345.678"],
  [readPhone, "gọi em số (028) 3822 1234 nha", "(028) 3822 1234"],
  [readPhone, "0912 345 678 hoặc 0987 654 321", several],
  [readPhone, "0912345678 - 0987654321", several],
  [readPhone, "091 234 5678 098 765 4321", several],
  [readPhone, "hotline 1900 1234 nhé", "1900 1234"],
  [readPhone, "Zalo 84912345678 (Hoa)", "84912345678"],
  [readPhone, "０９１２ ３４５ ６７８", "0912 345 678"],
  [readPhone, "stk 19036123456789", "stk 19036123456789"],
  [readBase64, "“WGluIGNow6Bv”\u200b", "WGluIGNow6Bv"],
  [readIp, "IP máy chủ: 103.21.244.7:8080", "103.21.244.7"],
  [readIp, "[2405:4800::12]:443", "2405:4800::12"],
  [readIp, "１０３.21.244.7", "103.21.244.7"],
  [readAgent, "User-Agent: Mozilla/5.0 (X11; Linux x86_64)", "Mozilla/5.0 (X11; Linux x86_64)"],
  [readAgent, "“user-agent: okhttp/4.12.0”", "okhttp/4.12.0"],
  [readAgent, "-H 'User-Agent: curl/8.5.0' \\", "curl/8.5.0"],
  [
    readAgent,
    '203.0.113.9 - - [24/Nov/2026] "GET / HTTP/1.1" 200 1 "-" "Mozilla/5.0 (X11)"',
    "Mozilla/5.0 (X11)",
  ],
  [readAgent, "Opera/9.80 (Windows NT 6.1) Presto/2.12", "Opera/9.80 (Windows NT 6.1) Presto/2.12"],
  [readIp, "103 . 21. 244 .7", "103.21.244.7"],
  [readNameOrIp, "[2405:4800::12]:443", "2405:4800::12"],
  [readIp, "103.21.244.7 với 1.1.1.1", several],
  [readIp, "103.21.244.0/24", "103.21.244.0/24"],
  [readIp, "::ffff:1.2.3.4", "::ffff:1.2.3.4"],
  [readIp, "ip nhà em: 2405:4800::12 ạ", "2405:4800::12"],
  [readIp, "lúc 12:30:45 nhé", "lúc 12:30:45 nhé"],
];

test("messages as people paste them give the one value that is meant, or say why not", () => {
  for (const [reader, text, wanted] of messages)
    expect([reader.name, text, outcome(reader, text)]).toEqual([reader.name, text, wanted]);
});

const digits = (end: number) => String(Math.floor(Math.random() * end));
const letters = (alphabet: string, length: number) =>
  Array.from({ length }, () => oneOf(alphabet.split(""))).join("");
const before = ["", "Link: ", "nè ", "👉 ", "Anh xem giúp em: ", "STT 1. "];
const after = ["", " nhé", " ạ 🙏", "\nCảm ơn", " , thanks", " (gấp)"];

const kinds: readonly { readonly reader: Reader; readonly make: () => string }[] = [
  {
    reader: readWebAddress,
    make: () => `https://${letters("abcdefgh", 8)}.vn/${letters("abcXYZ019-_", 9)}?id=${digits(1e6)}`,
  },
  { reader: readSecret, make: () => `${letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 15)}${letters("234567", 1)}` },
  { reader: readHost, make: () => `${letters("abcdefgh", 8)}.${oneOf(["vn", "com.vn", "com", "shop"])}` },
  { reader: readProxy, make: () => `103.21.${digits(256)}.${digits(256)}:${1000 + Number(digits(9000))}` },
  { reader: readIp, make: () => [1, 2, 3, 4].map(() => digits(256)).join(".") },
];

test("a value is the same out of whatever words stand around it, and alone stays to the letter", () => {
  for (const { reader, make } of kinds)
    for (let round = 0; round < 500; round += 1) {
      const value = make();
      const text = oneOf(before) + value + oneOf(after);
      expect([text, outcome(reader, text)]).toEqual([text, value]);
      expect(outcome(reader, value)).toBe(value);
    }
});

test("an address is the same before whatever marks, quotes and brackets, in a text and alone", () => {
  const signs = ["”", "“", "»", "」", "】", "》", "’", "，", "。", "、", "！", "…", ",", ";", "؟", "🌸", "`"];
  for (let round = 0; round < 500; round += 1) {
    const end = oneOf(signs) + oneOf(["", ".", "!", ...signs]);
    const name = `${letters("abcdefgh", 6)}.vn`;
    const address = `https://${name}/${letters("abcXYZ019-", 5)}`;
    for (const text of [address + end, `${oneOf(before)}${address}${end} nhé`])
      expect([text, outcome(readWebAddress, text)]).toEqual([text, address]);
    expect([name + end, outcome(readHost, name + end)]).toEqual([name + end, name]);
  }
});

test("a proxy with its login is the same however it is written", () => {
  for (let round = 0; round < 300; round += 1) {
    const [host, port] = [`103.21.${digits(256)}.${digits(256)}`, 1000 + Number(digits(9000))];
    const [user, password] = [`${letters("abcdefgh", 6)}${digits(99)}`, letters("abXY12@!#", 8)];
    const written = [
      `${host}:${port}:${user}:${password}`,
      `${user}:${password}@${host}:${port}`,
      `${host}:${port}@${user}:${password}`,
      `${user}:${password}:${host}:${port}`.replaceAll("@", "-"),
      ...["|", ";", ",", "\t", " | "].flatMap((sign) => [
        [host, port, user, password].join(sign),
        [`${host}:${port}`, user, password].join(sign),
        ["1", `${host}:${port}`, user, password, "2026-12-31"].join(sign),
      ]),
      `IP ${host} cổng ${port} tài khoản: ${user} mật khẩu: ${password}`,
    ];
    for (const text of written) {
      const read = parseProxy(outcome(readProxy, text));
      const isDashed = text === written[3];
      expect([text, read]).toEqual([
        text,
        ok({
          protocol: null,
          host,
          port,
          login: { user, password: isDashed ? password.replaceAll("@", "-") : password },
        }),
      ]);
    }
  }
});

test("what is read of a line of a table of jobs is a schedule, with whatever command it goes on", () => {
  const commands = [
    "/usr/bin/php a.php",
    "root ls",
    "cd /srv && ./run",
    "curl -s https://a.example",
    "$HOME/x.sh 1 2",
  ];
  for (let round = 0; round < 500; round += 1) {
    const schedule = [
      `*/${2 + Number(digits(20))}`,
      digits(24),
      oneOf(["*", "1", "1-15"]),
      oneOf(["*", "jan", "6"]),
      oneOf(["*", "mon-fri", "0"]),
    ].join(" ");
    expect(parseSchedule(schedule).ok).toBe(true);
    expect(outcome(readExpression, `${schedule} ${oneOf(commands)}`)).toBe(schedule);
    expect(outcome(readExpression, schedule)).toBe(schedule);
  }
});

test("reading what was read changes nothing, and takes little time for any text", () => {
  const thread = threadPath() ?? "";
  const pieces = [
    "https://",
    "a.vn ",
    "1.1.1.1",
    "[::",
    "AAAA ",
    "2345|",
    "* * ",
    "((",
    "@a ",
    "\u200b",
    "otpauth://totp/",
    "a.",
    "a@",
    "JBSW ",
    "otpauth-migration://offline?data=",
    "JBSWY3DPEHPK3PXP\n",
    "data:a/b;base64,",
    "data:a;b=",
    "1.1.1.1 ",
    "a.vn:80 ",
    "”,",
    "a:b@",
    "1.1.1.1|80|",
    "user: a pass: ",
    "a b|",
  ];
  for (const reader of new Set(messages.map(([each]) => each))) {
    for (const [, text] of messages) {
      const reading = reader(text);
      if (!("refused" in reading)) expect(outcome(reader, reading.value)).toBe(reading.value);
    }
    for (const piece of pieces) {
      const text = piece.repeat(Math.ceil(8192 / piece.length));
      const started = threadTimeMs(thread) ?? 0;
      reader(text);
      const cpuMs = (threadTimeMs(thread) ?? 0) - started;
      expect([reader.name, piece, cpuMs < 60 || onReferenceMachine(cpuMs) < 60]).toEqual([
        reader.name,
        piece,
        true,
      ]);
    }
  }
});

test("a question that was typed in plain letters keeps its blanks", () => {
  const address = "https://example.com/tìm?q=phở bò";
  expect(readWebAddress(address)).toEqual({ value: address });
});
