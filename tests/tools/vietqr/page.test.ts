import { expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { maxOrders } from "#tools/vietqr/schema.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";

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

const shop = { bank: "VCB", account: "0123456789", name: "" };

const codesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<div aria-hidden="true">(<svg.*?<\/svg>)<\/div>/gs)].map(([, svg = ""]) => svg);

const textOf = (svg = ""): string => decodePng(new Resvg(svg).render().asPng())?.text ?? "";

test("a list that is posted is answered with a sheet of a code each, and stays in its field", () =>
  withProduct(async (base) => {
    const orders = "50k,DH 1,Mai\n1tr5,DH 2,Lan";
    const sent = await postForm(`${base}/vietqr?tab=orders`, { ...shop, orders, size: "a6" });
    const html = await sent.text();
    expect(sent.status).toBe(200);
    expect(html).toContain('<ul class="sheet a6">');
    expect(html).toContain(`>${orders}</textarea>`);
    const [first, second, ...more] = codesIn(html);
    expect(textOf(first)).toContain("540550000");
    expect(textOf(second)).toContain("54071500000");
    expect(more).toEqual([]);
  }));

test("rows that are wrong are named beside the field, which keeps the whole list", () =>
  withProduct(async (base) => {
    const orders = "50k,DH 1\nabc,DH 2\n60k,DH 3\n-5,DH 4";
    const sent = await postForm(`${base}/vietqr?tab=orders`, { ...shop, orders, size: "a4" });
    const html = await sent.text();
    expect(sent.status).toBe(422);
    expect(html).toContain(`>${orders}</textarea>`);
    expect(html).toMatch(/class="error">Dòng 2: “abc”[^<]*Dòng 4: “-5”/);
    expect(html).not.toContain('class="sheet');
  }));

test("the longest list is drawn away from the thread that answers, once in the page", () =>
  withProduct(async (base) => {
    const orders = Array.from({ length: maxOrders }, (_, at) => `${at + 1}.000,Don hang so ${at},Mai`).join(
      "\n",
    );
    const sent = await postForm(`${base}/vietqr?tab=orders`, { ...shop, orders, size: "a4" });
    const html = await sent.text();
    const codes = codesIn(html);
    expect(codes).toHaveLength(maxOrders);
    expect(textOf(codes.at(-1))).toContain("5406200000");
    expect(html.length).toBeLessThan(1_500_000);
  }));
