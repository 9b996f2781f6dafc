import { expect, test } from "bun:test";
import { classifyUserAgent, clickOf, isClick, referrerOf } from "#tools/links/click.ts";

const requestWith = (headers: Record<string, string>, method = "GET") =>
  new Request("http://localhost/", { method, headers });

test("a GET is a click; HEAD and what is fetched ahead of a press are not", () => {
  expect(isClick(requestWith({}))).toBe(true);
  expect(isClick(requestWith({}, "HEAD"))).toBe(false);
  for (const [name, value] of [
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
    ["x-moz", "prefetch"],
    ["x-purpose", "preview"],
  ] as const) {
    expect(isClick(requestWith({ [name]: value }))).toBe(false);
  }
});

test("a visitor is the same on one link within one day, and somebody else on another link, another day, elsewhere", async () => {
  const visit = { linkId: "a", day: "2026-11-21", address: "192.0.2.1", userAgent: "x", referer: null };
  const visitorOf = async ({ day, key }: { day: string; key: string }) =>
    new Bun.CryptoHasher("sha256").update(`${day} ${key}`).digest();
  const visitor = async (other: Partial<typeof visit>) =>
    Buffer.from(
      (await clickOf({ ...visit, ...other }, { countryOf: () => "VN", visitorOf })).visitor,
    ).toString("hex");
  const own = await visitor({});
  expect(await visitor({ ...visit, referer: null })).toBe(own);
  const others: Partial<typeof visit>[] = [
    { linkId: "b" },
    { day: "2026-11-22" },
    { address: "192.0.2.2" },
    { userAgent: "y" },
  ];
  const seen = await Promise.all(others.map(visitor));
  expect(new Set([own, ...seen]).size).toBe(5);
});

test("of a referrer only the host is kept", () => {
  expect(referrerOf("https://www.Forum.example/chu-de?id=1")).toBe("forum.example");
  expect(referrerOf("android-app://com.zing.zalo/")).toBe("com.zing.zalo");
  expect(referrerOf(null)).toBe("direct");
  expect(referrerOf("nonsense")).toBe("direct");
  expect(referrerOf(`https://${"a.".repeat(100)}vn/`)).toHaveLength(100);
});

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

test("device and browser are those of the user agent", () => {
  const cases = [
    [`${chrome} Safari/537.36`, "desktop", "Chrome"],
    [`${chrome} Safari/537.36 Edg/141.0.0.0`, "desktop", "Microsoft Edge"],
    [`${chrome} coc_coc_browser/120.0 Safari/537.36`, "desktop", "Cốc Cốc"],
    [phone, "mobile", "Safari"],
    [`${phone} Zalo/24.11`, "mobile", "Zalo"],
    [`${phone} [FBAN/FBIOS;FBAV/500.0]`, "mobile", "Facebook"],
    [`${phone} Instagram 350.0`, "mobile", "Instagram"],
    [`${phone} BytedanceWebview/d8a21c6`, "mobile", "TikTok"],
    [phone.replace("iPhone; CPU iPhone OS", "iPad; CPU OS"), "tablet", "Safari"],
  ] as const;
  for (const [userAgent, device, browser] of cases) {
    expect(classifyUserAgent(userAgent)).toEqual({ isBot: false, device, browser });
  }
});

test("crawlers, link previews, scripts and who says nothing are bots", () => {
  for (const userAgent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23",
    "TelegramBot (like TwitterBot)",
    "curl/8.11",
    "",
    "   ",
  ]) {
    expect(classifyUserAgent(userAgent).isBot).toBe(true);
  }
});

test("any text at all may stand where a user agent should", () => {
  for (const text of ["\u0000", "=1+1", "x".repeat(10_000), "()()(".repeat(200)]) {
    expect(classifyUserAgent(text).browser.length).toBeLessThanOrEqual(40);
  }
});
