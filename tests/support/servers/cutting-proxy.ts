import net from "node:net";
import { once } from "node:events";

/**
 * Stands between a client and PostgreSQL, and cuts connections around a COMMIT: before it reaches the server, or after the
 * server has done it and before the client hears so; or holds it back for good.
 */
export async function startCuttingProxy(port: number) {
  const plan: { cuts: ("before" | "after" | "hold")[]; cut: number } = { cuts: [], cut: 0 };
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    const server = net.connect(port, "127.0.0.1");
    let isCutting = false;
    const cut = () => {
      plan.cut += 1;
      client.destroy();
      server.destroy();
    };
    client.on("data", (bytes) => {
      const when = bytes.includes("COMMIT") ? plan.cuts.shift() : undefined;
      if (when === "before") return cut();
      if (when === "hold") {
        plan.cut += 1;
        return;
      }
      isCutting ||= when === "after";
      server.write(bytes);
    });
    server.on("data", (bytes) => (isCutting ? cut() : client.write(bytes)));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    port: address.port,
    plan,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, "close");
    },
  };
}
