import { expect, test } from "bun:test";
import { parseMessage } from "#mail/message.ts";

const flowed = "Content-Type: text/plain; charset=utf-8; format=flowed";
const latin1 = (text: string) => Buffer.from(text).toString("latin1");
const mailOf = (head: readonly string[], lines: readonly string[]) =>
  parseMessage(Buffer.from([...head, "", ...lines.map(latin1)].join("\r\n"), "latin1"));
const linesOf = async (lines: readonly string[], type = flowed) =>
  (await mailOf([type], lines)).text?.split("\n");

test.each<[section: string, sent: string[], shown: string[]]>([
  [
    "4.1: an answer below a quote",
    ["> Bạn có đến không? ", "Có chứ, ", "đúng giờ."],
    ["> Bạn có đến không? ", "Có chứ, đúng giờ."],
  ],
  ["4.1: one blank at the end", ["một ", "hai", "ba"], ["một hai", "ba"]],
  ["4.1: a flowed line at the very end", ["một", "hai "], ["một", "hai"]],
  ["4.2: a fixed line", ["một", "hai"], ["một", "hai"]],
  ["4.3: a signature", ["thân ", "-- ", "An"], ["thân ", "-- ", "An"]],
  ["4.3: a quoted signature", ["> thân ", "> -- ", "> An ", "> Bình"], ["> thân ", "> -- ", "> An Bình"]],
  ["4.3: more than a signature", ["-- An ", "Bình", "--  ", "x"], ["-- An Bình", "--  x"]],
  ["4.4: one blank before, not two", ["  hai ", "  ba"], [" hai  ba"]],
  ["4.4: a stuffed mark is no quote", [" > không ", "phải"], ["> không phải"]],
  ["4.4: From", [" From An ", " From B"], ["From An From B"]],
  ["4.4: stuffed behind quotes", ["> một ", ">hai ", "> ba"], ["> một hai ba"]],
  ["4.4: a blank line", ["một", " ", "> ", ">", "", "hai"], ["một", "", ">", ">", "", "hai"]],
  ["4.5: depths", [">> a ", ">> b ", "> c ", "> d ", "e"], [">> a b ", "> c d ", "e"]],
  ["4.5: a mark behind the stuffing", ["> > a ", "> b"], ["> > a b"]],
  ["4.5: a deep one", [`${">".repeat(90)}a `, `${">".repeat(90)} b`], [`${">".repeat(90)} a b`]],
])("RFC 3676 %s", async (_, sent, shown) => {
  expect(await linesOf(sent)).toEqual(shown);
});

test.each([
  [flowed, "a b"],
  [`${flowed}; DelSp=no`, "a b"],
  [`${flowed}; delsp=maybe`, "a b"],
  [`${flowed}; delsp=YES`, "ab"],
  ['Content-Type: text/plain; Format="Flowed"; DelSp="yes"', "ab"],
  ["Content-Type: text/plain; format=fixed", "a \nb"],
  ["Content-Type: text/plain", "a \nb"],
])("RFC 3676 4: %s", async (type, text) => {
  expect((await mailOf([type], ["a ", "b"])).text).toBe(text);
});

test("RFC 3676 4.1: lines that were wrongly left flowed lose the blank that DelSp adds, and join nothing", async () => {
  expect(await linesOf(["> một ", "hai ", "-- ", "x"], `${flowed}; delsp=yes`)).toEqual([
    "> một",
    "hai",
    "-- ",
    "x",
  ]);
});

test("RFC 3676 4: lines are read after their encoding and character set", async () => {
  const base64 = Buffer.from("> H\u1ecfi \r\n\u0110\u00e1p ", "utf16le").toString("base64");
  const type = "Content-Type: text/plain; charset=utf-16le; format=flowed";
  expect((await mailOf([type, "Content-Transfer-Encoding: base64"], [base64])).text).toBe("> Hỏi \nĐáp");
  const printed = ["> H=E1=BB=8Fi=20", "=C4=90=C3=A1p=20", "th=E1=BA=ADt"];
  expect((await mailOf([flowed, "Content-Transfer-Encoding: quoted-printable"], printed)).text).toBe(
    "> Hỏi \nĐáp thật",
  );
  const viscii = "Content-Type: text/plain; charset=viscii; format=flowed";
  const mail = await parseMessage(Buffer.from(`${viscii}\r\n\r\n> \xd0\xe1p \r\nx`, "latin1"));
  expect(mail.text).toBe("> Đáp \nx");
});

