import { countGarbage, countLargeGarbage } from "#core/large-garbage.ts";
import { ownTurn } from "#core/own-turn.ts";
import { startDeadline } from "./deadline.ts";

/** What is no larger is sent in one go: the system's own buffers take most of it. */
const sliceBytes = 64 * 1024;
/** Who reads more slowly than this, or for longer in all, is not waited for. */
const minBytesPerMs = 8;
const [minSendMs, maxSendMs] = [60_000, 3_600_000];
/** Nor who takes nothing of a slice for so long, or a byte now and then. */
const maxStallMs = 60_000;
/** Shorter than what proxies and our own server take for a dead connection. */
const heartbeatMs = 15_000;

/** An answer that is sent as it is read: what Bun is given in one go it keeps in memory for whoever does not read it. */
export type Sending = {
  /** How much of it is in memory while it is sent; nothing of what is sent as it becomes known. */
  readonly bytes: number;
  /** Must be called before the answer is given to Bun. */
  readonly start: (parts: SendingParts) => void;
};

type SendingParts = {
  /** Aborts when the reader leaves. */
  readonly signal: AbortSignal;
  /** Before each slice. */
  readonly onSlice: () => void;
  /** Once, when it has been read or nobody reads on. */
  readonly onEnd: () => void;
  /** A slice could not be made; the reader sees that the answer is cut. */
  readonly onFault: (fault: unknown) => void;
};

type Slices = {
  /** Null at the end. */
  readonly next: () => Uint8Array | null | Promise<Uint8Array | null>;
  /** How much of them is in memory at once. */
  readonly bytes: number;
  readonly sendMs: number;
  readonly stallMs?: number;
  /** Sent while the next is not known yet; it means nothing where it stands. */
  readonly idle?: Uint8Array;
  /** How often. */
  readonly beatMs?: number;
  readonly onEnd?: () => void;
};

const sendings = new WeakMap<Response, Sending>();

/** How an answer is sent where it is sent as it is read; nothing for one that is sent in one go. */
export const sendingOf = (response: Response): Sending | undefined => sendings.get(response);

/** What Bun writes to the terminal: the fault itself may hold what a log must not. */
const cutOff = () => new Error("An answer was cut");

