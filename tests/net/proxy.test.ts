import { expect, test } from "bun:test";
import { mkdtempSync, writeFileSync } from "node:fs";
import https from "node:https";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPlaces } from "#core/places.ts";
import { proxyEffects } from "#net/proxy/try-proxy.ts";
import { createResolver } from "#net/resolve.ts";
import { bindTool } from "#core/tool.ts";
import { ok } from "#core/result.ts";
import proxyTool from "#tools/proxy/tool.ts";
import { anonymous } from "#tests/support/people/caller.ts";
import { newCertificate } from "#tests/support/servers/certificate.ts";
import { guardFor } from "#tests/support/product/guard.ts";
import { exitAddress, startHttpProxy, startSocks4, startSocks5 } from "#tests/support/servers/proxies.ts";
import { listen, startRaw, startHttpServer } from "#tests/support/servers/http-server.ts";
import { debianProgram } from "#tests/support/servers/debian.ts";
import { freePort } from "#tests/support/servers/free-port.ts";
import { until } from "#tests/support/product/until.ts";

const startJudge = () =>
  startHttpServer((request, response) => {
    const ip = request.socket.remoteAddress ?? "";
    response.end(JSON.stringify({ ip, headers: request.headers }));
  });

function checkerFor(judgeUrl: string, { allow = "127.0.0.0/8", ca = "", timeoutMs = 7000 } = {}) {
  const effects = proxyEffects({
    guard: guardFor({ allow }),
    lists: createPlaces({ client: 1, network: 1, site: 1 }),
    resolver: createResolver({ servers: "127.0.0.1:1", attemptMs: 60_000 }),
    judgeUrl,
    userAgent: "test",
    countryOf: () => null,
    now: () => new Date(),
    timeoutMs,
    ...(ca && { ca }),
  });
  return async (proxy: string) => {
    const outcome = await bindTool(proxyTool, effects).checkText.run({ proxy }, { ...anonymous, lang: "en" });
    if (!outcome.ok) return outcome;
    if (!("alive" in outcome.value)) throw new Error("One proxy was taken for a list");
    return ok(outcome.value);
  };
}

const alive = (protocol: string) => ({
  ok: true,
  value: { alive: true, protocol, exit_ip: exitAddress, error: null, anonymity: "elite" },
});

const dead = (error: RegExp) => ({
  ok: true,
  value: { alive: false, exit_ip: null, latency_ms: null, error: expect.stringMatching(error) },
});

test("each protocol is found out when the scheme is missing, and used when it is given", async () => {
  using judge = await startJudge();
  using http = await startHttpProxy();
  using socks4 = await startSocks4();
  using socks5 = await startSocks5();
  const check = checkerFor(judge.url);
  for (const [protocol, { port }] of Object.entries({ http, socks4, socks5 })) {
    expect(await check(`127.0.0.1:${port}`)).toMatchObject(alive(protocol));
    expect(await check(`${protocol}://127.0.0.1:${port}`)).toMatchObject(alive(protocol));
  }
  expect(await check(`https://127.0.0.1:${http.port}`)).toMatchObject(alive("https"));
});

test("a login opens what asks for one, and the answer does not repeat it", async () => {
  using judge = await startJudge();
  using http = await startHttpProxy({ login: "người:m@t:khẩu" });
  using socks5 = await startSocks5({ login: "người:m@t:khẩu" });
  const check = checkerFor(judge.url);
  const login = "ng%C6%B0%E1%BB%9Di:m%40t:kh%E1%BA%A9u";
  for (const [protocol, { port }] of Object.entries({ http, socks5 })) {
    for (const way of [`${login}@127.0.0.1:${port}`, `${protocol}://${login}@127.0.0.1:${port}`]) {
      const found = await check(way);
      expect([way, found]).toMatchObject([way, alive(protocol)]);
      expect(JSON.stringify(found)).not.toContain("khẩu");
    }
    expect(await check(`${protocol}://127.0.0.1:${port}`)).toMatchObject(dead(/asks for a user name/));
    expect(await check(`${protocol}://ai:sai@127.0.0.1:${port}`)).toMatchObject(dead(/does not accept/));
    expect(await check(`127.0.0.1:${port}`)).toMatchObject(dead(/asks for a user name/));
  }
});

