import { bodyPage, bodyPolicy, hasRemoteImages } from "#tools/temp-mail/body.ts";
import { expect, test } from "bun:test";
import { composeMail, oneLine, previewOf, shorten } from "#tools/temp-mail/parsed-mail.ts";

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

test("the page of a letter allows what it needs to be looked at, and remote pictures only when asked for", () => {
  for (const isShowing of [false, true])
    expect([
      bodyPolicy(isShowing),
      bodyPage('<p>a</p><img alt="b" data-remote-src="https://x.vn/a.png">', isShowing),
    ]).toMatchSnapshot();
  expect([hasRemoteImages('<img data-remote-src="a">'), hasRemoteImages("<p>data-remote-src=</p>")]).toEqual([
    true,
    false,
  ]);
});

test("a sender's words become one harmless line of their length", () => {
  expect(
    ["a\u0000b", "a\u001f \u007f\u009fb", "\u061ca\u200eb\u200fc\u202ad\u202ee\u2066f\u2069", " a\n\tb "].map(
      oneLine,
    ),
  ).toEqual(["a b", "a b", "a b c d e f", "a b"]);
  expect([shorten("ab😀", 3), shorten("ab😀", 4), shorten("abc", 5)]).toEqual(["ab", "ab😀", "abc"]);
  expect([
    previewOf("a".repeat(160)),
    previewOf("a".repeat(161)),
    previewOf(`${"a".repeat(158)} bcd`),
    previewOf("\u034fa\u00ad\u200b\u200d\u2060\ufeffb", 2),
  ]).toEqual(["a".repeat(160), `${"a".repeat(159)}…`, `${"a".repeat(158)}…`, "ab"]);
});
