import { isJsonObject, parseJson } from "../core/json.ts";
import { type MessageKey, message } from "../core/i18n.ts";
import { type Failure, type Result, fail, ok } from "../core/result.ts";
import { countLargeGarbage } from "../core/large-garbage.ts";
import { decodeUtf8 } from "../core/utf8.ts";
import { startDeadline } from "./deadline.ts";

/** The most bytes that a request's body may have, unless its endpoint says otherwise. */
export const bodyLimit = 1024 * 1024;

/** How long a whole body may take to come. */
export const bodyTimeoutMs = 15_000;

/** The most fields that a form or an object may have. */
const maxFields = 1000;

const tooManyFields: Failure = {
  code: "payload_too_large",
  detail: message("problem.payload_too_large.fields", { max: maxFields }),
};

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Bun puts a body together by itself, also one of unknown length: as a stream each piece is an object of its own, and
 * a megabyte sent byte by byte held the thread for two seconds.
 */
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

const unsupportedType = (key: MessageKey): Failure => ({ code: "unsupported_media_type", detail: { key } });

/** Reads a body of at most `limit` bytes within a time that keeps no connection busy for nothing. */
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
    resolve(bodyOutcome);
  };
  // The sender broke off.
  const breakOffBody = () => settleBody(fail("malformed_body"));
  const isTooLarge = Number(headers.get("content-length") ?? 0) > byteLimit;
  if (isTooLarge && request.body) discardBody(request.body).then(settleBody, breakOffBody);
  else request.arrayBuffer().then((body) => settleBody(readWholeBody(body, byteLimit)), breakOffBody);
  return promise;
}

const contentTypeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** No call takes more levels, and a parser goes a long way down before it finds that a megabyte of brackets is no JSON. */
const maxDepth = 64;

const [quoteByte, backslashByte, commaByte] = [0x22, 0x5c, 0x2c];
const openingBytes = new Set([0x5b, 0x7b]);
const closingBytes = new Set([0x5d, 0x7d]);

/** What is wrong with the shape of a JSON text, outside of its strings: it is too deep, or its object has too many fields. */
function shapeFault(json: Uint8Array): Failure | null {
  let jsonDepth = 0;
  let fieldCount = 1;
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
    else if (jsonByte === commaByte && jsonDepth === 1) {
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
  const jsonBody = parseJson(decodeUtf8(body.value) ?? "");
  return isJsonObject(jsonBody) ? ok(jsonBody) : fail("malformed_body");
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