test("a proxy that opens tunnels only, and one that forwards only, are told apart", async () => {
  using judge = await startJudge();
  using tunnels = await startHttpProxy({ forwards: false });
  using forwards = await startHttpProxy({ tunnels: false });
  const check = checkerFor(judge.url);
  expect(await check(`127.0.0.1:${tunnels.port}`)).toMatchObject(alive("https"));
  expect(await check(`http://127.0.0.1:${tunnels.port}`)).toMatchObject(dead(/status 405/));
  expect(await check(`127.0.0.1:${forwards.port}`)).toMatchObject(alive("http"));
  expect(await check(`https://127.0.0.1:${forwards.port}`)).toMatchObject(dead(/status 403/));
});

test("what a proxy adds decides how anonymous it is", async () => {
  using judge = await startJudge();
  using tells = await startHttpProxy({ adds: { via: "1.1 proxy" } });
  using betrays = await startHttpProxy({ adds: { "x-forwarded-for": "127.0.0.1" } });
  using lies = await startHttpProxy({ adds: { "x-forwarded-for": "203.0.113.77" } });
  const check = checkerFor(judge.url);
  const found = async (port: number) => {
    const outcome = await check(`http://127.0.0.1:${port}`);
    return outcome.ok && [outcome.value.anonymity, outcome.value.traces];
  };
  expect(await found(tells.port)).toEqual(["anonymous", ["via"]]);
  expect(await found(betrays.port)).toEqual(["transparent", ["x-forwarded-for"]]);
  expect(await found(lies.port)).toEqual(["anonymous", ["x-forwarded-for"]]);
});

test("either of this server's own addresses in a header makes a proxy transparent: the one it connects from, and the one the judge sees", async () => {
  const seenDirectly = "198.51.100.7";
  using judge = await startHttpServer((request, response) => {
    const from = request.socket.remoteAddress ?? "";
    const ip = from === exitAddress ? from : seenDirectly;
    response.end(JSON.stringify({ ip, headers: request.headers }));
  });
  using shyJudge = await startHttpServer((request, response) => {
    const from = request.socket.remoteAddress ?? "";
    response.writeHead(from === exitAddress ? 200 : 503);
    response.end(JSON.stringify({ ip: from, headers: request.headers }));
  });
  using betraysLocal = await startHttpProxy({ adds: { "x-forwarded-for": "127.0.0.1" } });
  using betraysPublic = await startHttpProxy({ adds: { "x-forwarded-for": seenDirectly } });
  const anonymityAt = async (url: string, port: number) => {
    const outcome = await checkerFor(url)(`http://127.0.0.1:${port}`);
    return outcome.ok && outcome.value.anonymity;
  };
  expect(await anonymityAt(judge.url, betraysLocal.port)).toBe("transparent");
  expect(await anonymityAt(judge.url, betraysPublic.port)).toBe("transparent");
  expect(await anonymityAt(shyJudge.url, betraysLocal.port)).toBe("transparent");
  // This server's address in public is not known then, and may be the one that the proxy passes on.
  expect(await anonymityAt(shyJudge.url, betraysPublic.port)).toBeNull();
});

test("a proxy that forges the judge's answer breaks nothing, whatever it writes there", async () => {
  using judge = await startJudge();
  const forgery = {
    via: { toString: 1, valueOf: 1 },
    "x-real-ip": [{ join: 1 }, "8.8.8.8"],
    forwarded: null,
  };
  using forger = await startHttpServer((_request, response) =>
    response.end(JSON.stringify({ ip: exitAddress, headers: forgery })),
  );
  const check = checkerFor(judge.url);
  for (const scheme of ["", "http://"])
    expect(await check(`${scheme}127.0.0.1:${forger.port}`)).toMatchObject({
      value: { alive: true, exit_ip: exitAddress },
    });
});