test("RFC 3676 1: HTML that says it is flowed stays as it is", async () => {
  const html = ["<a href='https://x.example/' ", ">chữ</a ", "> ", "  và"];
  const mail = await mailOf(["Content-Type: text/html; charset=utf-8; format=flowed"], html);
  expect(mail.html?.trim()).toContain(">chữ</a>");
  expect(mail.text).toBe("chữ và");
});

test("RFC 3676 4.5: a forwarded message inside a message keeps its quotes, as text and beside HTML", async () => {
  const part = (type: string, lines: string[]) => ["--b", type, "", ...lines];
  const inner = ["From: a@x.example", flowed, "", "> Hỏi? ", "Đáp."];
  const mail = await mailOf(
    ["Content-Type: multipart/mixed; boundary=b"],
    [
      ...part(flowed, ["> Bạn? ", "Tôi."]),
      ...part("Content-Type: text/html", ["<p>x</p>"]),
      ...part("Content-Type: message/rfc822", inner),
      "--b--",
    ],
  );
  expect(mail.text).toContain("> Bạn? \nTôi.");
  expect(mail.text).toContain("> Hỏi? \nĐáp.");
  expect(mail.html).toContain("&gt; Hỏi? <br />Đáp.");
  expect(mail.html).toContain("&gt; Bạn? <br />Tôi.");
});

const below = (bound: number) => Math.floor(Math.random() * bound);

/** A paragraph as RFC 3676 4.2 has it written: flowed lines and a fixed one, each quoted and stuffed; none is a signature's. */
function sentLines(depth: number, text: string, isDelSp: boolean): string[] {
  const pieces = [""];
  for (const letter of text) {
    const piece = (pieces.pop() ?? "") + letter;
    const endsHere = (isDelSp || letter === " ") && piece + (isDelSp ? " " : "") !== "-- " && below(3) === 0;
    pieces.push(piece, ...(endsHere ? [""] : []));
  }
  return pieces.map((piece, place) => {
    const line = isDelSp && place < pieces.length - 1 ? `${piece} ` : piece;
    const needsStuffing = /^[> ]|^From /.test(line) || below(2) === 0;
    return ">".repeat(depth) + (needsStuffing ? " " : "") + line;
  });
}

test.each([false, true])(
  "RFC 3676 4.2: whatever is written by its grammar is read as what was meant, DelSp %j",
  async (isDelSp) => {
    const words = ["xin", "chào,", "ế", "日本", ">", ">>", "--", "From", "", "🙂", "a>b"];
    for (let round = 0; round < 60; round += 1) {
      const paragraphs = Array.from({ length: 1 + below(8) }, () => ({
        depth: below(4),
        text: Array.from({ length: below(9) }, () => words[below(words.length)])
          .join(" ")
          .trimEnd(),
      }));
      const type = `${flowed}; delsp=${isDelSp ? "yes" : "no"}`;
      const sent = [...paragraphs.flatMap(({ depth, text }) => sentLines(depth, text, isDelSp)), "."];
      const meant = paragraphs.map(
        ({ depth, text }) => ">".repeat(depth) + (depth && text ? " " : "") + text,
      );
      expect(await linesOf(sent, type)).toEqual([...meant, "."]);
    }
  },
);

test("RFC 3676 4.5: quotes make a message no more than a third longer", async () => {
  const { text } = await mailOf(
    [flowed],
    Array.from({ length: 50_000 }, () => ">a"),
  );
  expect(text).toHaveLength(50_000 * 4 - 1);
});
