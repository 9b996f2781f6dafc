import { build } from "esbuild";
import { loweredCode } from "#ssr/bundle.ts";

/** The functions of a file of `in-page/` as expressions that call them, in words that the oldest of the browsers knows. */
export async function pageFunctions(file: string) {
  const { outputFiles } = await build({
    ...loweredCode,
    entryPoints: [new URL(`in-page/${file}`, import.meta.url).pathname],
    bundle: true,
    format: "iife",
    globalName: "page",
    minifyWhitespace: true,
    write: false,
  });
  const code = outputFiles[0]?.text ?? "";
  return (name: string, ...args: readonly unknown[]): string =>
    `(()=>{${code}return page.${name}(${args.map((arg) => JSON.stringify(arg)).join(",")})})()`;
}
