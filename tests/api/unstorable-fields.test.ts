import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { siteAddresses } from "#tests/support/people/site-pages.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

type Body = {
  readonly schema: { readonly properties?: object };
  readonly example?: Readonly<Record<string, unknown>>;
};
type Operation = {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Body>> };
};
type Call = { readonly method: string; readonly path: string; readonly body?: string };

const text = "a\0b";
const inAddress = encodeURIComponent(text);

/** A call once for each of its fields, with U+0000 in that one and the example in the others. */
function callsOf(path: string, method: string, { parameters = [], requestBody }: Operation): Call[] {
  const fill = (named: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => (name === named ? inAddress : "x"));
  const json = requestBody?.content["application/json"];
  const bodies = Object.keys(json?.schema.properties ?? {}).flatMap((field) => {
    const example = json?.example?.[field];
    const values = [typeof example === "string" ? `${example}\0` : text, [text]];
    return values.map((value) => JSON.stringify({ ...json?.example, [field]: value }));
  });
  return [
    ...parameters.flatMap(({ name = "", in: place }) =>
      place === "query" ? [{ method, path: `${fill("")}?${name}=${inAddress}` }] : [],
    ),
    ...parameters.flatMap(({ name = "", in: place }) =>
      place === "path" ? [{ method, path: fill(name) }] : [],
    ),
    ...bodies.map((body) => ({ method, path: fill(""), body })),
  ];
}

/** What stores what it is given, or looks for it; of a password only the hash is stored, of pins only tools that exist. */
const isStoring = ({ path, body = "" }: Call): boolean =>
  /^\/api\/(links|notes|account(?!\/pins)|temp-mail|data-deletion)/.test(path) &&
  !body.includes('"password"');

/** What would ask servers elsewhere, and stores nothing. */
const asksElsewhere = (path: string): boolean => /^\/api\/(http\/|translate$|whois$)/.test(path);

test("thorough: U+0000 in any field of any call is refused or drawn, never a fault and never stored as another character", async () => {
  const DATABASE_URL = await newDatabaseUrl();
  await withSignIn(
    async ({ base, signedIn }) => {
      const an = await signedIn();
      const document: { paths: Record<string, Record<string, Operation>> } = await (
        await fetch(`${base}/api/openapi.json`)
      ).json();
      const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.entries(operations).flatMap(([method, operation]) =>
          callsOf(path, method.toUpperCase(), operation),
        ),
      );
      expect(calls.length).toBeGreaterThan(200);
      for (const call of calls.filter(({ path }) => !asksElsewhere(path))) {
        const { method, path, body } = call;
        const init = { method, redirect: "manual" as const, ...(body !== undefined && { body }) };
        const answer = await an.call(path.replace("/api", ""), init);
        const said = await answer.text();
        const isConfigured = answer.status !== 503 || JSON.parse(said).code !== "not_configured";
        if (!isConfigured) continue;
        const isRefused = answer.status >= 400 && answer.status < 500;
        if (isStoring(call)) expect([call, isRefused]).toEqual([call, true]);
        expect([call, answer.status < 500]).toEqual([call, true]);
      }
    },
    { DATABASE_URL },
  );
  const { db, close } = await openDatabase(DATABASE_URL);
  const { history, ...others } = db.tables;
  for (const [name, table] of Object.entries({ ...others, history }))
    expect([name, JSON.stringify(await db.select().from(table)).includes("\uFFFD")]).toEqual([name, false]);
  for (const [name, table] of Object.entries(others))
    expect([name, JSON.stringify(await db.select().from(table)).includes("\\u0000")]).toEqual([name, false]);
  await close();
});

test("a page that is asked to look for it says that it cannot, instead of showing nothing", () =>
  withSignIn(
    async ({ base, signedIn }) => {
      const an = await signedIn();
      await an.submit("/temp-mail", { action: "create" });
      for (const lang of ["", "/en"])
        for (const path of [
          "/notes?q=%00",
          "/notes?q=a%00b",
          "/links?history=open&q=%00",
          "/links?history=open&tag=a%00",
          "/links?history=open&cursor=%00",
          "/temp-mail?q=%00",
        ]) {
          const answer = await an.open(lang + path);
          expect([lang, path, answer.status]).toEqual([lang, path, 422]);
          expect(await answer.text()).toContain("U+0000");
        }
      const names = ["q", "tag", "cursor", "made", "message", "text", "ip", "code", "edit", "share", "range"];
      const query = names.map((name) => `${name}=%00`).join("&");
      for (const { address } of siteAddresses(base, ["vi"]))
        expect([address, (await an.open(`${address}?${query}`)).status < 500]).toEqual([address, true]);
    },
    { SMTP_PORT: "2525", ROLE: "web" },
  ));
