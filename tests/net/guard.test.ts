import { expect, test } from "bun:test";
import { once } from "node:events";
import net from "node:net";
import { message } from "#core/i18n.ts";
import { ok, type Result } from "#core/result.ts";
import { record, startDnsServer } from "#tests/support/servers/dns-server.ts";
import { guardFor, outboundCaller } from "#tests/support/product/guard.ts";
import { hostileAnswers, hostileHosts } from "./hostile-targets.ts";

const { signal } = outboundCaller;
const isV6 = (address: string) => address.includes(":");

/** A listener that counts who connected. */
async function startListener(answer: (socket: net.Socket) => void = () => {}) {
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    socket.on("error", () => {});
    answer(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    connections: () => connections,
    [Symbol.dispose]: () => void server.close(),
  };
}

test("no spelling of an address inside gets through, and nothing connects", async () => {
  expect(hostileHosts.length).toBeGreaterThanOrEqual(150);
  using listener = await startListener();
  using dns = await startDnsServer(({ name }) => ({ answers: [record("A", name, "8.8.8.8")] }));
  const guard = guardFor({ servers: dns.address });
  const passed: string[] = [];
  for (const host of hostileHosts) {
    const target = await guard.check(host, listener.port, signal);
    if (target.ok || target.failure.code !== "blocked_target") passed.push(host);
    if (target.ok) await guard.connect(target.value, signal);
  }
  expect(passed).toEqual([]);
  expect(listener.connections()).toBe(0);
});

test("a name is refused when any one of its addresses is inside", async () => {
  for (const addresses of hostileAnswers) {
    using dns = await startDnsServer(({ name, type }) => ({
      answers: addresses
        .filter((address) => isV6(address) === (type === "AAAA"))
        .map((address) => record(isV6(address) ? "AAAA" : "A", name, address)),
    }));
    const target = await guardFor({ servers: dns.address }).check("harmless.example.com", 80, signal);
    expect([addresses, target]).toEqual([addresses, { ok: false, failure: { code: "blocked_target" } }]);
  }
});

test("an address behind aliases is judged, one that nobody asked for is not taken", async () => {
  using dns = await startDnsServer(({ name, type }) => ({
    answers:
      type === "A"
        ? [
            record("CNAME", name, "edge.example.net"),
            record("A", "edge.example.net", "127.0.0.1"),
            record("A", "other.example.net", "8.8.8.8"),
          ]
        : [record("AAAA", "other.example.net", "2606:4700::1")],
  }));
  const target = await guardFor({ servers: dns.address }).check("alias.example.com", 80, signal);
  expect(target).toEqual({ ok: false, failure: { code: "blocked_target" } });
});

test("a name that changes its address after the check is connected to at the checked one", async () => {
  using listener = await startListener();
  using dns = await startDnsServer(({ name, type }, asked) => ({
    answers: type === "A" ? [record("A", name, asked > 2 ? "127.0.0.1" : "127.0.0.2")] : [],
  }));
  const guard = guardFor({ servers: dns.address, allow: "127.0.0.2/32" });
  const target = await guard.check("rebind.example.com", listener.port, signal);
  if (!target.ok) throw new Error("the first answer is allowed");
  expect(target.value.addresses).toEqual(["127.0.0.2"]);
  const asked = dns.asked.length;
  expect(await guard.connect(target.value, signal)).toMatchObject({ failure: { code: "upstream_error" } });
  expect(listener.connections()).toBe(0);
  expect(dns.asked.length).toBe(asked);
  const again = await guard.check("rebind.example.com", listener.port, signal);
  expect(again).toMatchObject({ ok: false, failure: { code: "blocked_target" } });
});

test("public addresses pass, whatever their spelling", async () => {
  const guard = guardFor({});
  const hosts = ["8.8.8.8", "134744072", "8.8.8.8.", "[2606:4700:4700::1111]", "2606:4700:4700::1111"];
  for (const host of hosts) expect(await guard.check(host, 443, signal)).toMatchObject({ ok: true });
});

test("an international name is resolved in its ASCII form", async () => {
  using dns = await startDnsServer(({ name, type }) => ({
    answers: type === "A" ? [record("A", name, "8.8.8.8")] : [],
  }));
  const target = await guardFor({ servers: dns.address }).check("tiếng-việt.example.com", 443, signal);
  expect(target).toMatchObject({ ok: true, value: { host: "xn--ting-vit-e50d7c.example.com" } });
});

test("ports of mail, databases and remote shells are refused", async () => {
  const guard = guardFor({});
  for (const port of [0, 22, 25, 465, 587, 3306, 5432, 6379, 9200, 11211, 27017])
    expect(await guard.check("8.8.8.8", port, signal)).toMatchObject({ failure: { code: "blocked_target" } });
});

test("the product's own public name is refused on its own port", async () => {
  const target = await guardFor({}).check("TOOLBOX.example", 443, signal);
  expect(target).toEqual({ ok: false, failure: { code: "blocked_target" } });
});

