import { afterAll, expect, test } from "bun:test";
import type { ServerResponse } from "node:http";
import type { Page } from "playwright-core";
import { axeFaults, complaintsOf, overflowOf, pastedText } from "#tests/support/people/page-faults.ts";
import { startTestProduct } from "#tests/support/product/product.ts";
import { until } from "#tests/support/product/until.ts";
import { startHttpServer } from "#tests/support/servers/http-server.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";

const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`;
const end = chunk("", "stop");

/** Answers that are being written; a test goes on with them as it likes. */
const answers: ServerResponse[] = [];
const server = await startHttpServer((_, reply) => {
  answers.push(reply.writeHead(200, { "content-type": "text/event-stream" }));
  reply.flushHeaders();
});
const product = await startTestProduct({ env: { AI_BASE_URL: server.url, AI_MODEL: "small" } });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await product.stop();
});

async function nextAnswer(): Promise<ServerResponse> {
  await until(
    () => answers.length,
    (seen) => seen > 0,
  );
  const answer = answers.shift();
  if (!answer) throw new Error("The model was not asked");
  return answer;
}

const send = (page: Page) => page.getByRole("button", { name: "Gửi" });

test("a visitor reads the answer as it is written, copies its code, and asks on", () =>
  visit(true, async (page) => {
    const complaints = complaintsOf(page);
    const code = `alert('chào') // ${"dài".repeat(40)}`;
    await page.goto(`${product.url}/chatgpt`);
    await page.fill("textarea[name=message]", "Viết mã in lời chào");
    await page.press("textarea[name=message]", "Control+Enter");
    const first = await nextAnswer();
    first.write(chunk(`Đây:\n\n\`\`\`js\n${code}`));
    await page.getByText("alert('chào')").waitFor();
    await page.getByText("Đang trả lời…").waitFor();
    expect(await page.locator("html[data-busy]").count()).toBe(1);
    first.end(chunk("\n```\n\n**Xong**") + end);
    await page.locator("#result strong", { hasText: "Xong" }).waitFor();
    await page.getByText("Đã trả lời xong.").waitFor();
    expect(await page.locator("html[data-busy]").count()).toBe(0);
    expect(await page.inputValue("textarea[name=message]")).toBe("");
    expect(await send(page).isDisabled()).toBe(true);
    await page.locator("#result .code-block").getByRole("button").click();
    await page.getByText("Đã sao chép").waitFor();
    expect(await pastedText(page)).toBe(code);
    await page.locator("details", { hasText: "Viết mã in lời chào" }).waitFor();
    expect([...(await axeFaults(page)), await overflowOf(page)]).toEqual([0]);

    await page.fill("textarea[name=message]", "Ngắn hơn?");
    await send(page).click();
    (await nextAnswer()).end(chunk("Không") + end);
    await page.locator("#result p", { hasText: "Không" }).waitFor();
    const { messages } = JSON.parse(server.received.at(-1)?.body ?? "");
    expect(messages.slice(1)).toEqual([
      { role: "user", content: "Viết mã in lời chào" },
      { role: "assistant", content: `Đây:\n\n\`\`\`js\n${code}\n\`\`\`\n\n**Xong**` },
      { role: "user", content: "Ngắn hơn?" },
    ]);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Lưu cuộc trò chuyện" }).click();
    expect(await Bun.file(await (await saved).path()).text()).toBe(
      `> Viết mã in lời chào\n\nĐây:\n\n\`\`\`js\n${code}\n\`\`\`\n\n**Xong**\n\n---\n\n> Ngắn hơn?\n\nKhông\n`,
    );
    await page.fill("textarea[name=message]", "Và");
    await page.locator("summary", { hasText: "Viết mã in lời chào" }).click();
    await page.locator("details[open]").getByRole("button", { name: "Sửa rồi hỏi lại" }).click();
    expect(await page.inputValue("textarea[name=message]")).toBe("Và\nViết mã in lời chào");
    expect(complaints).toEqual([]);
  }));

test("stopping keeps what was written, and ends the model's work", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/chatgpt`);
    await page.fill("textarea[name=message]", "Kể chuyện");
    await send(page).click();
    const answer = await nextAnswer();
    const closed = new Promise((resolve) => answer.on("close", resolve));
    answer.write(chunk("Ngày xửa"));
    await page.getByText("Ngày xửa").first().waitFor();
    await page.getByRole("button", { name: "Dừng" }).click();
    await page.locator("#result").getByText("Bạn đã dừng câu trả lời ở đây.").waitFor();
    await closed;
    expect(await page.locator("#result .markdown").innerText()).toBe("Ngày xửa");
    expect(await page.inputValue("textarea[name=message]")).toBe("Kể chuyện");
  }));

test("an answer that breaks in the middle stays, with the words of the failure and its cause", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/en/chatgpt`);
    await page.fill("textarea[name=message]", "A story");
    await page.getByRole("button", { name: "Send" }).click();
    (await nextAnswer()).end(chunk("Once upon"));
    const result = page.locator("#result");
    await result.getByText("An error occurred. Please try again later.").waitFor();
    await result.getByText("The connection to the AI server broke off").waitFor();
    expect(await result.locator(".markdown").innerText()).toBe("Once upon");
    expect(await page.inputValue("textarea[name=message]")).toBe("A story");
  }));

test("a word that is still being composed sends nothing", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/chatgpt`);
    await page.fill("textarea[name=message]", "xin chà");
    const asked = server.received.length;
    await page
      .locator("textarea[name=message]")
      .dispatchEvent("keydown", { key: "Enter", ctrlKey: true, isComposing: true });
    await page.getByText("Câu trả lời sẽ hiện ở đây.").waitFor();
    expect(server.received.length).toBe(asked);
  }));

test("thorough: a long answer scrolls along until its reader scrolls up", () =>
  visit(true, async (page) => {
    await page.goto(`${product.url}/chatgpt`);
    await page.fill("textarea[name=message]", "Đếm");
    await send(page).click();
    const answer = await nextAnswer();
    const count = (from: number) => Array.from({ length: 60 }, (_, at) => `Số ${from + at}\n\n`).join("");
    const box = page.locator("#result .output");
    const fromEnd = () => box.evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight));
    answer.write(chunk(count(100)));
    await page.getByText("Số 159", { exact: true }).waitFor();
    await page.waitForFunction(() => (document.querySelector("#result .output")?.scrollTop ?? 0) > 0);
    expect(await fromEnd()).toBeLessThan(32);
    await box.evaluate((it) => it.scrollTo({ top: 0 }));
    await page.getByRole("button", { name: "Xuống cuối" }).waitFor();
    answer.write(chunk(count(200)));
    await page.getByText("Số 259", { exact: true }).waitFor({ state: "attached" });
    expect(await box.evaluate((it) => it.scrollTop)).toBe(0);
    await page.getByRole("button", { name: "Xuống cuối" }).click();
    await page.getByRole("button", { name: "Xuống cuối" }).waitFor({ state: "detached" });
    expect(await fromEnd()).toBeLessThan(32);
    answer.end(end);
  }));

test("without scripts the answer comes with the page", () =>
  visit(false, async (page) => {
    await page.goto(`${product.url}/chatgpt`);
    await page.fill("textarea[name=message]", "Thủ đô?");
    const loaded = send(page).click();
    (await nextAnswer()).end(chunk("**Hà Nội**") + end);
    await loaded;
    expect(await page.locator("#result strong").innerText()).toBe("Hà Nội");
    expect(await page.inputValue("textarea[name=message]")).toBe("Thủ đô?");
    expect(new URL(page.url()).hash).toBe("#result");
  }));
