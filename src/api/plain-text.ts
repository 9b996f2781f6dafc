import { apiHeaders } from "./reply.ts";

/** The tools whose answers have one main value. */
const tools = new Set([
  "crypto",
  "tools",
  "data",
  "ip",
  "cron",
  "ua",
  "dns",
  "2fa",
  "translate",
  "text-analyzer",
  "vietqr",
  "chatgpt",
]);

/** Where the main value of an answer is, the several before the one. */
const mainFields = [
  "passwords",
  "passphrases",
  "uuids",
  "userAgents",
  "answers",
  "next",
  "password",
  "passphrase",
  "uuid",
  "userAgent",
  "hash",
  "result",
  "ip",
  "code",
  "translated",
  "text",
  "payload",
  "response",
] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What one of several is named itself. */
const innerFields = ["data", "userAgent"] as const;

function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (!isRecord(value)) return null;
  return textOf(innerFields.map((name) => value[name]).find((inner) => typeof inner === "string"));
}

/** The main value of an answer, several one on a line; null for an answer that has none. */
export function plainTextOf(path: string, answer: unknown): string | null {
  if (!tools.has(path.split("/")[1] ?? "") || !isRecord(answer)) return null;
  const value = mainFields.map((name) => answer[name]).find((one) => one !== undefined && one !== null);
  const lines = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  return lines.every((line) => line !== null) ? lines.map((line) => `${line}\n`).join("") : null;
}

/** A script that asks for text alone; what also takes JSON gets that. */
export function wantsPlainText({ headers }: Request): boolean {
  const accept = headers.get("accept") ?? "";
  return /(^|,)\s*text\/plain\b/i.test(accept) && !/application\/json/i.test(accept);
}

export const replyPlainText = (text: string): Response =>
  new Response(text, { headers: { ...apiHeaders, "Content-Type": "text/plain; charset=utf-8" } });
