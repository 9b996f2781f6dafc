import { dlopen, ptr } from "bun:ffi";

/** Calls of the system's own library; null where it has none of this name (musl, macOS). */
export function openLibc() {
  try {
    return dlopen("libc.so.6", {
      _exit: { args: ["i32"], returns: "void" },
      alarm: { args: ["u32"], returns: "u32" },
      signal: { args: ["i32", "ptr"], returns: "ptr" },
      execv: { args: ["ptr", "ptr"], returns: "i32" },
      setenv: { args: ["ptr", "ptr", "i32"], returns: "i32" },
      socket: { args: ["i32", "i32", "i32"], returns: "i32" },
      sendto: { args: ["i32", "ptr", "u64", "i32", "ptr", "u32"], returns: "i64" },
    }).symbols;
  } catch {
    return null;
  }
}

export type Libc = NonNullable<ReturnType<typeof openLibc>>;

/** A text as C takes it. */
export const cText = (text: string): Buffer => Buffer.from(`${text}\0`);

/** Texts as C takes a list of them; both must be kept for as long as it is used. */
export function cList(texts: readonly Buffer[]): BigUint64Array {
  const list = new BigUint64Array(texts.length + 1);
  for (const [index, text] of texts.entries()) list[index] = BigInt(ptr(text));
  return list;
}
