import { expect, test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { postJson } from "#tests/support/product/product.ts";

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

test("GET /ip/country and /ip/json say the same at addresses of their own, of the caller or of another", () =>
  withLookups(async ({ base }) => {
    const ask = async (path: string, from = "14.160.0.1") => {
      const reply = await fetch(base + path, {
        headers: { "X-Forwarded-For": from, "User-Agent": "curl/8" },
      });
      const { status, headers } = reply;
      return {
        status,
        type: headers.get("content-type"),
        origin: headers.get("access-control-allow-origin"),
        kept: headers.get("cache-control"),
        text: await reply.text(),
      };
    };
    const country = await ask("/ip/country");
    expect(country).toMatchObject({
      status: 200,
      type: "text/plain; charset=utf-8",
      origin: "*",
      text: "VN\n",
    });
    expect(country.kept).toContain("no-store");
    expect((await ask("/ip/country?ip=192.168.1.1")).text).toBe("\n");
    expect((await ask("/ip/country?ip=14.160.0.1", "192.0.2.7")).text).toBe("VN\n");
    const json = await ask("/ip/json?ip=14.160.0.1&lang=en");
    expect(json).toMatchObject({ status: 200, origin: "*" });
    expect(JSON.parse(json.text)).toMatchObject({
      ip: "14.160.0.1",
      country: { code: "VN", name: "Vietnam" },
    });
    expect(json.type).toStartWith("application/json");
    expect(await ask("/ip/json?ip=999.1.1.1")).toMatchObject({
      status: 422,
      type: "application/problem+json",
    });
    const post = await fetch(`${base}/ip/json`, { method: "POST", body: "{}" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await fetch(`${base}/ip/khong-co`)).status).toBe(404);
  }));
