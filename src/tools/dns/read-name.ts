import { readHost } from "../../core/pasted-name.ts";
import type { Reading } from "../../core/reading.ts";
import { readIp } from "../ip/read-ip.ts";

/** A name out of the words around it, or else an address of numbers. */
export function readNameOrIp(text: string): Reading {
  const name = readHost(text);
  if ("refused" in name) return name;
  const isOfNumbers = name.value === text || /^[\d.:]+$/.test(name.value) || name.value.includes("]:");
  return isOfNumbers ? readIp(text) : name;
}
