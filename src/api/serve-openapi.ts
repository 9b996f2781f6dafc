import { Elysia } from "elysia";
import type { Site } from "#core/site.ts";
import { respond } from "#http/respond.ts";
import type { Endpoint } from "./endpoint.ts";
import { openHeaders } from "./script-access.ts";

/** The OpenAPI document, made when somebody first asks for it: what gathers it would be a sixth of a start. */
export function serveOpenApi(endpoints: readonly Endpoint[], site: Site) {
  const makeDocument = async () => {
    const { openApiDocument } = await import("./openapi-document.ts");
    return new TextEncoder().encode(await openApiDocument(endpoints, site));
  };
  let document: Promise<Uint8Array<ArrayBuffer>> | null = null;
  return new Elysia().get("/api/openapi.json", async () => {
    document ??= makeDocument();
    // Tools of other sites show and try what it describes.
    const headers = { ...openHeaders, "Content-Type": "application/json;charset=utf-8" };
    return respond(await document, { headers }, { isKept: true });
  });
}
