import { isLocalOrigin } from "../core/local-origin.ts";
import type { Config } from "./config.ts";

/** What an operator should know of the settings at the start; empty when there is nothing. */
export function noticeOf({ PUBLIC_URL, HOST }: Pick<Config, "PUBLIC_URL" | "HOST">): string {
  if (!isLocalOrigin(PUBLIC_URL) || isLocalOrigin(`http://${HOST}`)) return "";
  return `PUBLIC_URL is ${PUBLIC_URL}, which leads nowhere from other machines: set it to the address that visitors use. Until then, pages show each visitor the host they asked.\n`;
}
