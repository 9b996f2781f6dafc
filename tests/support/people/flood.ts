import { readFileSync } from "node:fs";
import { type Socket, connect } from "node:net";

/** How many connections have seen each status. */
export type Statuses = Readonly<Record<string, number>>;

export type Flood = {
  readonly statuses: () => Statuses;
  /** How many connections are neither answered nor closed. */
  readonly waiting: () => number;
  readonly stop: () => void;
};

type Sender = {
  /** The request, up to the blank line that ends its header. */
  readonly head: string;
  /** What follows it for ever, as fast as it is taken. */
  readonly endless?: Buffer;
  /** Whether the answer is read beyond its first line. */
  readonly reads?: boolean;
};

/** Many connections at once, each of which asks for one thing and then sends or keeps silent until the flood is stopped. */
export function startFlood(base: string, senders: readonly Sender[]): Flood {
  const { port, hostname } = new URL(base);
  const counts: Record<string, number> = {};
  const waiting = new Set<Socket>();
  const sockets = senders.map(({ head, endless, reads = false }): Socket => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      const send = () => {
        if (endless && socket.writable && socket.write(endless)) setImmediate(send);
      };
      socket.on("drain", send);
      send();
    });
    waiting.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => waiting.delete(socket));
    socket.once("data", (piece) => {
      const status = piece.toString("latin1").slice(9, 12);
      counts[status] = (counts[status] ?? 0) + 1;
      waiting.delete(socket);
      // Closed by the other end it is noticed only while it is read.
      if (!reads && status === "200") socket.pause();
    });
    return socket;
  });
  return {
    statuses: () => counts,
    waiting: () => waiting.size,
    stop: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** The most megabytes that a process has had in memory; on Linux. */
export const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
