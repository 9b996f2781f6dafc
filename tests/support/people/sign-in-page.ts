import type { Page } from "playwright-core";
import { localPath } from "#core/pages.ts";
import type { Lang } from "#core/i18n.ts";

/** Signs a visitor in at the site's provider, which consents at once, and leaves them on the home page. */
export async function signInOn(page: Page, site: string, lang: Lang = "vi"): Promise<void> {
  await page.goto(`${site}/api/auth/google?lang=${lang}`);
  await page.waitForURL(site + localPath("/", lang));
}
