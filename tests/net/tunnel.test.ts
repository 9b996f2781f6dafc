import { expect, test } from "bun:test";
import net from "node:net";
import { connectTunnel, httpRefusal } from "#net/proxy/tunnel.ts";

/** What a proxy that answers so is asked, and what comes of it. */
async function ask(
  answer: string,
  destination: { host: string; port: number },
  login: { user: string; password: string } | null = null,
) {
  let asked = "";
  const server = net.createServer((peer) => {
    peer.on("error", () => {});
    peer.once("data", (bytes) => {
      asked = bytes.toString();
      peer.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const socket = net.connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  socket.on("error", () => {});
  const outcome = await connectTunnel(socket, { ...destination, ipv4: null }, login);
  socket.destroy();
  server.close();
  return { asked, outcome: outcome.ok ? "open" : outcome.failure.detail };
}

const site = { host: "example.com", port: 443 };

test("a tunnel is asked for by name, by an address in brackets, and with a login where there is one", async () => {
  const ok = "HTTP/1.1 200 OK\r\n\r\n";
  expect(await ask(ok, site)).toEqual({
    asked: "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n",
    outcome: "open",
  });
  expect((await ask(ok, { host: "2001:db8::1", port: 80 }, { user: "a", password: "b:c" })).asked).toBe(
    "CONNECT [2001:db8::1]:80 HTTP/1.1\r\nHost: [2001:db8::1]:80\r\nProxy-Authorization: Basic YTpiOmM=\r\n\r\n",
  );
});

test.each([
  ["HTTP/1.0 299 x\r\n\r\n", "open"],
  ["HTTP/1.1 300 x\r\n\r\n", { key: "proxy.dead.status", params: { status: "300" } }],
  ["HTTP/1.1 199 x\r\n\r\n", { key: "proxy.dead.status", params: { status: "199" } }],
  ["HTTP/1.1 407 x\r\n", { key: "proxy.dead.noLogin" }],
  ["HTTP/2 200 x\r\n\r\n", { key: "proxy.dead.notHttp" }],
  ["HTTP/1.1 200", { key: "proxy.dead.notHttp" }],
  [`HTTP/1.1 200 ${"x".repeat(8192)}`, { key: "proxy.dead.notHttp" }],
  ["SSH-2.0\r\n", { key: "proxy.dead.notHttp" }],
])("a proxy that answers %j", async (answer, outcome) => {
  expect((await ask(answer, site)).outcome).toEqual<unknown>(outcome);
});

test("a refusal of a login that was given is told from one of none", () => {
  const login = { user: "a", password: "b" };
  const told = [httpRefusal(407, login), httpRefusal(407, null), httpRefusal(403, login)];
  expect(told.map((one) => (one.ok ? null : one.failure.detail?.key))).toEqual([
    "proxy.dead.wrongLogin",
    "proxy.dead.noLogin",
    "proxy.dead.status",
  ]);
});
