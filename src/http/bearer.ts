/** The token of an `Authorization: Bearer` header (RFC 6750, section 2.1). */
export const bearerOf = (request: Request): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
