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
function wholeBody(body: ArrayBuffer, limit: number): Result<Bytes> {
  const bytes = new Uint8Array(body);
  countLargeGarbage(bytes.length);
  return bytes.length > limit ? fail("payload_too_large") : ok(bytes);
}

/**
 * A body that says that it is too large is thrown away as it comes, up to the server's own limit: an answer in the
 * middle of an upload leaves a connection that the server then waits for when it stops.
 */
async function discard(body: ReadableStream<Uint8Array>): Promise<Result<never>> {
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  countLargeGarbage(size);
  return fail("payload_too_large");
}

const unsupportedType = (key: MessageKey): Failure => ({ code: "unsupported_media_type", detail: { key } });

/** Reads a body of at most `limit` bytes within a time that keeps no connection busy for nothing. */
export function readBody(
  request: Request,
  limit = bodyLimit,
  timeoutMs = bodyTimeoutMs,
): Promise<Result<Bytes>> {
  const { headers } = request;
  const encoding = headers.get("content-encoding");
  if (encoding !== null && encoding !== "identity")
    return Promise.resolve({
      ok: false,
      failure: unsupportedType("problem.unsupported_media_type.encoded"),
    });
  const { promise, resolve } = Promise.withResolvers<Result<Bytes>>();
  const meet = startDeadline(timeoutMs, () => resolve(fail("request_timeout")));
  const settle = (outcome: Result<Bytes>) => {
    meet();
    resolve(outcome);
  };
  // The sender broke off.
  const breakOff = () => settle(fail("malformed_body"));
  const isTooLarge = Number(headers.get("content-length") ?? 0) > limit;
  if (isTooLarge && request.body) discard(request.body).then(settle, breakOff);
  else request.arrayBuffer().then((body) => settle(wholeBody(body, limit)), breakOff);
  return promise;
}

const typeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** No call takes more levels, and a parser goes a long way down before it finds that a megabyte of brackets is no JSON. */
const maxDepth = 64;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** What is wrong with the shape of a JSON text, outside of its strings: it is too deep, or its object has too many fields. */
function shapeFault(json: Uint8Array): Failure | null {
  let depth = 0;
  let fields = 1;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > maxDepth)
        return { code: "malformed_body", detail: message("problem.malformed_body.deep", { max: maxDepth }) };
    } else if (closing.has(byte)) depth -= 1;
    else if (byte === comma && depth === 1) {
      fields += 1;
      if (fields > maxFields) return tooManyFields;
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
  if (typeOf(request) !== "application/json") return fail("unsupported_media_type");
  const failure = shapeFault(body.value);
  if (failure) return { ok: false, failure };
  const value = parseJson(decodeUtf8(body.value) ?? "");
  return isJsonObject(value) ? ok(value) : fail("malformed_body");
}

/**
 * The fields of a form; of a repeated name the last value counts. A browser sends each line break of a text area
 * as CR LF (HTML, form submission); here it is the LF that a script reads.
 */
export const formFields = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]));

/** Nobody writes into a query. */
const noQuery = new URLSearchParams();

/** What follows the first question mark of an address; a second one belongs to a value. */
export function queryOf({ url }: Request): URLSearchParams {
  const at = url.indexOf("?");
  return at < 0 ? noQuery : new URLSearchParams(url.slice(at + 1));
}

/** The fields of a form as a browser sends them without scripts. */
export async function readFormBody(request: Request): Promise<Result<Record<string, string>>> {
  const type = typeOf(request);
  if (type !== "" && type !== "application/x-www-form-urlencoded")
    return { ok: false, failure: unsupportedType("problem.unsupported_media_type.form") };
  const body = await readBody(request);
  if (!body.ok) return body;
  const text = decodeUtf8(body.value);
  if (text === null)
    return { ok: false, failure: { code: "malformed_body", detail: message("problem.malformed_body.form") } };
  if (text.length > maxFields && text.split("&", maxFields + 1).length > maxFields)
    return { ok: false, failure: tooManyFields };
  return ok(formFields(new URLSearchParams(text)));
}

/**
 * Whether another site's page made the browser send this: by `Sec-Fetch-Site`, else by `Origin`, which a page
 * cannot forge. It must be our own origin; only where we are asked by another name does that name do.
 */
export function isCrossSite(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (!origin || origin === ownOrigin) return false;
  const host = request.headers.get("host");
  if (host === new URL(ownOrigin).host) return true;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
