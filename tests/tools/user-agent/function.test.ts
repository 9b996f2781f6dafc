import { expect, test } from "bun:test";
import UserAgent from "user-agents";
import { decode } from "#core/decode.ts";
import type { RawInput } from "#core/read-fields.ts";
import { knownUserAgents, profileOf, randomUserAgents } from "#tools/user-agent/random.ts";
import { RandomUserAgentInput } from "#tools/user-agent/schema.ts";
import { describeUserAgent, readUserAgent } from "#tools/user-agent/read.ts";

function make(wish: Partial<RandomUserAgentInput>) {
  const input = decode(RandomUserAgentInput, wish, "json");
  const made = input.ok ? randomUserAgents(input.value, Math.random) : input;
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

const refusalOf = (wish: RawInput) => {
  const input = decode(RandomUserAgentInput, wish, "json");
  return input.ok ? randomUserAgents(input.value, Math.random) : input;
};

test("each system and browser is there, and what the library reads agrees with ours", () => {
  const names = {
    chrome: "Chrome",
    safari: "Safari",
    firefox: "Firefox",
    edge: "Microsoft Edge",
    opera: "Opera",
    samsung: "Samsung Internet for Android",
  };
  const systems = {
    windows: "Windows",
    macos: "macOS",
    linux: "Linux",
    chromeos: "Chrome OS",
    android: "Android",
    ios: "iOS",
  };
  const pool = knownUserAgents();
  expect(new Set(pool.map((one) => one.system)).size).toBe(6);
  expect(new Set(pool.map((one) => one.browser)).size).toBe(6);
  for (const one of pool) {
    expect(describeUserAgent(one.userAgent)).toMatchObject({
      browser: names[one.browser],
      system: systems[one.system],
      device: one.device,
      bot: false,
    });
  }
});

test("none is old: each browser's are its newest majors", () => {
  const versions = (browser: string) =>
    knownUserAgents()
      .filter((one) => one.browser === browser)
      .map((one) => one.version);
  for (const browser of ["chrome", "edge", "firefox", "safari"]) {
    expect(Math.max(...versions(browser)) - Math.min(...versions(browser))).toBeLessThanOrEqual(4);
  }
});

test("device, system and browser are as chosen", () => {
  expect(make({ device: "desktop", count: 50 }).userAgents.every((one) => one.device === "desktop")).toBe(
    true,
  );
  expect(make({ device: "mobile", count: 50 }).userAgents.some((one) => one.device === "desktop")).toBe(
    false,
  );
  expect(make({ system: "linux", browser: "firefox" }).userAgent).toMatch(
    /^Mozilla\/5\.0 \(X11; Linux x86_64; rv:(\d+)\.0\) Gecko\/20100101 Firefox\/\1\.0$/,
  );
  expect(make({ system: "windows", browser: "edge" }).userAgent).toMatch(
    /Chrome\/(\d+)\.0\.0\.0 Safari\/537\.36 Edg\/\1\.0\.0\.0$/,
  );
});

test("several are all different, the first one first", () => {
  const { userAgent, userAgents } = make({ count: 50 });
  expect(userAgents).toHaveLength(50);
  expect(new Set(userAgents.map((one) => one.userAgent)).size).toBe(50);
  expect(userAgents[0]?.userAgent).toBe(userAgent);
});

test("a choice that nobody runs is refused with the field that makes it so", () => {
  expect(refusalOf({ system: "ios", device: "desktop" })).toMatchObject({
    failure: { errors: [{ path: "system" }] },
  });
  expect(refusalOf({ system: "windows", browser: "safari" })).toMatchObject({
    failure: { errors: [{ path: "browser" }] },
  });
  expect(refusalOf({ device: "toaster" })).toMatchObject({
    failure: { errors: [{ path: "device" }] },
  });
});

test("what bots make up is not taken for a browser", () => {
  for (const made of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.3824.1396 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 15; CPH2653) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0.0.0 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/605.1.15",
    "curl/8.5.0",
    "",
  ]) {
    expect(profileOf(made)).toBeNull();
  }
});

test("Vietnamese browsers and in-app browsers are told from the Chrome inside", () => {
  const tail = "AppleWebKit/537.36 (KHTML, like Gecko)";
  const samples = {
    "Cốc Cốc": `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${tail} coc_coc_browser/130.0.0 Chrome/124.0.0.0 Safari/537.36`,
    Zalo: `Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) ${tail} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/24100 ZaloTheme/light`,
    Facebook: `Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) ${tail} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.54;]`,
    TikTok: `Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) ${tail} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 trill_350 BytedanceWebview/d8a21c6`,
  };
  for (const [browser, userAgent] of Object.entries(samples)) {
    expect(describeUserAgent(userAgent)).toMatchObject({ browser });
  }
});

