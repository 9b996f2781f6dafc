import { expect, test } from "bun:test";
import { generateKeyPairSync } from "node:crypto";
import { CompactSign } from "jose";
import type { Page } from "playwright-core";
import { en } from "#locales/index.ts";
import { fill } from "#core/i18n.ts";
import { decodePng } from "#tests/support/people/qr-reader.ts";
import { newerNames, takeAway } from "#tests/support/people/old-browser.ts";
import { visit, visitPrepared } from "#tests/support/people/phone-visitor.ts";
import { postJson, sharedProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { openLiveField } from "#tests/support/people/live-field.ts";

const product = await sharedProduct();

/** The calls of the API that a page makes. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

async function typeSecret(page: Page): Promise<void> {
  await page.goto(`${product.url}/crypto?tab=hash`);
  await page.locator("#panel-hash [name=text]").click();
  await page.locator("[data-live] #result-hash").waitFor();
  await page.fill("#panel-hash [name=text]", "abc");
  await page.selectOption("#panel-hash [name=algo]", "sha256");
}

// FIPS 180-4, appendix B.1
const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("a hash follows what is typed, on the device: no call is made, and the page says so", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await typeSecret(page);
    await page.getByText(abc).waitFor();
    await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();
    expect(calls).toEqual([]);
  }));

test("a token and the key to check it stay on the device, typed or pressed, whatever kind of key it is", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await page.goto(`${product.url}/en/crypto?tab=jwt`);
    await page.locator("#panel-jwt [name=token]").click();
    await page.locator("[data-live] #result-jwt").waitFor();
    await page.locator("#panel-jwt summary").click();
    const pairs = {
      PS256: generateKeyPairSync("rsa", { modulusLength: 2048 }),
      ES384: generateKeyPairSync("ec", { namedCurve: "P-384" }),
      EdDSA: generateKeyPairSync("ed25519"),
    };
    const press = () =>
      page.locator("#panel-jwt").getByRole("button", { name: en["crypto.jwt.decode"] }).click();
    const says = (words: string) => page.locator("#result-jwt").getByText(words).waitFor();
    for (const [alg, { publicKey, privateKey }] of Object.entries(pairs)) {
      const token = await new CompactSign(new TextEncoder().encode(`{"sub":"${alg}"}`))
        .setProtectedHeader({ alg })
        .sign(privateKey);
      await page.fill("#panel-jwt [name=token]", token);
      await page.fill("#panel-jwt [name=key]", publicKey.export({ type: "spki", format: "pem" }));
      await says(en["crypto.jwt.verdict.valid"]);
      await press();
      await page.fill("#panel-jwt [name=key]", "a secret of the wrong kind");
      await says(en["crypto.jwt.verdict.wrong_key"]);
      await press();
      await says(en["crypto.jwt.verdict.wrong_key"]);
    }
    await page.getByText(en["ui.place.device"]).first().waitFor();
    expect(calls).toEqual([]);
  }));

test("an error on the device has the words that the server has", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await page.goto(`${product.url}/en/crypto?tab=jwt`);
    await page.locator("#panel-jwt [name=token]").click();
    await page.locator("[data-live] #result-jwt").waitFor();
    await page.fill("#panel-jwt [name=token]", "only.two");
    const words = fill(en["crypto.error.segments"], { count: 2 }, "en");
    await page.getByText(words).first().waitFor();
    expect(calls).toEqual([]);
  }));

test("thorough: in a browser of 2020 it works on the device too", () =>
  visitPrepared(async (page) => {
    await page.addInitScript(takeAway, newerNames());
    const calls = callsOf(page);
    await typeSecret(page);
    await page.getByText(abc).waitFor();
    expect(calls).toEqual([]);
  }));

/** What the device works out; on its way as soon as an island is live, so it is held back before its page is opened. */
const deviceFiles = "**/assets/later-client-device-*";

test("when the functions cannot be had the server answers, once, and the page says that", () =>
  visit(true, async (page) => {
    await page.route(deviceFiles, (route) => route.abort());
    await page.goto(`${product.url}/crypto?tab=hash`);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await page.locator("#panel-hash [name=text]").click();
    await page.locator("[data-live] #result-hash").waitFor();
    await page.fill("#panel-hash [name=text]", "abc");
    await page.locator("#panel-hash button.button:not([type=button])").first().click();
    await page.getByText("Máy chủ xử lý").first().waitFor();
    await page.getByText(abc).waitFor();
    expect(posts).toEqual(["/api/crypto/hash"]);
  }));

const openLive = (page: Page, path: string, field: string) => openLiveField(page, product.url + path, field);

/** What the code in a picture of a page says. */
async function codeIn(page: Page, selector: string): Promise<string | null> {
  const address = (await page.locator(selector).getAttribute("src")) ?? "";
  return decodePng(Buffer.from(address.replace(/^.*,/, ""), "base64"))?.text ?? null;
}

test("thorough: what is cancelled while the device works it out is not shown, and the form is free again", () =>
  visitPrepared(async (page) => {
    const loaded = Promise.withResolvers<void>();
    await page.route(deviceFiles, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await openLive(page, "/tools", "main [name=text]");
    await page.fill("main [name=text]", "một hai");
    const before = await page.textContent("#result pre");
    await page.click("main [value=urlencode]");
    const cancel = page.getByRole("button", { name: "Dừng lại" });
    await cancel.click();
    loaded.resolve();
    await cancel.waitFor({ state: "detached" });
    expect(await page.textContent("#result pre")).toBe(before);
    await page.click("main [value=urlencode]");
    await page.getByText("m%E1%BB%99t%20hai").first().waitFor();
  }));

test("thorough: a network's code is drawn on the device, password and all, and a camera reads it", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await openLive(page, "/qr?tab=wifi", "main [name=ssid]");
    await page.fill("main [name=ssid]", "Quán cà phê");
    await page.fill("main [name=password]", "bí mật");
    await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();
    await until(() => codeIn(page, "#result img"), "WIFI:T:WPA;S:Quán cà phê;P:bí mật;;");
    expect(calls).toEqual([]);
  }));

