import { expect, test } from "bun:test";
import { languages } from "#core/i18n.ts";
import { localPath } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { type Look, sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { axeFaults, complaintsOf, overflowOf } from "#tests/support/people/page-faults.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { journey } from "#tests/e2e/exceptions.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

const visit = (script: boolean, width: number, look: Look) => visitWith(browser, { script, width }, look);
const field = "[data-find]";
const first = ".suggestions .tile";

test("without scripts a tool is found by a posted word, in both languages", () =>
  visit(false, 360, async (page) => {
    for (const [path, tool, label] of [
      ["/", "/crypto", "Mở"],
      ["/en", "/en/crypto", "Open"],
    ] as const) {
      await page.goto(product.url + path);
      await page.fill(field, "mat khau");
      await page.getByRole("button", { name: label, exact: true }).click();
      expect(new URL(page.url()).search).toBe("");
      expect(await page.locator(first).first().getAttribute("href")).toBe(tool);
      expect(await page.inputValue(field)).toBe("mat khau");
    }
  }));

test("thorough: without scripts what is pasted is named, and carried to the tool that takes it", () =>
  visit(false, 360, async (page) => {
    await page.goto(product.url);
    await page.fill(field, '{"a":[1,2]}');
    await page.getByRole("button", { name: "Mở", exact: true }).click();
    await page.locator(".glance .eyebrow", { hasText: "Dữ liệu JSON" }).waitFor();
    await page.getByRole("button", { name: /JSON sang YAML/ }).click();
    expect(new URL(page.url()).pathname).toBe("/data");
    expect(await page.locator(".output").first().textContent()).toContain("- 1");
    expect(await page.inputValue("main textarea[name=text]")).toBe('{"a":[1,2]}');
  }));

test("on a wide screen what a tool's row says is whole, on one line, in both languages", () =>
  visit(false, 1280, async (page) => {
    for (const path of ["/", "/en"]) {
      await page.goto(product.url + path);
      const faults = await page.locator(".rows-card li").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const words = row.querySelector("a > span");
          if (!words) return [`${row.textContent}: nothing`];
          const isCut = words.scrollWidth > words.clientWidth || words.textContent.length > 30;
          return isCut || words.getClientRects().length > 1 || row.clientHeight > 46
            ? [`${words.textContent}: ${words.clientWidth} px, a row of ${row.clientHeight}`]
            : [];
        }),
      );
      expect(faults).toEqual([]);
      expect(await page.locator(".rows-card li").count()).toBe(
        tools.filter(({ group }) => group !== "codes").length,
      );
    }
  }));

/** What is pasted, and a part of what is answered in each language. */
const answeredAtOnce = [
  ["30 8 * * 1-5", "Lúc 08:30, từ thứ Hai đến thứ Sáu", "At 08:30"],
  ["Q8OgIHBow6ogc+G7r2EgxJHDoQ==", "Cà phê sữa đá", "Cà phê sữa đá"],
  ["c232ab00-9414-11ec-b3c8-9f6bdeced846", "UUID phiên bản 1", "UUID, version 1"],
  [
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE1MTYyMzkwMjJ9.0000000000000000000000000000000000000000000",
    "Đã hết hạn",
    "Expired",
  ],
  ["GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", "Còn dùng được", "Good for"],
  ['{"giá":[45000]}', "45000\n  ]", "45000\n  ]"],
  ["H%C3%A0%20N%E1%BB%99i", "Hà Nội", "Hà Nội"],
] as const;

for (const [script, at] of [true, false].flatMap((has) => [0, 1].map((lang) => [has, lang] as const)))
  journey(
    `${script ? "with" : "without"} scripts what is pasted is answered at once in ${at === 0 ? "Vietnamese" : "English"}, and one press from its tool`,
    () =>
      visit(script, 360, async (page) => {
        const home = localPath("/", languages[at] ?? "vi");
        const posts: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "POST" && new URL(request.url()).pathname.startsWith("/api"))
            posts.push(request.url());
        });
        for (const [pasted, ...answers] of answeredAtOnce) {
          const answer = answers[at] ?? "";
          await page.goto(product.url + home);
          await page.fill(field, pasted);
          if (!script) await page.locator(".finder-field .button").click();
          await page.locator(".glance", { hasText: answer.split("\n")[0] ?? "" }).waitFor();
          expect(await page.locator(".glance").innerText()).toContain(answer);
          expect(await overflowOf(page)).toBe(0);
        }
        if (script) expect(await axeFaults(page)).toEqual([]);
        expect(posts).toEqual([]);
        await page.locator(".glance form > .button").click();
        await page.waitForURL(product.url + localPath("/tools", languages[at] ?? "vi"));
        await page.locator("#result", { hasText: "Hà Nội" }).waitFor();
      }),
  );

