import { expect, test } from "bun:test";
import { readMessage } from "#core/i18n.ts";
import { bodyTextOf, reply, request } from "#tests/support/product/http-client.ts";
import { startRaw } from "#tests/support/servers/http-server.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

const numbers = seededNumbers(91_120_052);
const below = (end: number): number => numbers() % end;

/** A server that answers with these very bytes, in pieces of this size, and closes. */
const serving = (answer: string, pieceSize = answer.length) =>
  startRaw((socket) => {
    const bytes = Buffer.from(answer, "latin1");
    socket.setNoDelay(true);
    const pieces = Array.from({ length: Math.ceil(bytes.length / pieceSize) }, (_, at) =>
      bytes.subarray(at * pieceSize, (at + 1) * pieceSize),
    );
    const next = (): void => {
      const piece = pieces.shift();
      if (piece) socket.write(piece, () => setImmediate(next));
      else socket.end();
    };
    next();
  });

const headersOf = async (answer: string, pieceSize?: number) => {
  using site = await serving(answer, pieceSize);
  const got = await reply(`http://127.0.0.1:${site.port}/`);
  return { status: got.status, headers: got.headers, body: bodyTextOf(got), version: got.httpVersion };
};

/** What the answer is refused with, as a reader sees it in English. */
async function refusalOf(answer: string): Promise<string> {
  using site = await serving(answer);
  const outcome = await request(`http://127.0.0.1:${site.port}/`);
  if (outcome.ok) return `${outcome.value.status}`;
  const { detail } = outcome.failure;
  if (!detail) return outcome.failure.code;
  expect(readMessage("vi", detail)).not.toMatch(/[{}]/);
  return `${detail.key}: ${readMessage("en", detail)}`;
}

const rest = "Content-Length: 4\r\n\r\nhere";

test("RFC 9112 5.2: a header line goes on after a fold, which is one space, wherever it stands and however it comes", async () => {
  for (let round = 0; round < 25; round += 1) {
    const words = Array.from({ length: 1 + below(4) }, (_, at) => `${"abc"[below(3)]}${at}`);
    const blanks = () => [" ", "\t", "  ", " \t "][below(4)] ?? " ";
    const end = () => ["", " ", "\t"][below(3)] ?? "";
    const folded = words.reduce((line, word) => `${line}${end()}\r\n${blanks()}${word}`);
    const before = below(2) ? " " : `${end()}\r\n${blanks()}`;
    const answer = `HTTP/1.1 200 OK\r\nX-One: 1\r\nX-Fold:${before}${folded}\r\nX-Two: 2\r\n${rest}`;
    const { status, headers, body } = await headersOf(answer, 1 + below(90));
    expect([answer, status, headers, body]).toEqual([
      answer,
      200,
      [
        ["X-One", "1"],
        ["X-Fold", words.join(" ")],
        ["X-Two", "2"],
        ["Content-Length", "4"],
      ],
      "here",
    ]);
  }
});

test("RFC 9112 2.2, 5.1, RFC 9110 2.5, 5.5, 8.6: what a reader may mend is mended, and shown as it came", async () => {
  const mended: readonly (readonly [answer: string, headers: readonly (readonly [string, string])[]])[] = [
    [`HTTP/1.1 200 OK\nX-A: 1\nContent-Length: 4\n\nhere`, [["X-A", "1"]]],
    [`HTTP/1.1 200 OK\r\nX-A : 1\r\n${rest}`, [["X-A", "1"]]],
    [`HTTP/1.1 200 OK\r\nX-A \t: 1\r\n${rest}`, [["X-A", "1"]]],
    [`HTTP/1.1 200 OK\r\n X-A: 1\r\n\tX-B: 2\r\n${rest}`, []],
    [`HTTP/1.1 200 OK\r\nX-A: a\rb\r\n${rest}`, [["X-A", "a b"]]],
    [`HTTP/1.1 200 OK\r\nX-A: a\0b\r\n${rest}`, [["X-A", "a b"]]],
    [`HTTP/1.1 200 OK\r\nX-A: a\x01b\r\n${rest}`, [["X-A", "a\x01b"]]],
    [`\r\nHTTP/1.1 200 OK\r\n${rest}`, []],
    [`HTTP/1.1 200\r\n${rest}`, []],
    [`HTTP/1.1  200 OK\r\n${rest}`, []],
    [`HTTP/1.1 200 OK\r\nContent-Length: 4\r\n${rest}`, [["Content-Length", "4"]]],
    [`HTTP/1.1 200 OK\r\nX-A:\r\n${rest}`, [["X-A", ""]]],
    [`HTTP/1.1 103 Early Hints\r\nLink: a\r\n b\r\n\r\nHTTP/1.1 200 OK\r\n${rest}`, []],
  ];
  for (const [answer, headers] of mended) {
    const got = await headersOf(answer);
    expect([answer, got.status, got.headers, got.body]).toEqual([
      answer,
      200,
      [...headers, ["Content-Length", "4"]],
      "here",
    ]);
  }
  expect((await headersOf("HTTP/1.1 200 OK\r\nContent-Length: 4, 4\r\n\r\nhere")).body).toBe("here");
  expect((await headersOf("HTTP/1.1 200 OK\r\nContent-Length:\r\n 4\r\n\r\nhere")).body).toBe("here");
  for (const version of ["1.0", "1.1", "1.2"])
    expect((await headersOf(`HTTP/${version} 200 OK\r\n${rest}`)).version).toBe(version);
});

