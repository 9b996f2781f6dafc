import { expect, test } from "bun:test";
import { linesByAnswer } from "#tests/support/product/by-answer.ts";
import { findCode } from "#tools/temp-mail/code.ts";

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

const mails: readonly (readonly [subject: string, body: string])[] = [
  ...[
    "ma xac nhan",
    "mã xác thực",
    "mã xác minh",
    "mã otp",
    "mã pin",
    "mã kích hoạt",
    "mã đăng nhập",
    "mã bảo mật",
    "mã truy cập",
    "mã số bí mật",
    "mã của bạn",
    "mã sau",
    "mã dưới đây",
    "nhập mã",
    "mật khẩu một lần",
    "mật khẩu dùng 1 lần",
    "mật khẩu sử dụng một lần",
    "verification code",
    "security pin",
    "confirmation password",
    "authentication passcode",
    "activation number",
    "access token",
    "log-in code",
    "login code",
    "sign in code",
    "signing code",
    "one-time code",
    "single use code",
    "recovery code",
    "two-factor code",
    "2fa code",
    "mfa-code",
    "your secret new code",
    "the code",
    "this code",
    "following code",
    "enter code",
    "use code",
    "temporary passcode",
    "passcode",
    "otp",
    "code is",
    "postcode",
    "mã hàng",
    "discount code",
  ].map((words) => [words, "123456"] as const),
  ...[
    "123456",
    "1234",
    "123",
    "12345678",
    "123456789",
    "123 456",
    "123-4567",
    "1234 5678",
    "1234-56789",
    "AB12C",
    "ABCDE",
    "A1B2C3D4",
    "A1B2C3D4E",
    "G-123456",
    "ABC-123456",
    "ABCD-123456",
    "#123456",
    "123456%",
    "123456đ",
    "123456 vnd",
    "123.456",
    "123,456",
    "12:3456",
    "123456 phút",
    "5678 minutes",
    "20261121",
    "2026",
    "1999",
    "20261341",
    "1900 1234",
    "1800-1234",
    "+84123456",
    "a@123456.vn",
    "http://x.vn/123456",
    "www.x.vn/123456",
    "x=123456",
    "$1234",
    "1234USD",
  ].map((code) => ["Mã OTP", `Mã xác nhận: ${code}`] as const),
  ["a", "Your code is: 111111. Not 222222."],
  ["a", "333333 is your code"],
  ["a", `code is ${"x ".repeat(58)}444444`],
  ["a", `code is ${"x ".repeat(62)}444444`],
  ["a", `ABCD1 ${"x ".repeat(12)} otp`],
  ["a", `ABCD1 ${"x ".repeat(18)} otp`],
  ["Mã xác nhận", "Xin chào\n  987654  \nCảm ơn"],
  ["Mã xác nhận", "Xin chào 987654 bạn"],
  ["a", "555555\nno words"],
];

test("codes are found, and what is none is not, as they were read and found right", () => {
  const shown = ([subject, body]: readonly [string, string]) =>
    JSON.stringify(`${subject} / ${body.length > 60 ? `${body.slice(0, 20)}… ${body.length}` : body}`);
  expect(linesByAnswer(mails, ([subject, body]) => String(findCode(subject, body)), shown)).toMatchSnapshot();
});
