import { expect, test } from "bun:test";
import https from "node:https";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { clientFor, failureOf, pem, reply, request, bodyTextOf } from "#tests/support/product/http-client.ts";
import { listen, startRaw, startHttpServer } from "#tests/support/servers/http-server.ts";

const good = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhere";

test("an answer comes with its head, body, address and times", async () => {
  using site = await startHttpServer((_request, response) => {
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
  expect(bodyTextOf(got)).toBe("xin chào");
  expect(got.body).toMatchObject({ size: 9, isCut: false, fault: null });
  expect(got.phases.dns).toBeNull();
  expect(got.totalMs).toBeGreaterThanOrEqual(got.phases.firstByte);
  expect(site.received).toMatchObject([
    { method: "GET", url: "/a?b=c", headers: { "user-agent": "test/1" } },
  ]);
});

test("method, headers and body are sent as given, framing headers are not", async () => {
  using site = await startHttpServer((_request, response) => response.end());
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
  const [seen] = site.received;
  expect(seen).toMatchObject({ method: "PATCH", body: "Xin chào" });
  expect(seen?.headers).toMatchObject({
    host: `127.0.0.1:${site.port}`,
    "user-agent": "mine",
    "content-length": "9",
    connection: "close",
  });
  expect(seen?.headers).not.toContainAnyKeys(["transfer-encoding", "expect"]);
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

test("eight interim answers are gone past, and not one more", async () => {
  const interim = "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(8);
  using patient = await startRaw((socket) => void socket.end(interim + good));
  expect(bodyTextOf(await reply({ url: `http://127.0.0.1:${patient.port}/` }))).toBe("here");
  using endless = await startRaw((socket) => void socket.write(`${interim}HTTP/1.1 103 Early Hints\r\n\r\n`));
  expect(await request(`http://127.0.0.1:${endless.port}/`)).toMatchObject(failureOf("upstream_error"));
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
  expect(bodyTextOf(got)).toBe(`secure.example.com:${site.port} POST`);
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

test("a secure site is told the name that is asked for, and an address is no such name", async () => {
  const names: unknown[] = [];
  const server = https.createServer(
    { key: pem("secure.key"), cert: pem("secure.pem") },
    (incoming, response) => {
      names.push("servername" in incoming.socket ? incoming.socket.servername : null);
      response.end();
    },
  );
  using site = await listen(server);
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "127.0.0.1")] : [],
  }));
  const ask = clientFor({ servers: dns.address });
  for (const host of ["also.example.com", "127.0.0.1"])
    await reply({ url: `https://${host}:${site.port}/`, showsBadCertificate: true }, ask);
  expect(names).toEqual(["also.example.com", false]);
});

test("a plain server behind an https address is an upstream error", async () => {
  using site = await startHttpServer((_request, response) => response.end());
  expect(await request(`https://127.0.0.1:${site.port}/`)).toMatchObject(
    failureOf("upstream_error", "net.tls.plain"),
  );
});

test("a server that hangs up during the TLS handshake is told so", async () => {
  using site = await startRaw((socket) => socket.destroy());
  expect(await request(`https://127.0.0.1:${site.port}/`)).toMatchObject(
    failureOf("upstream_error", "net.tls.closed"),
  );
});

test("a server that is silent in the TLS handshake is a time-out", async () => {
  using site = await startRaw(() => {});
  const outcome = await clientFor({ idleMs: 100 })(`https://127.0.0.1:${site.port}/`);
  expect(outcome).toEqual(failureOf("upstream_timeout"));
});
