import { afterAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import openapiTypescript from "openapi-typescript";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const root = new URL("../../", import.meta.url).pathname;
// Below the project, where the compiler finds `openapi-fetch`.
const cache = join(root, "node_modules/.cache");
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(join(cache, "typed-client-"));

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "esnext",
    module: "preserve",
    lib: ["esnext", "dom"],
    types: [],
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
  },
};

/** A program as somebody writes it against the generated types; it prints what it was answered. */
const program = `
import createClient from "openapi-fetch";
import type { paths } from "./api.ts";

const client = createClient<paths>({ baseUrl: ${JSON.stringify(product.url)} });
const { data: hash } = await client.POST("/api/crypto/hash", { body: { algo: "md5", text: "abc" } });
const { data: address } = await client.GET("/api/ip", { params: { query: { ip: "8.8.8.8" } } });
const { data: times } = await client.GET("/api/cron/preview", { params: { query: { expr: "@daily", count: 2 } } });
const { data: link } = await client.POST("/api/links", { body: { url: "https://example.com/", tags: ["a"] } });
const refused = await client.POST("/api/crypto/password", { body: { length: 1 } });
const closed = await client.GET("/api/links/{code}/analytics", { params: { path: { code: link?.code ?? "" } } });
const clicks: number | undefined = closed.data?.daily[0]?.clicks;
console.log(JSON.stringify([
  hash?.hash.length, address?.version, times?.next.length, link?.tags,
  refused.error?.errors?.[0]?.path, closed.error?.code, closed.response.status, clicks ?? null,
]));
`;

/** What the compiler says of programs beside the generated types. */
async function complaintsOf(sources: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, source] of Object.entries(sources)) await Bun.write(join(folder, name), source);
  const compiler = Bun.spawn([process.execPath, join(root, "node_modules/typescript/bin/tsc"), "-p", folder]);
  const said = await new Response(compiler.stdout).text();
  await compiler.exited;
  return said;
}

await Bun.write(join(folder, "tsconfig.json"), JSON.stringify(settings));
const document = await (await fetch(`${product.url}/api/openapi.json`)).json();
await Bun.write(join(folder, "api.ts"), await openapiTypescript(document));

test("a typed client generated from the OpenAPI document compiles, and is answered as its types say", async () => {
  expect(await complaintsOf({ "program.ts": program })).toBe("");
  const run = Bun.spawn([process.execPath, join(folder, "program.ts")], { stderr: "inherit" });
  const printed = await new Response(run.stdout).text();
  expect(JSON.parse(printed)).toEqual([32, 4, 2, ["a"], "length", "unauthorized", 401, null]);
});

test("thorough: its types refuse a field that there is none of, and a value out of the list", async () => {
  const complaints = await complaintsOf({
    "field.ts": program.replace('text: "abc"', 'txt: "abc"'),
    "value.ts": program.replace('"md5"', '"md6"'),
    "answer.ts": program.replace("times?.next.length", "times?.then.length"),
  });
  for (const name of ["field.ts", "value.ts", "answer.ts"]) expect(complaints).toContain(`${name}(`);
});