test("a target that the guard has not checked is not connected to", async () => {
  const forged = { host: "127.0.0.1", port: 80, addresses: ["127.0.0.1"] };
  // @ts-expect-error -- the type refuses it, and so does the guard
  const connecting: Promise<unknown> = guardFor({}).connect(forged, signal);
  const refused = await connecting.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TypeError);
});

test("a connection carries bytes both ways", async () => {
  using listener = await startListener((socket) => void socket.once("data", (chunk) => socket.end(chunk)));
  const guard = guardFor({ allow: `127.0.0.1/32:${listener.port}` });
  const target = await guard.check("127.0.0.1", listener.port, signal);
  if (!target.ok) throw new Error("the address is allowed");
  const socket = await guard.connect(target.value, signal);
  if (!socket.ok) throw new Error("somebody listens");
  socket.value.write("xin chào");
  const chunks = await Array.fromAsync(socket.value);
  expect(Buffer.concat(chunks).toString()).toBe("xin chào");
});

test("a peer that says nothing is an upstream_timeout at the deadline, and its socket ends", async () => {
  const closed = Promise.withResolvers<void>();
  using listener = await startListener((socket) => void socket.on("close", () => closed.resolve()));
  const guard = guardFor({ allow: "127.0.0.0/8", deadlineMs: 1500 });
  const outcome = await guard.run(outboundCaller, async (time) => {
    const target = await guard.check("127.0.0.1", listener.port, time);
    const socket = target.ok ? await guard.connect(target.value, time) : target;
    return socket.ok ? new Promise<never>(() => {}) : socket;
  });
  expect(outcome).toEqual({ ok: false, failure: { code: "upstream_timeout" } });
  await closed.promise;
});

test("a connection without traffic ends by itself", async () => {
  using listener = await startListener();
  const guard = guardFor({ allow: "127.0.0.0/8", idleMs: 100 });
  const target = await guard.check("127.0.0.1", listener.port, signal);
  const socket = target.ok ? await guard.connect(target.value, signal) : target;
  if (!socket.ok) throw new Error("somebody listens");
  await new Promise((resolve) => socket.value.once("close", resolve));
});

test("a closed port, a name without addresses and a dead DNS server are upstream errors", async () => {
  using listener = await startListener();
  using dns = await startDnsServer(() => ({ code: 3 }));
  const guard = guardFor({ allow: "127.0.0.1", servers: dns.address });
  const port = listener.port;
  listener[Symbol.dispose]();
  const target = await guard.check("127.0.0.1", port, signal);
  const told = [
    target.ok ? await guard.connect(target.value, signal) : target,
    await guard.check("nowhere.example.com", 80, signal),
    await guardFor({}).check("example.com", 80, signal),
  ];
  const keys = told.map((outcome) => (outcome.ok ? null : outcome.failure.detail?.key));
  expect(keys).toEqual(["net.refused", "net.noAddress", "net.noDns"]);
});

test("a client has only so many outings at once, and all of them together", async () => {
  const guard = guardFor({ total: 3, perClient: 2 });
  const gate = Promise.withResolvers<Result<string>>();
  const start = (address: string) => guard.run({ ...outboundCaller, address }, () => gate.promise);
  const going = [start("198.51.100.1"), start("198.51.100.1")];
  expect(await start("198.51.100.1")).toMatchObject({ failure: { code: "busy" } });
  going.push(start("2001:db8::1"));
  expect(await start("198.51.100.3")).toMatchObject({ failure: { code: "busy" } });
  gate.resolve(ok("back"));
  expect(await Promise.all(going)).toEqual([ok("back"), ok("back"), ok("back")]);
  expect(await start("198.51.100.1")).toEqual(ok("back"));
});

test("neighbours in one IPv6 /64 are one client", async () => {
  const guard = guardFor({ perClient: 1 });
  const gate = Promise.withResolvers<Result<string>>();
  const first = guard.run({ ...outboundCaller, address: "2001:db8::1" }, () => gate.promise);
  const second = await guard.run({ ...outboundCaller, address: "2001:db8::2:3:4:5" }, () => gate.promise);
  expect(second).toMatchObject({ failure: { code: "busy" } });
  gate.resolve(ok("back"));
  expect(await first).toEqual(ok("back"));
});

/** Resets every connection at once, in a process of its own, so that it does so while this one is at something else. */
const resetting = `
  const server = require("node:net").createServer((socket) => socket.on("error", () => {}).resetAndDestroy());
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

test("a target that resets at once has hung up, and was not a blocked one", async () => {
  await using server = Bun.spawn([process.execPath, "-e", resetting], { stdout: "pipe" });
  const { value } = await server.stdout.getReader().read();
  const port = Number(new TextDecoder().decode(value));
  const guard = guardFor({ allow: `127.0.0.1/32:${port}` });
  const target = await guard.check("127.0.0.1", port, signal);
  if (!target.ok) throw new Error("the address is allowed");
  const failures = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const connecting = guard.connect(target.value, signal);
    for (const until = performance.now() + 1; performance.now() < until;);
    const socket = await connecting;
    if (socket.ok) socket.value.destroy();
    else failures.add(JSON.stringify(socket.failure));
  }
  expect([...failures]).toEqual([JSON.stringify({ code: "upstream_error", detail: message("net.closed") })]);
});
