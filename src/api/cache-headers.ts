const dayS = 86_400;
const hourS = 3600;

/** The answer of a GET that its address alone decides: a tag, and how long anybody may keep it. */
export async function withCacheHeaders(response: Response, request: Request): Promise<Response> {
  const isPicture = response.headers.get("content-type")?.startsWith("image/") ?? false;
  if (response.status !== 200) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const etag = `"${digest.subarray(0, 12).toHex()}"`;
  headers.set("ETag", etag);
  headers.set("Vary", "Accept, Accept-Language");
  headers.set("Cache-Control", `public, max-age=${isPicture ? dayS : hourS}`);
  const isKnown = request.headers.get("if-none-match")?.includes(etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}
