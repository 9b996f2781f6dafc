import { expect, test } from "bun:test";
import { fill } from "#core/i18n.ts";
import { vi } from "#locales/index.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

/** A page as it is read without scripts: what islands are given is not on it. */
const shown = async (reply: Response): Promise<string> =>
  (await reply.text()).replace(/ data-props="[^"]*"/g, "").replaceAll("&quot;", '"');

const sent = (path: string, fields: Record<string, string>) =>
  fetch(product.url + path, { method: "POST", body: new URLSearchParams(fields) });

test("a page without scripts says by the field what was left out of what was pasted", async () => {
  const pages = [
    [
      await sent("/tools", { action: "b64decode", text: "data:text/plain;base64,WGluIGNow6Bv" }),
      "data:text/plain;base64,",
    ],
    [await sent("/qr?tab=phone", { action: "phone", phone: "SĐT: 0912 345 678" }), "SĐT"],
    [await fetch(`${product.url}/ip?ip=${encodeURIComponent("IP nhà: 10.0.0.5")}`), "IP nhà"],
    [await fetch(`${product.url}/cron?expr=${encodeURIComponent("chạy 0 9 * * 1 nhé")}`), "chạy"],
    [await fetch(`${product.url}/http?url=${encodeURIComponent("web http://127.0.0.1/ nè")}`), "web"],
  ] as const;
  for (const [reply, words] of pages) {
    const [before = ""] = fill(vi["reading.took"], { words: `“${words}”` }).split("”");
    const page = await shown(reply);
    expect([words, page.includes(before)]).toEqual([words, true]);
  }
});
