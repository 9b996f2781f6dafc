import { expect, test } from "bun:test";
import { type RawInput, decode } from "../../../src/core/decode.ts";
import { profileOf } from "../../../src/tools/user-agent/forms.ts";
import { knownUserAgents, randomUserAgents } from "../../../src/tools/user-agent/random.ts";
import { RandomUserAgentInput } from "../../../src/tools/user-agent/schema.ts";
import { describeUserAgent, readUserAgent } from "../../../src/tools/user-agent/read.ts";

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
