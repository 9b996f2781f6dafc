/** A strong validator of these very bytes (RFC 9110, section 8.8.3). */
export const etagOf = (responseBytes: Uint8Array): string =>
  `"${new Bun.CryptoHasher("sha256").update(responseBytes).digest("base64url").slice(0, 22)}"`;

/** Whether the client has what an ETag names (RFC 9110, section 13.1.2). */
export const hasEtag = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((etagText) => etagText.trim().replace(/^W\//, ""))
    .some((wantedEtag) => wantedEtag === etag || wantedEtag === "*");
