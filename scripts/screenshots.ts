import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type Page, chromium } from "playwright-core";
import { ensureChromium } from "#tests/support/people/chromium.ts";
import { startServerProcess } from "#tests/support/product/server-process.ts";
import { freePort } from "#tests/support/servers/free-port.ts";

/** Takes the pictures that README shows, of the product as it is: `docs/desktop.webp` and `docs/phone.webp`. */

const docs = new URL("../docs/", import.meta.url).pathname;
const maxBytes = 150 * 1024;

/** Text in what phones and desktops have, or in what is drawn like it, not in whatever this machine prefers. */
const fontSettings = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<include>/etc/fonts/fonts.conf</include>
${["system-ui", "sans", "sans-serif"]
  .map(
    (name) => `<match><test name="family"><string>${name}</string></test><edit name="family" mode="prepend"
binding="strong"><string>Roboto</string><string>Liberation Sans</string></edit></match>`,
  )
  .join("")}
</fontconfig>`;

const shots = [
  {
    file: "desktop.webp",
    path: "/en",
    screen: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
    scroll: async () => {},
  },
  {
    file: "phone.webp",
    path: "/vietqr",
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    scroll: async (page: Page) =>
      page
        .locator("main img")
        .first()
        .evaluate((card) => scrollBy(0, card.getBoundingClientRect().bottom - innerHeight + 24)),
  },
];

/** A PNG as WebP, which is a third of it; written by the browser that took it. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.9);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  await page.close();
  return Buffer.from(data.split(",")[1] ?? "", "base64");
}

const folder = await mkdtemp(join(tmpdir(), "screenshots-"));
const fonts = join(folder, "fonts.conf");
await Bun.write(fonts, fontSettings);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = await startServerProcess({
  PORT: String(port),
  HOST: "127.0.0.1",
  PUBLIC_URL: origin,
  DATABASE_URL: `file:${folder}/toolbox.db`,
  SMTP_PORT: "0",
});
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
  env: { ...process.env, FONTCONFIG_FILE: fonts },
});

try {
  for (const { file, path, screen, scroll } of shots) {
    const page = await browser.newPage(screen);
    await page.goto(origin + path);
    // A font that came too late for the first visit is there for the second.
    await page.reload();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await scroll(page);
    const picture = await toWebp(browser, await page.screenshot());
    if (picture.length > maxBytes)
      throw new Error(`${file} has ${picture.length} bytes, more than ${maxBytes}`);
    await Bun.write(docs + file, picture);
    process.stdout.write(`docs/${file}: ${Math.ceil(picture.length / 1024)} KB\n`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
}
