import { launchBrowser } from "./support/chromium.ts";
import { startSignInSite } from "./support/sign-in-site.ts";
const site = await startSignInSite();
const browser = await launchBrowser();
site.idp.state.person = { id: "p", name: "Nguyễn Văn Đức", email: "duc.nguyen@people.example" };
for (const [width, script, lang] of [
  [1280, true, "vi"],
  [360, true, "vi"],
  [360, false, "en"],
  [1280, false, "en"],
] as const) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: script });
  const page = await context.newPage();
  const shot = (name: string) =>
    page.screenshot({
      path: `/tmp/acc-shots/${name}-${width}-${script ? "js" : "nojs"}-${lang}.png`,
      fullPage: true,
    });
  const pre = lang === "en" ? "/en" : "";
  await page.goto(`${site.url}${pre}/qr`);
  await page.locator(".sign-in summary").click();
  await page.screenshot({ path: `/tmp/acc-shots/menu-${width}-${lang}.png` });
  await page
    .goto(
      `${site.url}${pre}/auth/callback?error=x`.replace("?error=x", script ? "" : "?error=Bạn đã từ chối"),
      { waitUntil: "commit" },
    )
    .catch(() => {});
  if (!script) await shot("callback");
  await page.goto(`${site.url}/api/auth/google?lang=${lang}`);
  if (script) await page.waitForURL(`${site.url}${pre || "/"}`);
  for (const text of [
    "Xin chào các bạn",
    "https://example.com/mot-duong-dan-rat-dai/de-xem-chu-co-tran-ra-ngoai-hay-khong?x=1&y=2",
    "WIFI:T:WPA;S:Quán;P:bí mật;;",
  ])
    await page.goto(`${site.url}${pre}/qr?text=${encodeURIComponent(text)}`);
  await page.goto(`${site.url}${pre}/qr?history=1`);
  await page.waitForLoadState("networkidle");
  await shot("qr-history");
  await page.goto(`${site.url}${pre}/vietqr`);
  await page.locator("form.panel .button").first().click();
  await page.locator(".picture img").waitFor();
  await page.goto(`${site.url}${pre}/vietqr?history=1`);
  await page.waitForLoadState("networkidle");
  await page.locator(".sign-in summary").click();
  await shot("vietqr-history");
  await page.goto(`${site.url}${pre}/data-deletion`);
  await shot("data");
  await page.goto(`${site.url}${pre}/auth/logout`);
  await shot("logout");
  await context.close();
}
await browser.close();
await site.stop();
process.exit(0);
