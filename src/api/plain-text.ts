import type { Endpoint } from "./endpoint.ts";
import { respond } from "#http/respond.ts";
import { apiHeaders } from "./reply.ts";

/** The main value of an answer as text, several one on a line; null where there is none. */
export function plainTextOf({ plain }: Pick<Endpoint, "plain">, apiAnswer: unknown): string | null {
  const mainValue = plain?.(apiAnswer) ?? null;
  if (mainValue === null) return null;
  return (typeof mainValue === "string" ? [mainValue] : mainValue).map((line) => `${line}\n`).join("");
}

/** A script that asks for text alone; what also takes JSON gets that. */
export function wantsPlainText({ headers }: Request): boolean {
  const acceptHeader = headers.get("accept") ?? "";
  return /(^|,)\s*text\/plain\b/i.test(acceptHeader) && !/application\/json/i.test(acceptHeader);
}

export const replyPlainText = (replyText: string): Response =>
  respond(replyText, { headers: { ...apiHeaders, "Content-Type": "text/plain; charset=utf-8" } });