test("thorough: a transfer's card is drawn on the device, and its code is that of the server", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await openLive(page, "/vietqr", "main [name=account]");
    await page.selectOption("main [name=bank]", "VCB");
    await page.fill("main [name=account]", "0123456789");
    await page.fill("main [name=amount]", "1000");
    await page.fill("main [name=info]", "Cà phê");
    await page.locator("main button.button:not([type=button])").first().click();
    await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();
    const body = { bank: "VCB", account: "0123456789", amount: 1000, info: "Ca phe" };
    const response = await postJson(`${product.url}/api/vietqr/payload`, body);
    const { payload } = await response.json();
    await until(() => codeIn(page, "#result img"), payload);
    expect(calls).toEqual([]);
    await page.fill("main [name=account]", "12");
    await page.locator("#result img").waitFor({ state: "detached" });
    expect(await page.locator("main .error:not(:empty)").count()).toBe(0);
  }));

test("a two-factor secret neither comes from the server nor goes there, and its code follows what is typed", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await openLive(page, "/2fa", "main [name=issuer]");
    await page.fill("main [name=issuer]", "Chợ Nổi");
    await page.fill("main [name=account]", "a@example.com");
    await page.click("button[value=generate]");
    await page.locator("#result .picture img").waitFor();
    const [secret = ""] = await page.locator("#result .code").allTextContents();
    expect(await codeIn(page, "#result .picture img")).toContain(secret.replaceAll(" ", ""));
    // RFC 6238, appendix B: ASCII 12345678901234567890
    await page.locator("main [name=secret]").fill("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    await page.locator("#result-check .hero code").waitFor();
    expect(calls).toEqual([]);
  }));

test("thorough: a long text is converted in a worker, and still on the device; YAML is the server's, and the page says so", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await openLive(page, "/data", "main [name=text]");
    const long = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at })));
    await page.fill("main [name=text]", long);
    await page.waitForFunction(
      () => (document.querySelector("#result .output")?.textContent?.length ?? 0) > 400_000,
    );
    const second = JSON.stringify(Array.from({ length: 5000 }, (_, last) => ({ last })));
    await page.fill("main [name=text]", second);
    await page.waitForFunction(() =>
      document.querySelector("#result .output")?.textContent?.includes("last"),
    );
    expect(page.workers().length).toBe(1);
    expect(calls).toEqual([]);
    await page.fill("main [name=text]", "a: [1, 2]");
    await page.locator("button[value='yaml/json']").click();
    await page.getByText("Máy chủ xử lý").first().waitFor();
    expect(calls).toEqual(["/api/data/yaml/json"]);
  }));

test("thorough: times and filler follow what is typed", () =>
  visit(true, async (page) => {
    const calls = callsOf(page);
    await openLive(page, "/cron", "main [name=expr]");
    await page.fill("main [name=expr]", "0 9 * * 1");
    await page.getByText("thứ Hai", { exact: false }).first().waitFor();
    await openLive(page, "/text-analyzer?tab=lorem", "#panel-lorem [name=length]");
    await page.fill("#panel-lorem [name=length]", "3");
    await page.getByText("Xử lý ngay trên máy bạn").first().waitFor();
    expect(calls).toEqual([]);
  }));
