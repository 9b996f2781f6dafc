import ipaddr from "ipaddr.js";
import type { Caller, Cookies, KeyUse, User } from "#core/action.ts";
import { isPlainIpv4 } from "#core/client-key.ts";
import { originFor } from "#core/local-origin.ts";
import { isCrossSite, isEmbedded, queryOf } from "./body.ts";
import { type Lang, languageFor, languages } from "#core/i18n.ts";
import { resumeWork } from "./thread-work.ts";
import { type ForwardedCheck, forwardedEntries } from "./forwarded-check.ts";

/** Who a request is from, and the key that says so where it is one; or why that cannot be known now. */
export type Identity =
  | { readonly user: User; readonly key?: KeyUse; readonly session?: string; readonly fault?: undefined }
  | { readonly user: null; readonly key?: undefined; readonly session?: undefined; readonly fault: unknown };
/** Null where nobody is named, and where what names somebody is not ours. */
export type Identify = (request: Request) => Promise<Identity | null> | null;

export type Callers = {
  /** The address of the socket's other end; null when there is no socket, as in a test. */
  readonly peerOf: (request: Request) => string | null;
  readonly trustProxy: number;
  readonly checkForwarded: ForwardedCheck;
  readonly isSecure: boolean;
  /** PUBLIC_URL's. */
  readonly origin: string;
  readonly identify: Identify;
};

/** An address in its shortest spelling, IPv4 out of its IPv6 wrapping; null when it is none. */
export function plainAddress(addressText: string): string | null {
  if (isPlainIpv4(addressText)) return addressText;
  // The library takes a text apart by exceptions.
  if (addressText === "") return null;
  const trimmedAddress = addressText.trim();
  return ipaddr.isValid(trimmedAddress) ? ipaddr.process(trimmedAddress).toString() : null;
}

/**
 * The client's address. Each trusted proxy has added the address it saw at the end of `X-Forwarded-For`, so the
 * client is that many entries from the right; with none trusted the header decides nothing.
 */
export function addressOf(request: Request, callers: Callers): string {
  const cachedAddress = addressByRequest.get(request);
  if (cachedAddress !== undefined) return cachedAddress;
  const clientAddress = readAddress(request, callers);
  addressByRequest.set(request, clientAddress);
  return clientAddress;
}

/** Each request's, which the log and the limits ask for too. */
const addressByRequest = new WeakMap<Request, string>();

function readAddress(request: Request, { peerOf, trustProxy, checkForwarded }: Callers): string {
  const forwardedAddresses = forwardedEntries(request.headers.get("x-forwarded-for"));
  // The socket is asked only where the field does not say it all.
  const forwarded = trustProxy > 0 ? forwardedAddresses.at(-trustProxy) : undefined;
  const client = forwarded === undefined ? null : plainAddress(forwarded);
  if (client !== null) return client;
  const peer = plainAddress(peerOf(request) ?? "") ?? "127.0.0.1";
  checkForwarded(forwardedAddresses.length, peer);
  if (trustProxy === 0 || forwarded !== undefined) return peer;
  return plainAddress(forwardedAddresses[0] ?? "") ?? peer;
}

/** The language of what has only one address: `?lang` if it names one of ours, else the best of `Accept-Language`. */
export function requestLanguage(request: Request, requestQuery = queryOf(request)): Lang {
  const requested = requestQuery.get("lang");
  return languages.find((lang) => lang === requested) ?? languageFor(request.headers.get("accept-language"));
}

/** A cookie's value; those we set are of unreserved characters only, so anything else is not ours. */
export function readCookie(header: string | null, cookieBaseName: string): string | null {
  const cookiePair = (header ?? "")
    .split(";")
    .find((anyPair) => anyPair.trim().startsWith(`${cookieBaseName}=`));
  const cookieValue = cookiePair?.slice(cookiePair.indexOf("=") + 1).trim();
  return cookieValue !== undefined && /^[\w.~-]*$/.test(cookieValue) ? cookieValue : null;
}

/** Behind TLS a cookie's name keeps neighbours and plain connections from setting it (RFC 6265bis, section 4.1.3). */
export const cookieName = (cookieBaseName: string, isSecure: boolean): string =>
  isSecure ? `__Host-${cookieBaseName}` : cookieBaseName;

export type CookieJar = Cookies & { readonly changes: readonly string[] };

export function cookieJar(header: string | null, isSecure: boolean): CookieJar {
  const freshCookies = new Map<string, string>();
  const setCookieLines: string[] = [];
  return {
    changes: setCookieLines,
    get: (cookieBaseName) =>
      freshCookies.get(cookieBaseName) ?? readCookie(header, cookieName(cookieBaseName, isSecure)),
    set: (cookieBaseName, cookieValue, maxAgeS) => {
      freshCookies.set(cookieBaseName, cookieValue);
      const cookieAttributes = [
        "Path=/",
        "HttpOnly",
        "SameSite=Lax",
        `Max-Age=${maxAgeS}`,
        ...(isSecure ? ["Secure"] : []),
      ];
      setCookieLines.push(
        [`${cookieName(cookieBaseName, isSecure)}=${cookieValue}`, ...cookieAttributes].join("; "),
      );
    },
  };
}

export type RequestVisit = {
  readonly caller: Caller;
  readonly jar: CookieJar;
  /** A browser's page sent it, by what only browsers add. */
  readonly isBrowser: boolean;
  /** Says that it is gone on with after it has waited. */
  readonly resume: () => void;
};

export async function visitOf(request: Request, lang: Lang, callers: Callers): Promise<RequestVisit> {
  return visitBy(await callers.identify(request), { request, lang, callers });
}

/** The visit of a request of which it is known who sent it, where that can be. */
export function visitBy(
  identity: Identity | null,
  { request, lang, callers }: { readonly request: Request; readonly lang: Lang; readonly callers: Callers },
): RequestVisit {
  // Who it was had to be looked up, perhaps.
  resumeWork(request);
  const { headers } = request;
  const cookieJarOfVisit = cookieJar(headers.get("cookie"), callers.isSecure);
  const caller: Caller = {
    lang,
    address: addressOf(request, callers),
    userAgent: headers.get("user-agent") ?? "",
    user: identity?.user ?? null,
    identityFault: identity?.fault,
    key: identity?.key ?? null,
    session: identity?.session ?? null,
    cookies: cookieJarOfVisit,
    origin: originFor(callers.origin, request.url),
    isCrossSiteNavigation: isCrossSite(request, callers.origin),
    get isEmbedded() {
      return isEmbedded(request, callers.origin);
    },
    // A request makes its own when it is asked for, which few are.
    get signal() {
      return request.signal;
    },
  };
  const isBrowser = headers.has("sec-fetch-site") || headers.has("origin");
  return { caller, jar: cookieJarOfVisit, isBrowser, resume: () => resumeWork(request) };
}
