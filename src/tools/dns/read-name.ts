import { isName, readHost } from "#core/pasted-name.ts";
import type { Reading } from "#core/reading.ts";
import { readIp } from "#tools/ip/read-ip.ts";

/** A name out of the words around it, or else an address of numbers. */
export function readNameOrIp(text: string): Reading {
  const name = readHost(text);
  if ("refused" in name || isName(name.value)) return name;
  const ip = readIp(text);
  return "refused" in ip || ip.value !== text ? ip : name;
}
