import { expect, test } from "bun:test";
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
      await codeOf(await post(`${base}/api/links`, { url: "https://example.com/hai" }, key)),
    ];
    expect(new Set([bodies[0].code, ...others]).size).toBe(4);
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