const certificate = newCertificate("127.0.0.1");

async function startSecureJudge() {
  const server = https.createServer(certificate, (request, response) => {
    response.end(JSON.stringify({ ip: request.socket.remoteAddress, headers: request.headers }));
  });
  server.on("tlsClientError", () => {});
  const judge = await listen(server);
  return { ...judge, url: `https://127.0.0.1:${judge.port}/judge` };
}

test("a judge behind TLS is reached through every kind of proxy, its certificate checked", async () => {
  using judge = await startSecureJudge();
  using http = await startHttpProxy({ adds: { via: "1.1 proxy" } });
  using socks4 = await startSocks4();
  using socks5 = await startSocks5();
  const check = checkerFor(judge.url, { ca: certificate.cert });
  for (const [protocol, { port }] of Object.entries({ http, socks4, socks5 })) {
    expect(await check(`${protocol}://127.0.0.1:${port}`)).toMatchObject(alive(protocol));
    const suspicious = checkerFor(judge.url);
    expect(await suspicious(`${protocol}://127.0.0.1:${port}`)).toMatchObject(dead(/certificate/));
  }
});

test("a proxy that is itself behind TLS is tried, and gets no login when its certificate is wrong", async () => {
  using judge = await startJudge();
  using proxy = await startHttpProxy({ tls: certificate, login: "ai:mk" });
  const way = `https://ai:mk@127.0.0.1:${proxy.port}`;
  expect(await checkerFor(judge.url, { ca: certificate.cert })(way)).toMatchObject(alive("https"));
  expect(await checkerFor(judge.url)(way)).toMatchObject(dead(/certificate/));
});

test("a dead proxy says why", async () => {
  using judge = await startJudge();
  const check = checkerFor(judge.url);
  using silent = await listen(net.createServer((socket) => void socket.on("error", () => {})));
  using web = await startHttpServer((_request, response) => response.end("<h1>Hello</h1>"));
  using closing = await startRaw((socket) => socket.destroy());
  using refusing = await startSocks5({ refuses: true });
  using gone = await listen(net.createServer());
  gone[Symbol.dispose]();
  for (const scheme of ["", "http://", "socks4://", "socks5://"]) {
    expect(await check(`${scheme}127.0.0.1:${gone.port}`)).toMatchObject(dead(/refused/i));
    expect(await check(`${scheme}127.0.0.1:${closing.port}`)).toMatchObject(dead(/./));
  }
  const impatient = checkerFor(judge.url, { timeoutMs: 500 });
  for (const scheme of ["", "http://", "https://", "socks4://", "socks5://"])
    expect(await impatient(`${scheme}127.0.0.1:${silent.port}`)).toMatchObject(
      dead(/within the allowed time/),
    );
  expect(await check(`http://127.0.0.1:${web.port}`)).toMatchObject(dead(/something other than/));
  expect(await check(`socks5://127.0.0.1:${web.port}`)).toMatchObject(dead(/SOCKS5/));
  expect(await check(`socks5://127.0.0.1:${refusing.port}`)).toMatchObject(dead(/refused to connect/));
  expect(await check("no-such-proxy.example.com:8080")).toMatchObject(dead(/./));
});

test("an address inside is refused, and nothing connects to it", async () => {
  using judge = await startJudge();
  let connections = 0;
  using inside = await listen(net.createServer(() => void connections++));
  const check = checkerFor(judge.url, { allow: "127.0.0.9/32" });
  for (const host of [
    "127.0.0.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "localhost",
    "10.0.0.1",
    "169.254.169.254",
    "0x7f.1",
  ]) {
    for (const scheme of ["", "http://", "socks5://"]) {
      const found = await check(`${scheme}${host}:${inside.port}`);
      expect([host, found]).toMatchObject([host, { failure: { code: "blocked_target" } }]);
    }
  }
  expect(connections).toBe(0);
});