test("a frozen system version is not passed on as the real one", () => {
  const [windows, mac] = ["Windows NT 10.0; Win64; x64", "Macintosh; Intel Mac OS X 10_15_7"].map(
    (platform) =>
      describeUserAgent(
        `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Safari/537.36`,
      ),
  );
  expect([windows?.system_version, mac?.system_version]).toEqual([null, null]);
});

test("a bot is called one", () => {
  const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  expect(describeUserAgent(bot)).toMatchObject({ bot: true, device: null });
});

test("the visitor's own is read when none is given; an absent one is said to be absent", () => {
  expect(readUserAgent({}, "curl/8.5.0")).toMatchObject({ value: { userAgent: "curl/8.5.0", bot: true } });
  expect(readUserAgent({}, "")).toMatchObject({ ok: false, failure: { errors: [{ path: "userAgent" }] } });
});

test("a long hostile text is read in bounded time", () => {
  for (const hostile of [
    "Mozilla/5.0 (".repeat(500),
    "(".repeat(5000),
    " ".repeat(4999) + "a",
    "Version/".repeat(700),
  ]) {
    expect(readUserAgent({}, hostile)).toMatchObject({ ok: true });
  }
});

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; U; Android 11; en-US; SM-A125F) ${webkit} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.6.2.1316 Mobile Safari/537.36`,
    "UC Browser",
    "13.6.2.1316",
    "phone",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} Chrome/55.0.2883.87 UBrowser/7.0.185.1002 Safari/537.36`,
    "UC Browser",
    "7.0.185.1002",
    "desktop",
  ],
  [
    "UCWEB/2.0 (Java; U; MIDP-2.0; Nokia203/20.37) U2/1.0.0 UCBrowser/8.7.0.218 U2/1.0.0 Mobile",
    "UC Browser",
    "8.7.0.218",
    "phone",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36`,
    "Yandex Browser",
    "24.6.0.0",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Linux; arm_64; Android 12; CPH2205) ${webkit} Chrome/110.0.5481.153 YaBrowser/23.3.3.86.00 SA/3 Mobile Safari/537.36`,
    "Yandex Browser",
    "23.3.3.86.00",
    "phone",
  ],
  [
    `Mozilla/5.0 (SMART-TV; Linux; Tizen 2.4.0) ${webkit} SamsungBrowser/1.1 TV Safari/538.1`,
    "Samsung Internet",
    "1.1",
    "tv",
  ],
  [
    `Mozilla/5.0 (Web0S; Linux/SmartTV) ${webkit} Chrome/79.0.3945.79 Safari/537.36 WebAppManager`,
    "WebOS Browser",
    null,
    "tv",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; BRAVIA 4K VH2 Build/QTG3.200305.006.S292; wv) ${webkit} Version/4.0 Chrome/90.0 Safari/537.36`,
    "Android WebView",
    "90.0",
    "tv",
  ],
  [
    `Mozilla/5.0 (Linux; Android 9; AFTMM Build/PS7233) ${webkit} Silk/98.6.10 like Chrome/98.0.4758.136 Safari/537.36`,
    "Amazon Silk",
    "98.6.10",
    "tv",
  ],
  [
    `Mozilla/5.0 (X11; Linux armv7l) ${webkit} Chrome/90.0.4430.225 Safari/537.36 CrKey/1.56.500000 DeviceType/Chromecast`,
    "Chrome",
    "90.0.4430.225",
    "tv",
  ],
  [
    `Mozilla/5.0 (Linux; Android 11; MiTV-AXSO2) ${webkit} Chrome/98.0.0.0 Safari/537.36`,
    "Chrome",
    "98.0.0.0",
    "tv",
  ],
  ["Roku4640X/DVP-7.70 (297.70E04154A)", "Roku4640X", "DVP-7.70", "tv"],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${webkit} Chrome/120.0.0.0 Safari/537.36`,
    "Chrome",
    "120.0.0.0",
    "tablet",
  ],
  [
    `Mozilla/5.0 (Linux; Android 9; KFMAWI) ${webkit} Silk/120.3.1 like Chrome/120.0.6099.230 Safari/537.36`,
    "Amazon Silk",
    "120.3.1",
    "tablet",
  ],
  ["Mozilla/5.0 (Android 13; Tablet; rv:120.0) Gecko/120.0 Firefox/120.0", "Firefox", "120.0", "tablet"],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
    "Safari",
    "17.4",
    "tablet",
  ],
] as const)("%s is %s %s on a %s", (userAgent, browser, version, device) => {
  expect(describeUserAgent(userAgent)).toMatchObject({
    browser,
    browser_version: version,
    device,
    bot: false,
  });
});

