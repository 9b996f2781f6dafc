import { expect, test } from "bun:test";
import { composeMail } from "../../../src/tools/temp-mail/parsed-mail.ts";
import { oneLine, previewOf } from "../../../src/tools/temp-mail/text.ts";

test("a sender's words become one line without controls and without characters that turn its direction", () => {
  expect(oneLine("  Ngân\r\nhàng\t\u202Egnp.exe\u202C \u0007!")).toBe("Ngân hàng gnp.exe !");
  expect(oneLine("\u2067a\u2069\u200f")).toBe("a");
});

test("marks that stand apart from their letters are joined to them", () => {
  expect(oneLine("Tie\u0302\u0301ng Vie\u0323\u0302t")).toBe("Tiếng Việt".normalize("NFC"));
});

test("a preview is the first words, without the invisible padding that senders put there", () => {
  expect(previewOf(`Chào bạn\u200c\u034f \u00ad\n\nthư`)).toBe("Chào bạn thư");
  expect(previewOf("một hai ba", 6)).toBe("một h…");
  expect(previewOf("😀😀😀", 4)).toBe("😀…");
});

test("what a message does not say is null", () => {
  const nothing = { from: { name: "", email: "" }, subject: " ", text: "\r\n", html: null, attachments: [] };
  expect(composeMail(nothing)).toEqual({
    from: {
      name: null,
      email: null,
    },
    subject: null,
    text: null,
    html: null,
    preview: null,
    code: null,
    searchText: "",
    attachments: [],
    pictures: [],
  });
});

test("subject and text stay what they are, in the list, in the search and in the message", () => {
  const mail = composeMail({
    from: { name: "An", email: "an@x.example" },
    subject: "Mã xác nhận: 111111",
    text: "Mã xác nhận: 222222",
    html: null,
    attachments: [],
  });
  expect(mail).toMatchObject({
    subject: "Mã xác nhận: 111111",
    text: "Mã xác nhận: 222222",
    preview: "Mã xác nhận: 222222",
    code: "111111",
    searchText: "ma xac nhan: 111111 an an@x.example ma xac nhan: 222222",
  });
});
