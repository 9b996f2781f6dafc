import { afterAll, expect, spyOn, test } from "bun:test";
import { Glob } from "bun";
import { Elysia } from "elysia";
import { startTestProduct } from "#tests/support/product/product.ts";

// Every hook of the product is given to the same app, which is seen here as it is built.
const hooks = spyOn(Elysia.prototype, "onError");
const product = await startTestProduct();
const [app] = hooks.mock.contexts;
hooks.mockRestore();
afterAll(product.stop);

test("Elysia parses no query, header or cookie for us, on any route", () => {
  if (!(app instanceof Elysia)) throw new Error("The product has no app");
  const compiled = app.routes.map((route) => [route.path, String(route.compile())] as const);
  expect(compiled.length).toBeGreaterThan(150);
  const parsing = /parseCookie|parseQuery|headers\.toJSON|getServer\(\)|c\.body/;
  // Files on the disk are the static plugin's, whose handlers are its own.
  const files = new Set([...new Glob("**/*").scanSync("public")].map((file) => `/${file}`));
  const parsed = compiled.filter(([path, source]) => !files.has(path) && parsing.test(source));
  expect(parsed.map(([path]) => path)).toEqual([]);
});

test("what is looked for is what Elysia writes when it parses", () => {
  const parser = new Elysia().get("/", ({ query, headers, cookie }) => [query, headers, cookie].length);
  const source = String(parser.routes[0]?.compile());
  expect(source).toMatch(/parseCookie/);
  expect(source).toMatch(/parseQuery/);
  expect(source).toMatch(/headers\.toJSON/);
});
