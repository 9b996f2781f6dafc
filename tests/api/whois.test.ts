import { expect, test } from "bun:test";
import { withLookups } from "../support/product/lookups.ts";
import { postJson } from "../support/product/product.ts";

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
