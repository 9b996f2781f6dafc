import { expect, test } from "bun:test";
import { withCampaign } from "#tools/links/create.ts";
import { withProduct } from "#tests/support/product/product.ts";

const written = (address: string, campaign: Parameters<typeof withCampaign>[1]) => {
  const result = withCampaign(address, campaign);
  return result.ok ? result.value : result.failure.errors?.[0]?.message.key;
};

test("a campaign stands at the end of the query, once, and the rest of the address as it was written", () => {
  const campaign = { utm_source: " zalo ", utm_medium: "", utm_campaign: "Tết & 50%" };
  const said = "utm_source=zalo&utm_campaign=T%E1%BA%BFt+%26+50%25";
  const cases = {
    "https://a.example/": `https://a.example/?${said}`,
    "https://a.example/?": `https://a.example/?${said}`,
    "https://a.example/?q=ph%E1%BB%9F%20b%C3%B2&x#y": `https://a.example/?q=ph%E1%BB%9F%20b%C3%B2&x&${said}#y`,
    "https://a.example/?utm_source=a&utm_medium=b&utm%5fsource=c": `https://a.example/?utm_medium=b&${said}`,
    "https://a.example/#/route?x=1": `https://a.example/?${said}#/route?x=1`,
  };
  for (const [address, expected] of Object.entries(cases)) {
    expect(written(address, campaign)).toBe(expected);
    // Written twice is written once.
    expect(written(expected, campaign)).toBe(expected);
  }
  expect(written("https://a.example/?b=%20", {})).toBe("https://a.example/?b=%20");
  expect(written("https://a.example/", { utm_source: "\ud800" })).toBe(
    "https://a.example/?utm_source=%EF%BF%BD",
  );
});

test("an address that becomes too long is refused", () => {
  const address = `https://a.example/${"a".repeat(2000)}`;
  expect(written(address, { utm_source: "a".repeat(100) })).toBe("invalid.tooLong");
});

test("POST /api/links writes the campaign into the target, and the form keeps it open when it is refused", () =>
  withProduct(async (base) => {
    const made = await fetch(`${base}/api/links`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ url: "shop.example/ao?mau=do", utm_source: "facebook", utm_medium: "bài viết" }),
    });
    const { original_url: target } = await made.json();
    expect(target).toBe(
      "https://shop.example/ao?mau=do&utm_source=facebook&utm_medium=b%C3%A0i+vi%E1%BA%BFt",
    );
    const refused = await fetch(`${base}/links`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ url: "javascript:alert(1)", utm_campaign: "tet" }),
    });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toMatch(/<details class="options" open=""/);
    expect(html).toContain('value="tet"');
  }));
