import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { banks } from "#tools/vietqr/bank-list.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import {
  codeOfForm,
  expectCodeOfForm,
  readTransferCode,
  shownFields,
} from "#tests/support/people/shown-transfer.ts";
import { signInOn } from "#tests/support/people/sign-in-page.ts";
import { startSignInSite } from "#tests/support/product/sign-in-site.ts";
import { drawn } from "#tests/support/samples/drawn.ts";
import { oneOf } from "#tests/support/samples/random.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const site = await startSignInSite();
const browser = await sharedBrowser();
afterAll(() => site.stop());

const digits = (length: number) => Array.from({ length }, () => Math.floor(Math.random() * 10)).join("");
const newAccount = () => `1${digits(9 + Math.floor(Math.random() * 5))}`;

/** Names that people write, each of another bank than the first of the list. */
const said = [
  ["MB", "MBB"],
  ["mbbank", "MBB"],
  ["techcom", "TCB"],
  ["TCB", "TCB"],
  ["970416", "ACB"],
  ["ngân hàng á châu", "ACB"],
  ["VietinBank", "CTG"],
  ["ICB", "CTG"],
  ["bidv", "BID"],
  ["Sacombank", "STB"],
  ["tp bank", "TPB"],
  ["momo", "MOMO"],
] as const;

/** What the home field knows for banks. */
const saidAtHome = [
  ["MB", "MBB"],
  ["mbbank", "MBB"],
  ["techcombank", "TCB"],
  ["TCB", "TCB"],
  ["bidv", "BID"],
  ["agribank", "AGRIBANK"],
  ["Vietinbank", "CTG"],
  ["ctg", "CTG"],
  ["ACB", "ACB"],
  ["vpbank", "VPB"],
  ["tpbank", "TPB"],
  ["sacombank", "STB"],
  ["hdbank", "HDB"],
  ["shb", "SHB"],
  ["seabank", "SSB"],
  ["lpbank", "LPB"],
  ["cake", "CAKE"],
  ["timo", "TIMO"],
] as const;

const form = "form.panel:has(select[name=bank])";

/** Every field in turn says something else, and the code follows. */
async function touchEach(page: Page, check: (page: Page) => Promise<unknown>): Promise<void> {
  const edits: Readonly<Record<string, () => Promise<unknown>>> = {
    bank: () => page.selectOption(`${form} [name=bank]`, oneOf(banks).code),
    account: () => page.fill(`${form} [name=account]`, newAccount()),
    amount: () => page.fill(`${form} [name=amount]`, String(1 + Math.floor(Math.random() * 9_000_000))),
    info: () => page.fill(`${form} [name=info]`, `Đơn ${digits(4)}`),
  };
  for (const edit of Object.values(edits)) {
    await edit();
    await page.locator(`${form} button:not([type=button])`).focus();
    await check(page);
  }
}

const press = (page: Page) => page.locator(`${form} button.button:not([type=button])`).first().click();

/** Without scripts: until the next page is there as a whole, which it is not when it begins. */
const pressForPage = (page: Page) => Promise.all([page.waitForEvent("load"), press(page)]);

const pressed = async (page: Page) => {
  await pressForPage(page);
  return expectCodeOfForm(page);
};

type Said = readonly (readonly [name: string, code: string])[];

/** Ways to a form that says something. */
const ways: Readonly<
  Record<string, { said: Said; open: (page: Page, name: string, account: string) => Promise<unknown> }>
> = {
  "an address": {
    said,
    open: (page, name, account) =>
      page.goto(`${site.url}/vietqr?${new URLSearchParams({ bank: name, account, amount: "50k" })}`),
  },
  "the home field": {
    said: saidAtHome,
    open: async (page, name, account) => {
      await page.goto(site.url);
      const grouped = account.replace(/^(\d{4})(\d{3})/, "$1 $2 ");
      const texts = [`${name} ${account} TRAN THI B`, `${name}${account}`, `STK${grouped} ${name}`];
      await page.fill("[name=q]", oneOf([...texts, `stk:${account}${name}`]));
      const tile = page.locator(".suggestions button, .suggestions .tile").first();
      await page.locator(".finder-field button").click();
      await tile.or(page.locator(form)).first().waitFor();
      if (await tile.isVisible()) await tile.click();
      await page.waitForURL(/\/vietqr/);
      await page.locator("#result a[download]").waitFor();
    },
  },
};

journey("a page that opens has an example that nobody can pay by, and fields that hold nothing of it", () =>
  visitWith(browser, { width: 360, script: false }, async (page) => {
    await page.goto(`${site.url}/vietqr`);
    const { fields, isForUse, src } = await shownFields(page);
    expect([fields, isForUse]).toEqual([{ bank: "", account: "", amount: "", info: "", name: "" }, false]);
    expect(src).toStartWith("data:image/svg+xml");
    const shot = await page.locator("#result .picture img").screenshot();
    expect(readTransferCode(shot)).toBeNull();
    await page.getByText("Đây chỉ là ví dụ").waitFor();
    await page.fill(`${form} [name=account]`, "0123456789");
    await pressForPage(page);
    await page.getByText("Chọn ngân hàng của tài khoản này.").first().waitFor();
    await page.selectOption(`${form} [name=bank]`, "ACB");
    await pressForPage(page);
    expect(await expectCodeOfForm(page)).toEqual({
      bin: "970416",
      account: "0123456789",
      amount: "",
      info: "",
    });
  }),
);

