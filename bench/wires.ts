import { type Socket, connect } from "node:net";

/** Whom an attacker sends to, and the address that a trusted proxy would say it has. */
export type Target = {
  readonly host: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly address: string;
  /** A server that the site may ask, and that never answers. */
  readonly silentPort: number;
  /** Of somebody who has as much of everything as one may have. */
  readonly rich: { readonly token: string; readonly mailbox: string };
};

/** How often each status was answered; `cut` for connections that the server closed without one. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, status: string, times = 1): void =>
  void tally.set(status, (tally.get(status) ?? 0) + times);

/** A request as it stands on the wire. */
export function wireRequest(
  { address }: Target,
  start: string,
  { headers = "", body = "", isLast = false } = {},
): string {
  const length = body === "" ? "" : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const close = isLast ? "Connection: close\r\n" : "";
  const own = `Host: localhost\r\nX-Forwarded-For: ${address}\r\n`;
  return `${start} HTTP/1.1\r\n${own}${close}${headers}${length}\r\n${body}`;
}

const statusPattern = /HTTP\/1\.1 (\d{3})|^(\d{3})[ -]/gm;

type Dialogue = {
  readonly ms?: number;
  /** An SMTP server speaks first, and asks for the message by 354. */
  readonly greets?: boolean;
  readonly message?: string;
};

/** Connects, writes, and resolves once the server has closed the connection or `ms` are over. */
function sendWhole(
  port: number,
  text: string,
  { ms = 2000, greets = false, message = "" }: Dialogue = {},
): Promise<Tally> {
  return new Promise((resolve) => {
    const tally: Tally = new Map();
    const socket = connect(port, "127.0.0.1", () => {
      if (!greets) socket.write(text);
    });
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.on("data", (chunk) => {
      const received = chunk.toString("latin1");
      for (const [, status, reply] of received.matchAll(statusPattern)) count(tally, status ?? reply ?? "");
      if (greets && received.startsWith("220")) socket.write(text);
      if (message !== "" && received.includes("354 ")) socket.write(message);
    });
    // The server may cut off whoever attacks it.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      if (tally.size === 0) count(tally, "cut");
      resolve(tally);
    });
  });
}

const addAll = (into: Tally, from: Tally): void => {
  for (const [status, times] of from) count(into, status, times);
};

export function added(one: Tally, other: Tally): Tally {
  const sum = new Map(one);
  addAll(sum, other);
  return sum;
}

/** Each text on a connection of its own, eight at a time. */
export async function eachOnItsOwn(port: number, texts: readonly string[]): Promise<Tally> {
  const tally: Tally = new Map();
  const left = texts.values();
  const connection = async () => {
    for (const text of left) addAll(tally, await sendWhole(port, text, { ms: 5000 }));
  };
  await Promise.all(Array.from({ length: 8 }, connection));
  return tally;
}

/** The same text on several connections at once, each written in one go. */
export async function atOnce(
  port: number,
  connections: number,
  text: string,
  dialogue: Dialogue = {},
): Promise<Tally> {
  const tally: Tally = new Map();
  const send = () => sendWhole(port, text, dialogue);
  const tallies = await Promise.all(Array.from({ length: connections }, send));
  for (const one of tallies) addAll(tally, one);
  return tally;
}

type Held = {
  /** What follows every tenth of a second. */
  readonly drip?: string;
  /** What follows for as long as it is taken. */
  readonly endless?: string;
  /** `slowly`: a piece every tenth of a second. */
  readonly isReading?: boolean | "slowly";
  readonly ms?: number;
};

/** Many connections that stay open, each of which sends what `first` makes; how many the server has closed meanwhile. */
export async function held(
  port: number,
  connections: number,
  first: (index: number) => string,
  { drip = "", endless = "", isReading = true, ms = 3000 }: Held = {},
): Promise<Tally> {
  const tally: Tally = new Map([["open", connections]]);
  const sockets: Socket[] = Array.from({ length: connections }, (_, index) => {
    const send = () => {
      if (endless !== "" && socket.writable && socket.write(endless)) setImmediate(send);
    };
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(first(index));
      send();
    });
    socket.on("drain", send);
    socket.on("error", () => {});
    socket.on("close", () => {
      count(tally, "open", -1);
      count(tally, "cut");
    });
    if (isReading !== false) {
      socket.on("data", (chunk) => {
        if (isReading === "slowly") socket.pause();
        for (const [, status, reply] of chunk.toString("latin1").matchAll(statusPattern))
          count(tally, status ?? reply ?? "");
      });
    } else socket.pause();
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (drip !== "" && socket.writable) socket.write(drip);
      if (isReading === "slowly") socket.resume();
    }
  }, 100);
  await Bun.sleep(ms);
  clearInterval(timer);
  const seen = new Map(tally);
  for (const socket of sockets) socket.destroy();
  return seen;
}
