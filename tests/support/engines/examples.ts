import { tools } from "#tools/catalog.ts";
import { pagesWithTabs } from "#tests/support/people/site-pages.ts";
import type { ConnectedProduct } from "#tests/support/product/connected-product.ts";
import { postJson } from "#tests/support/product/product.ts";
import type { MainTask } from "#tests/support/floor/in-page/tasks.ts";

type Values = Readonly<Record<string, string>>;
type Body = Readonly<Record<string, unknown>>;
type Example = { readonly path: string; readonly body: Body };

type OpenApi = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content?: Readonly<Record<string, { readonly example?: Body }>>;
            };
          }
        >
      >
    >
  >;
};

/** The examples of a running site's documentation, call by call. */
export async function documentedExamples(base: string): Promise<readonly Example[]> {
  const { paths }: OpenApi = await (await fetch(`${base}/api/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody }) => {
      const body = requestBody?.content?.["application/json"]?.example;
      return body ? [{ path, body }] : [];
    }),
  );
}

/** The pages whose forms are tasks: tools and their tabs, and who wants to be forgotten. */
export async function taskPages(base: string): Promise<readonly string[]> {
  const pages = await pagesWithTabs(base, ["vi"]);
  const paths = pages
    .map(({ address }) => address.slice(base.length))
    .filter((path) => !path.startsWith("/api"))
    .filter((path) => tools.some((tool) => path.split("?")[0] === tool.path) || path === "/data-deletion");
  return [...new Set(paths)];
}

const secret = "JBSWY3DPEHPK3PXP";

/** The code that is right now, of which the tool takes those before and after too. */
async function codeNow(base: string): Promise<string> {
  const reply = await postJson(`${base}/api/2fa/code`, { secret });
  const { code }: { code: string } = await reply.json();
  return code;
}

/** What no example says: the places of this very network, what is right only now, what the page does not open with. */
export const exceptionalValues = async ({
  url,
  site,
  proxy,
}: ConnectedProduct): Promise<Readonly<Record<string, Values>>> => ({
  "/http": { url: site },
  "/proxy": { proxy },
  "/links": { code: "" },
  "/vietqr": { bank: "ACB", amount: "45000" },
  "/ua": {
    browser: "chrome",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:78.0) Gecko/20100101 Firefox/78.0",
  },
  "/2fa": { secret, code: await codeNow(url) },
});

/** What a form of a page is filled in with: the example of the call that has most of its fields, or its button's name. */
export function valuesFor(
  examples: readonly Example[],
  path: string,
  { value, fields }: Pick<MainTask, "value" | "fields">,
): Record<string, string> {
  const names = new Set(fields.map(({ name }) => name));
  const scored = examples
    .filter((example) => example.path.startsWith(`/api${path}`))
    .map((example) => {
      const isNamed = value !== "" && example.path.endsWith(`/${value}`);
      const shared = Object.keys(example.body).filter((name) => names.has(name)).length;
      return { ...example, score: shared === 0 ? 0 : shared + (isNamed ? names.size : 0) };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best || best.score === 0) return {};
  const written = (one: unknown) => (typeof one === "string" ? one : JSON.stringify(one));
  return Object.fromEntries(
    Object.entries(best.body)
      .filter(([name]) => names.has(name))
      .map(([name, one]) => [name, written(one)]),
  );
}
