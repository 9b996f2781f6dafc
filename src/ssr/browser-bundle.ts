import type { Plugin } from "esbuild";

const source = new URL("../", import.meta.url).pathname;

/** What is too large for the browser has a small stand-in there: the library of schemas, and the dictionaries. */
const replaced = [
  [/^@sinclair\/typebox$/, "ssr/browser/typebox.ts"],
  [/^@sinclair\/typebox\/errors$/, "ssr/browser/typebox-errors.ts"],
  [/\/locales\/index\.ts$/, "client/device/texts.ts"],
] as const;

export const moduleReplacements: Plugin = {
  name: "stand-ins",
  setup(build) {
    for (const [filter, file] of replaced)
      build.onResolve({ filter }, () => ({ path: new URL(file, `file://${source}`).pathname }));
  },
};