function respondInSlices(
  { next, bytes, sendMs, stallMs = maxStallMs, idle, beatMs = heartbeatMs, onEnd }: Slices,
  init: ResponseInit,
): Response {
  let parts: SendingParts | null = null;
  let isOver = false;
  let cut = () => {};
  let meetStall = () => {};
  const end = () => {
    if (isOver) return;
    isOver = true;
    meetStall();
    onEnd?.();
    parts?.onEnd();
    parts = null;
  };
  const leave = () => {
    cut();
    end();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        cut = () => controller.error(cutOff());
      },
      async pull(controller) {
        meetStall();
        // It is not sent: Elysia reads what a HEAD would have got, to tell its length, which nobody knows.
        if (!parts && !isOver) {
          controller.close();
          return end();
        }
        // Others come first, however fast this one is read.
        await ownTurn();
        parts?.onSlice();
        let meetIdle = () => {};
        const sendIdle = (sign: Uint8Array) => {
          // Who has not taken the last is not given more, and left in time.
          if (!parts || (controller.desiredSize ?? 0) < 0) return;
          meetIdle();
          controller.enqueue(sign);
          meetIdle = startDeadline(stallMs, () => {
            if ((controller.desiredSize ?? 0) < 0) leave();
          });
        };
        const heartbeat = idle && setInterval(() => sendIdle(idle), beatMs);
        try {
          const slice = parts && (await next());
          if (slice && parts) {
            meetStall = startDeadline(stallMs, leave);
            return controller.enqueue(slice);
          }
          if (parts) controller.close();
        } catch (fault) {
          parts?.onFault(fault);
          cut();
        } finally {
          clearInterval(heartbeat);
          meetIdle();
        }
        end();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  const start = (given: SendingParts) => {
    const meet = startDeadline(sendMs, leave);
    parts = {
      ...given,
      onEnd: () => {
        meet();
        given.onEnd();
      },
    };
    given.signal.addEventListener("abort", end, { once: true });
  };
  sendings.set(response, { bytes, start });
  return response;
}

/** A response of a text or of bytes, which are sent as they are read where they are many. `isKept`: somebody else keeps them anyway. */
export function respond(
  content: string | Uint8Array<ArrayBuffer>,
  init: ResponseInit,
  { isKept = false } = {},
): Response {
  if (content.length <= sliceBytes / 4) return new Response(content, init);
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  if (bytes.length <= sliceBytes) return new Response(bytes, init);
  // What the answer was made of is left behind now, the answer itself at its end.
  const countLeft = () => countLargeGarbage(isKept ? 0 : bytes.length);
  countLeft();
  let at = 0;
  const slices = {
    bytes: isKept ? sliceBytes : bytes.length,
    sendMs: Math.min(maxSendMs, minSendMs + bytes.length / minBytesPerMs),
    onEnd: countLeft,
    next: () => (at < bytes.length ? bytes.subarray(at, (at += sliceBytes)) : null),
  };
  return respondInSlices(slices, init);
}

/** What the pieces of an answer may be that is made as it is read. */
const pieceBytes = 256 * 1024;

/** Puts small texts together: each slice costs a turn of the event loop. */
async function nextSlice(pieces: AsyncIterator<string>): Promise<Uint8Array | null> {
  let text = "";
  while (text.length < sliceBytes) {
    const { done, value } = await pieces.next();
    if (done) break;
    text += value;
  }
  if (text === "") return null;
  // The rows and texts that it was made of are as much again each.
  countGarbage(2 * text.length);
  return new TextEncoder().encode(text);
}

const asRead = (next: Slices["next"], end: () => unknown): Slices => ({
  next,
  bytes: pieceBytes,
  sendMs: maxSendMs,
  onEnd: () => void end(),
});

/** A response whose text is made as it is read. */
export function respondWithTexts(texts: AsyncIterable<string>, init: ResponseInit): Response {
  const pieces = texts[Symbol.asyncIterator]();
  return respondInSlices(
    asRead(
      () => nextSlice(pieces),
      () => pieces.return?.(),
    ),
    init,
  );
}

/** How a response is kept alive whose texts are not known yet, and when who takes nothing is left. */
export type Waiting = { readonly idle: string; readonly beatMs?: number; readonly stallMs?: number };

/**
 * A response whose texts are sent as they become known. In between `idle` keeps the connection alive; who takes nothing of a
 * text, or of that, for `stallMs` is left.
 */
export function respondAsKnown(
  texts: AsyncIterable<string | Uint8Array>,
  init: ResponseInit,
  { idle, beatMs = heartbeatMs, stallMs = maxStallMs }: Waiting,
): Response {
  const encoder = new TextEncoder();
  const known = texts[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await known.next();
    if (done) return null;
    return typeof value === "string" ? encoder.encode(value) : value;
  };
  const slices = { next, bytes: 0, sendMs: Infinity, stallMs, beatMs, idle: encoder.encode(idle) };
  return respondInSlices({ ...slices, onEnd: () => void known.return?.() }, init);
}

/** A response that is made of such pieces as it is read; `heldBytes` is what they are made of. */
export function respondWithPieces(
  pieces: AsyncIterable<Uint8Array>,
  init: ResponseInit,
  heldBytes: number,
): Response {
  const made = pieces[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await made.next();
    return done ? null : value;
  };
  const slices = asRead(next, () => made.return?.());
  return respondInSlices({ ...slices, bytes: slices.bytes + heldBytes }, init);
}

/** A response of bytes that are fetched as they are read: `read` gives those from a place on, at most so many, and null where they are gone. */
export function respondWithBytes(
  size: number,
  read: (at: number, length: number) => Promise<Uint8Array | null>,
  init: ResponseInit,
): Response {
  let at = 0;
  const next = async () => {
    if (at >= size) return null;
    const slice = await read(at, pieceBytes);
    if (!slice?.length) throw new Error("What is being sent is there no more");
    at += slice.length;
    return slice;
  };
  return respondInSlices(
    asRead(next, () => {}),
    init,
  );
}
