import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { en, vi } from "#locales/index.ts";
import { fill } from "#core/i18n.ts";
import { drawQr } from "#tools/qr/draw.ts";
import type { Look } from "#tests/support/people/chromium.ts";
import { axeFaults, overflowOf } from "#tests/support/people/page-faults.ts";
import { visit, visitWithoutComplaint } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { journey } from "./exceptions.ts";
import { openLiveField } from "#tests/support/people/live-field.ts";

const product = await sharedProduct();

/** A visitor whose page must neither complain nor call the API. */
const visitOffTheApi = (look: Look) =>
  visitWithoutComplaint(true, async (page) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    await look(page);
    expect(calls).toEqual([]);
  });

const open = (page: Page, path: string, field: string) => openLiveField(page, product.url + path, field);

/** Chooses a file with the button that stands in a part of the page. */
const choose = (page: Page, within: string, name: string, bytes: Uint8Array) =>
  page
    .locator(`${within} .field-tools input`)
    .first()
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });

const text = (value: string) => new TextEncoder().encode(value);

async function pictureOf(code: string): Promise<Uint8Array> {
  const style = { size: 400, margin: 4, level: "M", dark: "#000000", light: "#ffffff" } as const;
  const drawn = await drawQr(code, { ...style, format: "png" });
  if (!drawn.ok) throw new Error("The sample cannot be drawn");
  return drawn.value.bytes;
}

journey("a file fills the field it is chosen for, and what cannot is told beside it", () =>
  visitOffTheApi(async (page) => {
    await open(page, "/en/data", "main [name=text]");
    await choose(page, "main", "a.json", text('\uFEFF{"tên":"bưởi"}'));
    await page.locator("#result .output").getByText('"tên": "bưởi"').waitFor();
    await choose(page, "main", "a.png", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0));
    await page.getByText(en["ui.file.notText"]).waitFor();
    await choose(page, "main", "large.json", new Uint8Array(1_048_577));
    await page.getByText(fill(en["ui.file.tooLarge"], { max: 1 }, "en")).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    for (const [path, field] of [
      ["/tools", "main [name=text]"],
      ["/text-analyzer", "#panel-analyze [name=text]"],
      ["/crypto?tab=jwt", "#panel-jwt [name=token]"],
    ] as const) {
      await open(page, path, field);
      await choose(page, field.split(" ")[0] ?? "", "a.txt", text("a b c"));
      await page.waitForFunction(
        (selector) => document.querySelector<HTMLTextAreaElement>(selector)?.value === "a b c",
        field,
      );
    }
  }),
);

test("the hash shown is that of what was given last: the file that was chosen, or the text typed after it", () =>
  visitOffTheApi(async (page) => {
    const given: string[] = [];
    const give = async (of: string | Uint8Array, how: () => Promise<unknown>) => {
      const hash = new Bun.CryptoHasher("sha256").update(of).digest("hex");
      given.push(hash);
      await how();
      return page.locator("#result-hash").getByText(hash);
    };
    const type = (words: string) => give(words, () => page.fill("#panel-hash [name=text]", words));
    await open(page, "/crypto?tab=hash", "#panel-hash [name=text]");
    await page.selectOption("#panel-hash [name=algo]", "sha256");
    await (await type("đầu tiên")).waitFor();
    await page.evaluate(() => {
      const result = document.querySelector("#result-hash");
      if (!result) throw new Error("There is no result");
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const texts = () => Array.from(result.querySelectorAll("*"), ({ textContent }) => textContent ?? "");
      const look = () =>
        seen.push(
          ...texts()
            .filter((text) => /^[\da-f]{64}$/.test(text))
            .slice(0, 1),
        );
      new MutationObserver(look).observe(result, { subtree: true, childList: true, characterData: true });
    });
    for (const size of [0, 5, 70_001, 1_048_576]) {
      const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 17 + size) & 255);
      await type(`trước ${size}`);
      const name = `${size}.bin`;
      await (await give(bytes, () => choose(page, "#panel-hash", name, bytes))).waitFor();
      await page.getByText(fill(vi["crypto.hash.fileName"], { name })).waitFor();
      await (await type(`sau ${size}`)).waitFor();
      await page.getByText(fill(vi["crypto.hash.fileName"], { name })).waitFor({ state: "detached" });
    }
    const seen: string[] = await page.evaluate(() => Reflect.get(globalThis, "seen"));
    const orders = seen.map((hash) => given.indexOf(hash));
    // None that nobody asked for, and none that comes back.
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(orders).not.toContain(-1);
  }));

journey("thorough: a large file is hashed on the device, with its key", () =>
  visitOffTheApi(async (page) => {
    await open(page, "/crypto?tab=hash", "#panel-hash [name=text]");
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 31) & 255);
    await page.selectOption("#panel-hash [name=algo]", "sha256");
    await choose(page, "#panel-hash", "film.mp4", bytes);
    await page.getByText(new Bun.CryptoHasher("sha256").update(bytes).digest("hex")).waitFor();
    await page.fill("#panel-hash [name=key]", "khóa");
    await choose(page, "#panel-hash", "film.mp4", bytes);
    await page.getByText(new Bun.CryptoHasher("sha256", "khóa").update(bytes).digest("hex")).waitFor();
    await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();
  }),
);

journey(
  "thorough: the code in a picture is read on the device, chosen or dropped, and a picture without one is told",
  () =>
    visitOffTheApi(async (page) => {
      await open(page, "/qr", "main [name=text]");
      await choose(page, "main", "ma.png", await pictureOf("Xin chào Việt Nam"));
      await page.waitForFunction(
        () => document.querySelector<HTMLTextAreaElement>("main [name=text]")?.value === "Xin chào Việt Nam",
      );
      const dropped = Buffer.from(await pictureOf("https://example.com/?a=1")).toString("base64");
      await page.evaluate((base64) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], "ma.png", { type: "image/png" }));
        const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector("main [name=text]")?.dispatchEvent(drop);
      }, dropped);
      await page.waitForFunction(() =>
        document.querySelector<HTMLTextAreaElement>("main [name=text]")?.value.endsWith("?a=1"),
      );
      await page.locator("#result img").waitFor();
      await choose(page, "main", "no.png", await Bun.file("public/icon-192.png").bytes());
      await page.getByText("Không thấy mã QR nào").waitFor();
      await choose(page, "main", "no.txt", text("no picture"));
      await page.getByText("không phải ảnh").waitFor();
      await page.locator("main .picture button").first().click();
      await page.getByText("Đã sao chép").first().waitFor();
      const types = await page.evaluate(async () =>
        (await navigator.clipboard.read()).flatMap(({ types }) => types),
      );
      expect(types).toContain("image/png");
    }),
);

journey("a picture of a two-factor secret gives its code", () =>
  visitOffTheApi(async (page) => {
    await open(page, "/2fa", "#result-check, main [name=secret]");
    const otpauth = "otpauth://totp/A:b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A";
    await choose(page, "main", "2fa.png", await pictureOf(otpauth));
    await page.waitForFunction(
      (address) => document.querySelector<HTMLInputElement>("main [name=secret]")?.value === address,
      otpauth,
    );
    await page.locator("#result-check .hero code").waitFor();
  }),
);

journey("without scripts no file is asked for", () =>
  visit(false, async (page) => {
    for (const path of [
      "/qr",
      "/data",
      "/tools",
      "/text-analyzer",
      "/crypto?tab=hash",
      "/crypto?tab=jwt",
      "/2fa",
    ]) {
      await page.goto(product.url + path);
      expect(await page.locator(".field-tools").first().isVisible()).toBe(false);
    }
  }),
);
