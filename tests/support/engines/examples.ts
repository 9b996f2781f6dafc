import type { MainTask } from "../floor/in-page/tasks.ts";

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

/** What a form of a page is filled in with: the example of the call that has most of its fields, or its button's name. */
export function valuesFor(
  examples: readonly Example[],
  path: string,
  { value, fields }: MainTask,
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
