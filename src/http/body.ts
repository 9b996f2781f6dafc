import { isJsonObject, jsonFrom } from "#core/json.ts";
import { type MessageKey, message } from "#core/i18n.ts";
import { type Failure, type Result, fail, ok } from "#core/result.ts";
import { countLargeGarbage } from "#core/large-garbage.ts";
import { decodeUtf8 } from "#core/utf8.ts";
import { startDeadline } from "./deadline.ts";
import { resumeWork } from "./thread-work.ts";

/** The most bytes that a request's body may have, unless its endpoint says otherwise. */
export const bodyLimit = 1024 * 1024;

/** How long a whole body may take to come. */
export const bodyTimeoutMs = 15_000;

/** The most fields that a form, or all objects of a body together, may have. */
const maxFields = 1000;

const tooManyFields: Failure = {
  code: "payload_too_large",
  detail: message("problem.payload_too_large.fields", { max: maxFields }),
};

type Bytes = Uint8Array<ArrayBuffer>;

const isOfUnknownLength = ({ headers }: Request): boolean => headers.has("transfer-encoding");

/** How much of a body may have to be held, by what its sender says of it; 0 where there is none. */
export function bodyBytesOf(request: Request, byteLimit = bodyLimit): number {
  // Bun itself throws away what comes with these.
  if (request.method === "GET" || request.method === "HEAD") return 0;
  const length = isOfUnknownLength(request) ? Infinity : Number(request.headers.get("content-length") ?? 0);
  return length <= byteLimit ? length : byteLimit;
}

function readWholeBody(body: ArrayBuffer, byteLimit: number): Result<Bytes> {
  const bodyBytes = new Uint8Array(body);
  countLargeGarbage(bodyBytes.length);
  return bodyBytes.length > byteLimit ? fail("payload_too_large") : ok(bodyBytes);
}

/**
 * A body that says that it is too large is thrown away as it comes, up to the server's own limit: an answer in the
 * middle of an upload leaves a connection that the server then waits for when it stops.
 */
async function discardBody(body: ReadableStream<Uint8Array>): Promise<Result<never>> {
  let bodySize = 0;
  for await (const bodyChunk of body) bodySize += bodyChunk.length;
  countLargeGarbage(bodySize);
  return fail("payload_too_large");
}

/** So many pieces a body may come in, whatever their size; beyond them a piece has `minPieceBytes` on the average. */
const maxSmallPieces = 1024;
const minPieceBytes = 64;

const tooManyPieces = fail("payload_too_large", message("problem.payload_too_large.pieces"));

/**
 * Reads a body of unknown length no further than its limit. Bun would put one together by itself up to the server's own
 * limit, on all connections at once. Each piece costs some microseconds, so a megabyte sent byte by byte is given up.
 */
async function readPieces(body: ReadableStream<Uint8Array>, byteLimit: number): Promise<Result<Bytes>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    pieces.push(piece);
    size += piece.length;
    if (size > byteLimit) return fail("payload_too_large");
    if (pieces.length > maxSmallPieces + size / minPieceBytes) return tooManyPieces;
  }
  return readWholeBody(Bun.concatArrayBuffers(pieces), byteLimit);
}

const unsupportedType = (key: MessageKey): Failure => ({ code: "unsupported_media_type", detail: { key } });

/** Reads a body of at most `byteLimit` bytes within a time that keeps no connection busy for nothing. */
export function readBody(
  request: Request,
  byteLimit = bodyLimit,
  timeoutMs = bodyTimeoutMs,
): Promise<Result<Bytes>> {
  const { headers } = request;
  const contentEncoding = headers.get("content-encoding");
  if (contentEncoding !== null && contentEncoding !== "identity")
    return Promise.resolve({
      ok: false,
      failure: unsupportedType("problem.unsupported_media_type.encoded"),
    });
  const { promise, resolve } = Promise.withResolvers<Result<Bytes>>();
  const meet = startDeadline(timeoutMs, () => resolve(fail("request_timeout")));
  const settleBody = (bodyOutcome: Result<Bytes>) => {
    meet();
    resumeWork(request);
    resolve(bodyOutcome);
  };
  // The sender broke off.
  const breakOffBody = () => settleBody(fail("malformed_body"));
  const isTooLarge = Number(headers.get("content-length") ?? 0) > byteLimit;
  if (isTooLarge && request.body) discardBody(request.body).then(settleBody, breakOffBody);
  else if (isOfUnknownLength(request) && request.body)
    readPieces(request.body, byteLimit).then(settleBody, breakOffBody);
  else request.arrayBuffer().then((body) => settleBody(readWholeBody(body, byteLimit)), breakOffBody);
  return promise;
}

const contentTypeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** No call takes more levels, and a parser goes a long way down before it finds that a megabyte of brackets is no JSON. */
const maxDepth = 64;

