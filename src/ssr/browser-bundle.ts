import type { Plugin } from "esbuild";

const source = new URL("../", import.meta.url).pathname;

/** What is too large for the browser has a small stand-in there: the library of schemas, and the dictionaries. */
export const standIns: Plugin = {
  name: "stand-ins",
  setup(build) {
    build.onResolve({ filter: /^@sinclair\/typebox$/ }, () => ({
      path: `${source}ssr/browser/typebox.ts`,
    }));
    build.onResolve({ filter: /\/locales\/index\.ts$/ }, () => ({
      path: `${source}client/device/texts.ts`,
    }));
  },
};
