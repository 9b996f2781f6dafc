import type { Readable } from "node:stream";
import { countGarbage } from "../core/large-garbage.ts";
import { blockList } from "./block-list.ts";

/** What of a session changes while its message comes in. */
export type CollectingSession = {
  readonly client: string;
  /** Since its last message. */
  commands: number;
  bufferedBytes: number;
  pieces: number;
};

/** What may be buffered of messages that are still coming in: by all sessions, and by those of one client. */
const maxBufferedBytes = 64_000_000;
/** Holds one of the largest messages, and several small ones beside it. */
const maxClientBytes = 12_000_000;
/** smtp-server makes a piece of each line that begins with a dot: in one message, or in those of one client at once. */
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
  const clients = new Map<string, { bytes: number; pieces: number }>();
  let bufferedBytes = 0;

  /** Counts what a session buffers more, or with negative numbers less. */
  function countBuffered(session: CollectingSession, bytes: number, pieces: number): void {
    session.bufferedBytes += bytes;
    session.pieces += pieces;
    bufferedBytes += bytes;
    const buffered = clients.get(session.client) ?? { bytes: 0, pieces: 0 };
    const ofClient = { bytes: buffered.bytes + bytes, pieces: buffered.pieces + pieces };
    if (ofClient.pieces > 0) clients.set(session.client, ofClient);
    else clients.delete(session.client);
  }

  function releaseMail(id: string): void {
    const session = findSession(id);
    if (session) countBuffered(session, -session.bufferedBytes, -session.pieces);
  }

  function isTooMuch({ client }: CollectingSession): boolean {
    const { bytes, pieces } = clients.get(client) ?? { bytes: 0, pieces: 0 };
    return bufferedBytes > maxBufferedBytes || bytes > maxClientBytes || pieces > maxPieces;
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
        countBuffered(session, chunk.length, 1);
        if (session.bufferedBytes > messageBytes) abandonMail("552 5.3.4 The message is too big");
        else if (session.pieces > maxPieces) abandonMail("552 5.6.0 Too many lines begin with a dot");
        else if (isTooMuch(session)) abandonMail("452 4.3.1 Too much mail at once, try again later");
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
