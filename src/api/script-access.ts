import type { Endpoint } from "./endpoint.ts";

/** A call that is safe answers GET too, with the body's fields in the query: the same action, limit and refusals. */
export const withGetCalls = (endpoints: readonly Endpoint[]): readonly Endpoint[] =>
  endpoints.flatMap((endpoint): readonly Endpoint[] => {
    if (endpoint.method !== "POST" || endpoint.address === "none") return [endpoint];
    return [endpoint, { ...endpoint, method: "GET" }];
  });

/** What lets the scripts of any site read an answer, and how much they may still ask. */
export const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "RateLimit, RateLimit-Policy, Retry-After",
} as const;

/** The answer to a browser that asks whether a page of another site may make the call. */
export const preflight = (allowedMethods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": openHeaders["Access-Control-Allow-Origin"],
      "Access-Control-Allow-Methods": allowedMethods.join(", "),
      "Access-Control-Allow-Headers": "Content-Type",
      "Access-Control-Max-Age": "86400",
    },
  });
