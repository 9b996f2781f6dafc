import { expect, test } from "bun:test";
import { postJson, withProduct } from "#tests/support/product/product.ts";

test("POST /api/data-deletion gives a code, and the page of the code says that the request waits", () =>
  withProduct(async (base) => {
    const { confirmation_code } = await (
      await postJson(`${base}/api/data-deletion`, { email: "an@example.com" })
    ).json();
    expect(confirmation_code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    const page = await (await fetch(`${base}/en/data-deletion?code=${confirmation_code}`)).text();
    expect(page).toContain(confirmation_code);
    expect(page).not.toContain("The data of this request has been deleted");
  }));

test("POST /api/data-deletion refuses what is no address, and five requests an hour are the most", () =>
  withProduct(
    async (base) => {
      const ask = (email: string) => postJson(`${base}/api/data-deletion`, { email });
      expect(await (await ask("an")).json()).toMatchObject({ status: 422, errors: [{ path: "email" }] });
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await ask(`an${count}@example.com`)).status);
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    },
    { env: { RATE_LIMIT: "1" } },
  ));
