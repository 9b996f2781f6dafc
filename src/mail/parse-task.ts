import type { ParsedMail } from "../tools/temp-mail/parsed-mail.ts";
import { ok } from "../core/result.ts";
import type { Compute, Task } from "../core/task.ts";

/** What takes mail apart and cleans its HTML is large, and needed where a message is parsed. */
const loadParser = () => import("./message.ts");

/** Parses a message; of one that cannot be parsed whole, its header fields. */
export const readMail: Task<Uint8Array, ParsedMail> = {
  name: "mail",
  cost: (raw) => raw.byteLength,
  run: async (raw) => {
    const { parseMessage, readHeadersOnly } = await loadParser();
    return ok(await parseMessage(raw).catch(() => readHeadersOnly(raw)));
  },
};

/** A message that came in whole is parsed although its sender has left. */
const never = new AbortController().signal;

/**
 * Parses a message in a worker, in turns with those of other clients, who are told apart by their addresses. Of one that takes too long only the header
 * fields are read; null when so many wait that the sender had better come again.
 */
export const messageReader =
  (compute: Compute) =>
  async (raw: Uint8Array, address: string): Promise<ParsedMail | null> => {
    const outcome = await compute(readMail, raw, { address, user: null, signal: never });
    if (outcome.ok) return outcome.value;
    return outcome.failure.retryAfterS ? null : (await loadParser()).readHeadersOnly(raw);
  };
