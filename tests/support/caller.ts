import type { Caller } from "../../src/core/action.ts";

export const anonymous: Caller = {
  lang: "vi",
  address: "192.0.2.1",
  userAgent: "test",
  user: null,
  cookies: { get: () => null, set: () => {} },
  isCrossSiteNavigation: false,
  signal: new AbortController().signal,
};
