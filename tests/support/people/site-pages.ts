import { localPath, otherPages } from "#core/pages.ts";
import { tools } from "#tools/catalog.ts";
import { type Lang, languages } from "#core/i18n.ts";

export type PageAddress = { readonly lang: Lang; readonly address: string; readonly isTool: boolean };

const toolPaths = tools.map(({ path }): string => path);
const paths = [
  ...otherPages.filter(({ id }) => id !== "callback").map(({ path }): string => path),
  ...toolPaths,
];

/** Every page of a site in the given languages, without the tabs of tools. */
export const siteAddresses = (base: string, langs: readonly Lang[] = languages): readonly PageAddress[] =>
  langs.flatMap((lang) =>
    paths.map((path) => ({
      lang,
      address: base + localPath(path, lang),
      isTool: toolPaths.includes(path),
    })),
  );

/** The same with the tabs that a page of a tool links to: its own, and its part of the documentation. */
export async function pagesWithTabs(
  base: string,
  langs: readonly Lang[] = languages,
): Promise<readonly PageAddress[]> {
  const html = await Promise.all(toolPaths.map(async (path) => (await fetch(base + path)).text()));
  const tabs = html.flatMap((page) =>
    [...page.matchAll(/href="(\/[\w-]+\?tab=[\w-]+)"/g)].map(([, tab = ""]) => tab),
  );
  return [
    ...siteAddresses(base, langs),
    ...langs.flatMap((lang) =>
      tabs.map((tab) => ({
        lang,
        address: base + localPath(tab, lang),
        isTool: toolPaths.some((path) => tab.startsWith(`${path}?`)),
      })),
    ),
  ];
}
