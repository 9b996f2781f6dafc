import { expect, test } from "bun:test";
import zlib from "node:zlib";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";
import { clientFor, failureOf, reply, bodyTextOf } from "#tests/support/product/http-client.ts";
import { startRaw, startHttpServer } from "#tests/support/servers/http-server.ts";

const numbers = seededNumbers(911_084);
const drawn = (end: number): number => numbers() % end;
const mebibyte = 1024 * 1024;

test("compressed bodies are unpacked", async () => {
  const codings = [
    ["gzip", zlib.gzipSync],
    ["x-gzip", zlib.gzipSync],
    ["deflate", zlib.deflateSync],
    ["deflate", zlib.deflateRawSync],
    ["br", zlib.brotliCompressSync],
  ] as const;
  for (const [coding, pack] of codings) {
    using site = await startHttpServer((_request, response) =>
      response.writeHead(200, { "content-encoding": coding }).end(pack("nén mà vẫn đọc được")),
    );
    expect(bodyTextOf(await reply(site.url))).toBe("nén mà vẫn đọc được");
  }
});

test("RFC 9110 8.4: several codings are undone in the reverse of their order, on one line or on several", async () => {
  const packers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
    gzip: zlib.gzipSync,
    "x-gzip": zlib.gzipSync,
    deflate: zlib.deflateSync,
    br: zlib.brotliCompressSync,
    identity: (bytes) => bytes,
  };
  const draw = () => Object.keys(packers)[drawn(5)] ?? "gzip";
  for (let round = 0; round < 12; round += 1) {
    const codings = Array.from({ length: 1 + drawn(4) }, draw);
    const packed = codings.reduce<Uint8Array>(
      (bytes, coding) => packers[coding]?.(bytes) ?? bytes,
      Buffer.from("nén mà vẫn đọc được"),
    );
    for (const header of [codings.join(", "), codings.join(",").toUpperCase(), codings]) {
      using site = await startHttpServer((_request, response) =>
        response.setHeader("content-encoding", header).end(packed),
      );
      const got = await reply(site.url);
      expect([codings, bodyTextOf(got), got.body.coding]).toEqual([codings, "nén mà vẫn đọc được", null]);
    }
  }
});

test("RFC 9110 8.4: what is packed in a coding that is not undone here, or in too many, is told with its name", async () => {
  const gzipped = zlib.gzipSync("nén");
  for (const [header, bytes, coding, shown] of [
    ["zstd", Buffer.from("x"), "zstd", "x"],
    ["compress, gzip", zlib.gzipSync("x"), "compress", "x"],
    ["gzip, aws-chunked", gzipped, "gzip, aws-chunked", gzipped.toString()],
    ["utf-8", Buffer.from("chữ"), "utf-8", "chữ"],
    ["toString", Buffer.from("x"), "tostring", "x"],
    [Array(9).fill("gzip").join(), gzipped, Array(5).fill("gzip").join(", "), ""],
  ] as const) {
    using site = await startHttpServer((_request, response) =>
      response.writeHead(200, { "content-encoding": header }).end(bytes),
    );
    const got = await reply(site.url);
    expect([header, got.body.coding, bodyTextOf(got)]).toEqual([header, coding, shown]);
  }
});

test("a bomb inside another coding is cut at five megabytes before it is looked into", async () => {
  // Empty blocks: as much as anybody likes inside, which unpack to nothing.
  const blocks = Buffer.concat([
    Buffer.alloc(30 * mebibyte, Buffer.from([0, 0, 0, 0xff, 0xff])),
    Buffer.from([3, 0]),
  ]);
  using site = await startHttpServer((_request, response) =>
    response.writeHead(200, { "content-encoding": "deflate, gzip" }).end(zlib.gzipSync(blocks)),
  );
  expect((await reply(site.url)).body).toMatchObject({ isCut: true, fault: "too_large" });
});

test("a body that grows when unpacked, and one that never ends, are cut at five megabytes", async () => {
  const zeros = Buffer.alloc(60 * mebibyte);
  const bombs = [
    ["gzip", zlib.gzipSync(zeros)],
    ["deflate", zlib.deflateSync(zeros)],
    ["deflate", zlib.deflateRawSync(zeros)],
  ] as const;
  using packed = await startHttpServer((request, response) => {
    const [coding, bomb] = bombs[Number(request.url?.slice(1))] ?? bombs[0];
    response.writeHead(200, { "content-encoding": coding }).end(bomb);
  });
  using endless = await startHttpServer((_request, response) => {
    const chunk = Buffer.alloc(65_536, "a");
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  });
  const urls = bombs.map((_bomb, index) => `${packed.url.replace(/\/$/, "")}/${index}`);
  for (const url of [...urls, endless.url]) {
    const { body } = await reply({ url, keepBytes: 1000 });
    expect(body).toMatchObject({ isCut: true, fault: "too_large" });
    expect(body.bytes.length).toBe(1000);
    expect(body.size).toBeLessThan(6 * mebibyte);
  }
});

test("a body that is cut short or badly packed is shown as far as it goes", async () => {
  using short = await startRaw(
    (socket) => void socket.end("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"),
  );
  using bad = await startHttpServer((_request, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end("not gzip"),
  );
  const got = await reply(`http://127.0.0.1:${short.port}/`);
  expect([bodyTextOf(got), got.body.fault]).toEqual(["abc", "incomplete"]);
  expect((await reply(bad.url)).body).toMatchObject({ size: 0, fault: "bad_encoding" });
});

test("what has come of a slow body is shown", async () => {
  using site = await startRaw(
    (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"),
  );
  const got = await reply(`http://127.0.0.1:${site.port}/`, clientFor({}, { bodyTimeoutMs: 1500 }));
  expect(got.body).toMatchObject({ size: 3, isCut: true, fault: "too_slow" });
});

test("a server that drips is bounded by the deadline, whether in its head or its body", async () => {
  const drip = (start: string) =>
    startRaw((socket) => {
      socket.write(start);
      const timer = setInterval(() => socket.write("a"), 20);
      socket.on("close", () => clearInterval(timer));
    });
  using head = await drip("HTTP/1.1 200 OK\r\nX-Slow: ");
  using body = await drip("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n");
  using silent = await startRaw(() => {});
  const ask = clientFor({ deadlineMs: 400 });
  for (const { port } of [head, body, silent])
    expect(await ask(`http://127.0.0.1:${port}/`)).toEqual(failureOf("upstream_timeout"));
});
