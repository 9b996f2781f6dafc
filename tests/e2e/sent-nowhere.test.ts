import { expect, test } from "bun:test";
import type { Page, Request } from "playwright-core";
import { vi } from "#locales/index.ts";
import { tools } from "#tools/catalog.ts";
import { find } from "#tools/finder/find.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { isOldBrowser } from "#tests/support/people/browser-profile.ts";
import { visit, visitPrepared } from "#tests/support/people/phone-visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { journey } from "./exceptions.ts";

const product = await sharedProduct();

const token =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.rTCH8cLoGxAm_xw68z-zXVKi9ie6xJn9tnVWjd_9ftE";

/** Pages whose sentence on privacy says that nothing is sent, the field that one types into, and what. */
const pages = {
  "crypto.privacy": ["/crypto?tab=jwt", "#panel-jwt [name=token]", token],
  "cron.privacy": ["/cron", "main [name=expr]", "7 3 11 * *"],
  "data.privacy": ["/data", "main [name=text]", '{"a": "kinmatkhong"}'],
  "encode.privacy": ["/tools", "main [name=text]", "kinmatkhong"],
  "qr.privacy": ["/qr", "main [name=text]", "kinmatkhong"],
  "text-analyzer.privacy": ["/text-analyzer", "main [name=text]", "kinmatkhong"],
  "two-factor.privacy": ["/2fa", "main [name=secret]", "JBSWY3DPEHPK3PXPKINM"],
  "vietqr.privacy": ["/vietqr?bank=ACB", "main [name=account]", "0918273645"],
} as const;

/** What is worked out with parts that browsers of the floor lack: nothing of it is sent before the button is pressed. */
const leftToTheButton = isOldBrowser ? ["/text-analyzer"] : [];

test("what a sentence on privacy keeps on the device is in no request while it is typed and answered", () =>
  visit(true, async (page) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    for (const [path, field, typed] of Object.values(pages)) {
      await page.goto(product.url + path);
      await page.locator(field).first().click();
      await page
        .locator(`[data-live] ${field.split(" ")[1]}`)
        .first()
        .waitFor();
      await page.locator(field).first().fill(typed);
      const said = vi[leftToTheButton.includes(path) ? "ui.stale.before" : "ui.place.device"];
      await page.getByText(said).filter({ visible: true }).first().waitFor();
      const spellings = [
        typed,
        encodeURIComponent(typed),
        new URLSearchParams({ typed }).toString().slice(6),
      ];
      const leaks = sent.filter((request) => spellings.some((spelling) => request.includes(spelling)));
      expect([path, leaks]).toEqual([path, []]);
    }
  }));

test("every sentence that says so has its page", () => {
  const said = Object.entries(vi).flatMap(([key, text]) =>
    key.endsWith(".privacy") && /ngay trên máy bạn/.test(text) ? [key] : [],
  );
  expect(Object.keys(pages).toSorted()).toEqual(said.toSorted());
});

/** What is pasted into the field for tools, for each of them that works on the device. */
const pasted = [
  token,
  "JBSWY3DPEHPK3PXPKINM",
  '[{"a": "kinmatkhong"}]',
  "w4FvIGTDoGkgSHXhur8=",
  "c232ab00-9414-11ec-b3c8-9f6bdeced846",
  "a,b\nkinmatkhong,1\nkin,2",
  "khong%20kinmatkhong",
  "MB 0918273645 TRAN THI B",
  "0912345678",
  "7 3 11 * *",
  "Sáng nay trời mưa to, cả nhà ngồi uống trà rồi kể chuyện ngày xưa cho nhau nghe mãi.",
];

const index = finderIndexOf("vi");
const brought = pasted.flatMap((text) =>
  find(text, index).suggestions.flatMap(({ name, path, form }) =>
    form ? [{ text, name, path, ...form }] : [],
  ),
);
const onDevice = brought.filter(
  ({ name, isOnDevice }, at) => isOnDevice && brought.findIndex((other) => other.name === name) === at,
);

test("what the field for tools brings to a tool whose page says that nothing is sent needs no server", () => {
  const toldPaths: readonly string[] = tools.flatMap(({ id, path }) =>
    `${id}.privacy` in pages ? [path] : [],
  );
  const sent = brought.filter(
    ({ path, isOnDevice }) => !isOnDevice && toldPaths.includes(path.split("?")[0] ?? ""),
  );
  expect(sent).toEqual([]);
  const reached = new Set(onDevice.map(({ path }) => path.split("?")[0] ?? ""));
  expect([...reached].toSorted()).toEqual(toldPaths.toSorted());
});

/** Opens what is pasted at home in a tool, and waits for the device's answer there; gives the requests that had it. */
async function leaksOf(
  page: Page,
  { text, name, path }: (typeof brought)[number],
): Promise<readonly string[]> {
  const sent: string[] = [];
  const record = (request: Request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  page.on("request", record);
  await page.goto(product.url);
  await page.fill("[data-find]", text);
  await page.locator(`.finder form[action="${path}"]`, { hasText: name }).locator("button").first().click();
  await page.waitForURL(({ pathname }) => pathname === path.split("?")[0]);
  await page.getByText(vi["ui.place.device"]).filter({ visible: true }).first().waitFor();
  page.off("request", record);
  const spellings = [text, encodeURIComponent(text), new URLSearchParams({ text }).toString().slice(5)];
  return sent.filter(
    (request) => request.startsWith("POST") || spellings.some((one) => request.includes(one)),
  );
}

/** Whatever is brought, in groups of some. */
async function expectNothingSent(some: typeof brought): Promise<void> {
  await visit(true, async (page) => {
    for (const one of some.filter(({ path }) => !leftToTheButton.some((left) => path.startsWith(left))))
      expect([one.name, await leaksOf(page, one)]).toEqual([one.name, []]);
  });
}

const ofGate = onDevice.filter(
  ({ path }, at) => onDevice.findIndex((other) => other.path === path) === at && at % 2 === 0,
);
journey("what is opened in a tool from the field for tools is answered there, and sent nowhere", () =>
  expectNothingSent(ofGate.slice(0, 4)),
);
journey(
  "thorough: whatever is opened in a tool from the field for tools is answered there, and sent nowhere",
  () => expectNothingSent(onDevice),
);

journey("where the tab keeps nothing, what is opened in a tool is sent, as without scripts", () =>
  visitPrepared(async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused", "QuotaExceededError");
      };
    });
    await page.goto(product.url);
    await page.fill("[data-find]", "w4FvIGTDoGkgSHXhur8=");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.locator(".glance form button").first().click();
    expect((await sent).postData()).toContain("w4FvIGTDoGkgSHXhur8");
    await page.locator("#result", { hasText: "Áo dài Huế" }).waitFor();
  }),
);
