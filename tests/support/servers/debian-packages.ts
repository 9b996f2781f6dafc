/** What a test needs of Debian: the file that shows that it is there, and the package that brings it. */
type Need = readonly [pattern: string, name: string];

/** For the tests of every run. */
export const gatePackages = {
  bash: ["usr/bin/bash", "bash"],
  caddy: ["usr/bin/caddy", "caddy"],
  chromium: ["usr/bin/chromium", "chromium"],
  danted: ["usr/sbin/danted", "dante-server"],
  fish: ["usr/bin/fish", "fish"],
  fonts: ["usr/share/fonts/truetype/liberation*", "fonts-liberation"],
  headlessShell: ["usr/bin/chromium-headless-shell", "chromium-headless-shell"],
  microsocks: ["usr/bin/microsocks", "microsocks"],
  nginx: ["usr/sbin/nginx", "nginx-light"],
  nss: ["usr/lib/*/libnss3.so", "libnss3"],
  pgbouncer: ["usr/sbin/pgbouncer", "pgbouncer"],
  postgresql: ["usr/lib/postgresql/*/bin/initdb", "postgresql"],
  redis: ["usr/bin/{redis,valkey}-server", "redis-server"],
  tinyproxy: ["usr/bin/tinyproxy", "tinyproxy"],
  zsh: ["usr/bin/zsh", "zsh"],
} as const satisfies Record<string, Need>;

/** For those in tests/long. */
export const longPackages = {
  buildah: ["usr/bin/buildah", "buildah"],
  firefox: ["usr/bin/firefox-esr", "firefox-esr"],
  java: ["usr/bin/java", "default-jre-headless"],
  miniBrowser: ["usr/lib/*/webkit2gtk-4.1/MiniBrowser", "libwebkit2gtk-4.1-0"],
  promtool: ["usr/bin/promtool", "prometheus"],
  webKitDriver: ["usr/bin/WebKitWebDriver", "webkit2gtk-driver"],
  wrk: ["usr/bin/wrk", "wrk"],
  xvfb: ["usr/bin/Xvfb", "xvfb"],
} as const satisfies Record<string, Need>;

export type DebianProgram = keyof typeof gatePackages | keyof typeof longPackages;
