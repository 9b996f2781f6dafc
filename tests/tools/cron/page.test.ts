import { afterAll, expect, test } from "bun:test";
import { startTestProduct } from "#tests/support/product/product.ts";

const now = new Date("2026-11-21T05:00:00Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

const open = async (path: string) => {
  const response = await fetch(product.url + path);
  return { status: response.status, html: await response.text() };
};

test("/cron answers a query, so that its result has an address", async () => {
  const { status, html } = await open("/cron?expr=0+0+13+*+5&count=3");
  expect(status).toBe(200);
  expect(html).toContain("Lúc 00:00, ngày 13 hằng tháng hoặc thứ Sáu hằng tuần.");
  expect(html.match(/<li><time /g)).toHaveLength(3);
  expect(html).toContain("Lần gần đây nhất:");
  expect(html).toContain("chỉ cần khớp một trong hai là chạy");
  const wrong = await open("/cron?expr=*+*+*+*");
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain("cần đúng 5 trường");
});

test("/cron shows examples in words before anything is typed", async () => {
  const { html } = await open("/en/cron");
  expect(html).toContain("At 09:00, Monday to Friday.");
  expect(html).toContain('href="/en/cron?expr=0%209%20*%20*%201-5#result"');
});

test("what cannot be one line is refused on the page with the nearest that can, without fields for its words", async () => {
  const { status, html } = await open(`/cron?expr=${encodeURIComponent("mỗi 90 phút")}`);
  expect(status).toBe(422);
  expect(html).toContain("Gần nhất là mỗi 60 phút hoặc mỗi 120 phút.");
  expect(html).not.toContain('class="slots"');
  const midnight = await open(`/en/cron?expr=${encodeURIComponent("every Monday")}`);
  expect(midnight.html).toContain("No time was said, so it is midnight");
  expect(midnight.html).toContain('class="slots"');
});
