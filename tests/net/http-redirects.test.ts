import { expect, test } from "bun:test";
import https from "node:https";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { clientFor, failureOf, pem, reply, request } from "#tests/support/product/http-client.ts";
import { listen, startRaw, startHttpServer } from "#tests/support/servers/http-server.ts";

test("redirects are followed and listed, and a POST becomes a GET as browsers do it", async () => {
  using site = await startHttpServer(({ url }, response) => {
    const status = Number(url?.slice(1));
    if (status) response.writeHead(status, { location: "/done" });
    response.end();
  });
  const methods: (string | undefined)[] = [];
  for (const status of [301, 302, 303, 307, 308]) {
    const got = await reply({ url: `${site.url}/${status}`, method: "POST", body: "a" });
    expect(got.redirects).toEqual([{ url: `${site.url}/${status}`, status, location: "/done" }]);
    methods.push(site.received.at(-1)?.method);
  }
  expect(methods).toEqual(["GET", "GET", "GET", "POST", "POST"]);
});

test("a redirect to another origin takes no credentials along", async () => {
  using other = await startHttpServer((_request, response) => response.end());
  using site = await startHttpServer((_request, response) =>
    response.writeHead(307, { location: other.url }).end(),
  );
  const headers: [string, string][] = [
    ["Authorization", "Bearer secret"],
    ["Cookie", "a=1"],
    ["X-Api-Key", "secret"],
    ["Accept-Language", "vi"],
  ];
  const got = await reply({ url: site.url, headers });
  expect(got.warnings).toEqual(["headers_dropped"]);
  expect(site.received[0]?.headers.authorization).toBe("Bearer secret");
  expect(other.received[0]?.headers).not.toContainAnyKeys(["authorization", "cookie", "x-api-key"]);
  expect(other.received[0]?.headers["accept-language"]).toBe("vi");
});

test("a redirect written in UTF-8 is followed, one that cannot be read is told", async () => {
  using site = await startRaw((socket) => {
    socket.end("HTTP/1.1 302 Found\r\nLocation: /đường\r\nContent-Length: 0\r\n\r\n");
  });
  const url = `http://127.0.0.1:${site.port}/`;
  const got = await reply({ url, redirects: 1 });
  expect(got.redirects).toEqual([{ url, status: 302, location: "/đường" }]);
  expect([got.url, got.headers[0]]).toEqual([`${url}%C4%91%C6%B0%E1%BB%9Dng`, ["Location", "/đường"]]);
  using odd = await startHttpServer((_request, response) =>
    response.writeHead(302, { location: "http://[" }).end(),
  );
  expect(await request(odd.url)).toEqual(failureOf("upstream_error", "net.badRedirect"));
});

test("a redirect from https to http is remarked upon, and takes no body along", async () => {
  using plain = await startHttpServer((_request, response) => response.end("plain"));
  const server = https.createServer(
    { key: pem("secure.key"), cert: pem("secure.pem") },
    (_request, response) => {
      response.writeHead(307, { location: plain.url }).end();
    },
  );
  using site = await listen(server);
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "127.0.0.1")] : [],
  }));
  const ask = clientFor({ servers: dns.address });
  const url = `https://secure.example.com:${site.port}/`;
  expect((await reply(url, ask)).warnings).toEqual(["downgraded"]);
  expect(await ask({ url, method: "POST", body: "a" })).toEqual(failureOf("upstream_error", "net.downgrade"));
  expect(plain.received.map(({ method }) => method)).toEqual(["GET"]);
});

test("a loop of redirects ends after ten with the last answer", async () => {
  using site = await startHttpServer((_request, response) =>
    response.writeHead(302, { location: "/" }).end(),
  );
  const got = await reply(site.url);
  expect([got.status, got.redirects.length, got.warnings]).toEqual([302, 10, ["redirect_limit"]]);
  expect(site.received.length).toBe(11);
});

test("a redirect is checked like the first address, and nothing inside is reached", async () => {
  using inside = await startHttpServer((_request, response) => response.end("secret"));
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
  using site = await startHttpServer(({ url }, response) =>
    response.writeHead(302, { location: locations[Number(url?.slice(1))] }).end(),
  );
  const ask = clientFor({ allow: `127.0.0.1/32:${site.port}` });
  for (const [index, location] of locations.entries()) {
    const outcome = await ask(`${site.url}/${index}`);
    expect([location, outcome]).toMatchObject([location, failureOf("blocked_target", "net.blockedRedirect")]);
  }
  expect(inside.received).toEqual([]);
});
