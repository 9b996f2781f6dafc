import type { Caller, Cookies, User } from "#core/action.ts";

/** A browser of a test: holds the cookies it is given. */
export function newBrowser(user: User | null = null): Caller {
  const jar = new Map<string, string>();
  const cookies: Cookies = {
    get: (name) => jar.get(name) ?? null,
    set: (name, value) => void jar.set(name, value),
  };
  return { ...anonymous, user, cookies };
}

/** Somebody without an account, whose browser refuses cookies. */
export const anonymous: Caller = {
  lang: "vi",
  address: "192.0.2.1",
  userAgent: "test",
  user: null,
  cookies: { get: () => null, set: () => {} },
  isCrossSiteNavigation: false,
  isEmbedded: false,
  signal: new AbortController().signal,
};
