import { expect, test } from "bun:test";
import { withLookups } from "#tests/support/product/lookups.ts";
import { postJson } from "#tests/support/product/product.ts";

test("POST /api/whois tells what RDAP or WHOIS knows, in words of the language asked for", () =>
  withLookups(async ({ base }) => {
    const vi = await (await postJson(`${base}/api/whois`, { domain: "sample-name.com" })).json();
    expect(vi).toMatchObject({
      registered: true,
      source: "rdap",
      days_left: 1726,
      status_meanings: [
        { status: "clientTransferProhibited", meaning: "Nhà đăng ký đã khóa việc chuyển đi nơi khác." },
      ],
    });
    const en = await (await postJson(`${base}/api/whois?lang=en`, { domain: "free-name.com" })).json();
    expect(en).toMatchObject({ registered: false, summary: "free-name.com is not registered." });
    const hu = await (await postJson(`${base}/api/whois`, { domain: "sample-name.hu" })).json();
    expect(hu).toMatchObject({ source: "whois", registrar: "Whois Registrar" });
  }));

test("POST /api/whois names the field that is wrong", () =>
  withLookups(async ({ base }) => {
    for (const body of [
      {},
      { domain: "" },
      { domain: "not a domain" },
      { domain: "com.vn" },
      { domain: ["a"] },
    ]) {
      const reply = await postJson(`${base}/api/whois`, body);
      expect([body, reply.status]).toEqual([body, 422]);
      expect(await reply.json()).toMatchObject({ errors: [{ path: "domain" }] });
    }
  }));

test("POST /api/whois tells of an address what its registry knows, and refuses numbers that nobody has", () =>
  withLookups(async ({ base }) => {
    const found = await (await postJson(`${base}/api/whois?lang=en`, { domain: "8.8.8.8" })).json();
    expect(found).toMatchObject({
      domain: "8.8.8.8",
      registered: true,
      registrar: null,
      network: { holder: "Google LLC", range: "8.8.8.0 - 8.8.8.255", country: { code: "US" } },
    });
    const refused = await postJson(`${base}/api/whois?lang=en`, { domain: "AS64512" });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ path: "domain", message: expect.stringContaining("for private use") }] },
    ]);
    const name = await (await postJson(`${base}/api/whois`, { domain: "sample-name.com" })).json();
    expect(name).toMatchObject({ network: null });
  }));