const [quoteByte, backslashByte, colonByte] = [0x22, 0x5c, 0x3a];
const openingBytes = new Set([0x5b, 0x7b]);
const closingBytes = new Set([0x5d, 0x7d]);

/** What is wrong with the shape of a JSON text, outside of its strings: it is too deep, or its objects have too many fields. */
function shapeFault(json: Uint8Array): Failure | null {
  let jsonDepth = 0;
  let fieldCount = 0;
  let isInString = false;
  for (let byteIndex = 0; byteIndex < json.length; byteIndex += 1) {
    const jsonByte = json[byteIndex] ?? 0;
    if (isInString) {
      if (jsonByte === backslashByte) byteIndex += 1;
      else if (jsonByte === quoteByte) isInString = false;
    } else if (jsonByte === quoteByte) isInString = true;
    else if (openingBytes.has(jsonByte)) {
      jsonDepth += 1;
      if (jsonDepth > maxDepth)
        return { code: "malformed_body", detail: message("problem.malformed_body.deep", { max: maxDepth }) };
    } else if (closingBytes.has(jsonByte)) jsonDepth -= 1;
    else if (jsonByte === colonByte) {
      fieldCount += 1;
      if (fieldCount > maxFields) return tooManyFields;
    }
  }
  return null;
}

/** What an island sends of a whole form: JSON in which fields may stand that the call does not take. */
export const isFormAsJson = (request: Request): boolean =>
  /;\s*profile=form\b/.test(request.headers.get("content-type") ?? "");

/** The JSON object of a request; no body at all counts as an empty one. */
export async function readJsonBody(request: Request): Promise<Result<Record<string, unknown>>> {
  const body = await readBody(request);
  if (!body.ok) return body;
  if (body.value.length === 0) return ok({});
  if (contentTypeOf(request) !== "application/json") return fail("unsupported_media_type");
  const shapeFailure = shapeFault(body.value);
  if (shapeFailure) return { ok: false, failure: shapeFailure };
  const jsonBody = jsonFrom(decodeUtf8(body.value) ?? "");
  if (isJsonObject(jsonBody)) return ok(jsonBody);
  return fail("malformed_body", jsonBody === null ? undefined : message("problem.malformed_body.object"));
}

/**
 * The fields of a form; of a repeated name the last value counts. A browser sends each line break of a text area
 * as CR LF (HTML, form submission); here it is the LF that a script reads.
 */
export const formFields = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].map(([fieldName, fieldValue]) => [fieldName, fieldValue.replaceAll("\r\n", "\n")]),
  );

/** Nobody writes into a query. */
const noQuery = new URLSearchParams();

/** What follows the first question mark of an address; a second one belongs to a value. */
export function queryOf({ url }: Request): URLSearchParams {
  const queryStart = url.indexOf("?");
  return queryStart < 0 ? noQuery : new URLSearchParams(url.slice(queryStart + 1));
}

/** The fields of a form as a browser sends them without scripts. */
export async function readFormBody(request: Request): Promise<Result<Record<string, string>>> {
  const contentType = contentTypeOf(request);
  if (contentType !== "" && contentType !== "application/x-www-form-urlencoded")
    return { ok: false, failure: unsupportedType("problem.unsupported_media_type.form") };
  const body = await readBody(request);
  if (!body.ok) return body;
  const bodyText = decodeUtf8(body.value);
  if (bodyText === null)
    return { ok: false, failure: { code: "malformed_body", detail: message("problem.malformed_body.form") } };
  if (bodyText.length > maxFields && bodyText.split("&", maxFields + 1).length > maxFields)
    return { ok: false, failure: tooManyFields };
  return ok(formFields(new URLSearchParams(bodyText)));
}

/**
 * Whether another site's page made the browser send this: by `Sec-Fetch-Site`, else by `Origin`, which a page
 * cannot forge. It must be our own origin; only where we are asked by another name does that name do.
 */
export function isCrossSite(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const requestOrigin = request.headers.get("origin");
  if (!requestOrigin || requestOrigin === ownOrigin) return false;
  const host = request.headers.get("host");
  if (host === new URL(ownOrigin).host) return true;
  return !URL.canParse(requestOrigin) || new URL(requestOrigin).host !== host;
}

/** Whether another site's page had the browser ask for this without leading its reader here: in a picture, a frame, a script. */
export function isEmbedded(request: Request, ownOrigin: string): boolean {
  const { headers, method } = request;
  const destination = headers.get("sec-fetch-dest");
  // Of what old browsers send, a script's has an origin and is no form; a form's is told so on a page.
  const isForm = method !== "GET" && contentTypeOf(request) !== "application/json";
  const isLed = destination === null ? isForm || !headers.has("origin") : destination === "document";
  return !isLed && isCrossSite(request, ownOrigin);
}
