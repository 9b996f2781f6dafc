import { expect, test } from "bun:test";
import { findCode } from "../../../src/tools/temp-mail/code.ts";

const brings: [subject: string, body: string, code: string][] = [
  ["Mã xác nhận của bạn là 123456", "", "123456"],
  [
    "Xác minh tài khoản",
    "Chào An,\n\nMã xác thực OTP của bạn là: 845 193. Mã có hiệu lực trong 5 phút.",
    "845193",
  ],
  [
    "Đăng nhập",
    "Vui lòng nhập mã sau để đăng nhập:\n\n  7731\n\nKhông chia sẻ mã này với bất kỳ ai.",
    "7731",
  ],
  ["", "482913 là mã xác minh Facebook của bạn", "482913"],
  ["", "Ma OTP cua ban la 55120987. Hotline 1900 1234", "55120987"],
  ["", "Mã OTP: 009988 (giao dịch 1.500.000đ lúc 10:25 ngày 21/11/2026)", "009988"],
  ["", "Mật khẩu dùng một lần của quý khách: 6618203", "6618203"],
  ["", "Mã kích hoạt: AB12CD", "AB12CD"],
  [
    "",
    "Mã bảo mật của tài khoản Microsoft\nVui lòng dùng mã bảo mật sau cho tài khoản an**@x.vn.\n\nMã bảo mật: 2024",
    "2024",
  ],
  ["Your verification code", "Hi,\n\nYour code is G-482913. It expires in 10 minutes.", "482913"],
  ["", "Use 551-120 as your one-time password.", "551120"],
  ["", "Your Acme verification code: 99123\n© 2026 Acme, 1600 Amphitheatre Parkway", "99123"],
  ["123456 is your login code", "", "123456"],
  ["", "Enter this code to sign in:\n\n**4821**\n\nSent at 10:42, 21 Nov 2026", "4821"],
  [
    "",
    "Here is the GitHub authentication code you requested:\n\n31415926\n\nhttps://github.com/settings/20481024",
    "31415926",
  ],
  ["Confirm your email address", "Copy the following code into the open browser window.\n\nP4X9QZ", "P4X9QZ"],
];

test.each(brings)("finds the code: %s %s", (subject, body, code) => {
  expect(findCode(subject, body)).toBe(code);
});

const brings_none: [subject: string, body: string][] = [
  ["Hóa đơn tháng 5", "Mã đơn hàng 20481024, tổng cộng 500000đ, hạn 20261121."],
  ["Chào bạn", "Gọi 0912345678 hoặc 1900 1234 trước 2027."],
  ["Newsletter 2026", "Our office moved to 94043 Mountain View. Promo code SALE2026!"],
  ["", "Verification code expires soon. © 2026"],
  ["", "Open https://x.example/verify?code=123456 for your verification code"],
  ["", "Mã xác nhận đã được gửi tới an123456@example.com"],
  ["", "Your verification code is below"],
  ["", ""],
];

test.each(brings_none)("finds no code: %s %s", (subject, body) => {
  expect(findCode(subject, body)).toBeNull();
});

test.each(["x", " ", "@", "1", "A1", "your ", "the a", "http://", "1 ", "mã OTP "])(
  "a text of %j over and over is looked through all the same",
  (part) => {
    const hostile = part.repeat(200_000);
    expect(findCode(hostile.slice(0, 500), hostile)?.length ?? 0).toBeLessThan(9);
  },
);

test("a long text of nothing but digits and announcements is looked through in no time", () => {
  const hostile = "mã xác nhận 1234 ".repeat(10_000);
  expect(findCode(hostile, hostile)).toBe("1234");
});

test("the subject comes before the body: of two codes that are as likely, its own is taken", () => {
  expect(findCode("Mã xác nhận: 111111", "Mã xác nhận: 222222")).toBe("111111");
  expect(findCode("Mã xác nhận", "222222")).toBe("222222");
});
