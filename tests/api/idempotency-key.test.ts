import { expect, test } from "bun:test";
import { en, vi } from "#locales/index.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";
import { withProduct } from "#tests/support/product/product.ts";

const post = (url: string, body: unknown, key?: string) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key !== undefined && { "Idempotency-Key": key }) },
    body: JSON.stringify(body),
  });

test("a call that is sent again with its key makes nothing a second time, and gives the same answer", () =>
  withProduct(async (base) => {
    const key = crypto.randomUUID();
    const link = { url: "https://example.com/một" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(`${base}/api/links`, link, key)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    const quoted = await post(`${base}/api/links`, link, `"${key}"`);
    expect(await quoted.json()).toEqual(bodies[0]);
    const codeOf = async (answer: Response): Promise<unknown> => (await answer.json()).code;
    const others = [
      await codeOf(await post(`${base}/api/links`, link, crypto.randomUUID())),
      await codeOf(await post(`${base}/api/links`, link)),
    ];
    expect(new Set([bodies[0].code, ...others]).size).toBe(3);
  }));

test("a key stands for one input: with any other it is refused, and nothing is made", () => {
  const clock = { at: Date.parse("2026-11-28T08:00:00+07:00") };
  return withSignIn(
    async ({ base, signedIn }) => {
      const key = crypto.randomUUID();
      const link = { url: "https://example.com/một", title: "Một" };
      const first = await post(`${base}/api/links`, link, key);
      const { code } = await first.json();
      const words = { vi: vi["requests.idempotencyKeyReused"], en: en["requests.idempotencyKeyReused"] };
      const others: readonly [string, object][] = [
        ["/api/links", { ...link, url: "https://example.com/hai" }],
        ["/api/links", { ...link, title: "Hai" }],
        ["/api/links", { url: link.url }],
        ["/api/links?lang=en", { ...link, tags: ["a"] }],
        ["/api/notes", { content: "Một" }],
        ["/api/temp-mail", {}],
      ];
      for (const [path, body] of others) {
        const refused = await post(base + path, body, `"${key}"`);
        const message = words[path.endsWith("lang=en") ? "en" : "vi"];
        expect([path, refused.status, await refused.json()]).toMatchObject([
          path,
          422,
          { code: "invalid_input", errors: [{ path: "Idempotency-Key", message }] },
        ]);
      }
      // The same input, however it is written.
      const again = await post(`${base}/api/links`, { title: "Một", url: ` ${link.url} ` }, key);
      expect([again.status, (await again.json()).code]).toEqual([200, code]);
      // Somebody else's key is another.
      const an = await signedIn();
      const own = await an.call("/links", {
        method: "POST",
        headers: { "Idempotency-Key": key },
        body: JSON.stringify({ url: "https://example.com/ba" }),
      });
      expect(own.status).toBe(200);
      clock.at += 300_000;
      const later = await post(`${base}/api/links`, { ...link, title: "Hai" }, key);
      expect([later.status, (await later.json()).code === code]).toEqual([200, false]);
    },
    {},
    { now: () => new Date(clock.at) },
  );
});

test("of inputs that come with one key at the same moment one is taken, and what was refused leaves its key free", () =>
  withProduct(async (base) => {
    const key = crypto.randomUUID();
    const misspelt = await post(`${base}/api/links`, { url: "ftp://example.com/" }, key);
    expect(misspelt.status).toBe(422);
    const bodies = Array.from({ length: 8 }, (_, index) => ({ url: `https://example.com/${index % 4}` }));
    const answers = await Promise.all(bodies.map((body) => post(`${base}/api/links`, body, key)));
    const made = await Promise.all(
      answers.map(async (answer, index) => [answer.status, index % 4, (await answer.json()).code]),
    );
    const taken = made.filter(([status]) => status === 200);
    expect([taken.length, made.filter(([status]) => status === 422).length]).toEqual([2, 6]);
    expect(taken[0]).toEqual(taken[1]);
  }));

test("what is no key is said so, where it would count", () =>
  withProduct(async (base) => {
    for (const key of ["short", "a".repeat(65), "one key with blanks in it", ""]) {
      const refused = await post(`${base}/api/notes`, { content: "x" }, key);
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { code: "invalid_input", errors: [{ path: "Idempotency-Key" }] },
      ]);
      expect((await post(`${base}/api/crypto/uuid/generate`, { count: 1 }, key)).status).toBe(200);
    }
  }));
