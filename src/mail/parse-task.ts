import { type Letter, sealedLetter } from "../tools/temp-mail/letter.ts";
import { ok } from "../core/result.ts";
import type { Compute, Task } from "../core/task.ts";
import { parseMessage } from "./message.ts";

/** Reads a message; one that goes beyond all measure is kept sealed. */
export const readMail: Task<Uint8Array, Letter> = {
  name: "mail",
  weigh: (raw) => raw.byteLength,
  run: async (raw) => ok(await parseMessage(raw).catch(() => sealedLetter(raw))),
};

/**
 * Reads a message in a worker. One that takes too long is kept sealed; null when so many wait that the sender
 * had better come again.
 */
export const letterReader =
  (compute: Compute) =>
  async (raw: Uint8Array): Promise<Letter | null> => {
    const outcome = await compute(readMail, raw);
    if (outcome.ok) return outcome.value;
    return outcome.failure.retryAfterS ? null : sealedLetter(raw);
  };
