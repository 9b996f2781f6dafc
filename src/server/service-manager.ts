import type { Libc } from "./libc.ts";

const unixFamily = 1;
const datagram = 2;
const closedOnExec = 0o2_000_000;

/** The address of a socket of the file system, or of the abstract name that an `@` stands before (unix(7)). */
function addressOf(socketName: string): Buffer {
  const isAbstract = socketName.startsWith("@");
  const family = Buffer.from(new Uint16Array([unixFamily]).buffer);
  const name = Buffer.from(isAbstract ? `\0${socketName.slice(1)}` : `${socketName}\0`);
  return Buffer.concat([family, name]);
}

/** Tells whoever has started this process how it is, as sd_notify(3) does: by datagrams, which neither Bun nor Node can send. */
export function serviceManager(libc: Libc, socketName: string): (state: string) => void {
  const socket = libc.socket(unixFamily, datagram | closedOnExec, 0);
  const address = addressOf(socketName);
  return (state) => {
    const bytes = Buffer.from(state);
    libc.sendto(socket, bytes, bytes.length, 0, address, address.length);
  };
}
