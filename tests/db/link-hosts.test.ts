import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { hostKeyOf, linkHosts } from "#db/link-hosts.ts";
import { linkStore } from "#db/links.ts";
import { moderationStore } from "#db/moderation.ts";
import { addUser } from "#tests/support/people/users.ts";
import { newDatabase } from "#tests/support/product/database.ts";

const targets = [
  "https://example.vn/a",
  "https://www.example.vn/b",
  "http://a.b.example.vn:8080/c?x=https://other.vn/",
  "https://notexample.vn/d",
  "https://example.vn.evil.com/e",
  "https://example-vn.com/f",
  "https://evil.com/?u=https://example.vn/",
  "https://EXAMPLE.VN/G",
  "https://example.vnx/h",
  "https://ví-dụ.vn/i",
  "https://192.0.2.7/j",
  "https://[2001:db8::7]/k",
];

const wanted = {
  "example.vn": [0, 1, 2, 7],
  "b.example.vn": [2],
  "www.example.vn": [1],
  "evil.com": [4, 6],
  "192.0.2.7": [10],
  "[2001:db8::7]": [11],
  "example.v": [],
} as const;

async function begin(isFiled: (index: number) => boolean) {
  const { db } = await newDatabase();
  const links = linkStore(db);
  for (const [index, target] of targets.entries()) {
    const createdAt = new Date(Date.UTC(2026, 10, 20, index));
    const url = new URL(target).href;
    await links.add({ id: `l${index}`, code: `c${index}`, target: url, userId: null, createdAt });
  }
  const { links: table } = db.tables;
  for (const index of targets.keys())
    if (!isFiled(index))
      await db
        .update(table)
        .set({ host: null })
        .where(eq(table.id, `l${index}`));
  return { db, hosts: linkHosts(db) };
}

const newestFirst = (indexes: readonly number[]) => indexes.toReversed().map((index) => `c${index}`);

test.each([
  ["filed", () => true],
  ["of an older version", () => false],
  ["partly filed", (index: number) => index % 2 === 0],
] as const)(
  "links %s are found by their host and by every host around it, and no other",
  async (_name, isFiled) => {
    const { db, hosts } = await begin(isFiled);
    for (const round of ["before", "after"]) {
      for (const [host, indexes] of Object.entries(wanted)) {
        const found = await moderationStore(db).linksTo(host, 50);
        expect([round, host, found.map(({ code }) => code)]).toEqual([round, host, newestFirst(indexes)]);
      }
      await hosts.fileUnfiled();
      const unfiled = (await db.select().from(db.tables.links)).filter(({ host }) => host === null);
      expect(unfiled).toEqual([]);
    }
  },
);

test("a target that is changed is found by its new host only", async () => {
  const { db } = await begin(() => true);
  await addUser(db, "an");
  const links = linkStore(db);
  await links.add({ id: "own", code: "own", target: "https://old.vn/", userId: "an", createdAt: new Date() });
  await links.setTarget({ code: "own", userId: "an", target: "https://new.vn/" });
  const codesTo = async (host: string) =>
    (await moderationStore(db).linksTo(host, 9)).map(({ code }) => code);
  expect([await codesTo("old.vn"), await codesTo("new.vn")]).toEqual([[], ["own"]]);
});

test("hosts sort by their labels from the end", () => {
  expect(hostKeyOf("https://a.b.example/x").toString()).toBe("example.b.a.");
});
