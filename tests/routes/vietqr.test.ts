import { expect, test } from "bun:test";
import { decodePng } from "../support/people/qr-reader.ts";
import { postForm, withProduct } from "../support/product/product.ts";

test("a bad input comes back beside its field with what was typed", () =>
  withProduct(async (base) => {
    const sent = await postForm(`${base}/vietqr`, {
      bank: "VCB",
      account: "12#45",
      amount: "nhiều",
      info: "Học phí",
    });
    const html = await sent.text();
    expect(sent.status).toBe(422);
    expect(html).toContain('value="12#45"');
    expect(html).toContain('value="Học phí"');
    expect(html).toMatch(/aria-invalid="true"[^>]*name="account"|name="account"[^>]*aria-invalid="true"/);
  }));

test("a form without scripts is answered with the card, as a picture that reads back", () =>
  withProduct(async (base) => {
    const sent = await postForm(`${base}/vietqr`, {
      bank: "vcb",
      account: "0123456789",
      amount: "",
      info: "",
    });
    const html = await sent.text();
    const picture = /src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1] ?? "";
    expect(decodePng(Buffer.from(picture, "base64"))?.text).toContain("000697043601100123456789");
    expect(sent.headers.get("cache-control")).toContain("no-store");
  }));
