import { textChanges } from "#tools/text-analyzer/schema.ts";
import type { Given } from "#tests/support/product/written-answers.ts";

const sonnet =
  "Shall I compare thee to a summer's day? Thou art more lovely and more temperate. Rough winds do shake the darling buds of May, and summer's lease hath all too short a date. The summer winds shake the darling buds again.";
const cafe =
  "Quán cà phê mở cửa lúc bảy giờ sáng. Cà phê ở đây rất ngon, người dân trong khu phố thường ghé qua trước giờ làm. Khu phố này có nhiều quán cà phê, nhưng quán của chị Lan đông khách nhất! Bạn đã thử chưa?";

const changed = "Đường  Lê Lợi. SỐ 5!\nd\u0323ong hai \n\n\nd\u0323ong hai ";

const texts = [
  sonnet,
  cafe,
  `${cafe}\n\n${cafe}\n \n- Mục một.\n2. Mục hai.\r\nHết`,
  "TP. Hồ Chí Minh, GS. TS. Nguyễn A. ở P. 5, Q. 1. Ông J. K. Rowling ở phần A. Sau đó về.",
  "Giá 5.000 đ. Rẻ quá! Đường 12 đ. Lê Lợi. Chạy 5 p. Nghỉ. Số 10. Đúng. No. 5 is alive. St. Paul sleeps. St. He woke.",
  'At 5 p.m. We left. E.g. this, i.e. that, etc. And so on… thế à. "Đi!" anh nói. (Xong.) Thật sao?! Ừ...',
  "你好。世界！」 もう一つ？ हिंदी। آخر؟",
  "a-b, c'd; e.f x@y.vn 3.14 --- *** 😀👨‍👩‍👧 é e\u{301} \t\u{a0}x",
  "Ha ha ha. Ha ha ha! Ha ha ha? Ho ho ho; ho ho ho: ho.",
  "{}[]~^|\\€ chào",
  "a".repeat(161),
  "ế".repeat(71),
  "{".repeat(81),
  "Chế độ ".repeat(120),
  "The internationalization of telecommunications infrastructure necessitates comprehensive institutional considerations. ".repeat(
    5,
  ),
  " \n ",
  "1 2 3",
  "Un texte en français sans beaucoup de mots communs. ".repeat(5),
];

export const textAnalyzer: readonly Given[] = [
  ...texts.map((text): Given => ["POST /text-analyzer/analyze", { text }]),
  ...textChanges.map((kind): Given => ["POST /text-analyzer/change", { text: changed, kind }]),
  ["POST /text-analyzer/change", { text: "79.000 đ\n\n1005\n2 000 000 000", kind: "number_vi" }],
  ["POST /text-analyzer/change", { text: "1,250,015\n0", kind: "number_en" }],
  ["POST /text-analyzer/change", { text: "a", kind: "x" }],
  ["POST /text-analyzer/lipsum", { length: 10_001, type: "x", language: "y" }],
];
