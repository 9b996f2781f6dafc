import { afterAll, expect, test } from "bun:test";
import { axeFaults, complaintsOf, pastedText } from "#tests/support/people/page-faults.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { sendJson, startHttpServer } from "#tests/support/servers/http-server.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";

/** Marks every line with the language asked for; a text with `[refused]` gets the Sorry page. */
const server = await startHttpServer(({ url, body }, reply) => {
  const query = new URL(url, "http://localhost").searchParams;
  const text = new URLSearchParams(body).get("q") ?? "";
  if (text.includes("[refused]")) return reply.writeHead(429).end("Sorry...");
  const trans = text.replace(/^(?=.)/gm, `[${query.get("tl")}] `);
  return sendJson(reply, {
    sentences: [{ trans }],
    src: query.get("sl") !== "auto" ? query.get("sl") : text.startsWith("[english]") ? "en" : "th",
  });
});
const product = await startTestProduct({ env: { TRANSLATE_URL: server.url } });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await product.stop();
});

test("a visitor translates lines, copies them, and turns the direction round", () =>
  visit(true, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${product.url}/translate`);
    const swap = page.getByRole("button", { name: "Đổi chiều dịch" });
    const submit = page.getByRole("button", { name: "Dịch", exact: true });
    await page.locator("textarea[name=text]").focus();
    await page.locator("[data-live]").waitFor();
    expect([await swap.isDisabled(), await submit.isDisabled()]).toEqual([true, true]);
    await page.fill("textarea[name=text]", "một\n\nhai");
    await page.getByText("8/5.000 ký tự").waitFor();
    await submit.click();
    await page.getByText(/Ngôn ngữ nhận diện được: (Tiếng Thái|th$)/).waitFor();
    await page.locator("#result").getByRole("button", { name: "Sao chép" }).click();
    await page.getByText("Đã sao chép").waitFor();
    expect(await pastedText(page)).toBe("[en] một\n\n[en] hai");
    expect(await axeFaults(page)).toEqual([]);

    await page.selectOption("[name=from]", "vi");
    await swap.click();
    await page.locator("#result pre", { hasText: "[vi] [en] một" }).waitFor();
    expect(await page.inputValue("[name=from]")).toBe("en");
    expect(await page.inputValue("[name=to]")).toBe("vi");
    expect(await page.inputValue("textarea[name=text]")).toBe("[en] một\n\n[en] hai");
    expect(complaints).toEqual([]);
  }));

test("a text in the language asked for is a press away from the page's own, and the form says so", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/translate`);
    await page.fill("textarea[name=text]", "[english] hello");
    await page.getByRole("button", { name: "Dịch", exact: true }).click();
    await page.getByRole("button", { name: "Dịch sang tiếng Việt" }).click();
    await page.locator("#result pre", { hasText: "[vi] [english] hello" }).waitFor();
    expect(await page.inputValue("[name=to]")).toBe("vi");
  }));

test("a refusal shows the words of the failure and its cause", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/en/translate`);
    await page.fill("textarea[name=text]", "[refused]");
    await page.press("textarea[name=text]", "Control+Enter");
    const result = page.locator("#result");
    await result.getByText("An error occurred while translating. Please try again later.").waitFor();
    await result.getByText("Google is turning this server away").waitFor();
  }));

test("without scripts the translation comes with the page, and the choices stay", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/en/translate`);
    await page.fill("textarea[name=text]", "one\n\ntwo");
    await page.selectOption("[name=to]", "de");
    await page.getByRole("button", { name: "Translate", exact: true }).click();
    expect(await page.locator("#result pre").innerText()).toBe("[de] one\n\n[de] two");
    expect(await page.inputValue("[name=to]")).toBe("de");
    expect(await page.getByRole("button", { name: "Swap languages" }).count()).toBe(0);
  }));
