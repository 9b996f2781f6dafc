import type { ParsedMail } from "#tools/temp-mail/parsed-mail.ts";
import { ok } from "#core/result.ts";
import type { Compute, Task } from "#core/task.ts";

/** What takes mail apart and cleans its HTML is large, and needed where a message is parsed. */
const loadParser = () => import("./message.ts");

const [paddingByte, newlineByte] = [0x3d, 0x0a];

/** Ten megabytes of Base64 have half as many. */
const maxLines = 300_000;

/** Whether a byte stands more than so many times where it counts; looks no further than that. */
function standsMoreThan(
  most: number,
  rawMail: Uint8Array,
  byte: number,
  countsAt: (at: number) => boolean = () => true,
): boolean {
  let count = 0;
  for (let at = rawMail.indexOf(byte); at >= 0 && count <= most; at = rawMail.indexOf(byte, at + 1))
    if (countsAt(at)) count += 1;
  return count > most;
}

/** A parser makes an object of each line: nine megabytes of empty lines took 400 MB. */
const hasTooManyLines = (rawMail: Uint8Array): boolean => standsMoreThan(maxLines, rawMail, newlineByte);

/** Mailers that pad each line of Base64 have one a line. */
const maxPaddings = 200_000;

/** A parser makes a buffer of all Base64 between two paddings: nine megabytes of `=20` took 1.5 GB. In other encodings the sign means something else. */
const hasTooManyPaddings = (rawMail: Uint8Array): boolean =>
  standsMoreThan(maxPaddings, rawMail, paddingByte, (at) => rawMail[at - 1] !== paddingByte) &&
  /base64/i.test(new TextDecoder("latin1").decode(rawMail));

/** Some thousand pictures are more than any sender's. */
const maxPartLines = 25_000;

/** A parser makes a kilobyte and more of each part, which can be one short line: a megabyte and a half of them took 800 MB. */
function hasTooManyParts(rawMail: Buffer): boolean {
  let partCount = 0;
  for (
    let boundaryAt = rawMail.indexOf("\n--");
    boundaryAt >= 0 && partCount <= maxPartLines;
    boundaryAt = rawMail.indexOf("\n--", boundaryAt + 1)
  )
    partCount += 1;
  return partCount > maxPartLines && /multipart/i.test(rawMail.toString("latin1"));
}

/** Parses a message; of one that cannot be parsed whole, its header fields. */
export const readMail: Task<Uint8Array, ParsedMail> = {
  name: "mail",
  cost: (rawMail) => rawMail.byteLength,
  run: async (rawMail) => {
    const { parseMessage, readHeadersOnly } = await loadParser();
    const mailBytes = Buffer.from(rawMail.buffer, rawMail.byteOffset, rawMail.byteLength);
    if (hasTooManyLines(rawMail) || hasTooManyPaddings(rawMail) || hasTooManyParts(mailBytes))
      return ok(await readHeadersOnly(rawMail));
    return ok(await parseMessage(rawMail).catch(() => readHeadersOnly(rawMail)));
  },
};

/** Of the header fields that the main thread reads: 64 KB of colons as addresses would hold it for a tenth of a second. */
const maxHeaderBytes = 16_384;

/** A message that came in whole is parsed although its sender has left. */
const neverAborted = new AbortController().signal;

/**
 * Parses a message in a worker, in turns with those of other clients, who are told apart by their addresses. Of one that takes too long only the header
 * fields are read; null when so many wait that the sender had better come again.
 */
export const messageReader =
  (compute: Compute) =>
  async (rawMail: Uint8Array, clientAddress: string): Promise<ParsedMail | null> => {
    const outcome = await compute(readMail, rawMail, {
      address: clientAddress,
      user: null,
      signal: neverAborted,
    });
    if (outcome.ok) return outcome.value;
    return outcome.failure.retryAfterS ? null : (await loadParser()).readHeadersOnly(rawMail, maxHeaderBytes);
  };