journey("a text that is typed on has the answer of what it is by now, or none", () =>
  visit(true, 1280, async (page) => {
    await page.goto(product.url);
    await page.fill(field, "30 8 * * 1-5");
    await page.locator(".glance", { hasText: "08:30" }).waitFor();
    await page.fill(field, "30 9 * * 1-5");
    await page.locator(".glance", { hasText: "09:30" }).waitFor();
    await page.fill(field, "30 9 * *");
    await page.locator(".glance").waitFor({ state: "detached" });
    await page.fill(field, "30 8 * * 1-5");
    await page.locator(".glance", { hasText: "08:30" }).waitFor();
    await page.fill(field, "15 4 1,15 1,4,7,10 1-5");
    await page.locator(".glance .hero.sentence", { hasText: "04:15" }).waitFor();
    expect(await page.locator(".glance .means").count()).toBe(1);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cron$/);
  }),
);

test("thorough: without scripts an example is a press away", () =>
  visit(false, 1280, async (page) => {
    await page.goto(product.url);
    await page.locator(".tries button", { hasText: "*/5" }).click();
    await page.locator(".glance .eyebrow", { hasText: "Lịch cron" }).waitFor();
    await page.getByRole("button", { name: /Giải thích lịch cron/ }).click();
    expect(page.url()).toContain("/cron?expr=");
    expect(await page.locator("#result").textContent()).toContain("Mỗi 5 phút");
  }));

test("with scripts the tools show while one types, without asking the server; arrows and Enter open one", () =>
  visit(true, 1280, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(product.url);
    await page.keyboard.press("/");
    await page.waitForSelector("[data-live] [data-find]");
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.method()));
    await page.keyboard.type("https://vnexpress.net/a?token=bimat");
    await page.getByText("Địa chỉ trang web").waitFor();
    expect(asked.filter((method) => method === "POST")).toEqual([]);
    await page.getByText("Xem ai đăng ký tên miền").waitFor();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => document.activeElement?.textContent?.includes("tên miền"));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("shrten");
    await page.locator(first, { hasText: "Rút gọn liên kết" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.url}/links`);
    expect(complaints).toEqual([]);
  }));

test("what there is no tool for is said, and Enter opens nothing in its place", () =>
  visit(true, 360, async (page) => {
    await page.goto(product.url);
    await page.fill(field, "xem lịch âm");
    await page.getByText("Chưa có công cụ này.").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${product.url}/#find`);
    await page.getByText("Chưa có công cụ này.").waitFor();
    expect(await page.inputValue(field)).toBe("xem lịch âm");
  }));

test("each of several proxies has a button of its own, without its login", () =>
  visit(true, 360, async (page) => {
    await page.goto(product.url);
    await page.fill(field, "203.162.4.191:8080:an:bimat\n203.162.4.192:3128");
    await page.getByText("Danh sách 2 proxy").waitFor();
    expect(await page.locator(`${first} span`).allTextContents()).toEqual([
      "203.162.4.191:8080",
      "203.162.4.192:3128",
    ]);
    expect(await axeFaults(page)).toEqual([]);
  }));

journey("Ctrl with K opens the field over any page, and Escape closes it", () =>
  visit(true, 1280, async (page) => {
    await page.goto(`${product.url}/en/qr`);
    await page.keyboard.press("Control+k");
    await page.waitForSelector("#find:popover-open [data-live]");
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-find"));
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.locator("#find").isVisible()).toBe(false);
  }),
);

journey("thorough: a used tool is offered first, and can be pinned", () =>
  visit(true, 1280, async (page) => {
    await page.goto(`${product.url}/en/cron`);
    await page.locator("[name=expr]").hover();
    await page.waitForSelector("[data-live] [name=expr]");
    await page.goto(`${product.url}/en/qr`);
    await page.keyboard.press("Control+k");
    await page.waitForSelector("#find:popover-open [data-live]");
    await page.locator("#find .tile", { hasText: "Cron schedule" }).waitFor();
    await page.getByRole("button", { name: "Pin: Cron schedule" }).click();
    await page.getByRole("button", { name: "Unpin: Cron schedule" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("tools-pinned"))).toBe('["/cron"]');
    expect(await axeFaults(page)).toEqual([]);
  }),
);

test("thorough: without scripts the field opens over any page by its button", () =>
  visit(false, 360, async (page) => {
    await page.goto(`${product.url}/qr`);
    await page.locator(".find-button").click();
    await page.locator("#find [data-find]").fill("1.1.1.1");
    await page.locator("#find .finder-field .button").click();
    await page.locator(".verdict", { hasText: "Địa chỉ IP" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  }));

test("thorough: the suggestions have no axe violation, stick out at no width, and close when the focus leaves them", () =>
  visit(true, 360, async (page) => {
    await page.goto(product.url);
    await page.fill(field, "https://vnexpress.net");
    await page.locator(first).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
    await page.locator("footer a").first().focus();
    await page.locator(first).first().waitFor({ state: "detached" });
  }));

test("the whole catalogue is seen within a phone screen and a half", () =>
  visit(false, 360, async (page) => {
    for (const path of ["/", "/en"]) {
      await page.goto(product.url + path);
      const bottom = await page.evaluate(
        () => document.querySelector(".columns")?.getBoundingClientRect().bottom ?? Infinity,
      );
      expect(bottom).toBeLessThanOrEqual(1150);
    }
  }));

test("what was pasted is no business of a third party's script", async () => {
  const form = new URLSearchParams({ q: "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP" });
  const reply = await fetch(product.url, { method: "POST", body: form });
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(await reply.text()).toContain("Địa chỉ khóa 2 lớp");
});