test("a flood in place of the tunnel's answer is cut short", async () => {
  using judge = await startJudge();
  using flood = await startRaw((socket) => {
    const write = () => {
      while (!socket.destroyed && socket.write("x".repeat(65_536)));
    };
    socket.on("drain", write);
    write();
  });
  const check = checkerFor(judge.url);
  for (const scheme of ["http", "https", "socks4", "socks5"]) {
    expect(await check(`${scheme}://127.0.0.1:${flood.port}`)).toMatchObject(dead(/./));
  }
});

const tinyproxy = debianProgram("tinyproxy");
const danted = debianProgram("danted");
const microsocks = debianProgram("microsocks");

function isListening(port: number): Promise<boolean> {
  const socket = net.connect({ host: "127.0.0.1", port });
  return new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  }).finally(() => socket.destroy());
}

test.skipIf(!tinyproxy)("a real tinyproxy is found, and tells of itself", async () => {
  using judge = await startJudge();
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), "tinyproxy-")), "tinyproxy.conf");
  writeFileSync(file, `Port ${port}\nListen 127.0.0.1\nTimeout 10\nBasicAuth ai matkhau\n`);
  const program = Bun.spawn([tinyproxy ?? "", "-d", "-c", file], { stdout: "ignore", stderr: "ignore" });
  try {
    await until(() => isListening(port));
    const check = checkerFor(judge.url);
    expect(await check(`ai:matkhau@127.0.0.1:${port}`)).toMatchObject({
      value: { alive: true, protocol: "http", anonymity: "anonymous", traces: ["via"] },
    });
    expect(await check(`https://ai:matkhau@127.0.0.1:${port}`)).toMatchObject({
      value: { alive: true, protocol: "https" },
    });
    expect(await check(`http://127.0.0.1:${port}`)).toMatchObject(dead(/user name/));
  } finally {
    program.kill();
    await program.exited;
  }
});

test.skipIf(!danted)("a real dante is found over SOCKS5 and SOCKS4", async () => {
  using judge = await startJudge();
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), "danted-")), "danted.conf");
  const rules = "pass { from: 0.0.0.0/0 to: 0.0.0.0/0 }";
  const methods = "clientmethod: none\nsocksmethod: none";
  const ways = `internal: 127.0.0.1 port = ${port}\nexternal: 127.0.0.1`;
  writeFileSync(file, `logoutput: /dev/null\n${ways}\n${methods}\nclient ${rules}\nsocks ${rules}\n`);
  const program = Bun.spawn([danted ?? "", "-f", file], {
    stdout: "ignore",
    stderr: "ignore",
  });
  try {
    await until(() => isListening(port));
    const check = checkerFor(judge.url);
    for (const protocol of ["socks4", "socks5"]) {
      const found = { value: { alive: true, protocol, anonymity: "elite" } };
      expect(await check(`${protocol}://127.0.0.1:${port}`)).toMatchObject(found);
    }
    expect(await check(`http://127.0.0.1:${port}`)).toMatchObject(dead(/./));
    expect(await check(`127.0.0.1:${port}`)).toMatchObject({ value: { alive: true } });
  } finally {
    program.kill();
    await program.exited;
  }
});

test.skipIf(!microsocks)("a real microsocks is found, with its login only", async () => {
  using judge = await startJudge();
  const port = await freePort();
  const program = Bun.spawn(
    [microsocks ?? "", "-i", "127.0.0.1", "-p", String(port), "-u", "ai", "-P", "matkhau"],
    {
      stdout: "ignore",
      stderr: "ignore",
    },
  );
  try {
    await until(() => isListening(port));
    const check = checkerFor(judge.url);
    expect(await check(`ai:matkhau@127.0.0.1:${port}`)).toMatchObject({
      value: { alive: true, protocol: "socks5" },
    });
    expect(await check(`socks5://ai:sai@127.0.0.1:${port}`)).toMatchObject(dead(/does not accept/));
    expect(await check(`socks5://127.0.0.1:${port}`)).toMatchObject(dead(/asks for a user name/));
  } finally {
    program.kill();
    await program.exited;
  }
});
