import { dlopen, ptr } from "bun:ffi";

/** Calls of the kernel on this machine (x64). */
const calls = { write: 1, pwrite: 18, seccomp: 317 };
const [noNewPrivileges, setFilter, allThreads] = [38, 1, 1];
const [allow, refuse] = [0x7fff0000, 0x00050000];

/** The number of the system's error of a name (errno(3)). */
export const errorNumbers = { EIO: 5, EROFS: 30, EDQUOT: 122 } as const;

/**
 * From now on the kernel refuses this process all writes of a thousand bytes and more with an error, as a disk with a quota does; what
 * Bun tells its own threads is shorter.
 */
export function refuseWrites(error: keyof typeof errorNumbers): void {
  const load = (offset: number) => [0x20, 0, 0, offset] as const;
  const program = [
    load(0),
    [0x15, 1, 0, calls.write],
    [0x15, 0, 3, calls.pwrite],
    // The third argument: how many bytes.
    load(32),
    [0x35, 0, 1, 1000],
    [0x06, 0, 0, refuse | errorNumbers[error]],
    [0x06, 0, 0, allow],
  ] as const;
  const filter = Buffer.alloc(8 * program.length);
  for (const [index, [code, ifTrue, ifFalse, value]] of program.entries()) {
    filter.writeUInt16LE(code, 8 * index);
    filter.writeUInt8(ifTrue, 8 * index + 2);
    filter.writeUInt8(ifFalse, 8 * index + 3);
    filter.writeUInt32LE(value, 8 * index + 4);
  }
  const head = Buffer.alloc(16);
  head.writeUInt16LE(program.length, 0);
  head.writeBigUInt64LE(BigInt(ptr(filter)), 8);
  const { symbols } = dlopen("libc.so.6", {
    prctl: { args: ["i32", "u64", "u64", "u64", "u64"], returns: "i32" },
    syscall: { args: ["i64", "u64", "u64", "ptr"], returns: "i64" },
  });
  symbols.prctl(noNewPrivileges, 1, 0, 0, 0);
  if (Number(symbols.syscall(calls.seccomp, setFilter, allThreads, head)) !== 0)
    throw new Error("The kernel takes no filter");
}
