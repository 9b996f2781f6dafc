import type { Endpoint } from "./endpoint.ts";

/**
 * What a GET gives: something that its address alone decides, which may be kept, or something of the moment.
 * Nothing is here whose input may be a secret.
 */
const getCalls: Readonly<Record<string, "lasting" | "moment">> = {
  "/qr": "lasting",
  "/vietqr/image": "lasting",
  "/vietqr/payload": "lasting",
  "/whois": "moment",
  "/ip": "moment",
  "/dns": "moment",
  "/http/status": "moment",
  "/cron/preview": "moment",
  "/crypto/uuid/generate": "moment",
  "/crypto/password": "moment",
  "/text-analyzer/lipsum": "moment",
};

export const answersGet = (path: string): boolean => Object.hasOwn(getCalls, path);

/** A call that is safe answers GET too, with the body's fields in the query: the same action, limit and refusals. */
export const withGetCalls = (endpoints: readonly Endpoint[]): readonly Endpoint[] =>
  endpoints.flatMap((endpoint): readonly Endpoint[] => {
    const lasts = endpoint.method === "POST" ? getCalls[endpoint.path] : undefined;
    if (!lasts) return [endpoint];
    return [endpoint, { ...endpoint, method: "GET", isLasting: lasts === "lasting" }];
  });

const openParts = new Set([
  "qr",
  "vietqr",
  "whois",
  "ip",
  "tools",
  "2fa",
  "ua",
  "proxy",
  "dns",
  "http",
  "crypto",
  "data",
  "cron",
  "text-analyzer",
  "chatgpt",
  "translate",
]);

/** Whether pages of other sites may make a call: those of tools that know nothing of accounts and keep nothing. */
export const isOpenToAll = ({ path, signIn }: Pick<Endpoint, "path" | "signIn">): boolean =>
  !signIn && !path.includes("/history") && openParts.has(path.split("/")[1] ?? "");

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
