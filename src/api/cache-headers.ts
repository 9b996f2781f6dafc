import { etagOf, hasEtag } from "#http/etag.ts";
import { respond } from "#http/respond.ts";

const dayS = 86_400;
const hourS = 3600;

/** The answer of a GET that its address alone decides: a tag, and how long anybody may keep it. */
export async function withCacheHeaders(response: Response, request: Request): Promise<Response> {
  const isPicture = response.headers.get("content-type")?.startsWith("image/") ?? false;
  if (response.status !== 200) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const etag = etagOf(body);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept, Accept-Language");
  headers.set("Cache-Control", `public, max-age=${isPicture ? dayS : hourS}`);
  return hasEtag(request, etag) ? new Response(null, { status: 304, headers }) : respond(body, { headers });
}
