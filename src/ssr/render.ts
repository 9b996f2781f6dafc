import { randomBytes } from "node:crypto";
import { Readable, pipeline } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { respond, respondAsKnown, respondWithPieces } from "#http/respond.ts";
import { resumeWork } from "#http/thread-work.ts";
import { countGarbage, countLargeGarbage } from "#core/large-garbage.ts";
import { type Variants, compress } from "./variants.ts";
import { encodingFor } from "./compress.ts";
import { Content, type DocumentProps, frameOf } from "./document.tsx";
import { filledPage } from "./filling.tsx";
import { commonHeaders, contentPolicy } from "./headers.ts";
import { type LongTexts, createLongTexts } from "./long-texts.ts";
import type { StandIn } from "#ui/long-text.ts";

type PageHead = {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The visitor's browser may keep it for the way back, on which Firefox has lost what was typed on all else. */
  readonly isKept?: boolean;
};

const policyHeaderOf = ({ site, meta }: DocumentProps, nonce?: string) => ({
  "Content-Security-Policy": contentPolicy({ site, isPrivate: meta.isPrivate, ...(nonce && { nonce }) }),
});

/** A page's own fields; what it depends on by itself comes to what every page does. */
const varyingBy = (names: string, { Vary: ownNames, ...headers }: Record<string, string>) => ({
  ...headers,
  Vary: ownNames === undefined ? names : `${names}, ${ownNames}`,
});

/** Little smaller at a higher level, and much slower. */
const gzipLevel = 3;

/** A larger page is compressed by another thread, which for a small one takes longer than compressing it. */
const largeBytes = 64 * 1024;
const gzipAsync = promisify(gzip);
const compressAside = async (pageBytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await gzipAsync(pageBytes, { level: gzipLevel }));

type PageStream = Awaited<ReturnType<typeof renderToReadableStream>>;

/** Whether a page is rendered already, as nearly all are. */
function isStreamComplete(pageStream: PageStream): Promise<boolean> {
  const nextTurn = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([pageStream.allReady.then(() => true), nextTurn]);
}

/** A page that is not rendered yet, as it comes. */
const framedStream = (
  pageStream: PageStream,
  { before, after }: ReturnType<typeof frameOf>,
): ReadableStream =>
  pageStream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (pageOutput) => pageOutput.enqueue(Buffer.concat(before)),
      flush: (pageOutput) => pageOutput.enqueue(Buffer.concat(after)),
    }),
  );

