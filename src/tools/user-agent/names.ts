/** Names that both the server and the browser's code use. */
export const systems = ["windows", "macos", "linux", "chromeos", "android", "ios"] as const;
export const browsers = ["chrome", "safari", "firefox", "edge", "samsung", "opera"] as const;
export const deviceKinds = ["desktop", "mobile"] as const;
export const profileDevices = ["desktop", "phone", "tablet"] as const;
export const readDevices = [...profileDevices, "tv"] as const;
export type System = (typeof systems)[number];
export type Browser = (typeof browsers)[number];

/** As they write themselves, in every language. */
export const properNames: Record<System | Browser, string> = {
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  chromeos: "ChromeOS",
  android: "Android",
  ios: "iOS",
  chrome: "Chrome",
  safari: "Safari",
  firefox: "Firefox",
  edge: "Edge",
  samsung: "Samsung Internet",
  opera: "Opera",
};
