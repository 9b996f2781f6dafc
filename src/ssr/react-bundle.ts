/** The module that stands for React in the browser. */
export const reactModule = new URL("browser/react.ts", import.meta.url).pathname;

/**
 * That module with all it needs. React's files fill an object with what they export, and esbuild sends such a file whole;
 * Bun makes variables of it and leaves out what is not named.
 */
export async function bundleReact(): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [reactModule],
    target: "browser",
    minify: { syntax: true },
    // What developers' tools would put there, nobody's page has.
    define: { "process.env.NODE_ENV": '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  });
  const [reactOutput] = outputs;
  if (!reactOutput) throw new Error("React was not bundled");
  return reactOutput.text();
}
