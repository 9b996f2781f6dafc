import { isJsonObject, parseJson } from "../core/json.ts";
import { type Result, fail, ok } from "../core/result.ts";
import { decodeUtf8 } from "../core/utf8.ts";

/** The most bytes that a request's body may have, unless its endpoint says otherwise. */
export const bodyLimit = 1024 * 1024;

/**
 * Reads a body of at most `limit` bytes. What is beyond is thrown away as it comes, up to the server's own limit: an
 * answer in the middle of an upload leaves a connection that the server then waits for when it stops.
 */
export async function readBody(
  request: Request,
  limit = bodyLimit,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  if (!request.body) return ok(new Uint8Array());
  let chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > limit) chunks = [];
      else chunks.push(chunk);
    }
  } catch {
    // The sender broke off.
    return fail("malformed_body");
  }
  if (size > limit) return fail("payload_too_large");
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return ok(bytes);
}

const typeOf = (request: Request): string =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

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
  return ok(formFields(new URLSearchParams(text)));
}

/**
 * Whether another site's page made the browser send this: by `Sec-Fetch-Site`, else by `Origin`, which a page
 * cannot forge and which must name the host that was asked.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("origin");
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get("host");
}