test("the model is what Android names, where it names one", () => {
  const onAndroid = (inside: string) =>
    describeUserAgent(`Mozilla/5.0 (Linux; ${inside}) ${webkit} Chrome/120.0.0.0 Safari/537.36`);
  expect(onAndroid("Android 13; SM-X700")).toMatchObject({ vendor: "Samsung", model: "SM-X700" });
  expect(onAndroid("U; Android 4.4; vi-vn; Redmi Note Build/KOT49H")).toMatchObject({ model: "Redmi Note" });
  expect(onAndroid("Android 10; K")).toMatchObject({ vendor: null, model: null });
});

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 12; Redmi Pad Build/SP1A; wv) ${webKit} Version/4.0 Chrome/112.0.0.0 Mobile Safari/537.36`,
    "tablet",
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; Lenovo TB-J606F) ${webKit} Chrome/120.0.0.0 Mobile Safari/537.36`,
    "tablet",
  ],
  ["ExampleRadio/27.1.0; iPad6,3; iPadOS/16.6", "tablet"],
  [`Mozilla/5.0 (Linux; Android 9; H96 Max) ${webKit} Chrome/103.0.0.0 Safari/537.36`, "tv"],
  [`Mozilla/5.0 (Linux; Android 10; VTV Box) ${webKit} Chrome/103.0.0.0 Safari/537.36`, "tv"],
  ["Opera/9.80 (Linux mips; Opera TV/39) Presto/2.11.355 Version/12.11", "tv"],
  [
    `Mozilla/5.0 (Linux armv7l) ${webKit} Chrome/84.0.4147.140 Safari/537.36 OMI/4.21 VIDAA/5.0(Hisense;SmartTV)`,
    "tv",
  ],
  [`Mozilla/5.0 (Linux; Android 13; Discovery SE) ${webKit} Chrome/127.0.0.0 Mobile Safari/537.36`, "phone"],
  [`Mozilla/5.0 (Linux; Android 9; HTV33) ${webKit} Chrome/74.0.3729.136 Mobile Safari/537.36`, "phone"],
  ["SonyEricssonU100i/R1x Browser/NetFront/3.5 Profile/MIDP-2.1 Configuration/CLDC-1.1", "phone"],
  ["ExampleWord/16.43 (Mac OS/11.1; Desktop; es-MX; Apple/MacBookPro16,4)", "desktop"],
  ["Mozilla/5.0 (X11; Haiku x86_64) AppleWebKit/612.1 WebPositive/1.3 Version/16.0 Safari/612.1", "desktop"],
  // a program's own name for the system says nothing of Mobile
  ["Dalvik/2.1.0 (Linux; U; Android 8.1.0; MS40G Build/V18)", null],
] as const)("%s is a %s", (userAgent, device) => {
  const { bot, device: read } = describeUserAgent(userAgent);
  expect(bot ? null : read).toBe(device);
});

test.each([
  [
    `Mozilla/5.0 (Linux; Android 13; K) ${webKit} Chrome/116.0.0.0 YaSearchBrowser/23.92/apad Mobile Safari/537.36`,
    "Yandex Browser",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; ELE-L29) ${webKit} Chrome/92.0.4515.105 HuaweiBrowser/12.0.0.301 Mobile Safari/537.36`,
    "Huawei Browser",
  ],
  ["Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; vi) Presto/2.8.119 Version/11.10", "Opera Mini"],
  ["Mozilla/5.0 (X11; Linux x86_64) Cobalt/22.lts.3 (unlike Gecko) v8/8.8 gles", null],
])("%s is %j, never a piece of the text", (userAgent, browser) => {
  expect(describeUserAgent(userAgent).browser).toBe(browser);
});

test("what is seen four times as often is drawn twice as often", () => {
  const seen = new Map<string, number>();
  for (const { userAgent, weight } of UserAgent.top())
    seen.set(userAgent, (seen.get(userAgent) ?? 0) + weight);
  for (const { userAgent, weight } of knownUserAgents())
    expect([userAgent, weight ** 2]).toEqual([userAgent, expect.closeTo(seen.get(userAgent) ?? 0, 9)]);
});
