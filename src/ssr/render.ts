import { randomBytes } from "node:crypto";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { type Variants, compress } from "./assets.ts";
import { encodingFor } from "./compress.ts";
import { Document, type DocumentProps } from "./document.tsx";
import { commonHeaders, contentPolicy } from "./headers.ts";

type Rendered = { readonly status: number; readonly headers: Record<string, string> };

const policyOf = ({ site, meta }: DocumentProps, nonce?: string) => ({
  "Content-Security-Policy": contentPolicy({ site, isPrivate: meta.isPrivate, ...(nonce && { nonce }) }),
});

/** Little smaller at a higher level, and much slower. */
const gzipLevel = 3;

/** A page that is drawn already is compressed at once, which costs a third of a stream; one that is not, as it comes. */
async function gzipped(stream: Awaited<ReturnType<typeof renderToReadableStream>>) {
  const next = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  const isDrawn = await Promise.race([stream.allReady.then(() => true), next]);
  if (!isDrawn) return stream.pipeThrough(new CompressionStream("gzip"));
  return Bun.gzipSync(await new Response(stream).bytes(), { level: gzipLevel });
}

/** Streams a page that is this visitor's own; its scripts, if React writes any, bear a nonce. */
export async function streamPage(
  request: Request,
  document: DocumentProps,
  { status, headers }: Rendered,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  const stream = await renderToReadableStream(createElement(Document, document), { nonce });
  const isGzip = encodingFor(request.headers.get("accept-encoding")) !== "identity";
  return new Response(isGzip ? await gzipped(stream) : stream, {
    status,
    headers: {
      ...commonHeaders(document.site),
      ...policyOf(document, nonce),
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

let lastDrawn: Promise<unknown> = Promise.resolve();

/** One page after the other, and everything else in between: many new pages at once hold up no stream. */
function inTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  const drawn = lastDrawn.then(() => new Promise((next) => setImmediate(next))).then(draw);
  lastDrawn = drawn.catch(() => {});
  return drawn;
}

async function draw(document: DocumentProps) {
  const stream = await renderToReadableStream(createElement(Document, document));
  await stream.allReady;
  return { document, identity: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

export async function prerender(
  describe: () => DocumentProps,
  headers: Record<string, string>,
): Promise<StaticPage> {
  const { document, identity } = await inTurn(() => draw(describe()));
  return {
    ...(await compress(identity, 11)),
    etag: `W/"${Bun.hash(identity).toString(36)}"`,
    headers: {
      ...commonHeaders(document.site),
      ...policyOf(document),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "public, no-cache",
      Vary: "Accept-Encoding, Cookie",
      ...headers,
    },
  };
}
