import type { ParsedMail } from "../tools/temp-mail/parsed-mail.ts";
import { ok } from "../core/result.ts";
import type { Compute, Task } from "../core/task.ts";

/** What takes mail apart and cleans its HTML is large, and needed where a message is parsed. */
const loadParser = () => import("./message.ts");

const [padding, newline] = [0x3d, 0x0a];

/** Ten megabytes of Base64 have half as many. */
const maxLines = 300_000;

/** A parser makes an object of each line: nine megabytes of empty lines took 400 MB. */
function hasTooManyLines(raw: Uint8Array): boolean {
  let lines = 0;
  for (let at = raw.indexOf(newline); at >= 0 && lines <= maxLines; at = raw.indexOf(newline, at + 1))
    lines += 1;
  return lines > maxLines;
}

/** Mailers that pad each line of Base64 have one a line. */
const maxPaddings = 200_000;

/** A parser makes a buffer of all Base64 between two paddings: nine megabytes of `=20` took 1.5 GB. In other encodings the sign means something else. */
function hasTooManyPaddings(raw: Uint8Array): boolean {
  let paddings = 0;
  for (let at = raw.indexOf(padding); at >= 0 && paddings <= maxPaddings; at = raw.indexOf(padding, at + 1))
    if (raw[at - 1] !== padding) paddings += 1;
  return paddings > maxPaddings && /base64/i.test(new TextDecoder("latin1").decode(raw));
}

/** Some thousand pictures are more than any sender's. */
const maxPartLines = 25_000;

/** A parser makes a kilobyte and more of each part, which can be one short line: a megabyte and a half of them took 800 MB. */
function hasTooManyParts(raw: Buffer): boolean {
  let parts = 0;
  for (let at = raw.indexOf("\n--"); at >= 0 && parts <= maxPartLines; at = raw.indexOf("\n--", at + 1))
    parts += 1;
  return parts > maxPartLines && /multipart/i.test(raw.toString("latin1"));
}

/** Parses a message; of one that cannot be parsed whole, its header fields. */
export const readMail: Task<Uint8Array, ParsedMail> = {
  name: "mail",
  cost: (raw) => raw.byteLength,
  run: async (raw) => {
    const { parseMessage, readHeadersOnly } = await loadParser();
    const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
    if (hasTooManyLines(raw) || hasTooManyPaddings(raw) || hasTooManyParts(bytes))
      return ok(await readHeadersOnly(raw));
    return ok(await parseMessage(raw).catch(() => readHeadersOnly(raw)));
  },
};

/** Of the header fields that the main thread reads: 64 KB of colons as addresses would hold it for a tenth of a second. */
const maxHeaderBytes = 16_384;

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
    return outcome.failure.retryAfterS ? null : (await loadParser()).readHeadersOnly(raw, maxHeaderBytes);
  };
