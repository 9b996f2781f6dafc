import { isJsonObject, parseJson } from "../core/json.ts";
import { message } from "../core/i18n.ts";
import { type Result, fail, ok } from "../core/result.ts";
import { decodeUtf8 } from "../core/utf8.ts";

/** The most bytes that a request's body may have, unless its endpoint says otherwise. */
export const bodyLimit = 1024 * 1024;

/** How long a whole body may take to come. */
export const bodyTimeoutMs = 15_000;

/** The most fields that a form may have. */
const maxFields = 1000;

async function readWhole(request: Request): Promise<Result<Uint8Array<ArrayBuffer>>> {
  return ok(new Uint8Array(await request.arrayBuffer()));
}

/**
 * Reads a body of unknown length, or of one that is too large. What is beyond is thrown away as it comes, up to the
 * server's own limit: an answer in the middle of an upload leaves a connection that the server then waits for when it
 * stops.
 */
async function readInPieces(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) chunks = [];
    else chunks.push(chunk);
  }
  if (size > limit) return fail("payload_too_large");
  return ok(new Uint8Array(Buffer.concat(chunks)));
}

/** Reads a body of at most `limit` bytes within a time that keeps no connection busy for nothing. */
export async function readBody(
  request: Request,
  limit = bodyLimit,
  timeoutMs = bodyTimeoutMs,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (!request.body) return ok(new Uint8Array());
  const told = request.headers.get("content-length");
  const { promise: tooSlow, resolve } = Promise.withResolvers<Result<never>>();
  const timer = setTimeout(() => resolve(fail("request_timeout")), timeoutMs);
  try {
    const isSmall = told !== null && Number(told) <= limit;
    const read = isSmall ? readWhole(request) : readInPieces(request.body, limit);
    return await Promise.race([read, tooSlow]);
  } catch {
    // The sender broke off.
    return fail("malformed_body");
  } finally {
    clearTimeout(timer);
  }
}

const typeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** What an island sends of a whole form: JSON in which fields may stand that the call does not take. */
export const isFormAsJson = (request: Request): boolean =>
  /;\s*profile=form\b/.test(request.headers.get("content-type") ?? "");

/** The JSON object of a request; no body at all counts as an empty one. */
export async function readJsonBody(request: Request): Promise<Result<Record<string, unknown>>> {
  const body = await readBody(request);
  if (!body.ok) return body;
  if (body.value.length === 0) return ok({});
  if (typeOf(request) !== "application/json") return fail("unsupported_media_type");
  const value = parseJson(decodeUtf8(body.value) ?? "");
  return isJsonObject(value) ? ok(value) : fail("malformed_body");
}

/**
 * The fields of a form; of a repeated name the last value counts. A browser sends each line break of a text area
 * as CR LF (HTML, form submission); here it is the LF that a script reads.
 */
export const formFields = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]));

/** What follows the first question mark of an address; a second one belongs to a value. */
export function queryOf({ url }: Request): URLSearchParams {
  const at = url.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
}

/** The fields of a form as a browser sends them without scripts. */
export async function readFormBody(request: Request): Promise<Result<Record<string, string>>> {
  const body = await readBody(request);
  if (!body.ok) return body;
  const text = decodeUtf8(body.value);
  if (text === null) return fail("malformed_body");
  if (text.length > maxFields && text.split("&", maxFields + 1).length > maxFields)
    return fail("payload_too_large", message("problem.payload_too_large.fields", { max: maxFields }));
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