journey("lines of a message stay lines on the way from home, and by the field's button", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    const text = "MB 0977123456\nDO THI CHI\n250.500";
    const wanted = { bank: "MBB", account: "0977123456", amount: "250.500", info: "", name: "DO THI CHI" };
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(site.url);
    await page.fill("[name=q]", text);
    await page.locator(".finder form[action='/vietqr'] button").first().click();
    await page.locator("#result a[download]").waitFor();
    expect((await shownFields(page)).fields).toEqual(wanted);
    await page.goto(`${site.url}/vietqr`);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.locator(`${form} [name=account]`).hover();
    await page.locator(form).getByRole("button", { name: "Dán", exact: true }).first().click();
    await page.locator("#result a[download]").waitFor();
    expect((await shownFields(page)).fields).toEqual(wanted);
  }),
);

const rounds = [false, true].flatMap((script) =>
  Object.entries(ways).flatMap(([way, open]) => [
    { ...open, script, count: 1, of: `by ${way}` },
    { ...open, script, count: 5, of: `by ${way}, of many names` },
  ]),
);

for (const { said: names, open, script, count, of } of rounds)
  journey(
    `${count > 1 ? "thorough: " : ""}${script ? "with" : "without"} scripts the code is that of the form ${of}, and whatever is touched then`,
    () =>
      visitWith(browser, { width: 360, script }, async (page) => {
        for (const [name, code] of drawn(names, count)) {
          const account = newAccount();
          await open(page, name, account);
          const shown = script ? await codeOfForm(page) : await expectCodeOfForm(page);
          expect([name, shown]).toMatchObject([
            name,
            { bin: banks.find((bank) => bank.code === code)?.bin, account },
          ]);
          await touchEach(page, script ? codeOfForm : pressed);
        }
      }),
  );

journey(
  "what is pasted into the field of accounts fills an empty form, and never changes a bank that is chosen",
  () =>
    visitWith(browser, { width: 360 }, async (page) => {
      const paste = async (text: string) => {
        await page.locator(`${form} [name=account]`).focus();
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.press("ControlOrMeta+V");
      };
      await page.goto(`${site.url}/vietqr`);
      const account = newAccount();
      await paste(`Techcombank\nSTK: ${account}\nCTK: Nguyễn Văn An\nSố tiền: 1tr5\nNội dung: Đơn 12`);
      expect(await codeOfForm(page)).toEqual({ bin: "970407", account, amount: "1500000", info: "Don 12" });
      await page.getByText("Đã bỏ “STK”").first().waitFor();
      await paste(`MB ${newAccount()}`);
      await page.getByText("ghi MB Bank, khác với ngân hàng đang chọn").first().waitFor();
      expect((await shownFields(page)).src).toBeNull();
      await page.selectOption(`${form} [name=bank]`, "MBB");
      await page.locator(`${form} button:not([type=button])`).focus();
      expect((await codeOfForm(page)).bin).toBe("970422");
      await paste(`STK ${newAccount()} hoặc ${newAccount()}`);
      await page.getByText("Có nhiều số có thể là số tài khoản").first().waitFor();
      expect((await shownFields(page)).src).toBeNull();
    }),
);

journey(
  "thorough: what a browser puts back into the fields, and what waited for a sign-in, is what the code says",
  () =>
    visitWith(browser, { width: 360 }, async (page) => {
      const account = newAccount();
      await page.goto(`${site.url}/vietqr`);
      await page.selectOption(`${form} [name=bank]`, "TPB");
      await page.fill(`${form} [name=account]`, account);
      await codeOfForm(page);
      await page.locator(".sign-in summary").click();
      await page.locator(".sign-in a").first().click();
      await page.waitForURL(`${site.url}/`);
      await page.locator("a[href$='#typed']").click();
      await page.waitForURL(/\/vietqr/);
      expect(await codeOfForm(page)).toMatchObject({ bin: "970423", account });
      await touchEach(page, codeOfForm);
      const left = await codeOfForm(page);
      await page.goto(`${site.url}/qr`);
      await page.goBack();
      expect(await codeOfForm(page)).toEqual(left);
    }),
);

journey("thorough: what is made again from the history is what the form says", () =>
  visitWith(browser, { width: 360 }, async (page) => {
    await signInOn(page, site.url);
    for (const [name, code] of [oneOf(said), oneOf(said)]) {
      const account = newAccount();
      await page.goto(`${site.url}/vietqr`);
      await page.selectOption(`${form} [name=bank]`, code);
      await page.fill(`${form} [name=account]`, account);
      const kept = page.waitForResponse((response) =>
        new URL(response.url()).pathname.startsWith("/api/vietqr"),
      );
      await press(page);
      await codeOfForm(page);
      await kept;
      await page.goto(`${site.url}/vietqr?history=1`);
      await page.locator(".history-card form button").first().click();
      await page.locator("#result a[download]").waitFor();
      const shown = await codeOfForm(page);
      expect([name, shown]).toMatchObject([
        name,
        { bin: banks.find((bank) => bank.code === code)?.bin, account },
      ]);
      await touchEach(page, codeOfForm);
    }
  }),
);

journey("without a network the code is that of the form too", () =>
  visitWith(browser, { width: 360, fresh: true }, async (page) => {
    await page.goto(`${site.url}/vietqr`);
    await page.selectOption(`${form} [name=bank]`, "VIB");
    await page.fill(`${form} [name=account]`, newAccount());
    await codeOfForm(page);
    await page.context().setOffline(true);
    await touchEach(page, codeOfForm);
    await press(page);
    await codeOfForm(page);
  }),
);
