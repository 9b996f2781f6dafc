import type { Readable } from "node:stream";
import { countGarbage } from "#core/large-garbage.ts";
import type { Held } from "#core/places.ts";
import { blockList } from "./block-list.ts";

/** What of a session changes while its message comes in. */
export type CollectingSession = {
  /** What its message takes of the places for bytes. */
  readonly buffer: Held;
  /** Since its last message. */
  commands: number;
  bufferedBytes: number;
  pieces: number;
};

/** smtp-server makes a piece of each line that begins with a dot. */
const maxPieces = 50_000;
/** About what a piece takes besides its bytes, until the collector comes by. */
const pieceBytes = 256;
/**
 * Collects the messages of the sessions that `findSession` has, and bounds what is buffered of them. `cut` ends a session with a
 * last reply line.
 */
export function messageCollector(
  findSession: (id: string) => CollectingSession | undefined,
  messageBytes: number,
  cut: (id: string, line: string) => void,
) {
  function releaseMail(id: string): void {
    const session = findSession(id);
    if (!session) return;
    session.buffer.release();
    session.bufferedBytes = 0;
    session.pieces = 0;
  }

  /** The whole message; null when the session ended first, or was ended for taking too much. */
  function collectMail(stream: Readable, id: string): Promise<Uint8Array | null> {
    const blocks = blockList();
    let isAbandoned = false;
    return new Promise((resolve) => {
      const abandonMail = (line: string) => {
        isAbandoned = true;
        blocks.clear();
        releaseMail(id);
        cut(id, line);
        resolve(null);
      };
      stream.on("data", (chunk: Buffer) => {
        countGarbage(chunk.length + pieceBytes);
        const session = findSession(id);
        if (!session || isAbandoned) return;
        session.bufferedBytes += chunk.length;
        session.pieces += 1;
        if (session.bufferedBytes > messageBytes) abandonMail("552 5.3.4 The message is too big");
        else if (session.pieces > maxPieces) abandonMail("552 5.6.0 Too many lines begin with a dot");
        else if (session.buffer.grow(chunk.length + pieceBytes))
          abandonMail("452 4.3.1 Too much mail at once, try again later");
        else blocks.add(chunk);
      });
      stream.on("end", () => {
        const session = findSession(id);
        if (session) session.commands = 0;
        const message = blocks.take();
        countGarbage(message.length);
        resolve(message);
      });
      stream.on("error", () => resolve(null));
      stream.on("close", () => resolve(null));
    });
  }

  return { collect: collectMail, release: releaseMail };
}
