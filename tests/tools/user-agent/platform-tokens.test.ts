import { expect, test } from "bun:test";
import { classifyUserAgent } from "#tools/links/click.ts";
import { deviceName } from "#tools/sign-in/device-name.ts";
import { describeUserAgent } from "#tools/user-agent/read.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webkit} ${rest}`;
const ipad = (version: string, rest: string) =>
  `Mozilla/5.0 (iPad; CPU OS ${version} like Mac OS X) ${webkit} ${rest}`;
const mac = (rest: string, version = "10_15_7") =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X ${version}) ${webkit} ${rest}`;
const linux = (rest: string) => `Mozilla/5.0 (X11; Linux x86_64) ${blink} ${rest}`;
const android = (inside: string, rest = "Chrome/137.0.0.0 Mobile Safari/537.36") =>
  `Mozilla/5.0 (Linux; Android ${inside}) ${blink} ${rest}`;
const safari = (version: string) => `Version/${version} Mobile/15E148 Safari/604.1`;
const facebook =
  "Mobile/15E148 [FBAN/FBIOS;FBAV/489.0;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/26.0.1;FBSS/3]";
const instagram =
  "Mobile/15E148 Instagram 356.0.1 (iPhone14,5; iOS 26_0; vi_VN; vi; scale=3.00; 1170x2532; 1)";

const systemOf = (userAgent: string) => {
  const { system, system_version: version } = describeUserAgent(userAgent);
  return [system, version].filter((part) => part !== null).join(" ");
};

test.each([
  // Safari 26 freezes its system's number; its own is that of the system
  [iphone("18_6", safari("26.0")), "iOS 26.0"],
  [iphone("18_7", safari("27.1")), "iOS 27.1"],
  [ipad("18_7", safari("26.1")), "iOS 26.1"],
  [iphone("18_6", safari("18.6")), "iOS 18.6"],
  [iphone("17_4_1", safari("17.4.1")), "iOS 17.4.1"],
  [iphone("26_0", safari("26.0")), "iOS 26.0"],
  [iphone("18_7", "FxiOS/145.0 Mobile/15E148 Safari/605.1.15"), "iOS"],
  [iphone("18_6", "Mobile/15E148"), "iOS"],
  [iphone("18_6_2", "CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1"), "iOS 18.6.2"],
  [iphone("26_6_1", "CriOS/150.0.7339.101 Mobile/15E148 Safari/604.1"), "iOS 26.6.1"],
  [iphone("18_1", "FxiOS/132.0 Mobile/15E148 Safari/605.1.15"), "iOS 18.1"],
  // apps say the number that the token no longer has
  [iphone("18_6", facebook), "iOS 26.0.1"],
  [iphone("18_6", instagram), "iOS 26.0"],
  [iphone("18_6", "Mobile/15E148 Zalo iOS/24.10.01"), "iOS"],
  [
    android(
      "10; K; wv",
      "Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 Instagram 300.0 Android (33/13; 420dpi; 1080x2400; samsung; SM-A536E)",
    ),
    "Android 13",
  ],
  [
    android(
      "10; K",
      "Chrome/137.0.0.0 Mobile Safari/537.36 Telegram-Android/11.3 (Samsung SM-A536E; Android 14; SDK 34; HIGH)",
    ),
    "Android 14",
  ],
  // frozen for everybody
  [android("10; K"), "Android"],
  [android("10; K; wv", "Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36"), "Android"],
  ["Mozilla/5.0 (Android 10; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0", "Android"],
  ["Mozilla/5.0 (Android 10; Tablet; rv:122.0) Gecko/122.0 Firefox/122.0", "Android"],
  ["Mozilla/5.0 (Android 10; Mobile; rv:121.0) Gecko/121.0 Firefox/121.0", "Android 10"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0", "Android 14"],
  [android("10; SM-G973F"), "Android 10"],
  [mac("Version/18.1 Safari/605.1.15"), "macOS"],
  [mac("Version/26.0 Safari/605.1.15"), "macOS"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0", "macOS"],
  [mac("Chrome/87.0.4280.88 Safari/537.36", "10_16_0"), "macOS"],
  [mac("Version/14.1 Safari/605.1.15", "10_14_6"), "macOS 10.14.6"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/130.0.0.0 Safari/537.36`, "Windows"],
  [`Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${blink} Chrome/109.0.0.0 Safari/537.36`, "Windows NT 6.1"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/130.0.0.0 Safari/537.36`, "Chrome OS"],
  // another system's token
  [
    "Mozilla/5.0 (Windows NT 6.2; ARM; Trident/7.0; Touch; rv:11.0; WPDesktop; Lumia 1520) like Gecko",
    "Windows Phone",
  ],
  [
    "Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537",
    "Windows Phone 8.1",
  ],
  [
    android(
      "12; HarmonyOS; ANA-AN00; HMSCore 6.6.0.352",
      "Chrome/99.0.4844.88 HuaweiBrowser/12.1.4.303 Mobile Safari/537.36",
    ),
    "HarmonyOS",
  ],
  [
    android(
      "6.0.1; Nexus 5X Build/MMB29P",
      "Chrome/130.0.6723.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    ),
    "",
  ],
])("the system of %s is %j", (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});

const desktopTokens = [
  "Macintosh; Intel Mac OS X 10_15_7",
  "Macintosh; Intel Mac OS X 10_13_5",
  "X11; Linux x86_64",
  "Windows NT 10.0; Win64; x64",
  "Windows NT 6.1",
];

test.each([
  ["iOS", "CriOS/140 Version/11.1.1 Safari/605.1.15"],
  ["iOS", "FxiOS/132.0 Safari/605.1.15"],
  ["iOS", "Version/17.0 EdgiOS/119.0.2151.96 Safari/605.1.15"],
  ["iOS", "GSA/300.0.6 Safari/604.1"],
  ["iOS", "OPT/4.3 Safari/605.1.15"],
  ["iOS", "Mobile/15E148 Zalo iOS/24.10.01"],
  ["iOS", "Mobile/15E148 [Pinterest/iOS]"],
  ["iOS", "Mobile/15E148 Shopee iOS/3.1 appver=33300"],
  ["Android", "Chrome/130.0.0.0 Safari/537.36 EdgA/130.0.0.0"],
  ["Android", "Version/4.0 Chrome/119.0.6045.193 Safari/537.36 [FB_IAB/FB4A;FBAV/472.0.0.45.79;]"],
  ["Android", "Chrome/130.0.0.0 Safari/537.36 XiaoMi/MiuiBrowser/14.1"],
  ["Android", "OculusBrowser/30 Chrome/118.0.5993.111 VR Safari/537.36"],
  ["Android", "Silk/120.3.1 like Chrome/120.0.6099.230 Safari/537.36"],
  ["Android", "Chrome/130.0.0.0 Safari/537.36 Telegram-Android/11.3"],
])("%s is told by what runs there alone, whichever computer's token is beside it: %s", (system, rest) => {
  for (const token of desktopTokens) {
    const userAgent = `Mozilla/5.0 (${token}) ${webkit} ${rest}`;
    expect([userAgent, describeUserAgent(userAgent)]).toMatchObject([
      userAgent,
      { system, system_version: null, device: null, model: null },
    ]);
    if (system === "Android") expect(describeUserAgent(userAgent).vendor).not.toBe("Apple");
    expect(deviceName(userAgent)).toEndWith(system);
    expect(classifyUserAgent(userAgent).device).not.toBe("desktop");
  }
});

test("what only one computer's token is borrowed for counts beside that one", () => {
  expect(describeUserAgent(mac(safari("17.4")))).toMatchObject({
    system: "iOS",
    system_version: null,
    device: null,
  });
  expect(describeUserAgent(linux("SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36"))).toMatchObject({
    browser: "Samsung Internet for Android",
    system: "Android",
    device: null,
  });
  expect(describeUserAgent(mac("Mobile/15E148 Twitter for iPad/10.60"))).toMatchObject({
    system: "iOS",
    device: "tablet",
  });
  expect(describeUserAgent(linux("Chrome/130.0.0.0 Mobile Safari/537.36 TwitterAndroid"))).toMatchObject({
    system: "Android",
    device: "phone",
  });
  for (const token of desktopTokens)
    expect(
      describeUserAgent(`Mozilla/5.0 (${token}) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`),
    ).toMatchObject({ system: "Android", system_version: null, device: "phone" });
  const onWindows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} SamsungBrowser/30.0 Chrome/140.0.0.0 Safari/537.36`;
  expect(describeUserAgent(onWindows)).toMatchObject({
    browser: "Samsung Internet",
    system: "Windows",
    device: "desktop",
  });
  expect(
    describeUserAgent(mac("Mobile/15E148 [FBAN/FBIOS;FBDV/iPad13,4;FBSN/iPadOS;FBSV/18.1]")),
  ).toMatchObject({
    system: "iOS",
    system_version: "18.1",
    device: "tablet",
  });
  expect(describeUserAgent(linux("Chrome/130.0.0.0 Safari/537.36"))).toMatchObject({
    system: "Linux",
    device: "desktop",
  });
});

