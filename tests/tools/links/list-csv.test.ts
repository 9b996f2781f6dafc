import { expect, test } from "bun:test";
import Papa from "papaparse";
import { linksCsv } from "#tools/links/list-csv.ts";
import type { LinkStore, StoredLink } from "#tools/links/store.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const rowsIn = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), { header: true, skipEmptyLines: true }).data;

test("GET /api/links.csv gives one's own links, found by the same words, and nobody else's", () =>
  withSignIn(async ({ signedIn, visitor }) => {
    const an = await signedIn();
    const make = (body: object) => an.call("/links", { method: "POST", body: JSON.stringify(body) });
    await make({
      url: "https://example.com/a?b=1,2",
      code: "dautien",
      title: '=HYPERLINK("x"), áo',
      tags: "tết,shop",
    });
    await make({ url: "https://example.org/", code: "thuhai" });
    const sameOrigin = { headers: { "Sec-Fetch-Site": "same-origin" } };
    const answer = await an.open("/api/links.csv", sameOrigin);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(answer.headers.get("content-disposition")).toContain("links.csv");
    const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.bytes());
    expect(csv.startsWith("\uFEFFcode,short_url,original_url,")).toBe(true);
    expect(rowsIn(csv)).toMatchObject([
      { code: "thuhai", original_url: "https://example.org/", title: "", clicks: "0", max_clicks: "" },
      {
        code: "dautien",
        short_url: "http://localhost:3000/links/dautien",
        original_url: "https://example.com/a?b=1,2",
        title: `'=HYPERLINK("x"), áo`,
        tags: "tết, shop",
        has_password: "false",
      },
    ]);
    const found = await (await an.open("/api/links.csv?q=ao+example.com", sameOrigin)).text();
    expect(rowsIn(found).map(({ code }) => code)).toEqual(["dautien"]);
    expect(rowsIn(await (await (await signedIn()).open("/api/links.csv", sameOrigin)).text())).toEqual([]);
    expect((await visitor().open("/api/links.csv", sameOrigin)).status).toBe(401);
    const page = await (await an.open("/links?q=ao")).text();
    expect(page).toContain('href="/api/links.csv?q=ao"');
  }));

test("a table ends with the last link, wherever its pages end", async () => {
  const link = (at: number): StoredLink => ({
    id: String(at),
    code: `c${at}`,
    target: "https://example.com/",
    userId: "an",
    createdAt: new Date(0),
    clicks: 0,
    isBlocked: false,
    takenClicks: 0,
    title: null,
    tags: [],
    expiresAt: null,
    maxClicks: null,
    passwordHash: null,
  });
  for (const count of [0, 1, 99, 100, 101, 6000]) {
    const all = Array.from({ length: count }, (_, at) => link(at));
    const listOf: LinkStore["listOf"] = async (_user, { after, limit }) => {
      const start = after === null ? 0 : Number(after) + 1;
      return all.slice(start, start + limit);
    };
    const csv = (
      await Array.fromAsync(linksCsv({ userId: "an", origin: "https://a.vn" }, { links: { listOf } }))
    ).join("");
    expect(rowsIn(csv).map(({ code }) => code)).toEqual(all.slice(0, 5000).map(({ code }) => code));
  }
});
