import { Kind, type TSchema } from "@sinclair/typebox";
import type { OnLoadResult, Plugin } from "esbuild";
import { type AnyCall, type ToolFunctions, callsIn, decodedCalls } from "#core/tool.ts";

/** `tools/<id>/tool.ts`, or a part of a large one: `tools/<id>/<part>-calls.ts`. */
const declarationFile = /\/tools\/[\w-]+\/([\w-]+-calls|tool)\.ts$/;
const taskPagesFile = /\/tools\/[\w-]+\/task-pages\.ts$/;
const schemaFile = /\/tools\/[\w-]+\/schema\.ts$/;

/** Names a declaration whose functions are wanted, not what is said of them. */
const functionsOf = "functions-of:";

/** What a form has to know of a field; the server checks the rest. */
const fieldKeywords = ["type", "anyOf", "const", "default", "maxLength", "minLength", "minimum", "maximum"];

function fieldFacts(schema: TSchema): object {
  const facts = Object.entries(schema).filter(([keyword]) => fieldKeywords.includes(keyword));
  const anyOf: unknown = schema["anyOf"];
  return {
    ...Object.fromEntries(facts),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((member: TSchema) => ({ const: member["const"] })) }),
  };
}

function callFacts({ path, method, form, device, input }: AnyCall): object {
  const properties = Object.entries<TSchema>(input.properties).map(([name, schema]) => [
    name,
    fieldFacts(schema),
  ]);
  return { path, method, form, device, input: { properties: Object.fromEntries(properties) } };
}

/** What an island knows of a tool: facts, and how its functions are fetched. */
async function declaredFacts(file: string): Promise<string> {
  const { default: declaration }: ToolFunctions = await import(file);
  const calls = callsIn(declaration);
  const named = decodedCalls(calls).map(([name, declared]) => {
    const load = declared.device ? `, load` : "";
    return `${JSON.stringify(name)}: { ...${JSON.stringify(callFacts(declared))}${load} }`;
  });
  const about =
    "id" in declaration
      ? `${JSON.stringify({ id: declaration.id, path: declaration.path }).slice(1, -1)},`
      : "";
  const loaded = decodedCalls(calls).some(([, { device }]) => device);
  return [
    loaded ? `const load = () => import(${JSON.stringify(functionsOf + file)});` : "",
    "id" in declaration
      ? `export default { ${about} calls: { ${named.join()} } };`
      : `export default { ${named.join()} };`,
  ].join("\n");
}

const isJson = (value: unknown): boolean =>
  value !== undefined &&
  typeof value !== "function" &&
  Bun.deepEquals(JSON.parse(JSON.stringify(value)), value);

/** What a schema's module states besides its schemas: names, bounds, defaults. */
async function statedConstants(file: string): Promise<string> {
  const exported: Record<string, unknown> = await import(file);
  const constants = Object.entries(exported).filter(
    ([, value]) => !(typeof value === "object" && value !== null && Kind in value),
  );
  const lost = constants.filter(([, value]) => !isJson(value));
  if (lost.length > 0) throw new Error(`${file}: no JSON says ${lost.map(([name]) => name).join()}`);
  return constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
}

/** What the API's documentation says of a field, as schemas write it. */
const writtenDescription = /\bdescription:\s*"(?:[^"\\\n]|\\.)*",?/g;

/** A schema as the device reads input by it. */
const undescribed = async (file: string): Promise<string> =>
  (await Bun.file(file).text()).replace(writtenDescription, "");

const asModule = (contents: string): OnLoadResult => ({ contents, loader: "js" });

/** An island needs what is said of a tool, not the tool: declarations and schemas are evaluated when it is built. */
export const islandToolModules: Plugin = {
  name: "island-tool-modules",
  setup(bundleBuild) {
    bundleBuild.onLoad({ filter: declarationFile }, async ({ path }) => asModule(await declaredFacts(path)));
    bundleBuild.onLoad({ filter: schemaFile }, async ({ path }) => asModule(await statedConstants(path)));
  },
};

/** Whether an import names what the device loads of a tool. */
export const isToolFunctions = (path: string): boolean => path.startsWith(functionsOf);

/** The declaration that such an import names; null for any other. */
export const declarationOf = (path: string): string | null =>
  isToolFunctions(path) ? path.slice(functionsOf.length) : null;

const loadedPart = new URL("../client/device/loaded-part.ts", import.meta.url).pathname;

const namespace = "tool-functions";

/** The import that an entry point of the build was, by its name there; null for a file. */
export const toolFunctionsOf = (entryPoint: string): string | null =>
  entryPoint.startsWith(`${namespace}:`) ? functionsOf + entryPoint.slice(namespace.length + 1) : null;

/** What the device loads of a tool: the declaration itself, and where it stands, for a worker to find it. */
export const deviceToolModules: Plugin = {
  name: "device-tool-modules",
  setup(bundleBuild) {
    bundleBuild.onResolve({ filter: new RegExp(`^${functionsOf}`) }, ({ path }) => ({
      path: path.slice(functionsOf.length),
      namespace,
    }));
    // The pages of tasks are the server's.
    bundleBuild.onLoad({ filter: taskPagesFile }, () => asModule("export default [];"));
    bundleBuild.onLoad({ filter: schemaFile }, async ({ path }) => ({
      contents: await undescribed(path),
      loader: "ts",
    }));
    bundleBuild.onLoad({ filter: /^/, namespace }, ({ path }) => ({
      contents: `import ${JSON.stringify(loadedPart)}; export { default } from ${JSON.stringify(path)}; export const address = import.meta.url;`,
      resolveDir: "/",
    }));
  },
};
