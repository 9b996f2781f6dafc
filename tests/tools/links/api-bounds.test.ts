import { expect, test } from "bun:test";
import { openDatabase } from "#db/client.ts";
import { moderationStore } from "#db/moderation.ts";
import { newDatabaseUrl } from "#tests/support/product/database.ts";
import { postForm, postJson, withProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const target = (name: string) => `https://example.com/${name}/${"a".repeat(1900)}`;

test("links of nobody have a ceiling together: beyond it one has to sign in, and what is removed makes room", async () => {
  const url = await newDatabaseUrl();
  await withSignIn(
    async ({ base, signedIn }) => {
      const make = (name: string) =>
        postJson(`${base}/api/links`, { url: target(name), code: `code${name}` });
      let made = 0;
      for (;;) {
        const answered = await make(String(made));
        if (answered.status !== 200) {
          expect(answered.status).toBe(507);
          expect((await answered.json()).detail).toContain("của người chưa đăng nhập đã hết");
          break;
        }
        made += 1;
      }
      // A megabyte of links with two addresses of 2 KB each, in whole pages.
      expect(made).toBeGreaterThan(100);
      expect(made).toBeLessThan(400);
      const page = await postForm(`${base}/en/links`, { url: target("x"), action: "create" });
      expect([page.status, (await page.text()).includes("is used up")]).toEqual([507, true]);
      const an = await signedIn();
      const own = await an.call("/links", { method: "POST", body: JSON.stringify({ url: target("own") }) });
      expect(own.status).toBe(200);
      // The code of a link that could not be made is free.
      const { db, close } = await openDatabase(url);
      const act = { at: new Date(), who: "tester", why: "" };
      expect(await moderationStore(db).removeLink("code0", act)).toBe(true);
      await close();
      expect((await make(String(made))).status).toBe(200);
      expect((await make("y")).status).toBe(507);
    },
    { LINKS_MAX_MB: "1", DATABASE_URL: url },
  );
});

test("links that were made before anybody counted are counted at the start", async () => {
  const env = { LINKS_MAX_MB: "1", DATABASE_URL: await newDatabaseUrl() };
  const { db, close } = await openDatabase(env.DATABASE_URL);
  const text = "a".repeat(2000);
  await db.transaction(async (tx) => {
    const { links } = tx.tables;
    for (let link = 0; link < 300; link += 1)
      await tx
        .insert(links)
        .values({ id: `${link}`, code: `old${link}`, target: text, folded: text, createdAt: new Date() });
  });
  await close();
  await withProduct(
    async (base) => {
      expect((await postJson(`${base}/api/links`, { url: "https://example.com/" })).status).toBe(507);
    },
    { env },
  );
});

type Guessing = {
  readonly guess: (password: string, address: string) => Promise<Response>;
  readonly statuses: (address: string, times: number) => Promise<number[]>;
  readonly clock: { at: number };
};

/** A link whose password is "đúng". */
async function withGuessing(run: (guessing: Guessing) => Promise<void>): Promise<void> {
  const clock = { at: Date.parse("2026-11-23T08:00:00Z") };
  await withProduct(
    async (base) => {
      const made = await postJson(
        `${base}/api/links`,
        { url: "https://example.com/dich", password: "đúng" },
        { "X-Forwarded-For": "198.51.100.200" },
      );
      const { code }: { code: string } = await made.json();
      const guess = async (password: string, address: string) =>
        postForm(`${base}/links/${code}`, { code, password }, { "X-Forwarded-For": address });
      const statuses = async (address: string, times: number) => {
        const answered: number[] = [];
        for (let time = 0; time < times; time += 1)
          answered.push((await guess(`sai ${time}`, address)).status);
        return answered;
      };
      await run({ guess, statuses, clock });
    },
    { env: { RATE_LIMIT: "1", TRUST_PROXY: "1" }, now: () => new Date(clock.at) },
  );
}

test("a link's password is guessed ten times an hour by an address, or a network of IPv6 addresses; who knows it uses none up", () =>
  withGuessing(async ({ guess, statuses }) => {
    expect((await statuses("203.0.113.1", 12)).slice(9)).toEqual([422, 429, 429]);
    for (let host = 0; host < 10; host += 1) await statuses(`2001:db8:7:${host}::1`, 1);
    expect(await statuses("2001:db8:7:ffff::1", 1)).toEqual([429]);
    for (let time = 0; time < 12; time += 1) expect((await guess("đúng", "198.51.100.7")).status).toBe(200);
  }));

test("thorough: a link's password is guessed a hundred times an hour by all together", () =>
  withGuessing(async ({ guess, statuses, clock }) => {
    for (let address = 10; address < 20; address += 1)
      expect((await statuses(`203.0.113.${address}`, 10)).at(-1)).toBe(422);
    const refused = await guess("đúng", "198.51.100.7");
    expect([
      refused.status,
      (await refused.text()).includes("nhập sai quá nhiều lần. Thử lại sau 1 giờ"),
    ]).toEqual([429, true]);
    clock.at += 3_600_000;
    expect((await guess("đúng", "198.51.100.7")).status).toBe(200);
  }));
