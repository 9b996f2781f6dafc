import { expect } from "bun:test";
import { localPath } from "#core/pages.ts";
import type { Lang } from "#core/i18n.ts";
import { sharedBrowser, visitWith } from "./chromium.ts";
import { axeFaults, complaintsOf, overflowOf, wakeIslands } from "./page-faults.ts";
import { signInOn } from "./sign-in-page.ts";

/** Opens pages as somebody who is signed in, and finds no fault with any. */
export async function expectSignedInPages(
  base: string,
  { lang, width, paths }: { lang: Lang; width: number; paths: readonly string[] },
): Promise<void> {
  await visitWith(await sharedBrowser(), { script: true, width }, async (page) => {
    await signInOn(page, base, lang);
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(base + localPath(path, lang));
      await page.locator(".avatar").waitFor();
      await wakeIslands(page);
      const found = [...(await axeFaults(page)), ...complaints.splice(0)];
      if ((await overflowOf(page)) > 0) found.push("sticks out");
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
