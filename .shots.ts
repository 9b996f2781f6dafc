import { chromium } from "playwright-core";
import { startTestProduct } from "./tests/support/product/product.ts";
import { mailEnv, openMailbox } from "./tests/support/product/mailbox.ts";
import { startUpstream, sendJson } from "./tests/support/servers/upstream.ts";
const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
await using ai = await startUpstream((_, reply) => {
  reply.writeHead(200, { "content-type": "text/event-stream" });
  reply.end(
    chunk(
      "## HTTPS là gì?\n\nHTTPS là cách trình duyệt và trang web nói chuyện qua **đường hầm mã hóa**.\n\n- Không ai ở giữa đọc được\n- Không ai sửa được\n\n```js\nconst a = 1;\n```\n",
    ) + `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`,
  );
});
await using tr = await startUpstream((_, reply) =>
  sendJson(reply, {
    sentences: [{ trans: "Hello, nice to meet you!\n" }, { trans: "Have a good day." }],
    src: "vi",
  }),
);
const { env, smtpPort } = await mailEnv();
const product = await startTestProduct({
  env: { ...env, AI_BASE_URL: `${ai.url}/v1`, AI_MODEL: "small", TRANSLATE_URL: tr.url },
});
const bare = await startTestProduct({ env: {} });
const base = product.url;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const out = "/tmp/mailshots";
const only = process.argv[2] ?? "";
for (const width of [360, 1280]) {
  const page = await browser.newPage({
    viewport: { width, height: width === 360 ? 740 : 900 },
    locale: "vi-VN",
  });
  const shot = async (name: string) => {
    if (!only || name.includes(only))
      await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true });
  };
  await page.goto(base + "/chatgpt");
  await shot("chat-0");
  await page.fill("textarea", "Giải thích HTTPS cho người không rành kỹ thuật, trong ba câu.");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Đã trả lời xong").waitFor({ state: "attached" });
  await page.waitForTimeout(300);
  await shot("chat-1");
  await page.goto(base + "/translate");
  await shot("translate-0");
  await page.fill("textarea", "Xin chào, rất vui được gặp bạn!\nChúc một ngày tốt lành.");
  await page
    .locator("form.panel button.button, form button[type=submit], .tool form .button")
    .first()
    .click();
  await page.getByText("Hello, nice").first().waitFor();
  await page.waitForTimeout(300);
  await shot("translate-1");
  await page.goto(base + "/temp-mail");
  await shot("mail-0");
  const made = await openMailbox(base, smtpPort);
  await page.goto(base + "/temp-mail");
  await page.evaluate((t) => localStorage.setItem("temp_mail_token", t), made.token);
  await page.goto(base + "/temp-mail");
  await page.getByText(made.email).first().waitFor();
  await page.waitForTimeout(300);
  await shot("mail-1");
  await made.receive({
    subject: "Mã xác nhận đăng nhập của bạn",
    text: "Chào bạn,\n\nMã xác nhận của bạn là 482913. Mã có hiệu lực trong 5 phút.",
  });
  await made.receive({
    subject: "Hóa đơn tháng 11",
    html: "<p>Kính gửi <b>quý khách</b>,</p><p>Hóa đơn đính kèm. <a href='https://shop.example/x'>Xem trực tuyến</a></p><img src='https://t.example/p.gif'>",
    attachments: [{ filename: "hóa đơn tháng 11.pdf", content: Buffer.alloc(45_000) }],
  });
  await page.goto(base + "/temp-mail");
  await page.locator(".mail-item").first().waitFor();
  await page.waitForTimeout(300);
  await shot("mail-2");
  await page.locator(".mail-item").first().click();
  await page.locator("#subject").waitFor();
  await page.waitForTimeout(500);
  await shot("mail-3");
  await page.locator(".mail-item").nth(1).click();
  await page.locator(".mail-code").waitFor();
  await page.waitForTimeout(300);
  const d = page.locator("details.mailbox-delete summary");
  if (await d.count()) await d.click();
  await shot("mail-4");
  await page.goto(bare.url + "/temp-mail");
  await shot("mail-bare");
  await page.goto(bare.url + "/en/chatgpt");
  await shot("chat-bare");
  await page.goto(bare.url + "/");
  await shot("home-bare");
  await page.close();
}
await browser.close();
await product.stop();
await bare.stop();
process.exit(0);
