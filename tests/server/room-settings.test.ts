import { expect, test } from "bun:test";
import { postJson, withProduct } from "../support/product/product.ts";

test("NOTES_MAX_MB is what notes of nobody take together, whoever writes them, and somebody's own are not among them", () =>
  withProduct(
    async (base) => {
      const content = "a".repeat(60_000);
      const statuses: number[] = [];
      while (!statuses.includes(507) && statuses.length < 40)
        statuses.push((await postJson(`${base}/api/notes`, { content })).status);
      // Each takes its text twice, once to be searched.
      expect([statuses.length, statuses.at(-1)]).toEqual([9, 507]);
    },
    { env: { NOTES_MAX_MB: "1" } },
  ));
