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

const isRecord = (jsonValue: unknown): jsonValue is Readonly<Record<string, unknown>> =>
  typeof jsonValue === "object" && jsonValue !== null && !Array.isArray(jsonValue);

/** What one of several is named itself. */
const innerFields = ["data", "userAgent"] as const;

function plainValueText(jsonValue: unknown): string | null {
  if (typeof jsonValue === "string") return jsonValue;
  if (!isRecord(jsonValue)) return null;
  return plainValueText(
    innerFields.map((fieldName) => jsonValue[fieldName]).find((innerValue) => typeof innerValue === "string"),
  );
}

/** The main value of an answer, several one on a line; null for an answer that has none. */
export function plainTextOf(path: string, apiAnswer: unknown): string | null {
  if (!tools.has(path.split("/")[1] ?? "") || !isRecord(apiAnswer)) return null;
  const mainValue = mainFields
    .map((fieldName) => apiAnswer[fieldName])
    .find((fieldValue) => fieldValue !== undefined && fieldValue !== null);
  const plainLines = Array.isArray(mainValue) ? mainValue.map(plainValueText) : [plainValueText(mainValue)];
  return plainLines.every((plainLine) => plainLine !== null)
    ? plainLines.map((line) => `${line}\n`).join("")
    : null;
}

/** A script that asks for text alone; what also takes JSON gets that. */
export function wantsPlainText({ headers }: Request): boolean {
  const acceptHeader = headers.get("accept") ?? "";
  return /(^|,)\s*text\/plain\b/i.test(acceptHeader) && !/application\/json/i.test(acceptHeader);
}

export const replyPlainText = (replyText: string): Response =>
  new Response(replyText, { headers: { ...apiHeaders, "Content-Type": "text/plain; charset=utf-8" } });