test("a model is none of the words that another system borrows", () => {
  for (const inside of [
    "Windows Phone 8.1; Android 4.0; ARM; Trident/7.0",
    "Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950",
  ])
    expect(describeUserAgent(`Mozilla/5.0 (${inside}) ${blink} Mobile Safari/537`).model).toBeNull();
});

test("an Internet Explorer that shows a page as an older one is the one of its engine", () => {
  const versionOf = (inside: string) =>
    describeUserAgent(`Mozilla/4.0 (compatible; ${inside})`).browser_version;
  expect(versionOf("MSIE 7.0; Windows NT 6.1; Trident/4.0; SLCC2")).toBe("8.0");
  expect(versionOf("MSIE 7.0; Windows NT 6.1; WOW64; Trident/7.0")).toBe("11.0");
  expect(versionOf("MSIE 10.0; Windows NT 6.2; Trident/6.0")).toBe("10.0");
  expect(versionOf("MSIE 6.0; Windows NT 5.1")).toBe("6.0");
});

test("page and call say the same, and claim no number that is frozen", async () => {
  const { url } = await sharedProduct();
  const query = new URLSearchParams({ userAgent: iphone("18_6", safari("26.0")) });
  expect(await (await fetch(`${url}/api/ua/read?${query}`)).json()).toMatchObject({
    system: "iOS",
    system_version: "26.0",
  });
  for (const path of ["/ua", "/en/ua"]) {
    const html = await (await fetch(`${url}${path}?${query}`)).text();
    expect(html).toContain("iOS 26.0");
    expect(html).not.toContain("iOS 18");
  }
});
