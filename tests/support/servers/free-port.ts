import { randomInt } from "node:crypto";

const isFree = (port: number): boolean => {
  try {
    using probe = Bun.listen({ hostname: "127.0.0.1", port, socket: { data: () => {} } });
    return probe.port === port;
  } catch {
    return false;
  }
};

/** A port of loopback that nobody listens on: below those that systems give to connections, so that none is given it meanwhile. */
export function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  return isFree(port) ? Promise.resolve(port) : freePort();
}
