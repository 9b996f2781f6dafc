import { expect, test } from "bun:test";
import zlib from "node:zlib";
import { clientFor, failureOf, reply, bodyTextOf } from "../support/product/http-client.ts";
import { startRaw, startHttpServer } from "../support/servers/http-server.ts";

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
