import { expect, test } from "bun:test";
import { withNetwork } from "#tests/support/product/network.ts";
import { postJson } from "#tests/support/product/product.ts";

test("POST /api/dns answers with the records, in the language asked for", () =>
  withNetwork(async ({ base }) => {
    const reply = await postJson(
      `${base}/api/dns`,
      { host: "example.com", type: "A" },
      { "Accept-Language": "en" },
    );
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      host: "example.com",
      rcode: "NOERROR",
      summary: "example.com has 1 record.",
      answers: [{ name: "example.com", type: "A", ttl: 300, ttl_text: "5 minutes", data: "192.0.2.7" }],
    });
  }));

test("POST /api/dns answers 200 with NXDOMAIN for a name that does not exist", () =>
  withNetwork(async ({ base }) => {
    const reply = await postJson(`${base}/api/dns`, { host: "nowhere.example.com", type: "MX" });
    expect([reply.status, await reply.json()]).toMatchObject([200, { rcode: "NXDOMAIN", answers: [] }]);
  }));

test("POST /api/dns refuses what is no name, another type, and names and addresses inside", () =>
  withNetwork(async ({ base }) => {
    const told: unknown[] = [];
    for (const body of [
      { host: "a..b", type: "A" },
      { host: "example.com", type: "AXFR" },
      { host: "router.local", type: "A" },
      { host: "10.0.0.1", type: "A" },
    ]) {
      const reply = await postJson(`${base}/api/dns`, body);
      const { code, errors } = await reply.json();
      told.push([reply.status, code, errors?.[0]?.path]);
    }
    expect(told).toEqual([
      [422, "invalid_input", "host"],
      [422, "invalid_input", "type"],
      [403, "blocked_target", undefined],
      [403, "blocked_target", undefined],
    ]);
  }));

test("POST /api/dns takes a type in small letters, and an address in digits of full width", () =>
  withNetwork(async ({ base }) => {
    const txt = await postJson(`${base}/api/dns`, { host: "ＥＸＡＭＰＬＥ．ｃｏｍ", type: "txt" });
    expect(await txt.json()).toMatchObject({ name: "example.com", type: "TXT", answers: [{ type: "TXT" }] });
    const reverse = await postJson(`${base}/api/dns`, { host: "８．８．８．８", type: "any" });
    expect(await reverse.json()).toMatchObject({ name: "8.8.8.8.in-addr.arpa", type: "PTR" });
  }));