/** A page that is rendered already is compressed at once, which costs a third of a stream. */
const gzippedPage = (page: Buffer<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> =>
  page.length > largeBytes ? compressAside(page) : Bun.gzipSync(page, { level: gzipLevel });

/** A page whose long texts are written as it is read. */
async function* piecesOf(
  pageStream: PageStream,
  { before, after }: ReturnType<typeof frameOf>,
  longTexts: LongTexts,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield Buffer.concat(before);
  for await (const piece of longTexts.pieces(await new Response(pageStream).text())) {
    yield piece;
    countGarbage(piece.length);
  }
  yield Buffer.concat(after);
}

/** Compressed by another thread, slice by slice. */
const gzippedPieces = (pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(Readable.from(pieces), createGzip({ level: gzipLevel }), () => {});

async function pageBodyOf(pageDocument: DocumentProps, nonce: string, isGzip: boolean) {
  const { fillings } = pageDocument;
  const longTexts = createLongTexts();
  const pageStream = await content(pageDocument, nonce, fillings ? undefined : longTexts.standIn);
  const pageFrame = frameOf(pageDocument);
  if (fillings) {
    await pageStream.allReady;
    return { known: filledPage(await new Response(pageStream).text(), { ...pageFrame, fillings }) };
  }
  const heldLength = longTexts.length();
  if (heldLength > 0) {
    // The form's body, its fields and what was made of them.
    countLargeGarbage(4 * heldLength);
    const pieces = piecesOf(pageStream, pageFrame, longTexts);
    return { pieces: isGzip ? gzippedPieces(pieces) : pieces, heldLength };
  }
  if (await isStreamComplete(pageStream)) {
    // Bytes throughout: as text, a megabyte would be held three times more.
    const pageContent = await new Response(pageStream).bytes();
    const page = Buffer.concat([...pageFrame.before, pageContent, ...pageFrame.after]);
    countLargeGarbage(page.length);
    return isGzip ? gzippedPage(page) : page;
  }
  const streamed = framedStream(pageStream, pageFrame);
  return isGzip ? streamed.pipeThrough(new CompressionStream("gzip")) : streamed;
}

const content = (pageDocument: DocumentProps, nonce?: string, standIn?: StandIn): Promise<PageStream> =>
  renderToReadableStream(createElement(Content, { ...pageDocument, ...(standIn && { standIn }) }), {
    identifierPrefix: "c",
    ...(nonce && { nonce }),
  });

/** Streams a page that is this visitor's own; its scripts, if React writes any, bear a nonce. */
export async function streamPage(
  request: Request,
  pageDocument: DocumentProps,
  { status, headers, isKept = false }: PageHead,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const isFilled = pageDocument.fillings !== undefined;
  // What compresses holds back what has come so far.
  const isGzip = !isFilled && encodingFor(request.headers.get("accept-encoding")) !== "identity";
  const renderBody = () => pageBodyOf(pageDocument, nonce, isGzip);
  // What a form sent may be a megabyte, and several such pages in one turn would hold up everybody else.
  const body = await (request.method === "POST" ? inSequence(renderBody) : renderBody());
  resumeWork(request);
  const init = {
    status,
    headers: {
      ...commonHeaders(pageDocument.site),
      ...policyHeaderOf(pageDocument, nonce),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": isKept ? "private, no-cache" : "private, no-store",
      ...(isGzip && { "Content-Encoding": "gzip" }),
      ...(isFilled && { "X-Accel-Buffering": "no" }),
      ...varyingBy("Accept-Encoding, Cookie", headers),
    },
  };
  if (body instanceof ReadableStream) return respondWithPieces(body, init, 0);
  // A blank between elements means nothing.
  if ("known" in body) return respondAsKnown(body.known, init, { idle: "\n" });
  return "pieces" in body ? respondWithPieces(body.pieces, init, 2 * body.heldLength) : respond(body, init);
}

/** A page that is the same for everybody: its bytes, and the header fields of every answer with it. */
export type StaticPage = Variants & { readonly etag: string; readonly headers: Record<string, string> };

let lastRender: Promise<unknown> = Promise.resolve();

/** One page after the other, and everything else in between: many new pages at once hold up no stream. */
function inSequence<Drawn>(renderStatic: () => Promise<Drawn>): Promise<Drawn> {
  const drawnPage = lastRender
    .then(() => new Promise((nextTurn) => setImmediate(nextTurn)))
    .then(renderStatic);
  lastRender = drawnPage.catch(() => {});
  return drawnPage;
}

async function drawPage(pageDocument: DocumentProps) {
  const pageStream = await content(pageDocument);
  await pageStream.allReady;
  const { before, after } = frameOf(pageDocument);
  return {
    document: pageDocument,
    identity: Buffer.concat([...before, await new Response(pageStream).bytes(), ...after]),
  };
}

export async function prerender(
  describe: () => DocumentProps,
  headers: Record<string, string>,
): Promise<StaticPage> {
  const { document: pageDocument, identity } = await inSequence(() => drawPage(describe()));
  return {
    ...(await compress(identity, 11)),
    etag: `W/"${Bun.hash(identity).toString(36)}"`,
    headers: {
      ...commonHeaders(pageDocument.site),
      ...policyHeaderOf(pageDocument),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "public, no-cache",
      ...varyingBy("Accept-Encoding, Cookie", headers),
    },
  };
}
