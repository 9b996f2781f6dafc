import { startTcpProxy } from "./tcp-proxy.ts";

/**
 * Stands between a client and PostgreSQL, and cuts connections around a COMMIT: before it reaches the server, or after the
 * server has done it and before the client hears so; or holds it back for good.
 */
export async function startCuttingProxy(port: number) {
  const plan: { cuts: ("before" | "after" | "hold")[]; cut: number } = { cuts: [], cut: 0 };
  const proxy = await startTcpProxy(port, (client, server) => {
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
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  return { ...proxy, plan };
}
