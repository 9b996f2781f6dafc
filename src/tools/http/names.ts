export const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;
export type HttpMethod = (typeof httpMethods)[number];

/** `none`: not set, though it would protect; `open`: not set, and what browsers do without it is sound. */
export const securityStates = ["good", "weak", "none", "open"] as const;
export type SecurityState = (typeof securityStates)[number];
