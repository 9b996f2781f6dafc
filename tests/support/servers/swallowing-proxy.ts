import { startTcpProxy } from "./tcp-proxy.ts";

/** Stands between a client and a server, and swallows what both say as long as it is told to, as a firewall that drops. */
export async function startSwallowingProxy(port: number) {
  const plan = { swallows: false };
  const proxy = await startTcpProxy(port, (client, server) => {
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on("data", (bytes) => void (plan.swallows || other.write(bytes)));
      one.on("error", () => {});
      // Neither does the other side hear of an end.
      one.on("close", () => void (plan.swallows || other.destroy()));
    }
  });
  return { ...proxy, plan };
}