test("RFC 9112 4, 5, 6.3: what is refused is named, with what came and why", async () => {
  for (const [answer, key, words] of [
    ["SSH-2.0-OpenSSH_9.2\r\n", "net.notHttp", "“SSH-2.0-OpenSSH_9.2"],
    ["<html>hi</html>", "net.notHttp", "“<html>hi</html>”"],
    ["\x15\x03\x01\0\x02\x02", "net.notHttp", "······"],
    ["ICY 200 OK\r\n\r\n", "net.notHttp", "ICY 200 OK"],
    ["HTTP/2 200\r\n\r\n", "net.head.version", "version 2;"],
    ["HTTP/0.9 200 OK\r\n\r\n", "net.head.version", "version 0.9;"],
    ["HTTP/1.1 20 OK\r\n\r\n", "net.head.status", "“HTTP/1.1 20 OK”"],
    ["HTTP/1.1 2000 OK\r\n\r\n", "net.head.status", "“HTTP/1.1 2000 OK”"],
    ["HTTP/1.1 OK\r\n\r\n", "net.head.status", "“HTTP/1.1 OK”"],
    ["HTTP/1.1 200 OK\r\nX-A 1\r\n\r\n", "net.head.line", "“X-A 1”"],
    ["HTTP/1.1 200 OK\r\nX A: 1\r\n\r\n", "net.head.line", "“X A: 1”"],
    ["HTTP/1.1 200 OK\r\nX(A): 1\r\n\r\n", "net.head.line", "“X(A): 1”"],
    ["HTTP/1.1 200 OK\r\n: 1\r\n\r\n", "net.head.line", "“: 1”"],
    ["HTTP/1.1 200 OK\r\nX\0A: 1\r\n\r\n", "net.head.line", "“X A: 1”"],
    ["HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nhere", "net.head.lengths", "3, 4;"],
    ["HTTP/1.1 200 OK\r\nContent-Length: 3, 4\r\n\r\nhere", "net.head.lengths", "3, 4;"],
    ["HTTP/1.1 200 OK\r\nContent-Length: four\r\n\r\nhere", "net.head.length", "“four”"],
    ["HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\nhere", "net.head.length", "“-4”"],
    ["HTTP/1.1 200 OK\r\nContent-Length:\r\n\r\nhere", "net.head.length", "“”"],
    [
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "net.head.framing",
      "at once",
    ],
    ["HTTP/1.1 101 Switching\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n", "net.head.upgrade", "101"],
    ["HTTP/1.1 103 Early\r\n\r\n".repeat(20), "net.head.interim", "more than 8"],
    [`HTTP/1.1 200 OK\r\nX: ${"a".repeat(70_000)}\r\n\r\n`, "net.head.tooLarge", "64 KB"],
    [`HTTP/1.1 200 OK\r\nX: ${"a".repeat(70_000)}`, "net.head.tooLarge", "64 KB"],
    [`HTTP/1.1 200 OK\r\n${"X: a\r\n".repeat(2000)}\r\n`, "net.head.tooMany", "1,000 lines"],
    ["", "net.closed", "closed"],
    ["HTTP/1.1 200 OK\r\nX-A: 1\r\n", "net.closed", "closed"],
    ["HTT", "net.closed", "closed"],
  ] as const) {
    const said = await refusalOf(answer);
    expect([answer.slice(0, 60), said]).toEqual([answer.slice(0, 60), expect.stringContaining(words)]);
    expect([answer.slice(0, 60), said.split(":")[0]]).toEqual([answer.slice(0, 60), key]);
  }
});

test("RFC 9112 7.1: a body whose chunks are none is told so at once, not as slow or as cut off", async () => {
  const head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (const [chunks, more, fault] of [
    ["2\r\nok\r\nzz\r\nok\r\n0\r\n\r\n", "", "bad_framing"],
    ["zz\r\n", "", "bad_framing"],
    ["2\r\nok\r\n", "zz\r\n", "bad_framing"],
    ["2\r\nokay\r\n0\r\n\r\n", "", "bad_framing"],
    ["2\r\nok\r\n", "", "incomplete"],
    ["9\r\nok", "", "incomplete"],
  ] as const) {
    using site = await startRaw((socket) => {
      // The rest goes on its way when the first part was read.
      socket.write(head + chunks, () => setImmediate(() => socket.end(more)));
    });
    const { status, body } = await reply(`http://127.0.0.1:${site.port}/`);
    expect([chunks, more, status, body.fault]).toEqual([chunks, more, 200, fault]);
  }
});

test("a large head and a long body arrive whole, in pieces of any size", async () => {
  const value = "a".repeat(60_000);
  const body = Array.from({ length: 40_000 }, (_, at) => `${at} `).join("");
  const answer = `HTTP/1.1 200 OK\r\nX-A: ${value}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const untilClosed = `HTTP/1.1 200 OK\r\nX-A: ${value}\r\n\r\n${body}`;
  for (const text of [answer, untilClosed])
    for (const pieceSize of [999, 65_536, text.length]) {
      const got = await headersOf(text, pieceSize);
      expect([got.headers[0]?.[1].length, got.body === body]).toEqual([value.length, true]);
    }
});
