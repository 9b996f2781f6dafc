import { dlopen } from "bun:ffi";

const [unixFamily, datagram, dontWait] = [1, 2, 0x40];

/** A socket of datagrams in the file system, as systemd gives one to a service; neither Bun nor Node has them. */
export function receiveDatagrams(path: string) {
  const { symbols: libc } = dlopen("libc.so.6", {
    socket: { args: ["i32", "i32", "i32"], returns: "i32" },
    bind: { args: ["i32", "ptr", "u32"], returns: "i32" },
    recv: { args: ["i32", "ptr", "u64", "i32"], returns: "i64" },
    close: { args: ["i32"], returns: "i32" },
  });
  const socket = libc.socket(unixFamily, datagram, 0);
  // The abstract name that an `@` stands for begins with a zero and has none at its end.
  const name = path.startsWith("@") ? `\0${path.slice(1)}` : `${path}\0`;
  const address = Buffer.concat([Buffer.from(new Uint16Array([unixFamily]).buffer), Buffer.from(name)]);
  if (libc.bind(socket, address, address.length) !== 0) throw new Error(`No socket at ${path}`);
  const received: string[] = [];
  return {
    /** All that has come so far. */
    read(): readonly string[] {
      const bytes = Buffer.alloc(4096);
      for (;;) {
        const length = Number(libc.recv(socket, bytes, bytes.length, dontWait));
        if (length < 0) return received;
        received.push(bytes.toString("latin1", 0, length));
      }
    },
    close: () => void libc.close(socket),
  };
}
