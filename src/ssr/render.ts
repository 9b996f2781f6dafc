import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { countLargeGarbage } from "../core/large-garbage.ts";
import { type Variants, compress } from "./variants.ts";
import { encodingFor } from "./compress.ts";
import { Content, type DocumentProps, frameOf } from "./document.tsx";
import { commonHeaders, contentPolicy } from "./headers.ts";

type PageHead = { readonly status: number; readonly headers: Record<string, string> };

const policyHeaderOf = ({ site, meta }: DocumentProps, nonce?: string) => ({
  "Content-Security-Policy": contentPolicy({ site, isPrivate: meta.isPrivate, ...(nonce && { nonce }) }),
});

/** Little smaller at a higher level, and much slower. */
const gzipLevel = 3;

/** A larger page is compressed by another thread, which for a small one takes longer than compressing it. */
const largeBytes = 128 * 1024;
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

async function pageBodyOf(pageDocument: DocumentProps, nonce: string, isGzip: boolean) {
  const pageStream = await renderContent(pageDocument, nonce);
  const pageFrame = frameOf(pageDocument);
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

const renderContent = (pageDocument: DocumentProps, nonce?: string): Promise<PageStream> =>
  renderToReadableStream(createElement(Content, pageDocument), {
    identifierPrefix: "c",
    ...(nonce && { nonce }),
  });

/** Streams a page that is this visitor's own; its scripts, if React writes any, bear a nonce. */
export async function streamPage(
  request: Request,
  pageDocument: DocumentProps,
  { status, headers }: PageHead,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const isGzip = encodingFor(request.headers.get("accept-encoding")) !== "identity";
  const renderBody = () => pageBodyOf(pageDocument, nonce, isGzip);
  // What a form sent may be a megabyte, and several such pages in one turn would hold up everybody else.
  const body = await (request.method === "POST" ? inSequence(renderBody) : renderBody());
  return new Response(body, {
    status,
    headers: {
      ...commonHeaders(pageDocument.site),
      ...policyHeaderOf(pageDocument, nonce),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      Vary: "Accept-Encoding",
      ...(isGzip && { "Content-Encoding": "gzip" }),
      ...headers,
    },
  });
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
  const pageStream = await renderContent(pageDocument);
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
      Vary: "Accept-Encoding, Cookie",
      ...headers,
    },
  };
}
