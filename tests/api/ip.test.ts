import { expect, test } from "bun:test";
import { withLookups } from "../support/product/lookups.ts";
import { postJson } from "../support/product/product.ts";

test("POST /api/ip tells of an address, or of the caller's own as the trusted proxy saw it", () =>
  withLookups(async ({ base }) => {
    const own = await postJson(`${base}/api/ip`, {}, { "X-Forwarded-For": "1.1.1.1, 14.160.0.1" });
    expect(await own.json()).toMatchObject({
      ip: "14.160.0.1",
      is_own: true,
      country: { code: "VN", name: "Việt Nam" },
    });
    const other = await postJson(`${base}/api/ip?lang=en`, { ip: "FD00::1" });
    expect(await other.json()).toMatchObject({
      ip: "fd00::1",
      version: 6,
      kind: "unique-local",
      country: null,
    });
    expect((await postJson(`${base}/api/ip`, { ip: "999.1.1.1" })).status).toBe(422);
  }));

test("POST /api/ip reads digits of full width", () =>
  withLookups(async ({ base }) => {
    const reply = await postJson(`${base}/api/ip`, { ip: "１４．１６０．０．１" });
    expect(await reply.json()).toMatchObject({ ip: "14.160.0.1", country: { code: "VN" } });
  }));
