import { expect, test } from "bun:test";
import { describeUserAgent } from "#tools/user-agent/read.ts";

const ios = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android =
  "Mozilla/5.0 (Linux; Android 13; SM-A536E Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.6045.193 Mobile Safari/537.36";

/** What apps put behind their engine's text, in forms of their own. */
const suffixes: readonly (readonly [browser: string, version: string | null, suffix: string])[] = [
  ["Zalo", "24.10.01", "Zalo iOS/24.10.01"],
  ["Facebook", "470.0.0.38.102", "[FBAN/FBIOS;FBAV/470.0.0.38.102;FBBV/1;FBDV/iPhone14,5]"],
  ["Facebook", "472.0.0.45.79", "[FB_IAB/FB4A;FBAV/472.0.0.45.79;]"],
  ["Messenger", "440.0.0.1", "[FBAN/MessengerForiOS;FBAV/440.0.0.1;FBBV/1]"],
  ["TikTok", "34.1.0", "musical_ly_34.1.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6"],
  ["Threads", "326.0.0.25.72", "Barcelona 326.0.0.25.72 (iPhone14,5; iOS 17_4; vi_VN)"],
  ["Telegram", "10.5.2", "Telegram-Android/10.5.2 (Samsung SM-A536E; Android 13; SDK 33; HIGH)"],
  ["Snapchat", "12.60.0.43", "Snapchat/12.60.0.43 (like Safari/8617.1.17, panda)"],
  ["Pinterest", null, "[Pinterest/iOS]"],
  ["LinkedIn", "9.29.1234", "[LinkedInApp]/9.29.1234"],
  ["X", "10.12", "Twitter for iPhone/10.12"],
  ["Viber", "21.5.0", "Viber/21.5.0"],
  ["Shopee", "31500", "Shopee appver=31500 language=vi app_type=1"],
  ["DuckDuckGo", "7", "DuckDuckGo/7"],
  ["Brave", "1.71", "Brave/1.71"],
];

test.each(suffixes)("%s is named, not the browser whose engine it has", (browser, version, suffix) => {
  for (const text of [`${ios} Mobile/15E148 ${suffix}`, `${android} ${suffix}`])
    expect([text, describeUserAgent(text)]).toMatchObject([
      text,
      { browser, browser_version: version, device: "phone", bot: false },
    ]);
});

test("an app that does not name itself is a web view, a browser stays what it is", () => {
  expect(describeUserAgent(`${ios} Mobile/15E148`)).toMatchObject({
    browser: "iOS WebView",
    engine: "WebKit",
  });
  expect(describeUserAgent(android)).toMatchObject({
    browser: "Android WebView",
    browser_version: "119.0.6045.193",
  });
  const chrome = android.replace("; wv", "").replace("Version/4.0 ", "");
  expect(describeUserAgent(chrome).browser).toBe("Chrome");
  expect(describeUserAgent(`${ios} Version/17.4 Mobile/15E148 Safari/604.1`).browser).toBe("Safari");
});

test("the engine of Edge is the one it has on its system and in its time", () => {
  const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
  const engines = [
    [`${windows} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, "EdgeHTML"],
    [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, "Blink"],
    [
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0",
      "Blink",
    ],
    [`${ios} Version/17.0 EdgiOS/119.0.2151.96 Mobile/15E148 Safari/605.1.15`, "WebKit"],
  ];
  for (const [text = "", engine] of engines)
    expect([text, describeUserAgent(text)]).toMatchObject([text, { browser: "Microsoft Edge", engine }]);
});

test("glasses are neither phone nor tablet; HarmonyOS is no model", () => {
  const quest =
    "Mozilla/5.0 (Linux; Android 13; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/30.0 Chrome/118.0.5993.111 VR Safari/537.36";
  expect(describeUserAgent(quest)).toMatchObject({
    browser: "Meta Quest Browser",
    device: null,
    model: "Quest 3",
  });
  const huawei =
    "Mozilla/5.0 (Linux; Android 12; HarmonyOS; ANA-AN00; HMSCore 6.6.0.352) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/12.1.4.303 Mobile Safari/537.36";
  expect(describeUserAgent(huawei)).toMatchObject({ browser: "Huawei Browser", model: "ANA-AN00" });
});
