import type { Caller } from "#core/action.ts";

const quotaCookie = "quota";
const lifeS = 86_400;
const idPattern = /^[\w-]{22}$/;

const newId = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: "base64url", omitPadding: true });

/**
 * What an anonymous browser's own quota goes by: a cookie, which is made when there is none. Null when nothing says
 * that a browser asks, so that a script without cookies is not a new client each time. Whoever invents cookies still
 * has no more than their address has.
 */
export function quotaKeyOf({
  cookies,
  isBrowser,
}: {
  readonly cookies?: Caller["cookies"];
  readonly isBrowser?: boolean;
}): string | null {
  const existingId = cookies?.get(quotaCookie);
  if (existingId && idPattern.test(existingId)) return existingId;
  if (!cookies || !isBrowser) return null;
  const id = newId();
  cookies.set(quotaCookie, id, lifeS);
  return id;
}
