import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import https from "node:https";
import zlib from "node:zlib";
import { createHttpClient } from "../../src/net/http.ts";
import type { MessageKey } from "../../src/i18n.ts";
import { fail, type FailureCode } from "../../src/result.ts";
import { record, startDnsServer } from "../support/dns-server.ts";
import type { HttpRequest } from "../../src/tools/http/effects.ts";
import { guardFor, traveller } from "../support/guard.ts";
import { listen, startRaw, startSite } from "../support/sites.ts";

const pem = (name: string) => readFileSync(new URL(`certificates/${name}`, import.meta.url), "utf8");
const mebibyte = 1024 * 1024;

const clientFor = (wishes: Parameters<typeof guardFor>[0] = {}) => {
  const guard = guardFor({ allow: "127.0.0.1/32", ...wishes });
  const client = createHttpClient(guard, { userAgent: "test/1", ca: pem("authority.pem") });
  return (request: HttpRequest | string) =>
    guard.outing(traveller, (signal) =>
      client.request(typeof request === "string" ? { url: request } : request, signal),
    );
};
const request = clientFor();

async function reply(asked: HttpRequest | string, ask = request) {
  const outcome = await ask(asked);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

const textOf = ({ body }: { body: { bytes: Uint8Array } }) => new TextDecoder().decode(body.bytes);
const failureOf = (code: Exclude<FailureCode, "invalid_input">, key?: MessageKey) =>
  fail(code, key && { key });

test("an answer comes with its head, body, address and times", async () => {
  using site = await startSite((_request, response) => {
    response
      .writeHead(
        201,
        "Made",
        [
          ["Set-Cookie", "a=1"],
          ["Set-Cookie", "b=2"],
        ].flat(),
      )
      .end("xin chào");
  });
  const got = await reply(`${site.url}/a?b=c#d`);
  expect(got).toMatchObject({
    status: 201,
    statusText: "Made",
    httpVersion: "1.1",
    address: "127.0.0.1",
    tls: null,
  });
  expect(got.headers).toContainEqual(["Set-Cookie", "b=2"]);
  expect(textOf(got)).toBe("xin chào");
  expect(got.body).toMatchObject({ size: 9, isCut: false, fault: null });
  expect(got.phases.dns).toBeNull();
  expect(got.totalMs).toBeGreaterThanOrEqual(got.phases.firstByte);
  expect(site.seen).toMatchObject([{ method: "GET", url: "/a?b=c", headers: { "user-agent": "test/1" } }]);
});

test("method, headers and body are sent as given, framing headers are not", async () => {
  using site = await startSite((_request, response) => response.end());
  const headers: [string, string][] = [
    ["X-Thử".normalize("NFD").replace(/[^\x20-\x7e]/g, ""), "42"],
    ["user-agent", "mine"],
    ["Host", "evil.example"],
    ["Transfer-Encoding", "chunked"],
    ["Content-Length", "1"],
    ["Connection", "upgrade"],
    ["Expect", "100-continue"],
  ];
  await reply({ url: site.url, method: "PATCH", headers, body: "Xin chào" });
  const [seen] = site.seen;
  expect(seen).toMatchObject({ method: "PATCH", body: "Xin chào" });
  expect(seen?.headers).toMatchObject({
    host: `127.0.0.1:${site.port}`,
    "user-agent": "mine",
    "content-length": "9",
    connection: "close",
  });
  expect(seen?.headers).not.toContainAnyKeys(["transfer-encoding", "expect"]);
});

test("redirects are followed and listed, and a POST becomes a GET as browsers do it", async () => {
  using site = await startSite(({ url }, response) => {
    const status = Number(url?.slice(1));
    if (status) response.writeHead(status, { location: "/done" });
    response.end();
  });
  const methods: (string | undefined)[] = [];
  for (const status of [301, 302, 303, 307, 308]) {
    const got = await reply({ url: `${site.url}/${status}`, method: "POST", body: "a" });
    expect(got.redirects).toEqual([{ url: `${site.url}/${status}`, status, location: "/done" }]);
    methods.push(site.seen.at(-1)?.method);
  }
  expect(methods).toEqual(["GET", "GET", "GET", "POST", "POST"]);
});

test("a redirect to another origin takes no credentials along", async () => {
  using other = await startSite((_request, response) => response.end());
  using site = await startSite((_request, response) =>
    response.writeHead(307, { location: other.url }).end(),
  );
  const headers: [string, string][] = [
    ["Authorization", "Bearer secret"],
    ["Cookie", "a=1"],
    ["X-Api-Key", "secret"],
    ["Accept-Language", "vi"],
  ];
  const got = await reply({ url: site.url, headers });
  expect(got.remarks).toEqual(["headers_dropped"]);
  expect(site.seen[0]?.headers.authorization).toBe("Bearer secret");
  expect(other.seen[0]?.headers).not.toContainAnyKeys(["authorization", "cookie", "x-api-key"]);
  expect(other.seen[0]?.headers["accept-language"]).toBe("vi");
});

test("a loop of redirects ends after ten with the last answer", async () => {
  using site = await startSite((_request, response) => response.writeHead(302, { location: "/" }).end());
  const got = await reply(site.url);
  expect([got.status, got.redirects.length, got.remarks]).toEqual([302, 10, ["redirect_limit"]]);
  expect(site.seen.length).toBe(11);
});

test("a redirect is checked like the first address, and nothing inside is reached", async () => {
  using inside = await startSite((_request, response) => response.end("secret"));
  const locations = [
    `http://127.0.0.2:${inside.port}/`,
    `//127.0.0.2:${inside.port}/`,
    `http:\\\\127.0.0.2:${inside.port}\\`,
    `http://2130706434:${inside.port}/`,
    `http://[::ffff:127.0.0.1]:${inside.port}/`,
    `http://localhost:${inside.port}/`,
    `http://user:pass@127.0.0.1:${inside.port}/`,
    "http://169.254.169.254/latest/meta-data/",
    "http://metadata.google.internal/computeMetadata/v1/",
    "http://[fd00:ec2::254]/latest/meta-data/",
    "http://8.8.8.8:25/",
    "file:///etc/passwd",
    "ftp://8.8.8.8/",
    "gopher://127.0.0.1:6379/_FLUSHALL",
    "data:text/html,secret",
    "javascript:alert(1)",
    "unix:/var/run/docker.sock",
    `http://8.8.8.8/${"a".repeat(3000)}`,
  ];
  using site = await startSite(({ url }, response) =>
    response.writeHead(302, { location: locations[Number(url?.slice(1))] }).end(),
  );
  const ask = clientFor({ allow: `127.0.0.1/32:${site.port}` });
  for (const [index, location] of locations.entries()) {
    const outcome = await ask(`${site.url}/${index}`);
    expect([location, outcome]).toMatchObject([location, failureOf("blocked_target", "net.blockedRedirect")]);
  }
  expect(inside.seen).toEqual([]);
});

test("what is no web address, or carries credentials, is refused", async () => {
  for (const url of [
    "file:///etc/passwd",
    "ftp://8.8.8.8/",
    "nonsense",
    "s3://bucket/key",
    "data:,a",
    "blob:http://a",
  ])
    expect(await request(url)).toEqual(failureOf("blocked_target", "net.notWeb"));
  for (const port of [0, 22, 25, 6379])
    expect(await request(`http://8.8.8.8:${port}/`)).toMatchObject(failureOf("blocked_target", "net.port"));
  expect(await request("http://u:p@8.8.8.8/")).toEqual(failureOf("blocked_target", "net.credentials"));
});

test("compressed bodies are unpacked", async () => {
  const codings = { gzip: zlib.gzipSync, deflate: zlib.deflateSync, br: zlib.brotliCompressSync };
  for (const [coding, pack] of Object.entries(codings)) {
    using site = await startSite((_request, response) =>
      response.writeHead(200, { "content-encoding": coding }).end(pack("nén mà vẫn đọc được")),
    );
    expect(textOf(await reply(site.url))).toBe("nén mà vẫn đọc được");
  }
});

test("a body that grows when unpacked, and one that never ends, are cut at five megabytes", async () => {
  const bomb = zlib.gzipSync(Buffer.alloc(60 * mebibyte));
  using bombs = await startSite((_request, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
  );
  using endless = await startSite((_request, response) => {
    const chunk = Buffer.alloc(65_536, "a");
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  });
  for (const url of [bombs.url, endless.url]) {
    const { body } = await reply({ url, keep: 1000 });
    expect(body).toMatchObject({ isCut: true, fault: "too_large" });
    expect(body.bytes.length).toBe(1000);
    expect(body.size).toBeLessThan(6 * mebibyte);
  }
});

test("a body that is cut short or badly packed is shown as far as it goes", async () => {
  using short = await startRaw(
    (socket) => void socket.end("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"),
  );
  using bad = await startSite((_request, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end("not gzip"),
  );
  const got = await reply(`http://127.0.0.1:${short.port}/`);
  expect([textOf(got), got.body.fault]).toEqual(["abc", "incomplete"]);
  expect((await reply(bad.url)).body).toMatchObject({ size: 0, fault: "bad_encoding" });
});

test("what has come of a slow body is shown", async () => {
  using site = await startRaw(
    (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc"),
  );
  const guard = guardFor({ allow: "127.0.0.1/32" });
  const client = createHttpClient(guard, { userAgent: "test/1", bodyPatienceMs: 100 });
  const got = await client.request({ url: `http://127.0.0.1:${site.port}/` }, traveller.signal);
  expect(got).toMatchObject({ ok: true, value: { body: { size: 3, isCut: true, fault: "too_slow" } } });
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

test("what is no honest HTTP is an upstream error", async () => {
  const answers = [
    "SSH-2.0-OpenSSH_9.2\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
    `HTTP/1.1 200 OK\r\nX: ${"a".repeat(100_000)}\r\n\r\n`,
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(200),
    "",
  ];
  for (const answer of answers) {
    using raw = await startRaw((socket) => void socket.end(answer));
    const outcome = await request(`http://127.0.0.1:${raw.port}/`);
    expect([answer.slice(0, 40), outcome]).toMatchObject([answer.slice(0, 40), failureOf("upstream_error")]);
  }
});

test("a secure site is reached by name, and its certificate is read", async () => {
  const server = https.createServer(
    { key: pem("secure.key"), cert: pem("secure.pem") },
    (incoming, response) => {
      response.end(`${incoming.headers.host} ${incoming.method}`);
    },
  );
  using site = await listen(server);
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "127.0.0.1")] : [],
  }));
  const ask = clientFor({ servers: dns.address });
  const url = `https://secure.example.com:${site.port}/`;
  const got = await reply({ url, method: "POST", body: "a" }, ask);
  expect(textOf(got)).toBe(`secure.example.com:${site.port} POST`);
  expect(got.tls).toMatchObject({
    error: null,
    subject: "secure.example.com, Cửa hàng thử",
    issuer: "Test authority",
    names: ["secure.example.com", "also.example.com"],
  });
  expect(got.tls?.protocol).toStartWith("TLSv1.");
  expect(got.tls?.validTo?.getUTCFullYear()).toBeGreaterThan(2100);
  expect(got.phases.dns).not.toBeNull();
  expect(got.phases.tls).not.toBeNull();

  const wrong = `https://wrong.example.com:${site.port}/`;
  const shown = await reply({ url: wrong, showsBadCertificate: true }, ask);
  expect([shown.status, shown.tls?.error]).toEqual([200, "ERR_TLS_CERT_ALTNAME_INVALID"]);
  const refused = failureOf("upstream_error", "net.certificate");
  expect(await ask(wrong)).toMatchObject(refused);
  const headers: [string, string][] = [["Authorization", "Bearer secret"]];
  expect(await ask({ url: wrong, showsBadCertificate: true, headers })).toMatchObject(refused);
  expect(await ask({ url: wrong, showsBadCertificate: true, body: "a", method: "POST" })).toMatchObject(
    refused,
  );
});

test("a plain server behind an https address is an upstream error", async () => {
  using site = await startSite((_request, response) => response.end());
  expect(await request(`https://127.0.0.1:${site.port}/`)).toMatchObject(
    failureOf("upstream_error", "net.tls"),
  );
});
